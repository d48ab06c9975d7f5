// SPDX-License-Identifier: GPL-3.0-or-later
// The setup of a game before its first turn: its rules, its players, and the strength of the engine.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <span>

#include "app/game/game_law.hpp"
#include "core/engine/engine.hpp"
#include "core/engine/erring.hpp"
#include "core/rules/running_game.hpp"

namespace damath::game {

enum class Player { Human, Engine };

// The strength of the engine. The search for a turn ends at the first limit: `plies` (depth in single turns)
// or `time`. `erring` adds deliberate mistakes for a weak level.
struct Strength {
  int plies = engine::kMostPlies;
  std::optional<std::chrono::duration<double>> time = {};
  int threads = 1;
  engine::Erring erring = engine::Erring::Never;
  std::uint64_t seed = 0;  // the seed that chooses the mistakes: the same seed gives the same mistakes
};

// The levels that make deliberate mistakes, weakest first. They are weaker than the numbered levels of every
// game.
inline constexpr std::array kErringLevels = {engine::Erring::Beginner, engine::Erring::Pupil};

// Returns the search depth of each numbered level of the game, in plies (single turns), weakest first
// (docs/engine.md).
[[nodiscard]] std::span<const int> levelsOf(rules::Game game);
// Returns the default level of the game, as an index from 0 into levelsOf().
[[nodiscard]] std::size_t usualLevel(rules::Game game);
// Returns the strength for a search depth. The depth engine::kMostPlies means no limit of depth: the engine
// then uses all processors, and for each turn the time `time`, or five seconds if `time` is not set.
[[nodiscard]] Strength strengthOf(int plies, std::optional<std::chrono::duration<double>> time);
[[nodiscard]] Strength strengthOf(engine::Erring erring, std::uint64_t seed);

struct Setup {
  Law law;
  // the rules of a companion game with the chosen draw rules; nullopt in Damath
  std::optional<rules::CompanionLaw> companion;
  std::array<Player, 2> players;  // the players of BLUE and RED
  Strength strength;              // the engine's strength

  [[nodiscard]] Player of(board::Side side) const { return players[indexOf(side)]; }
  [[nodiscard]] bool hasHuman() const;
  [[nodiscard]] rules::RunningGame newGame() const;
  // Returns the rules of scoring for the engine; nullopt for a companion game. The returned value refers to
  // this object, which must outlive it.
  [[nodiscard]] std::optional<engine::Scoring> scoring() const;
  // True if the rules of this game allow a draw by agreement.
  [[nodiscard]] bool knowsAgreement() const;
};

// Returns a setup with two human players. A companion game gets the usual draw rules.
[[nodiscard]] Setup setupOf(Law law);

}  // namespace damath::game
