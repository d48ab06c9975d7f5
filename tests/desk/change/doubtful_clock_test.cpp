// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a clock that does not fit the journal: it is reported once, recorded, and changes keep their
// order.
#include <random>

#include "app/desk/change/change.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/second_folder.hpp"
#include "app/desk/keeping/verification.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

class SetClock final : public Clock {
 public:
  [[nodiscard]] std::chrono::sys_seconds now() const override { return m_now; }
  void set(const std::string& text) { m_now = db::parseInstant(text).value(); }
  void set(db::Instant now) { m_now = now; }

 private:
  std::chrono::sys_seconds m_now = db::parseInstant("2026-11-21T08:00:00Z").value();
};

class DoubtfulClock : public ::testing::Test {
 protected:
  void rename(const std::string& venue) {
    done(EventDesk(m_desk).renameContest({"Dibisyon", venue, {}}, m_author));
  }
  [[nodiscard]] std::vector<db::JournalRow> rows() const { return got(m_desk.journal()); }
  [[nodiscard]] std::vector<db::ClockJump> jumps() {
    std::vector<db::ClockJump> found;
    for (const DeskWarning& warning : m_desk.takeWarnings()) {
      if (const auto* jump = std::get_if<db::ClockJump>(&warning)) found.push_back(*jump);
    }
    return found;
  }

  testing::TempFolder m_folder;
  std::filesystem::path m_path = m_folder / "contest.damath";
  SetClock m_clock;
  Author m_author{"arbiter", "Gng. Muñoz", "maling petsa"};
  Desk m_desk = got(Desk::create(m_path, {"Dibisyon", {}, {}}, m_author, m_clock));
};

TEST_F(DoubtfulClock, EachKindIsReportedOnceAndRecorded) {
  rename("Gym");
  EXPECT_TRUE(jumps().empty());
  struct Step {
    const char* at;
    std::optional<db::ClockDoubt> doubt;
  };
  int venue = 0;
  for (const auto& [at, doubt] :
       {Step{"2026-11-21T08:30:00Z", {}}, Step{"2026-11-21T05:00:00Z", db::ClockDoubt::Back},
        Step{"2026-11-21T05:01:00Z", {}}, Step{"2026-11-24T05:01:00Z", db::ClockDoubt::Ahead},
        Step{"2026-11-24T05:02:00Z", {}}, Step{"1970-01-01T00:00:10Z", db::ClockDoubt::Impossible},
        Step{"1970-01-01T00:00:20Z", {}}, Step{"2999-01-01T00:00:00Z", {}},
        Step{"2026-11-24T06:00:00Z", db::ClockDoubt::Back}, Step{"2026-11-24T06:01:00Z", {}}}) {
    const db::JournalRow before = rows().back();
    m_clock.set(at);
    rename("venue " + std::to_string(++venue));
    const auto found = jumps();
    ASSERT_EQ(found.size(), doubt ? 1U : 0U) << at;
    const auto all = rows();
    EXPECT_EQ(all.back().at, at);
    EXPECT_EQ(all.back().action, db::JournalAction::RenameContest);
    EXPECT_EQ(all.back().number, before.number + (doubt ? 2 : 1)) << at;
    if (!doubt) continue;
    EXPECT_EQ(found.front().doubt, *doubt) << at;
    EXPECT_EQ(found.front().newest.number, before.number);
    EXPECT_EQ(db::toText(found.front().newest.at), before.at);
    const db::JournalRow& note = all[all.size() - 2];
    EXPECT_EQ(note.action, db::JournalAction::NoteClock);
    EXPECT_EQ(note.after, "{\"doubt\":\"" + std::string(toText(*doubt)) + "\",\"clock\":\"" + at + "\"}");
    EXPECT_EQ(note.before, "{\"row\":" + std::to_string(before.number) + ",\"clock\":\"" + before.at + "\"}");
    EXPECT_NE(note.act, all.back().act) << "an action of its own";
    EXPECT_TRUE(note.reason.empty());
  }
  EXPECT_TRUE(got(verify(m_desk)).empty());
}

TEST_F(DoubtfulClock, ARefusedChangeRecordsNothing) {
  m_clock.set("2026-11-20T08:00:00Z");
  const auto before = testing::contentOf(m_path);
  EXPECT_EQ(refusalOf(EventDesk(m_desk).renameContest({"Dibisyon", {}, {}}, m_author)),
            Refusal::NamesUnchanged);
  EXPECT_EQ(testing::contentOf(m_path), before);
  EXPECT_TRUE(jumps().empty());
  rename("Gym");
  EXPECT_EQ(jumps().size(), 1U) << "the change that is made reports it";
}

TEST_F(DoubtfulClock, UndoPassesOverTheRecord) {
  rename("Gym");
  m_clock.set("2026-11-20T08:00:00Z");
  rename("Hall");
  ASSERT_EQ(jumps().size(), 1U);
  EXPECT_EQ(got(m_desk.snapshot())->head.venue, "Hall");
  Author named = m_author;
  named.answers = answersTo({ConfirmationReason::Undone});
  // The clock is right again. The journal row about the clock is an action of its own before the undo.
  m_clock.set("2026-11-21T09:00:00Z");
  const auto undone = HistoryDesk(m_desk).undo({}, named);
  ASSERT_TRUE(undone) << reasonOf(undone.error());
  EXPECT_EQ(got(m_desk.snapshot())->head.venue, "Gym");
  EXPECT_EQ(undone->rows.front().action, db::JournalAction::RenameContest);
  ASSERT_TRUE(HistoryDesk(m_desk).redo(named));
  EXPECT_EQ(got(m_desk.snapshot())->head.venue, "Hall");
  EXPECT_TRUE(got(verify(m_desk)).empty());
}

// Random clocks: the rows keep their order, every time is stored exactly, and the file stays sound.
TEST_F(DoubtfulClock, RandomClocksKeepTheOrder) {
  std::mt19937_64 lot(20261130);
  std::vector<std::string> told;
  for (int i = 0; i < 60; ++i) {
    const db::Instant now(std::chrono::seconds(std::uniform_int_distribution<std::int64_t>(
        db::kFirstInstant.time_since_epoch().count(), db::kLastInstant.time_since_epoch().count())(lot)));
    m_clock.set(now);
    rename("venue " + std::to_string(i));
    told.push_back(db::toText(now));
  }
  std::vector<std::string> stored;
  std::int64_t number = 0;
  for (const db::JournalRow& row : rows()) {
    EXPECT_EQ(row.number, ++number);
    if (row.action == db::JournalAction::RenameContest) stored.push_back(row.at);
  }
  EXPECT_EQ(stored, told);
  EXPECT_TRUE(got(verify(m_desk)).empty());
  // The document of the contest carries every moment exactly.
  std::string document;
  done(m_desk.writeDocument([&document](std::string_view piece) {
    document += piece;
    return true;
  }));
  testing::writeFile(m_folder / "whole.json", document);
  ASSERT_TRUE(Desk::createFrom(m_folder / "again.damath", m_folder / "whole.json"));
  const Opening again = Desk::open(m_folder / "again.damath", m_clock);
  ASSERT_TRUE(again.desk);
  const auto copied = got(again.desk->journal());
  const auto all = rows();
  ASSERT_EQ(copied.size(), all.size());
  for (std::size_t i = 0; i < all.size(); ++i) EXPECT_EQ(copied[i].at, all[i].at);
}

TEST_F(DoubtfulClock, TheSecondFolderIsUsedByItself) {
  const std::filesystem::path drive = m_folder / "usb";
  const auto missing = chooseSecondFolder(m_desk, drive);
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().refusal, Refusal::StoreFailed);
  std::filesystem::create_directory(drive);
  EXPECT_TRUE(chooseSecondFolder(m_desk, drive));
  const auto second = *m_desk.ring().second();
  EXPECT_TRUE(second.isOnOneDisk());
  EXPECT_EQ(second.choice()->last, m_clock.now()) << "a backup is written at once";
  const auto count = [&] { return db::backupsIn(second.backups(), ".damath").size(); };
  const std::size_t first = count();
  m_clock.set("2026-11-21T08:15:00Z");
  rename("Gym");
  EXPECT_EQ(count(), first + 1);
  EXPECT_EQ(second.choice()->last, m_clock.now());
  std::filesystem::rename(drive, m_folder / "pulled out");
  m_clock.set("2026-11-21T08:30:00Z");
  rename("Hall");
  EXPECT_TRUE(m_desk.takeWarnings().empty()) << "an absent drive fails nothing";
  EXPECT_EQ(db::toText(*second.choice()->last), "2026-11-21T08:15:00Z");
  done(forgetSecondFolder(m_desk));
  EXPECT_EQ(second.state(), db::SecondState::None);
}

}  // namespace
}  // namespace damath::desk
