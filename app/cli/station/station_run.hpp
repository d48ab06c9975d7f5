// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands of a hall share: which contest and folder are meant, refusals, cards.
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "app/cli/shell/command_line.hpp"
#include "app/cli/shell/terminal.hpp"
#include "app/station/station.hpp"

namespace damath::cli {

struct StationOptions {
  std::string contest;
  std::string folder;  // empty: the usual one
  bool json = false;

  [[nodiscard]] station::HallFolder hall() const;
};

// CONTEST, --dir and --json.
void addStationOptions(CommandLine& command, StationOptions& options);

// Prints the reason and gives the status: 1 where the hall or the contest is the reason, 2 where the
// arguments or the computer are.
[[nodiscard]] ExitStatus refusedBy(const station::StationError& error, const StationOptions& options,
                                   Terminal& terminal);

// The object with `--json`, otherwise the lines.
ExitStatus printed(const StationOptions& options, Terminal& terminal, const nlohmann::ordered_json& json,
                   const std::vector<std::string>& lines);

// The cards as a PDF of that path.
[[nodiscard]] InputResult<void> printCards(const station::HallFacts& facts,
                                           const std::vector<station::NewPerson>& people,
                                           const std::filesystem::path& path, const std::string& paper,
                                           Terminal& terminal);

void addStationPerson(CommandLine& parent);
void addStationWeb(CommandLine& parent);
void addStationOutbox(CommandLine& parent);

}  // namespace damath::cli
