// SPDX-License-Identifier: GPL-3.0-or-later
// Other programs, those of PostgreSQL above all, run to their end.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace damath::station {

// The folder of the newest server that is installed, 15 or later: `$DAMATH_POSTGRES`, Debian's folders, then
// those of PATH.
[[nodiscard]] std::optional<std::filesystem::path> serverPrograms();

// For a process that outlives this program: reads nothing, writes to the log, and has nothing of this one's
// open.
void leaveStreams(const std::filesystem::path& log);
// What it says is appended to the log. Its status; 127 where it could not be run.
[[nodiscard]] int ran(const std::vector<std::string>& words, const std::filesystem::path& log);

// The last line of a log that says something.
[[nodiscard]] std::string lastLineOf(const std::filesystem::path& log);

}  // namespace damath::station
