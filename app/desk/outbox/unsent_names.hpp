// SPDX-License-Identifier: GPL-3.0-or-later
// Names of players in texts that this user has not sent or saved yet: drafts of scoresheets and the outbox.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace damath::desk {

// Identifies the contest from whose drafts and outboxes a name is removed.
struct UnsentOf {
  std::filesystem::path file;  // the path of the contest file, or the address of the shared contest
  std::string origin;          // the digest of the contest's first change
};

// The paths of files from which a player's name could not be removed.
using UnsentPaths = std::vector<std::filesystem::path>;

// Returns the folder of the drafts of scoresheets.
[[nodiscard]] std::filesystem::path draftFolder();
// Returns the beginning of the names of the contest's drafts; empty if the digest cannot be computed.
[[nodiscard]] std::string draftStem(const UnsentOf& of);

// Removes a player's name from all drafts and outboxes of the contest. The function `without` returns a text
// without the name. Returns the number of changed files. A file that cannot be read or written stays
// unchanged; its path goes to `failed`.
int removeFromUnsent(const UnsentOf& of, const std::function<std::string(std::string_view)>& without,
                     UnsentPaths& failed);

}  // namespace damath::desk
