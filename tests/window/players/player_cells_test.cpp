// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of the list of players, which the user fills in place.
#include <QApplication>
#include <QLineEdit>
#include <QtTest>

#include "app/window/parts/notice_bar.hpp"
#include "app/window/parts/writable_table.hpp"
#include "app/window/players/player_dialog.hpp"
#include "tests/window/console_fixture.hpp"
#include "tests/window/uses/inspection.hpp"

namespace damath::window {
namespace {

class PlayerCellsTest : public testing::ConsoleTest {
 protected:
  contest::EventId event{};
};

// Typing into a cell opens the cell, as in a spreadsheet. Return saves the text.
TEST_F(PlayerCellsTest, ACellIsWrittenInPlace) {
  event = addEvent("integer", "last,first,school,grade\nA,Ana,X,7\nB,Ben,Y,7\n");
  window.goTo({Location::Kind::Players, event, {}});
  auto& list = part<WritableTable>(Location::Kind::Players);
  list.setCurrentIndex(list.model()->index(1, 5));
  for (const char letter : std::string("10")) {
    QWidget* open = list.openCell();
    QTest::keyClick(open == nullptr ? &list : open, letter);
    QTest::qWait(350);
  }
  QTest::keyClick(list.openCell(), Qt::Key_Return);
  QTest::qWait(350);
  EXPECT_EQ(session.contest().players[1].grade, "10");
  EXPECT_EQ(list.currentIndex().row(), 1);
  EXPECT_EQ(list.currentIndex().column(), 5) << "one goes on from there";
  // F2 opens the cell. The name is typed in its parts. One undo reverts the whole name.
  list.setCurrentIndex(list.model()->index(0, 1));
  action(Command::WriteCell).trigger();
  auto* open = list.openCell();
  ASSERT_NE(open, nullptr);
  EXPECT_EQ(open->text(), QStringLiteral("A, Ana"));
  open->setText(QStringLiteral("Dela Peña, Ma. Ana, Cruz"));
  QTest::keyClick(open, Qt::Key_Return);
  QTest::qWait(350);
  EXPECT_EQ(session.contest().players[0].last, "Dela Peña");
  EXPECT_EQ(session.contest().players[0].first, "Ma. Ana");
  EXPECT_EQ(session.contest().players[0].middle, "Cruz");
  action(Command::Undo).trigger();
  EXPECT_EQ(session.contest().players[0].last, "A");
  EXPECT_TRUE(refusals.isEmpty());
}

// The user goes on by Tab while the text is saved. Typing replaces the text of the next cell.
TEST_F(PlayerCellsTest, ACellThatIsReachedByTabIsReplaced) {
  event = addEvent("integer", "last,first,school,grade,coach\nA,Ana,X,7,G. Cruz\nB,Ben,Y,7,G. Uy\n");
  window.resize(1920, 1080);  // wide enough for every column
  window.goTo({Location::Kind::Players, event, {}});
  auto& list = part<WritableTable>(Location::Kind::Players);
  const auto isOpen = [&list](int column) {
    return list.openCell() != nullptr && list.currentIndex().column() == column;
  };
  list.setCurrentIndex(list.model()->index(1, 5));
  action(Command::WriteCell).trigger();
  ASSERT_TRUE(isOpen(5));
  list.openCell()->setText(QStringLiteral("8"));
  QTest::keyClick(list.openCell(), Qt::Key_Tab);
  ASSERT_TRUE(isOpen(6)) << list.currentIndex().column();
  ASSERT_TRUE(QTest::qWaitFor([&] { return session.contest().players[1].grade == "8"; }, testing::kPatience))
      << session.contest().players[1].grade;
  QTest::qWait(350);
  for (const char letter : std::string("Go")) QTest::keyClick(list.openCell(), letter);
  QTest::keyClick(list.openCell(), Qt::Key_Return);
  EXPECT_TRUE(
      QTest::qWaitFor([&] { return session.contest().players[1].section == "Go"; }, testing::kPatience))
      << session.contest().players[1].section;
}

TEST_F(PlayerCellsTest, WhatIsRefusedInACellStaysThereWithTheReasonAboveTheList) {
  event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\n");
  window.resize(testing::kSmallScreen);
  window.goTo({Location::Kind::Players, event, {}});
  auto& list = part<WritableTable>(Location::Kind::Players);
  auto& notice = part<NoticeBar>(Location::Kind::Players);
  const auto write = [&](int row, int column, const char* text) {
    list.setCurrentIndex(list.model()->index(row, column));
    action(Command::WriteCell).trigger();
    auto* open = list.openCell();
    open->setText(QString::fromUtf8(text));
    QTest::keyClick(open, Qt::Key_Return);
    QTest::qWait(350);
  };
  write(0, 8, "strong");
  EXPECT_TRUE(notice.isVisible());
  EXPECT_TRUE(notice.text().contains(QStringLiteral("strong"))) << notice.text().toStdString();
  auto* still = list.openCell();
  ASSERT_NE(still, nullptr) << "what was written is still there";
  EXPECT_EQ(still->text(), QStringLiteral("strong"));
  EXPECT_FALSE(session.contest().players[0].rating);
  still->setText(QStringLiteral("1450"));
  QTest::keyClick(still, Qt::Key_Return);
  QTest::qWait(350);
  EXPECT_EQ(session.contest().players[0].rating, 1450);
  EXPECT_FALSE(notice.isVisible());
  write(1, 1, "Ben Without Comma");
  EXPECT_TRUE(notice.isVisible());
  EXPECT_EQ(session.contest().players[1].name(), "B, Ben");
  QTest::keyClick(list.openCell(), Qt::Key_Escape);
  QTest::qWait(350);
  EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
}

TEST_F(PlayerCellsTest, AColumnStaysWhileTheUserTypesInIt) {
  constexpr int kRating = 8;
  event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\n");
  const QSize narrow = window.size();
  window.goTo({Location::Kind::Players, event, {}});
  auto& list = part<WritableTable>(Location::Kind::Players);
  ASSERT_TRUE(list.isColumnHidden(kRating)) << "the window is narrow";
  list.setCurrentIndex(list.model()->index(0, kRating));
  action(Command::WriteCell).trigger();
  EXPECT_FALSE(list.isColumnHidden(list.currentIndex().column())) << "a cell that is seen is opened";
  QTest::keyClick(list.openCell(), Qt::Key_Escape);
  window.resize(testing::kSmallScreen);
  QTest::qWait(350);
  ASSERT_FALSE(list.isColumnHidden(kRating));
  list.setCurrentIndex(list.model()->index(0, kRating));
  action(Command::WriteCell).trigger();
  ASSERT_NE(list.openCell(), nullptr);
  list.openCell()->setText(QStringLiteral("strong"));
  window.resize(narrow);
  QTest::qWait(350);
  ASSERT_NE(list.openCell(), nullptr);
  EXPECT_EQ(list.openCell()->text(), QStringLiteral("strong"));
  EXPECT_EQ(list.currentIndex().column(), kRating);
  // A refused text also stays in its open cell, although the window is narrow.
  QTest::keyClick(list.openCell(), Qt::Key_Return);
  QTest::qWait(350);
  ASSERT_NE(list.openCell(), nullptr);
  EXPECT_EQ(list.currentIndex().column(), kRating);
  EXPECT_FALSE(list.isColumnHidden(kRating));
  QTest::keyClick(list.openCell(), Qt::Key_Escape);
}

TEST_F(PlayerCellsTest, ACellOfAnEventUnderWayAsksWhoAndWhy) {
  event = pairedEvent("integer");
  window.goTo({Location::Kind::Players, event, {}});
  auto& list = part<WritableTable>(Location::Kind::Players);
  list.setCurrentIndex(list.model()->index(0, 2));
  action(Command::WriteCell).trigger();
  auto* open = list.openCell();
  ASSERT_NE(open, nullptr);
  open->setText(QStringLiteral("Rizal HS"));
  QTest::keyClick(open, Qt::Key_Return);
  QTest::qWait(350);
  auto* dialog = window.findChild<PlayerDialog*>();
  ASSERT_NE(dialog, nullptr);
  const auto fields = dialog->findChildren<QLineEdit*>();
  EXPECT_EQ(fields[3]->text(), QStringLiteral("Rizal HS")) << "nothing is typed twice";
  fields[10]->setText(QStringLiteral("R. Flores"));
  fields[12]->setText(QStringLiteral("moved"));
  dialog->accept();
  EXPECT_EQ(session.contest().schools.back().name, "Rizal HS");
}

}  // namespace
}  // namespace damath::window
