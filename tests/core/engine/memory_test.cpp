// SPDX-License-Identifier: GPL-3.0-or-later
// The search allocates no memory from node to node.
#include <gtest/gtest.h>

#include "core/engine/engine.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/core/engine/counted_memory.hpp"

namespace damath::engine {
namespace {

TEST(Memory, NoneIsAskedForFromNodeToNode) {
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  const board::Position start = startPosition(set, rules::manual());
  Engine engine(movementOf(rules::manual()), Scoring{&rules::manual(), &set});
  std::uint64_t nodes[2] = {};
  std::uint64_t times[2] = {};
  for (const std::size_t i : {0U, 1U}) {
    const std::uint64_t before = support::timesMemoryWasAsked();
    nodes[i] = engine.think(start, {.plies = i == 0 ? 4 : 9, .stop = {}}).nodes;
    times[i] = support::timesMemoryWasAsked() - before;
  }
  EXPECT_GT(nodes[1], 20 * nodes[0]);
  // Each depth may allocate memory for its line of turns. The nodes allocate no memory.
  EXPECT_LE(times[1], times[0] + 10);
}

}  // namespace
}  // namespace damath::engine
