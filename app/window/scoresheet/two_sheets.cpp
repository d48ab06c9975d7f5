// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/two_sheets.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <tuple>

#include "app/window/parts/layouts.hpp"
#include "app/window/scoresheet/aligned_lines.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "app/window/text/contest_text.hpp"
#include "core/sheet/record/filled_cell.hpp"

namespace damath::window {

using words::Phrase;

namespace {

// Moves the marks of filled cells down by the blank lines that the alignment inserted above them.
void moveFilled(sheet::Sheet& sheet) {
  std::vector<sheet::FilledCell> cells = sheet::filledCells(sheet);
  if (cells.empty()) return;
  std::vector<int> places;
  for (std::size_t i = 0; i < sheet.lines.size(); ++i) {
    if (sheet.lines[i] != sheet::Line{}) places.push_back(static_cast<int>(i) + 1);
  }
  std::erase_if(cells, [&](sheet::FilledCell& cell) {
    const auto line = static_cast<std::size_t>(cell.line - 1);
    if (line >= places.size()) return true;
    cell.line = places[line];
    return false;
  });
  sheet::setFilledCells(sheet, std::move(cells));
}

}  // namespace

TwoSheets::TwoSheets(const Translator& translator, QWidget* parent)
    : QWidget(parent), m_translator(translator), m_left(translator), m_right(translator) {
  arrange(*flush<QHBoxLayout>(this, 12), {column(m_left), column(m_right)});
  // The two grids scroll together, and their cursors are always at the same cell.
  const auto follow = [](const Side& from, const Side& to) {
    connect(from.grid->verticalScrollBar(), &QScrollBar::valueChanged, to.grid->verticalScrollBar(),
            &QScrollBar::setValue);
    connect(from.grid, &SheetGrid::cursorMoved, to.grid, [grid = to.grid](int row, int column) {
      const QModelIndex at = grid->model()->index(row, column);
      if (at.isValid() && grid->currentIndex() != at) grid->moveCursorTo(at);
    });
  };
  follow(m_left, m_right);
  follow(m_right, m_left);
}

QWidget* TwoSheets::column(Side& side) {
  auto* column = new QWidget(this);
  side.head = new QLabel(column);
  side.head->setTextFormat(Qt::PlainText);
  side.head->setWordWrap(true);
  side.grid = new SheetGrid(side.model, m_translator, column);
  side.grid->setEditTriggers(QAbstractItemView::NoEditTriggers);
  arrange(*flush<QVBoxLayout>(column), {side.head, {side.grid, 1}});
  return column;
}

void TwoSheets::show(const Shown& left, const Shown& right) {
  sheet::Sheet there = SheetModel::withoutBlankLines(left.sheet);
  sheet::Sheet here = SheetModel::withoutBlankLines(right.sheet);
  std::tie(there.lines, here.lines) = alignedLines(there.lines, here.lines);
  moveFilled(there);
  moveFilled(here);
  fill(m_left, left, there);
  fill(m_right, right, here);
  markDifferences();
}

void TwoSheets::fill(Side& side, const Shown& shown, const sheet::Sheet& sheet) {
  side.model.setSheet(sheet);
  const QString closing =
      QStringLiteral("%1: %2 · %3: %4")
          .arg(m_translator.plain(Phrase::EndingField), endingText(sheet.ending(), m_translator.language()),
               m_translator.plain(Phrase::ResultField), resultText(sheet.result()));
  side.head->setText(shown.title + u'\n' + closing);
  side.grid->setAccessibleName(shown.title);
}

void TwoSheets::setPlayers(const QString& blue, const QString& red) {
  m_left.grid->setPlayers(blue, red);
  m_right.grid->setPlayers(blue, red);
}

void TwoSheets::goToDifference(int step) {
  if (m_differing.empty()) return;
  const QModelIndex current = m_right.grid->currentIndex();
  const std::pair at{current.row(), current.column()};
  const auto next = std::ranges::upper_bound(m_differing, at);
  const auto previous = std::ranges::lower_bound(m_differing, at);
  const auto to = step > 0 ? (next == m_differing.end() ? m_differing.begin() : next)
                           : (previous == m_differing.begin() ? m_differing.end() : previous) - 1;
  m_left.grid->goToCell(to->first, to->second);
  m_right.grid->goToCell(to->first, to->second);
}

void TwoSheets::markDifferences() {
  std::vector<CellMark> left;
  std::vector<CellMark> right;
  m_differing.clear();
  const auto textAt = [](const SheetModel& model, int row, int column) {
    return row < model.rowCount() ? model.index(row, column).data(Qt::EditRole).toString() : QString();
  };
  for (int row = 0; row < qMax(m_left.model.rowCount(), m_right.model.rowCount()); ++row) {
    for (int column = 0; column < SheetModel::kColumns; ++column) {
      const QString there = textAt(m_left.model, row, column);
      const QString here = textAt(m_right.model, row, column);
      if (there == here) continue;
      m_differing.emplace_back(row, column);
      left.push_back({row, column, Mark::Consequence, m_translator(Phrase::OtherSays).arg(here)});
      right.push_back({row, column, Mark::Consequence, m_translator(Phrase::OtherSays).arg(there)});
    }
  }
  m_left.model.setMarks(left);
  m_right.model.setMarks(right);
}

}  // namespace damath::window
