// SPDX-License-Identifier: GPL-3.0-or-later
// Reads ordinary files. Never waits for a pipe or a device, even if a pipe or a device takes the place of the
// file meanwhile.
#pragma once

#include <filesystem>
#include <string>

#include "core/expected.hpp"

namespace damath::platform {

enum class ReadFault {
  NotOrdinary,  // the path is a folder, a pipe or a device; for readSideFile() also a symbolic link
  Missing,      // nothing has this name; only from readSideFile()
  TooLarge,     // the file has more bytes than allowed; only from readSideFile()
  Unreadable    // the file is missing or forbidden, or the disk failed
};

// Returns the first `most` bytes of the file, or all bytes of a shorter file. Precondition: this program has
// not opened the file as a database, because closing the file here would drop the database's locks.
[[nodiscard]] Expected<std::string, ReadFault> firstBytesOf(const std::filesystem::path& path,
                                                            std::size_t most);

}  // namespace damath::platform
