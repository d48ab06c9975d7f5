// SPDX-License-Identifier: GPL-3.0-or-later
// Reads ordinary files. Never waits at a pipe or a device, even if one replaces the file meanwhile.
#pragma once

#include <filesystem>
#include <string>

#include "core/expected.hpp"

namespace damath::platform {

enum class ReadFault {
  NotOrdinary,  // a folder, a pipe or a device
  Unreadable    // missing, forbidden, or the disk failed
};

// Returns the first bytes of the file, or the whole of a shorter file. Precondition: this program has not
// opened the file as a database, because closing the file here would drop the locks of the database.
[[nodiscard]] Expected<std::string, ReadFault> firstBytesOf(const std::filesystem::path& path,
                                                            std::size_t most);

}  // namespace damath::platform
