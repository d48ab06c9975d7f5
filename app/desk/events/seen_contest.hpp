// SPDX-License-Identifier: GPL-3.0-or-later
// A contest file as it is seen in passing (db/files/glance.hpp), for a list of files: its name and what comes
// next.
#pragma once

#include <filesystem>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "app/desk/events/status.hpp"
#include "db/files/glance.hpp"

namespace damath::desk {

struct SeenContest {
  db::Glance file;
  // Of every event, but for what the sheets say: nobody has looked into them.
  std::vector<EventStatus> events;
};

// Refused: StoreFailed.
[[nodiscard]] DeskResult<SeenContest> seenContest(const std::filesystem::path& path);
// The events of another contest as somebody takes them over: the setups with lots of their own. Refused:
// StoreFailed.
[[nodiscard]] DeskResult<std::vector<contest::EventSetup>> setupsOf(const std::filesystem::path& path);

}  // namespace damath::desk
