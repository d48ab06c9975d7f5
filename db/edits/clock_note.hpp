// SPDX-License-Identifier: GPL-3.0-or-later
// Records a doubtful clock in the journal.
#pragma once

#include "db/edit.hpp"
#include "db/records/clock_jump.hpp"

namespace damath::db {

// Compares the time of the edit's stamp with the time of the newest journal row. If the times do not fit,
// adds a journal row (NoteClock) with both times, and returns both times. Otherwise returns nullopt. The
// journal row is stored with the edit, but it is a separate action, which undo never touches. Preconditions:
// the edit has no step yet. In a shared contest, the edit also gets no later step, because the server makes
// all rows of an edit one action.
[[nodiscard]] StoreResult<std::optional<ClockJump>> noteClock(Edit& edit);
// Records the doubtful clock `jump` in the journal. Preconditions: those of noteClock().
[[nodiscard]] StoreResult<void> noteJump(Edit& edit, const ClockJump& jump);

}  // namespace damath::db
