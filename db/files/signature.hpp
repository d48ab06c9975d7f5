// SPDX-License-Identifier: GPL-3.0-or-later
// What tells a contest file from every other by its first bytes, without opening it as a database.
#pragma once

#include <filesystem>

namespace damath::db {

// Whether an ordinary file stands there that is a contest file, of whatever version and however damaged
// behind its head. Not for a file that is open as a store: its locks would be dropped.
[[nodiscard]] bool isContestFile(const std::filesystem::path& path);

}  // namespace damath::db
