// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a contest file under a temporary name and moves it to its name when it is complete. So a crash at any
// moment leaves no unfinished file under that name.
#pragma once

#include <filesystem>
#include <system_error>

#include "db/detail/failure.hpp"
#include "platform/durable_file.hpp"

namespace damath::db::sqlite {

// Creates an empty file, so that no other program takes the name. Throws Refused: FileExists, DiskFull,
// CannotOpen.
void claim(const std::filesystem::path& path);
// Removes the file that claim() created, and its SQLite journal. Called after a failure.
void abandon(const std::filesystem::path& path);
// Creates an empty file with an unused name in the folder of `path`: "x.making",
// then "x.making-2" and so on.
[[nodiscard]] std::filesystem::path claimedBeside(const std::filesystem::path& path);

// Creates a temporary file, fills it with `fill`, and renames it to `to`. `fill` gets the temporary path. Its
// result counts as false if the content could not be written. Then, and after an exception, no file is left.
template <class Fill>
auto makeBeside(const std::filesystem::path& to, const Fill& fill) {
  const std::filesystem::path making = claimedBeside(to);
  try {
    auto filled = fill(making);
    if (!filled) {
      abandon(making);
      return filled;
    }
    // Reserves the name `to` first, so that a file that another program creates meanwhile is not replaced.
    claim(to);
    std::error_code error;
    std::filesystem::rename(making, to, error);
    if (error) {
      abandon(to);
      throw detail::Refused(StoreFault::CannotOpen, error.message());
    }
    platform::syncFolderOf(to);
    return filled;
  } catch (...) {
    abandon(making);
    throw;
  }
}

}  // namespace damath::db::sqlite
