// SPDX-License-Identifier: GPL-3.0-or-later
// Games of two engines against each other, each a process of its own: from each opening two, with colours
// changed.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "core/rules/chip_set.hpp"
#include "core/rules/game.hpp"
#include "core/rules/profiles.hpp"

namespace damath::bench {

struct MatchPlayer {
  std::vector<std::string> words;  // the program and its arguments, less those of the law
  std::string limits;              // what `go` is told
};

struct MatchPlan {
  rules::Game game = rules::Game::Damath;
  rules::Ruleset ruleset = rules::manual();  // Damath alone
  const rules::ChipSet* set = rules::builtInChipSet("integer");
  std::array<MatchPlayer, 2> players;
  int games = 200;            // even
  int openingPlies = 6;       // random legal turns before the players begin
  int mostPlies = 120;        // with the opening
  std::uint32_t seed = 2026;  // of the openings
};

// What one of the two thought, over a match.
struct Thinking {
  std::uint64_t turns = 0;  // with a choice
  std::uint64_t plies = 0;  // of these, the last whole depth of each
  std::uint64_t nodes = 0;
  std::chrono::nanoseconds time{0};
  std::chrono::nanoseconds longest{0};
  std::uint64_t forcedTurns = 0;  // without a choice
  std::chrono::nanoseconds forcedTime{0};

  Thinking& operator+=(const Thinking& other);
};

struct MatchResult {
  int secondWins = 0;
  int draws = 0;
  int firstWins = 0;
  int cornered = 0;  // how the games ended
  int repeated = 0;
  int inactive = 0;  // English draughts' other draws (G8), and Damath's by option
  int capped = 0;
  std::uint64_t plies = 0;
  std::vector<int> pairs;  // what the second made of each opening, in half points: 0 to 4
  std::array<Thinking, 2> thinking;

  [[nodiscard]] int games() const { return secondWins + draws + firstWins; }
  MatchResult& operator+=(const MatchResult& other);
};

[[nodiscard]] MatchResult playMatch(const MatchPlan& plan);

}  // namespace damath::bench
