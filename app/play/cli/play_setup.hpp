// SPDX-License-Identifier: GPL-3.0-or-later
// The setup of `damath play`: the game with its ruleset, the players, and the engine's thinking time.
#pragma once

#include <string>

#include "app/cli/board/law_options.hpp"
#include "app/play/game/game_setup.hpp"

namespace damath::cli {

// The options of the command as typed. A member is empty if the option is not given.
struct PlayOptions {
  LawNames law;
  std::string blue;  // the player of BLUE: "human" or "engine"
  std::string red;
  // the player of the dark side; the sides of companion games are dark, black and white, but `blue` and `red`
  // name them too
  std::string dark;
  std::string black;
  std::string white;
  std::string level;
  std::string seconds;
  std::string seed;
  std::string draws;
  std::string record;
  bool isForced = false;
};

struct PlaySetup : game::Setup {
  std::string record;  // the file for the record of the game; empty for no record
};

[[nodiscard]] InputResult<PlaySetup> readPlaySetup(const PlayOptions& options, words::Language language);

}  // namespace damath::cli
