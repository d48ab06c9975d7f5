// SPDX-License-Identifier: GPL-3.0-or-later
// What a contest file of any version says of itself, without being migrated: to tell a backup from what it
// would replace.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "db/records/open_options.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

struct FileFacts {
  std::string name;                     // of the contest
  std::vector<std::string> changes;     // a line for each row of the journal, alike in every copy of the file
  std::string lastChange;               // universal time; empty where the journal is
  std::optional<std::string> borrowed;  // the event that the file was split off for
};

// Damaged where the file is none of ours or cannot be read.
[[nodiscard]] StoreResult<FileFacts> factsOf(const std::filesystem::path& path, const OpenOptions& options);

}  // namespace damath::db
