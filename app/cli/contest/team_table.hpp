// SPDX-License-Identifier: GPL-3.0-or-later
// Which schools, districts or divisions are ranked over which events: options that several commands share,
// and the table they ask for.
#pragma once

#include <string>
#include <vector>

#include "app/cli/contest/contest_file.hpp"
#include "app/cli/shell/command_line.hpp"
#include "core/contest/school_standings.hpp"

namespace damath::cli {

struct TeamOptions {
  std::vector<std::string> events;  // by name; none: all of the contest
  std::string by;                   // school where nothing is said
  int best = 0;                     // 3 where nothing is said
};

// --of and --best.
void addTeamOptions(CommandLine& command, TeamOptions& options);

// The option that is given, for those who have no use for it; empty where neither is.
[[nodiscard]] std::string_view givenOf(const TeamOptions& options);

// Unknown events and words are complained of, all of them.
[[nodiscard]] InputResult<contest::SchoolStandings> teamTable(OpenContest& open, const TeamOptions& options,
                                                              words::Language language);

}  // namespace damath::cli
