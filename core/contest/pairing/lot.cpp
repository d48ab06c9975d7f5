// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/lot.hpp"

#include <initializer_list>

#include "core/contest/lot.hpp"

namespace damath::pairing {

Side sideByLot(std::uint64_t seed, contest::RoundNumber round, int lower, int higher) {
  std::uint64_t draw = contest::splitmix64(seed);
  for (const int purpose : {numberOf(round), lower, higher}) {
    draw = contest::splitmix64(draw + static_cast<std::uint64_t>(purpose));
  }
  return (draw >> 63U) == 0 ? Side::Blue : Side::Red;
}

Side firstSideByLot(std::uint64_t seed, contest::RoundNumber round) {
  return sideByLot(seed, round, 0, 0);
}

}  // namespace damath::pairing
