// SPDX-License-Identifier: GPL-3.0-or-later
// The options --game, --ruleset, --set and --position of a command. They choose the game, its ruleset and
// chip set, and the start position.
#pragma once

#include <string>

#include "app/cli/shell/command_line.hpp"
#include "app/game/game_law.hpp"
#include "core/notation/json/json_fault.hpp"

namespace damath::cli {

// The values of the options as typed. A value is empty if its option is missing.
struct LawNames {
  std::string game;      // default: damath
  std::string ruleset;   // default: manual
  std::string set;       // default: integer
  std::string position;  // the name of a file; default: the start position of the game
};

using game::Law;

void addLawOptions(CommandLine& command, LawNames& names);

[[nodiscard]] InputResult<Law> readLaw(const LawNames& names, words::Language language);
// Sets the start position of `law` to the position in `text`, the content of `file`: JSON, or in English
// draughts also a PDN FEN.
[[nodiscard]] InputResult<void> readPosition(Law& law, const std::string& file, const std::string& text,
                                             words::Language language);
// readRuleset returns the built-in ruleset with this name, readChipSet the built-in chip set. If `name` is
// the name of a JSON file, both read the file instead.
[[nodiscard]] InputResult<rules::Ruleset> readRuleset(const std::string& name, words::Language language);
[[nodiscard]] InputResult<rules::ChipSet> readChipSet(const std::string& name, words::Language language);

// Returns the faults of a JSON document as complaints about its file.
[[nodiscard]] Complaints complaintsOf(const std::string& file, const notation::JsonFaults& faults,
                                      words::Language language);

}  // namespace damath::cli
