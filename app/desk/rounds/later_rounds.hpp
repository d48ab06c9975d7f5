// SPDX-License-Identifier: GPL-3.0-or-later
// The later rounds that a changed result touches, and the step of a change that pairs an open round again.
#pragma once

#include <optional>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/desk/change/desk_error.hpp"
#include "app/desk/change/place.hpp"
#include "core/contest/model/contest.hpp"
#include "db/reading.hpp"

namespace damath::desk {

class Change;

// The result of pairing again: the round that was paired again, and the later rounds that were canceled
// because they must wait for its results. Empty if nothing was paired again.
struct PairedAgain {
  std::optional<contest::RoundNumber> round = {};
  std::vector<contest::RoundNumber> canceled = {};  // ascending
  // Published if the round has byes alone now (Y4).
  contest::Publication publication = contest::Publication::Held;
};

// Returns the rounds later than `behind` that the change from `before` to `after` touches, ascending. If the
// first open round of them can be paired again, the open rounds after it are listed too. Errors: StoreFailed.
[[nodiscard]] DeskResult<std::vector<LaterRound>> laterRounds(const db::Reading& reading,
                                                              const contest::Contest& contest,
                                                              const contest::Event& before,
                                                              const contest::Event& after,
                                                              contest::RoundNumber behind);

// Returns the round that can be paired again; nullopt if there is none.
[[nodiscard]] std::optional<contest::RoundNumber> openIn(const std::vector<LaterRound>& rounds);
// Returns the touched boards of all rounds, ordered by round and board.
[[nodiscard]] std::vector<Place> boardsIn(const std::vector<LaterRound>& rounds);

// Returns the error that pairAgain would return because the program finds no pairing; nullopt if it finds
// one.
[[nodiscard]] std::optional<DeskError> obstacleToPairingAgain(const contest::Contest& contest,
                                                              const contest::Event& after,
                                                              contest::RoundNumber round);

// Pairs the round again by the event's system, and cancels all later rounds. The new pairing is unpublished,
// unless it has byes alone. `after` is the event after the change; a player who has withdrawn in it does not
// play. Asks for confirmation (ChangedMeanwhile) if another person changed one of these rounds since the
// author's screen was drawn. Precondition: no game of these rounds has a result. Errors: as obstacleOf;
// LiveOpen, StoreFailed.
[[nodiscard]] DeskResult<PairedAgain> pairAgain(const Change& change, const contest::Event& after,
                                                contest::RoundNumber round);

}  // namespace damath::desk
