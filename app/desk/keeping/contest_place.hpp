// SPDX-License-Identifier: GPL-3.0-or-later
// Recognizes paths that belong to a contest: the contest file, SQLite's files beside it, and its backups. The
// program must never write another file, such as a PDF, to such a path.
#pragma once

#include <filesystem>

namespace damath::desk {

enum class ContestPlace {
  None,
  // the path is a contest file, recognized by its content, or a file that SQLite keeps beside a contest file
  File,
  Copies  // the path is inside the folder with a contest file's backups
};

// Tells if the path belongs to a contest. `inUse` is the open contest file under any name or link; it may be
// empty. The function never opens the file `inUse`, because closing it would drop the locks that SQLite holds
// on it.
[[nodiscard]] ContestPlace contestPlaceOf(const std::filesystem::path& path,
                                          const std::filesystem::path& inUse);

}  // namespace damath::desk
