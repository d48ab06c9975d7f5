// SPDX-License-Identifier: GPL-3.0-or-later
// The options --round and --board, or --entries and --rematch for a rematch: they name the game of a
// scoresheet.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "app/cli/shell/command_line.hpp"
#include "app/desk/change/confirmation.hpp"
#include "app/desk/change/result_difference.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::cli {

struct SheetPlace {
  int round = 0;
  int board = 0;
  std::string entries;  // the start numbers of a rematch: "3,7"
  int rematch = 0;      // the place of the rematch among those of the two players, from 1; 0: the last
};

void addSheetPlace(CommandLine& command, SheetPlace& place);

[[nodiscard]] InputResult<desk::SheetAt> sheetAt(const contest::Event& event, const SheetPlace& place,
                                                 words::Language language);

// Returns the game or rematch of a scoresheet as JSON: {"event":…,"round":1,"board":2} or
// {"event":…,"entries":[3,7]}. A rematch before the last rematch of its players also has its place:
// {"event":…,"entries":[3,7],"rematch":1}.
[[nodiscard]] nlohmann::ordered_json placeJson(const contest::Event& event, const desk::SheetAt& at);

// Returns games as JSON, each with its round and board: [{"round":1,"board":2}]
[[nodiscard]] nlohmann::ordered_json placesJson(const std::vector<desk::Place>& places);
// Returns the game or rematch with its players as JSON: {"round":1,"board":2,"players":"Ramon, Mario M. –
// Santos, Ana"} or {"entries":[3,7],"players":…}
[[nodiscard]] nlohmann::ordered_json sheetOfJson(const contest::Event& event, const desk::SheetAt& at,
                                                 const std::string& players);
// Returns the games and rematches whose entered result differs from their scoresheet, as a JSON list. Each
// item has the members of sheetOfJson(), and "entered" and "sheet" from differenceJson().
[[nodiscard]] nlohmann::ordered_json differencesJson(const contest::Event& event,
                                                     const std::vector<desk::ResultDifference>& list);

// Parses the start numbers of a rematch, "3,7", and returns the two entries. nullopt if the text does not
// name two entries of the event.
[[nodiscard]] std::optional<desk::RematchOf> pairOf(const contest::Event& event, const std::string& entries);

// Returns the rematch of the two players at `place`, from 1; the last rematch, or a rematch that is still
// due, if `place` is 0. Errors: the two players have fewer rematches.
[[nodiscard]] InputResult<desk::RematchOf> rematchOf(const contest::Event& event, const desk::RematchOf& pair,
                                                     int place, words::Language language);

}  // namespace damath::cli
