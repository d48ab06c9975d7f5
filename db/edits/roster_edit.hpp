// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of an edit that change the contest's name, venue and date, its events, players and entries.
#pragma once

#include <vector>

#include "db/edit.hpp"

namespace damath::db {

// A player to be added to an event. `known` is the id of a player whom the contest has already; nullopt for a
// new player. The ids in `player` and `school` are ignored.
struct Newcomer {
  std::optional<contest::PlayerId> known;
  contest::Player player;
  contest::School school;  // of a new player: found by exact name, district and division, or added
  int firstRound = 1;      // the first round that the player plays; above 1 for a late entry
};

// The source of a new entry: an imported list, or a form.
enum class WrittenIn { List, ByHand };

enum class EntryChange { Withdraw, Rejoin, Absence };

class RosterEdit {
 public:
  explicit RosterEdit(Edit& edit) : m_frame(&edit.frame()) {}

  // Makes the official contest a practice contest. This change can never be undone.
  [[nodiscard]] StoreResult<void> leaveOfficial();
  // Stores name, venue, date and level of the contest. Ignores the mode in `head`.
  [[nodiscard]] StoreResult<void> renameContest(const contest::ContestHead& head);
  [[nodiscard]] StoreResult<contest::EventId> addEvent(const contest::EventSetup& setup);
  // Replaces the whole setup, including ruleset, chip set and number of rounds.
  [[nodiscard]] StoreResult<void> setSetup(contest::EventId event, const contest::EventSetup& setup);
  [[nodiscard]] StoreResult<void> renameEvent(contest::EventId event, const std::string& name,
                                              const std::string& level);
  // Adds the players to the event. They get start numbers from `firstNumber` on.
  [[nodiscard]] StoreResult<void> addEntries(contest::EventId event, int firstNumber,
                                             const std::vector<Newcomer>& newcomers,
                                             WrittenIn writtenIn = WrittenIn::List);
  // Replaces all data of the player with the id in `player`. Finds the player's school by exact name,
  // district and division, or adds the school. Removes the former school if it has no players left and no
  // event is handed over.
  [[nodiscard]] StoreResult<void> setPlayer(const contest::Player& player, const contest::School& school);
  // Removes an entry from the event. Later start numbers move down by one. Unless an event is handed over,
  // also removes the player if no other event has the player, and the school if it has no players left.
  [[nodiscard]] StoreResult<void> removeEntry(contest::EventId event, contest::EntryId entry);
  // Stores the rounds that the entry plays: first round, last round and absences. Ignores the other members
  // of `entry`.
  [[nodiscard]] StoreResult<void> setEntry(contest::EventId event, const contest::Entry& entry,
                                           EntryChange change);
  // Adds an absence from the round for each entry, with only one journal row. Precondition: none of these
  // absences exists.
  [[nodiscard]] StoreResult<void> addAbsences(contest::EventId event, contest::RoundNumber round,
                                              const std::vector<contest::EntryId>& entries);
  // Gives the entries new start numbers. `order` has all entries of the event, ordered by new start number.
  [[nodiscard]] StoreResult<void> renumber(contest::EventId event,
                                           const std::vector<contest::EntryId>& order);

 private:
  detail::Frame* m_frame;
};

}  // namespace damath::db
