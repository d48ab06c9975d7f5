// SPDX-License-Identifier: GPL-3.0-or-later
// A grid with the six columns of a scoresheet under the names of BLUE and RED. Typing starts at once. Tab
// goes to the next cell, Return to the cell that a clerk types next (sheet_walk.hpp), Ctrl+Tab out of the
// grid. Alt+/ and similar keys type letters that a keyboard lacks. A marked cell has a color and a symbol.
// Text that the program filled in is slanted and underlined; crossed-out text is struck through. If TOTAL or
// GRAND comes next, a blank Move cell shows that word while the cursor is there.
#pragma once

#include <QTableView>
#include <QTimer>
#include <functional>
#include <vector>

#include "app/window/scoresheet/sheet_model.hpp"

namespace damath::window {

class SheetGrid : public QTableView {
  Q_OBJECT

 public:
  SheetGrid(SheetModel& model, const Translator& translator, QWidget* parent = nullptr);

  // A function that returns the cell to which the Return key leads from a cell. While none is set, Return
  // leads to the next cell.
  using Walk = std::function<GridCell(GridCell, Going)>;
  void setWalk(Walk walk) { m_walk = std::move(walk); }
  void setPlayers(const QString& blue, const QString& red);
  void goToCell(int row, int column);
  // Moves the cursor and selects only its cell. With setCurrentIndex(), other cells would stay selected while
  // the user holds Ctrl or Shift for a shortcut.
  void moveCursorTo(const QModelIndex& cell);
  // Opens the cell with this text, as if the user had just typed the text.
  void resumeTyping(int row, int column, const QString& text);
  // Saves the typed text in its cell, as if the user left the cell.
  void finishTyping();

  // Returns the size at which no heading is cut off.
  [[nodiscard]] QSize minimumSizeHint() const override;
  // Returns the size at which no heading and no cell is cut off.
  [[nodiscard]] QSize sizeHint() const override;

 Q_SIGNALS:
  // Emitted when the typed text of a cell changes, before the text is saved in the cell. `index` is invalid
  // after the field of the cell has closed.
  void typing(const QModelIndex& index, const QString& text);
  void cursorMoved(int row, int column);
  // Emitted after a change of the content if the grid is too narrow for its content and must scroll.
  void roomWanted();

 private:
  void keyPressEvent(QKeyEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

  void fitLines();
  void fitColumns();
  void fitWritten();
  [[nodiscard]] int leastWidth(int column) const;
  [[nodiscard]] int wholeWidth(int column) const;
  // If the key is Ctrl+Tab or Ctrl+Shift+Tab, moves the focus out of the grid and returns true.
  bool isLeftBy(const QKeyEvent& key);
  void clearSelected();
  void walkOn();
  // If the key is the shortcut of a letter that keyboards lack (÷ ≈ √ ² ³), types that letter and returns
  // true.
  bool typeRareLetter(const QKeyEvent& key);

  class Header;
  class Delegate;
  Header* m_header;
  Delegate* m_delegate;
  mutable std::vector<int> m_wholeWidths;  // widths of the columns with nothing cut off; 0 if unknown
  QTimer m_untilFit;                       // fits the columns once after several cells or marks have changed
  Walk m_walk;
  bool m_wasBlank = true;  // true if the cell at the cursor was blank when the cursor came
};

}  // namespace damath::window
