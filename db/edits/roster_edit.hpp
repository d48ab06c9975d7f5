// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of an edit: the contest's head, events, players and their entries.
#pragma once

#include <vector>

#include "db/edit.hpp"

namespace damath::db {

// A player to be entered: known from another event, or new. The ids inside are ignored.
struct Newcomer {
  std::optional<contest::PlayerId> known;
  contest::Player player;
  contest::School school;  // found by exact name, district and division, or created
  int firstRound = 1;      // greater than 1 for a late entry
};

// The source of a new entry: an imported list, or a form.
enum class WrittenIn { List, ByHand };

enum class EntryChange { Withdraw, Rejoin, Absence };

class RosterEdit {
 public:
  explicit RosterEdit(Edit& edit) : m_frame(&edit.frame()) {}

  // Removes the contest's "official" state. Can never be undone.
  [[nodiscard]] StoreResult<void> leaveOfficial();
  // Stores name, venue and date; ignores the other members.
  [[nodiscard]] StoreResult<void> renameContest(const contest::ContestHead& head);
  [[nodiscard]] StoreResult<contest::EventId> addEvent(const contest::EventSetup& setup);
  // Replaces the whole setup, including ruleset, chip set and number of rounds.
  [[nodiscard]] StoreResult<void> setSetup(contest::EventId event, const contest::EventSetup& setup);
  [[nodiscard]] StoreResult<void> renameEvent(contest::EventId event, const std::string& name,
                                              const std::string& level);
  // Gives start numbers from `firstNumber` on.
  [[nodiscard]] StoreResult<void> addEntries(contest::EventId event, int firstNumber,
                                             const std::vector<Newcomer>& newcomers,
                                             WrittenIn writtenIn = WrittenIn::List);
  // Replaces all data of the player with that id. The school is found by exact name, district and division,
  // or created. The former school is removed if it has no players left.
  [[nodiscard]] StoreResult<void> setPlayer(const contest::Player& player, const contest::School& school);
  // Later start numbers move down by one. The player is removed too, if no other event has the player.
  [[nodiscard]] StoreResult<void> removeEntry(contest::EventId event, contest::EntryId entry);
  // Stores the rounds that the entry plays: first round, last round and absences. Ignores the other members.
  [[nodiscard]] StoreResult<void> setEntry(contest::EventId event, const contest::Entry& entry,
                                           EntryChange change);
  // Adds an absence from the round for each entry, in a single journal row. Precondition: none of these
  // absences exists.
  [[nodiscard]] StoreResult<void> addAbsences(contest::EventId event, contest::RoundNumber round,
                                              const std::vector<contest::EntryId>& entries);
  // `order` has all entries of the event in the order of their new start numbers.
  [[nodiscard]] StoreResult<void> renumber(contest::EventId event,
                                           const std::vector<contest::EntryId>& order);

 private:
  detail::Frame* m_frame;
};

}  // namespace damath::db
