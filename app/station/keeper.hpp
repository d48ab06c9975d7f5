// SPDX-License-Identifier: GPL-3.0-or-later
// The process beside a running hall: it makes the copies in the ring of the contest file, and answers who
// looks for halls in the network. It ends with the server. It is `damath station keep`, a program of its own:
// a window cannot be forked.
#pragma once

#include "app/station/hall_folder.hpp"
#include "db/records/records.hpp"

namespace damath::station {

// Starts the command that lies beside this program. Refused: NoKeeper.
[[nodiscard]] Answer<void> startKeeper(const HallFolder& folder, const HallFacts& facts);

// What that command does: returns at once, and leaves the keeper running in the background. Promise: this
// program has one thread. Refused: NoHall, NotRunning.
[[nodiscard]] Answer<void> keepHall(const HallFolder& folder);

// A copy of the hall as it is now, where the ring wants one and something was changed since `last`, the
// newest row of the journal that a copy has; the newest row that a copy has then.
[[nodiscard]] Answer<std::int64_t> copyWhenDue(const HallFolder& folder, const HallFacts& facts,
                                               db::Instant now, std::int64_t last);

}  // namespace damath::station
