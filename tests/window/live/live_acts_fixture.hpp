// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the tests of live game actions once by mouse and once by keys.
#pragma once

#include "tests/window/live/live_fixture.hpp"

namespace damath::testing {

class LiveActs : public LiveFixture {
 protected:
  window::PlayBoard& playBoard() { return *board->findChild<window::PlayBoard*>(); }
  window::TurnFields& fields() { return *board->findChild<window::TurnFields*>(); }
  QLineEdit& cell(std::size_t row, std::size_t column) { return *fields().rows().at(row).at(column); }
  window::SheetGrid& grid() { return *board->findChild<window::SheetGrid*>(); }
  QPoint pixel(int x, int y) { return playBoard().rectOf(*board::Square::at(x, y)).center().toPoint(); }
  void type(QWidget& field, const char* text) {
    QTest::qWait(kHumanPause);
    field.setFocus();
    QTest::keyClicks(&field, QString::fromLatin1(text));
    QTest::qWait(kHumanPause);
    QTest::keyClick(&field, Qt::Key_Return);
    QTest::qWait(kHumanPause);
  }
  void typeTurn(const char* text) { type(*board->findChild<QLineEdit*>(), text); }
  std::size_t turns() { return kept().game().turns().size(); }
};

class EveryWay : public LiveActs, public ::testing::WithParamInterface<By> {};

}  // namespace damath::testing
