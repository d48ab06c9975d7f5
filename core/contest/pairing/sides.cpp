// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/sides.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "core/splitmix64.hpp"

namespace damath::pairing {

namespace {

struct Preference {
  std::optional<Side> side;
  int strength = 0;
};

Preference preferenceOf(const Record& record) {
  for (const Side side : board::kSides) {
    if (record.isThirdInARow(side)) return {board::opponent(side), 3};
  }
  const int balance = record.balance();
  if (balance != 0) return {balance > 0 ? Side::Red : Side::Blue, std::abs(balance) >= 2 ? 3 : 2};
  if (!record.sides.empty()) return {board::opponent(record.sides.back()), 1};
  return {};
}

// The cost of one choice of sides in a game, if sides are balanced over the rounds. A smaller cost is better.
struct SideCost {
  // The number of entries (0–2) that get the same side for the third time in a row, or reach a difference of
  // three between their games as BLUE and their games as RED.
  int sideViolations = 0;
  // The sum of the strengths of preferences that this choice of sides denies. Strength 3: the given side is
  // the same for the third time in a row, or brings a difference of three between games as BLUE and as RED.
  // Strength 2: the entry wanted the side that it had less often. Strength 1: the entry wanted a side other
  // than its last side.
  int preferencesDenied = 0;
  friend auto operator<=>(const SideCost&, const SideCost&) = default;
};

SideCost costOf(const Record& record, Side side) {
  const Preference preference = preferenceOf(record);
  return {.sideViolations = record.isThirdInARow(side) || record.isTooMany(side) ? 1 : 0,
          .preferencesDenied = preference.side && *preference.side != side ? preference.strength : 0};
}

SideCost costOfSides(const Record& blue, const Record& red) {
  const SideCost ofBlue = costOf(blue, Side::Blue);
  const SideCost ofRed = costOf(red, Side::Red);
  return {ofBlue.sideViolations + ofRed.sideViolations, ofBlue.preferencesDenied + ofRed.preferencesDenied};
}

// Returns the side of `a` in the latest game in which `a` and `b` had different sides. The last game of `a`
// is compared with the last game of `b`, then the games before, and so on. nullopt if there is no such game.
std::optional<Side> latestDifference(const Record& a, const Record& b) {
  const std::size_t common = std::min(a.sides.size(), b.sides.size());
  for (std::size_t back = 1; back <= common; ++back) {
    const Side ofA = a.sides[a.sides.size() - back];
    if (ofA != b.sides[b.sides.size() - back]) return ofA;
  }
  return std::nullopt;
}

}  // namespace

Side sideOf(const Record& higher, const Record& lower, Side byTurn) {
  const SideCost asBlue = costOfSides(higher, lower);
  const SideCost asRed = costOfSides(lower, higher);
  if (asBlue != asRed) return asBlue < asRed ? Side::Blue : Side::Red;
  if (const auto side = latestDifference(higher, lower)) return board::opponent(*side);
  return preferenceOf(higher).side.value_or(byTurn);
}

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
