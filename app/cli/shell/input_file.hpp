// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the files named on the command line. All commands use these functions, so that all report a folder or
// a missing, unreadable or too large file in the same way. "-" is standard input. Every other pipe or device
// is refused, because its data may never come.
#pragma once

#include <filesystem>
#include <string>

#include "app/cli/shell/outcome.hpp"

namespace damath::cli {

inline constexpr std::size_t kMostInputBytes = 1 << 20;

// Returns the whole file, or all of standard input. An input of more than `mostBytes` bytes is refused; not
// much more than `mostBytes` is read into memory.
[[nodiscard]] InputResult<std::string> readInput(const std::filesystem::path& path, words::Language language,
                                                 std::size_t mostBytes = kMostInputBytes);

// Checks that an ordinary file exists, for callers that open it themselves. Standard input is refused.
[[nodiscard]] InputResult<void> checkInput(const std::filesystem::path& path, words::Language language);

// Checks the same as checkInput(), and that the file is not the contest file in use.
[[nodiscard]] InputResult<void> checkOther(const std::filesystem::path& path,
                                           const std::filesystem::path& contest, words::Language language);

}  // namespace damath::cli
