// SPDX-License-Identifier: GPL-3.0-or-later
// Options for the setup of an event, shared by several commands.
#pragma once

#include <cstdint>
#include <string>

#include "app/cli/shell/command_line.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::cli {

// The values of the options as typed. An empty text or 0 means that the option is missing. Then the setup
// keeps its value or its default.
struct SetupOptions {
  std::string set;
  std::string ruleset;
  std::string system;
  std::string level;
  std::string firstMove;
  std::string schoolMates;
  std::string sheets;
  std::string roundsApart;
  std::string acceleration;
  std::string finalSystem;
  std::string rounds;  // a number, or "auto" for the number that the system needs
  int minutes = 0;     // 0 keeps the minutes of the ruleset
  int legs = 0;
  int groups = 0;
  int advancing = 0;
};

// Tells if the user chooses the school level of the event's players (grades). Asked: the command has the
// option --level. Fixed: the command sets the level itself.
enum class SetupLevel { Asked, Fixed };

// Adds the setup options, except --set and --system, which each command adds itself.
void addSetupOptions(CommandLine& command, SetupOptions& options, SetupLevel level = SetupLevel::Asked);

// Returns `setup` with the values of the given options. The complaints list every unusable value.
[[nodiscard]] InputResult<contest::EventSetup> withOptions(contest::EventSetup setup,
                                                           const SetupOptions& options,
                                                           words::Language language);

// Reads the value of --contest-level.
[[nodiscard]] InputResult<contest::ContestLevel> readContestLevel(const std::string& text,
                                                                  words::Language language);

// Returns the setup of a new event with the defaults of the commands: a round robin, schoolmates kept apart,
// a new seed.
[[nodiscard]] contest::EventSetup newSetup(const std::string& name, const rules::ChipSet& set,
                                           const rules::Ruleset& ruleset);

// Sets what the level of the contest decides in a new event, unless an option decides it: if schoolmates are
// kept apart.
void followLevel(contest::EventSetup& setup, const SetupOptions& options, contest::ContestLevel level);

// Returns a random number as the seed of an event. The seed is stored with the event, and all lots of the
// event are derived from it.
[[nodiscard]] std::uint64_t drawnSeed();

}  // namespace damath::cli
