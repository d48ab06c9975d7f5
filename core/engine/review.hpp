// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the loss of a played turn: the value of the best turn of its position minus the value of the
// played turn, both searched to the same depth.
#pragma once

#include "core/engine/engine.hpp"

namespace damath::engine {

struct Review {
  SearchResult result;          // for the position before the turn
  std::optional<Value> played;  // nullopt if the turn was illegal or the engine was stopped first

  // Returns the loss, never negative. nullopt if `played` is nullopt.
  [[nodiscard]] std::optional<Value> given() const {
    return played ? std::optional(result.value - *played) : std::nullopt;
  }
};

// Reviews a turn. `limits` apply to the search for the best turn. The played turn is searched to the depth
// that this search reached, unless `leave` ends it.
[[nodiscard]] Review review(Engine& engine, const rules::Movement& movement, const board::Position& before,
                            const rules::Turn& played, const Limits& limits, const Stop& leave = {});

}  // namespace damath::engine
