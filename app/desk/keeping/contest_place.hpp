// SPDX-License-Identifier: GPL-3.0-or-later
// Paths that belong to a contest: its file, SQLite's files beside it, and its backups. No other file may ever
// be written there.
#pragma once

#include <filesystem>

namespace damath::desk {

enum class ContestPlace {
  None,
  File,   // a contest file, recognized by its content, or a file that SQLite keeps beside it
  Copies  // inside the folder with a contest file's backups
};

// Returns the kind of the path. `inUse` is the open contest file under any name or link; it may be empty. The
// open file is only compared and never opened here, because closing it would drop the locks that SQLite holds
// on it.
[[nodiscard]] ContestPlace contestPlaceOf(const std::filesystem::path& path,
                                          const std::filesystem::path& inUse);

}  // namespace damath::desk
