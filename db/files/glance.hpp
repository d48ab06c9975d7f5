// SPDX-License-Identifier: GPL-3.0-or-later
// What a contest file holds, seen in passing: nothing is locked, recovered, migrated or written, so that a
// list of many files can be filled while others work on them.
#pragma once

#include <filesystem>

#include "core/contest/contest.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

enum class SeenVersion { Current, Older, Newer };

struct Glance {
  contest::Contest contest;  // of an older or newer version its head alone
  SeenVersion version = SeenVersion::Current;
  bool isBrokenOff = false;  // a change was: the next opening undoes it
};

// CannotOpen where there is no file, Damaged where it is none of ours or could not be read. A file that
// another program is just writing to may look damaged for that moment.
[[nodiscard]] StoreResult<Glance> glanceAt(const std::filesystem::path& path);
// Whether a change of the file was broken off, by what lies beside it.
[[nodiscard]] bool isBrokenOff(const std::filesystem::path& path);

}  // namespace damath::db
