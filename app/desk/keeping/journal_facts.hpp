// SPDX-License-Identifier: GPL-3.0-or-later
// What rows of the journal are about, found in the contest and in the journal itself: the event, the board,
// who played there, the figures before and after. What is nowhere to be found any more stays empty.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/desk/keeping/row_changes.hpp"
#include "core/contest/contest.hpp"
#include "db/records/records.hpp"

namespace damath::desk {

class JournalFacts {
 public:
  // Neither is kept.
  JournalFacts(const contest::Contest& contest, const std::vector<db::JournalRow>& journal);

  // A row that came since; of undo and redo with the last row of the act that it names, null where that is
  // gone. Promise: the contest is as it was but for results and sheets.
  void add(const db::JournalRow& row, const db::JournalRow* taken = nullptr);

  [[nodiscard]] RowFacts of(const db::JournalRow& row) const;
  // Whether what a row of this file names was found.
  [[nodiscard]] bool knows(const db::JournalRow& row) const;
  // Whose rows tell what a sheet's row is of, "sheet 7"; empty of other rows.
  [[nodiscard]] static std::string sheetIn(const db::JournalRow& row);
  // What it found and left.
  [[nodiscard]] std::vector<FieldChange> changes(const db::JournalRow& row) const;

 private:
  struct Played {
    std::int64_t event = 0;
    std::optional<Place> place;  // none of a rematch
    std::int64_t blue = 0;
    std::int64_t red = 0;
  };
  // The ids of one file; two computers may have given the same number to different things.
  struct Known {
    std::map<std::int64_t, std::string> events;
    std::map<std::int64_t, std::string> entries;   // names of players
    std::map<std::int64_t, std::int64_t> eventOf;  // of an entry
    std::map<std::string, Played> played;          // by "game 17", "rematch 3"
    std::map<std::int64_t, std::string> owners;    // of a sheet: "game 17"
    std::map<std::int64_t, RowFacts> taken;        // acts that undo and redo name
  };

  void addContest(const contest::Contest& contest);
  static void tellEvent(RowFacts& facts, const Known& known, std::int64_t event);
  // Both: whether it was found.
  bool tellPlayed(RowFacts& facts, const Known& known, const std::string& owner) const;
  bool tellSubject(RowFacts& facts, const Known& known, const db::JournalRow& row) const;

  std::map<std::string, Known> m_known;  // by branch; the contest as it is now is this file's
  std::vector<std::string> m_branches;   // in the order in which they came
};

}  // namespace damath::desk
