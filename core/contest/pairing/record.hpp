// SPDX-License-Identifier: GPL-3.0-or-later
// The history of an entry as far as pairing needs it, and the sides of a game: chosen by the histories of
// both entries, or drawn by lot.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "core/board/side.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/pairing/pairing.hpp"

namespace damath::pairing {

using board::Side;

// True if the game did not begin: a player did not appear, or a player was disqualified and the game has no
// grand totals.
[[nodiscard]] bool isForfeit(const contest::GameResult& result);

struct Record {
  contest::EntryId entry{};
  exact::Rational points;                   // the points from games and byes (Y1)
  std::vector<contest::EntryId> opponents;  // the opponents in the games that began, ordered by round
  std::vector<Side> sides;                  // the sides in the games that began, ordered by round
  bool hadBye = false;                      // true after an allotted bye

  // Returns the number of games as BLUE minus the number of games as RED.
  [[nodiscard]] int balance() const;
  // isThirdInARow: true if the entry had `side` in its last two games. Another game with `side` would be the
  // third in a row. isTooMany: true if another game with `side` would bring a difference of three between the
  // numbers of the entry's games as BLUE and as RED.
  [[nodiscard]] bool isThirdInARow(Side side) const;
  [[nodiscard]] bool isTooMany(Side side) const;
  [[nodiscard]] bool hasMet(contest::EntryId other) const;
};

// Returns the records of all entries. Precondition: all entries in games and byes belong to the event.
[[nodiscard]] std::map<contest::EntryId, Record> recordsOf(const contest::Event& event);

// Returns the side of `higher`, the better-ranked of the two entries. The rules, in this order: (1) as few
// entries as possible get a side for the third time in a row or a difference of three; (2) as few preferences
// as possible are denied; (3) the two entries exchange the sides of the latest round in which their sides
// differed; (4) `higher` gets the side that it prefers; (5) `higher` gets `byTurn`, the side that alternates
// from board to board.
[[nodiscard]] Side sideOf(const Record& higher, const Record& lower, Side byTurn);

// Returns the side of the lower start number in the game of these two entries in this round, by lot. The lot
// depends only on the event's seed and on its purpose. Therefore every computer draws the same lot, also
// after a round was cancelled. The purpose is the round, then the lower start number of the pair, then the
// higher. Each number in turn is added to the last output of the generator, and the sum is the next state of
// the generator.
[[nodiscard]] Side sideByLot(std::uint64_t seed, contest::RoundNumber round, int lower, int higher);

// Returns the board of the two entries, with their sides by lot.
[[nodiscard]] Board boardByLot(const contest::Event& event, contest::RoundNumber round,
                               const contest::Entry& one, const contest::Entry& another);

// Returns, by lot, the side of the first player on the first board of a round whose boards alternate sides.
[[nodiscard]] Side firstSideByLot(std::uint64_t seed, contest::RoundNumber round);

}  // namespace damath::pairing
