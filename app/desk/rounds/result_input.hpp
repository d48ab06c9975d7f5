// SPDX-License-Identifier: GPL-3.0-or-later
// Checks an entered result before it is stored: its ending, its totals, and the players of a rematch.
#pragma once

#include <optional>

#include "app/desk/rounds/round_desk.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/model/result_rules.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::desk {

// Returns the result of the game: a win of one player or a draw. The totals decide in the score direction of
// the ruleset (E2), unless an ending such as a resignation decides (E3). Errors: EndingNotAllowed,
// TotalsIncomplete, TotalsRequired, TotalImpossible.
[[nodiscard]] DeskResult<contest::GameResult> judged(const contest::EventSetup& setup, contest::GameKind kind,
                                                     const contest::ResultInput& input);
// Checks that both totals are possible in a game of the event. Errors: TotalImpossible.
[[nodiscard]] DeskResult<void> checkTotals(const contest::EventSetup& setup,
                                           const std::optional<exact::Number>& blue,
                                           const std::optional<exact::Number>& red);
// Checks that both players of the rematch are entries of the event. Errors: NoSuchEntry.
[[nodiscard]] DeskResult<void> checkEntries(const contest::Event& event, const contest::Rematch& rematch);
// Adds the grand totals of the scoresheet in force to a result without totals. The Point System, which breaks
// ties by the sum of grand totals (Y2c), needs them even if the ending decides the game (E3). Does nothing if
// a player did not appear. Errors: StoreFailed.
[[nodiscard]] DeskResult<contest::GameResult> withTotalsOfSheet(const db::Reading& reading,
                                                                const contest::Event& event,
                                                                db::SheetOwner owner,
                                                                contest::GameResult result);

// A total that is possible but looks like a typing error.
struct DoubtfulTotal {
  exact::Number total;
  exact::Number usual;  // the usual total: the median of the event's totals other than 0, without sign
};

// Returns the first of the two totals that is more than ten times the usual (median) total of the event.
// nullopt if neither total is so large, or if the event has too few totals for a comparison.
[[nodiscard]] std::optional<DoubtfulTotal> doubtIn(const contest::Event& event,
                                                   const contest::ResultInput& input);

}  // namespace damath::desk
