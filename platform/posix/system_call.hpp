// SPDX-License-Identifier: GPL-3.0-or-later
// Shared by the POSIX sources: error codes, and calls that a signal can interrupt.
#pragma once

#include <cerrno>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "platform/handle.hpp"

namespace damath::platform {

[[nodiscard]] inline std::error_code lastError() {
  return {errno, std::system_category()};
}

// Returns the file descriptor of the handle.
[[nodiscard]] inline int numberOf(const Handle& handle) {
  return static_cast<int>(handle.number());
}

// Calls again as long as a signal interrupts the call.
template <class Call>
[[nodiscard]] auto uninterrupted(const Call& call) {
  for (;;) {
    const auto answer = call();
    if (answer >= 0 || errno != EINTR) return answer;
  }
}

[[nodiscard]] std::error_code writeAll(int file, std::string_view bytes);
// Reads to the end of the file, but not more than `most` bytes. nullopt if reading fails.
[[nodiscard]] std::optional<std::string> bytesFrom(int file, std::size_t most);

}  // namespace damath::platform
