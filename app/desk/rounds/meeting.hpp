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

// Returns the game at this round and board, or the last rematch of these players. Errors: NoSuchGame,
// NoSuchRematch.
[[nodiscard]] DeskResult<Meeting> meetingOf(const contest::Event& event, const SheetAt& at);

[[nodiscard]] Meeting meetingOf(const contest::Game& game);
[[nodiscard]] Meeting meetingOf(const contest::Rematch& rematch);
// Returns the games of the event, then its rematches.
[[nodiscard]] std::vector<Meeting> meetingsOf(const contest::Event& event);

// Returns the name that the journal uses for the game or the rematch: "game 17" or "rematch 3".
[[nodiscard]] std::string subjectOf(const Meeting& meeting);

// Returns the names of BLUE and RED: "Ramon, Mario M. – Santos, Ana".
[[nodiscard]] std::string playersText(const contest::Contest& contest, const contest::Event& event,
                                      const Meeting& meeting);

}  // namespace damath::desk
