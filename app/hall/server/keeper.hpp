// SPDX-License-Identifier: GPL-3.0-or-later
// The process beside a running shared contest. It adds backups to the ring of the contest file, and answers
// computers that search the network for shared contests. It ends together with the server. It is a separate
// program (`damath station keep`), because a program with windows must not be forked.
#pragma once

#include "app/hall/server/hall_folder.hpp"
#include "db/records/records.hpp"

namespace damath::station {

// Starts the `damath` command in this program's folder. Errors: NoKeeper.
[[nodiscard]] Answer<void> startKeeper(const HallFolder& folder, const HallFacts& facts);

// The work of `damath station keep`. Returns at once and leaves the keeper running in the background.
// Precondition: this program has only one thread. Errors: NoHall, NotRunning.
[[nodiscard]] Answer<void> keepHall(const HallFolder& folder);

// Makes a backup if the ring needs one and the contest has changed since `last`. `last` is the newest journal
// row that a backup holds. Returns the newest row that a backup now holds.
[[nodiscard]] Answer<std::int64_t> copyWhenDue(const HallFolder& folder, const HallFacts& facts,
                                               db::Instant now, std::int64_t last);

}  // namespace damath::station
