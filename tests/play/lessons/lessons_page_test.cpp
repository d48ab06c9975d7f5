// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the lessons page for teachers: counted mistakes with their lost points, and examples that lead to
// their sheets, by mouse and by keys.
#include "app/play/lessons/lessons_page.hpp"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QTabBar>

#include "app/window/board/board_view.hpp"
#include "app/window/parts/list_table.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;

// BLUE's score in line 2 is written as −12; the correct value is −9 + (−1) = −10.
constexpr std::string_view kWrongScore =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -12 | -12 || 10 + (-9) | 1 | 1\n";

class LessonsPageTest : public testing::PairedEventTest {
 protected:
  LessonsPage& page() { return static_cast<LessonsPage&>(*window.page(Location::Kind::Lessons)); }
  ListTable& counts() { return *page().findChild<ListTable*>(QStringLiteral("lessonCounts")); }
  ListTable& examples() { return *page().findChild<ListTable*>(QStringLiteral("lessonExamples")); }
  QString cell(const ListTable& list, int row, int column) {
    return list.model()->index(row, column).data().toString();
  }
  int rowOf(const ListTable& list, const QString& name) {
    for (int row = 0; row < list.model()->rowCount(); ++row) {
      if (cell(list, row, 0) == name) return row;
    }
    return -1;
  }
  void open() {
    QTest::keyClick(&window, Qt::Key_0, Qt::ControlModifier);
    ASSERT_EQ(window.location(), (Location{Location::Kind::Lessons, event, {}}));
    ASSERT_TRUE(QTest::qWaitFor([&] { return page().isDone(); }, testing::kPatience));
  }
  void choose(ListTable& list, int row) {
    list.setFocus();
    list.setCurrentIndex(list.model()->index(row, 0));
  }
};

TEST_F(LessonsPageTest, WithoutSheetsItTellsWhatToDo) {
  open();
  EXPECT_EQ(counts().model()->rowCount(), 0);
  EXPECT_TRUE(counts().emptyText().contains(QStringLiteral("No scoresheet is saved here yet")));
  EXPECT_FALSE(action(Command::OpenSheet).isEnabled());
}

TEST_F(LessonsPageTest, AMistakeIsCountedShownOnItsBoardAndLeadsToItsSheet) {
  storeSheet(event, kWrongScore);
  open();
  const int row = rowOf(counts(), QStringLiteral("wrong score"));
  ASSERT_GE(row, 0);
  EXPECT_EQ(cell(counts(), row, 1), QStringLiteral("1"));
  EXPECT_EQ(cell(counts(), row, 3), QStringLiteral("2"));
  EXPECT_EQ(cell(counts(), row, 4), QStringLiteral("0"));
  choose(counts(), row);
  ASSERT_EQ(examples().model()->rowCount(), 1);
  EXPECT_EQ(cell(examples(), 0, 0), QStringLiteral("1 · 1"));
  EXPECT_TRUE(cell(examples(), 0, 1).contains(QStringLiteral("-12"))) << cell(examples(), 0, 1).toStdString();
  choose(examples(), 0);
  EXPECT_TRUE(part<BoardView>(Location::Kind::Lessons).isVisible());
  QTest::keyClick(&examples(), Qt::Key_Return);
  EXPECT_EQ(window.location(), locationOf(Location::Kind::Sheet, event, kFirstBoard));
}

TEST_F(LessonsPageTest, ItsGameIsAnalysedFromHere) {
  storeSheet(event, kWrongScore);
  open();
  choose(counts(), 0);
  choose(examples(), 0);
  ASSERT_TRUE(action(Command::AnalyseGame).isEnabled());
  QTest::keyClick(&window, Qt::Key_A, Qt::ControlModifier | Qt::AltModifier);
  EXPECT_EQ(window.location(), locationOf(Location::Kind::Analysis, event, kFirstBoard));
}

TEST_F(LessonsPageTest, CountedByPlayerAndSchoolAndLimitedToOne) {
  storeSheet(event, kWrongScore);
  open();
  auto& parts = part<QTabBar>(Location::Kind::Lessons);
  parts.setFocus();
  QTest::keyClick(&parts, Qt::Key_Right);
  EXPECT_EQ(parts.currentIndex(), 1);
  EXPECT_EQ(counts().model()->rowCount(), 2) << "both left out the chips that they had left";
  const QString player = cell(counts(), 0, 0);
  EXPECT_TRUE(player.contains(u','));
  auto boxes = page().findChildren<QComboBox*>();
  QComboBox* players = boxes.at(3);
  players->setFocus();
  QTest::keyClick(players, Qt::Key_Down);
  ASSERT_TRUE(QTest::qWaitFor([&] { return page().isDone(); }, testing::kPatience));
  ASSERT_EQ(counts().model()->rowCount(), 1);
  EXPECT_EQ(cell(counts(), 0, 0), players->currentText());
  QTest::mouseClick(&parts, Qt::LeftButton, {}, parts.tabRect(2).center());
  EXPECT_EQ(counts().model()->rowCount(), 1);
}

TEST_F(LessonsPageTest, FilipinoHasEveryWord) {
  storeSheet(event, kWrongScore);
  open();
  translator.setLanguage(words::Language::Filipino);
  ASSERT_TRUE(QTest::qWaitFor([&] { return page().isDone(); }, testing::kPatience));
  EXPECT_GE(rowOf(counts(), QStringLiteral("maling iskor")), 0);
}

TEST_F(LessonsPageTest, WhatIsCountedGoesToPaper) {
  open();
  EXPECT_FALSE(action(Command::ExportPdf).isEnabled()) << "there is nothing yet";
  storeSheet(event, kWrongScore);
  ASSERT_TRUE(QTest::qWaitFor([&] { return page().isDone() && counts().model()->rowCount() > 0; },
                              testing::kPatience));
  ASSERT_TRUE(action(Command::ExportPdf).isEnabled());
  QTest::keyClick(&window, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
  auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  const QString path = folder.filePath(QStringLiteral("lessons.pdf"));
  Q_EMIT dialog->fileSelected(path);
  dialog->close();
  ASSERT_TRUE(workIsDone());
  QFile pdf(path);
  ASSERT_TRUE(pdf.open(QIODevice::ReadOnly));
  EXPECT_TRUE(pdf.readAll().startsWith("%PDF"));
  EXPECT_TRUE(refusals.isEmpty());
}

TEST_F(LessonsPageTest, WhatIsStoredMeanwhileIsCounted) {
  open();
  storeSheet(event, kWrongScore);
  ASSERT_TRUE(QTest::qWaitFor([&] { return page().isDone() && counts().model()->rowCount() > 0; },
                              testing::kPatience));
  EXPECT_GE(rowOf(counts(), QStringLiteral("wrong score")), 0);
}

}  // namespace
}  // namespace damath::window
