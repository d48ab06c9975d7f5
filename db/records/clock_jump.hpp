// SPDX-License-Identifier: GPL-3.0-or-later
// A doubtful clock: the clock of the computer does not fit the time of the newest journal row. The program
// cannot know the right time, so it only reports both times, once, and records them in the journal. Journal
// rows and backups keep their order by number, whatever the clock says.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "db/records/stamp.hpp"

namespace damath::db {

enum class ClockDoubt {
  Back,       // the clock is more than a minute behind the newest journal row
  Ahead,      // the clock is more than a day after the newest journal row: a pause, or a wrong clock
  Impossible  // the year is before 2026, when the first version of this program was made, or after 2100
};

// The time of a journal row and the number of the row.
struct RowMoment {
  std::int64_t number = 0;
  Instant at{};
};

struct ClockJump {
  ClockDoubt doubt{};
  RowMoment newest;  // the newest journal row
  Instant now{};     // the time of the computer
  friend bool operator==(const ClockJump&, const ClockJump&);
};

// Compares the clock with the newest journal row. nullopt if they fit. A clock that stays wrong is reported
// only once: then the newest row already has the wrong time. Nothing checks the first row of a journal, so an
// impossible year in the first row is reported for the second row.
[[nodiscard]] std::optional<ClockJump> clockJump(const RowMoment& newest, Instant now);

// Returns `back`, `ahead` or `impossible`. The journal contains these texts, so they never change.
[[nodiscard]] std::string_view toText(ClockDoubt doubt);

}  // namespace damath::db
