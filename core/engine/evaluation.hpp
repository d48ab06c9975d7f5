// SPDX-License-Identifier: GPL-3.0-or-later
// Estimates the value of a position at the end of the search. The certain part is the value of the remaining
// chips (S7). The estimated part is the gain of the play to come, judged by the number of chips, damas,
// advancement and mobility. The search and its tests share this definition. The estimate is symmetric:
// exchanging the sides changes only the effect of the side to move.
#pragma once

#include <array>

#include "core/board/position.hpp"
#include "core/engine/score_table.hpp"
#include "core/engine/value.hpp"

namespace damath::engine {

// The part of the value that depends on single pieces and their squares, BLUE's minus RED's. A turn changes
// only the piece that it moves and the pieces that it takes, so the search updates this part instead of
// computing the sum anew.
struct PieceScore {
  Value certain = 0;  // the value of the remaining chips (rulebook S7), BLUE's minus RED's
  // `full`: the estimate with the weights of a full board. `bare`: the estimate with the weights of an empty
  // board.
  Value full = 0;
  Value bare = 0;

  PieceScore& operator+=(const PieceScore& other) {
    certain += other.certain;
    full += other.full;
    bare += other.bare;
    return *this;
  }
  PieceScore& operator-=(const PieceScore& other) {
    certain -= other.certain;
    full -= other.full;
    bare -= other.bare;
    return *this;
  }
};

class Evaluation {
 public:
  // Precondition: `table` outlives this object. If `table` is null, the object evaluates positions of a
  // companion game.
  explicit Evaluation(const ScoreTable* table);

  [[nodiscard]] PieceScore scoreOf(board::Piece piece, board::Square square) const;
  [[nodiscard]] PieceScore scoreOf(const board::Position& position) const;

  // True if the side to move has a quiet move. Captures are not considered.
  [[nodiscard]] static bool canMove(const board::Position& position);

  // Returns the estimated value of a position in which the game continues and no capture is compulsory.
  // Precondition of atLeaf and atEnd: `score` is the PieceScore of `position`.
  [[nodiscard]] Value atLeaf(const board::Position& position, const PieceScore& score) const;
  // Returns the value if the side to move has no legal turn (E1): in Damath, the remaining chips; in a
  // companion game, a loss. The loss is worse if more plies of the search were left, because it comes sooner.
  [[nodiscard]] Value atEnd(const board::Position& position, const PieceScore& score, int pliesLeft) const;

 private:
  const ScoreTable* m_table;
  Value m_scale;  // the unit of the estimates
  // The estimate for each piece on each square. The index consists of side, rank and square, because the
  // estimate does not depend on the chip. `certain` is 0 here: scoreOf adds the value of the chip.
  std::array<PieceScore, std::size_t{4} * board::kSquares> m_pieceScores;
};

}  // namespace damath::engine
