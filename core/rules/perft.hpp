// Node counts: how many sequences of so many turns a position allows, a whole chain being one ply and routes
// never merged. The known answers of rulebook 12 pin the generator down.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/rules/legal_turns.hpp"

namespace damath::rules {

// How the last ply is treated; both give the same number.
enum class Leaves { Counted, Made };

[[nodiscard]] std::uint64_t perft(const Ruleset& ruleset, const board::Position& position, int depth,
                                  Leaves leaves = Leaves::Counted);

// The count below each legal turn, in the generator's order. Promise: depth ≥ 1.
[[nodiscard]] std::vector<std::pair<Turn, std::uint64_t>> dividedPerft(const Ruleset& ruleset,
                                                                       const board::Position& position,
                                                                       int depth,
                                                                       Leaves leaves = Leaves::Counted);

}  // namespace damath::rules
