// SPDX-License-Identifier: GPL-3.0-or-later
// A grid with the scoresheet's six columns, headed by BLUE and RED with their names. Typing starts at once;
// Tab goes to the next cell, Return to the cell that a clerk types next (sheet_walk.hpp), Ctrl+Tab out of the
// grid. Alt+/ and similar keys type letters that a keyboard lacks. Marked cells have a color and a symbol.
// Text that the program filled in is slanted and underlined; crossed-out text is struck through. If TOTAL or
// GRAND comes next, a blank Move cell shows that word while the cursor is there.
#pragma once

#include <QTableView>
#include <QTimer>
#include <functional>
#include <vector>

#include "app/window/scoresheet/finding_place.hpp"

namespace damath::window {

class SheetGrid : public QTableView {
  Q_OBJECT

 public:
  SheetGrid(SheetModel& model, const Translator& translator, QWidget* parent = nullptr);

  // Returns the cell to which Return leads from a cell. Without a Walk, Return leads to the next cell.
  using Walk = std::function<GridCell(GridCell)>;
  void setWalk(Walk walk) { m_walk = std::move(walk); }
  void setPlayers(const QString& blue, const QString& red);
  void goToCell(int row, int column);
  // Moves the cursor and selects only its cell. setCurrentIndex() would keep other cells selected while the
  // user holds Ctrl or Shift, as in a shortcut.
  void moveCursorTo(const QModelIndex& cell);
  // Stores the typed text in its cell, as leaving the cell does.
  void finishTyping();

  // The width in which all headings are complete.
  [[nodiscard]] QSize minimumSizeHint() const override;
  // The width in which all headings and cells are complete.
  [[nodiscard]] QSize sizeHint() const override;

 Q_SIGNALS:
  // Emitted for each typed letter, before the text is stored in the cell.
  void typing(const QModelIndex& index, const QString& text);
  void cursorMoved(int row, int column);
  // Emitted if the content does not fit without scrolling.
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
  // Leaves the grid if the key is Ctrl+Tab or Ctrl+Shift+Tab. Returns true if it was.
  bool isLeftBy(const QKeyEvent& key);
  void clearSelected();
  void walkOn();
  // Types a letter that keyboards lack if the key stands for one: ÷ ≈ √ ² ³.
  bool typeRareLetter(const QKeyEvent& key);

  class Header;
  class Delegate;
  Header* m_header;
  Delegate* m_delegate;
  mutable std::vector<int> m_wholeWidths;  // widths of the columns without cut text; 0 if unknown
  QTimer m_untilFit;  // marks come one after another; the columns are fitted once for all
  Walk m_walk;
};

}  // namespace damath::window
