// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a shared contest whose tables and journal do not agree into a file. One bad row, however it came
// into the shared contest, must not keep the other rows from the contest file.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "db/records/open_options.hpp"
#include "db/records/place.hpp"
#include "db/records/stamp.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

// A row of a shared contest that does not go into the contest file when sharing ends.
struct SetAsideRow {
  std::string table;
  std::string row;      // the row's key: its values, separated by spaces
  std::string content;  // all columns of the row, as a JSON object
  std::string by;       // the author in the row; empty if the row has none
  std::string at;       // the time in the row; empty if the row has none
  std::string reason;   // the check that failed
};

// Makes the contest file `to` from the shared contest. The state tables of the file (the contest's present
// data) get the rows that follow from the changes in the journal. Returns the rows of the shared contest that
// are not in the file: rows that differ from the journal, evidence without its journal row, rows that cannot
// be read, and rows that refer to such a row. The journal of the file gets a row about these rows (`rescue`),
// with `stamp`; later checks of the tables start there. Errors: Damaged if even the remaining rows cannot be
// read; FileExists if `to` exists; the errors of server and disk. After an error, there is no new file at
// `to`, with one exception: if only flushing the folder fails (DiskError), the complete file stays.
[[nodiscard]] StoreResult<std::vector<SetAsideRow>> writeWithoutBadRows(const HallAddress& hall,
                                                                        const std::filesystem::path& to,
                                                                        const Stamp& stamp,
                                                                        const OpenOptions& options = {});

}  // namespace damath::db
