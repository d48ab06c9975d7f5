// SPDX-License-Identifier: GPL-3.0-or-later
// The random number generator splitmix64. The same state gives the same number on every machine.
#pragma once

#include <cstdint>

namespace damath {

// The amount that each draw adds to the state of the generator.
inline constexpr std::uint64_t kSplitmixStep = 0x9E3779B97F4A7C15U;

// Returns the first number that the generator draws from this state. The function adds kSplitmixStep to the
// state, then mixes the sum with two multiplications and three shifts.
[[nodiscard]] constexpr std::uint64_t splitmix64(std::uint64_t state) {
  std::uint64_t mixed = state + kSplitmixStep;
  mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
  mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
  return mixed ^ (mixed >> 31U);
}

}  // namespace damath
