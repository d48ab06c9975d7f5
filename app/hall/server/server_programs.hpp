// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the programs of an installed PostgreSQL server, and reads the last message in their log.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace damath::station {

// Returns the program folder of a PostgreSQL server. Searches only `$DAMATH_POSTGRES` if it is set. Else
// returns Debian's newest server from version 15 on, or else the first server of any version in the folders
// of PATH. nullopt if there is none.
[[nodiscard]] std::optional<std::filesystem::path> serverPrograms();

// Returns the last line of the log that is not blank.
[[nodiscard]] std::string lastLineOf(const std::filesystem::path& log);

}  // namespace damath::station
