// SPDX-License-Identifier: GPL-3.0-or-later
// The findings beside the grid: what merely carries a mistake on is folded below it, and F8 goes from mistake
// to mistake.
#include "app/views/parts/list_table.hpp"
#include "app/views/sheet/findings_panel.hpp"
#include "tests/console/sheet/sheet_page_fixture.hpp"

namespace damath::views {
namespace {

using testing::kFirstBoard;

// BLUE's score and RED's are wrong, and every total from there on carries it.
constexpr std::string_view kCarried =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -12 | -12 || 10 + (-9) | 5 | 5\n";

class FindingsFold : public testing::SheetPageFixture {
 protected:
  void SetUp() override {
    SheetPageFixture::SetUp();
    event = pairedEvent("integer");
    storeSheet(event, kCarried);
    window.goTo({Location::Kind::Sheet, event, kFirstBoard});
    page = static_cast<SheetPage*>(window.page(Location::Kind::Sheet));
    grid = &part<SheetGrid>(Location::Kind::Sheet);
    list = &part<ListTable>(Location::Kind::Sheet);
    for (int i = 0; i < list->model()->rowCount(); ++i) {
      if (textAt(i).startsWith(u'+') && foldRow < 0) foldRow = i;
    }
    ASSERT_GT(foldRow, 0) << "something is folded";
  }
  [[nodiscard]] QString textAt(int row) const { return list->model()->index(row, 1).data().toString(); }
  [[nodiscard]] int rows() const { return list->model()->rowCount(); }
  [[nodiscard]] int row() const { return list->currentIndex().row(); }
  void f8(Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(grid, Qt::Key_F8, modifiers);
    QTest::qWait(testing::kLongPause);
  }
  [[nodiscard]] models::Mark markHere() const {
    return static_cast<models::Mark>(grid->currentIndex().data(models::SheetModel::MarkRole).toInt());
  }

  ListTable* list = nullptr;
  int foldRow = -1;
};

TEST_F(FindingsFold, WhatCarriesAMistakeOnIsOneRowBelowIt) {
  EXPECT_EQ(textAt(foldRow), QStringLiteral("+ 1 total carries it on")) << textAt(foldRow).toStdString();
  EXPECT_EQ(list->model()->index(0, 0).data().toString().left(3), QStringLiteral("[1]"));
}

TEST_F(FindingsFold, ItIsUnfoldedAndFoldedByKeysAndByTheMouse) {
  const int folded = rows();
  list->setFocus();
  list->setCurrentIndex(list->model()->index(foldRow - 1, 0));
  QTest::keyClick(list, Qt::Key_Right);
  QTest::qWait(testing::kLongPause);
  EXPECT_EQ(rows(), folded + 1);
  EXPECT_TRUE(textAt(foldRow).startsWith(QChar(0x2212))) << textAt(foldRow).toStdString();
  QTest::keyClick(list, Qt::Key_Left);
  QTest::qWait(testing::kLongPause);
  EXPECT_EQ(rows(), folded);
  list->setCurrentIndex(list->model()->index(foldRow, 0));
  QTest::keyClick(list, Qt::Key_Return);
  EXPECT_EQ(rows(), folded + 1);
  const QModelIndex index = list->model()->index(foldRow, 1);
  list->scrollTo(index);
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
  QTest::qWait(testing::kLongPause);
  EXPECT_EQ(rows(), folded);
}

TEST_F(FindingsFold, F8GoesFromMistakeToMistakeAndCtrlF8ThroughAll) {
  grid->setFocus();
  std::set<QString> seen;
  for (int i = 0; i < 12; ++i) {
    f8();
    EXPECT_NE(markHere(), models::Mark::Consequence) << textAt(row()).toStdString();
    if (!seen.insert(textAt(row())).second) break;
  }
  EXPECT_GE(seen.size(), 2U);
  const auto roots = seen.size();
  // Back to the first, then through what it causes too.
  list->setCurrentIndex(list->model()->index(0, 0));
  int carried = 0;
  std::set<QString> all;
  for (int i = 0; i < 24; ++i) {
    QTest::keyClick(grid, Qt::Key_F8, Qt::ControlModifier);
    if (!all.insert(list->model()->index(row(), 0).data().toString()).second) break;
    carried += markHere() == models::Mark::Consequence ? 1 : 0;
  }
  EXPECT_GE(carried, 2);
  EXPECT_GT(all.size(), roots);
}

TEST_F(FindingsFold, ShiftF8GoesBackToTheMistakeBefore) {
  grid->setFocus();
  f8();
  f8();
  const QString second = textAt(row());
  f8();
  f8(Qt::ShiftModifier);
  EXPECT_EQ(textAt(row()), second);
}

}  // namespace
}  // namespace damath::views
