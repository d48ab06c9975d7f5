// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of every action of the practice page, once by mouse and once by keys.
#include <QCheckBox>
#include <QFileDialog>
#include <QToolButton>

#include "tests/play/practice/practice_fixture.hpp"

namespace damath::window {
namespace {

using board::Side;
using game::Player;
using rules::Game;
using rules::Turn;
using testing::PracticePageTest;

// Presses a button of the page by mouse, or gives the button the focus and presses the space bar.
class PracticeBy : public PracticePageTest, public ::testing::WithParamInterface<testing::By> {
 protected:
  void run(Command command) {
    const QString name = window.commands().name(command);
    if (GetParam() == testing::By::Mouse) return press(name);
    for (QPushButton* button : page().findChildren<QPushButton*>()) {
      if (!button->isVisible() || button->text() != name) continue;
      EXPECT_TRUE(button->focusPolicy() & Qt::TabFocus) << name.toStdString();
      button->setFocus();
      return QTest::keyClick(button, Qt::Key_Space);
    }
    ADD_FAILURE() << "no button: " << name.toStdString();
  }
};

// Runs a command of the window by its toolbar button or by its shortcut.
void runOfWindow(MainWindow& window, QAction& action, testing::By by) {
  if (by == testing::By::Keys) {
    const QKeyCombination keys = action.shortcut()[0];
    return QTest::keyClick(&window, keys.key(), keys.keyboardModifiers());
  }
  for (QToolButton* button : window.findChildren<QToolButton*>()) {
    if (button->isVisible() && button->defaultAction() == &action) {
      return QTest::mouseClick(button, Qt::LeftButton);
    }
  }
  ADD_FAILURE() << "no button: " << action.text().toStdString();
}

INSTANTIATE_TEST_SUITE_P(Practice, PracticeBy, ::testing::Values(testing::By::Mouse, testing::By::Keys),
                         [](const auto& row) { return row.param == testing::By::Mouse ? "Mouse" : "Keys"; });

TEST_P(PracticeBy, EveryActOfAGame) {
  start(Game::Damath, Player::Human, Player::Human);
  run(Command::EngineTurn);
  EXPECT_TRUE(waitForTurns(1));
  run(Command::AskHint);
  EXPECT_TRUE(
      QTest::qWaitFor([&] { return told().contains(QStringLiteral("Best play")); }, testing::kPatience));
  run(Command::TurnBoard);
  EXPECT_EQ(board().below(), Side::Red);
  run(Command::TurnBoard);
  EXPECT_EQ(board().below(), Side::Blue);
  run(Command::Resign);
  EXPECT_EQ(game().outcome().value().ending, rules::Ending::ResignRed);
  start(Game::English, Player::Human, Player::Human);
  run(Command::OfferDraw);
  EXPECT_TRUE(told().contains(QStringLiteral("offers a draw"))) << told().toStdString();
}

TEST_P(PracticeBy, ATurnIsTakenBackAndPlayedAgain) {
  start(Game::Damath, Player::Human, Player::Human);
  play(Turn(game().turns().back()));
  const Turn played = game().played().front().turn;
  runOfWindow(window, action(Command::Undo), GetParam());
  EXPECT_EQ(turns(), 0U);
  runOfWindow(window, action(Command::Redo), GetParam());
  ASSERT_EQ(turns(), 1U);
  EXPECT_EQ(game().played().front().turn, played);
}

TEST_P(PracticeBy, EveryQuestionOfThePage) {
  run(Command::NewGame);
  QTest::keyClick(&opened<NewGameDialog>(), Qt::Key_Escape);
  QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  run(Command::SetUpBoard);
  QTest::keyClick(&opened<SetUpDialog>(), Qt::Key_Escape);
  QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  for (const Command command : {Command::OpenGame, Command::SaveGame}) {
    run(command);
    QTest::keyClick(&opened<QFileDialog>(), Qt::Key_Escape);
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
}

TEST_P(PracticeBy, EveryHelpIsSwitched) {
  const auto boxes = page().findChildren<QCheckBox*>();
  EXPECT_EQ(boxes.size(), 4);
  for (QCheckBox* box : boxes) {
    const bool was = box->isChecked();
    if (GetParam() == testing::By::Keys) {
      QTest::keyClick(box, Qt::Key_Space);
    } else {
      QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(10, box->height() / 2));
    }
    EXPECT_NE(box->isChecked(), was) << box->text().toStdString();
  }
  EXPECT_FALSE(board().has(Aid::Scores));
}

}  // namespace
}  // namespace damath::window
