// SPDX-License-Identifier: GPL-3.0-or-later
// What browsers are shown of a contest, as it was seen last: one value for all of them, which never changes.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/desk/hall/hall_display.hpp"
#include "db/reading.hpp"
#include "db/records/store_error.hpp"

namespace damath::web {

struct SeenEvent {
  contest::EventId id{};
  desk::HallDisplay display;
  std::optional<contest::RoundNumber> held = {};  // paired, and nobody plays it yet
  std::chrono::milliseconds clock{};              // of a round
};

struct Sight {
  std::int64_t number = 0;         // another one for everything that is seen anew
  db::SharedContest contest = {};  // null before the first look
  std::vector<SeenEvent> events = {};
  std::string notice = {};
  // Why the contest is out of reach, and since when.
  std::optional<db::StoreError> trouble = {};
  std::chrono::sys_seconds since{};

  [[nodiscard]] const SeenEvent* find(contest::EventId id) const {
    for (const SeenEvent& event : events) {
      if (event.id == id) return &event;
    }
    return nullptr;
  }
};

}  // namespace damath::web
