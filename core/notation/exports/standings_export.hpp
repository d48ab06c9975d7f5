// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the standings of an event for other programs, as a JSON object and as a CSV table.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/contest/model/contest.hpp"
#include "core/contest/model/privacy.hpp"
#include "core/contest/systems/standings.hpp"

namespace damath::notation {

// Returns the standings as a JSON object:
// {"event":…,"afterRound":n,"provisional":true,
//  "ranks":[{"rank":1,"entry":12,"name":…,"school":…,"points":"4.5","wins":4,"draws":1,"losses":0,
//            "pointSystem":"75","reason":[{"clause":"Y2a","against":[3],"figures":"1-0",
//                                          "gamesWithoutFigures":0}]}],
//  "rematchesDue":[[3,7]]}
// Entries are named by their start numbers. `grade` and `coach` follow `school` if the privacy settings show
// them. Precondition: the event belongs to the contest and the standings belong to the event.
[[nodiscard]] nlohmann::ordered_json standingsJson(const contest::Contest& contest,
                                                   const contest::Event& event,
                                                   const contest::Standings& standings,
                                                   const contest::Privacy& privacy);

// Returns a CSV table with the columns
// rank,entry,name,school,points,wins,draws,losses,pointSystem,reasons,pointSystemDecimal, ordered by rank.
// `reasons` lists the clauses that settled the rank, such as "Y2a Y2c". `pointSystemDecimal` has two
// decimals. The columns `grade` and `coach` follow `school` if the privacy settings show them.
[[nodiscard]] std::string standingsCsv(const contest::Contest& contest, const contest::Event& event,
                                       const contest::Standings& standings, const contest::Privacy& privacy);

}  // namespace damath::notation
