// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the ranks and medals of schools, districts or divisions (rulebook Y6) for other programs, as a JSON
// object and as tables. Players are named only on request.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/contest/school_standings.hpp"

namespace damath::notation {

// The form of a team's players in an export: only counted, or listed by name.
enum class TeamMembers { Counted, Named };

// Returns the team ranks and medals as a JSON object:
// {"events":["Grade 5","Grade 7"],"by":"school","best":3,"provisional":true,
//  "ranks":[{"rank":1,"team":"Rizal HS","within":"","points":"7.5","counted":3,"others":1,
//            "singleRanks":[1,2,4],"levelWith":["Mabini HS"]}],
//  "medals":[{"rank":1,"team":"Rizal HS","within":"","gold":2,"silver":1,"bronze":0}],"withoutTeam":0}
// With TeamMembers::Named, each rank also has
// "players":[{"name":…,"points":"3","counts":true,
//             "entries":[{"event":"Grade 7","entry":12,"rank":1,"points":"3"}]}],
// each row of medals also has "won":[{"medal":"gold","event":"Grade 7","entry":12,"name":…}], and
// "withoutTeam" is a list of names. Precondition: the standings belong to the contest.
[[nodiscard]] nlohmann::ordered_json teamsJson(const contest::Contest& contest,
                                               const contest::SchoolStandings& standings,
                                               TeamMembers members);

// Returns rank,team,within,points,counted,others,singleRanks,levelWith, ordered by rank. `singleRanks` is a
// list such as "1 2 4".
[[nodiscard]] std::string teamsCsv(const contest::SchoolStandings& standings);

// Returns rank,team,within,gold,silver,bronze, ordered by rank.
[[nodiscard]] std::string medalsCsv(const contest::SchoolStandings& standings);

}  // namespace damath::notation
