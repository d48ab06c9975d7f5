// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the ranks and medals of schools, districts or divisions (rulebook Y6) for other programs, as a JSON
// object and as CSV tables. Players are named only on request.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/contest/school_standings.hpp"

namespace damath::notation {

// The players of a team in an export. Counted: only their number. Named: also their names.
enum class TeamMembers { Counted, Named };

// Returns the team ranks and medals as a JSON object:
// {"events":["Grade 5","Grade 7"],"by":"school","best":3,"provisional":true,
//  "ranks":[{"rank":1,"team":"Rizal HS","within":"","points":"7.5","counted":3,"others":1,
//            "singleRanks":[1,2,4],"levelWith":["Mabini HS"]}],
//  "medals":[{"rank":1,"team":"Rizal HS","within":"","gold":2,"silver":1,"bronze":0}],"withoutTeam":0}
// With TeamMembers::Named, each rank also has a list of the team's players,
// "players":[{"name":…,"points":"3","counts":true,
//             "entries":[{"event":"Grade 7","entry":12,"rank":1,"points":"3"}]}],
// each row of medals also has "won":[{"medal":"gold","event":"Grade 7","entry":12,"name":…}], and
// "withoutTeam" is a list of names. Precondition: the standings belong to the contest.
[[nodiscard]] nlohmann::ordered_json teamsJson(const contest::Contest& contest,
                                               const contest::SchoolStandings& standings,
                                               TeamMembers members);

// Returns a CSV table with the columns rank,team,within,points,counted,others,singleRanks,levelWith, ordered
// by rank. `singleRanks` is a list such as "1 2 4".
[[nodiscard]] std::string teamsCsv(const contest::SchoolStandings& standings);

// Returns a CSV table with the columns rank,team,within,gold,silver,bronze, ordered by rank.
[[nodiscard]] std::string medalsCsv(const contest::SchoolStandings& standings);

}  // namespace damath::notation
