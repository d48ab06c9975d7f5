// SPDX-License-Identifier: GPL-3.0-or-later
// The 8 × 8 board, BLUE at the bottom: operators on the playable squares (rulebook B3), chips with their
// printed text, damas with a crown, coordinates, and the last turn with its path. A square can be walked to
// with the arrow keys; what stands there is told in words.
#pragma once

#include <QWidget>
#include <optional>

#include "app/models/text/translator.hpp"
#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/turn.hpp"

namespace damath::views {

class BoardView : public QWidget {
  Q_OBJECT

 public:
  explicit BoardView(const models::Translator& translator, QWidget* parent = nullptr);

  void setChipSet(const rules::ChipSet& set);
  // The position after the turn, which is highlighted; nothing: no turn yet.
  void setPosition(const board::Position& position, const std::optional<rules::Turn>& lastTurn);

  // "(2,3) ×: BLUE −9, dama". For assistive tools, tool tips and tests.
  [[nodiscard]] QString description(board::Square square) const;
  // Where the square is painted, in the widget's own pixels.
  [[nodiscard]] QRectF rectOf(board::Square square) const;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override { return width; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  bool event(QEvent* event) override;

 private:
  [[nodiscard]] QRectF fieldAt(int x, int y) const;
  [[nodiscard]] std::optional<board::Square> squareAt(QPointF place) const;
  void moveCursor(int dx, int dy);
  void tellCursor();
  void paintSquares(QPainter& painter) const;
  void paintTurn(QPainter& painter) const;
  void paintChip(QPainter& painter, board::Square square, board::Piece piece) const;

  const models::Translator& m_translator;
  rules::ChipSet m_set;
  board::Position m_position;
  std::optional<rules::Turn> m_lastTurn;
  board::Square m_cursor{0};
};

}  // namespace damath::views
