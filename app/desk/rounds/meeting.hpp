// SPDX-License-Identifier: GPL-3.0-or-later
// Two who met, in a game of a round or in a rematch: what their scoresheet, its result and its review are of.
#pragma once

#include "app/desk/change/change.hpp"
#include "app/desk/change/desk_error.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "core/contest/contest.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

struct Meeting {
  SheetAt at;
  db::SheetOwner owner;
  contest::EntryId blue{};
  contest::EntryId red{};
  std::optional<contest::GameResult> result;
};

// Refused: NoSuchGame, NoSuchRematch.
[[nodiscard]] DeskResult<Meeting> meetingOf(const contest::Event& event, const SheetAt& at);

[[nodiscard]] Meeting meetingOf(const contest::Game& game);
[[nodiscard]] Meeting meetingOf(const contest::Rematch& rematch);
// Its games, then its rematches.
[[nodiscard]] std::vector<Meeting> meetingsOf(const contest::Event& event);

// "game 17", "rematch 3": as the journal names it.
[[nodiscard]] std::string subjectOf(const Meeting& meeting);

}  // namespace damath::desk
