// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet into the contest, of a game or a rematch: stored as written, audited, on request accepted; and
// what is printed of one that is stored.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "app/cli/contest/contest_file.hpp"
#include "app/desk/sheets/sheet_desk.hpp"

namespace damath::cli {

struct SheetEntry {
  desk::SheetAt at;
  std::string file = {};  // the sheet to store; empty: the one in force
  bool accept = false;
  bool fillIn = false;         // figures of captures that the sheet lacks are the program's, and named so
  std::string corrected = {};  // where the corrected sheet goes; may be empty
  bool isForced = false;       // it takes the place of another file
  bool isKnown = false;        // the file's sheet was in force before, letter by letter
};

// Stores, accepts and writes what is asked for and prints the sheet. Status 1 if the sheet has errors
// or its game could not be followed. A sheet that cannot be accepted for that is stored all the same.
[[nodiscard]] Answer enterSheet(ContestRun& run, OpenContest& open, const contest::Event& event,
                                const SheetEntry& entry);
// Tells of the sheet in force, writes it where that is asked for. With JSON the object has `before` first.
[[nodiscard]] Answer tellSheet(ContestRun& run, OpenContest& open, const contest::Event& event,
                               const SheetEntry& entry, const std::optional<desk::SheetAccepted>& accepted,
                               const nlohmann::ordered_json& before);

// [{"line":2,"side":"blue","cell":"score","decision":"keep","value":null,"by":…,"reason":…,"at":…}]
[[nodiscard]] nlohmann::ordered_json rulingsJson(const db::StoredSheet& stored);

// [{"line":5,"side":"blue","cell":"move"}]: the cells that the facilitator has to rule on before the sheet
// can be accepted.
[[nodiscard]] nlohmann::ordered_json openJson(const std::vector<sheet::Ruling>& open);

// {"blue":"75","red":"-72","result":"1-0"}: what the sheet comes to.
[[nodiscard]] nlohmann::ordered_json outcomeJson(const sheet::Outcome& outcome, const rules::ChipSet& set);
[[nodiscard]] std::string outcomeText(const sheet::Outcome& outcome, const rules::ChipSet& set,
                                      words::Language language);

}  // namespace damath::cli
