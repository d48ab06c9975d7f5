// SPDX-License-Identifier: GPL-3.0-or-later
// The place where the store tests keep a contest. These functions have two implementations, so there are two
// test programs: over files (file_place.cpp) and over a server (hall_place.cpp). In both, a test names its
// contest by a path.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "db/store.hpp"

namespace damath::testing {

// Returns the place (file or database) of the contest with this path. On a server, makes an empty database if
// there is none yet.
[[nodiscard]] db::Place placeAt(const std::filesystem::path& path);
// True if neither a contest nor a part of one is at the path.
[[nodiscard]] bool isFree(const std::filesystem::path& path);
// Moves a contest that was made in a file to the place of these tests.
[[nodiscard]] db::Store placed(db::Store file, const db::OpenOptions& options);

// Runs SQL on the contest from outside the program, without checks of references. Returns the error message;
// empty if the SQL was accepted.
std::string tamper(const std::filesystem::path& path, const std::string& sql);
// Runs SQL in the same way as `tamper`, but without the triggers that forbid changing or deleting evidence.
// If the SQL is accepted, the triggers are in force again afterwards.
std::string tamperEvidence(const std::filesystem::path& path, const std::string& sql);
// Returns the first column of the first row as text.
[[nodiscard]] std::string asked(const std::filesystem::path& path, const std::string& sql);
// Returns all rows of these tables as text.
[[nodiscard]] std::string rowsOf(const std::filesystem::path& path, const std::vector<std::string>& tables);
// Returns the names of the contest's tables, in alphabetical order.
[[nodiscard]] std::vector<std::string> tablesOf(const std::filesystem::path& path);
[[nodiscard]] std::string allRows(const std::filesystem::path& path);

}  // namespace damath::testing
