// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/turn_review.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::engine {
namespace {

TEST(TurnReview, ThePlayedTurnIsLeftUnknownWhereTheEngineIsLeft) {
  const rules::Movement movement = movementOf(rules::manual());
  const rules::ChipSet& integers = *rules::builtInChipSet("integer");
  Engine engine(movement, Scoring{&rules::manual(), &integers});
  const board::Position start = startPosition(integers, rules::manual());
  const rules::TurnList legal = rules::legalTurns(movement, start);
  const SearchResult best = engine.think(start, {.plies = 9});
  const auto other = std::ranges::find_if(legal, [&](const rules::Turn& turn) { return turn != *best.best; });
  ASSERT_NE(other, legal.end());
  const TurnReview left = review(engine, movement, start, *other, {.plies = 9}, [] { return true; });
  EXPECT_EQ(left.result.plies, 9);
  EXPECT_FALSE(left.played.has_value());
  EXPECT_TRUE(review(engine, movement, start, *other, {.plies = 3}).played.has_value());
}

}  // namespace
}  // namespace damath::engine
