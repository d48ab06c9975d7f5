// SPDX-License-Identifier: GPL-3.0-or-later
// A journal row with the facts from which app/words makes a sentence. Unknown facts are empty.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/place.hpp"
#include "app/desk/change/result_facts.hpp"
#include "core/contest/model/contest.hpp"
#include "core/sheet/record/finding.hpp"
#include "db/records/journal_action.hpp"
#include "db/records/journal_row.hpp"

namespace damath::desk {

// A ruling as the journal stores it.
struct CellRuled {
  std::optional<int> line;
  std::optional<board::Side> side;
  sheet::Cell cell = sheet::Cell::Result;
  std::optional<std::string> value;  // the value that the ruling sets; nullopt if the written value stands
  std::string written;
  int habitCells = 0;  // the number of cells that a ruling on a habit decides (desk::habitCellsOf)
};

// An issued paper as the journal stores it.
struct PaperIssued {
  std::int64_t number = 0;  // the number of the paper in the register
  std::string form;         // the name that the register uses: `pairings`, `tally` …
};

struct RowFacts {
  std::int64_t number = 0;
  // 0 if this file wrote the row, else the number of the other computer that wrote it. Each computer counts
  // its own rows.
  int branch = 0;
  std::string at;  // the time of the change, UTC
  std::string by;
  std::string word;  // the action's word in the journal: `setResult` …
  // the action that `word` names; nullopt if only a newer program knows the word
  std::optional<db::JournalAction> action = {};
  std::string subject;  // the changed data under its name in the journal: "game 17"
  std::string reason;
  // True if the row only takes over a ruling or a second entry from an earlier version of the scoresheet.
  // Such a row has no reason, because the reason of its action was not given for the ruling.
  bool isCarried = false;
  std::string askedBy = {};  // the person who asked for the change; may be empty
  std::optional<contest::EventId> eventId = {};
  std::string event = {};  // the event's name
  std::optional<Place> place = {};
  bool isRematch = false;
  std::optional<contest::RoundNumber> round = {};
  // the names of BLUE and RED for a row about a game, else the players that the row concerns
  std::vector<std::string> players = {};
  std::optional<int> version = {};  // the version of the scoresheet that the row concerns
  std::optional<CellRuled> ruled = {};
  std::optional<PaperIssued> paper = {};
  std::optional<ResultFacts> before = {};
  std::optional<ResultFacts> after = {};
  // for a row about undo or redo: the row that was undone or redone; empty if that row is gone
  std::vector<RowFacts> target = {};
  std::vector<RowFacts> with = {};  // the further rows of the same action, in the order of the journal
  // the answers about habits of the writer, in the form of the scoresheet's Habits tag
  std::string habits = {};
};

// Returns the name of the row's event. For undo and redo, returns the event of the row that was undone or
// redone. Empty if the row concerns the whole contest.
[[nodiscard]] inline const std::string& eventNameOf(const RowFacts& facts) {
  return facts.event.empty() && !facts.target.empty() ? facts.target.front().event : facts.event;
}

// True if the row takes over a ruling or a second entry from an earlier version of a scoresheet. A ruling or
// a review that is an action itself is the first row of its action.
[[nodiscard]] bool isCarried(const db::JournalRow& row);

// Returns the facts that the journal row itself holds. The caller must look up everything else: the names of
// events and players, the board, and results.
[[nodiscard]] RowFacts factsOf(const db::JournalRow& row);

}  // namespace damath::desk
