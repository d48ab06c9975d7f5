// SPDX-License-Identifier: GPL-3.0-or-later
// How a result is taken away, so that the game is open again.
#pragma once

#include "app/desk/change/change.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/round_desk.hpp"

namespace damath::desk {

// The game is open again, and so is its sheet where it was accepted; a rematch is as if it had not been
// played. Asks for confirmation: ResultReopened, or PastReopened once a later round is paired;
// RematchReopened; and AcceptanceUndone. Promise: there is a result. Refused: SheetSignedOff,
// ConfirmationAsked, ByRequired, ReasonRequired, StoreFailed.
[[nodiscard]] DeskResult<ResultReopened> takeResult(const Change& change, const contest::Event& event,
                                                    const Meeting& meeting);

}  // namespace damath::desk
