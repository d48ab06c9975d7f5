// SPDX-License-Identifier: GPL-3.0-or-later
// A quick look into a contest file (db/files/glance.hpp) for lists of files: the contest's name and the
// events' next steps.
#pragma once

#include <filesystem>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "app/desk/events/status.hpp"
#include "db/files/glance.hpp"

namespace damath::desk {

struct SeenContest {
  db::Glance file;
  // The status of each event. The scoresheets are not read, so their part of the status is empty.
  std::vector<EventStatus> events;
};

// Errors: StoreFailed.
[[nodiscard]] DeskResult<SeenContest> seenContest(const std::filesystem::path& path);
// Returns the setups of another contest's events, for reuse. The lot seeds are removed, so that new lots are
// drawn. Errors: StoreFailed.
[[nodiscard]] DeskResult<std::vector<contest::EventSetup>> setupsOf(const std::filesystem::path& path);

}  // namespace damath::desk
