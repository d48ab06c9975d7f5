// SPDX-License-Identifier: GPL-3.0-or-later
// Games of two levels of the engine against each other: from each opening two, with colours changed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/rules/chip_set.hpp"
#include "core/rules/game.hpp"

namespace damath::bench {

struct MatchPlan {
  rules::Game game = rules::Game::Damath;
  const rules::ChipSet* set = nullptr;  // Damath alone
  int firstPlies = 1;                   // how far the two look ahead
  int secondPlies = 2;
  int games = 200;            // even
  int openingPlies = 6;       // random legal turns before the players begin
  int mostPlies = 120;        // with the opening
  std::uint32_t seed = 2026;  // of the openings
};

struct MatchResult {
  int secondWins = 0;
  int draws = 0;
  int firstWins = 0;
  int cornered = 0;  // how the games ended
  int repeated = 0;
  int inactive = 0;  // English draughts' other draws (G8)
  int capped = 0;
  std::uint64_t plies = 0;

  [[nodiscard]] int games() const { return secondWins + draws + firstWins; }
};

[[nodiscard]] MatchResult playMatch(const MatchPlan& plan);

}  // namespace damath::bench
