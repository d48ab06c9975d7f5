// What a position is worth where the search looks no further: what is certain on paper, the remaining chips
// (S7), and a guess at the play still to come from damas, numbers, advancement and mobility. The search and
// whoever checks it share this definition.
#pragma once

#include <optional>

#include "core/board/position.hpp"
#include "core/engine/score_table.hpp"
#include "core/engine/value.hpp"
#include "core/rules/movement.hpp"

namespace damath::engine {

class Judgement {
 public:
  // Without a table: a companion game. The table must outlive this.
  Judgement(const rules::Movement& movement, const ScoreTable* table);

  // The game goes on, and no capture is due.
  [[nodiscard]] Value atLeaf(const board::Position& position) const;
  // The side to move has no legal turn (E1). In Damath the remaining chips; in a companion game lost, the
  // worse the more plies of the search were left.
  [[nodiscard]] Value atEnd(const board::Position& position, int pliesLeft) const;

 private:
  [[nodiscard]] Value remaining(const board::Position& position, board::Side side) const;
  [[nodiscard]] Value prospects(const board::Position& position, board::Side side) const;

  rules::Movement m_movement;
  const ScoreTable* m_table;
  Value m_chip;
  Value m_dama;
  Value m_row;
  Value m_step;
};

}  // namespace damath::engine
