// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the results of an event's published rounds for other programs, as a JSON object and as a CSV table.
// Grand totals are exact. This export exists because a tournament report (TRF) has no place for grand totals.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/contest/model/contest.hpp"
#include "core/contest/model/privacy.hpp"

namespace damath::notation {

// Returns the results as a JSON object:
// {"event":…,"set":"rational","ruleset":"manual",
//  "games":[{"round":1,"board":1,"blue":{"entry":3,"name":…,"school":…},"red":{…},
//            "blueGrand":"-21/4","blueGrandDecimal":"-5.25","redGrand":…,"ending":"time","result":"0-1"}],
//  "byes":[{"round":1,"entry":5,"name":…,"school":…,"kind":"allotted"}],
//  "rematches":[{"blue":{…},"red":{…},…,"ending":"time","result":"1-0"}]}
// An unfinished game has null for ending and result. A missing grand total is null. addFigure
// (figure_json.hpp) tells when a Decimal field is written. `grade` and `coach` follow `school` if the privacy
// settings show them. A rematch that decides a drawn game also names that game:
// "decides":{"round":4,"board":1}. Precondition: the event belongs to the contest.
[[nodiscard]] nlohmann::ordered_json resultsJson(const contest::Contest& contest, const contest::Event& event,
                                                 const contest::Privacy& privacy);

// Returns the results as a CSV table with these columns:
// kind,round,board,blueEntry,blueName,blueSchool,blueGrand,redEntry,redName,redSchool,redGrand,ending,result,
// blueGrandDecimal,redGrandDecimal
// The columns of grade and coach follow each school column if the privacy settings show them. `kind` is
// `game`, `bye`, `absent` or `rematch`. A `bye` or `absent` row has the round, and the player in BLUE's
// cells. A `rematch` row has the round and board of the game that the rematch decides, or empty cells.
[[nodiscard]] std::string resultsCsv(const contest::Contest& contest, const contest::Event& event,
                                     const contest::Privacy& privacy);

}  // namespace damath::notation
