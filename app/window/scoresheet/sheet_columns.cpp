// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/sheet_columns.hpp"

#include <QHeaderView>
#include <QScrollBar>
#include <QStyle>
#include <QTableView>
#include <algorithm>

namespace damath::window {

namespace {

// The part of a player's width that Move, Score and Total get, in percent. Moves are the longest texts.
constexpr int kShares[] = {44, 28, 28};

// Returns amount * part / all, rounded up. Rounding up ensures that the columns never get more width than
// there is.
int partRoundedUp(int amount, int part, int all) {
  return (amount * part + all - 1) / all;
}

}  // namespace

std::vector<int> sheetColumns(const std::vector<ColumnNeed>& needs, int room) {
  const int bands = std::max(static_cast<int>(needs.size()) / 3, 1);
  std::vector<int> widths;
  int wanted = 0;
  int left = room;
  for (const ColumnNeed& need : needs) {
    widths.push_back(room / bands * kShares[widths.size() % 3] / 100);
    left -= widths.back();
    wanted += need.whole;
  }
  if (widths.empty()) return widths;
  widths.front() += left;
  int lacking = 0;
  int spare = 0;
  int givable = 0;
  for (std::size_t i = 0; i < needs.size(); ++i) {
    lacking += std::max(0, needs[i].whole - widths[i]);
    spare += std::max(0, widths[i] - needs[i].whole);
    givable += needs[i].whole - needs[i].least;
  }
  const int over = wanted - room;
  for (std::size_t i = 0; i < needs.size(); ++i) {
    const auto& [whole, least] = needs[i];
    if (over > 0) {
      widths[i] = over < givable ? whole - partRoundedUp(whole - least, over, givable) : least;
    } else {
      widths[i] = widths[i] > whole ? widths[i] - partRoundedUp(widths[i] - whole, lacking, spare) : whole;
    }
  }
  return widths;
}

int widthAroundColumns(const QTableView& table) {
  const QHeaderView& numbers = *table.verticalHeader();
  return std::max(numbers.minimumWidth(), numbers.sizeHint().width()) +
         table.verticalScrollBar()->sizeHint().width() +
         table.style()->pixelMetric(QStyle::PM_ScrollView_ScrollBarSpacing, nullptr, &table) +
         2 * table.frameWidth() + 2;
}

}  // namespace damath::window
