// SPDX-License-Identifier: GPL-3.0-or-later
// The options for the ranking of schools, districts or divisions, which several commands share, and the table
// that they select.
#pragma once

#include <string>
#include <vector>

#include "app/cli/contest/contest_run.hpp"
#include "app/cli/shell/command_line.hpp"
#include "core/contest/school_standings.hpp"

namespace damath::cli {

struct TeamOptions {
  std::vector<std::string> events;  // names of the events that count; empty for all
  std::string by;                   // "school", "district" or "division": the teams to rank; default: school
  int best = 0;                     // players who count for each team; 0 for the default of 3
};

// Adds the options --of and --best.
void addTeamOptions(CommandLine& command, TeamOptions& options);

// Returns the name of a given option, for the complaint of a command that cannot use it. Empty if neither
// option is given.
[[nodiscard]] std::string_view givenOf(const TeamOptions& options);

// Returns the ranking of teams that the options select. The complaints list every unknown event, and an
// unknown kind of team in `by`.
[[nodiscard]] InputResult<contest::SchoolStandings> teamTable(OpenContest& open, const TeamOptions& options,
                                                              words::Language language);

}  // namespace damath::cli
