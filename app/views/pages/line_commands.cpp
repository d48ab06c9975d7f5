// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pages/line_commands.hpp"

#include "app/views/parts/sheet_grid.hpp"

namespace damath::views {

std::optional<bool> LineCommands::offers(Command command) const {
  switch (command) {
    case Command::InsertLine:
    case Command::RemoveLine:
    case Command::MoveLineUp:
    case Command::MoveLineDown:
      return true;
    case Command::Undo:
      // What is stored is an act, and goes back as one.
      return m_model.undoStack().canUndo() && !m_model.undoStack().isClean();
    case Command::Redo:
      return m_model.undoStack().canRedo();
    default:
      return std::nullopt;
  }
}

void LineCommands::run(Command command) {
  switch (command) {
    case Command::InsertLine:
      m_grid.finishTyping();
      m_model.insertRow(qMax(m_grid.currentIndex().row(), 0));
      return;
    case Command::RemoveLine:
      m_grid.finishTyping();
      m_model.removeRow(m_grid.currentIndex().row());
      return;
    case Command::MoveLineUp:
      return moveLine(-1);
    case Command::MoveLineDown:
      return moveLine(1);
    case Command::Undo:
      return m_model.undoStack().undo();
    case Command::Redo:
      return m_model.undoStack().redo();
    default:
      return;
  }
}

void LineCommands::moveLine(int by) {
  m_grid.finishTyping();
  const QModelIndex cursor = m_grid.currentIndex();
  const int row = cursor.row();
  // The blank row at the end stays there.
  if (row < 0 || row + by < 0 || qMax(row, row + by) >= m_model.rowCount() - 1) return;
  if (!m_model.moveRows({}, row, 1, {}, by < 0 ? row - 1 : row + 2)) return;
  m_grid.setCurrentIndex(m_model.index(row + by, cursor.column()));
}

}  // namespace damath::views
