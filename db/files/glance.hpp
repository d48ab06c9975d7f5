// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a contest file quickly: nothing is locked, recovered, migrated or written. A list of many files can
// thus be filled while other programs use them.
#pragma once

#include <filesystem>

#include "core/contest/model/contest.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

// Test: of a test version of the program; such a file cannot be opened.
enum class SeenVersion { Current, Older, Newer, Test };

struct Glance {
  contest::Contest contest;  // for another version, only its head
  SeenVersion version = SeenVersion::Current;
  bool isBrokenOff = false;  // true if a change was interrupted; the next opening rolls it back
};

// Errors: CannotOpen if there is no file; Damaged if the file is not a contest file or could not be read.
// While another program writes to the file, it may look damaged for a moment.
[[nodiscard]] StoreResult<Glance> glanceAt(const std::filesystem::path& path);
// True if a journal file beside the contest file shows a change that was interrupted or is not yet finished.
[[nodiscard]] bool isBrokenOff(const std::filesystem::path& path);

}  // namespace damath::db
