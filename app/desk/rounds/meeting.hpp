// SPDX-License-Identifier: GPL-3.0-or-later
// A meeting of two players: a game of a round, or a rematch, with its result.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/change.hpp"
#include "app/desk/change/desk_error.hpp"
#include "core/contest/model/contest.hpp"
#include "db/reading.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::desk {

struct Meeting {
  SheetAt at;
  db::SheetOwner owner;
  contest::EntryId blue{};
  contest::EntryId red{};
  std::optional<contest::GameResult> result;
};

// Returns the game at this round and board, or the rematch of these players. Errors: NoSuchGame,
// NoSuchRematch.
[[nodiscard]] DeskResult<Meeting> meetingOf(const contest::Event& event, const SheetAt& at);

[[nodiscard]] Meeting meetingOf(const contest::Game& game);
// Returns the rematch as the last rematch of its players.
[[nodiscard]] Meeting meetingOf(const contest::Rematch& rematch);
// Returns the rematch of the event, with its number if the two players have a later rematch.
[[nodiscard]] Meeting meetingOf(const contest::Event& event, const contest::Rematch& rematch);
// Returns the place of the rematch: its players, and its number if they have a later rematch.
[[nodiscard]] RematchOf placeOf(const contest::Event& event, const contest::Rematch& rematch);
// Returns the place of the rematch among all rematches of its two players, from 1; 0 if there is no such
// rematch.
[[nodiscard]] int ordinalOf(const contest::Event& event, const RematchOf& of);
// Returns the rematch at this place among all rematches of the two players, from 1. nullopt if the players
// have fewer rematches.
[[nodiscard]] std::optional<RematchOf> rematchAtPlace(const contest::Event& event, const RematchOf& players,
                                                      int place);
// Returns the rematch that `of` means. Null if there is none.
[[nodiscard]] const contest::Rematch* rematchAt(const contest::Event& event, const RematchOf& of);
// Returns the games of the event, then its rematches.
[[nodiscard]] std::vector<Meeting> meetingsOf(const contest::Event& event);

// Returns the name that the journal uses for the game or the rematch: "game 17" or "rematch 3".
[[nodiscard]] std::string subjectOf(const Meeting& meeting);

// Returns the names of BLUE and RED: "Ramon, Mario M. – Santos, Ana".
[[nodiscard]] std::string playersText(const contest::Contest& contest, const contest::Event& event,
                                      const Meeting& meeting);

}  // namespace damath::desk
