// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/verification.hpp"
#include "tests/db/faulty_disk.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

using testing::contentOf;
using testing::TempFolder;
using testing::writeFile;

const Author kUser{"arbiter", {}, {}};

TEST(DeskCreate, RefusesToReplaceAFile) {
  const TempFolder folder;
  const StepClock clock;
  writeFile(folder / "taken.damath", "somebody's work");
  const auto desk = Desk::create(folder / "taken.damath", {"Contest", {}, {}}, kUser, clock);
  EXPECT_EQ(refusalOf(desk), Refusal::FileExists);
  EXPECT_EQ(desk.error().subject(), (folder / "taken.damath").string());
  EXPECT_EQ(contentOf(folder / "taken.damath"), "somebody's work");
}

TEST(DeskCreate, RefusesWhatCannotBeKept) {
  const TempFolder folder;
  const StepClock clock;
  const auto create = [&](const contest::ContestHead& head, const Author& author) {
    return refusalOf(Desk::create(folder / "new.damath", head, author, clock));
  };
  EXPECT_EQ(create({"", {}, {}}, kUser), Refusal::NameMissing);
  EXPECT_EQ(create({"  ", {}, {}}, kUser), Refusal::NameMissing);
  EXPECT_EQ(create({"Pe\xF1"
                    "a",
                    {},
                    {}},
                   kUser),
            Refusal::NotText);
  EXPECT_EQ(create({"Contest", "a\nb", {}}, kUser), Refusal::NotText);
  EXPECT_EQ(create({"Contest", {}, {}}, {}), Refusal::ByRequired);
  EXPECT_EQ(create({"Contest", {}, {}}, {"arbiter", {}, "\x01"}), Refusal::NotText);
  const std::string longText(121, 'a');
  EXPECT_EQ(create({longText, {}, {}}, kUser), Refusal::TextTooLong);
  EXPECT_EQ(create({"Contest", longText, {}}, kUser), Refusal::TextTooLong);
  EXPECT_EQ(create({"Contest", {}, longText}, kUser), Refusal::TextTooLong);
  EXPECT_EQ(create({"Con\u200Btest", {}, {}}, kUser), Refusal::TextUnseen);
  EXPECT_EQ(create({"Contest", "\u202EHall", {}}, kUser), Refusal::TextUnseen);
  EXPECT_EQ(create({"Contest", {}, {}}, {longText, {}, {}}), Refusal::TextTooLong);
  EXPECT_EQ(create({"Contest", {}, {}}, {"arbiter", {}, longText + longText}), std::nullopt)
      << "a reason may be sentences";
  std::filesystem::remove(folder / "new.damath");
  EXPECT_EQ(create({"Contest", {}, {}}, {"arbiter", {}, std::string(501, 'a')}), Refusal::TextTooLong);
  EXPECT_EQ(folder.listing(), "");
}

TEST(DeskCreate, RefusesInAMissingFolder) {
  const TempFolder folder;
  const StepClock clock;
  const auto desk = Desk::create(folder / "no" / "new.damath", {"Contest", {}, {}}, kUser, clock);
  ASSERT_EQ(refusalOf(desk), Refusal::StoreFailed);
  EXPECT_EQ(desk.error().as<FileFault>()->error->fault, db::StoreFault::CannotOpen);
}

TEST(DeskOpen, GivesTheVerdictAndNoDeskWhereRefused) {
  const TempFolder folder;
  const StepClock clock;
  const Opening opening = Desk::open(folder / "none.damath", clock);
  EXPECT_FALSE(opening.desk);
  EXPECT_EQ(std::get<db::Unreadable>(opening.verdict).obstacle, db::Obstacle::Missing);
}

TEST_F(DeskTest, TheJournalNamesUserTimeAndAction) {
  addEvent(2);
  const auto rows = m_desk->journal().value();
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[0].at, "2026-11-20T08:01:00Z");
  EXPECT_EQ(rows[0].action, db::JournalAction::CreateContest);
  EXPECT_EQ(rows[1].at, "2026-11-20T08:02:00Z");
  EXPECT_EQ(rows[1].action, db::JournalAction::AddEvent);
  EXPECT_EQ(rows[1].subject, "event 1");
  EXPECT_EQ(rows[2].action, db::JournalAction::ImportPlayers);
  EXPECT_EQ(rows[2].by, "arbiter");
}

TEST_F(DeskTest, TheJournalNamesThePersonWhoAsked) {
  const contest::EventId event = addEvent(2);
  EXPECT_EQ(m_desk->journal().value().back().askedBy, "");
  Author author = m_user;
  author.askedBy = " G. Peña ";
  done(pairings().pairNextRound(event, author));
  EXPECT_EQ(m_desk->journal().value().back().askedBy, "G. Peña");
  author.askedBy = "\x01";
  EXPECT_EQ(refusalOf(pairings().publish(event, author)), Refusal::NotText);
}

TEST_F(DeskTest, BackupIsAContestOfItsOwn) {
  addEvent(4);
  ASSERT_TRUE(m_desk->backup(m_folder / "copy.damath"));
  const Opening copy = Desk::open(m_folder / "copy.damath", m_clock);
  ASSERT_TRUE(copy.desk);
  EXPECT_EQ(got(copy.desk->snapshot())->players.size(), 4U);
  const auto again = m_desk->backup(m_folder / "copy.damath");
  EXPECT_EQ(refusalOf(again), Refusal::FileExists);
  EXPECT_EQ(again.error().subject(), (m_folder / "copy.damath").string());
}

TEST_F(DeskTest, ChangesAreSeenByAnotherDesk) {
  const Opening other = Desk::open(m_path, m_clock);
  ASSERT_TRUE(other.desk);
  addEvent(3);
  EXPECT_EQ(got(other.desk->snapshot())->players.size(), 3U);
}

}  // namespace
}  // namespace damath::desk
