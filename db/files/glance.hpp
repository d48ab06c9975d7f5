// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a contest file quickly: does not lock, recover, migrate or write anything. So a list of many files
// can be shown while other programs use them.
#pragma once

#include <filesystem>

#include "core/contest/model/contest.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

// The version of a contest file, compared with the version of this program. Test: a test version of the
// program wrote the file, so the file cannot be opened.
enum class SeenVersion { Current, Older, Newer, Test };

struct Glance {
  contest::Contest contest;  // the whole contest; only its name, venue and date if the version differs
  SeenVersion version = SeenVersion::Current;
  bool isBrokenOff = false;  // true if a change is in progress, or was interrupted (see isBrokenOff())
};

// Reads the file at `path`. Errors: CannotOpen if there is no ordinary file; ForeignSchema if another program
// changed its tables; Damaged if the file is not a contest file or could not be read. A file that another
// program is writing may look damaged for a moment.
[[nodiscard]] StoreResult<Glance> glanceAt(const std::filesystem::path& path);
// True if SQLite's journal beside the contest file shows a change that is in progress, or was interrupted.
// The next opening rolls an interrupted change back.
[[nodiscard]] bool isBrokenOff(const std::filesystem::path& path);

}  // namespace damath::db
