// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the contest from the file, and finds an event, a game or an entry in it.
#pragma once

#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/change/desk_error.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::desk {

// A contest, and the reading (a snapshot of the file) that it comes from. The reading stays the same when
// other programs change the file.
struct FileState {
  db::Reading reading;
  db::SharedContest contest;
};
[[nodiscard]] DeskResult<FileState> stateOf(const Desk& desk);

// A contest, its reading (the snapshot of the file), and one event of the contest.
struct EventState {
  db::Reading reading;
  db::SharedContest contest;
  const contest::Event* event;  // the event, which is a part of `contest`
};
// Reads the contest and finds the event with this ID. Errors: NoSuchEvent, StoreFailed.
[[nodiscard]] DeskResult<EventState> stateOf(const Desk& desk, contest::EventId id);

// Finds the event with this ID in the contest. Errors: NoSuchEvent.
[[nodiscard]] DeskResult<const contest::Event*> eventOf(const contest::Contest& contest, contest::EventId id);
[[nodiscard]] DeskResult<const contest::Game*> gameOf(const contest::Event& event, Place place);
[[nodiscard]] DeskResult<const contest::Entry*> entryOf(const contest::Event& event, contest::EntryId id);

[[nodiscard]] std::vector<Place> placesOf(const contest::Event& event,
                                          const std::vector<contest::GameId>& games);

}  // namespace damath::desk
