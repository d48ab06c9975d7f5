// SPDX-License-Identifier: GPL-3.0-or-later
// Small text files of settings in a folder of backups. Anybody who may write into the folder could put a
// pipe, a device, a link or a huge file there. Such a thing is neither waited for nor followed nor replaced.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "db/records/store_error.hpp"
#include "platform/durable_file.hpp"

namespace damath::db {

// Returns the content of the file. nullopt if there is no file, if it is not an ordinary file, if it has more
// than 16 KiB, and if it cannot be read.
[[nodiscard]] std::optional<std::string> sideText(const std::filesystem::path& path);
// Returns the error of a file or folder that the system did not let the program write: DiskFull if the disk
// has no space, else CannotOpen. The detail is the path.
[[nodiscard]] StoreError writingError(const std::filesystem::path& path, const std::error_code& why);
// Writes the file durably. Precondition: `rights` is not Kept. Errors: CannotOpen with the path if something
// other than an ordinary file stands there; those of writingError(). The old file then stays.
[[nodiscard]] StoreResult<void> writeSideText(const std::filesystem::path& path, std::string_view text,
                                              platform::Rights rights);
// Creates the folder unless it exists, and flushes the folder above. Errors: NotAFolder with the path if a
// link, a pipe or a file stands there; those of writingError().
[[nodiscard]] StoreResult<void> makeFolder(const std::filesystem::path& path);
// True if the path is a folder and not a link.
[[nodiscard]] bool isFolder(const std::filesystem::path& path);

}  // namespace damath::db
