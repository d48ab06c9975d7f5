// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the facts behind journal rows, from the contest and the journal: event, board, players, results
// before and after. Facts that no longer exist stay empty. JournalKind groups the rows by subject, for
// filters.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/desk/keeping/row_changes.hpp"
#include "core/contest/model/contest.hpp"
#include "db/records/journal_action.hpp"
#include "db/records/records.hpp"

namespace damath::desk {

class JournalFacts {
 public:
  // Reads both arguments at once and keeps no reference to them.
  JournalFacts(const contest::Contest& contest, const std::vector<db::JournalRow>& journal);

  // Adds a newer row. For undo and redo, `taken` is the last row of the target action, or null if that action
  // is gone. Precondition: apart from results and sheets, the contest has not changed since construction.
  void add(const db::JournalRow& row, const db::JournalRow* taken = nullptr);

  [[nodiscard]] RowFacts of(const db::JournalRow& row) const;
  // True if all data that a row of this file names was found.
  [[nodiscard]] bool knows(const db::JournalRow& row) const;
  // Returns the subject of the sheet that the row concerns, "sheet 7". The rows with that subject name the
  // sheet's game. Empty for rows of other kinds.
  [[nodiscard]] static std::string sheetIn(const db::JournalRow& row);
  // Returns the changed fields with their values before and after.
  [[nodiscard]] std::vector<FieldChange> changes(const db::JournalRow& row) const;

 private:
  struct Played {
    std::int64_t event = 0;
    std::optional<Place> place;  // nullopt for a rematch
    std::int64_t blue = 0;
    std::int64_t red = 0;
  };
  // The IDs of one file. Two computers may give the same number to different things.
  struct Known {
    std::map<std::int64_t, std::string> events;
    std::map<std::int64_t, std::string> entries;   // player names by entry
    std::map<std::int64_t, std::int64_t> eventOf;  // the event of an entry
    std::map<std::string, Played> played;          // key: the subject, "game 17" or "rematch 3"
    std::map<std::int64_t, std::string> owners;    // the owner of a sheet: "game 17"
    std::map<std::int64_t, RowFacts> taken;        // the actions that undo and redo rows name
  };

  void addContest(const contest::Contest& contest);
  static void tellEvent(RowFacts& facts, const Known& known, std::int64_t event);
  // tellPlayed() and tellSubject() return true if they found the data of the row.
  bool tellPlayed(RowFacts& facts, const Known& known, const std::string& owner) const;
  bool tellSubject(RowFacts& facts, const Known& known, const db::JournalRow& row) const;

  // key: the branch; the empty key is this file, with the present contest
  std::map<std::string, Known> m_known;
  std::vector<std::string> m_branches;  // in the order of their arrival
};

}  // namespace damath::desk
