// What a position is worth where the search looks no further: what is certain on paper, the remaining chips
// (S7), and a guess at the play still to come from numbers, damas, advancement and room to move. The search
// and whoever checks it share this definition. A position and the same one with the sides changed are worth
// the same, but for whose turn it is.
#pragma once

#include "core/board/position.hpp"
#include "core/engine/score_table.hpp"
#include "core/engine/value.hpp"

namespace damath::engine {

class Judgement {
 public:
  // Without a table: a companion game. The table must outlive this.
  explicit Judgement(const ScoreTable* table);

  // The game goes on, and no capture is due.
  [[nodiscard]] Value atLeaf(const board::Position& position) const;
  // The side to move has no legal turn (E1). In Damath the remaining chips; in a companion game lost, the
  // worse the more plies of the search were left.
  [[nodiscard]] Value atEnd(const board::Position& position, int pliesLeft) const;

 private:
  [[nodiscard]] Value remaining(const board::Position& position, board::Side side) const;

  const ScoreTable* m_table;
  Value m_scale;  // what the guesses are measured by
};

}  // namespace damath::engine
