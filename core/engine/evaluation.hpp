// SPDX-License-Identifier: GPL-3.0-or-later
// What a position is worth where the search looks no further: what is certain on paper, the remaining chips
// (S7), and a guess at the play still to come from numbers, damas, advancement and room to move. The search
// and whoever checks it share this definition. A position and the same one with the sides changed are worth
// the same, but for whose turn it is.
#pragma once

#include <array>

#include "core/board/position.hpp"
#include "core/engine/score_table.hpp"
#include "core/engine/value.hpp"

namespace damath::engine {

// The part of it that the pieces on their squares make up, BLUE's less RED's. A turn changes it by the pieces
// that it moves, so that the search need not compute it anew.
struct PieceScore {
  Value certain = 0;  // remaining chips
  Value full = 0;     // guesses as of a full board, and as of a bare one
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
  // Without a table: a companion game. The table must outlive this.
  explicit Evaluation(const ScoreTable* table);

  [[nodiscard]] PieceScore scoreOf(board::Piece piece, board::Square square) const;
  [[nodiscard]] PieceScore scoreOf(const board::Position& position) const;

  // The side to move has a quiet move, should no capture be due.
  [[nodiscard]] static bool canMove(const board::Position& position);

  // The game goes on, and no capture is due. Promise, here and below: the score is that of the position.
  [[nodiscard]] Value atLeaf(const board::Position& position, const PieceScore& score) const;
  // The side to move has no legal turn (E1). In Damath the remaining chips; in a companion game lost, the
  // worse the more plies of the search were left.
  [[nodiscard]] Value atEnd(const board::Position& position, const PieceScore& score, int pliesLeft) const;

 private:
  const ScoreTable* m_table;
  Value m_scale;  // what the guesses are measured by
  // By side, rank and square; chips alike.
  std::array<PieceScore, std::size_t{4} * board::kSquares> m_pieceScores;
};

}  // namespace damath::engine
