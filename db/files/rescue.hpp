// SPDX-License-Identifier: GPL-3.0-or-later
// Saves the rows of a contest file that another program changed or that is damaged. Such a file is not
// opened, because it may carry SQL of that program's author (db/sqlite/schema_check.hpp). The rescue reads
// only plain rows of the tables and columns that this program knows. It puts the rows that pass all checks
// into a new file.
#pragma once

#include <filesystem>

#include "db/records/open_options.hpp"
#include "db/records/rescue_report.hpp"
#include "db/records/stamp.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

// Makes the contest file `to` from the rows of `from`, which stays unchanged. The journal of the new file
// gets a row about the rescue, with `stamp`. Later checks of the tables start there. Errors: TestVersion and
// NewerVersion; CannotOpen if `from` is no ordinary file; Damaged if `from` is no contest file; FileExists
// and the errors of the disk for `to`. After an error, there is no file `to`, with one exception: if only
// flushing its folder fails (DiskError), the file `to` is complete. A row with a value that the program
// cannot read is left out, with the rows that refer to it.
[[nodiscard]] StoreResult<RescueReport> rescue(const std::filesystem::path& from,
                                               const std::filesystem::path& to, const Stamp& stamp,
                                               const OpenOptions& options);

}  // namespace damath::db
