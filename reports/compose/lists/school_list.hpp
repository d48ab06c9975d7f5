// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of schools, districts or divisions and their medals for the notice board (rulebook Y6). These lists
// name no player: points and single ranks explain a team's rank.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/contest/school_standings.hpp"
#include "reports/compose/lists/list_sheet.hpp"
#include "words/language.hpp"

namespace damath::compose {

// Returns the sentence for the rank of a team that is level with other teams.
using TeamReasonText = std::function<std::string(const contest::RankedTeam&)>;

// Returns "School", "District" or "Division".
[[nodiscard]] std::string teamName(contest::TeamKind kind, words::Language language);

// Returns the ranks of single players as text: "1, 3".
[[nodiscard]] std::string ranksText(const std::vector<int>& ranks);
// Precondition of both functions: the standings belong to the contest.
[[nodiscard]] ListSheet teamsList(const contest::Contest& contest, const contest::SchoolStandings& standings,
                                  const TeamReasonText& reasonText, words::Language language);
[[nodiscard]] ListSheet medalsList(const contest::Contest& contest, const contest::SchoolStandings& standings,
                                   words::Language language);

}  // namespace damath::compose
