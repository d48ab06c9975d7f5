// SPDX-License-Identifier: GPL-3.0-or-later
// Paths of files that may not exist, in folders that may have been deleted. No function throws. The standard
// library's functions with these tasks throw if the current folder was deleted or a folder cannot be read.
#pragma once

#include <filesystem>
#include <vector>

namespace damath::platform {

// Returns the absolute path, without `.` and `..`. If the current folder was deleted, returns the relative
// path without `.`: opening a file there then fails with the system's own error.
[[nodiscard]] std::filesystem::path wholePath(const std::filesystem::path& path);
// Returns the absolute path with symbolic links resolved. Two paths of the same file are equal in this form.
// If the links cannot be resolved, returns wholePath().
[[nodiscard]] std::filesystem::path resolvedPath(const std::filesystem::path& path);

// Returns the paths of the entries of a folder, without order. Empty if the folder is unreadable. If the
// folder becomes unreadable meanwhile, returns only the entries that were read before.
[[nodiscard]] std::vector<std::filesystem::path> entriesOf(const std::filesystem::path& folder);

// Returns the folder for temporary files. Returns `/tmp` if the environment names no folder, or one that does
// not exist.
[[nodiscard]] std::filesystem::path temporaryFolder();

}  // namespace damath::platform
