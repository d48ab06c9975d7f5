// SPDX-License-Identifier: GPL-3.0-or-later
// The board of a game in a window, as board_drawing.hpp paints it. A square can be walked to with the arrow
// keys; what is on it is said in words.
#pragma once

#include <QWidget>
#include <optional>

#include "app/models/text/translator.hpp"
#include "app/views/board/board_drawing.hpp"

namespace damath::views {

class BoardView : public QWidget {
  Q_OBJECT

 public:
  explicit BoardView(const models::Translator& translator, QWidget* parent = nullptr);

  void setGame(rules::Game game);
  void setChipSet(const rules::ChipSet& set);
  // Who sits below; BLUE at first.
  void setBelow(board::Side side);
  [[nodiscard]] board::Side below() const { return m_scene.below; }
  // The position after the turn, which is highlighted; nothing: no turn yet.
  void setPosition(const board::Position& position, const std::optional<rules::Turn>& lastTurn);

  // "(2,3) ×: BLUE −9, dama". For assistive tools, tool tips and tests.
  [[nodiscard]] QString description(board::Square square) const;
  // Where the square is painted, in the widget's own pixels.
  [[nodiscard]] QRectF rectOf(board::Square square) const;

  // For assistive tools, as the board is seen: by column and row from the upper left. What is not played on
  // is no square, and has a text too.
  struct Cell {
    std::optional<board::Square> square;
    QString text;
    QRectF rect;
  };
  [[nodiscard]] Cell cellAt(int column, int row) const;
  [[nodiscard]] board::Square cursor() const { return m_cursor; }
  // As Return on the square does.
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

  // Return or the space bar on the square; of a board that is only looked at it says what is on it.
  virtual void choose(board::Square square);
  // The cursor is on another square.
  virtual void cursorMoved() {}
  // What is there besides the name and the chip, said after them; empty for nothing.
  [[nodiscard]] virtual QString remark(board::Square) const { return {}; }

  [[nodiscard]] BoardScene& scene() { return m_scene; }
  [[nodiscard]] const BoardScene& scene() const { return m_scene; }
  [[nodiscard]] const board::Position& position() const { return m_position; }
  void setCursorSquare(board::Square square);
  [[nodiscard]] BoardDrawing drawing() const;
  void tellCursor();

  const models::Translator& m_translator;

 private:
  void moveCursor(int dx, int dy);

  BoardScene m_scene;
  board::Position m_position;
  board::Square m_cursor{0};
};

}  // namespace damath::views
