#include "core/contest/pairing/lot.hpp"

#include <initializer_list>

namespace damath::pairing {

std::uint64_t splitmix64(std::uint64_t state) {
  std::uint64_t mixed = state + 0x9E3779B97F4A7C15U;
  mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
  mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
  return mixed ^ (mixed >> 31U);
}

Side sideByLot(std::uint64_t seed, contest::RoundNumber round, int lower, int higher) {
  std::uint64_t draw = splitmix64(seed);
  for (const int purpose : {numberOf(round), lower, higher}) {
    draw = splitmix64(draw + static_cast<std::uint64_t>(purpose));
  }
  return (draw >> 63U) == 0 ? Side::Blue : Side::Red;
}

Side firstSideByLot(std::uint64_t seed, contest::RoundNumber round) {
  return sideByLot(seed, round, 0, 0);
}

}  // namespace damath::pairing
