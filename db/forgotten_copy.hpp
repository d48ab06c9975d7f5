// SPDX-License-Identifier: GPL-3.0-or-later
// Removes the names of forgotten players from backups and split files of a contest, which still have these
// names.
#pragma once

#include <cstddef>
#include <filesystem>

#include "db/records/open_options.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

// True if a player was forgotten in the contest file. False if the file cannot be read. Throws Refused(Busy)
// if another program holds the file.
[[nodiscard]] bool hasForgotten(const std::filesystem::path& contest, const OpenOptions& options);

// Removes from `file`, a copy of the contest at `contest`, each name that `contest` has removed. `file` gets
// the journal row of each removal, with its time and author, and keeps no name in free pages. Returns the
// number of removed names; 0 if `file` has none of them. A player counts as the same if both files have the
// same token of the name. Errors: Busy if another program holds `contest`; those of opening and changing
// `file`. After an error, `file` is unchanged, or has free pages with a name (DiskFull). If `contest` cannot
// be read for another reason, nothing is removed, without an error.
[[nodiscard]] StoreResult<std::size_t> forgetAlso(const std::filesystem::path& file,
                                                  const std::filesystem::path& contest,
                                                  const OpenOptions& options);

}  // namespace damath::db
