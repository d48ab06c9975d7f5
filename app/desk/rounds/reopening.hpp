// SPDX-License-Identifier: GPL-3.0-or-later
// Deletes a result, so that the game is open again.
#pragma once

#include "app/desk/change/change.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/round_desk.hpp"

namespace damath::desk {

// Deletes the result and reopens an accepted sheet. A rematch is deleted as if it had not been played. Asks
// for confirmation: ResultReopened, or PastReopened after a later round is paired; RematchReopened for a
// rematch; AcceptanceUndone for an accepted sheet. Precondition: there is a result. Errors: SheetSignedOff,
// ConfirmationAsked, ByRequired, ReasonRequired, StoreFailed.
[[nodiscard]] DeskResult<ResultReopened> takeResult(const Change& change, const contest::Event& event,
                                                    const Meeting& meeting);

}  // namespace damath::desk
