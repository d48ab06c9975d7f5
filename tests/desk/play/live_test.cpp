// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a live game recorded by the arbiter's desk. Every action is in the file, acknowledged actions
// survive, and at the end one sheet gives the result.
#include "app/desk/play/live_desk.hpp"
#include "core/play/closing_rows.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/events/entry_desk.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/rounds/unpublished_round.hpp"
#include "core/play/live_game.hpp"
#include "core/rules/breach.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/desk/desk_fixture.hpp"
#include "tests/support/until_repetition.hpp"

namespace damath::desk {
namespace {

using play::ClockAct;
using play::ClockPhase;
using play::ClockSignal;
using play::ClockStep;
using play::Keeping;
using play::milliseconds;
using play::PauseCause;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using namespace std::chrono_literals;

class Live : public DeskTest {
 protected:
  Live() {
    m_event = addEvent(4);
    done(pairings().pairNextRound(m_event, m_user));
  }

  LiveDesk live() { return LiveDesk(m_desk.value()); }
  LiveTable begun(Keeping keeping = Keeping::Program) {
    return got(live().begin(m_event, kBoard, keeping, m_user));
  }
  LiveTable kept() { return got(live().table(m_event, kBoard)); }
  ClockSignals turn(LiveTable& table, std::string_view typed, milliseconds moment = 0ms) {
    return got(live().turn(table, {typed}, moment, m_user));
  }
  ClockSignals take(LiveTable& table, const play::LiveStep& step, milliseconds moment = 0ms) {
    return got(live().take(table, step, moment, m_named));
  }
  std::optional<Refusal> refusedTurn(LiveTable& table, std::string_view typed,
                                     Stands stands = Stands::IfLegal) {
    return refusalOf(live().turn(table, {typed, stands}, 0ms, m_user));
  }
  std::optional<Refusal> refusedStep(LiveTable& table, const play::LiveStep& step) {
    return refusalOf(live().take(table, step, 0ms, m_named));
  }
  // Plays the first three turns of the manual's sample game.
  void open(LiveTable& table) {
    for (const char* typed : {"-9 (0,3)", "-1 (1,4)", "-9 + (-1)"}) turn(table, typed);
  }
  // Checks the state of this desk against the file, opened again as by another program.
  void expectKept(const LiveTable& table) {
    const LiveTable again = kept();
    EXPECT_EQ(again.game().position(), table.game().position());
    EXPECT_EQ(sheetOf(again), sheetOf(table));
    EXPECT_EQ(again.clock.state().gameUsed, table.clock.state().gameUsed);
    EXPECT_EQ(again.record.steps.size(), table.record.steps.size());
  }

  static constexpr Place kBoard{contest::RoundNumber{1}, contest::BoardNumber{1}};
  contest::EventId m_event{};
};

TEST_F(Live, EveryTurnIsInTheFileBeforeTheNext) {
  LiveTable table = begun();
  int count = 0;
  for (const char* typed : {"-9 (0,3)", "(2,5)(1,4)", "-9 + (-1)"}) {
    turn(table, typed);
    EXPECT_EQ(kept().game().turns().size(), static_cast<std::size_t>(++count));
    expectKept(table);
  }
  EXPECT_EQ(sheetOf(table).tag("Round"), "1");
  EXPECT_EQ(sheetOf(table).tag("Result"), "*");
  EXPECT_FALSE(sheetOf(table).tag("Blue").empty());
}

TEST_F(Live, AfterTheProgramEndedTheGameStandsWhereItStood) {
  LiveTable table = begun();
  take(table, ClockStep{ClockAct::Start}, 1000ms);
  turn(table, "-9 (0,3)", 36000ms);
  EXPECT_THAT(got(live().tick(table, 50000ms, m_user)), IsEmpty());
  EXPECT_THAT(got(live().tick(table, 50900ms, m_user)), IsEmpty());
  closeFile();
  reopen();
  const LiveTable again = kept();
  EXPECT_EQ(again.clock.state().phase, ClockPhase::Paused);
  EXPECT_EQ(again.clock.state().cause, PauseCause::Gap);
  EXPECT_EQ(again.clock.state().gameUsed, 49000ms) << "less than a second is lost";
  EXPECT_EQ(again.clock.state().moveUsed, 14000ms);
  EXPECT_GT(again.clock.state().gap, 0ms);
  EXPECT_EQ(again.game().turns().at(0).took, 35000ms);
  EXPECT_EQ(sheetOf(again).tag("Time1"), "0:35.0");
}

TEST_F(Live, TheGapIsChargedWithNameAndReason) {
  LiveTable table = begun();
  take(table, ClockStep{ClockAct::Start}, 0ms);
  done(live().tick(table, 20000ms, m_user));
  reopen();
  LiveTable again = kept();
  EXPECT_EQ(refusalOf(live().take(again, ClockStep{ClockAct::Charge, {}, 30s}, 0ms, m_user)),
            Refusal::ByRequired);
  take(again, ClockStep{ClockAct::Charge, {}, 30s});
  EXPECT_EQ(again.clock.state().gameUsed, 50s);
  EXPECT_EQ(again.clock.state().gap, 0ms);
  EXPECT_THAT(journalled(1), ::testing::StartsWith("chargeClock game 1 "));
  take(again, ClockStep{ClockAct::Resume});
  EXPECT_EQ(again.clock.state().phase, ClockPhase::Running);
  EXPECT_EQ(refusedStep(again, ClockStep{ClockAct::Resume}), Refusal::ClockRefused);
  EXPECT_EQ(refusedStep(again, ClockStep{ClockAct::Charge, {}, 25h}), Refusal::ClockRefused);
}

TEST_F(Live, RefusedTurnsSayWhyAndLeaveNothing) {
  LiveTable table = begun();
  const auto refusal = live().turn(table, {"(1,2)(3,4)"}, 0ms, m_user);
  ASSERT_FALSE(refusal.has_value());
  EXPECT_EQ(refusal.error().refusal, Refusal::TurnRefused);
  ASSERT_NE(refusal.error().as<notation::TypedTurnFault>(), nullptr);
  turn(table, "-9 (0,3)");
  turn(table, "-1 (1,4)");
  EXPECT_EQ(refusedTurn(table, "6 (2,3)"), Refusal::TurnRefused);
  EXPECT_EQ(refusedTurn(table, "6 (2,3)", Stands::AnyCase), Refusal::TurnRefused) << "the program keeps it";
  EXPECT_EQ(table.record.steps.size(), 2U);
  expectKept(table);
}

TEST_F(Live, T6ATurnStandsByTheArbitersWordWithNameAndReason) {
  LiveTable table = begun(Keeping::Arbiter);
  turn(table, "-9 (0,3)");
  turn(table, "-1 (1,4)");
  const auto refusal = live().turn(table, {"6 (2,3)"}, 0ms, m_named);
  ASSERT_FALSE(refusal.has_value());
  const auto* fault = refusal.error().as<notation::TypedTurnFault>();
  ASSERT_NE(fault, nullptr);
  EXPECT_EQ(std::get<rules::Breach>(fault->code), rules::Breach::MissedCapture);
  EXPECT_EQ(refusedTurn(table, "6 (2,3)", Stands::AnyCase), Refusal::ByRequired);
  done(live().turn(table, {"6 (2,3)", Stands::AnyCase}, 0ms, m_named));
  EXPECT_EQ(journalled(1), "letTurnStand game 1 Gng. Muñoz");
  expectKept(table);
  EXPECT_EQ(kept().game().turns().at(2).breach, rules::Breach::MissedCapture);
}

TEST_F(Live, WhatIsWrittenStaysLetterByLetter) {
  LiveTable table = begun(Keeping::Arbiter);
  turn(table, "- 9 (0,3)");
  turn(table, "-1(1,4)");
  turn(table, "-9 x (-1) @(0,3)(2,5) | -10 | 99");
  expectKept(table);
  const sheet::Sheet sheet = sheetOf(kept());
  EXPECT_EQ(sheet.lines.at(0).of(board::Side::Blue).move, "- 9 (0,3)");
  EXPECT_EQ(sheet.lines.at(1).of(board::Side::Blue).total, "99");
}

TEST_F(Live, ATurnIsTakenBackWithNameAndReason) {
  LiveTable table = begun();
  open(table);
  EXPECT_EQ(refusalOf(live().take(table, play::UndoTurnStep{}, 0ms, m_user)), Refusal::ByRequired);
  take(table, play::UndoTurnStep{});
  EXPECT_EQ(journalled(1), "takeBackTurn game 1 Gng. Muñoz");
  EXPECT_EQ(table.game().turns().size(), 2U);
  expectKept(table);
  take(table, play::UndoTurnStep{});
  take(table, play::UndoTurnStep{});
  EXPECT_EQ(refusedStep(table, play::UndoTurnStep{}), Refusal::NothingPlayed);
}

TEST_F(Live, T2TheClocksAreThoseOfTheBoard) {
  LiveTable table = begun();
  take(table, ClockStep{ClockAct::Start}, 0ms);
  EXPECT_THAT(got(live().tick(table, 50s, m_user)), ElementsAre(ClockSignal::Reminder));
  EXPECT_THAT(take(table, ClockStep{ClockAct::Pause, PauseCause::Writing}, 60s),
              ElementsAre(ClockSignal::MoveOver));
  turn(table, "-9 (0,3)", 75s);
  EXPECT_EQ(table.clock.state().phase, ClockPhase::Running);
  EXPECT_EQ(table.clock.state().gameUsed, 60s);
  EXPECT_EQ(table.game().turns()[0].took, 60s);
  take(table, ClockStep{ClockAct::Pause}, 80s);
  EXPECT_THAT(take(table, play::UndoTurnStep{}, 85s), IsEmpty());
  EXPECT_EQ(table.clock.state().moveUsed, 60s);
}

TEST_F(Live, AClockOfTheArbitersOwnCountsToo) {
  LiveTable table = begun();
  done(live().turn(table, {"-9 (0,3)", Stands::IfLegal, 35s}, 0ms, m_user));
  EXPECT_EQ(table.game().turns()[0].took, 35s);
  EXPECT_EQ(table.clock.state().gameUsed, 35s);
  EXPECT_EQ(refusalOf(live().turn(table, {"-1 (1,4)", Stands::IfLegal, -1s}, 0ms, m_user)),
            Refusal::ClockRefused);
  done(live().turn(table, {"-1 (1,4)", Stands::IfLegal, 20min}, 0ms, m_user));
  EXPECT_EQ(refusedTurn(table, "-9 + (-1)"), Refusal::TimeIsOver);
  expectKept(table);
  take(table, ClockStep{ClockAct::Charge, {}, -5s});
  turn(table, "-9 + (-1)");
}

TEST_F(Live, T6AnObjectionStopsTheGameUntilTheRuling) {
  LiveTable table = begun(Keeping::Arbiter);
  take(table, ClockStep{ClockAct::Start}, 0ms);
  turn(table, "-9 (0,3)", 10s);
  done(live().take(table, play::ObjectionStep{board::Side::Red, "touched the 6"}, 12s, m_user));
  EXPECT_EQ(table.clock.state().cause, PauseCause::Objection);
  EXPECT_EQ(refusedTurn(table, "-1 (1,4)"), Refusal::ObjectionOpen);
  EXPECT_EQ(refusedStep(table, ClockStep{ClockAct::Resume}), Refusal::ObjectionOpen);
  EXPECT_EQ(refusedStep(table, play::EndStep{rules::Ending::Time}), Refusal::ObjectionOpen);
  EXPECT_TRUE(kept().course.objection().has_value());
  EXPECT_EQ(refusalOf(live().take(table, play::RulingStep{"play on"}, 12s, m_user)), Refusal::ByRequired);
  take(table, play::RulingStep{"play on"}, 60s);
  EXPECT_EQ(journalled(1), "ruleAtBoard game 1 Gng. Muñoz");
  EXPECT_EQ(journalled(2), "object game 1 arbiter");
  EXPECT_EQ(refusedStep(table, play::RulingStep{"again"}), Refusal::NoObjection);
  take(table, ClockStep{ClockAct::Resume}, 70s);
  turn(table, "-1 (1,4)", 71s);
  EXPECT_EQ(table.clock.state().gameUsed, 13s);
  EXPECT_EQ(refusedStep(table, play::ObjectionStep{board::Side::Red, "a\x01b"}), Refusal::NotText);
}

TEST_F(Live, E4TheClocksStandWhileTheArbiterLooksAtARepetition) {
  LiveTable table = begun();
  const play::LiveSetup& setup = table.game().setup();
  const std::vector<std::string> turns = testing::untilRepetition(setup.ruleset, setup.set);
  ASSERT_FALSE(turns.empty());
  for (std::size_t i = 0; i + 1 < turns.size(); ++i) turn(table, turns[i]);
  take(table, ClockStep{ClockAct::Start}, 0ms);
  turn(table, turns.back(), 10s);
  EXPECT_EQ(table.clock.state().phase, ClockPhase::Paused);
  EXPECT_EQ(table.clock.state().cause, PauseCause::Repetition);
  EXPECT_EQ(kept().clock.state().cause, PauseCause::Repetition) << "for whoever opens the file";
  take(table, play::GoOnStep{}, 60s);
  EXPECT_EQ(table.clock.state().phase, ClockPhase::Running);
  EXPECT_EQ(table.clock.state().gameUsed, 10s) << "T2: what the arbiter looked at does not count";
  // A clock that was paused for another reason does not restart.
  take(table, play::UndoTurnStep{}, 60s);
  take(table, ClockStep{ClockAct::Pause}, 60s);
  turn(table, turns.back(), 60s);
  ASSERT_TRUE(table.course.asksForRepetition());
  take(table, play::GoOnStep{}, 60s);
  EXPECT_EQ(table.clock.state().phase, ClockPhase::Paused);
  EXPECT_EQ(table.clock.state().cause, PauseCause::Arbiter);
}

TEST_F(Live, TheEndGivesOneSheetAndTheResult) {
  LiveTable table = begun();
  take(table, ClockStep{ClockAct::Start}, 0ms);
  turn(table, "-9 (0,3)", 12s);
  turn(table, "-1 (1,4)", 30s);
  turn(table, "-9 + (-1)", 50s);
  EXPECT_EQ(refusalOf(live().enter(table, WithSheet::Accept, m_user)), Refusal::GameGoesOn);
  EXPECT_EQ(refusedStep(table, play::EndStep{rules::Ending::Agreement}), Refusal::EndingNotAllowed);
  take(table, play::EndStep{rules::Ending::Time}, 60s);
  EXPECT_EQ(refusedTurn(table, "10 + (-9)"), Refusal::GameOver);
  const LiveEntered entered = got(live().enter(table, WithSheet::Accept, m_user));
  EXPECT_EQ(entered.view.stored.version, 1);
  EXPECT_FALSE(entered.view.report.hasErrors());
  EXPECT_EQ(entered.view.stored.sheet.tag("Time2"), "0:18.0");
  EXPECT_EQ(entered.view.stored.sheet.tag("GameTime"), "1:00.0");
  EXPECT_EQ(entered.view.stored.sheet, sheetOf(table));
  const contest::GameResult result = event().games.at(0).result.value();
  EXPECT_EQ(result.blueGrand, exact::Number(-16));
  EXPECT_EQ(result.redGrand, exact::Number(-5));
  EXPECT_EQ(result.result, rules::Result::RedWins);
  EXPECT_EQ(refusedStep(table, play::ReopenStep{}), Refusal::GamePlayed);
  EXPECT_EQ(refusalOf(live().begin(m_event, kBoard, Keeping::Program, m_user)), Refusal::GamePlayed);
  EXPECT_THAT(got(live().tables(m_event)), IsEmpty());
}

TEST_F(Live, UndoneItStandsAtItsEndAgainAndGoesOn) {
  LiveTable table = begun();
  open(table);
  take(table, play::EndStep{rules::Ending::Time});
  done(live().enter(table, WithSheet::Accept, m_user));
  announce({ConfirmationReason::Undone});
  HistoryDesk history(m_desk.value());
  done(history.undo({}, m_named));
  EXPECT_FALSE(event().games.at(0).result.has_value());
  LiveTable again = kept();
  EXPECT_EQ(again.game().outcome().value().ending, rules::Ending::Time);
  take(again, play::ReopenStep{});
  EXPECT_EQ(journalled(1), "goOnLive game 1 Gng. Muñoz");
  turn(again, "10 + (-9)");
  expectKept(again);
}

TEST_F(Live, ANoShowHasAnEmptySheet) {
  LiveTable table = begun();
  take(table, ClockStep{ClockAct::Wait}, 0ms);
  EXPECT_THAT(got(live().tick(table, 10min, m_user)), ElementsAre(ClockSignal::NoShowOver));
  take(table, play::EndStep{rules::Ending::NoShowRed}, 10min);
  const LiveEntered entered = got(live().enter(table, WithSheet::Accept, m_user));
  EXPECT_THAT(entered.view.stored.sheet.lines, IsEmpty());
  EXPECT_EQ(event().games.at(0).result.value().result, rules::Result::BlueWins);
}

TEST_F(Live, TheClocksOfSeveralTablesAreKeptWithOneWrite) {
  std::vector<LiveTable> tables{begun(), got(live().begin(m_event, place(1, 2), Keeping::Program, m_user))};
  for (LiveTable& table : tables) take(table, ClockStep{ClockAct::Start}, 0ms);
  take(tables[1], ClockStep{ClockAct::Pause}, 30s);
  std::vector<LiveTable*> going;
  for (LiveTable& table : tables) going.push_back(&table);
  EXPECT_THAT(got(live().tick(going, 40s, m_user)), ElementsAre(IsEmpty(), IsEmpty()));
  EXPECT_THAT(got(live().tick(going, 50s, m_user)),
              ElementsAre(ElementsAre(ClockSignal::Reminder), IsEmpty()));
  EXPECT_THAT(got(live().tick({}, 51s, m_user)), IsEmpty());
  EXPECT_EQ(kept().clock.state().gameUsed, 50s);
  EXPECT_EQ(got(live().table(m_event, place(1, 2))).clock.state().gameUsed, 30s);
}

TEST_F(Live, TheEndIsTypedAsThePlayersWroteIt) {
  LiveTable table = begun(Keeping::Arbiter);
  open(table);
  const play::ClosingStep closing{board::Side::Blue, play::parseClosing("RC 6 | 6; GRAND | 7").value()};
  EXPECT_EQ(refusedStep(table, closing), Refusal::GameGoesOn);
  take(table, play::EndStep{rules::Ending::Time});
  done(live().take(table, closing, 0ms, m_user));
  expectKept(table);
  EXPECT_EQ(kept().game().closing(board::Side::Blue), closing.rows);
  EXPECT_EQ(refusedStep(
                table, play::ClosingStep{board::Side::Red, {{sheet::HalfKind::GrandTotal, "", "a\x01", ""}}}),
            Refusal::NotText);
  const LiveEntered entered = got(live().enter(table, WithSheet::Store, m_user));
  EXPECT_EQ(entered.view.stored.sheet, sheetOf(table));
  EXPECT_TRUE(entered.view.report.hasErrors()) << "the players' grand total is wrong";
}

TEST_F(Live, TheProgramsSheetHasNoEndToType) {
  LiveTable table = begun();
  take(table, play::EndStep{rules::Ending::Time});
  EXPECT_EQ(refusedStep(table, play::ClosingStep{board::Side::Blue, play::parseClosing("GRAND | 7").value()}),
            Refusal::LiveByProgram);
}

TEST_F(Live, ARoundWithAnOpenLiveGameIsNotTakenBack) {
  LiveTable table = begun();
  EXPECT_EQ(refusalOf(pairings().unpair(m_event, m_named)), Refusal::LiveOpen);
  const contest::Contest contest = snapshot();
  const auto held = UnpublishedRound::of(contest, contest.events.at(0));
  ASSERT_TRUE(held.has_value());
  pairing::RoundPairing turned = held->now();
  std::swap(turned.boards.at(0).blue, turned.boards.at(0).red);
  EXPECT_EQ(refusalOf(pairings().repair(m_event, turned, m_named)), Refusal::LiveOpen);
  EXPECT_EQ(got(live().tables(m_event)).size(), 1U);
  take(table, play::AbandonStep{});
  announce({ConfirmationReason::RoundUnpaired});
  done(pairings().unpair(m_event, m_named));
}

TEST_F(Live, AnUndoOfSomethingElseAsksNothingForTheLiveGame) {
  done(rounds().setResult(m_event, place(1, 2), totals(3, 1), m_user));
  LiveTable table = begun(Keeping::Arbiter);
  turn(table, "-9 (0,3)");
  take(table, play::UndoTurnStep{});
  HistoryDesk history(m_desk.value());
  const HistoryDone undone = got(history.undo({}, m_user));
  EXPECT_THAT(undone.staying, IsEmpty());
  EXPECT_FALSE(event().games.at(1).result.has_value());
  EXPECT_EQ(kept().record.steps.size(), 2U);
  EXPECT_TRUE(got(history.offer({}, m_user)).question.has_value())
      << "that of its pairing takes the board away and is asked for";
}

TEST_F(Live, TwoProgramsDoNotWriteTheSameTurn) {
  LiveTable table = begun();
  LiveTable other = kept();
  turn(table, "-9 (0,3)");
  EXPECT_EQ(refusedTurn(other, "6 (2,3)"), Refusal::LiveMoved);
  EXPECT_EQ(other.game().turns().size(), 0U);
  other = kept();
  turn(other, "-1 (1,4)");
  EXPECT_EQ(refusalOf(live().enter(table, WithSheet::Store, m_user)), Refusal::GameGoesOn);
  EXPECT_EQ(refusedTurn(table, "-1 (1,4)"), Refusal::LiveMoved);
}

TEST_F(Live, OneGameIsBegunOnceAndGivenUpWithNameAndReason) {
  EXPECT_EQ(refusalOf(live().table(m_event, kBoard)), Refusal::LiveMissing);
  LiveTable table = begun();
  EXPECT_EQ(refusalOf(live().begin(m_event, kBoard, Keeping::Program, m_user)), Refusal::LiveBegun);
  EXPECT_EQ(refusalOf(live().begin(m_event, place(1, 9), Keeping::Program, m_user)), Refusal::NoSuchGame);
  open(table);
  take(table, play::AbandonStep{});
  EXPECT_EQ(refusalOf(live().table(m_event, kBoard)), Refusal::LiveMissing);
  EXPECT_EQ(begun(Keeping::Arbiter).game().turns().size(), 0U);
  const auto tables = got(live().tables(m_event));
  ASSERT_EQ(tables.size(), 1U);
  EXPECT_EQ(tables[0].record.keeping, Keeping::Arbiter);
}

TEST_F(Live, AResultByHandAsksBeforeItEndsTheLiveGame) {
  LiveTable table = begun();
  open(table);
  const auto refused = rounds().setResult(m_event, kBoard, totals(3, 1), m_user);
  ASSERT_EQ(refusalOf(refused), Refusal::ByRequired);
  const Question* question = refused.error().question();
  ASSERT_NE(question, nullptr);
  EXPECT_EQ(question->code, ConfirmationReason::LiveClosed);
  EXPECT_EQ(question->subject, "3") << "so many turns are left behind";
  EXPECT_EQ(got(live().tables(m_event)).size(), 1U) << "it goes on";
  turn(table, "10 + (-9)");
  EXPECT_FALSE(refusalOf(rounds().setResult(m_event, place(1, 2), totals(3, 1), m_user)).has_value())
      << "of another board nothing is asked";
  announce({ConfirmationReason::LiveClosed});
  done(rounds().setResult(m_event, kBoard, totals(3, 1), m_named));
  EXPECT_THAT(got(live().tables(m_event)), IsEmpty());
  // After undo, the live game goes on from its last state.
  done(HistoryDesk(m_desk.value()).undo({}, m_named));
  EXPECT_EQ(kept().game().turns().size(), 4U);
}

TEST_F(Live, ASheetOfAnotherOriginAsksBeforeItEndsTheLiveGame) {
  LiveTable table = begun();
  open(table);
  sheet::Sheet typed = sheetOf(table);
  std::erase_if(typed.tags, [](const sheet::Tag& tag) { return tag.name == "Live"; });
  EXPECT_EQ(refusalOf(sheets().storeSheet(m_event, kBoard, typed, m_user)), Refusal::ByRequired);
  EXPECT_EQ(refusalOf(sheets().storeAndAccept(m_event, kBoard, typed, m_user)), Refusal::ByRequired);
  announce({ConfirmationReason::LiveClosed});
  done(sheets().storeSheet(m_event, kBoard, typed, m_named));
  EXPECT_THAT(got(live().tables(m_event)), IsEmpty());
}

TEST_F(Live, WhoPlaysALiveGameNeitherWithdrawsNorIsAbsent) {
  LiveTable table = begun();
  const contest::EntryId blue = event().games.at(0).blue;
  EntryDesk entries(m_desk.value());
  CheckInDesk checkIn(m_desk.value());
  const contest::RoundNumber first{1};
  EXPECT_EQ(refusalOf(entries.withdraw(m_event, blue, m_named)), Refusal::LiveOpen);
  EXPECT_EQ(refusalOf(entries.setAbsent(m_event, blue, first, m_named)), Refusal::LiveOpen);
  EXPECT_EQ(refusalOf(checkIn.set(m_event, blue, first, Presence::Absent, m_named)), Refusal::LiveOpen);
  take(table, play::AbandonStep{});
  done(pairings().publish(m_event, m_user));
  announce({ConfirmationReason::Withdrawn});
  done(entries.withdraw(m_event, blue, m_named));
  EXPECT_TRUE(event().games.at(0).result.has_value());
}

TEST_F(Live, ARematchKeptAtTheBoardIsNotEnteredByHand) {
  done(rounds().setResult(m_event, place(1, 1), totals(3, 3), m_user));
  done(rounds().setResult(m_event, place(1, 2), totals(3, 3), m_user));
  for (int round = 2; round <= 3; ++round) {
    for (const contest::Game& game : got(pairings().pairNextRound(m_event, m_user)).games) {
      done(rounds().setResult(m_event, {game.round, game.board}, totals(3, 3), m_user));
    }
  }
  const contest::Game met = event().games.at(0);
  const RematchOf rematch{met.blue, met.red};
  LiveTable table = got(live().begin(m_event, rematch, Keeping::Program, m_user));
  EXPECT_EQ(refusalOf(rounds().setRematch(m_event, met.blue, met.red, totals(5, 1), m_named)),
            Refusal::LiveOpen);
  take(table, play::EndStep{rules::Ending::Time});
  done(live().enter(table, WithSheet::Store, m_user));
  EXPECT_EQ(event().rematches.size(), 1U) << "its own sheet is entered";
}

// A drawn rematch is played again. The live game of the first rematch does not become open by the second.
TEST_F(Live, TheGameOfAnEarlierRematchStaysFinished) {
  contest::EventSetup setup = setupOf("Rematches");
  rules::change(setup.ruleset, &rules::Ruleset::rematchDrawn, rules::RematchDrawn::Again);
  const contest::EventId id = got(events().addEvent(setup, m_user));
  done(events().importPlayers(id, rosterOf(2), m_user));
  const PairedRound only = got(pairings().pairNextRound(id, m_user));
  done(rounds().setResult(id, kBoard, totals(3, 3), m_user));
  const contest::EntryId blue = only.games.at(0).blue;
  const contest::EntryId red = only.games.at(0).red;
  LiveTable table = got(live().begin(id, RematchOf{blue, red}, Keeping::Program, m_user));
  take(table, play::EndStep{rules::Ending::Time});
  done(live().enter(table, WithSheet::Store, m_user));
  EXPECT_THAT(got(live().tables(id)), IsEmpty());
  EXPECT_EQ(got(rounds().setRematch(id, red, blue, totals(5, 1), m_user)).kind, ChangeKind::First);
  EXPECT_EQ(snapshot().at(id).rematches.size(), 2U);
  EXPECT_THAT(got(live().tables(id)), IsEmpty());
}

TEST_F(Live, APairingThatIsTakenBackOrPlayedLeavesNoOpenGame) {
  LiveTable table = begun();
  announce({ConfirmationReason::LiveClosed});
  done(rounds().setResult(m_event, kBoard, totals(3, 1), m_named));
  EXPECT_EQ(refusedTurn(table, "-9 (0,3)"), Refusal::GamePlayed);
  EXPECT_THAT(got(live().tables(m_event)), IsEmpty());
}

}  // namespace
}  // namespace damath::desk
