// SPDX-License-Identifier: GPL-3.0-or-later
// Shared code of the POSIX sources: error codes, rights, and system calls that a signal may interrupt.
#pragma once

#include <cerrno>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "core/expected.hpp"
#include "platform/handle.hpp"
#include "platform/ordinary_file.hpp"

namespace damath::platform {

// The bits of a file's mode that are its rights.
inline constexpr unsigned kRights = 0777;

[[nodiscard]] inline std::error_code lastError() {
  return {errno, std::system_category()};
}

// Returns the file descriptor (the number of the open file) of the handle.
[[nodiscard]] inline int numberOf(const Handle& handle) {
  return static_cast<int>(handle.number());
}

// Repeats the call as long as a signal interrupts it. Returns its result.
template <class Call>
[[nodiscard]] auto uninterrupted(const Call& call) {
  for (;;) {
    const auto answer = call();
    if (answer >= 0 || errno != EINTR) return answer;
  }
}

[[nodiscard]] std::error_code writeAll(int file, std::string_view bytes);
// Reads the open file to its end, but at most `most` bytes. nullopt if reading fails.
[[nodiscard]] std::optional<std::string> bytesFrom(int file, std::size_t most);

// Opens the ordinary file at the path and returns its first `most` bytes. `follow` is 0, or O_NOFOLLOW if the
// path must not be a symbolic link. Errors: NotOrdinary, Unreadable.
[[nodiscard]] Expected<std::string, ReadFault> bytesAt(const std::filesystem::path& path, std::size_t most,
                                                       int follow);

}  // namespace damath::platform
