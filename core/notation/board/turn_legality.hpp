// SPDX-License-Identifier: GPL-3.0-or-later
// Which clause a turn from outside breaks.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/notation/board/seed_json.hpp"

namespace damath::notation {

struct Illegality {
  rules::Clause clause;               // of rulebook 3; of 10 where a companion game differs
  std::size_t step = 0;               // the jump that breaks it, from 0
  std::vector<std::string> turnsDue;  // "41-32", "18-36-22" (indices), where such were compulsory
};

// Nothing where the turn is legal. Promise: a chip of the side to move stands at the start, and an enemy on
// every square that the turn takes from.
[[nodiscard]] std::optional<Illegality> illegality(const GameLaw& law, const board::Position& position,
                                                   const rules::Turn& turn);

// The indices that the turn visits.
[[nodiscard]] std::string pathText(const rules::Turn& turn);

}  // namespace damath::notation
