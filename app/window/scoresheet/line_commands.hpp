// SPDX-License-Identifier: GPL-3.0-or-later
// The commands on the lines of a scoresheet, for every page that has a scoresheet grid. They insert, remove
// or move a line, cross out cells, and undo or redo typing.
#pragma once

#include <functional>

#include "app/window/page/page.hpp"
#include "app/window/scoresheet/sheet_model.hpp"

namespace damath::window {

class SheetGrid;

class LineCommands {
 public:
  // Precondition: the arguments outlive this object.
  LineCommands(SheetModel& model, SheetGrid& grid) : m_model(model), m_grid(grid) {}

  // Returns the commands on lines: insert, remove, move, cross out, undo, redo. The command Undo calls
  // `nothingLeft` if there is no typing to undo. Precondition: this object outlives the commands.
  [[nodiscard]] Acts acts(std::function<void()> nothingLeft);
  // True if there is typing to undo, and the scoresheet differs from its state when it was opened or last
  // saved.
  [[nodiscard]] bool hasTyped() const;

 private:
  void insertLine();
  void removeLine();
  void moveLine(int by);
  void crossOut();
  [[nodiscard]] QStringList written() const;  // all texts of the scoresheet grid, row by row
  void step(void (QUndoStack::*act)());

  SheetModel& m_model;
  SheetGrid& m_grid;
};

}  // namespace damath::window
