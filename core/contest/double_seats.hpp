// SPDX-License-Identifier: GPL-3.0-or-later
// Finds players who are paired in several events at the same time. Such a player cannot play at two boards at
// once.
#pragma once

#include <vector>

#include "core/contest/model/contest.hpp"

namespace damath::contest {

// A player with an open game in the round, and with an open game of another event. A game is open if it has
// no result.
struct DoubleSeat {
  PlayerId player{};
  BoardNumber board{};  // the board in the round
  EventId otherEvent{};
  RoundNumber otherRound{};
  BoardNumber otherBoard{};
};

// Returns the double seats of the event's round, ordered by board, BLUE before RED; the other games in the
// order of the contest's events. Only the newest round of another event counts. Precondition: the event
// belongs to the contest.
[[nodiscard]] std::vector<DoubleSeat> doubleSeats(const Contest& contest, const Event& event,
                                                  RoundNumber round);

}  // namespace damath::contest
