// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/turn_review.hpp"

#include <algorithm>

#include "core/rules/legal_turns.hpp"

namespace damath::engine {

TurnReview review(Engine& engine, const rules::Movement& movement, const board::Position& before,
                  const rules::Turn& played, const Limits& limits, const Stop& leave) {
  TurnReview review{engine.think(before, limits), std::nullopt};
  const rules::TurnList legal = rules::legalTurns(movement, before);
  if (review.result.plies == 0 || std::ranges::find(legal, played) == legal.end()) return review;
  review.played = played == *review.result.best ? review.result.value
                                                : engine.valueOf(before, played, review.result.plies, leave);
  return review;
}

}  // namespace damath::engine
