// SPDX-License-Identifier: GPL-3.0-or-later
// The acts on the lines of a scoresheet that is typed, the same on every page that has its grid: a line put
// in, taken out or moved, and the steps of the typing gone back and forth.
#pragma once

#include <optional>

#include "app/models/sheet/sheet_model.hpp"
#include "app/views/pages/command.hpp"

namespace damath::views {

class SheetGrid;

class LineCommands {
 public:
  // Both outlive it.
  LineCommands(models::SheetModel& model, SheetGrid& grid) : m_model(model), m_grid(grid) {}

  // Whether it can be done now; nothing where it is no act on lines.
  [[nodiscard]] std::optional<bool> offers(Command command) const;
  // Does nothing where it is no act on lines.
  void run(Command command);
  // Whether a step of the typing can be taken back.
  [[nodiscard]] bool hasTyped() const;

 private:
  void moveLine(int by);
  [[nodiscard]] QStringList written() const;  // cell by cell
  void step(void (QUndoStack::*act)());

  models::SheetModel& m_model;
  SheetGrid& m_grid;
};

}  // namespace damath::views
