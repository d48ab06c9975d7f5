// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the facts that journal rows concern: event, board, players, and results before and after. The facts
// come from the contest and the journal. Facts that can no longer be found stay empty.
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
#include "db/records/journal_row.hpp"

namespace damath::desk {

class JournalFacts {
 public:
  // Reads the contest and the journal in the constructor and keeps no reference to them.
  JournalFacts(const contest::Contest& contest, const std::vector<db::JournalRow>& journal);

  // Adds a newer journal row. If the row is about an undo or a redo, `taken` is the last row of the action
  // that was undone or redone, or null if that action is gone. Precondition: apart from results and
  // scoresheets, the contest has not changed since the constructor read it.
  void add(const db::JournalRow& row, const db::JournalRow* taken = nullptr);

  [[nodiscard]] RowFacts of(const db::JournalRow& row) const;
  // True if the object knows all data that the row names. False for a row about an undo or a redo.
  // Precondition: the row is of this file.
  [[nodiscard]] bool knows(const db::JournalRow& row) const;
  // Returns the journal's name of the scoresheet that the row concerns: "sheet 7". Other rows with this
  // subject tell the game of the scoresheet. Empty if the row concerns no scoresheet.
  [[nodiscard]] static std::string sheetIn(const db::JournalRow& row);
  // Returns the fields that the journal row changed, with their values before and after.
  [[nodiscard]] std::vector<FieldChange> changes(const db::JournalRow& row) const;

 private:
  struct Played {
    std::int64_t event = 0;
    std::optional<Place> place;  // round and board; nullopt for a rematch
    std::int64_t blue = 0;
    std::int64_t red = 0;
  };
  // The names of the data of one file, by ID. Each file has its own names, because two computers may give the
  // same ID to different data.
  struct Known {
    std::map<std::int64_t, std::string> events;
    std::map<std::int64_t, std::string> entries;   // the names of players by entry
    std::map<std::int64_t, std::int64_t> eventOf;  // the event of an entry
    // games and rematches by their journal name, "game 17" or "rematch 3"
    std::map<std::string, Played> played;
    std::map<std::int64_t, std::string> owners;  // the game or rematch of a scoresheet: "game 17"
    // The rows of actions that were undone or redone, by action number.
    std::map<std::int64_t, RowFacts> taken;
  };

  void addContest(const contest::Contest& contest);
  static void tellEvent(RowFacts& facts, const Known& known, std::int64_t event);
  // tellPlayed() and tellSubject() add the names of the row's data to `facts`. Both return true if they found
  // the data.
  bool tellPlayed(RowFacts& facts, const Known& known, const std::string& owner) const;
  bool tellSubject(RowFacts& facts, const Known& known, const db::JournalRow& row) const;

  // The known names by branch (the file that wrote the row). The empty key is this file, with the present
  // contest.
  std::map<std::string, Known> m_known;
  std::vector<std::string> m_branches;  // the branches, in the order in which the journal first names them
};

}  // namespace damath::desk
