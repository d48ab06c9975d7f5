// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes side files. A side file is a file that the program itself wrote and whose name the program
// chose: a mark, a draft, a list of settings.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

#include "core/expected.hpp"
#include "platform/durable_file.hpp"
#include "platform/ordinary_file.hpp"

namespace damath::platform {

// Returns the whole side file. Never follows a symbolic link at the end of the path.
// Errors: Missing; NotOrdinary; TooLarge if the file has more than `most` bytes; Unreadable.
[[nodiscard]] Expected<std::string, ReadFault> readSideFile(const std::filesystem::path& path,
                                                            std::size_t most);

// Writes the whole side file as durably as writeDurably(). Replaces whatever has this name, so that a
// symbolic link, a pipe or a device does no harm: the target of a link stays as it is. Precondition: the
// program chose the name, and `rights` is not Kept. Errors: is_a_directory if the name is a folder; those of
// DurableFile.
[[nodiscard]] std::error_code writeSideFile(const std::filesystem::path& path, std::string_view bytes,
                                            Rights rights);

// True if something at the path prevents a side file there: a folder, a pipe, a device, a socket or a
// symbolic link. False for an ordinary file, and if the path does not exist.
[[nodiscard]] bool isObstructed(const std::filesystem::path& path);

}  // namespace damath::platform
