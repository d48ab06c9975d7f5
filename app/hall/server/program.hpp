// SPDX-License-Identifier: GPL-3.0-or-later
// Runs other programs, mostly those of PostgreSQL, until they end.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace damath::station {

// Returns the program folder of the newest installed PostgreSQL server, version 15 or later. Searches
// `$DAMATH_POSTGRES`, Debian's folders, then the folders of PATH.
[[nodiscard]] std::optional<std::filesystem::path> serverPrograms();

// Detaches a process that outlives this program: input is empty, output goes to the log, and no file of this
// program stays open.
void leaveStreams(const std::filesystem::path& log);
// Runs a program and appends its output to the log. Returns its exit status; 127 if the program could not be
// started.
[[nodiscard]] int ran(const std::vector<std::string>& words, const std::filesystem::path& log);

// Returns the last line of the log that is not blank.
[[nodiscard]] std::string lastLineOf(const std::filesystem::path& log);

}  // namespace damath::station
