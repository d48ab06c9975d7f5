// SPDX-License-Identifier: GPL-3.0-or-later
// A board as it is painted, wherever one is seen: squares with their operators (rulebook B3), chips with
// their printed text set as in a textbook, damas with a crown, both frames of coordinates (B4), the last turn
// with its path, and what is marked on it. The companion games have no operators: English draughts numbers
// its squares, Dame names its files and ranks.
#pragma once

#include <QFont>
#include <QPalette>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

#include "app/views/parts/theme.hpp"
#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/game.hpp"
#include "core/rules/turn.hpp"

class QPainter;

namespace damath::views {

// A chip where it stands, or on its way: the middle of (x, y) is (x, y).
struct DrawnChip {
  board::Piece piece;
  QPointF at;
};

struct BoardMark {
  enum class Kind {
    Start,   // a chip that has a turn
    Due,     // a chip that must take; the text is how many
    Chosen,  // the chip whose turn is being made
    Target,  // where it can go; the text is what that scores
    Option,  // where an option of a chip ends; the text is its number
    Reach,   // what a chip could take
    Hint     // the start and the end of a turn that is advised
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
  board::Side below = board::Side::Blue;  // who sits below
  std::vector<BoardMark> marks = {};
  QString working = {};  // what a jump scores, shown above its landing
  QPointF workingAt = {};
};

[[nodiscard]] std::vector<DrawnChip> chipsOf(const board::Position& position);

struct ChipColours {
  QColor fill;
  QColor rim;
  QColor ring;
};

// Lives no longer than the scene.
class BoardDrawing {
 public:
  BoardDrawing(const BoardScene& scene, QSizeF size, const QFont& font, const QPalette& palette);

  [[nodiscard]] QRectF rectOf(board::Square square) const;
  [[nodiscard]] std::optional<board::Square> squareAt(QPointF place) const;
  // By columns and rows as they are seen, from the lower left.
  [[nodiscard]] QRectF fieldAt(int column, int row) const;
  // The middle of a place of the board, and back: whole numbers are middles of squares.
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
  qreal m_side;  // of a square
  qreal m_left;
  qreal m_top;
};

}  // namespace damath::views
