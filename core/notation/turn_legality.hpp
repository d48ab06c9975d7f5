// Which clause a turn from outside breaks.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/legal_turns.hpp"

namespace damath::notation {

struct Illegality {
  std::string clause;
  std::size_t step = 0;               // the jump that breaks it, from 0
  std::vector<std::string> turnsDue;  // "41-32", "18-36-22" (indices), where such were compulsory
};

// Nothing where the turn is legal. Promise: a chip of the side to move stands at the start, and an enemy on
// every square that the turn takes from.
[[nodiscard]] std::optional<Illegality> illegality(const rules::Ruleset& ruleset,
                                                   const board::Position& position, const rules::Turn& turn);

// A chip's rank for its next jump: crowned within the turn only where the ruleset says so (P1).
[[nodiscard]] board::Rank rankAfter(const rules::Ruleset& ruleset, board::Piece piece, board::Square landing);

// The indices that the turn visits.
[[nodiscard]] std::string pathText(const rules::Turn& turn);

}  // namespace damath::notation
