// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/seen_contest.hpp"

#include <utility>

namespace damath::desk {

namespace {

DeskResult<db::Glance> glanceOf(const std::filesystem::path& path) {
  auto glance = db::glanceAt(path);
  if (glance) return *std::move(glance);
  return Unexpected<DeskError>(DeskError(Refusal::StoreFailed, FileFault{std::move(glance).error()}));
}

}  // namespace

DeskResult<SeenContest> seenContest(const std::filesystem::path& path) {
  DAMATH_TRY(glance, glanceOf(path));
  SeenContest seen{*std::move(glance), {}};
  for (const contest::Event& event : seen.file.contest.events) {
    seen.events.push_back(statusOf(seen.file.contest, event));
  }
  return seen;
}

}  // namespace damath::desk
