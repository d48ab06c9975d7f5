// SPDX-License-Identifier: GPL-3.0-or-later
// Games of two engines against each other. Each engine is a process of its own. Each opening is played twice,
// with sides exchanged.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "core/rules/chip_set.hpp"
#include "core/rules/game.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::bench {

struct MatchPlayer {
  std::vector<std::string> words;  // program and arguments, without game, chip set and ruleset
  std::string limits;              // the arguments of the engine command `go`
};

struct MatchPlan {
  rules::Game game = rules::Game::Damath;
  rules::Ruleset ruleset = rules::manual();  // Damath only
  const rules::ChipSet* set = rules::builtInChipSet("integer");
  std::array<MatchPlayer, 2> players;
  int games = 200;            // an even number
  int openingPlies = 6;       // random legal turns before the players begin
  int mostPlies = 120;        // including the opening
  std::uint32_t seed = 2026;  // seed of the openings
};

// The search effort of one player over a match.
struct Thinking {
  std::uint64_t turns = 0;  // turns with more than one legal choice
  // The sum, over the turns with more than one legal choice, of the last completely searched depth. `nodes`,
  // `time` and `longest` count the same turns.
  std::uint64_t plies = 0;
  std::uint64_t nodes = 0;
  std::chrono::nanoseconds time{0};
  std::chrono::nanoseconds longest{0};
  std::uint64_t forcedTurns = 0;  // turns with only one legal choice
  std::chrono::nanoseconds forcedTime{0};

  Thinking& operator+=(const Thinking& other);
};

struct MatchResult {
  int secondWins = 0;
  int draws = 0;
  int firstWins = 0;
  int cornered = 0;  // games that ended because a side had no legal turn
  int repeated = 0;
  int inactive = 0;  // ended by inactivity: draws in English draughts (G8); in Damath the totals decide
  int capped = 0;
  std::uint64_t plies = 0;
  std::vector<int> pairs;  // the second player's half points in each opening: 0 to 4
  std::array<Thinking, 2> thinking;

  [[nodiscard]] int games() const { return secondWins + draws + firstWins; }
  MatchResult& operator+=(const MatchResult& other);
};

[[nodiscard]] MatchResult playMatch(const MatchPlan& plan);

}  // namespace damath::bench
