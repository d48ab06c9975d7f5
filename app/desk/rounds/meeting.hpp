// SPDX-License-Identifier: GPL-3.0-or-later
// A game of a round or a rematch: the two players, and the owner of their scoresheet and result.
#pragma once

#include "app/desk/change/change.hpp"
#include "app/desk/change/desk_error.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "core/contest/model/contest.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

struct Meeting {
  SheetAt at;
  db::SheetOwner owner;
  contest::EntryId blue{};
  contest::EntryId red{};
  std::optional<contest::GameResult> result;
};

// Errors: NoSuchGame, NoSuchRematch.
[[nodiscard]] DeskResult<Meeting> meetingOf(const contest::Event& event, const SheetAt& at);

[[nodiscard]] Meeting meetingOf(const contest::Game& game);
[[nodiscard]] Meeting meetingOf(const contest::Rematch& rematch);
// Returns the games of the event, then its rematches.
[[nodiscard]] std::vector<Meeting> meetingsOf(const contest::Event& event);

// Returns the journal subject: "game 17", "rematch 3".
[[nodiscard]] std::string subjectOf(const Meeting& meeting);

}  // namespace damath::desk
