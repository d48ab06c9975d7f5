// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that every answer of the desk has a text in each language.
#include <gtest/gtest.h>

#include <set>

#include "app/words/texts/act_words.hpp"
#include "app/words/texts/backup_words.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/moment_words.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "app/words/texts/roster_words.hpp"
#include "app/words/texts/status_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "core/every.hpp"
#include "db/records/journal_action.hpp"
#include "platform/lock_holder.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::words {
namespace {

using desk::DeskError;
using desk::DeskWarning;
using desk::Refusal;
using desk::RowFacts;

// Expects that both texts exist, differ, and have no unfilled placeholder.
void expectBoth(const std::string& english, const std::string& filipino) {
  EXPECT_FALSE(english.empty());
  EXPECT_FALSE(filipino.empty());
  EXPECT_NE(english, filipino);
  for (const std::string* text : {&english, &filipino})
    EXPECT_EQ(text->find('%'), std::string::npos) << *text;
}

template <class Value>
void expectBoth(const Value& value) {
  expectBoth(message(value, Language::English), message(value, Language::Filipino));
}

TEST(DeskWords, EveryRefusal) {
  std::set<std::string> texts;
  std::set<std::string_view> codes;
  for (const Refusal refusal : kEvery<Refusal>) {
    const DeskError error(refusal, desk::someFacts(desk::rowOf(refusal).facts));
    expectBoth(error);
    texts.insert(message(error, Language::English));
    codes.insert(toText(error.refusal));
  }
  EXPECT_EQ(texts.size(), kEvery<Refusal>.size());
  EXPECT_EQ(codes.size(), kEvery<Refusal>.size());
  EXPECT_FALSE(codes.contains(""));
}

TEST(DeskWords, EveryStoreFault) {
  for (const db::StoreFault fault : kEvery<db::StoreFault>) {
    expectBoth(db::StoreError{fault, "detail"});
  }
}

// The server's own message is meant for its administrator and is not shown.
TEST(DeskWords, ARefusedLoginIsToldInOwnWords) {
  for (const Language language : {Language::English, Language::Filipino}) {
    for (const db::StoreFault fault : {db::StoreFault::WrongLogin, db::StoreFault::NotAllowed}) {
      EXPECT_EQ(message(db::StoreError{fault, "FATAL: scram"}, language).find("FATAL"), std::string::npos);
    }
    for (const db::Obstacle obstacle : {db::Obstacle::WrongLogin, db::Obstacle::NotAllowed}) {
      const db::OpenVerdict verdict = db::Unreadable{obstacle, "FATAL: scram"};
      EXPECT_EQ(message(verdict, language).find("FATAL"), std::string::npos);
    }
  }
}

TEST(DeskWords, WhoHoldsAFileIsNamed) {
  const db::StoreError busy{db::StoreFault::Busy, "locked",
                            platform::LockHolder{4711, "damath-console", "maria"}};
  for (const Language language : {Language::English, Language::Filipino}) {
    const std::string text = message(busy, language);
    for (const char* fact : {"damath-console", "4711", "maria"})
      EXPECT_NE(text.find(fact), std::string::npos);
    EXPECT_EQ(message(db::OpenVerdict{db::Busy{busy.holder}}, language), text);
  }
}

TEST(DeskWords, EveryWarning) {
  const db::RowMoment newest{12, db::parseInstant("2026-11-21T08:00:00Z").value()};
  const db::Instant now = db::parseInstant("2999-11-20T08:00:00Z").value();
  std::vector<DeskWarning> warnings{
      db::StoreError{db::StoreFault::DiskFull, "full"},
      db::SecondFault{db::SecondFault::Kind::Full, "/usb", 5'400'000, 1'234'000, ""},
      db::SecondFault{db::SecondFault::Kind::Failed, "/usb", 0, 0, "no such device"}};
  for (const db::ClockDoubt doubt : kEvery<db::ClockDoubt>) {
    const DeskWarning warning = db::ClockJump{doubt, newest, now};
    warnings.push_back(warning);
    for (const Language language : {Language::English, Language::Filipino}) {
      const std::string text = message(warning, language);
      for (const std::string& fact : {localMoment(newest.at), localMoment(now), std::string("12")}) {
        EXPECT_NE(text.find(fact), std::string::npos) << text;
      }
    }
    EXPECT_NE(message(warning, Language::English).find("et the clock"), std::string::npos) << "what to do";
  }
  std::set<std::string> texts;
  for (const DeskWarning& warning : warnings) {
    texts.insert(message(warning, Language::English));
    EXPECT_NE(message(warning, Language::English), message(warning, Language::Filipino));
  }
  EXPECT_EQ(texts.size(), warnings.size());
  const std::string full = message(warnings[1], Language::English);
  for (const char* fact : {"/usb", "5.4 MB", "1.2 MB"}) EXPECT_NE(full.find(fact), std::string::npos) << full;
}

// Every action of the journal has a text in both languages.
TEST(DeskWords, EveryAct) {
  for (const db::JournalAction each : kEvery<db::JournalAction>) {
    RowFacts row;
    row.word = db::toText(each);
    row.action = db::parseJournalAction(row.word);
    EXPECT_EQ(row.action, each);
    EXPECT_NE(actText(row, Language::English), row.word);
    EXPECT_NE(actText(row, Language::Filipino), actText(row, Language::English));
  }
  RowFacts newer;
  newer.word = "unheardOf";
  EXPECT_EQ(actText(newer, Language::English), "unheardOf");
}

TEST(DeskWords, EveryVerdict) {
  const db::OpenVerdict verdicts[] = {db::Current{},
                                      db::Migrated{1, 2, "copy.bak"},
                                      db::NewerRefused{9, 2},
                                      db::TestVersionRefused{7, 11},
                                      db::NotOurs{},
                                      db::Damaged{"page 3"},
                                      db::Busy{}};
  for (const db::OpenVerdict& verdict : verdicts) expectBoth(verdict);
  for (const db::Obstacle obstacle : kEvery<db::Obstacle>) {
    expectBoth(db::OpenVerdict{db::Unreadable{obstacle, "detail"}});
  }
}

// The missing cells of a row are named in one sentence, not in one sentence each.
TEST(DeskWords, MissingCellsOfOneRowAreOneMessage) {
  using desk::RowReason;
  const std::vector<desk::RowFault> faults = {{1, RowReason::MissingLast, {}, {}, {}, {}},
                                              {1, RowReason::BadRating, "x", {}, {}, {}},
                                              {1, RowReason::MissingSchool, {}, {}, {}, {}}};
  EXPECT_EQ(rowMessages(faults, Language::English), "'Last name' and 'School' are missing; fill them in; " +
                                                        rowMessage(faults[1], Language::English));
  const auto missing = [](std::vector<desk::RosterField> fields) {
    return rowMessage({1, RowReason::ColumnMissing, "last", {}, {}, std::move(fields)}, Language::English);
  };
  using enum desk::RosterField;
  EXPECT_TRUE(missing({Last, First}).starts_with("which column is the name?"));
  EXPECT_TRUE(
      missing({Last, First, School}).starts_with("columns missing: 'Name (Last, First)' and 'School'"))
      << missing({Last, First, School});
  EXPECT_TRUE(missing({First}).starts_with("columns missing: 'First name'"));
  EXPECT_EQ(rowMessages({faults.front()}, Language::English), rowMessage(faults.front(), Language::English));
  EXPECT_EQ(
      rowMessages(faults, Language::Filipino),
      "kulang ang 'Apelyido' at 'Paaralan'; punan ang mga ito; " + rowMessage(faults[1], Language::Filipino));
}

TEST(DeskWords, EveryRowReason) {
  std::set<std::string_view> codes;
  for (const desk::RowReason reason : kEvery<desk::RowReason>) {
    const desk::RowFault fault{4, reason, "Peña, Niño", 2, "Apelyido", {desk::RosterField::School}};
    expectBoth(rowMessage(fault, Language::English), rowMessage(fault, Language::Filipino));
    for (const Language language : {Language::English, Language::Filipino}) {
      if (reason == desk::RowReason::BadRating) continue;
      EXPECT_NE(rowMessage(fault, language).find(';'), std::string::npos)
          << "no remedy: " << rowMessage(fault, language);
    }
    codes.insert(toText(fault.reason));
  }
  EXPECT_EQ(codes.size(), kEvery<desk::RowReason>.size());
}

TEST(DeskWords, EveryProblemAndMismatch) {
  for (const desk::ProblemKind kind : kEvery<desk::ProblemKind>) {
    const desk::Problem problem{kind, "game 3", "Grade 7", "Ramon – Santos", 2, 1, "7"};
    expectBoth(problem);
    EXPECT_FALSE(toText(problem.kind).empty());
  }
  for (const desk::MismatchKind kind : kEvery<desk::MismatchKind>) {
    const desk::Mismatch mismatch{kind, "one", "other"};
    expectBoth(mismatch);
    EXPECT_FALSE(toText(mismatch.kind).empty());
  }
}

TEST(DeskWords, EveryNextStep) {
  for (const desk::NextStep next : kEvery<desk::NextStep>) {
    desk::EventStatus status;
    status.next = next;
    expectBoth(nextStepText(status, Language::English), nextStepText(status, Language::Filipino));
    EXPECT_FALSE(toText(status.next).empty());
  }
}

TEST(DeskWords, TheFactsAreInTheSentence) {
  DeskError error(Refusal::ResultsMissing, desk::Missing{{desk::place(2, 3), desk::place(2, 4)}});
  EXPECT_EQ(message(error, Language::English), "results are missing: round 2 board 3; round 2 board 4");
  const db::StoreError full{db::StoreFault::DiskFull, "database or disk is full"};
  error = DeskError(Refusal::StoreFailed, desk::FileFault{full});
  EXPECT_EQ(message(error, Language::Filipino), "puno na ang disk; walang nabago");
}

TEST(DeskWords, LongListsOfGamesAreCut) {
  desk::Missing missing;
  for (int board = 1; board <= 25; ++board) missing.games.push_back(desk::place(1, board));
  const std::string text = message(DeskError(Refusal::ResultsMissing, missing), Language::English);
  EXPECT_NE(text.find("board 20 (+5)"), std::string::npos) << text;
}

TEST(DeskWords, StatusLines) {
  desk::EventStatus status;
  status.name = "Baitang 7";
  status.players = 4;
  status.roundsPaired = 1;
  status.roundsNeeded = 3;
  status.sheetsMissing = {desk::place(1, 2)};
  status.next = desk::NextStep::PairRound;
  EXPECT_EQ(statusLines(status, Language::English),
            (std::vector<std::string>{"Baitang 7: players: 4, rounds paired: 1 of 3",
                                      "scoresheets missing: round 1 board 2", "next: pair round 2"}));
  EXPECT_EQ(statusLines(status, Language::Filipino).back(), "susunod: ipares ang round 2");
}

}  // namespace
}  // namespace damath::words
