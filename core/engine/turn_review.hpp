// SPDX-License-Identifier: GPL-3.0-or-later
// The review of a played turn: the points that it lost against the best turn of the position.
#pragma once

#include <optional>

#include "core/engine/engine.hpp"

namespace damath::engine {

// The points that a played turn lost: the value of the best turn of the position minus the value of the
// played turn, both searched to the same depth.
struct TurnReview {
  SearchResult result;  // the search of the position before the turn
  // The value of the played turn; nullopt if the turn is illegal or the engine was stopped first.
  std::optional<Value> played;

  // Returns the loss of the played turn. nullopt if `played` is nullopt. Never negative without pruning.
  [[nodiscard]] std::optional<Value> loss() const {
    return played ? std::optional(result.value - *played) : std::nullopt;
  }
};

// Reviews a played turn. `limits` apply to the search for the best turn. The played turn is then searched to
// the depth that this search reached. `leave` may end that second search early.
[[nodiscard]] TurnReview review(Engine& engine, const rules::Movement& movement,
                                const board::Position& before, const rules::Turn& played,
                                const Limits& limits, const Stop& leave = {});

}  // namespace damath::engine
