// SPDX-License-Identifier: GPL-3.0-or-later
// Live games and their steps as rows of the contest file.
#pragma once

#include <optional>
#include <vector>

#include "db/detail/database.hpp"
#include "db/live.hpp"
#include "db/records/records.hpp"

namespace damath::db::detail {

// The newest of this owner; nothing where there is none. Throws.
[[nodiscard]] std::optional<LiveRecord> newestLive(Database& database, const LiveOwner& owner);
// The next transaction will ask for them.
void foreseeLive(Database& database, contest::EventId event);
// Of every game and rematch of the event the newest, in the order in which they were begun. Throws.
[[nodiscard]] std::vector<LiveRecord> liveGames(Database& database, contest::EventId event);

// Its number. Throws.
[[nodiscard]] std::int64_t addLive(Database& database, const LiveOwner& owner, play::Keeping keeping,
                                   const Stamp& stamp);
// How many steps it has. Throws.
[[nodiscard]] std::int64_t stepsOf(Database& database, std::int64_t live);
// As the next one. Throws.
void addStep(Database& database, std::int64_t live, const play::LiveStep& step, const play::ClockState& clock,
             const Stamp& stamp);
// The clocks after so many steps. Throws.
void setClock(Database& database, std::int64_t live, std::int64_t steps, const play::ClockState& clock,
              const Stamp& stamp);

}  // namespace damath::db::detail
