// SPDX-License-Identifier: GPL-3.0-or-later
// The content of the contest that all browsers see.
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
  std::optional<contest::RoundNumber> held = {};  // the unpublished round, if there is one
  std::chrono::milliseconds clock{};              // the length of a round
};

// The content of the contest when it was read last. All browsers share this object, which never changes.
struct Sight {
  std::int64_t number = 0;         // the number of this Sight; each new Sight has a greater number
  db::SharedContest contest = {};  // null until the contest has been read for the first time
  std::vector<SeenEvent> events = {};
  std::string notice = {};
  // The reason why the contest cannot be reached. nullopt while the contest can be reached.
  std::optional<db::StoreError> trouble = {};
  std::chrono::sys_seconds since{};  // the time when `trouble` began

  [[nodiscard]] const SeenEvent* find(contest::EventId id) const {
    for (const SeenEvent& event : events) {
      if (event.id == id) return &event;
    }
    return nullptr;
  }
};

}  // namespace damath::web
