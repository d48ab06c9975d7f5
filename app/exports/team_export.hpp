// SPDX-License-Identifier: GPL-3.0-or-later
// Schools, districts or divisions and their medals for other programs and for the public, made the same for
// the console and the command. No player is named.
#pragma once

#include <string>

#include "app/papers/team_papers.hpp"

namespace damath::exports {

enum class TeamForm { Csv, Page, Json };

// The bytes of the file. JSON has ranks and medals, whatever the paper.
[[nodiscard]] std::string exportedTeams(TeamForm form, papers::TeamPaper paper,
                                        const contest::Contest& contest,
                                        const contest::SchoolStandings& standings, words::Language language);

}  // namespace damath::exports
