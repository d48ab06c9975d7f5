// SPDX-License-Identifier: GPL-3.0-or-later
// Why a school, district or division has its rank, in words (rulebook Y6).
#pragma once

#include <string>

#include "app/words/catalogue/language.hpp"
#include "core/contest/contest.hpp"
#include "core/contest/school_standings.hpp"

namespace damath::words {

// How it stands to each with the same points: "Level on points (7); single ranks, compared one by one: own 1,
// 2, 4; ahead of Mabini HS (1, 3, 3)", "…; the same as Luna HS, so the rank is shared (Y6)". Promise: the
// team is of the standings, and others are level with it.
[[nodiscard]] std::string teamReasonText(const contest::RankedTeam& team,
                                         const contest::SchoolStandings& standings, Language language);

// Whose points made the team's: "counted: Reyes, Ana 3 (Grade 7: rank 1), …; not counted: …". It names
// players, so it is for the desk alone.
[[nodiscard]] std::string teamPlayersText(const contest::RankedTeam& team, const contest::Contest& contest,
                                          Language language);

// "gold: Reyes, Ana (Grade 7); …", for the desk alone as well.
[[nodiscard]] std::string medalsText(const contest::MedalRow& row, const contest::Contest& contest,
                                     Language language);

}  // namespace damath::words
