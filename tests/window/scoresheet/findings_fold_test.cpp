// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the findings beside the grid: findings that only carry a mistake on are folded below the mistake,
// and F8 goes from mistake to mistake.
#include "app/window/parts/list_table.hpp"
#include "app/window/scoresheet/findings_panel.hpp"
#include "tests/support/habit_sheet.hpp"
#include "tests/window/scoresheet/sheet_page_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;

// BLUE's score and RED's score are wrong, and both totals carry the errors on.
constexpr std::string_view kCarried =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -12 | -12 || 10 + (-9) | 5 | 5\n";

// The moves can be followed only if the players wrote in each other's columns from line 10 on. No line proves
// such an exchange.
constexpr std::string_view kNotProven =
    "[Set \"integer\"]\n[Ending \"time\"]\n[Result \"0-1\"]\n\n-9 (2,3) | | || -9 (7,4) | |\n"
    "-3 (1,2) | | || -1 (1,4) | |\n-9 (3,4) | | || 6 ÷ (-9) | -2/3 ≈ -1 | -1\n"
    "-3 - 6 | -9 | -9 || -9 (6,3) | |\n-1 x (-9) | 9 | 0 || -3 (6,5) | |\n"
    "-1 + (-3) | -4 | -4 || -11 x (-1) | 11 | 10\n | | || -11 ÷ (-3) | 11/3 ≈ 4 | 14\n"
    "0 (1,2) | | || -11 - 0 | -11 | 3\n6 (4,3) | | || 10 (2,5) | |\n-5 (3,6) | | || 4 (6,3) | |\n"
    "-5 (4,5) | | || 4 (5,4) | |\n";

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
      if (textAt(i).startsWith(QChar(0x25b8)) && foldRow < 0) foldRow = i;
    }
    ASSERT_GT(foldRow, 0) << "something is folded";
  }
  [[nodiscard]] QString textAt(int row) const { return list->model()->index(row, 1).data().toString(); }
  [[nodiscard]] int rows() const { return list->model()->rowCount(); }
  [[nodiscard]] int row() const { return list->currentIndex().row(); }
  void f8(Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(grid, Qt::Key_F8, modifiers);
    pauseLong();
  }
  [[nodiscard]] window::Mark markHere() const {
    return static_cast<window::Mark>(grid->currentIndex().data(window::SheetModel::MarkRole).toInt());
  }

  ListTable* list = nullptr;
  int foldRow = -1;
};

TEST_F(FindingsFold, WhatCarriesAMistakeOnIsOneRowBelowIt) {
  EXPECT_EQ(textAt(foldRow), QStringLiteral("▸ 1 more cell is affected")) << textAt(foldRow).toStdString();
  EXPECT_EQ(list->model()->index(0, 0).data().toString().section(u'·', 0, 0), QStringLiteral("Finding 1 "));
}

TEST_F(FindingsFold, TheSummaryCountsWhatTheRowsBelowTheRootsCount) {
  // The cell that shows the habit has a finding too. This finding is not counted as a carried-over mistake.
  storeSheet(event, support::kUnsignedChips);
  pauseLong();
  const auto& panel = part<FindingsPanel>(Location::Kind::Sheet);
  EXPECT_EQ(textAt(1), QStringLiteral("▸ 15 more cells are affected")) << textAt(1).toStdString();
  EXPECT_TRUE(panel.summary().contains(QStringLiteral("carried-over mistakes: 15")))
      << panel.summary().toStdString();
  translator.setLanguage(words::Language::Filipino);
  pauseLong();
  EXPECT_EQ(textAt(1), QStringLiteral("▸ may 15 pang kahong nadamay"));
}

// A row such as "15 more cells are affected" unfolds into exactly 15 rows. The cell of the root mistake is
// not among them.
TEST_F(FindingsFold, AsManyRowsUnfoldAsAreCounted) {
  for (const std::string_view text : {support::kUnsignedChips, support::kRedFromRed, support::kSwappedSquares,
                                      support::kExchangedColumns, kCarried, kNotProven}) {
    storeSheet(event, text);
    pauseLong();
    list->setFocus();
    for (int root = 0; root + 1 < rows(); ++root) {
      const QString folded = textAt(root + 1);
      if (!folded.startsWith(QChar(0x25b8))) continue;
      const int before = rows();
      list->setCurrentIndex(list->model()->index(root, 0));
      QTest::keyClick(list, Qt::Key_Right);
      pauseLong();
      const int count = folded.section(u' ', 1, 1).toInt();
      EXPECT_EQ(rows() - before, count) << folded.toStdString();
      const auto placeAt = [&](int row) {
        return list->model()->index(row, 0).data().toString().section(QStringLiteral(" · "), 1);
      };
      for (int row = root + 2; folded.contains(QStringLiteral("cell")) && row < root + 2 + count; ++row) {
        EXPECT_NE(placeAt(row), placeAt(root)) << text;
      }
      QTest::keyClick(list, Qt::Key_Left);
      pauseLong();
    }
  }
}

TEST_F(FindingsFold, ANoteStandsByItself) {
  storeSheet(event, kNotProven);
  pauseLong();
  for (int i = 0; i < rows(); ++i) {
    EXPECT_FALSE(textAt(i).startsWith(QChar(0x25b8))) << textAt(i).toStdString();
  }
  const QString summary = part<FindingsPanel>(Location::Kind::Sheet).summary();
  EXPECT_TRUE(summary.contains(QStringLiteral("carried-over mistakes: 0 · notes: 1")))
      << summary.toStdString();
}

TEST_F(FindingsFold, ItIsUnfoldedAndFoldedByKeysAndByTheMouse) {
  const int folded = rows();
  list->setFocus();
  list->setCurrentIndex(list->model()->index(foldRow - 1, 0));
  QTest::keyClick(list, Qt::Key_Right);
  pauseLong();
  EXPECT_EQ(rows(), folded + 1);
  EXPECT_TRUE(textAt(foldRow).startsWith(QChar(0x25be))) << textAt(foldRow).toStdString();
  QTest::keyClick(list, Qt::Key_Left);
  pauseLong();
  EXPECT_EQ(rows(), folded);
  list->setCurrentIndex(list->model()->index(foldRow, 0));
  QTest::keyClick(list, Qt::Key_Return);
  EXPECT_EQ(rows(), folded + 1);
  const QModelIndex index = list->model()->index(foldRow, 1);
  list->scrollTo(index);
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
  pauseLong();
  EXPECT_EQ(rows(), folded);
}

TEST_F(FindingsFold, F8GoesFromMistakeToMistakeAndCtrlF8ThroughAll) {
  grid->setFocus();
  std::set<QString> seen;
  for (int i = 0; i < 12; ++i) {
    f8();
    EXPECT_NE(markHere(), window::Mark::Consequence) << textAt(row()).toStdString();
    if (!seen.insert(textAt(row())).second) break;
  }
  EXPECT_GE(seen.size(), 2U);
  const auto roots = seen.size();
  // Returns to the first mistake. Then Ctrl+F8 goes through all mistakes, also those that follow from others.
  list->setCurrentIndex(list->model()->index(0, 0));
  int carried = 0;
  std::set<QString> all;
  for (int i = 0; i < 24; ++i) {
    QTest::keyClick(grid, Qt::Key_F8, Qt::ControlModifier);
    if (!all.insert(list->model()->index(row(), 0).data().toString()).second) break;
    carried += markHere() == window::Mark::Consequence ? 1 : 0;
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
}  // namespace damath::window
