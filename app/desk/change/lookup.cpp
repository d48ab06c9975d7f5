// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/change/lookup.hpp"

#include <utility>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/change/desk_error.hpp"
#include "app/desk/change/refused.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/expected.hpp"

namespace damath::desk {

DeskResult<FileState> stateOf(const Desk& desk) {
  DAMATH_TRY(reading, toDeskResult(desk.openFile().store.read()));
  DAMATH_TRY(contest, toDeskResult(reading->contest()));
  return FileState{*std::move(reading), *std::move(contest)};
}

DeskResult<EventState> stateOf(const Desk& desk, contest::EventId id) {
  DAMATH_TRY(now, stateOf(desk));
  DAMATH_TRY(event, eventOf(*now->contest, id));
  return EventState{std::move(now->reading), std::move(now->contest), *event};
}

DeskResult<const contest::Event*> eventOf(const contest::Contest& contest, contest::EventId id) {
  const contest::Event* event = contest.find(id);
  if (event == nullptr) return refused(Refusal::NoSuchEvent, std::to_string(numberOf(id)));
  return event;
}

DeskResult<const contest::Entry*> entryOf(const contest::Event& event, contest::EntryId id) {
  const contest::Entry* entry = event.find(id);
  if (entry == nullptr) return refused(Refusal::NoSuchEntry, std::to_string(numberOf(id)));
  return entry;
}

std::vector<Place> placesOf(const contest::Event& event, const std::vector<contest::GameId>& games) {
  std::vector<Place> places;
  for (const contest::GameId id : games) {
    const contest::Game* game = event.find(id);
    if (game != nullptr) places.push_back({game->round, game->board});
  }
  return places;
}

DeskResult<const contest::Game*> gameOf(const contest::Event& event, Place place) {
  const contest::Game* game = contest::gameAt(event, place.round, place.board);
  if (game == nullptr) return refusedAt(Refusal::NoSuchGame, place);
  return game;
}

}  // namespace damath::desk
