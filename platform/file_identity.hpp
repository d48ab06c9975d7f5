// SPDX-License-Identifier: GPL-3.0-or-later
// Tells if two paths name the same file, or files on the same disk. Does not open the files, so locks on them
// stay.
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

// True if both paths exist and are on the same file system. Then the failure of one disk loses both. Two file
// systems of one disk count as different.
[[nodiscard]] bool isOnOneDisk(const std::filesystem::path& a, const std::filesystem::path& b);

}  // namespace damath::platform
