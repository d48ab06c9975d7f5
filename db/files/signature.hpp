// SPDX-License-Identifier: GPL-3.0-or-later
// Recognizes contest files by their first bytes, without opening them as a database.
#pragma once

#include <cstdint>
#include <filesystem>

namespace damath::db {

// True if `path` is a regular file and a contest file of any version, even if damaged behind its header.
// Precondition: this program has not opened the file as a store. Closing the file here would drop the store's
// locks, because the system drops all locks of a process on a file when it closes the file once.
[[nodiscard]] bool isContestFile(const std::filesystem::path& path);

// True if `path` is a contest file, and its length `bytes` is at least the length that its head tells.
// Precondition: as for isContestFile().
[[nodiscard]] bool isWholeContestFile(const std::filesystem::path& path, std::uintmax_t bytes);

}  // namespace damath::db
