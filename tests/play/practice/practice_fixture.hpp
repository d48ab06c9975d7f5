// SPDX-License-Identifier: GPL-3.0-or-later
// A fixture for the practice page with its first game on the board.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSettings>

#include "app/play/practice/new_game_dialog.hpp"
#include "app/play/practice/practice_page.hpp"
#include "app/play/practice/set_up_dialog.hpp"
#include "app/window/board/play_board.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::testing {

class PracticePageTest : public ConsoleTest {
 protected:
  void SetUp() override {
    QSettings().clear();
    ConsoleTest::SetUp();
    QTest::keyClick(&window, Qt::Key_9, Qt::ControlModifier);
    ASSERT_EQ(window.location().kind, window::Location::Kind::Practice);
    board().setAid(window::Aid::Motion, false);
  }
  void TearDown() override {
    QSettings().clear();
    ConsoleTest::TearDown();
  }

  window::PracticePage& page() {
    return static_cast<window::PracticePage&>(*window.page(window::Location::Kind::Practice));
  }
  window::PlayBoard& board() { return part<window::PlayBoard>(window::Location::Kind::Practice); }
  const rules::RunningGame& game() { return page().practice().game(); }
  std::size_t turns() { return game().played().size(); }

  void click(board::Square square) {
    QTest::mouseClick(&board(), Qt::LeftButton, {}, board().rectOf(square).center().toPoint());
  }
  void play(const rules::Turn& turn) {
    click(turn.start());
    if (!turn.isCapture()) click(turn.end());
    for (const rules::Jump& jump : turn.jumps()) click(jump.landing);
  }
  bool waitForTurns(std::size_t count) {
    return QTest::qWaitFor([&] { return turns() == count && !page().practice().isEngineThinking(); },
                           kPatience);
  }
  // Returns the text of all visible labels of the page.
  QString told() {
    QStringList shown;
    for (const QLabel* label : page().findChildren<QLabel*>()) {
      if (label->isVisible()) shown << label->text();
    }
    return shown.join(u'\n');
  }
  void press(const QString& text) {
    for (QPushButton* button : page().findChildren<QPushButton*>()) {
      if (button->isVisible() && button->text() == text) {
        return QTest::mouseClick(button, Qt::LeftButton);
      }
    }
    ADD_FAILURE() << "no button says " << text.toStdString() << '\n' << told().toStdString();
  }
  template <class Dialog>
  Dialog& opened() {
    auto* dialog = page().findChild<Dialog*>();
    if (dialog == nullptr) dialog = window.findChild<Dialog*>();
    EXPECT_NE(dialog, nullptr);
    return *dialog;
  }
  window::SetUpDialog& openedEmptyBoard() {
    action(window::Command::SetUpBoard).trigger();
    auto& dialog = opened<window::SetUpDialog>();
    for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
      if (button->text() == QStringLiteral("Empty board")) QTest::mouseClick(button, Qt::LeftButton);
    }
    return dialog;
  }
  // Starts a new game in the dialog, with these players at the weakest level.
  void start(rules::Game game, game::Player begins, game::Player answers) {
    action(window::Command::NewGame).trigger();
    auto& dialog = opened<window::NewGameDialog>();
    const auto boxes = dialog.findChildren<QComboBox*>();
    ASSERT_EQ(boxes.size(), 6);
    boxes[0]->setCurrentIndex(static_cast<int>(game));
    boxes[3]->setCurrentIndex(begins == game::Player::Engine ? 1 : 0);
    boxes[4]->setCurrentIndex(answers == game::Player::Engine ? 1 : 0);
    boxes[5]->setCurrentIndex(0);
    dialog.accept();
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
};

}  // namespace damath::testing
