// SPDX-License-Identifier: GPL-3.0-or-later
// The answer of an import of players: the entered players, or every refused row.
#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "app/cli/contest/contest_file.hpp"
#include "app/desk/roster/import_done.hpp"
#include "app/desk/roster/import_preview.hpp"
#include "app/desk/roster/roster.hpp"

namespace damath::cli {

// Returns the author with the list's file name as the reason, unless the user gave a reason.
[[nodiscard]] desk::Author byList(desk::Author author, const std::filesystem::path& list);
// Prints each problem on its own line. Of many similar problems, prints the first ones and the line numbers
// of the rest.
[[nodiscard]] ExitStatus rowsRefused(ContestRun& run, const std::string& file,
                                     const std::vector<desk::RowFault>& rows);
// Adds a note if the list was read in a Windows encoding.
void noteEncoding(const desk::ImportPreview& list, words::Language language, nlohmann::ordered_json& json,
                  std::vector<std::string>& lines);
[[nodiscard]] nlohmann::ordered_json importJson(const std::string& event, const desk::ImportDone& done);
[[nodiscard]] std::string importText(const desk::ImportDone& done, words::Language language);

}  // namespace damath::cli
