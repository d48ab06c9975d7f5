// SPDX-License-Identifier: GPL-3.0-or-later
// What an import of players answers: what was entered, or every row that was refused.
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

// Where nobody says why, the journal has the name of the list as the reason.
[[nodiscard]] desk::Author byList(desk::Author author, const std::filesystem::path& list);
// Each fault on a line of its own; of many that are alike the first ones, and the lines of the others.
[[nodiscard]] ExitStatus rowsRefused(ContestRun& run, const std::string& file,
                                     const std::vector<desk::RowFault>& rows);
// That the letters of a list were read as those of Windows, where they were.
void noteEncoding(const desk::ImportPreview& list, words::Language language, nlohmann::ordered_json& json,
                  std::vector<std::string>& lines);
[[nodiscard]] nlohmann::ordered_json importJson(const std::string& event, const desk::ImportDone& done);
[[nodiscard]] std::string importText(const desk::ImportDone& done, words::Language language);

}  // namespace damath::cli
