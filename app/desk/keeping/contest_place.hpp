// SPDX-License-Identifier: GPL-3.0-or-later
// Places that belong to a contest: nothing else is ever written there, whoever asks.
#pragma once

#include <filesystem>

namespace damath::desk {

enum class ContestPlace {
  None,
  File,   // a contest file, known by its content, or what SQLite keeps beside it while it is changed
  Copies  // within the folder of a contest file's copies
};

// `inUse` is the contest file that is open, by whatever name or link; it may be empty. It is compared and
// never opened: closing it again would drop the locks that SQLite has on it.
[[nodiscard]] ContestPlace contestPlaceOf(const std::filesystem::path& path,
                                          const std::filesystem::path& inUse);

}  // namespace damath::desk
