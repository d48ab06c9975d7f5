// SPDX-License-Identifier: GPL-3.0-or-later
// A location: the page that the window shows, with its event and game.
#pragma once

#include <optional>
#include <variant>

#include "app/desk/change/place.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::window {

struct Location {
  // The kinds of pages. The settings store a kind by its spelling (core/spellings.hpp).
  enum class Kind {
    Today,
    Players,
    Rounds,
    Sheet,
    Tally,
    Schools,
    Journal,
    CheckIn,
    Reviews,
    Review,
    Keying,
    Settings,
    Live,
    Practice,
    Clocks,
    Analysis,
    Lessons,
    Station
  };
  Kind kind = Kind::Today;
  contest::EventId event{};
  desk::Place game = {};
  // The entry to select on the page; {} if the page keeps its selection.
  contest::EntryId entry{};
  // The rematch between two players that the page shows in place of `game`; nullopt if it shows no rematch.
  // If isRematchDue is true, the page is for a rematch that is still due; else for the last played rematch.
  std::optional<desk::RematchOf> rematch = {};
  bool isRematchDue = false;

  [[nodiscard]] desk::SheetAt sheet() const {
    return rematch ? desk::SheetAt(*rematch) : desk::SheetAt(game);
  }
  friend bool operator==(const Location&, const Location&) = default;
};

// Returns the location of a page of this kind for the scoresheet `at`.
[[nodiscard]] inline Location locationOf(Location::Kind kind, contest::EventId event,
                                         const desk::SheetAt& at) {
  Location location{kind, event};
  if (const auto* place = std::get_if<desk::Place>(&at)) location.game = *place;
  if (const auto* rematch = std::get_if<desk::RematchOf>(&at)) location.rematch = *rematch;
  return location;
}

}  // namespace damath::window
