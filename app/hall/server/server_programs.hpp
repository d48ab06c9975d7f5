// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the programs of an installed PostgreSQL server, and reads the last message in their log.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace damath::station {

// Returns the program folder of the newest installed PostgreSQL server, version 15 or later. Searches
// `$DAMATH_POSTGRES`, Debian's folders, then the folders of PATH.
[[nodiscard]] std::optional<std::filesystem::path> serverPrograms();

// Returns the last line of the log that is not blank.
[[nodiscard]] std::string lastLineOf(const std::filesystem::path& log);

}  // namespace damath::station
