// SPDX-License-Identifier: GPL-3.0-or-later
// How a Swiss system chooses the pairs of a round: the one place where one such system is exchanged for
// another (rulebook Y4). What surrounds it (who plays, byes of the absent, the order of the boards) is the
// same for all of them.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/pairing.hpp"
#include "core/contest/pairing/record.hpp"

namespace damath::pairing {

// What a choice is made from. All who play the round, by points, then start number: their places in this
// order are the ranks.
struct SwissField {
  contest::RoundNumber round{};
  contest::FirstMove firstMove = contest::FirstMove::Balanced;
  std::uint64_t lotSeed = 0;
  std::vector<Record> players;
  Schools schools;  // empty where they do not matter
};

struct SwissChoice {
  std::vector<Board> boards;  // in any order
  std::optional<contest::EntryId> bye;
};

class SwissSystem {
 public:
  virtual ~SwissSystem() = default;
  // Nothing where no choice is left without a second meeting or a second bye.
  [[nodiscard]] virtual std::optional<SwissChoice> choose(const SwissField& field) const = 0;
};

// The system of this house: the cheapest of all choices by the cost of swiss_cost.hpp.
class MatchedSwiss final : public SwissSystem {
 public:
  [[nodiscard]] std::optional<SwissChoice> choose(const SwissField& field) const override;
};

// The most that one event may pair in a round; swiss_cost.hpp says why.
inline constexpr int kMostSwissPlayers = 2048;

}  // namespace damath::pairing
