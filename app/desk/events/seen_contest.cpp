// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/seen_contest.hpp"

#include <utility>

#include "app/desk/change/change.hpp"

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

DeskResult<std::vector<contest::EventSetup>> setupsOf(const std::filesystem::path& path) {
  DAMATH_TRY(glance, glanceOf(path));
  std::vector<contest::EventSetup> setups;
  for (contest::Event& event : glance->contest.events) {
    event.setup.lotSeed = 0;
    setups.push_back(std::move(event.setup));
  }
  return setups;
}

}  // namespace damath::desk
