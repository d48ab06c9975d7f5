// SPDX-License-Identifier: GPL-3.0-or-later
// Stores live games and their steps in the contest file.
#pragma once

#include <optional>
#include <vector>

#include "db/detail/database.hpp"
#include "db/records/live_record.hpp"
#include "db/records/records.hpp"

namespace damath::db::detail {

// Returns the owner's newest live game; nullopt if there is none. Throws on a database error.
[[nodiscard]] std::optional<LiveRecord> newestLive(Database& database, const LiveOwner& owner);
// Announces the query for live games in the next transaction.
void foreseeLive(Database& database, contest::EventId event);
// Returns the newest live game of each game and rematch, in the order of their start. Throws on a database
// error.
[[nodiscard]] std::vector<LiveRecord> liveGames(Database& database, contest::EventId event);

// Returns the number of the new live game. Throws on a database error.
[[nodiscard]] std::int64_t addLive(Database& database, const LiveOwner& owner, play::Keeping keeping,
                                   const Stamp& stamp);
// Returns the number of steps. Throws on a database error.
[[nodiscard]] std::int64_t stepsOf(Database& database, std::int64_t live);
// Adds the next step. Throws on a database error.
void addStep(Database& database, std::int64_t live, const play::LiveStep& step, const play::ClockState& clock,
             const Stamp& stamp);
// Stores the clocks after `steps` steps. Throws on a database error.
void setClock(Database& database, std::int64_t live, std::int64_t steps, const play::ClockState& clock,
              const Stamp& stamp);

}  // namespace damath::db::detail
