// SPDX-License-Identifier: GPL-3.0-or-later
// Reading files named on the command line: the one place that tells a folder, a missing, an unreadable and a
// too large file apart, and that never waits at a pipe or a device. "-" is standard input.
#pragma once

#include <filesystem>
#include <string>

#include "app/cli/shell/terminal.hpp"

namespace damath::cli {

inline constexpr std::size_t kMostInputBytes = 1 << 20;

// The whole file, or all of standard input. Never more than the limit is read into memory, whatever the file.
[[nodiscard]] InputResult<std::string> readInput(const std::filesystem::path& path, words::Language language,
                                                 std::size_t mostBytes = kMostInputBytes);

// The first bytes of an ordinary file, fewer where it has fewer; none of any other. Not for a contest file
// that is in use: closing it would drop its locks.
[[nodiscard]] std::string firstBytesOf(const std::filesystem::path& path, std::size_t most);

// That an ordinary file stands there, for those who open it by themselves; standard input will not do.
[[nodiscard]] InputResult<void> checkInput(const std::filesystem::path& path, words::Language language);

// And that it is another file than the contest in use.
[[nodiscard]] InputResult<void> checkOther(const std::filesystem::path& path,
                                           const std::filesystem::path& contest, words::Language language);

}  // namespace damath::cli
