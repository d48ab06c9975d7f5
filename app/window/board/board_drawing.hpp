// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a board for every view: squares with their operators (rulebook B3), chips, both coordinate scales
// (B4), the last turn with its path, and marks. Each chip shows its printed value, and a dama has a crown.
// The companion games have no operators. English draughts numbers its squares; Dame names its files and
// ranks.
#pragma once

#include <QFont>
#include <QPalette>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

#include "app/window/parts/colours.hpp"
#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/game.hpp"
#include "core/rules/turns/turn.hpp"

class QPainter;

namespace damath::window {

// A chip on a square or moving between squares. The point (x, y) is the middle of the square with these
// coordinates.
struct DrawnChip {
  board::Piece piece;
  QPointF at;
};

struct BoardMark {
  enum class Kind {
    Start,   // a chip that has a legal turn
    Due,     // a chip that must capture; `text` is the number of chips to capture
    Chosen,  // the chip with which the user is making a turn, or whose options are shown
    Target,  // a square that the chosen chip can reach; `text` is the score of the jump, or empty
    Option,  // a square that one movement option of a chip leads to; `text` is the option's number
    Reach,   // a chip that the chosen chip could capture
    Hint     // a square of the turn that the practice engine advises
  };
  board::Square square{0};
  Kind kind = Kind::Start;
  QString text = {};
};

struct BoardScene {
  rules::Game game = rules::Game::Damath;
  rules::ChipSet set;
  std::vector<DrawnChip> chips;
  std::optional<rules::Turn> lastTurn = {};
  board::Side below = board::Side::Blue;  // the side that sits at the lower edge of the board
  std::vector<BoardMark> marks = {};
  QString working = {};  // the arithmetic of a jump, drawn above its landing square
  QPointF workingAt = {};
};

[[nodiscard]] std::vector<DrawnChip> chipsOf(const board::Position& position);

struct ChipColours {
  QColor fill;
  QColor rim;
  QColor ring;
};

// Draws a BoardScene in a rectangle of a given size. Precondition: the scene outlives this object.
class BoardDrawing {
 public:
  BoardDrawing(const BoardScene& scene, QSizeF size, const QFont& font, const QPalette& palette);

  [[nodiscard]] QRectF rectOf(board::Square square) const;
  [[nodiscard]] std::optional<board::Square> squareAt(QPointF place) const;
  // Returns the rectangle of a cell of the board. Column 0 and row 0 are at the lower left, as the user sees
  // the board.
  [[nodiscard]] QRectF fieldAt(int column, int row) const;
  // pixelOf converts board coordinates to pixels; placeOf converts pixels to board coordinates. A point whose
  // board coordinates are whole numbers is the middle of a square.
  [[nodiscard]] QPointF pixelOf(QPointF at) const;
  [[nodiscard]] QPointF placeOf(QPointF pixel) const;

  void paint(QPainter& painter) const;

 private:
  [[nodiscard]] bool isMirrored() const { return m_scene.game != rules::Game::Damath; }
  [[nodiscard]] ChipColours coloursOfSide(board::Side side) const;
  [[nodiscard]] bool holdsChip(board::Square square) const;
  [[nodiscard]] qreal chipRadius() const;
  void paintSquares(QPainter& painter) const;
  void paintSigns(QPainter& painter) const;
  void paintNames(QPainter& painter) const;
  void paintTurn(QPainter& painter) const;
  void paintChip(QPainter& painter, const DrawnChip& chip) const;
  void paintBelow(QPainter& painter, const BoardMark& mark) const;
  void paintAbove(QPainter& painter, const BoardMark& mark) const;
  void paintWorking(QPainter& painter) const;

  const BoardScene& m_scene;
  QFont m_font;
  QPalette m_palette;
  Colours m_colours;
  qreal m_side;  // the side length of a square, in pixels
  qreal m_left;
  qreal m_top;
};

}  // namespace damath::window
