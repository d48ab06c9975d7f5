// SPDX-License-Identifier: GPL-3.0-or-later
// The history of an entry as far as pairing needs it.
#pragma once

#include <map>
#include <vector>

#include "core/board/side.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::pairing {

using board::Side;

struct Record {
  contest::EntryId entry{};
  exact::Rational points;  // the points from games and byes (Y1)
  // The opponents in the games that began, ordered by round; also those of walkovers if the option
  // `walkoverMeetings` is `always`.
  std::vector<contest::EntryId> opponents;
  std::vector<Side> sides;  // the sides in the games that began, ordered by round
  bool hadBye = false;      // true after an allotted bye

  // Returns the number of games as BLUE minus the number of games as RED.
  [[nodiscard]] int balance() const;
  // isThirdInARow: true if the entry had `side` in its last two games. Another game with `side` would be the
  // third in a row. isTooMany: true if, after another game with `side`, the numbers of the entry's games as
  // BLUE and as RED would differ by three or more.
  [[nodiscard]] bool isThirdInARow(Side side) const;
  [[nodiscard]] bool isTooMany(Side side) const;
  [[nodiscard]] bool hasMet(contest::EntryId other) const;
};

// Returns the records of all entries. Precondition: all entries in games and byes belong to the event.
[[nodiscard]] std::map<contest::EntryId, Record> recordsOf(const contest::Event& event);

}  // namespace damath::pairing
