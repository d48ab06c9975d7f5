// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's search once more, as plainly as it can be said: every turn to the full depth, captures beyond
// it, nothing remembered and nothing left out. Scores are reckoned anew from the rules, jump by jump.
#pragma once

#include <optional>
#include <span>

#include "core/engine/engine.hpp"
#include "core/engine/evaluation.hpp"

namespace damath::engine {

class PlainMinimax {
 public:
  PlainMinimax(const rules::Movement& movement, const std::optional<Scoring>& scoring);

  // What the side to move may still gain, looking so many plies deep.
  [[nodiscard]] Value valueOf(const board::Position& position, int plies) const;
  // The same of a game that is played: the win first, with the endings of the ruleset. What is sure is kSure
  // more or less.
  [[nodiscard]] Value inGame(const board::Position& position, int plies, const Course& course) const;
  // What one turn is worth to its mover; the turn is the first of the plies.
  [[nodiscard]] Value valueOf(const board::Position& position, const rules::Turn& turn, int plies) const;
  // What a line gains its first mover, with what its last position promises.
  [[nodiscard]] Value alongLine(board::Position position, std::span<const rules::Turn> line, int plies) const;

  [[nodiscard]] Value gainOf(const board::Position& position, const rules::Turn& turn) const;

 private:
  [[nodiscard]] std::optional<Value> endsHere(const board::Position& position, const Course& course) const;
  [[nodiscard]] Value byTotals(const board::Position& position, const Course& course) const;

  rules::Movement m_movement;
  std::optional<Scoring> m_scoring;
  std::optional<ScoreTable> m_table;
  Evaluation m_evaluation;
};

}  // namespace damath::engine
