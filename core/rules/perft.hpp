// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the sequences of `depth` turns that a position allows. A whole chain is one ply, and routes are
// never merged. The known counts of rulebook 12 test the generator.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/rules/legal_turns.hpp"

namespace damath::rules {

// The treatment of the last ply: only counted, or made. Both give the same number.
enum class Leaves { Counted, Made };

inline constexpr int kDeepestPerft = 60;

// Precondition: 0 ≤ depth ≤ kDeepestPerft.
[[nodiscard]] std::uint64_t perft(const Movement& movement, const board::Position& position, int depth,
                                  Leaves leaves = Leaves::Counted);

// Counts with a table of earlier counts of at most `tableBytes` bytes. Positions that are reached in several
// ways are counted once. Every entry holds its whole position, so the number stays exact.
[[nodiscard]] std::uint64_t tabledPerft(const Movement& movement, const board::Position& position, int depth,
                                        std::size_t tableBytes);

// Overload for a whole ruleset.
[[nodiscard]] inline std::uint64_t perft(const Ruleset& ruleset, const board::Position& position, int depth,
                                         Leaves leaves = Leaves::Counted) {
  return perft(movementOf(ruleset), position, depth, leaves);
}

}  // namespace damath::rules
