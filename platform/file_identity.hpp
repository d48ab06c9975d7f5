// SPDX-License-Identifier: GPL-3.0-or-later
// Tells if a path still names the same file. Does not open the file, so locks on the file stay.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace damath::platform {

// Identifies a file on this computer as long as the file exists, also after a renaming.
struct FileIdentity {
  std::uint64_t disk = 0;
  std::uint64_t number = 0;
  friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};

// Returns the identity of the file; of its target if the path is a symbolic link. nullopt if the file is
// missing or its folder cannot be searched.
[[nodiscard]] std::optional<FileIdentity> identityOf(const std::filesystem::path& path);

}  // namespace damath::platform
