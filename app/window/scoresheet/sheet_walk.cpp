// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/sheet_walk.hpp"

#include <QRegularExpression>

#include "core/sheet/settle/open_turn.hpp"

namespace damath::window {

namespace {

using board::Side;
using sheet::HalfKind;

enum Part { Move, Score, Total };

GridCell cellAt(int row, Side side, Part part) {
  return {row, (side == Side::Blue ? 0 : 3) + part};
}

constexpr int kBetweenKeys = 200;  // the longest time that Return waits for an audit, in milliseconds

// True if the move is a quiet move, without a capture: it ends with a square, as in "9 (0,3)". An unreadable
// move counts as a jump, so that Return asks for its Score.
bool isQuiet(const QString& move) {
  static const QRegularExpression place(
      QStringLiteral("\\(\\s*[^\\s(),;]+(\\s*[,;]\\s*| +)[^\\s(),;]+\\s*\\)\\s*$"));
  return place.match(move.section(u'@', 0, 0)).hasMatch();
}

}  // namespace

GridCell SheetWalk::next(GridCell at) const {
  const Side side = at.column < 3 ? Side::Blue : Side::Red;
  const HalfKind kind = kindOf(at.row, side);
  const bool isEnd = kind != HalfKind::Blank && kind != HalfKind::Play;
  GridCell to = at;
  if (at.column % 3 == Move) {
    const QString move = moveAt(at.row, side);
    const bool isWhole = (kind == HalfKind::RemainingTotal || kind == HalfKind::GrandTotal) &&
                         !m_model.index(at.row, at.column + 1).data().toString().isEmpty();
    to = move.isEmpty()            ? skipped(at.row, side)
         : isWhole                 ? pastRemaining(reply(at.row, side))
         : !isEnd && isQuiet(move) ? reply(at.row, side)
                                   : cellAt(at.row, side, Score);
  } else if (kind == HalfKind::Remaining) {
    // On many scoresheets the remaining chips have no values. If the first value is left blank and no other
    // value is written, Return skips all of them.
    to = afterRemaining(endOfBare(at.row, side).value_or(at.row), side);
  } else if (isEnd) {
    to = pastRemaining(reply(at.row, side));
  } else if (at.column % 3 == Score) {
    to = cellAt(at.row, side, Total);
  } else {
    const bool goesOn = isCapture(at.row, side) && m_goesOn(at.row, side);
    to = goesOn ? cellAt(at.row + 1, side, Move) : reply(at.row, side);
  }
  to.row = qBound(0, to.row, m_model.rowCount() - 1);
  return to;
}

GridCell SheetWalk::firstBlank() const {
  GridCell at = cellAt(0, first(), Move);
  const auto isWritten = [this](GridCell cell) {
    return !m_model.index(cell.row, cell.column).data().toString().isEmpty();
  };
  // Each step reaches another cell, except at the end of the scoresheet. `left` limits the steps, so the loop
  // ends.
  for (int left = m_model.rowCount() * SheetModel::kColumns; left > 0 && isWritten(at); --left) at = next(at);
  return at;
}

HalfKind SheetWalk::kindOf(int row, Side side) const {
  const QModelIndex index = m_model.index(row, cellAt(row, side, Move).column);
  return index.isValid() ? static_cast<HalfKind>(index.data(SheetModel::KindRole).toInt()) : HalfKind::Blank;
}

QString SheetWalk::moveAt(int row, Side side) const {
  return m_model.index(row, cellAt(row, side, Move).column).data().toString();
}

bool SheetWalk::isCapture(int row, Side side) const {
  const QString move = moveAt(row, side);
  return kindOf(row, side) == HalfKind::Play && !move.isEmpty() && !isQuiet(move);
}

Side SheetWalk::first() const {
  return m_order == sheet::HalfOrder::BlueFirst ? Side::Blue : Side::Red;
}

GridCell SheetWalk::reply(int row, Side side) const {
  return side == first() ? cellAt(row, opponent(side), Move) : cellAt(row + 1, first(), Move);
}

GridCell SheetWalk::skipped(int row, Side side) const {
  // If the row above has a capture whose chain can go on, the blank Move cell ends that chain. Return then
  // leads to the cell for the opponent's reply to that capture.
  if (row > 0 && isCapture(row - 1, side) && m_goesOn(row - 1, side)) return reply(row - 1, side);
  return pastRemaining(reply(row, side));
}

GridCell SheetWalk::pastRemaining(GridCell to) const {
  const Side side = to.column < 3 ? Side::Blue : Side::Red;
  return kindOf(to.row, side) == HalfKind::Remaining ? belowRemaining() : to;
}

GridCell SheetWalk::afterRemaining(int row, Side side) const {
  if (kindOf(row + 1, side) == HalfKind::Remaining) return cellAt(row + 1, side, Score);
  for (int other = 0; other < m_model.rowCount(); ++other) {
    if (kindOf(other, opponent(side)) == HalfKind::Remaining) return belowRemaining();
  }
  int top = row;
  while (top > 0 && kindOf(top - 1, side) == HalfKind::Remaining) --top;
  for (; top <= row; ++top) {
    if (kindOf(top, opponent(side)) == HalfKind::Blank) return cellAt(top, opponent(side), Move);
  }
  return belowRemaining();
}

std::optional<int> SheetWalk::endOfBare(int row, Side side) const {
  if (row > 0 && kindOf(row - 1, side) == HalfKind::Remaining) return std::nullopt;
  const int score = cellAt(row, side, Score).column;
  for (; kindOf(row, side) == HalfKind::Remaining; ++row) {
    if (!m_model.index(row, score).data().toString().isEmpty()) return std::nullopt;
  }
  return row - 1;
}

GridCell SheetWalk::belowRemaining() const {
  int row = m_model.rowCount() - 1;
  const auto isAny = [this](int at) {
    return kindOf(at, Side::Blue) == HalfKind::Remaining || kindOf(at, Side::Red) == HalfKind::Remaining;
  };
  while (row > 0 && !isAny(row)) --row;
  return cellAt(row + 1, first(), Move);
}

namespace {

SheetWalk walkOf(const SheetModel& model, LiveAudit& audit, const rules::Ruleset& ruleset) {
  const auto goesOn = [&](int row, Side side) {
    if (audit.last().sheet != model.sheet()) {
      audit.ask(model.sheet());
      audit.settle(kBetweenKeys);
    }
    return sheet::canGoOn(audit.last().report, ruleset, model.lineAtRow(row), side);
  };
  return SheetWalk(model, sheet::halfOrderOf(model.sheet(), ruleset.firstMover.answer()), goesOn);
}

}  // namespace

GridCell nextCell(const SheetModel& model, LiveAudit& audit, const rules::Ruleset& ruleset, GridCell at) {
  return walkOf(model, audit, ruleset).next(at);
}

GridCell firstBlank(const SheetModel& model, LiveAudit& audit, const rules::Ruleset& ruleset) {
  return walkOf(model, audit, ruleset).firstBlank();
}

}  // namespace damath::window
