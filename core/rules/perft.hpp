// SPDX-License-Identifier: GPL-3.0-or-later
// Node counts: how many sequences of so many turns a position allows, a whole chain being one ply and routes
// never merged. The known answers of rulebook 12 pin the generator down.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/rules/legal_turns.hpp"

namespace damath::rules {

// How the last ply is treated; both give the same number.
enum class Leaves { Counted, Made };

inline constexpr int kDeepestPerft = 60;

// Promise: 0 ≤ depth ≤ kDeepestPerft.
[[nodiscard]] std::uint64_t perft(const Movement& movement, const board::Position& position, int depth,
                                  Leaves leaves = Leaves::Counted);

// The same with a table of counts already made, of at most so many bytes: positions that come about in
// several ways are counted once. Every entry holds its whole position, so that the number stays exact.
[[nodiscard]] std::uint64_t tabledPerft(const Movement& movement, const board::Position& position, int depth,
                                        std::size_t tableBytes);

// The same by a whole ruleset.
[[nodiscard]] inline std::uint64_t perft(const Ruleset& ruleset, const board::Position& position, int depth,
                                         Leaves leaves = Leaves::Counted) {
  return perft(movementOf(ruleset), position, depth, leaves);
}

}  // namespace damath::rules
