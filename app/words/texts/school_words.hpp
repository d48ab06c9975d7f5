// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the reason of the rank of a school, district or division (Y6).
#pragma once

#include <string>

#include "core/contest/model/contest.hpp"
#include "core/contest/school_standings.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the comparison with the teams of equal points: "Tied on points (7); ranks of the team’s players,
// compared one by one: 1, 2, 4; ahead of Mabini HS (1, 3, 3) (Y6)", or "…; same ranks as Luna HS, so the rank
// is shared (Y6)". Precondition: the team is one of the standings and has the same points as another team.
[[nodiscard]] std::string teamReasonText(const contest::RankedTeam& team,
                                         const contest::SchoolStandings& standings, Language language);

// Returns the players of the team: "counted: Reyes, Ana 3 (Grade 7: rank 1); … – not counted: …". Only the
// window and the command `damath` may show this text, because it has player names.
[[nodiscard]] std::string teamPlayersText(const contest::RankedTeam& team, const contest::Contest& contest,
                                          Language language);

// Returns the medalists of a team: "gold: Reyes, Ana (Grade 7); …". Only the window and the command `damath`
// may show this text, because it has player names.
[[nodiscard]] std::string medalsText(const contest::MedalRow& row, const contest::Contest& contest,
                                     Language language);

}  // namespace damath::words
