// SPDX-License-Identifier: GPL-3.0-or-later
// Enters the scoresheet of a game or a rematch: stores it as written, audits it, and accepts it on request.
// Also prints a stored scoresheet.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "app/cli/contest/contest_run.hpp"
#include "app/desk/sheets/sheet_desk.hpp"

namespace damath::cli {

struct SheetEntry {
  desk::SheetAt at;
  std::string file = {};  // the scoresheet to store; empty: uses the stored sheet in force
  bool accept = false;
  bool fillIn = false;         // true to fill in blank scores and totals, and to mark them as filled in
  std::string corrected = {};  // the file for the corrected sheet; may be empty
  bool isForced = false;       // true with --force: the corrected sheet may replace any ordinary file
  bool isKnown = false;        // true if an identical sheet was already in force
};

// Stores the scoresheet, accepts it, writes its corrected version and prints it, as `entry` requests. Returns
// ExitStatus::Findings if the sheet has errors without a ruling, or if the replay could not follow its game.
// A sheet whose result is not proven is stored, but not accepted.
[[nodiscard]] Answer enterSheet(ContestRun& run, OpenContest& open, const contest::Event& event,
                                const SheetEntry& entry);
// Prints the stored scoresheet in force and writes its corrected version on request. The JSON answer begins
// with the members of `before`.
[[nodiscard]] Answer tellSheet(ContestRun& run, OpenContest& open, const contest::Event& event,
                               const SheetEntry& entry, const std::optional<desk::SheetAccepted>& accepted,
                               const nlohmann::ordered_json& before);

}  // namespace damath::cli
