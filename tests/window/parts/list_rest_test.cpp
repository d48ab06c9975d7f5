// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a list comes to rest after each action, whatever its size, its type size and its rows are. The
// columns depend on the outer size of the list, and not on the scroll bars that are visible before.
#include <gtest/gtest.h>

#include <QFont>
#include <QHeaderView>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>
#include <random>
#include <vector>

#include "app/window/parts/list_table.hpp"
#include "app/window/parts/table_headings.hpp"
#include "tests/window/layout_watch.hpp"

namespace damath::window {
namespace {

constexpr int kMostOfList = 200;  // layout events of a list and its parts after one action
constexpr int kRestColumns = 7;

class ListRest : public ::testing::Test {
 protected:
  QString words(int most) {
    QString text;
    for (auto left = static_cast<int>(m_random() % static_cast<unsigned>(most + 1)); left > 0; --left) {
      if (!text.isEmpty()) text += u' ';
      text += QString(static_cast<qsizetype>(2 + m_random() % 9), u'n');
    }
    return text;
  }

  // Fills the list like a tally: rank, number, player, section, result, points, reason.
  void fill(ListTable& list) {
    const int players = static_cast<int>(m_random() % 30);
    const bool hasSections = m_random() % 2 == 0;
    std::vector<TableRow> rows;
    for (int row = 0; row < players; ++row) {
      TableRow next;
      next.key = row;
      next.cells.push_back({.text = QString::number(row), .sortKey = row, .alignment = Qt::AlignRight});
      next.cells.push_back({.text = QString::number(players - row), .sortKey = players - row});
      next.cells.push_back({.text = words(5)});
      next.cells.push_back({.text = hasSections ? words(2) : QString()});
      next.cells.push_back({.text = QStringLiteral("1")});
      next.cells.push_back({.text = QStringLiteral("33 1/4 (33.25)"), .alignment = Qt::AlignRight});
      next.cells.push_back({.text = words(14)});
      rows.push_back(std::move(next));
    }
    list.setTable(
        {QStringLiteral("Rank"), QStringLiteral("No."), QStringLiteral("Player"), QStringLiteral("Section"),
         QStringLiteral("R1"), QStringLiteral("Point System"), QStringLiteral("Why this rank")},
        std::move(rows));
  }

  void act(ListTable& list) {
    auto& more = *list.findChild<QToolButton*>();
    switch (m_random() % 5) {
      case 0:
        if (more.isVisible()) QTest::mouseClick(&more, Qt::LeftButton);
        return;
      case 1:
        return fill(list);
      case 2:
        return list.setFilter(m_random() % 2 == 0 ? QString() : QStringLiteral("nnnnnnnn"));
      case 3:
        return list.resize(200 + static_cast<int>(m_random() % 1720),
                           120 + static_cast<int>(m_random() % 600));
      default:
        const auto column = static_cast<int>(m_random() % kRestColumns);
        const auto& headings = *list.horizontalHeader();
        const QPoint place(headings.sectionViewportPosition(column) + 10, headings.height() / 2);
        if (!list.isColumnHidden(column)) QTest::mouseClick(headings.viewport(), Qt::LeftButton, {}, place);
    }
  }

  static std::vector<int> widthsOf(const ListTable& list) {
    std::vector<int> widths;
    for (int column = 0; column < kRestColumns; ++column) widths.push_back(list.columnWidth(column));
    return widths;
  }

  std::mt19937 m_random{20261201};
};

TEST_F(ListRest, AfterEachActionTheListComesToRest) {
  testing::LayoutWatch watch;
  for (int drawn = 0; drawn < 60; ++drawn) {
    ListTable list;
    QFont type = list.font();
    type.setPointSizeF(type.pointSizeF() * (100 + static_cast<int>(m_random() % 101)) / 100);
    list.setFont(type);
    if (m_random() % 3 != 0) list.setWrapping();
    list.setStretching({2, 3, 6});
    list.setSpared({std::vector{3, 6}});
    list.resize(640 + static_cast<int>(m_random() % 1281), 150 + static_cast<int>(m_random() % 500));
    fill(list);
    list.show();
    ASSERT_TRUE(watch.settled(kMostOfList)) << "list " << drawn;
    for (int step = 0; step < 12; ++step) {
      act(list);
      ASSERT_TRUE(watch.settled(kMostOfList)) << "list " << drawn << " step " << step;
      // Each column may lose one pixel, because widths are whole numbers.
      const bool isFilled = list.horizontalHeader()->length() > list.viewport()->width() - kRestColumns;
      EXPECT_TRUE(isFilled || list.model()->columnCount() == 0) << "list " << drawn << " step " << step;
    }
  }
}

// The widths of a list are the same if its size was changed and changed back.
TEST_F(ListRest, TheColumnsDependOnTheSizeAndNotOnTheWayToIt) {
  testing::LayoutWatch watch;
  ListTable list;
  list.setWrapping();
  list.setStretching({2, 3, 6});
  list.setSpared({std::vector{3, 6}});
  list.resize(900, 300);
  for (int drawn = 0; drawn < 40; ++drawn) {
    fill(list);
    list.show();
    ASSERT_TRUE(watch.settled(kMostOfList));
    const QSize size(640 + static_cast<int>(m_random() % 1281), 150 + static_cast<int>(m_random() % 500));
    list.resize(size);
    ASSERT_TRUE(watch.settled(kMostOfList));
    const std::vector<int> widths = widthsOf(list);
    const bool hasBar = list.verticalScrollBar()->isVisible();
    for (const QSize& other : {QSize(1920, 900), QSize(640, 150)}) {
      list.resize(other);
      ASSERT_TRUE(watch.settled(kMostOfList));
      list.resize(size);
      ASSERT_TRUE(watch.settled(kMostOfList));
      EXPECT_EQ(widthsOf(list), widths) << "list " << drawn;
      EXPECT_EQ(list.verticalScrollBar()->isVisible(), hasBar) << "list " << drawn;
    }
  }
}

// The button for hidden columns never covers the text of a heading.
TEST_F(ListRest, TheLastHeadingEndsBeforeTheButton) {
  int covered = 0;
  for (int drawn = 0; drawn < 60; ++drawn) {
    ListTable list;
    list.setStretching({2, 3, 6});
    list.setSpared({std::vector{3, 6}});
    list.resize(500 + static_cast<int>(m_random() % 500), 300);
    fill(list);
    list.show();
    QApplication::processEvents();
    const auto& more = *list.findChild<QToolButton*>();
    if (!more.isVisible()) continue;
    ++covered;
    const auto& headings = static_cast<const TableHeadings&>(*list.horizontalHeader());
    for (int column = 0; column < kRestColumns; ++column) {
      if (list.isColumnHidden(column)) continue;
      const QRect all(headings.sectionViewportPosition(column), 0, headings.sectionSize(column), 10);
      const QRect room = headings.uncovered(all);
      EXPECT_LT(room.right() + headings.x(), more.x());
      if (all.right() >= headings.viewport()->width()) continue;
      const QString text = list.model()->headerData(column, Qt::Horizontal).toString();
      EXPECT_GE(room.width(), headings.fontMetrics().horizontalAdvance(text)) << text.toStdString();
    }
  }
  EXPECT_GT(covered, 5);
}

}  // namespace
}  // namespace damath::window
