// SPDX-License-Identifier: GPL-3.0-or-later
// The history of an entry, as far as pairing needs it.
#pragma once

#include <map>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/pairing/side_by_lot.hpp"

namespace damath::pairing {

// True if the game did not begin: a player did not appear, or was disqualified and there are no grand totals.
[[nodiscard]] bool isForfeit(const contest::GameResult& result);

struct Record {
  contest::EntryId entry{};
  exact::Rational points;                   // from games and byes (Y1)
  std::vector<contest::EntryId> opponents;  // of the games that began, ordered by round
  std::vector<Side> sides;                  // of the games that began, ordered by round
  bool hadBye = false;                      // true after an allotted bye

  // Returns games as BLUE minus games as RED.
  [[nodiscard]] int balance() const;
  // True if another game with this side would be the third in a row (isThirdInARow), or would bring a
  // difference of three (isTooMany).
  [[nodiscard]] bool isThirdInARow(Side side) const;
  [[nodiscard]] bool isTooMany(Side side) const;
  [[nodiscard]] bool hasMet(contest::EntryId other) const;
};

// Returns the records of all entries. Precondition: all entries in games and byes belong to the event.
[[nodiscard]] std::map<contest::EntryId, Record> recordsOf(const contest::Event& event);

// Returns the side of `higher`, the better-ranked of the two entries. Rules in this order: the sides with the
// lower cost; sides opposite to the latest round in which the two had different sides; the preference of
// `higher`; `byTurn`.
[[nodiscard]] Side sideOf(const Record& higher, const Record& lower, Side byTurn);

}  // namespace damath::pairing
