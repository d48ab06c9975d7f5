// SPDX-License-Identifier: GPL-3.0-or-later
// Shared code of the POSIX sources: creates files that have no name at first, or a new name beside a path.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <system_error>

#include "core/expected.hpp"
#include "platform/handle.hpp"

namespace damath::platform {

// The mode of a file that only this user can read and write.
inline constexpr unsigned kPrivateMode = 0600;
// The number of bytes that are collected before they are passed to the system.
inline constexpr std::size_t kPiece = 1 << 16;

// Returns the folder of the path; "." for a file name alone.
[[nodiscard]] std::filesystem::path folderWith(const std::filesystem::path& path);

// Calls make() with a new name beside the path, and with further names as long as the name is in use. Returns
// the result of the last call. If the result is not negative, sets `name` to the name that was used.
[[nodiscard]] int underNewName(const std::filesystem::path& path, std::filesystem::path& name,
                               const std::function<int(const char* name)>& make);

// Creates a file in the folder of `path`, and opens it for reading and writing. If the system allows, the
// file has no name. Otherwise sets `name` to a new name beside the path. Errors: those of the system.
[[nodiscard]] Expected<Handle, std::error_code> openBeside(const std::filesystem::path& path, unsigned mode,
                                                           std::filesystem::path& name);

}  // namespace damath::platform
