// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a list that replaces its rows: only rows with a changed content are updated, and the rest of the
// list keeps its state.
#include "app/window/parts/list_table.hpp"

#include <gtest/gtest.h>

#include <QApplication>
#include <QHeaderView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <random>
#include <utility>

#include "app/window/parts/icon.hpp"

namespace damath::window {
namespace {

constexpr int kRows = 200;

std::vector<window::TableRow> rows(int changed = -1, const QString& text = {}) {
  std::vector<window::TableRow> all;
  for (int row = 0; row < kRows; ++row) {
    const QString said = row == changed ? text : QStringLiteral("name %1").arg(row);
    all.push_back(
        {{{.text = QString::number(row), .sortKey = row, .icon = icon(Symbol::Good)}, {.text = said}}, row});
  }
  return all;
}

class ListTableTest : public ::testing::Test {
 protected:
  ListTableTest() {
    m_list.setStretching({1});
    m_list.setWrapping();
    m_list.resize(300, 400);
    show(rows());
    m_list.show();
    QApplication::processEvents();
  }
  void show(std::vector<window::TableRow> all) {
    m_list.setTable({QStringLiteral("No."), QStringLiteral("Name")}, std::move(all));
  }

  ListTable m_list;
};

TEST_F(ListTableTest, OneRowThatSaysSomethingElseIsToldAlone) {
  m_list.setCurrentKey(150);
  QApplication::processEvents();
  const int scrolled = m_list.verticalScrollBar()->value();
  ASSERT_GT(scrolled, 0);
  QSignalSpy resets(m_list.model(), &QAbstractItemModel::modelReset);
  QSignalSpy changes(m_list.model(), &QAbstractItemModel::dataChanged);
  show(rows(149, QStringLiteral("another")));
  EXPECT_EQ(resets.count(), 0);
  ASSERT_EQ(changes.count(), 1);
  EXPECT_EQ(changes.front().front().toModelIndex().row(), 149);
  EXPECT_EQ(m_list.model()->index(149, 1).data().toString(), QStringLiteral("another"));
  EXPECT_EQ(m_list.currentKey(), QVariant(150));
  EXPECT_EQ(m_list.verticalScrollBar()->value(), scrolled);
  show(rows(149, QStringLiteral("another")));
  EXPECT_EQ(changes.count(), 1) << "nothing is different";
}

// Qt lets views read the model until a reset has begun: the rows must still be the old ones.
TEST_F(ListTableTest, TheRowsStayAsTheyAreUntilAResetHasBegun) {
  QString before;
  QObject::connect(m_list.model(), &QAbstractItemModel::modelAboutToBeReset, &m_list,
                   [&] { before = m_list.model()->index(0, 1).data().toString(); });
  const QString old = m_list.model()->index(0, 1).data().toString();
  std::vector<window::TableRow> others = rows();
  for (window::TableRow& row : others) row.cells[1].text = QStringLiteral("another");
  show(std::move(others));
  EXPECT_EQ(before, old);
  EXPECT_EQ(m_list.model()->index(0, 1).data().toString(), QStringLiteral("another"));
}

TEST_F(ListTableTest, ALongerTextIsBrokenIntoLines) {
  const int before = m_list.rowHeight(3);
  show(rows(3, QStringLiteral("a name of so many words that no line of this list has room for it")));
  EXPECT_GT(m_list.rowHeight(3), before);
  EXPECT_EQ(m_list.rowHeight(4), before);
  show(rows());
  EXPECT_EQ(m_list.rowHeight(3), before);
}

TEST_F(ListTableTest, WhatIsFoundFollowsTheTextAsItIsNow) {
  m_list.setFilter(QStringLiteral("another"));
  EXPECT_EQ(m_list.model()->rowCount(), 0);
  show(rows(7, QStringLiteral("another")));
  EXPECT_EQ(m_list.model()->rowCount(), 1);
  show(rows());
  EXPECT_EQ(m_list.model()->rowCount(), 0);
}

TEST_F(ListTableTest, OtherRowsTakeThePlaceOfAll) {
  QSignalSpy resets(m_list.model(), &QAbstractItemModel::modelReset);
  std::vector<window::TableRow> fewer = rows();
  fewer.pop_back();
  show(std::move(fewer));
  EXPECT_EQ(resets.count(), 1) << "one is gone";
  m_list.setTable({QStringLiteral("Blg."), QStringLiteral("Pangalan")}, rows());
  EXPECT_EQ(resets.count(), 2) << "other headings";
}

// A scroll bar that appears with the rows takes some of their width. The bar must hide no part of a column.
TEST_F(ListTableTest, TheColumnsFillTheRoomBesideTheBar) {
  EXPECT_TRUE(m_list.verticalScrollBar()->isVisible());
  EXPECT_EQ(m_list.horizontalHeader()->length(), m_list.viewport()->width());
  m_list.setTable({QStringLiteral("No."), QStringLiteral("Name")}, {rows()[0], rows()[1]});
  QApplication::processEvents();
  EXPECT_EQ(m_list.horizontalHeader()->length(), m_list.viewport()->width());
  show(rows());
  EXPECT_EQ(m_list.horizontalHeader()->length(), m_list.viewport()->width());
}

// Each column keeps at least its minimum width, and all columns together are as wide as the room.
TEST_F(ListTableTest, NarrowColumnsTakeNoMoreThanTheRoom) {
  std::vector<window::TableRow> narrow;
  for (int row = 0; row < 3; ++row) {
    narrow.push_back(
        {{{.text = QStringLiteral("1")},
          {.text = QStringLiteral("1")},
          {.text = QStringLiteral("1")},
          {.text = QStringLiteral("a name of so many words that no line of this list has room")}},
         row});
  }
  m_list.setStretching({3});
  m_list.setTable({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("Name")},
                  std::move(narrow));
  EXPECT_EQ(m_list.horizontalHeader()->length(), m_list.viewport()->width());
  EXPECT_FALSE(m_list.horizontalScrollBar()->isVisible());
}

// A button at the end of the headings names the hidden columns.
TEST_F(ListTableTest, ColumnsWithoutRoomAreNamedAtTheEndOfTheHeadings) {
  std::vector<window::TableRow> wide;
  for (int row = 0; row < 3; ++row) {
    wide.push_back({{{.text = QString::number(row)},
                     {.text = QStringLiteral("a name of so many words that it takes most of the room")},
                     {.text = QStringLiteral("a school whose name is as long as that of the player")}},
                    row});
  }
  m_list.setStretching({1, 2});
  m_list.setSpared({std::vector{2}});
  m_list.setTable({QStringLiteral("No."), QStringLiteral("Name"), QStringLiteral("School")}, std::move(wide));
  auto& more = *m_list.findChild<QToolButton*>();
  EXPECT_TRUE(m_list.isColumnHidden(2));
  ASSERT_TRUE(more.isVisible());
  EXPECT_EQ(more.toolTip(), QStringLiteral("School"));
  EXPECT_TRUE(more.text().contains(u'1'));
  EXPECT_EQ(more.geometry().right(), m_list.horizontalHeader()->geometry().right());
  EXPECT_TRUE(m_list.horizontalHeader()->geometry().contains(more.geometry()));
  QTest::mouseClick(&more, Qt::LeftButton);
  EXPECT_FALSE(m_list.isColumnHidden(2));
  EXPECT_TRUE(more.isVisible()) << "the way back";
  EXPECT_GE(m_list.columnWidth(2), ColumnWidths::kNarrowest);
  QTest::mouseClick(&more, Qt::LeftButton);
  EXPECT_TRUE(m_list.isColumnHidden(2));
  m_list.resize(1200, 400);
  QApplication::processEvents();
  EXPECT_FALSE(m_list.isColumnHidden(2));
  EXPECT_FALSE(more.isVisible());
}

// Rows are added, removed and changed at random. If every text in view has room, the columns keep their
// widths.
TEST_F(ListTableTest, TheColumnsKeepTheirWidthsWhileEveryTextHasRoom) {
  std::mt19937 random(7);
  const auto textOf = [&random](unsigned most) {
    return QString(static_cast<qsizetype>(1 + random() % most), u'n');
  };
  int next = 0;
  const auto drawn = [&] {
    return window::TableRow{{{.text = QString::number(next)}, {.text = textOf(12)}, {.text = textOf(16)}},
                            next++};
  };
  std::vector<window::TableRow> all;
  while (all.size() < 60) all.push_back(drawn());
  const auto showAll = [&] {
    m_list.setTable({QStringLiteral("No."), QStringLiteral("Name"), QStringLiteral("School")}, all);
    QApplication::processEvents();
  };
  const auto widths = [this] {
    std::vector<int> found;
    for (int column = 0; column < 3; ++column) found.push_back(m_list.columnWidth(column));
    return found;
  };
  m_list.setStretching({1, 2});
  m_list.resize(700, 400);
  showAll();
  constexpr int kPadding = 8;
  int kept = 0;
  for (int step = 0; step < 120; ++step) {
    const std::vector<int> before = widths();
    const auto place = static_cast<std::ptrdiff_t>(random() % all.size());
    if (step % 3 == 0) all.erase(all.begin() + place);
    if (step % 3 == 1) all.insert(all.begin() + place, drawn());
    if (step % 3 == 2) all[static_cast<std::size_t>(place)].cells[1].text = textOf(14);
    showAll();
    bool hasRoom = true;
    for (int column = 0; column < 3; ++column) {
      const auto& view = static_cast<const QAbstractItemView&>(m_list);
      const int wanted = view.sizeHintForColumn(column) + kPadding;
      hasRoom = hasRoom && wanted <= before[static_cast<std::size_t>(column)];
    }
    if (!hasRoom) continue;
    ++kept;
    EXPECT_EQ(widths(), before) << "step " << step;
  }
  EXPECT_GT(kept, 60);
}

// Another list in the same table gets columns for its own texts.
TEST_F(ListTableTest, AnotherListGetsItsOwnColumns) {
  const auto listOf = [](const QString& name) {
    std::vector<window::TableRow> all;
    for (int row = 0; row < 3; ++row) {
      const QString text = name + QString::number(row);
      all.push_back({{{.text = text}, {}}, text});
    }
    return all;
  };
  m_list.setStretching({1});
  m_list.resize(700, 400);
  show(listOf(QStringLiteral("a name of many letters ")));
  QApplication::processEvents();
  const int wide = m_list.columnWidth(0);
  show(listOf(QStringLiteral("Jo ")));
  QApplication::processEvents();
  EXPECT_LT(m_list.columnWidth(0), wide);
}

// In a narrow list, the column without any text is hidden. A column with a text in one row stays.
TEST_F(ListTableTest, ColumnsWithoutTextAreHiddenBeforeOthers) {
  std::vector<window::TableRow> wide;
  for (int row = 0; row < 3; ++row) {
    wide.push_back({{{.text = QStringLiteral("a name of so many words that it takes most of the room")},
                     {.text = row == 2 ? QStringLiteral("A") : QString()},
                     {}},
                    row});
  }
  m_list.setStretching({0});
  m_list.setSpared({std::vector{1}, std::vector{2}});
  const auto showWide = [&] {
    m_list.setTable(
        {QStringLiteral("Name"), QStringLiteral("Section"), QStringLiteral("Coach of the player")}, wide);
    QApplication::processEvents();
  };
  int width = 800;
  m_list.resize(width, 400);
  showWide();
  ASSERT_FALSE(m_list.isColumnHidden(1) || m_list.isColumnHidden(2)) << "all columns have room";
  while (width > 200 && !m_list.isColumnHidden(1) && !m_list.isColumnHidden(2)) {
    m_list.resize(--width, 400);
    QApplication::processEvents();
  }
  EXPECT_TRUE(m_list.isColumnHidden(2)) << width;
  EXPECT_FALSE(m_list.isColumnHidden(1)) << width;
  for (window::TableRow& row : wide) std::swap(row.cells[1].text, row.cells[2].text);
  showWide();
  m_list.resize(--width, 400);
  QApplication::processEvents();
  EXPECT_TRUE(m_list.isColumnHidden(1)) << width;
  EXPECT_FALSE(m_list.isColumnHidden(2)) << width;
}

TEST_F(ListTableTest, ColumnsThatAreLeftOutComeBack) {
  m_list.setLeftOut({0});
  EXPECT_TRUE(m_list.isColumnHidden(0));
  show(rows(1, QStringLiteral("another")));
  EXPECT_TRUE(m_list.isColumnHidden(0));
  m_list.setLeftOut({});
  EXPECT_FALSE(m_list.isColumnHidden(0));
}

}  // namespace
}  // namespace damath::window
