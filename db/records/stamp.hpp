// SPDX-License-Identifier: GPL-3.0-or-later
// The stamp of a change: its time, author and reason, and the person who asked the author for it.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace damath::db {

using Instant = std::chrono::sys_seconds;

struct Stamp {
  Instant at{};
  std::string by;
  std::string reason;        // may be empty
  std::string askedBy = {};  // empty: the author decided alone, or nobody knows
};

// Returns the time as text, in UTC: "2026-11-20T01:02:03Z".
[[nodiscard]] std::string toText(Instant at);
[[nodiscard]] std::optional<Instant> parseInstant(std::string_view text);

}  // namespace damath::db
