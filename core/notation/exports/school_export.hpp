// SPDX-License-Identifier: GPL-3.0-or-later
// Schools, districts or divisions and their medals (rulebook Y6) for other programs: as a JSON object and as
// tables. Players are named only where that is asked for.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/contest/school_standings.hpp"

namespace damath::notation {

// Whether the players of a team stand there by name, or only their number.
enum class TeamMembers { Counted, Named };

// {"events":["Grade 5","Grade 7"],"by":"school","best":3,"provisional":true,
//  "ranks":[{"rank":1,"team":"Rizal HS","within":"","points":"7.5","counted":3,"others":1,
//            "singleRanks":[1,2,4],"levelWith":["Mabini HS"]}],
//  "medals":[{"rank":1,"team":"Rizal HS","within":"","gold":2,"silver":1,"bronze":0}],"withoutTeam":0}
// Named: each rank has "players":[{"name":…,"points":"3","counts":true,
// "entries":[{"event":"Grade 7","entry":12,"rank":1,"points":"3"}]}], each row of medals
// "won":[{"medal":"gold","event":"Grade 7","entry":12,"name":…}], and "withoutTeam" lists names.
// Promise for all of them: the standings are the contest's.
[[nodiscard]] nlohmann::ordered_json teamsJson(const contest::Contest& contest,
                                               const contest::SchoolStandings& standings,
                                               TeamMembers members);

// rank,team,within,points,counted,others,singleRanks,levelWith: by rank; ranks stand as "1 2 4".
[[nodiscard]] std::string teamsCsv(const contest::SchoolStandings& standings);

// rank,team,within,gold,silver,bronze: by rank.
[[nodiscard]] std::string medalsCsv(const contest::SchoolStandings& standings);

}  // namespace damath::notation
