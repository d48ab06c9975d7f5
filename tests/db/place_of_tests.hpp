// SPDX-License-Identifier: GPL-3.0-or-later
// Where the tests of the store keep a contest: what follows is there twice, and so is the program of the
// tests, once over files (file_place.cpp) and once over halls (hall_place.cpp). A test names its contest by a
// path either way.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "db/store.hpp"

namespace damath::testing {

// The place that stands for the path; a hall is made, empty, where there is none yet.
[[nodiscard]] db::Place placeAt(const std::filesystem::path& path);
// Whether no contest is there, nor half of one.
[[nodiscard]] bool isFree(const std::filesystem::path& path);
// A contest that was made in a file, as it is kept here.
[[nodiscard]] db::Store placed(db::Store file, const db::OpenOptions& options);

// Runs SQL on the contest from outside of the program, references aside. The message of the refusal, or
// empty.
std::string tamper(const std::filesystem::path& path, const std::string& sql);
// The same without the rule that evidence only grows.
std::string tamperEvidence(const std::filesystem::path& path, const std::string& sql);
// The first column of the first row as text.
[[nodiscard]] std::string asked(const std::filesystem::path& path, const std::string& sql);
// All rows of these tables as text.
[[nodiscard]] std::string rowsOf(const std::filesystem::path& path, const std::vector<std::string>& tables);
// The names of the contest's tables, in their order.
[[nodiscard]] std::vector<std::string> tablesOf(const std::filesystem::path& path);
// All rows of every table there is.
[[nodiscard]] std::string allRows(const std::filesystem::path& path);

}  // namespace damath::testing
