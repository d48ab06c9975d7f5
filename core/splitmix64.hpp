// SPDX-License-Identifier: GPL-3.0-or-later
// The generator splitmix64: numbers without a pattern, the same on every machine.
#pragma once

#include <cstdint>

namespace damath {

// What its state grows by with every draw.
inline constexpr std::uint64_t kSplitmixStep = 0x9E3779B97F4A7C15U;

// The first draw from this state: the state, grown, is mixed by two multiplications with shifts.
[[nodiscard]] constexpr std::uint64_t splitmix64(std::uint64_t state) {
  std::uint64_t mixed = state + kSplitmixStep;
  mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
  mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
  return mixed ^ (mixed >> 31U);
}

}  // namespace damath
