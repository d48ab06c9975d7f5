// SPDX-License-Identifier: GPL-3.0-or-later
// --round and --board, or --entries of a rematch: whose scoresheet a command is about.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "app/cli/shell/command_line.hpp"
#include "app/desk/change/confirmation.hpp"
#include "core/contest/contest.hpp"

namespace damath::cli {

struct SheetPlace {
  int round = 0;
  int board = 0;
  std::string entries;  // "3,7"
};

void addSheetPlace(CommandLine& command, SheetPlace& place);

[[nodiscard]] InputResult<desk::SheetAt> sheetAt(const contest::Event& event, const SheetPlace& place,
                                                 words::Language language);

// {"event":…,"round":1,"board":2} or {"event":…,"entries":[3,7]}
[[nodiscard]] nlohmann::ordered_json placeJson(const contest::Event& event, const desk::SheetAt& at);

// {"round":1,"board":2,"players":"Ramon, Mario M. – Santos, Ana"}, {"entries":[3,7],"players":…}
[[nodiscard]] nlohmann::ordered_json sheetOfJson(const contest::Event& event, const desk::SheetAt& at,
                                                 const std::string& players);
// The same with "entered" and "sheet", as differenceJson has them.
[[nodiscard]] nlohmann::ordered_json differencesJson(const contest::Event& event,
                                                     const std::vector<desk::ResultDifference>& list);

// The entries with the two start numbers "3,7"; nothing where these are no two of the event.
[[nodiscard]] std::optional<desk::RematchOf> pairOf(const contest::Event& event, const std::string& entries);

}  // namespace damath::cli
