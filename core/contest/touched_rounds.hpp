// SPDX-License-Identifier: GPL-3.0-or-later
// The paired rounds that a changed result touches: rounds that the pairing system would now pair differently.
#pragma once

#include <vector>

#include "core/contest/model/contest.hpp"

namespace damath::contest {

// A paired round that a change touches. A seat is a side of a board against an opponent, or an allotted bye.
struct TouchedRound {
  RoundNumber round{};
  // The boards on which a player would now have another seat; ascending.
  std::vector<BoardNumber> boards = {};
  int boardsInAll = 0;  // the number of boards of the round
  // `byesLost`: the players with an allotted bye who would now have another seat or no seat. `byesWon`: the
  // players who would now get the allotted bye. `newcomers`: the players without a seat who would now get a
  // board. Each list is ordered by start number.
  std::vector<EntryId> byesLost = {};
  std::vector<EntryId> byesWon = {};
  std::vector<EntryId> newcomers = {};
  // False if the system cannot pair the round after the change, for example because an earlier result is
  // missing. The lists then have all boards and all allotted byes of the round.
  bool isPairable = true;
  // True if the round was not paired as the system would have paired it before the change, for example
  // because the arbiter paired it by hand.
  bool isOwnPairing = false;
};

// Returns the touched rounds later than `behind`, ascending. A round is touched if the system would pair it
// differently before and after the change, and not as it is paired. Each round is compared on its own, with
// the earlier rounds as they are paired and the players who took part in it. `before` and `after` are the
// event before and after the change. Empty if the system pairs no round by results. Precondition: `contest`
// contains an event with the id of `before`. `before` and `after` have the same entries, rounds and byes.
[[nodiscard]] std::vector<TouchedRound> touchedRounds(const Contest& contest, const Event& before,
                                                      const Event& after, RoundNumber behind);

}  // namespace damath::contest
