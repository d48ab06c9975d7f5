// SPDX-License-Identifier: GPL-3.0-or-later
// Records a doubtful clock in the journal.
#pragma once

#include "db/edit.hpp"
#include "db/records/clock_jump.hpp"

namespace damath::db {

// Compares the time of the edit's stamp with the newest journal row. If they do not fit, adds a journal row
// (NoteClock) with both times and returns them; otherwise returns nullopt. The row is an action of its own,
// which undo never touches, and is stored with the edit. Precondition: the edit has no step yet, and the
// contest is a file, or the edit has no other step: the server makes one action of all rows of an edit.
[[nodiscard]] StoreResult<std::optional<ClockJump>> noteClock(Edit& edit);
// Records this doubt in the journal. Precondition: as for noteClock().
[[nodiscard]] StoreResult<void> noteJump(Edit& edit, const ClockJump& jump);

}  // namespace damath::db
