// SPDX-License-Identifier: GPL-3.0-or-later
// Stores games while they are played (live games). Steps of a live game are only added, never undone, and do
// not count as changes of the contest. The journal records only the steps that an official must answer for,
// with name and reason.
#pragma once

#include <cstdint>
#include <string_view>

#include "db/records/live_record.hpp"
#include "db/records/store_error.hpp"

namespace damath::db {

class Edit;

// Begins a live game, as a step of an edit with a journal row. Returns the number of the live game.
[[nodiscard]] StoreResult<std::int64_t> beginLive(Edit& edit, const LiveOwner& owner, play::Keeping keeping);
// Adds a step to the live game, after the steps in `record`. The journal records the step, with `remark`, if
// the rules ask for author and reason: a turn that stands although it breaks a rule, an undone turn or
// ending, a changed game clock, an objection, a ruling, or an abandoned game. Errors: Overtaken if another
// user has added a step meanwhile.
[[nodiscard]] StoreResult<void> addLiveStep(Edit& edit, const LiveRecord& record, const play::LiveStep& step,
                                            const play::ClockState& clock, std::string_view remark);
// Saves the running clocks, as a step of an edit. Does nothing if another user has added a step meanwhile.
[[nodiscard]] StoreResult<void> keepClock(Edit& edit, const LiveRecord& record,
                                          const play::ClockState& clock);

}  // namespace damath::db
