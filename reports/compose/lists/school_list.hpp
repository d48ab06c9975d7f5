// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of the ranks and medals of schools, districts or divisions for the notice board (rulebook Y6). These
// lists name no player. They explain the rank of a team by points and by the ranks of its single players.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/contest/school_standings.hpp"
#include "reports/compose/lists/list_sheet.hpp"
#include "words/language.hpp"

namespace damath::compose {

// Returns a sentence that explains the rank of a team with the same points as other teams.
using TeamReasonText = std::function<std::string(const contest::RankedTeam&)>;

// Returns the word for this kind of team: "School", "District" or "Division".
[[nodiscard]] std::string teamName(contest::TeamKind kind, words::Language language);

// Returns the ranks as text: "1, 3".
[[nodiscard]] std::string ranksText(const std::vector<int>& ranks);
// Precondition of teamsList and medalsList: the standings belong to the contest.
[[nodiscard]] ListSheet teamsList(const contest::Contest& contest, const contest::SchoolStandings& standings,
                                  const TeamReasonText& reasonText, words::Language language);
[[nodiscard]] ListSheet medalsList(const contest::Contest& contest, const contest::SchoolStandings& standings,
                                   words::Language language);

}  // namespace damath::compose
