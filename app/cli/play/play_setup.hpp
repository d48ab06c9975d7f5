// SPDX-License-Identifier: GPL-3.0-or-later
// What `damath play` is asked for: the game and its law, who plays, and how long the engine thinks.
#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string>

#include "app/cli/board/law_options.hpp"
#include "core/rules/running_game.hpp"

namespace damath::cli {

// As given; empty where nothing was.
struct PlayOptions {
  LawNames law;
  std::string blue;  // human or engine
  std::string red;
  std::string dark;  // the names of the companion games for the same
  std::string black;
  std::string white;
  std::string level;
  std::string seconds;
  std::string draws;
  std::string record;
  bool isForced = false;
};

enum class Player { Human, Engine };

struct PlaySetup {
  Law law;
  std::optional<rules::CompanionLaw> companion;  // with the draws asked for; nothing in Damath
  std::array<Player, 2> players;                 // BLUE, RED
  int plies;                                     // of the engine, whichever of the two limits comes first
  std::optional<std::chrono::duration<double>> time;
  int threads;         // of the engine
  std::string record;  // a file; empty for none

  [[nodiscard]] Player of(board::Side side) const { return players[indexOf(side)]; }
  [[nodiscard]] rules::RunningGame newGame() const;
};

[[nodiscard]] InputResult<PlaySetup> readPlaySetup(const PlayOptions& options, words::Language language);

}  // namespace damath::cli
