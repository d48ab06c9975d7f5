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
      // What is stored is an act, and goes back as one; but never by one key too many behind the typing.
      return hasTyped() || m_model.undoStack().canRedo();
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
      // Whoever types next begins a line.
      if (const QModelIndex cursor = m_grid.currentIndex(); cursor.isValid()) {
        m_grid.setCurrentIndex(cursor.siblingAtColumn(cursor.column() < 3 ? 0 : 3));
      }
      return;
    case Command::MoveLineUp:
      return moveLine(-1);
    case Command::MoveLineDown:
      return moveLine(1);
    case Command::Undo:
      if (hasTyped()) m_model.undoStack().undo();
      return;
    case Command::Redo:
      return m_model.undoStack().redo();
    default:
      return;
  }
}

bool LineCommands::hasTyped() const {
  return m_model.undoStack().canUndo() && !m_model.undoStack().isClean();
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
