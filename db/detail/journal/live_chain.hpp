// SPDX-License-Identifier: GPL-3.0-or-later
// The digest chain of a live game. Each step holds a digest that includes the digest of the step before. The
// digest before the first step is that of the game's row in `live_game`. Journal rows about the game hold the
// newest digest (LiveHead), so a step that the journal covers cannot be changed unseen.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "db/detail/database.hpp"

namespace damath::db::detail {

// Returns SHA-256, as 64 hexadecimal digits, of a JSON array: `before`, then the columns of the row in the
// order of the table, without the digest. `before` is empty for a row of `live_game`. The server of a shared
// contest computes the same digests (hall.live_digest, hall.step_digest).
[[nodiscard]] std::string liveDigest(std::string_view before, std::span<const Value> columns);

// Returns the columns of `live_game` and of `live_step` that their digests cover, in the order of the tables.
[[nodiscard]] const Table& liveGameColumns();
[[nodiscard]] const Table& liveStepColumns();

// The newest step of a live game.
struct LiveHead {
  std::int64_t live = 0;
  std::int64_t steps = 0;  // the number of the newest step; 0 if the game has no step yet
  std::string digest;      // the digest of the newest step; without a step, the digest of the game's row
};

// Returns the head of a live game: its newest step. Throws Refused (Constraint) if there is no such game.
// Also throws on a database error.
[[nodiscard]] LiveHead liveHead(Database& database, std::int64_t live);
// Returns the heads of all live games of the game or rematch to which a stored scoresheet belongs, ordered by
// number. Usually there is none. Throws on a database error.
[[nodiscard]] std::vector<LiveHead> liveHeadsOfSheet(Database& database, std::int64_t sheet);

// Returns the head in the form of the journal: "12:9f3a…".
[[nodiscard]] std::string chainText(const LiveHead& head);

}  // namespace damath::db::detail
