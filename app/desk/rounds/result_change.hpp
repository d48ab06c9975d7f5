// SPDX-License-Identifier: GPL-3.0-or-later
// How a result gets into a game, from the arbiter or from an accepted sheet: with the confirmation that a
// correction asks for, and what it moves.
#pragma once

#include "app/desk/change/change.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/round_desk.hpp"

namespace damath::desk {

// Confirmed where it is the present result. Where a sheet in force comes to another one, it is asked:
// ResultDiffers. Refused: SheetSignedOff, ConfirmationAsked, ByRequired, ReasonRequired, StoreFailed.
[[nodiscard]] DeskResult<ChangeKind> putResult(const Change& change, const contest::Event& event,
                                               const contest::Game& game, const contest::GameResult& after);

// The same of a rematch, whose sides may change with it; every correction of it asks for confirmation.
[[nodiscard]] DeskResult<ChangeKind> putResult(const Change& change, const contest::Event& event,
                                               const contest::Rematch& before, contest::Rematch after);

// The same of whichever it is.
[[nodiscard]] DeskResult<ChangeKind> putResult(const Change& change, const contest::Event& event,
                                               const Meeting& meeting, const contest::GameResult& after);

// The game has this very result: ResultUnchanged, or EnteredAlready with who entered it, where another did.
[[nodiscard]] Unexpected<DeskError> enteredAlready(const Change& change, const contest::Event& event,
                                                   const contest::Game& game);

// Enters a rematch that the standings ask for (Y2b), or that a drawn game of a knock-out needs, or corrects
// the last one between the two. Refused: as putResult, and NoRematchDue.
[[nodiscard]] DeskResult<ResultChange> putRematch(const Change& change, const contest::Event& event,
                                                  contest::Rematch rematch);
// The result with its point (E2, E3). Refused: EndingNotAllowed, TotalsIncomplete, TotalsRequired,
// TotalImpossible.
[[nodiscard]] DeskResult<contest::GameResult> judged(const contest::EventSetup& setup, contest::GameKind kind,
                                                     const contest::ResultInput& input);
// That a game of the event can come to both totals. Refused: TotalImpossible.
[[nodiscard]] DeskResult<void> checkTotals(const contest::EventSetup& setup,
                                           const std::optional<exact::Number>& blue,
                                           const std::optional<exact::Number>& red);
// Refused: NoSuchEntry.
[[nodiscard]] DeskResult<void> checkEntries(const contest::Event& event, const contest::Rematch& rematch);
// A result without grand totals gets those of the sheet in force: they still count for Y2c where an ending
// goes before them (E3). Not where nobody moved. Refused: StoreFailed.
[[nodiscard]] DeskResult<contest::GameResult> withTotalsOfSheet(const db::Reading& reading,
                                                                const contest::Event& event,
                                                                db::SheetOwner owner,
                                                                contest::GameResult result);

}  // namespace damath::desk
