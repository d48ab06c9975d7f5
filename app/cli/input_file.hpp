// Reading files named on the command line: the one place that tells a folder, a missing, an unreadable and a
// too large file apart.
#pragma once

#include <filesystem>
#include <string>

#include "app/cli/terminal.hpp"

namespace damath::cli {

inline constexpr std::size_t kMostInputBytes = 1 << 20;

// The whole file. Never more than the limit is read into memory, whatever the file.
[[nodiscard]] Usable<std::string> readInput(const std::filesystem::path& path, words::Language language,
                                            std::size_t mostBytes = kMostInputBytes);

}  // namespace damath::cli
