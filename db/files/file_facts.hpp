// SPDX-License-Identifier: GPL-3.0-or-later
// Reads facts from a contest file of any supported version without migrating it. A user compares a backup
// with the current file by these facts.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "db/records/open_options.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

struct FileFacts {
  std::string name;                  // the contest's name
  std::vector<std::string> changes;  // one line for each journal row, the same in every copy of the file
  std::string lastChange;            // UTC; empty if the journal is empty
  // the event for which this file was split off; nullopt for a complete contest
  std::optional<std::string> borrowed;
};

// Errors: TestVersion; NewerVersion; Damaged if the file is not a contest file or cannot be read.
[[nodiscard]] StoreResult<FileFacts> factsOf(const std::filesystem::path& path, const OpenOptions& options);

}  // namespace damath::db
