// A number that stands for a position in the transposition table: which chip of which rank stands where, and
// who is to move. It follows a turn by a few steps instead of being reckoned anew.
#pragma once

#include <cstdint>

#include "core/board/position.hpp"
#include "core/rules/turn.hpp"

namespace damath::engine {

using Key = std::uint64_t;

// In the companion games one chip is as good as another, so positions that differ by that alone are one.
enum class Chips { Named, Alike };

[[nodiscard]] Key keyOf(const board::Position& position, Chips chips);
// Promise: the turn leads from the one position, whose key is given, to the other.
[[nodiscard]] Key keyAfter(Key before, const board::Position& from, const rules::Turn& turn,
                           const board::Position& to, Chips chips);

}  // namespace damath::engine
