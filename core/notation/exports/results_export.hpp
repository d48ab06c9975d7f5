// SPDX-License-Identifier: GPL-3.0-or-later
// The results of an event's published rounds for other programs, grand totals exact: as a JSON object and as
// a table. This is what a tournament report has no place for.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/contest/contest.hpp"
#include "core/contest/public_name.hpp"

namespace damath::notation {

// {"event":…,"set":"rational","ruleset":"manual",
//  "games":[{"round":1,"board":1,"blue":{"entry":3,"name":…,"school":…},"red":{…},
//            "blueGrand":"-21/4","blueGrandDecimal":"-5.25","redGrand":…,"ending":"time","result":"0-1"}],
//  "byes":[{"round":1,"entry":5,"name":…,"school":…,"kind":"allotted"}],
//  "rematches":[{"blue":{…},"red":{…},…,"ending":"time","result":"1-0"}]}
// A game that is open has null for ending and result, one without figures null for both grand totals. A
// rematch that decides a drawn game names it besides: "decides":{"round":4,"board":1}. Promise: the event is
// the contest's.
[[nodiscard]] nlohmann::ordered_json resultsJson(const contest::Contest& contest, const contest::Event& event,
                                                 const contest::Privacy& privacy);

// kind,round,board,blueEntry,blueName,blueSchool,blueGrand,redEntry,redName,redSchool,redGrand,ending,result
// `kind` is `game`, `bye` or `absent` (these have BLUE's cells alone), or `rematch` (round and board are
// those of the game that it decides, or empty).
[[nodiscard]] std::string resultsCsv(const contest::Contest& contest, const contest::Event& event,
                                     const contest::Privacy& privacy);

}  // namespace damath::notation
