// SPDX-License-Identifier: GPL-3.0-or-later
// The agreement before the first turn of a game: its rules, its players, and the strength of the engine.
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

// The limits of the engine's search for one turn: the first limit that is reached ends the search. `erring`
// adds mistakes.
struct Strength {
  int plies = engine::kMostPlies;
  std::optional<std::chrono::duration<double>> time = {};
  int threads = 1;
  engine::Erring erring = engine::Erring::Never;
  std::uint64_t seed = 0;  // selects the mistakes: the same seed gives the same mistakes
};

// The levels below the numbered levels of every game, weakest first.
inline constexpr std::array kErringLevels = {engine::Erring::Beginner, engine::Erring::Pupil};

// Returns the search depth in plies of each level of the game, weakest first (docs/engine.md).
[[nodiscard]] std::span<const int> levelsOf(rules::Game game);
// Returns the default level, as an index from 0.
[[nodiscard]] std::size_t usualLevel(rules::Game game);
// A depth of engine::kMostPlies means no limit: the engine then uses all processors, and `time` or else five
// seconds for each turn.
[[nodiscard]] Strength strengthOf(int plies, std::optional<std::chrono::duration<double>> time);
[[nodiscard]] Strength strengthOf(engine::Erring erring, std::uint64_t seed);

struct Setup {
  Law law;
  std::optional<rules::CompanionLaw> companion;  // with the chosen draw rules; nullopt in Damath
  std::array<Player, 2> players;                 // BLUE, RED
  Strength strength;                             // the engine's strength

  [[nodiscard]] Player of(board::Side side) const { return players[indexOf(side)]; }
  [[nodiscard]] bool hasHuman() const;
  [[nodiscard]] rules::RunningGame newGame() const;
  // nullopt for a companion game. The result refers to this object, which must outlive it.
  [[nodiscard]] std::optional<engine::Scoring> scoring() const;
  // True if the rules of this game allow a draw by agreement.
  [[nodiscard]] bool knowsAgreement() const;
};

// Returns a setup with two human players. A companion game gets the usual draw rules.
[[nodiscard]] Setup setupOf(Law law);

}  // namespace damath::game
