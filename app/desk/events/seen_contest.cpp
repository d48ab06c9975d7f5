// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/seen_contest.hpp"

namespace damath::desk {

namespace {

Expected<db::Glance, DeskError> glanceOf(const std::filesystem::path& path) {
  auto glance = db::glanceAt(path);
  if (glance) return *std::move(glance);
  return Unexpected<DeskError>(DeskError(Refusal::StoreFailed, FileFault{std::move(glance).error()}));
}

EventStatus statusOf(const contest::Contest& contest, const contest::Event& event) {
  EventStatus status;
  status.event = event.id;
  status.name = event.setup.name;
  status.players = static_cast<int>(event.entries.size());
  contest::Progress progress = contest::progressOf(contest, event);
  status.roundsPaired = progress.roundsPaired;
  status.roundsNeeded = progress.roundsOf;
  for (const contest::GameId id : progress.openGames) {
    const contest::Game* game = event.find(id);
    if (game != nullptr) status.resultsMissing.push_back({game->round, game->board});
  }
  status.rematchesDue = std::move(progress.rematchesDue);
  status.planFaults = std::move(progress.faults);
  status.roundAdrift = progress.roundAdrift;
  status.next = nextStepOf(progress.stage, status);
  return status;
}

}  // namespace

Expected<SeenContest, DeskError> seenContest(const std::filesystem::path& path) {
  auto glance = glanceOf(path);
  if (!glance) return Unexpected<DeskError>(glance.error());
  SeenContest seen{*std::move(glance), {}};
  for (const contest::Event& event : seen.file.contest.events) {
    seen.events.push_back(statusOf(seen.file.contest, event));
  }
  return seen;
}

Expected<std::vector<contest::EventSetup>, DeskError> setupsOf(const std::filesystem::path& path) {
  auto glance = glanceOf(path);
  if (!glance) return Unexpected<DeskError>(glance.error());
  std::vector<contest::EventSetup> setups;
  for (contest::Event& event : glance->contest.events) {
    event.setup.lotSeed = 0;
    setups.push_back(std::move(event.setup));
  }
  return setups;
}

}  // namespace damath::desk
