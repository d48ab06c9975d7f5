// SPDX-License-Identifier: GPL-3.0-or-later
// The common part of the `damath station` commands: the options for contest and folder, refusals, and login
// cards.
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "app/cli/shell/command_line.hpp"
#include "app/cli/shell/terminal.hpp"
#include "app/hall/server/station.hpp"

namespace damath::cli {

struct StationOptions {
  std::string contest;
  std::string folder;  // the folder of the shared contest; empty for the usual folder
  bool json = false;

  [[nodiscard]] station::HallFolder hall() const;
};

// Adds the argument `file` (the contest file) and the options --dir and --json.
void addStationOptions(CommandLine& command, StationOptions& options);

// Prints the reason of the error and returns the exit status: 1 if the cause is the shared contest or the
// contest file, 2 if the cause is an argument or the computer.
[[nodiscard]] ExitStatus refusedBy(const station::StationError& error, const StationOptions& options,
                                   Terminal& terminal);

// Prints the answer of a command: the JSON with `--json`, otherwise the lines.
ExitStatus printed(const StationOptions& options, Terminal& terminal, const nlohmann::ordered_json& json,
                   const std::vector<std::string>& lines);

// Writes the login cards as a PDF to `path`.
[[nodiscard]] InputResult<void> printCards(const station::HallFacts& facts,
                                           const std::vector<station::NewPerson>& people,
                                           const std::filesystem::path& path, const std::string& paper,
                                           Terminal& terminal);

void addStationPerson(CommandLine& parent);
void addStationWeb(CommandLine& parent);
void addStationOutbox(CommandLine& parent);

}  // namespace damath::cli
