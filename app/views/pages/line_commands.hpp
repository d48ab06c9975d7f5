// SPDX-License-Identifier: GPL-3.0-or-later
// The acts on the lines of a scoresheet that is typed, the same on every page that has its grid: a line put
// in, taken out or moved, cells crossed out, and the steps of the typing gone back and forth.
#pragma once

#include <functional>

#include "app/models/sheet/sheet_model.hpp"
#include "app/views/pages/act.hpp"

namespace damath::views {

class SheetGrid;

class LineCommands {
 public:
  // Both outlive it.
  LineCommands(models::SheetModel& model, SheetGrid& grid) : m_model(model), m_grid(grid) {}

  // `nothingLeft` tells that all typing was taken back. They live as long as this.
  [[nodiscard]] Acts acts(std::function<void()> nothingLeft);
  // Whether a step of the typing can be taken back.
  [[nodiscard]] bool hasTyped() const;

 private:
  void insertLine();
  void removeLine();
  void moveLine(int by);
  void crossOut();
  [[nodiscard]] QStringList written() const;  // cell by cell
  void step(void (QUndoStack::*act)());

  models::SheetModel& m_model;
  SheetGrid& m_grid;
};

}  // namespace damath::views
