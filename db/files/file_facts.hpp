// SPDX-License-Identifier: GPL-3.0-or-later
// Reads facts from a contest file of any supported version without migrating it. With these facts, a user
// compares a backup with the present file.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "db/records/open_options.hpp"
#include "db/records/replaced_rows.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

struct FileFacts {
  std::string name;                  // the contest's name
  std::vector<std::string> changes;  // one line for each journal row, equal in every copy of the file
  std::string lastChange;            // the time of the last change, UTC; empty if the journal is empty
  // the event, if the file was made to take one event to another computer; nullopt for a complete contest
  std::optional<std::string> borrowed;
};

// Returns the facts of a contest file. Errors: TestVersion if a test version of the program wrote the file;
// NewerVersion if a newer program wrote it; ForeignSchema if another program changed its tables; Damaged if
// the file is not a contest file or cannot be read; CannotOpen if the path is no file.
[[nodiscard]] StoreResult<FileFacts> factsOf(const std::filesystem::path& path, const OpenOptions& options);

// Returns the journal rows that a restore of `backup` over the contest file `path` replaces: the rows of
// `path` that `backup` lacks. If such a row is about an earlier restore, also returns the rows that the
// earlier restore replaced. Empty if there is no file at `path`. Errors: those of factsOf(), for either file.
[[nodiscard]] StoreResult<std::vector<ReplacedRows>> replacedRows(const std::filesystem::path& path,
                                                                  const std::filesystem::path& backup,
                                                                  const OpenOptions& options);

}  // namespace damath::db
