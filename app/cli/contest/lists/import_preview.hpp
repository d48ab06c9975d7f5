// SPDX-License-Identifier: GPL-3.0-or-later
// What an import would do, row by row, and the decisions about rows that are like somebody known.
#pragma once

#include <string>
#include <vector>

#include "app/cli/contest/contest_file.hpp"
#include "app/desk/events/report_desk.hpp"

namespace damath::cli {

// --same, --different and --leave-out as they are given: "4", "4:2", or several parted by commas.
struct DecisionOptions {
  std::vector<std::string> same;
  std::vector<std::string> different;
  std::vector<std::string> leftOut = {};
};

// What a command that reads a list takes besides it.
struct ListOptions {
  std::vector<std::string> columns;  // --column (column_options.hpp)
  DecisionOptions decisions;
  bool preview = false;
};
// --column, --same, --different, --leave-out and --preview.
void addListOptions(CommandLine& command, ListOptions& options);

// What was decided about which lines. Complains where a line is none, or has nobody that it is like.
[[nodiscard]] InputResult<std::vector<desk::RowDecision>> decisionsOf(const DecisionOptions& options,
                                                                      const desk::ImportPreview& preview,
                                                                      words::Language language);

// Prints it, as a page or as JSON. Findings where a row is refused.
ExitStatus showPreview(ContestRun& run, const contest::Contest& contest, const std::string& file,
                       const desk::ReportPreview& preview, const std::vector<desk::RowDecision>& decisions);

// The rows that are alike and undecided: they become new players.
[[nodiscard]] std::vector<const desk::RosterRow*> undecided(const desk::ImportPreview& preview,
                                                            const std::vector<desk::RowDecision>& decisions);

}  // namespace damath::cli
