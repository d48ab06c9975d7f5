// --game, --ruleset, --set and --position: the law, the chips and the position that a command works with.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/cli/command_line.hpp"
#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::cli {

struct LawNames {
  std::string game = "damath";
  std::string ruleset = "manual";
  std::string set = "integer";
  std::string position;  // a file; empty for the set's start
};

struct Law {
  rules::Ruleset ruleset;
  rules::ChipSet set;
  board::Position start;
};

void addLawOptions(CommandLine& command, LawNames& names);

// What a command asks of a ruleset; options without code are refused where they matter.
enum class Need {
  Turns,       // turns alone: which there are
  TurnScores,  // and what each scores
  WholeGames   // everything that an audit or an event uses
};

[[nodiscard]] Usable<Law> readLaw(const LawNames& names, Need need, words::Language language);
// A built-in name, or a JSON file.
[[nodiscard]] Usable<rules::Ruleset> readRuleset(const std::string& name, Need need,
                                                 words::Language language);
[[nodiscard]] Usable<rules::ChipSet> readChipSet(const std::string& name, words::Language language);

}  // namespace damath::cli
