// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/sheet_walk.hpp"

#include <QRegularExpression>

#include "app/window/text/qt_text.hpp"
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

}  // namespace

bool SheetWalk::isQuiet(const QString& move) const {
  static const QRegularExpression place(
      QStringLiteral("\\(\\s*[^\\s(),;]+(\\s*[,;]\\s*| +)[^\\s(),;]+\\s*\\)\\s*$"));
  if (place.match(move.section(u'@', 0, 0)).hasMatch()) return true;
  const sheet::Entry entry = m_entries.read(fromQt(move));
  const auto* unreadable = std::get_if<sheet::UnreadableEntry>(&entry.move);
  return unreadable != nullptr && unreadable->reason == sheet::UnreadableReason::SquareMissing;
}

bool SheetWalk::isWritten(GridCell cell) const {
  return !m_model.index(cell.row, cell.column).data().toString().isEmpty();
}

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

GridCell SheetWalk::nextBlank(GridCell at) const {
  GridCell to = next(at);
  if (!isWritten(to)) return to;
  // A step may lead back, for example from the blank Move that ends a chain to the opponent's half of that
  // line. `left` limits the steps, so the loop ends.
  for (int left = m_model.rowCount() * SheetModel::kColumns; left > 0 && isWritten(to) && to != at; --left) {
    to = next(to);
  }
  if (!isWritten(to) && placeOf(to) > placeOf(at)) return to;
  // The last row is blank, so there is an open cell unless `at` is in that row.
  int place = placeOf(at) + 1;
  // The clerk has left this Move blank, so the rest of its half stays blank too.
  if (at.column % 3 == Move && !isWritten(at)) place += Total - Move;
  const int end = m_model.rowCount() * SheetModel::kColumns;
  while (place < end && !isOpen(cellOf(place))) ++place;
  return cellOf(qMin(place, end - 1));
}

GridCell SheetWalk::end() const {
  std::optional<GridCell> last;
  std::optional<GridCell> chip;  // the first Move of the R.C. rows below the last other cell
  const int cells = m_model.rowCount() * SheetModel::kColumns;
  for (int place = 0; place < cells; ++place) {
    const GridCell cell = cellOf(place);
    if (!isWritten(cell)) continue;
    if (kindOf(cell.row, cell.column < 3 ? Side::Blue : Side::Red) != HalfKind::Remaining) {
      last = cell;
      chip.reset();
    } else if (!chip) {
      chip = cell;
    }
  }
  if (chip) return nextBlank(*chip);
  return last ? nextBlank(*last) : cellAt(0, first(), Move);
}

int SheetWalk::placeOf(GridCell cell) const {
  const bool isFirst = (cell.column < 3) == (first() == Side::Blue);
  return cell.row * SheetModel::kColumns + (isFirst ? 0 : 3) + cell.column % 3;
}

GridCell SheetWalk::cellOf(int place) const {
  const int inRow = place % SheetModel::kColumns;
  const Side side = inRow < 3 ? first() : opponent(first());
  return cellAt(place / SheetModel::kColumns, side, static_cast<Part>(inRow % 3));
}

bool SheetWalk::isOpen(GridCell cell) const {
  if (isWritten(cell)) return false;
  const Side side = cell.column < 3 ? Side::Blue : Side::Red;
  switch (kindOf(cell.row, side)) {
    case HalfKind::Blank:
      return cell.column % 3 == Move && kindOf(cell.row, opponent(side)) != HalfKind::Remaining;
    case HalfKind::Play:
      return cell.column % 3 != Move && isCapture(cell.row, side);
    case HalfKind::RemainingTotal:
    case HalfKind::GrandTotal:
      return cell.column % 3 == Score;
    case HalfKind::Remaining:
      break;
  }
  return false;
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
  // The first player's half comes before the top row of these chips. If it is blank, Return has passed it:
  // the first player has no remaining chips.
  if (side != first() && kindOf(top, first()) == HalfKind::Blank) return belowRemaining();
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

SheetWalk walkOf(const SheetModel& model, LiveAudit& audit, const contest::EventSetup& setup) {
  // A walk of many steps waits for the audit only once.
  const auto goesOn = [&, isAsked = false](int row, Side side) mutable {
    if (!isAsked && audit.last().sheet != model.sheet()) {
      audit.ask(model.sheet(), extentOf(model.sheet()));
      audit.settle(kBetweenKeys);
    }
    isAsked = true;
    return sheet::canGoOn(audit.last().report, setup.ruleset, model.lineAtRow(row), side);
  };
  const auto order = sheet::halfOrderOf(model.sheet(), setup.ruleset.firstMover.answer());
  return {model, order, setup.set, goesOn};
}

}  // namespace

GridCell nextCell(const SheetModel& model, LiveAudit& audit, const contest::EventSetup& setup, GridCell at,
                  Going going) {
  const SheetWalk walk = walkOf(model, audit, setup);
  return going == Going::Forward ? walk.nextBlank(at) : walk.next(at);
}

GridCell endOf(const SheetModel& model, LiveAudit& audit, const contest::EventSetup& setup) {
  return walkOf(model, audit, setup).end();
}

}  // namespace damath::window
