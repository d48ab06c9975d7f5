// SPDX-License-Identifier: GPL-3.0-or-later
// Exports the ranks and medals of schools, districts or divisions, for other programs and for the public. The
// window and the command share this code. The files name no player.
#pragma once

#include <string>

#include "app/papers/team_papers.hpp"

namespace damath::exports {

enum class TeamForm { Csv, Page, Json };

// Returns the bytes of the exported file. JSON always contains both ranks and medals; the other forms contain
// only the ranks or only the medals, as `paper` says.
[[nodiscard]] std::string exportedTeams(TeamForm form, papers::TeamPaper paper,
                                        const contest::Contest& contest,
                                        const contest::SchoolStandings& standings, words::Language language);

}  // namespace damath::exports
