// SPDX-License-Identifier: GPL-3.0-or-later
// The scoresheet's six columns to type in, headed as on paper by BLUE and RED with their names. Typing starts
// at once, Tab goes on to the next cell, Return where a clerk types next (sheet_walk.hpp), Ctrl+Tab out of
// the grid; Alt+/ and its like are the letters that a keyboard lacks. Marked cells show a colour and a
// symbol, what the program filled in stands slanted and underlined, what is crossed out struck through. A
// blank Move in which TOTAL or GRAND comes next shows the word while the cursor is on it.
#pragma once

#include <QTableView>
#include <QTimer>
#include <functional>
#include <vector>

#include "app/models/sheet/finding_place.hpp"

namespace damath::views {

class SheetGrid : public QTableView {
  Q_OBJECT

 public:
  SheetGrid(models::SheetModel& model, const models::Translator& translator, QWidget* parent = nullptr);

  // Where Return leads from a cell; without it to the next one.
  using Walk = std::function<models::GridCell(models::GridCell)>;
  void setWalk(Walk walk) { m_walk = std::move(walk); }
  void setPlayers(const QString& blue, const QString& red);
  void goToCell(int row, int column);
  // Moves the cursor and selects its cell alone. setCurrentIndex() keeps other cells selected while Ctrl or
  // Shift is down, and commands come by such keys.
  void moveCursorTo(const QModelIndex& cell);
  // What is being typed becomes the cell's, as when the cell is left.
  void finishTyping();

  // With all headings whole.
  [[nodiscard]] QSize minimumSizeHint() const override;
  // With everything whole that is written.
  [[nodiscard]] QSize sizeHint() const override;

 Q_SIGNALS:
  // The cell that is being typed in, letter by letter, before it is committed.
  void typing(const QModelIndex& index, const QString& text);
  void cursorMoved(int row, int column);
  // What is written has no place without scrolling.
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
  // Whether the key was one that leads out of the grid.
  bool isLeftBy(const QKeyEvent& key);
  void clearSelected();
  void walkOn();
  // Types the letter that stands for the key where a keyboard has none: ÷ ≈ √ ² ³.
  bool typeRareLetter(const QKeyEvent& key);

  class Header;
  class Delegate;
  Header* m_header;
  Delegate* m_delegate;
  mutable std::vector<int> m_wholeWidths;  // of the columns, 0 where it is not known
  QTimer m_untilFit;                       // marks come one by one: once for all of them
  Walk m_walk;
};

}  // namespace damath::views
