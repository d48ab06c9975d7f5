// SPDX-License-Identifier: GPL-3.0-or-later
// What a played turn gave away: what the best turn of its position is worth, less what the played one is,
// both looked at equally deep.
#pragma once

#include "core/engine/engine.hpp"

namespace damath::engine {

struct Review {
  SearchResult result;          // about the position before the turn
  std::optional<Value> played;  // nothing: the turn was not legal, or the engine was stopped before it knew

  // Never negative.
  [[nodiscard]] std::optional<Value> given() const {
    return played ? std::optional(result.value - *played) : std::nullopt;
  }
};

// The limits are those of the best turn's search; the played one is looked at as deep as that came, unless
// `leave` ends it.
[[nodiscard]] Review review(Engine& engine, const rules::Movement& movement, const board::Position& before,
                            const rules::Turn& played, const Limits& limits, const Stop& leave = {});

}  // namespace damath::engine
