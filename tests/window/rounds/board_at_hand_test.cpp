// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of entering many boards in order. After returning from a sheet, a typed number replaces the last
// board number, and one key leads to the next board without a sheet.
#include <QLineEdit>

#include "app/window/frame/done_line.hpp"
#include "app/window/rounds/quick_entry_line.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;
using words::Phrase;

class BoardAtHand : public testing::ConsoleTest {
 protected:
  void SetUp() override {
    ConsoleTest::SetUp();
    std::string players = "last,first,school\n";
    for (int i = 0; i < 8; ++i) {
      players += std::string(1, static_cast<char>('A' + i)) + ",Ana,S" + std::to_string(i) + "\n";
    }
    event = addEvent("integer", players);
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  }
  static desk::Place board(int number) { return {contest::RoundNumber{1}, contest::BoardNumber{number}}; }
  [[nodiscard]] QString status() const { return window.findChild<DoneLine*>()->text(); }

  contest::EventId event{};
};

TEST_F(BoardAtHand, OnReturnANumberThatIsTypedTakesThePlaceOfTheLast) {
  window.goTo({Location::Kind::Rounds, event, {}});
  auto& field = part<QLineEdit>(Location::Kind::Rounds);
  auto* first = part<QuickEntryLine>(Location::Kind::Rounds).findChild<QLineEdit*>();
  ASSERT_NE(first, nullptr);
  static_cast<void>(field);
  first->setFocus();
  QTest::keyClicks(first, QStringLiteral("1"));
  QTest::qWait(testing::kLongPause);
  QTest::keyClick(first, Qt::Key_Return, Qt::ControlModifier);
  ASSERT_EQ(window.location().kind, Location::Kind::Sheet);
  QTest::qWait(testing::kLongPause);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_3, Qt::ControlModifier);
  ASSERT_EQ(window.location().kind, Location::Kind::Rounds);
  QTest::qWait(testing::kLongPause);
  ASSERT_EQ(QApplication::focusWidget(), first);
  QTest::keyClicks(first, QStringLiteral("4"));
  EXPECT_EQ(first->text(), QStringLiteral("4"));
}

TEST_F(BoardAtHand, AfterASheetTheNextBoardWithoutOneIsAKeyAway) {
  storeSheet(event, "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n", board(2));
  window.goTo({Location::Kind::Sheet, event, kFirstBoard});
  auto& grid = part<SheetGrid>(Location::Kind::Sheet);
  ASSERT_TRUE(grid.model()->setData(grid.model()->index(0, 0), QStringLiteral("-9 (0,3)"), Qt::EditRole));
  grid.setFocus();
  QTest::keyClick(&grid, Qt::Key_S, Qt::ControlModifier);
  QTest::qWait(testing::kLongPause);
  EXPECT_TRUE(status().contains(QStringLiteral("Ctrl+Shift+N opens board 3"))) << status().toStdString();
  QTest::keyClick(&grid, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(window.location(), (Location{Location::Kind::Sheet, event, board(3)}));
  storeSheet(event, "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n", board(3));
  storeSheet(event, "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n", board(4));
  action(Command::NextInPile).trigger();
  EXPECT_EQ(window.location(), (Location{Location::Kind::Sheet, event, board(3)}));
  EXPECT_EQ(status(), translator(Phrase::PileDone).arg(1));
}

}  // namespace
}  // namespace damath::window
