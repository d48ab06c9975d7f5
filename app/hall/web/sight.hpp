// SPDX-License-Identifier: GPL-3.0-or-later
// The content of the contest at the last look. All browsers share one Sight, which never changes.
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
  std::optional<contest::RoundNumber> held = {};  // the unpublished round, paired but not yet played
  std::chrono::milliseconds clock{};              // the length of a round
};

struct Sight {
  std::int64_t number = 0;         // increases with every new Sight
  db::SharedContest contest = {};  // null before the first look
  std::vector<SeenEvent> events = {};
  std::string notice = {};
  // The reason why the contest cannot be reached, and the time since then.
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
