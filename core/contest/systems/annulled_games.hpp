// SPDX-License-Identifier: GPL-3.0-or-later
// The games of players who withdrew from a round robin too early for their games to count (rulebook Y1,
// option `withdrawnGames`; FIDE Handbook C.05, round robins).
#pragma once

#include <set>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/exact/rational.hpp"

namespace damath::contest {

// The games, byes and rematches of an event that do not count in its standings. In groups, each group and a
// round robin final are tables of their own.
class AnnulledGames {
 public:
  // Precondition: all entries in games, byes and rematches belong to the event.
  explicit AnnulledGames(const Event& event);

  [[nodiscard]] bool isEmpty() const { return m_tables.empty(); }
  // True if an annulled entry plays the game.
  [[nodiscard]] bool has(const Game& game) const;
  // True for a bye of an annulled entry, and for a bye whose opponent in the table is annulled.
  [[nodiscard]] bool has(const Bye& bye) const;
  // True if an annulled entry plays the rematch. False for rematches of a knock-out.
  [[nodiscard]] bool has(const Rematch& rematch) const;

 private:
  // The annulled entries of a table that is played in the rounds after `first`, up to and including `last`.
  struct Table {
    std::set<EntryId> entries;
    int first = 0;
    int last = 0;
  };

  void add(std::set<EntryId> entries, int first, int last);
  [[nodiscard]] bool isAnnulled(EntryId entry, int round) const;

  std::vector<Table> m_tables;  // the tables with annulled entries
};

// Returns the entries of one round robin whose games do not count, because they withdrew before its last
// round and completed fewer than half of their games. Walkovers are not completed games. Empty if the ruleset
// keeps all games, and for every other system.
[[nodiscard]] std::set<EntryId> annulledEntries(const Event& table);

// Returns the number of games that no longer count if the entry withdraws now and plays no round after
// `lastRound`: games up to this round that count before the withdrawal. Precondition: as AnnulledGames.
[[nodiscard]] int gamesAnnulledBy(const Event& event, EntryId entry, int lastRound);

// Returns the event without its annulled games, byes and rematches. Precondition: as AnnulledGames.
[[nodiscard]] Event withoutAnnulled(Event event);

// Returns the points that a bye gives in the standings: 0 if it is annulled. Precondition: `annulled` is of
// this event.
[[nodiscard]] exact::Rational countedPointsOfBye(const Event& event, const AnnulledGames& annulled,
                                                 const Bye& bye);

}  // namespace damath::contest
