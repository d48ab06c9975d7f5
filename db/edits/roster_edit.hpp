// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of an edit: the contest's head, events, players and their entries.
#pragma once

#include <vector>

#include "db/edit.hpp"

namespace damath::db {

// Somebody to be entered: a player known from another event, or a new one. Ids within are ignored.
struct Newcomer {
  std::optional<contest::PlayerId> known;
  contest::Player player;
  contest::School school;  // found by exact name, district and division, or made
  int firstRound = 1;      // later for a late entry
};

// How a newcomer was written: in a list, or by hand.
enum class WrittenIn { List, ByHand };

enum class EntryChange { Withdraw, Rejoin, Absence };

class RosterEdit {
 public:
  explicit RosterEdit(Edit& edit) : m_frame(&edit.frame()) {}

  // Never undone.
  [[nodiscard]] StoreResult<void> leaveOfficial();
  // Name, venue and date; nothing else of it is taken.
  [[nodiscard]] StoreResult<void> renameContest(const contest::ContestHead& head);
  [[nodiscard]] StoreResult<contest::EventId> addEvent(const contest::EventSetup& setup);
  // Whole, the law and the number of rounds included.
  [[nodiscard]] StoreResult<void> setSetup(contest::EventId event, const contest::EventSetup& setup);
  [[nodiscard]] StoreResult<void> renameEvent(contest::EventId event, const std::string& name,
                                              const std::string& level);
  // With start numbers from `firstNumber` on.
  [[nodiscard]] StoreResult<void> addEntries(contest::EventId event, int firstNumber,
                                             const std::vector<Newcomer>& newcomers,
                                             WrittenIn writtenIn = WrittenIn::List);
  // Everything of the player with that id. The school is found by exact name, district and division, or made;
  // the one before goes where nobody is of it any more.
  [[nodiscard]] StoreResult<void> setPlayer(const contest::Player& player, const contest::School& school);
  // The entries after it move up. The player goes with it where it is in no other event.
  [[nodiscard]] StoreResult<void> removeEntry(contest::EventId event, contest::EntryId entry);
  // The rounds that the entry plays: first, last and absences; nothing else of it is taken.
  [[nodiscard]] StoreResult<void> setEntry(contest::EventId event, const contest::Entry& entry,
                                           EntryChange change);
  // Further entries that sit the round out, in one row of the journal. Promise: none of them does so already.
  [[nodiscard]] StoreResult<void> addAbsences(contest::EventId event, contest::RoundNumber round,
                                              const std::vector<contest::EntryId>& entries);
  // All entries of the event in the order of their new start numbers.
  [[nodiscard]] StoreResult<void> renumber(contest::EventId event,
                                           const std::vector<contest::EntryId>& order);

 private:
  Edit::Frame* m_frame;
};

}  // namespace damath::db
