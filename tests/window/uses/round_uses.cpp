// SPDX-License-Identifier: GPL-3.0-or-later
// The use cases of pairings, results, rematches and lots.
#include <QApplication>
#include <QTabBar>

#include "tests/window/uses/use.hpp"

namespace damath::testing {

namespace {

using db::JournalAction;
using window::Command;
using Kind = window::Location::Kind;
using words::Phrase;

// Exchanges the seats of the first two players, without storing the change.
void exchangeSeats(Stage& stage) {
  stage.person().write(Phrase::ExchangeOne, QStringLiteral("#1"));
  stage.person().key(Qt::Key_Return);
  stage.person().write(Phrase::ExchangeOther, QStringLiteral("#2"));
  stage.person().key(Qt::Key_Return);
}

void standHeld(Stage& stage) {
  stage.fourPlayers();
  stage.pair();
  stage.open(Kind::Rounds);
}

void standWithResult(Stage& stage) {
  stage.twoMeet();
  stage.enter(12, 8);
  stage.open(Kind::Rounds);
}

void standWithRematch(Stage& stage) {
  stage.twoMeet();
  stage.enter(10, 10);
  stage.playRematch();
}

// Three players who drew all their games and all their rematches.
void standLevel(Stage& stage) {
  stage.players("A,Ana,X\nB,Ben,Y\nC,Cora,Z\n");
  for (int round = 1; round <= 3; ++round) {
    stage.pair();
    stage.enter(5, 5, {contest::RoundNumber{round}, contest::BoardNumber{1}});
  }
  const std::vector<contest::Entry> entries = stage.session.find(stage.event)->entries;
  const contest::ResultInput drawn{rules::Ending::Time, exact::Number(5), exact::Number(5)};
  for (const auto& [one, other] : {std::pair{0U, 1U}, std::pair{0U, 2U}, std::pair{1U, 2U}}) {
    EXPECT_TRUE(stage.session.changed(desk::RoundDesk(stage.session.desk())
                                          .setRematch(stage.event, entries.at(one).id, entries.at(other).id,
                                                      drawn, stage.session.author())));
  }
  stage.lend();
  stage.open(Kind::Tally);
}

}  // namespace

std::vector<Use> roundUses() {
  return {
      {.name = "PairRound",
       .writes = {JournalAction::PairRound},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.pair();
             stage.open(Kind::Rounds);
           },
       .refused = [](Stage& stage) { return stage.person().whyNot(Command::PairRound); },
       .done =
           [](Stage& stage) {
             stage.enter(12, 8);
             stage.enter(12, 8, kOtherBoard);
             stage.person().command(Command::PairRound);
           }},
      {.name = "PairByHand",
       .writes = {JournalAction::PairByHand},
       .runs = {Command::PairByHand},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.open(Kind::Rounds);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::PairByHand);
             stage.person().write(Phrase::ByHandBoards, QStringLiteral("1-2\n3-9"));
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::PairByHand);
             stage.person().write(Phrase::ByHandBoards, QStringLiteral("1-2\n3-4"));
             stage.person().answerNext(Person::Answer::GoOn);
             stage.person().sign(Phrase::MadeBy);
           }},
      {.name = "ExchangeSeats",
       .writes = {JournalAction::PairByHand},
       .runs = {Command::KeepPairing},
       .stand = standHeld,
       .refused =
           [](Stage& stage) {
             exchangeSeats(stage);
             stage.person().command(Command::KeepPairing);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::KeepPairing);
             stage.person().answerNext(Person::Answer::GoOn);
             stage.person().sign(Phrase::MadeBy);
           }},
      {.name = "PublishRound",
       .writes = {JournalAction::PublishRound},
       .stand = standHeld,
       // Refused because a changed seat is not stored yet.
       .refused =
           [](Stage& stage) {
             exchangeSeats(stage);
             return stage.person().whyNot(Command::PublishRound);
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::Undo);
             stage.person().command(Command::PublishRound);
           }},
      {.name = "LeaveChangedPairing",
       .runs = {Command::ProgramPairing, Command::ShowReasons},
       .stand = standHeld,
       .done =
           [](Stage& stage) {
             exchangeSeats(stage);
             stage.person().answerNext(Person::Answer::Leave);
             stage.person().command(Command::GoToday);
             EXPECT_EQ(stage.window.location().kind, Kind::Rounds);
           }},
      {.name = "PublishByResult",
       .writes = {JournalAction::SetResult},
       .stand =
           [](Stage& stage) {
             stage.twoPlayers();
             stage.pair();
             stage.session.confirmations().askBy([&stage](const window::TwoWays& ways) {
               return window::goesOnAfter(ways, stage.translator);
             });
             stage.open(Kind::Rounds);
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::EnterResult);
             stage.person().write(Phrase::BlueGrand, QStringLiteral("12"));
             stage.person().write(Phrase::RedGrand, QStringLiteral("7"));
             stage.person().answerNext(Person::Answer::GoOn);
             stage.person().submit();
           }},
      {.name = "PairAfterAbsence",
       .writes = {JournalAction::PairRound, JournalAction::SetAbsence},
       .stand =
           [](Stage& stage) {
             stage.fourPlayers();
             stage.pair();
             stage.publish();
             const contest::ResultInput away{rules::Ending::NoShowRed, {}, {}};
             EXPECT_TRUE(stage.session.changed(
                 desk::RoundDesk(stage.session.desk())
                     .setResult(stage.event, kFirstBoard, away, stage.session.author())));
             stage.enter(12, 8, kOtherBoard);
             stage.open(Kind::Rounds);
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::PairRound);
             stage.person().press(Phrase::AbsenteesAllAway);
             QApplication::processEvents();
           }},
      {.name = "CorrectAndPairAgain",
       .writes = {JournalAction::CorrectResult, JournalAction::PairRound},
       .stand =
           [](Stage& stage) {
             stage.event =
                 stage.addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\nD,Dan,W\n",
                                contest::System::KnockOut);
             stage.pair();
             stage.enter(12, 8);
             stage.enter(12, 8, kOtherBoard);
             stage.pair();
             stage.open(Kind::Rounds, kFirstBoard);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::EnterResult);
             stage.person().write(Phrase::RedGrand, QStringLiteral("14"));
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::EnterResult);
             stage.person().write(Phrase::RedGrand, QStringLiteral("14"));
             stage.person().answerNext(Person::Answer::PairAgain);
             stage.person().sign(Phrase::By);
           }},
      {.name = "TakeRoundBack",
       .writes = {JournalAction::UnpairRound},
       .runs = {Command::UnpairRound},
       .stand =
           [](Stage& stage) {
             stage.twoMeet();
             stage.open(Kind::Rounds);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::UnpairRound);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::UnpairRound);
             stage.person().sign(Phrase::UndoneBy);
           }},
      {.name = "EnterResult",
       .writes = {JournalAction::SetResult},
       .stand =
           [](Stage& stage) {
             stage.twoMeet();
             stage.open(Kind::Rounds);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::EnterResult);
             stage.person().write(Phrase::BlueGrand, QStringLiteral("x"));
             stage.person().write(Phrase::RedGrand, QStringLiteral("8"));
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::EnterResult);
             stage.person().write(Phrase::BlueGrand, QStringLiteral("12"));
             stage.person().write(Phrase::RedGrand, QStringLiteral("8"));
             stage.person().submit();
           }},
      {.name = "EnterResultQuickly",
       .writes = {JournalAction::SetResult},
       .stand =
           [](Stage& stage) {
             stage.twoMeet();
             stage.open(Kind::Rounds);
           },
       .refused =
           [](Stage& stage) {
             stage.person().write(Phrase::QuickBoard, QStringLiteral("9"));
             stage.person().key(Qt::Key_Return);
             return stage.person().told();
           },
       .done =
           [](Stage& stage) {
             stage.person().key(Qt::Key_Backspace);
             stage.person().write(Phrase::QuickBoard, QStringLiteral("1"));
             stage.person().key(Qt::Key_Return);
             stage.person().type(QStringLiteral("12"));
             stage.person().look();
             stage.person().type(QStringLiteral("8"));
           }},
      {.name = "CorrectResult",
       .writes = {JournalAction::CorrectResult},
       .stand = standWithResult,
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::EnterResult);
             stage.person().write(Phrase::RedGrand, QStringLiteral("14"));
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::EnterResult);
             stage.person().write(Phrase::RedGrand, QStringLiteral("14"));
             stage.person().sign(Phrase::By);
           }},
      {.name = "TakeResultAway",
       .writes = {JournalAction::ReopenResult},
       .runs = {Command::ReopenResult},
       .stand = standWithResult,
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::ReopenResult);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::ReopenResult);
             stage.person().sign(Phrase::UndoneBy);
           }},
      {.name = "EnterRematch",
       .writes = {JournalAction::AddRematch},
       .runs = {Command::EnterRematch},
       .stand =
           [](Stage& stage) {
             stage.twoMeet();
             stage.enter(10, 10);
             stage.open(Kind::Tally);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::EnterRematch);
             stage.person().write(Phrase::BlueGrand, QStringLiteral("x"));
             stage.person().write(Phrase::RedGrand, QStringLiteral("8"));
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::EnterRematch);
             stage.person().write(Phrase::BlueGrand, QStringLiteral("12"));
             stage.person().write(Phrase::RedGrand, QStringLiteral("8"));
             stage.person().submit();
           }},
      {.name = "CorrectRematch",
       .writes = {JournalAction::CorrectRematch},
       .stand =
           [](Stage& stage) {
             standWithRematch(stage);
             stage.open(Kind::Tally);
           },
       .refused =
           [](Stage& stage) {
             stage.person().command(Command::EnterRematch);
             stage.person().write(Phrase::BlueGrand, QStringLiteral("7"));
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::EnterRematch);
             stage.person().write(Phrase::BlueGrand, QStringLiteral("7"));
             stage.person().sign(Phrase::By);
           }},
      {.name = "TakeRematchAway",
       .writes = {JournalAction::RemoveRematch},
       .stand =
           [](Stage& stage) {
             standWithRematch(stage);
             stage.open(Kind::Rounds);
           },
       .refused =
           [](Stage& stage) {
             stage.person().turnTo(stage.part<QTabBar>(Kind::Rounds), 1);
             stage.person().command(Command::ReopenResult);
             stage.person().submit();
             return stage.wordOfDialog();
           },
       .done =
           [](Stage& stage) {
             stage.person().command(Command::ReopenResult);
             stage.person().sign(Phrase::UndoneBy);
           }},
      {.name = "DrawLot",
       .writes = {JournalAction::DrawLot},
       .stand = standLevel,
       .refused =
           [](Stage& stage) {
             stage.person().answerNext(Person::Answer::GoOn);
             stage.person().command(Command::DrawLot);
             return stage.person().told();
           },
       .done =
           [](Stage& stage) {
             stage.bringBack();
             stage.person().answerNext(Person::Answer::GoOn);
             stage.person().command(Command::DrawLot);
           }},
  };
}

}  // namespace damath::testing
