// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the outbox: drafts that could not be sent are kept on disk and sent later as ordinary changes. The
// contest is in a file, or shared.
#include "app/desk/outbox/outbox.hpp"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

#include "core/exact/number_text.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/desk/meeting/two_desks.hpp"

namespace damath::desk {
namespace {

constexpr const char* kTypedSheet = "[Set \"integer\"]\n-9 (0,3) || -1 (1,4)\n";

constexpr const char* kWholeSheet =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n";

class OutboxTest : public TwoDesks {
 protected:
  [[nodiscard]] Outbox outbox(const std::string& login = "table1",
                              const std::string& origin = "ab12cd") const {
    return Outbox(m_folder / "outbox", origin, login);
  }
  [[nodiscard]] Draft result(const Hand& hand, int board, int blue, int red) const {
    const contest::Contest contest = *got(hand.desk.snapshot());
    const contest::Game& game = contest.events.front().games.at(static_cast<std::size_t>(board) - 1);
    Draft draft;
    draft.at = "2026-11-20T01:02:03Z";
    draft.event = m_event;
    draft.place = place(1, board);
    draft.blue = game.blue;
    draft.red = game.red;
    draft.entry = totals(blue, red);
    draft.seen = Hand::headOf(hand.desk);
    return draft;
  }
  [[nodiscard]] std::filesystem::path fileOf(const std::string& login) const {
    for (const auto& entry : std::filesystem::directory_iterator(m_folder / "outbox")) {
      const std::string name = entry.path().filename().string();
      if (name.starts_with(login) && name.ends_with(".json")) return entry.path();
    }
    return {};
  }
};

TEST_F(OutboxTest, KeepsWhatWasTypedAsItWasTyped) {
  const Hand ana = hand("ana");
  EXPECT_TRUE(outbox().drafts()->empty()) << "there is no folder yet";
  Draft first = result(ana, 1, 50, 10);
  first.by = "Ana Santos";
  first.reason = "ñ \"misread\"\n−9";
  first.entry =
      contest::ResultInput{rules::Ending::ResignRed, *exact::parseNumber("-21/4"), *exact::parseNumber("√2")};
  ASSERT_TRUE(outbox().keep(first));
  Draft second = result(ana, 2, 1, 2);
  second.entry = notation::parseSheetText(kTypedSheet).value();
  second.basedOn = 3;
  ASSERT_TRUE(outbox().keep(second));
  const auto drafts = outbox().drafts();
  ASSERT_TRUE(drafts);
  ASSERT_EQ(drafts->size(), 2U);
  const std::filesystem::path half = m_folder / "outbox" / "table2-half.json";
  std::ofstream(half) << "{\"origin\": ";
  const auto all = Outbox::all(m_folder / "outbox");
  ASSERT_EQ(all.contents.size(), 1U);
  EXPECT_EQ(all.contents.front().login, "table1");
  EXPECT_EQ(all.contents.front().drafts.size(), 2U);
  EXPECT_EQ(all.unread, std::vector{half});
  const Draft& is = drafts->front();
  EXPECT_FALSE(is.id.empty());
  EXPECT_EQ(std::tie(is.at, is.by, is.reason), std::tie(first.at, first.by, first.reason));
  EXPECT_EQ(is.place, first.place);
  EXPECT_EQ(is.seen, first.seen);
  const auto& input = std::get<contest::ResultInput>(is.entry);
  EXPECT_EQ(input.blueGrand, exact::parseNumber("-21/4"));
  EXPECT_EQ(input.redGrand, exact::parseNumber("√2"));
  EXPECT_EQ(std::get<sheet::Sheet>(drafts->back().entry), std::get<sheet::Sheet>(second.entry));
  EXPECT_EQ(drafts->back().basedOn, 3);
  ASSERT_TRUE(outbox().remove(is.id));
  EXPECT_EQ(outbox().drafts()->size(), 1U);
}

TEST_F(OutboxTest, ASecondEntryOnABoardTakesThePlaceOfTheFirstAndOfWhatWasSeen) {
  Hand ana = hand("ana");
  const Draft first = result(ana, 1, 50, 10);
  ASSERT_TRUE(outbox().keep(first));
  done(enter(ana, m_event, 2, 5, 1));
  ASSERT_TRUE(outbox().keep(result(ana, 1, 40, 10)));
  const auto drafts = outbox().drafts();
  ASSERT_EQ(drafts->size(), 1U);
  EXPECT_EQ(std::get<contest::ResultInput>(drafts->front().entry).blueGrand, exact::Number(40));
  EXPECT_EQ(drafts->front().seen, first.seen);
}

TEST_F(OutboxTest, AnothersAndAnotherContestsAreNotMixedUp) {
  const Hand ana = hand("ana");
  ASSERT_TRUE(outbox("table1").keep(result(ana, 1, 50, 10)));
  EXPECT_TRUE(outbox("table2").drafts()->empty());
  EXPECT_TRUE(outbox("table1", "ffff00").drafts()->empty());
  // A file of one user that is copied over the file of another user is not accepted either.
  ASSERT_TRUE(outbox("table2").keep(result(ana, 2, 5, 1)));
  std::filesystem::copy_file(fileOf("table1"), fileOf("table2"),
                             std::filesystem::copy_options::overwrite_existing);
  const auto moved = outbox("table2").drafts();
  ASSERT_FALSE(moved);
  EXPECT_EQ(moved.error().fault, OutboxFault::Broken);
}

TEST_F(OutboxTest, HalfAFileIsToldAndPutAside) {
  const Hand ana = hand("ana");
  ASSERT_TRUE(outbox().keep(result(ana, 1, 50, 10)));
  const std::filesystem::path file = fileOf("table1");
  std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
  const auto broken = outbox().drafts();
  ASSERT_FALSE(broken);
  EXPECT_EQ(broken.error().fault, OutboxFault::Broken);
  EXPECT_TRUE(std::filesystem::exists(broken.error().path)) << "what is left of it can be looked at";
  EXPECT_TRUE(outbox().drafts()->empty());
  ASSERT_TRUE(outbox().keep(result(ana, 2, 5, 1)));
  EXPECT_EQ(outbox().drafts()->size(), 1U);
}

// The JSON library would turn such a value into some whole number, and the draft could go to another board.
TEST_F(OutboxTest, ANumberThatNoDraftHasMakesTheFileBroken) {
  const Hand ana = hand("ana");
  const std::string before = "\"board\": 1";
  for (const char* board : {"1.5", "1e300", "true", "4294967297", "18446744073709551615"}) {
    ASSERT_TRUE(outbox().keep(result(ana, 1, 50, 10)));
    const std::filesystem::path file = fileOf("table1");
    std::string text = damath::testing::contentOf(file);
    const std::size_t at = text.find(before);
    ASSERT_NE(at, std::string::npos) << text;
    damath::testing::writeFile(file, text.replace(at, before.size(), std::string("\"board\": ") + board));
    const auto broken = outbox().drafts();
    ASSERT_FALSE(broken) << board;
    EXPECT_EQ(broken.error().fault, OutboxFault::Broken) << board;
  }
}

// Without the lock, two windows could overwrite each other's drafts.
TEST_F(OutboxTest, ChangesNothingWithoutItsLock) {
  const Hand ana = hand("ana");
  ASSERT_TRUE(outbox().keep(result(ana, 1, 50, 10)));
  const std::string id = outbox().drafts()->front().id;
  const std::filesystem::path lock = fileOf("table1").string() + ".lock";
  std::filesystem::remove(lock);
  // Puts a folder in the place of the lock. The folder is not empty: the outbox removes an empty folder.
  std::filesystem::create_directories(lock / "folder");
  const auto kept = outbox().keep(result(ana, 2, 1, 2));
  ASSERT_FALSE(kept);
  EXPECT_EQ(kept.error().fault, OutboxFault::CannotWrite);
  EXPECT_EQ(kept.error().why, "Is a directory");
  EXPECT_EQ(outbox().remove(id).error().fault, OutboxFault::CannotWrite);
  EXPECT_EQ(outbox().drafts().error().fault, OutboxFault::CannotRead);
  std::filesystem::remove_all(lock);
  EXPECT_EQ(outbox().drafts()->size(), 1U) << "and nothing was changed";
}

TEST_F(OutboxTest, WhatIsToldAsKeptOutlivesTheProgram) {
  const Hand ana = hand("ana");
  const Draft one = result(ana, 1, 50, 10);
  const Draft two = result(ana, 2, 5, 1);
  int told[2] = {};
  ASSERT_EQ(::pipe(told), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    for (int turn = 0;; ++turn) {
      Draft draft = turn % 2 == 0 ? one : two;
      draft.reason = std::to_string(turn);
      if (!outbox().keep(draft)) ::_exit(1);
      const char mark = 'k';
      static_cast<void>(::write(told[1], &mark, 1) == 1);
    }
  }
  ::close(told[1]);
  int kept = 0;
  char mark = 0;
  while (kept < 25 && ::read(told[0], &mark, 1) == 1) ++kept;
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  while (::read(told[0], &mark, 1) == 1) ++kept;
  ::close(told[0]);
  const auto drafts = outbox().drafts();
  ASSERT_TRUE(drafts);
  ASSERT_EQ(drafts->size(), 2U);
  // The newest draft is the last reported one, or a later one that was being stored at the kill.
  int newest = 0;
  for (const Draft& draft : *drafts) newest = std::max(newest, std::stoi(draft.reason));
  EXPECT_GE(newest, kept - 1);
}

TEST_F(OutboxTest, IsSentAsAnOrdinaryChangeOnce) {
  Hand ana = hand("ana");
  const Draft draft = result(ana, 1, 50, 10);
  EXPECT_EQ(got(sent(ana.desk, draft, ana.author)), DraftFate::Sent);
  contest::Contest keep;
  EXPECT_EQ(game(ana, 1, keep).result->blueGrand, exact::Number(50));
  // Simulates a lost answer to the commit: the same draft is sent again.
  EXPECT_EQ(got(sent(ana.desk, draft, ana.author)), DraftFate::Already);
  Draft sheet = result(ana, 2, 0, 0);
  sheet.entry = notation::parseSheetText(kTypedSheet).value();
  sheet.basedOn = 0;
  ana.author.answers = answersTo({ConfirmationReason::SheetMisfiled});
  EXPECT_EQ(got(sent(ana.desk, sheet, ana.author)), DraftFate::Sent);
  EXPECT_EQ(got(sent(ana.desk, sheet, ana.author)), DraftFate::Already);
}

TEST_F(OutboxTest, WhatMeetsAnothersEntryIsAskedAndNotOverwritten) {
  Hand ana = hand("ana");
  Hand ben = hand("ben");
  const Draft draft = result(ana, 1, 50, 10);
  done(enter(ben, m_event, 1, 40, 10));
  const auto met = sent(ana.desk, draft, ana.author);
  ASSERT_FALSE(met);
  ASSERT_NE(met.error().question(), nullptr);
  EXPECT_EQ(met.error().question()->code, ConfirmationReason::ResultMeanwhile);
  contest::Contest keep;
  EXPECT_EQ(game(ana, 1, keep).result->blueGrand, exact::Number(40));
}

TEST_F(OutboxTest, IsOfThosePlayersAndNoOthers) {
  Hand ana = hand("ana");
  Draft draft = result(ana, 1, 50, 10);
  std::swap(draft.blue, draft.red);
  EXPECT_EQ(refusalOf(sent(ana.desk, draft, ana.author)), Refusal::BoardPairedAnew);
}

TEST_F(OutboxTest, AClerkIsToldWhoseEntryStandsThere) {
  if (!isHall()) return;
  Hand ana = hand("ana", db::Role::Clerk);
  Hand ben = hand("ben", db::Role::Clerk);
  const Draft draft = result(ana, 1, 50, 10);
  done(enter(ben, m_event, 1, 40, 10));
  const auto met = sent(ana.desk, draft, ana.author);
  ASSERT_FALSE(met);
  EXPECT_EQ(met.error().refusal, Refusal::EnteredByOther);
  EXPECT_EQ(met.error().as<MetEntry>()->by, "ben");
  EXPECT_EQ(met.error().as<MetEntry>()->entered.blueGrand, "40");

  Author misfiled = ben.author;
  misfiled.answers = answersTo({ConfirmationReason::SheetMisfiled});
  const sheet::Sheet sheet = notation::parseSheetText(kTypedSheet).value();
  done(SheetDesk(ben.desk).storeSheet(m_event, place(1, 2), sheet, misfiled));
  sheet::Sheet other = sheet;
  other.lines.pop_back();
  const auto stored = SheetDesk(ana.desk).storeSheet(m_event, place(1, 2), other, ana.author);
  ASSERT_FALSE(stored);
  EXPECT_EQ(stored.error().refusal, Refusal::SheetByOther) << reasonOf(stored.error());
  EXPECT_EQ(stored.error().as<MetSheet>()->stored.by, "ben");
}

// Two players with two legs and one win each. Only a rematch breaks the tie.
class RematchInTheOutbox : public OutboxTest {
 protected:
  RematchInTheOutbox() {
    Hand maker = hand("gumawa");
    contest::EventSetup setup = setupOf("Two legs");
    setup.legs = 2;
    m_two = got(EventDesk(maker.desk).addEvent(setup, maker.author));
    done(EventDesk(maker.desk)
             .importPlayers(m_two, "last,first,school\nUy,Jo,PSHS\nSy,Al,PSHS\n", maker.author));
    for (int round = 1; round <= 2; ++round) {
      done(PairingDesk(maker.desk).pairNextRound(m_two, maker.author));
      done(PairingDesk(maker.desk).publish(m_two, maker.author));
      done(RoundDesk(maker.desk).setResult(m_two, place(round, 1), totals(9, 4), maker.author));
    }
    const contest::Contest made = *got(maker.desk.snapshot());
    m_one = made.at(m_two).entries.at(0).id;
    m_other = made.at(m_two).entries.at(1).id;
  }
  [[nodiscard]] Draft rematch(const Hand& hand, int blue, int red) const {
    Draft draft;
    draft.at = "2026-11-20T01:02:03Z";
    draft.event = m_two;
    draft.place = RematchOf{m_one, m_other};
    draft.blue = m_one;
    draft.red = m_other;
    draft.isDue = true;
    draft.entry = totals(blue, red);
    draft.seen = Hand::headOf(hand.desk);
    return draft;
  }
  [[nodiscard]] std::vector<contest::Rematch> played(const Hand& hand) const {
    return got(hand.desk.snapshot())->at(m_two).rematches;
  }

  contest::EventId m_two{};
  contest::EntryId m_one{};
  contest::EntryId m_other{};
};

TEST_F(RematchInTheOutbox, IsKeptOnceWhoeverHasBlueAndSentOnce) {
  Hand ana = hand("ana");
  ASSERT_TRUE(outbox().keep(rematch(ana, 8, 1)));
  Draft turned = rematch(ana, 1, 8);
  turned.place = RematchOf{m_other, m_one};
  std::swap(turned.blue, turned.red);
  ASSERT_TRUE(outbox().keep(turned));
  const auto drafts = outbox().drafts().value();
  ASSERT_EQ(drafts.size(), 1U);
  EXPECT_TRUE(drafts.front().isDue);
  EXPECT_EQ(got(sent(ana.desk, drafts.front(), ana.author)), DraftFate::Sent);
  ASSERT_EQ(played(ana).size(), 1U);
  EXPECT_EQ(played(ana).front().blue, m_other);
  // Simulates a lost answer to the commit: the same draft is sent again.
  EXPECT_EQ(got(sent(ana.desk, drafts.front(), ana.author)), DraftFate::Already);
  EXPECT_EQ(played(ana).size(), 1U);
}

TEST_F(RematchInTheOutbox, ThatAnotherHasEnteredIsAskedAndNotPlayedTwice) {
  Hand ana = hand("ana");
  Hand ben = hand("ben");
  const Draft win = rematch(ana, 8, 1);
  // A draw makes another rematch due. The waiting draft does not belong to that rematch.
  done(RoundDesk(ben.desk).setRematch(m_two, m_one, m_other, totals(5, 5), ben.author));
  const auto met = sent(ana.desk, win, ana.author);
  ASSERT_FALSE(met);
  EXPECT_TRUE(met.error().question() != nullptr || met.error().refusal == Refusal::ByRequired)
      << reasonOf(met.error());
  ASSERT_EQ(played(ana).size(), 1U);
  EXPECT_EQ(played(ana).front().result.result, rules::Result::Draw);
}

TEST_F(RematchInTheOutbox, AScoresheetEntersTheOneThatIsDue) {
  Hand ana = hand("ana");
  Draft draft = rematch(ana, 0, 0);
  draft.entry = notation::parseSheetText(kWholeSheet).value();
  ana.author.answers = answersTo({ConfirmationReason::SheetMisfiled});
  EXPECT_EQ(got(sent(ana.desk, draft, ana.author)), DraftFate::Sent);
  ASSERT_EQ(played(ana).size(), 1U);
  EXPECT_EQ(got(sent(ana.desk, draft, ana.author)), DraftFate::Already);
  EXPECT_EQ(played(ana).size(), 1U);
}

}  // namespace
}  // namespace damath::desk
