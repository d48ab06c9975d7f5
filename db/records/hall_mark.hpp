// SPDX-License-Identifier: GPL-3.0-or-later
// The mark file of a contest that is shared on the network. The mark file stands beside the contest file
// while the contest is shared. Its first line holds the time when the sharing began. While the mark file
// exists, nobody may change the contest file.
#pragma once

#include <filesystem>
#include <string>

#include "core/expected.hpp"
#include "platform/ordinary_file.hpp"

namespace damath::db {

// Returns the path of the mark file of the contest file `file`. The mark file tells that the contest is
// shared.
[[nodiscard]] std::filesystem::path hallMarkOf(const std::filesystem::path& file);
// Returns the first line of the mark file `mark`. Errors: those of platform::readSideFile().
[[nodiscard]] Expected<std::string, platform::ReadFault> hallMarkLine(const std::filesystem::path& mark);

}  // namespace damath::db
