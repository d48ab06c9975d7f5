// SPDX-License-Identifier: GPL-3.0-or-later
// Stores live games (games recorded during play) and their steps in the contest file.
#pragma once

#include <optional>
#include <vector>

#include "db/detail/database.hpp"
#include "db/detail/journal/live_chain.hpp"
#include "db/records/live_record.hpp"
#include "db/records/stamp.hpp"

namespace damath::db::detail {

// Returns the newest live game of a game or rematch (`owner`); nullopt if there is none. Throws on a database
// error.
[[nodiscard]] std::optional<LiveRecord> newestLive(Database& database, const LiveOwner& owner);
// Announces the query for the event's live games, so that it is sent with the next transaction.
void foreseeLive(Database& database, contest::EventId event);
// Returns the newest live game of each game and rematch of the event, in the order of their start. Throws on
// a database error.
[[nodiscard]] std::vector<LiveRecord> liveGames(Database& database, contest::EventId event);

// Adds a live game and returns its head, which has no step yet. Throws on a database error.
[[nodiscard]] LiveHead addLive(Database& database, const LiveOwner& owner, play::Keeping keeping,
                               const Stamp& stamp);
enum class Told { No, Yes };
// Adds the next step of the live game after the step `before`. `clock` has the clocks after the new step.
// `told` is Yes if the caller also writes a journal row for the step; this row has `remark`. Returns the new
// head (live_chain.hpp), without a digest in a shared contest. Throws on a database error.
[[nodiscard]] LiveHead addStep(Database& database, const LiveHead& before, const play::LiveStep& step,
                               const play::ClockState& clock, const Stamp& stamp, Told told,
                               std::string_view remark);
// Saves the running clocks of a live game that has `steps` steps. Throws on a database error.
void setClock(Database& database, std::int64_t live, std::int64_t steps, const play::ClockState& clock,
              const Stamp& stamp);

}  // namespace damath::db::detail
