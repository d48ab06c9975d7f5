// SPDX-License-Identifier: GPL-3.0-or-later
// Stores or deletes a result. The result comes from the arbiter or from an accepted scoresheet. A correction
// or deletion asks for confirmation and shows its consequences. A clerk's correction of the clerk's own entry
// asks no such question.
#pragma once

#include "app/desk/change/change.hpp"
#include "app/desk/change/confirmation.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::desk {

// A stored result: the kind of the change, and the open round that the same change paired again.
struct ResultPut {
  ChangeKind kind = ChangeKind::First;
  PairedAgain again;
};

// Stores the result of a game. Returns Confirmed if the game has this result already. Asks for confirmation
// as RoundDesk::setResult does, and pairs an open round again if the author chose this. Errors:
// EnteredByOther, RoundHeld, SheetSignedOff, ConfirmationAsked, ByRequired, ReasonRequired, StoreFailed.
[[nodiscard]] DeskResult<ResultPut> putResult(const Change& change, const contest::Event& event,
                                              const contest::Game& game, const contest::GameResult& after);

// Stores the corrected result of a rematch. The correction may exchange BLUE and RED. Every correction asks
// for confirmation: PastCorrected if it touches later rounds, else ResultCorrected.
[[nodiscard]] DeskResult<ResultPut> putResult(const Change& change, const contest::Event& event,
                                              const contest::Rematch& before, contest::Rematch after);

// Stores the result of a game or a rematch.
[[nodiscard]] DeskResult<ResultPut> putResult(const Change& change, const contest::Event& event,
                                              const Meeting& meeting, const contest::GameResult& after);

// Returns the error for a result that the game has already. EnteredAlready, with author and time, if another
// person made the last change of the game; in a file, only if the author's screen does not show this change
// yet. Else ResultUnchanged.
[[nodiscard]] Unexpected<DeskError> enteredAlready(const Change& change, const contest::Event& event,
                                                   const contest::Game& game);

// Enters the result of a rematch. The rematch must be needed to break a tie in the standings (Y2b), or after
// a drawn knock-out game. If the two players need no rematch now, corrects the result of their last rematch.
// A first result that touches later rounds asks for confirmation (PastEntered). Errors: as putResult;
// NoRematchDue.
[[nodiscard]] DeskResult<ResultChange> putRematch(const Change& change, const contest::Event& event,
                                                  contest::Rematch rematch);

// Stores the corrected result of the rematch `before`. A result by its ending alone gets the totals of the
// scoresheet in force (E3). Errors: as putResult.
[[nodiscard]] DeskResult<ResultChange> correctedRematch(const Change& change, const contest::Event& event,
                                                        const contest::Rematch& before,
                                                        contest::Rematch after);

// Returns the change of the result, which the confirmation question shows. `after` is nullopt if the result
// is deleted.
[[nodiscard]] ResultMove moveOf(const contest::Contest& contest, const contest::Event& event,
                                const Meeting& meeting, const std::optional<contest::GameResult>& after);

// Returns the confirmation question before the game gets the result `after`. If `after` is nullopt, the
// result is deleted. The level is Confirm, or TwoSteps after a later round is paired. Errors: StoreFailed.
[[nodiscard]] DeskResult<Question> questionOf(const db::Reading& reading, const contest::Contest& contest,
                                              const contest::Event& event, const contest::Game& game,
                                              const std::optional<contest::GameResult>& after);

// Returns the confirmation question before a rematch is deleted. The level is Confirm. It is TwoSteps if
// later rounds were paired with the result of the rematch. Errors: StoreFailed.
[[nodiscard]] DeskResult<Question> questionOf(const db::Reading& reading, const contest::Contest& contest,
                                              const contest::Event& event, const contest::Rematch& removed);

// Deletes the result of a game and reopens its accepted scoresheet. A rematch is deleted completely, as if it
// had not been played. Asks for confirmation: ResultReopened, or PastReopened after a later round is paired;
// RematchReopened for a rematch; AcceptanceUndone for an accepted scoresheet. Precondition: there is a
// result. Errors: SheetSignedOff, ConfirmationAsked, ByRequired, ReasonRequired, StoreFailed.
[[nodiscard]] DeskResult<ResultReopened> takeResult(const Change& change, const contest::Event& event,
                                                    const Meeting& meeting);

}  // namespace damath::desk
