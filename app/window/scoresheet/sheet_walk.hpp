// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which the Return key leads a clerk through the cells of a scoresheet:
// - after a quiet move (without a capture), to the opponent's Move;
// - after a capture, to Score, then Total, and then to the player's own next line if the chain can go on;
// - down the values of the remaining chips (R.C.), or past all of them if the user leaves the first blank;
//   then to the opponent's chips, and then to the line below both players' chips, where TOTAL comes. A blank
//   half that Return has passed before is not shown again;
// - past the value of a TOTAL or GRAND if it is written already, for example together with the word.
// A clerk who types forward is never led onto a written cell, because the next letter would replace its text.
#pragma once

#include <functional>
#include <optional>

#include "app/window/scoresheet/live_audit.hpp"
#include "app/window/scoresheet/sheet_model.hpp"
#include "core/contest/model/contest.hpp"
#include "core/sheet/cells/entry.hpp"
#include "core/sheet/cells/reading.hpp"

namespace damath::window {

class SheetWalk {
 public:
  // A function that returns true if the chain of the jump in this row can go on with another jump.
  using GoesOn = std::function<bool(int row, board::Side side)>;

  // Precondition: the model and the chip set outlive this object.
  SheetWalk(const SheetModel& model, sheet::HalfOrder order, const rules::ChipSet& set, GoesOn goesOn)
      : m_model(model), m_order(order), m_entries(set), m_goesOn(std::move(goesOn)) {}

  // Returns the next cell in this order, written or blank.
  [[nodiscard]] GridCell next(GridCell at) const;
  // Returns the next blank cell in this order. If that order leads back to `at`, returns the next blank cell
  // of the paper in which something is still to be written.
  [[nodiscard]] GridCell nextBlank(GridCell at) const;
  // Returns the cell in which a clerk goes on after the last written cell. If the clerk is in the R.C. rows,
  // returns the first of their blank cells.
  [[nodiscard]] GridCell end() const;

 private:
  // True if the Move cell has a quiet move, without a capture: it ends with a square, as in "9 (0,3)", or it
  // has only a chip whose square is missing. An unreadable move counts as a jump, so that Return asks for its
  // Score.
  [[nodiscard]] bool isQuiet(const QString& move) const;
  [[nodiscard]] bool isWritten(GridCell cell) const;
  // Returns the place of a cell in the order of the paper: line by line, the first player's half first.
  [[nodiscard]] int placeOf(GridCell cell) const;
  [[nodiscard]] GridCell cellOf(int place) const;
  // True if the cell is blank and a clerk would still write something into it.
  [[nodiscard]] bool isOpen(GridCell cell) const;
  [[nodiscard]] sheet::HalfKind kindOf(int row, board::Side side) const;
  [[nodiscard]] QString moveAt(int row, board::Side side) const;
  [[nodiscard]] bool isCapture(int row, board::Side side) const;
  [[nodiscard]] board::Side first() const;
  // Returns the cell in which the opponent's reply to the move in this row belongs.
  [[nodiscard]] GridCell reply(int row, board::Side side) const;
  // Returns the cell to which Return leads from a Move cell that the user left blank.
  [[nodiscard]] GridCell skipped(int row, board::Side side) const;
  [[nodiscard]] GridCell afterRemaining(int row, board::Side side) const;
  // Returns a player's last R.C. row if `row` is the first and no R.C. row has a value; otherwise nullopt.
  [[nodiscard]] std::optional<int> endOfBare(int row, board::Side side) const;
  // Returns `to` unless that cell is in an R.C. row. Then returns the cell below all R.C. rows, because
  // typing in `to` would overwrite the row.
  [[nodiscard]] GridCell pastRemaining(GridCell to) const;
  // Returns the first cell that the user types below all R.C. rows of both players.
  [[nodiscard]] GridCell belowRemaining() const;

  const SheetModel& m_model;
  sheet::HalfOrder m_order;
  sheet::EntryReader m_entries;
  GoesOn m_goesOn;
};

// Returns the cell to which the Return key leads from the cell `at`: SheetWalk::nextBlank if the clerk types
// forward, SheetWalk::next if the clerk reads through written cells. The audit of the current scoresheet
// tells if a chain can go on; waits up to 200 milliseconds for it.
[[nodiscard]] GridCell nextCell(const SheetModel& model, LiveAudit& audit, const contest::EventSetup& setup,
                                GridCell at, Going going);
// Returns the cell in which a clerk goes on typing (SheetWalk::end).
[[nodiscard]] GridCell endOf(const SheetModel& model, LiveAudit& audit, const contest::EventSetup& setup);

}  // namespace damath::window
