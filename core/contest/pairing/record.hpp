// SPDX-License-Identifier: GPL-3.0-or-later
// What an entry has behind it, as far as pairings look at it.
#pragma once

#include <map>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/contest/pairing/lot.hpp"

namespace damath::pairing {

// A game that was not begun: a no-show, or a disqualification without figures.
[[nodiscard]] bool isForfeit(const contest::GameResult& result);

struct Record {
  contest::EntryId entry{};
  int number = 0;
  exact::Rational points;                   // of games and byes (Y1)
  std::vector<contest::EntryId> opponents;  // of the games that began; by round
  std::vector<Side> sides;                  // of the games that began; by round
  bool hadBye = false;                      // an allotted one

  // Games as BLUE less games as RED.
  [[nodiscard]] int balance() const;
  [[nodiscard]] bool hasMet(contest::EntryId other) const;
};

// Of all entries. Promise: games and byes name entries of the event.
[[nodiscard]] std::map<contest::EntryId, Record> recordsOf(const contest::Event& event);

// How sides are chosen between two, where they are balanced over the rounds.
struct SideCost {
  // How many of the two get the same side for the third time in a row, or come to a difference of three.
  int broken = 0;
  // The strengths of the wishes denied: 3 where the other side would break the above, 2 for the side one has
  // had less, 1 for another side than the last.
  int denied = 0;
  friend auto operator<=>(const SideCost&, const SideCost&) = default;
};

[[nodiscard]] SideCost costOfSides(const Record& blue, const Record& red);

// The side of `higher`, the one ranked ahead: the cheaper way; if both cost the same, sides other than in the
// latest round in which the two had different ones; else what `higher` wishes; else `byTurn`.
[[nodiscard]] Side sideOf(const Record& higher, const Record& lower, Side byTurn);

}  // namespace damath::pairing
