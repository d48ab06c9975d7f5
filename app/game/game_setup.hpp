// SPDX-License-Identifier: GPL-3.0-or-later
// A game as it is agreed on before its first turn: its law, who plays, and how strong the engine is.
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

// How far the engine looks at a turn: whichever of the limits comes first; and whether it errs.
struct Strength {
  int plies = engine::kMostPlies;
  std::optional<std::chrono::duration<double>> time = {};
  int threads = 1;
  engine::Erring erring = engine::Erring::Never;
  std::uint64_t seed = 0;  // of its errors: the same seed errs the same way
};

// The levels below the numbered ones of every game, the weakest first.
inline constexpr std::array kErringLevels = {engine::Erring::Beginner, engine::Erring::Pupil};

// The plies of the game's levels, the weakest first (docs/engine.md).
[[nodiscard]] std::span<const int> levelsOf(rules::Game game);
// The level where none is asked for, from 0.
[[nodiscard]] std::size_t usualLevel(rules::Game game);
// What has no depth of its own takes five seconds for a turn, or the time given, and all processors.
[[nodiscard]] Strength strengthOf(int plies, std::optional<std::chrono::duration<double>> time);
[[nodiscard]] Strength strengthOf(engine::Erring erring, std::uint64_t seed);

struct Setup {
  Law law;
  std::optional<rules::CompanionLaw> companion;  // with the draws asked for; nothing in Damath
  std::array<Player, 2> players;                 // BLUE, RED
  Strength strength;                             // of the engine

  [[nodiscard]] Player of(board::Side side) const { return players[indexOf(side)]; }
  [[nodiscard]] bool hasHuman() const;
  [[nodiscard]] rules::RunningGame newGame() const;
  // Lives no longer than this; nothing for a companion game.
  [[nodiscard]] std::optional<engine::Scoring> scoring() const;
  // Whether its law knows a draw by agreement.
  [[nodiscard]] bool knowsAgreement() const;
};

// Two players; a companion game with the draws of its law.
[[nodiscard]] Setup setupOf(Law law);

}  // namespace damath::game
