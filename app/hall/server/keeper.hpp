// SPDX-License-Identifier: GPL-3.0-or-later
// The keeper: a process beside the server of a shared contest. The keeper adds backups to the ring of the
// contest file, answers computers that search the network for shared contests, and ends sessions that hold up
// other stations (db::SessionGuard). The keeper ends together with the server. The keeper is a separate
// program (`damath station keep`), because a program with windows must not fork itself.
#pragma once

#include "app/hall/server/hall_folder.hpp"
#include "db/records/stamp.hpp"

namespace damath::station {

// Starts the keeper, the process that makes backups of the shared contest. For this, runs the command
// `damath station keep` with the program `damath` in this program's folder. Errors: NoKeeper.
[[nodiscard]] Answer<void> startKeeper(const HallFolder& folder, const HallFacts& facts);

// Starts a background process and returns at once. The process makes backups, answers searches and watches
// the sessions until the server ends. Called by the command `damath station keep`. Precondition: this program
// has only one thread. Errors: NoHall, NotRunning; NoKeeper if the process cannot be started.
[[nodiscard]] Answer<void> keepHall(const HallFolder& folder);

// Makes an automatic backup of the shared contest if a backup is due and the contest has changed since the
// last backup. `last` is the number of the newest journal row in the last backup. Returns this number after
// the call.
[[nodiscard]] Answer<std::int64_t> copyWhenDue(const HallFolder& folder, const HallFacts& facts,
                                               db::Instant now, std::int64_t last);

}  // namespace damath::station
