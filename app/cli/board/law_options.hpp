// SPDX-License-Identifier: GPL-3.0-or-later
// --game, --ruleset, --set and --position: the law, the chips and the position that a command works with.
#pragma once

#include <string>

#include "app/cli/shell/command_line.hpp"
#include "app/game/game_law.hpp"

namespace damath::cli {

// As given; empty where nothing was.
struct LawNames {
  std::string game;      // else damath
  std::string ruleset;   // else manual
  std::string set;       // else integer
  std::string position;  // a file; else the game's start
};

using game::Law;

void addLawOptions(CommandLine& command, LawNames& names);

[[nodiscard]] InputResult<Law> readLaw(const LawNames& names, words::Language language);
// Begins from the position in the text, which is the file's: JSON, in English draughts also a FEN of PDN.
[[nodiscard]] InputResult<void> readPosition(Law& law, const std::string& file, const std::string& text,
                                             words::Language language);
// A built-in name, or a JSON file.
[[nodiscard]] InputResult<rules::Ruleset> readRuleset(const std::string& name, words::Language language);
[[nodiscard]] InputResult<rules::ChipSet> readChipSet(const std::string& name, words::Language language);

// What is wrong with the file's document.
[[nodiscard]] Complaints complaintsOf(const std::string& file, const notation::JsonFaults& faults,
                                      words::Language language);

}  // namespace damath::cli
