// SPDX-License-Identifier: GPL-3.0-or-later
// The stamp of a change: its time, author and reason, and the person who asked the author for it.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace damath::db {

using Instant = std::chrono::sys_seconds;

// The moments that a text can hold: the years 1 to 9999.
inline constexpr Instant kFirstInstant = std::chrono::sys_days(std::chrono::year(1) / 1 / 1);
inline constexpr Instant kLastInstant =
    std::chrono::sys_days(std::chrono::year(10000) / 1 / 1) - std::chrono::seconds(1);

struct Stamp {
  Instant at{};
  std::string by;
  std::string reason;        // may be empty
  std::string askedBy = {};  // empty: the author decided alone, or nobody knows
};

// Returns the time as text, in UTC: "2026-11-20T01:02:03Z". A time outside the years 1 to 9999 becomes the
// nearest moment in these years.
[[nodiscard]] std::string toText(Instant at);
// Returns the time that toText() writes as this text. nullopt for any other text, such as an impossible day,
// a single digit or a blank.
[[nodiscard]] std::optional<Instant> parseInstant(std::string_view text);

}  // namespace damath::db
