// SPDX-License-Identifier: GPL-3.0-or-later
// Reads facts of a contest file that is not opened, for a list of files.
#pragma once

#include <filesystem>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "app/desk/events/status.hpp"
#include "db/files/glance.hpp"

namespace damath::desk {

// The facts of a contest file that is only shown in a list and not opened (db/files/glance.hpp).
struct SeenContest {
  db::Glance file;
  // The status of each event. The scoresheets are not read, so the status has no facts about them.
  std::vector<EventStatus> events;
};

// Reads the name of the contest and the next step of each event. Errors: StoreFailed.
[[nodiscard]] DeskResult<SeenContest> seenContest(const std::filesystem::path& path);

}  // namespace damath::desk
