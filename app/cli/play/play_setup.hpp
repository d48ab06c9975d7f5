// SPDX-License-Identifier: GPL-3.0-or-later
// What `damath play` is asked for: the game and its law, who plays, and how long the engine thinks.
#pragma once

#include <string>

#include "app/cli/board/law_options.hpp"
#include "app/game/game_setup.hpp"

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
  std::string seed;
  std::string draws;
  std::string record;
  bool isForced = false;
};

struct PlaySetup : game::Setup {
  std::string record;  // a file; empty for none
};

[[nodiscard]] InputResult<PlaySetup> readPlaySetup(const PlayOptions& options, words::Language language);

}  // namespace damath::cli
