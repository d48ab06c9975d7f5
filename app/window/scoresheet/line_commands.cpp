// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/line_commands.hpp"

#include <algorithm>
#include <utility>

#include "app/window/scoresheet/sheet_grid.hpp"

namespace damath::window {

Acts LineCommands::acts(std::function<void()> nothingLeft) {
  const auto canRedo = [this] { return m_model.undoStack().canRedo(); };
  const auto undo = [this, nothingLeft = std::move(nothingLeft)] {
    hasTyped() ? step(&QUndoStack::undo) : nothingLeft();
  };
  return {{Command::InsertLine, [this] { insertLine(); }},
          {Command::RemoveLine, [this] { removeLine(); }},
          {Command::MoveLineUp, [this] { moveLine(-1); }},
          {Command::MoveLineDown, [this] { moveLine(1); }},
          {Command::CrossOut, [this] { crossOut(); }},
          // The Undo command stops when no typing is left to undo. Saving a scoresheet is a separate action
          // with its own undo and must not be undone by accident.
          {Command::Undo, undo, [=, this] { return hasTyped() || canRedo(); }},
          {Command::Redo, [this] { step(&QUndoStack::redo); }, canRedo}};
}

void LineCommands::insertLine() {
  m_grid.finishTyping();
  m_model.insertRow(qMax(m_grid.currentIndex().row(), 0));
}

void LineCommands::removeLine() {
  m_grid.finishTyping();
  m_model.removeRow(m_grid.currentIndex().row());
  // Moves the cursor to the player's Move cell, where the user types next.
  if (const QModelIndex cursor = m_grid.currentIndex(); cursor.isValid()) {
    m_grid.moveCursorTo(cursor.siblingAtColumn(cursor.column() < 3 ? 0 : 3));
  }
}

void LineCommands::crossOut() {
  m_grid.finishTyping();
  m_model.crossOut(m_grid.selectionModel()->selectedIndexes());
}

bool LineCommands::hasTyped() const {
  return m_model.undoStack().canUndo() && !m_model.undoStack().isClean();
}

QStringList LineCommands::written() const {
  QStringList cells;
  for (int row = 0; row < m_model.rowCount(); ++row) {
    for (int column = 0; column < SheetModel::kColumns; ++column) {
      cells << m_model.index(row, column).data(Qt::EditRole).toString();
    }
  }
  return cells;
}

// Undoes or redoes typing, then moves the cursor to the first changed cell, because the user looks there.
void LineCommands::step(void (QUndoStack::*act)()) {
  const QStringList before = written();
  (m_model.undoStack().*act)();
  const QStringList after = written();
  const qsizetype both = std::min(before.size(), after.size());
  const qsizetype cell =
      std::mismatch(before.begin(), before.begin() + both, after.begin()).first - before.begin();
  if (cell == both && before.size() == after.size()) return;
  const int row = static_cast<int>(cell) / SheetModel::kColumns;
  m_grid.moveCursorTo(
      m_model.index(std::min(row, m_model.rowCount() - 1), static_cast<int>(cell) % SheetModel::kColumns));
}

void LineCommands::moveLine(int by) {
  m_grid.finishTyping();
  const QModelIndex cursor = m_grid.currentIndex();
  const int row = cursor.row();
  // The blank row at the end of the scoresheet cannot be moved.
  if (row < 0 || row + by < 0 || qMax(row, row + by) >= m_model.rowCount() - 1) return;
  if (!m_model.moveRows({}, row, 1, {}, by < 0 ? row - 1 : row + 2)) return;
  m_grid.moveCursorTo(m_model.index(row + by, cursor.column()));
}

}  // namespace damath::window
