// SPDX-License-Identifier: GPL-3.0-or-later
// Counts the sequences of `depth` turns that a position allows (a "perft" test). A whole chain is one ply,
// and different routes count separately. The known counts of rulebook 12 test the turn generator.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/rules/legal_turns.hpp"

namespace damath::rules {

// Tells if the turns of the last ply are only counted, or also made on the board. Both give the same number.
enum class Leaves { Counted, Made };

inline constexpr int kDeepestPerft = 60;

// Returns the number of sequences of `depth` turns. Precondition: 0 ≤ depth ≤ kDeepestPerft.
[[nodiscard]] std::uint64_t perft(const Movement& movement, const board::Position& position, int depth,
                                  Leaves leaves = Leaves::Counted);

// Returns the same number as perft, with a table of at most `tableBytes` bytes (but at least one entry) for
// earlier counts. A position that is reached again with the same number of plies left (2 or more) is not
// counted again while its entry is in the table. Every entry holds its whole position, so the number stays
// exact.
[[nodiscard]] std::uint64_t tabledPerft(const Movement& movement, const board::Position& position, int depth,
                                        std::size_t tableBytes);

// This overload takes a whole ruleset instead of its movement options.
[[nodiscard]] inline std::uint64_t perft(const Ruleset& ruleset, const board::Position& position, int depth,
                                         Leaves leaves = Leaves::Counted) {
  return perft(movementOf(ruleset), position, depth, leaves);
}

}  // namespace damath::rules
