// SPDX-License-Identifier: GPL-3.0-or-later
// What an entry has behind it, as far as pairings look at it.
#pragma once

#include <map>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/contest/pairing/side_by_lot.hpp"

namespace damath::pairing {

// A game that was not begun: a no-show, or a disqualification without figures.
[[nodiscard]] bool isForfeit(const contest::GameResult& result);

struct Record {
  contest::EntryId entry{};
  exact::Rational points;                   // of games and byes (Y1)
  std::vector<contest::EntryId> opponents;  // of the games that began; by round
  std::vector<Side> sides;                  // of the games that began; by round
  bool hadBye = false;                      // an allotted one

  // Games as BLUE less games as RED.
  [[nodiscard]] int balance() const;
  // What another game with that side would come to: the third in a row, or a difference of three.
  [[nodiscard]] bool isThirdInARow(Side side) const;
  [[nodiscard]] bool isTooMany(Side side) const;
  [[nodiscard]] bool hasMet(contest::EntryId other) const;
};

// Of all entries. Promise: games and byes name entries of the event.
[[nodiscard]] std::map<contest::EntryId, Record> recordsOf(const contest::Event& event);

// The side of `higher`, the one ranked ahead: the cheaper way; if both cost the same, sides other than in the
// latest round in which the two had different ones; else what `higher` prefers; else `byTurn`.
[[nodiscard]] Side sideOf(const Record& higher, const Record& lower, Side byTurn);

}  // namespace damath::pairing
