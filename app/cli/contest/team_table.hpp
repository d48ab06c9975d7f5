// SPDX-License-Identifier: GPL-3.0-or-later
// Options for the ranking of schools, districts or divisions over events, shared by several commands, and the
// resulting table.
#pragma once

#include <string>
#include <vector>

#include "app/cli/contest/contest_file.hpp"
#include "app/cli/shell/command_line.hpp"
#include "core/contest/school_standings.hpp"

namespace damath::cli {

struct TeamOptions {
  std::vector<std::string> events;  // names; empty for all events of the contest
  std::string by;                   // default: school
  int best = 0;                     // 0 for the default of 3
};

// Adds --of and --best.
void addTeamOptions(CommandLine& command, TeamOptions& options);

// Returns the name of the given option, for commands that cannot use it; empty if neither is given.
[[nodiscard]] std::string_view givenOf(const TeamOptions& options);

// Returns the table. The complaints list every unknown event and word.
[[nodiscard]] InputResult<contest::SchoolStandings> teamTable(OpenContest& open, const TeamOptions& options,
                                                              words::Language language);

}  // namespace damath::cli
