// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/side_by_lot.hpp"

#include "core/splitmix64.hpp"

namespace damath::pairing {

Side sideByLot(std::uint64_t seed, contest::RoundNumber round, int lower, int higher) {
  std::uint64_t draw = splitmix64(seed);
  for (const int purpose : {numberOf(round), lower, higher}) {
    draw = splitmix64(draw + static_cast<std::uint64_t>(purpose));
  }
  return (draw >> 63U) == 0 ? Side::Blue : Side::Red;
}

Board boardByLot(const contest::Event& event, contest::RoundNumber round, const contest::Entry& one,
                 const contest::Entry& another) {
  const contest::Entry& lower = one.number < another.number ? one : another;
  const contest::Entry& higher = one.number < another.number ? another : one;
  const Side side = sideByLot(event.setup.lotSeed, round, lower.number, higher.number);
  return side == Side::Blue ? Board{lower.id, higher.id} : Board{higher.id, lower.id};
}

Side firstSideByLot(std::uint64_t seed, contest::RoundNumber round) {
  return sideByLot(seed, round, 0, 0);
}

}  // namespace damath::pairing
