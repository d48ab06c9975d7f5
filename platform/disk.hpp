// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the disks of files apart.
#pragma once

#include <filesystem>

namespace damath::platform {

// True if both paths exist and are on the same file system, so that the failure of one disk loses both. Two
// file systems of one disk count as different.
[[nodiscard]] bool isOnOneDisk(const std::filesystem::path& a, const std::filesystem::path& b);

}  // namespace damath::platform
