// SPDX-License-Identifier: GPL-3.0-or-later
// A game's board in a window, painted by BoardDrawing. The arrow keys move a cursor over the squares, and the
// view describes the square at the cursor in words.
#pragma once

#include <QWidget>
#include <optional>

#include "app/window/board/board_drawing.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

class BoardView : public QWidget {
  Q_OBJECT

 public:
  explicit BoardView(const Translator& translator, QWidget* parent = nullptr);

  void setGame(rules::Game game);
  void setChipSet(const rules::ChipSet& set);
  // Sets the side that sits at the lower edge of the board: BLUE at first.
  void setBelow(board::Side side);
  [[nodiscard]] board::Side below() const { return m_scene.below; }
  // Shows the position after `lastTurn` and highlights that turn. `lastTurn` is nullopt if no turn was made
  // yet.
  void setPosition(const board::Position& position, const std::optional<rules::Turn>& lastTurn);

  // Returns the square and its chip in words, for example "(2,3) ×: BLUE −9, dama". Assistive tools, tool
  // tips and tests use the text.
  [[nodiscard]] QString description(board::Square square) const;
  // Returns the rectangle of the square in the widget, in pixels.
  [[nodiscard]] QRectF rectOf(board::Square square) const;

  // A cell of the board for assistive tools. Columns and rows count from the upper left, as the user sees the
  // board. `square` is nullopt if the cell is not playable. Every cell has a text.
  struct Cell {
    std::optional<board::Square> square;
    QString text;
    QRectF rect;
  };
  [[nodiscard]] Cell cellAt(int column, int row) const;
  [[nodiscard]] board::Square cursor() const { return m_cursor; }
  // Acts as if the user pressed Return on the square.
  void press(board::Square square);

  [[nodiscard]] QSize sizeHint() const override { return {420, 420}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {240, 240}; }
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override { return width; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  bool event(QEvent* event) override;

  // Called when the user presses Return or the space bar on a square. BoardView's own function shows the
  // square's description.
  virtual void choose(board::Square square);
  // Called after setCursorSquare() set the board cursor, even if the cursor was on that square before.
  virtual void cursorMoved() {}
  // Returns words that follow the square's name and chip in its description; empty if there are none.
  [[nodiscard]] virtual QString remark(board::Square) const { return {}; }

  [[nodiscard]] BoardScene& scene() { return m_scene; }
  [[nodiscard]] const BoardScene& scene() const { return m_scene; }
  [[nodiscard]] const board::Position& position() const { return m_position; }
  void setCursorSquare(board::Square square);
  [[nodiscard]] BoardDrawing drawing() const;
  void tellCursor();

  const Translator& m_translator;

 private:
  void moveCursor(int dx, int dy);

  BoardScene m_scene;
  board::Position m_position;
  board::Square m_cursor{0};
};

}  // namespace damath::window
