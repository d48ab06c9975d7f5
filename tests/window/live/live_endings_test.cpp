// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the endings of a live game in the window, by mouse and by keys: a confirmed repetition, no
// progress, an ending by the arbiter, and a disqualification after too many violations.
#include <QComboBox>
#include <span>
#include <tuple>

#include "app/desk/sheets/violation_desk.hpp"
#include "app/window/dialogs/violation_dialog.hpp"
#include "app/window/text/contest_text.hpp"
#include "tests/support/until_repetition.hpp"
#include "tests/window/live/live_acts_fixture.hpp"

namespace damath::window {
namespace {

using namespace std::chrono_literals;
using play::ClockPhase;
using play::Keeping;
using rules::Ending;
using testing::By;
using testing::EveryWay;
using testing::kPatience;
using testing::LiveActs;
using testing::untilRepetition;

TEST_P(EveryWay, TheThirdOccurrenceIsToldAndAnswered) {
  const contest::EventSetup setup = session.find(event)->setup;
  const std::vector<std::string> turns = untilRepetition(setup.ruleset, setup.set);
  ASSERT_FALSE(turns.empty());
  begin(Keeping::Program);
  desk::LiveDesk live(session.desk());
  desk::LiveTable table = kept();
  for (const std::string& turn : std::span(turns).first(turns.size() - 1)) {
    ASSERT_TRUE(live.turn(table, {turn}, {}, session.author()).has_value()) << turn;
  }
  openBoard();
  press(*board, QStringLiteral("Start"), GetParam());
  typeTurn(turns.back().c_str());
  EXPECT_TRUE(notice(*board).contains(QStringLiteral("come up 3 times"))) << notice(*board).toStdString();
  EXPECT_EQ(here().clock.state().phase, ClockPhase::Paused) << "T2: who looks at it stops the clocks";
  press(*board, QStringLiteral("Continue the game"), GetParam());
  EXPECT_EQ(here().clock.state().phase, ClockPhase::Running);
  EXPECT_FALSE(here().course.asksForRepetition());
  EXPECT_EQ(notice(*board), QString());
  table = kept();
  ASSERT_TRUE(live.take(table, play::UndoTurnStep{}, {}, {"arbiter", "Gng. Reyes", "mali"}).has_value());
  ASSERT_TRUE(live.turn(table, {turns.back()}, {}, session.author()).has_value());
  openBoard();
  press(*board, QStringLiteral("End game by repetition"), GetParam());
  EXPECT_EQ(here().game().outcome().value().ending, Ending::Repetition);
}

// An ending that the arbiter chooses, and its result.
struct Ended {
  const char* name;
  const char* choice;
  Ending ending;
  rules::Result result;
};

class EveryEnding : public LiveActs, public ::testing::WithParamInterface<std::tuple<By, Ended>> {};

INSTANTIATE_TEST_SUITE_P(
    LiveActs, EveryEnding,
    ::testing::Combine(::testing::Values(By::Mouse, By::Keys),
                       ::testing::Values(Ended{"Agreement", "draw agreed", Ending::Agreement,
                                               rules::Result::Draw},
                                         Ended{"ResignationOfBlue", "BLUE resigned", Ending::ResignBlue,
                                               rules::Result::RedWins},
                                         Ended{"ResignationOfRed", "RED resigned", Ending::ResignRed,
                                               rules::Result::BlueWins},
                                         Ended{"DisqualificationOfBlue", "BLUE disqualified",
                                               Ending::DisqualifiedBlue, rules::Result::RedWins},
                                         Ended{"DisqualificationOfRed", "RED disqualified",
                                               Ending::DisqualifiedRed, rules::Result::BlueWins},
                                         Ended{"DisqualificationOfBoth", "both disqualified",
                                               Ending::DisqualifiedBoth, rules::Result::NobodyWins})),
    [](const auto& row) {
      return std::string(std::get<1>(row.param).name) +
             (std::get<0>(row.param) == By::Mouse ? "ByMouse" : "ByKeys");
    });

TEST_P(EveryEnding, EndsTheGameAndGoesIntoTheResult) {
  const auto& [by, ended] = GetParam();
  useEventUnder([](rules::Ruleset& ruleset) { ruleset.drawByAgreement = {rules::YesNo::Yes, "E1"}; });
  begin(Keeping::Program, {"-9 (0,3)", "-1 (1,4)"});
  openBoard();
  choose(QStringLiteral("End the game"), QString::fromLatin1(ended.choice), by);
  ASSERT_EQ(questions.size(), 1);
  EXPECT_TRUE(questions.front().contains(window::resultText(ended.result)))
      << questions.front().toStdString();
  EXPECT_EQ(kept().game().outcome().value().ending, ended.ending);
  EXPECT_TRUE(said(*board).contains(QString::fromLatin1(ended.choice))) << said(*board).toStdString();
  press(*board, QStringLiteral("Accept sheet and result"), by);
  ASSERT_TRUE(gone.has_value());
  const auto& result = session.find(event)->games.at(0).result;
  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(result->ending, ended.ending);
  EXPECT_EQ(result->result, ended.result);
}

TEST_P(EveryWay, WithoutProgressTheGameEndsByItself) {
  useEventUnder([](rules::Ruleset& ruleset) { ruleset.inactivityPlies = {4, "E1"}; });
  begin(Keeping::Program, {"(3,2)(2,3)", "(2,5)(1,4)", "(4,1)(3,2)"});
  openBoard();
  QTest::qWait(kHumanPause);
  if (GetParam() == By::Mouse) {
    QTest::mouseClick(&playBoard(), Qt::LeftButton, {}, pixel(1, 6));
    QTest::qWait(kHumanPause);
    QTest::mouseClick(&playBoard(), Qt::LeftButton, {}, pixel(2, 5));
  } else {
    typeTurn("(1,6)(2,5)");
  }
  EXPECT_EQ(turns(), 4U);
  EXPECT_EQ(kept().game().outcome().value().ending, Ending::Inactivity);
  EXPECT_TRUE(said(*board).contains(QStringLiteral("long without capture"))) << said(*board).toStdString();
  EXPECT_TRUE(questions.isEmpty()) << "the board shows it";
  press(*board, QStringLiteral("Accept sheet and result"), GetParam());
  EXPECT_EQ(session.find(event)->games.at(0).result.value().ending, Ending::Inactivity);
}

TEST_P(EveryWay, T5TheFourthViolationIsLoggedAtTheBoardAndTheArbiterDecides) {
  begin(Keeping::Program, {"-9 (0,3)"});
  const contest::EntryId red = session.find(event)->games.at(0).red;
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(session.changed(desk::ViolationDesk(session.desk())
                                    .addViolation(event, red, testing::kFirstBoard, db::ViolationKind::Time,
                                                  {}, {"arbiter", "T. Sy", {}})));
  }
  window.goTo({Location::Kind::Live, event, testing::kFirstBoard});
  EXPECT_TRUE(action(Command::LogViolation).isEnabled());
  openBoard();
  press(*board, QStringLiteral("Start"), GetParam());
  board->run(Command::LogViolation);
  EXPECT_EQ(here().clock.state().phase, ClockPhase::Paused) << "T2: it does not count";
  QApplication::activeModalWidget()->close();
  EXPECT_EQ(here().clock.state().phase, ClockPhase::Running) << "nothing was logged";
  board->run(Command::LogViolation);
  auto* dialog = qobject_cast<ViolationDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  auto* player = dialog->findChildren<QComboBox*>().front();
  ASSERT_EQ(player->count(), 4) << "who sits at this board comes first";
  QTest::qWait(kHumanPause);
  player->setFocus();
  QTest::keyClick(player, Qt::Key_Down);
  auto* by = dialog->findChildren<QLineEdit*>().back();
  by->setFocus();
  QTest::keyClicks(by, QStringLiteral("T. Sy"));
  QTest::qWait(kHumanPause);
  if (GetParam() == By::Keys) {
    QTest::keyPress(by, Qt::Key_Return);
  } else {
    const auto buttons = dialog->findChildren<QPushButton*>();
    for (QPushButton* each : buttons) {
      if (each->isDefault()) QTest::mouseClick(each, Qt::LeftButton);
    }
  }
  EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
  EXPECT_TRUE(notice(*board).contains(QStringLiteral("T5"))) << notice(*board).toStdString();
  EXPECT_FALSE(here().game().outcome().has_value()) << "nothing is ended by itself";
  EXPECT_EQ(here().clock.state().phase, ClockPhase::Paused) << "until the arbiter has decided";
  press(*board, QStringLiteral("Enter the disqualification…"), GetParam());
  ASSERT_EQ(questions.size(), 1);
  EXPECT_EQ(kept().game().outcome().value().ending, Ending::DisqualifiedRed);
  EXPECT_EQ(notice(*board), QString());
}

// Logs a violation of the player whom the dialog shows first.
void logViolation(LivePage& board) {
  board.run(Command::LogViolation);
  auto* dialog = qobject_cast<ViolationDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  auto* by = dialog->findChildren<QLineEdit*>().back();
  by->setFocus();
  QTest::keyClicks(by, QStringLiteral("T. Sy"));
  constexpr int kPause = 320;  // milliseconds; the check of typed text begins sooner
  QTest::qWait(kPause);
  QTest::keyPress(by, Qt::Key_Return);
}

TEST_P(EveryWay, T5WithTooManyOfBothBothAreDisqualified) {
  begin(Keeping::Program, {"-9 (0,3)"});
  const contest::Game game = session.find(event)->games.at(0);
  const auto log = [this](contest::EntryId entry, int times) {
    for (int i = 0; i < times; ++i) {
      ASSERT_TRUE(session.changed(desk::ViolationDesk(session.desk())
                                      .addViolation(event, entry, testing::kFirstBoard,
                                                    db::ViolationKind::Time, {}, {"arbiter", "T. Sy", {}})));
    }
  };
  log(game.red, 4);
  log(game.blue, 3);
  openBoard();
  ASSERT_NO_FATAL_FAILURE(logViolation(*board));
  press(*board, QStringLiteral("Enter the disqualification…"), GetParam());
  EXPECT_EQ(kept().game().outcome().value().ending, Ending::DisqualifiedBoth);
}

// The question about uncounted time stays while a violation is logged.
TEST_P(EveryWay, WhatNobodyCountedIsOfferedAgainAfterAViolation) {
  begin(Keeping::Program, {"-9 (0,3)"});
  openBoard();
  press(*board, QStringLiteral("Start"), GetParam());
  now += 40s;
  ASSERT_TRUE(
      QTest::qWaitFor([this] { return here().clock.state().phase == play::ClockPhase::Paused; }, kPatience));
  const QString waits = notice(*board);
  ASSERT_NO_FATAL_FAILURE(logViolation(*board));
  EXPECT_EQ(notice(*board), waits);
  press(*board, QStringLiteral("Count this time"), GetParam());
  EXPECT_NE(QApplication::activeModalWidget(), nullptr);
  QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
}

}  // namespace
}  // namespace damath::window
