// SPDX-License-Identifier: GPL-3.0-or-later
// A second, plain implementation of the engine's search: it looks at every turn to the full depth, then at
// captures, without pruning and without a table of known positions. The scores of turns are computed from the
// rules, jump by jump. The evaluation of the last positions is the engine's.
#pragma once

#include <optional>
#include <span>

#include "core/engine/engine.hpp"
#include "core/engine/evaluation.hpp"

namespace damath::engine {

class PlainMinimax {
 public:
  PlainMinimax(const rules::Movement& movement, const std::optional<Scoring>& scoring);

  // Returns the greatest further gain of the side to move, searched to this number of plies.
  [[nodiscard]] Value valueOf(const board::Position& position, int plies) const;
  // Returns the value for a running game: winning comes first, and the endings of the ruleset apply. A sure
  // result adds or subtracts kSure.
  [[nodiscard]] Value inGame(const board::Position& position, int plies, const Course& course) const;
  // Returns the value of one turn for its mover. The turn counts as the first ply.
  [[nodiscard]] Value valueOf(const board::Position& position, const rules::Turn& turn, int plies) const;
  // Returns the gain of the line's first mover, including the value of the line's last position.
  [[nodiscard]] Value alongLine(board::Position position, std::span<const rules::Turn> line, int plies) const;

  [[nodiscard]] Value gainOf(const board::Position& position, const rules::Turn& turn) const;

 private:
  [[nodiscard]] std::optional<Value> endsHere(const board::Position& position, const Course& course) const;
  [[nodiscard]] bool isDrawnByRule(const board::Position& position, const Course& course) const;
  [[nodiscard]] Value byTotals(const board::Position& position, const Course& course) const;

  rules::Movement m_movement;
  std::optional<Scoring> m_scoring;
  std::optional<ScoreTable> m_table;
  Evaluation m_evaluation;
};

}  // namespace damath::engine
