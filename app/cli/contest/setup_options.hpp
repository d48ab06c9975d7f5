// SPDX-License-Identifier: GPL-3.0-or-later
// How an event is played, as options that several commands share.
#pragma once

#include <cstdint>
#include <string>

#include "app/cli/shell/command_line.hpp"
#include "core/contest/contest.hpp"

namespace damath::cli {

// As given; what is empty or 0 stays as it is, or as the defaults have it.
struct SetupOptions {
  std::string set;
  std::string ruleset;
  std::string system;
  std::string level;
  std::string firstMove;
  std::string schoolMates;
  std::string roundsApart;
  std::string acceleration;
  std::string finalSystem;
  std::string rounds;  // a number, or auto: as many as the system needs
  int legs = 0;
  int groups = 0;
  int advancing = 0;
};

// Whether the command says the level itself.
enum class SetupLevel { Asked, Fixed };

// All but --set and --system.
void addSetupOptions(CommandLine& command, SetupOptions& options, SetupLevel level = SetupLevel::Asked);

// The setup with what is given; everything that is not understood is complained of.
[[nodiscard]] InputResult<contest::EventSetup> withOptions(contest::EventSetup setup,
                                                           const SetupOptions& options,
                                                           words::Language language);

// A new event, to be given its options: a round robin, the schoolmates kept apart, with a seed of its own.
[[nodiscard]] contest::EventSetup newSetup(const std::string& name, const rules::ChipSet& set,
                                           const rules::Ruleset& ruleset);

// Every lot of the event is drawn from this number, which is kept with it.
[[nodiscard]] std::uint64_t drawnSeed();

}  // namespace damath::cli
