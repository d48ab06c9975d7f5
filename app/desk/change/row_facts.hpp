// SPDX-License-Identifier: GPL-3.0-or-later
// One row of the journal with what it is about, for app/words to put into words. Unknown facts stay empty.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/place.hpp"
#include "core/contest/contest.hpp"
#include "core/sheet/record/finding.hpp"
#include "db/records/journal_action.hpp"

namespace damath::desk {

struct ResultFacts {
  rules::Ending ending = rules::Ending::Time;
  std::string blueGrand;  // exact text; empty where none was entered
  std::string redGrand;
  std::string result;  // "1-0"

  // "1–0 (75 : -72)", as people read it; the points alone where no totals were entered.
  [[nodiscard]] std::string figures() const;

  friend bool operator==(const ResultFacts&, const ResultFacts&) = default;
};
[[nodiscard]] ResultFacts factsOf(const contest::GameResult& result, const rules::ChipSet& set);

// A ruling as the journal has it.
struct CellRuled {
  std::optional<int> line;
  std::optional<board::Side> side;
  sheet::Cell cell = sheet::Cell::Result;
  std::optional<std::string> value;    // nothing: what is written stands
  std::optional<std::string> written;  // nothing where an older program wrote the row
  int habitCells = 0;                  // see desk::habitCellsOf
};

struct RowFacts {
  std::int64_t number = 0;
  int branch = 0;  // 0 of this file, else which of the other computers wrote it: each counts by itself
  std::string at;  // universal time
  std::string by;
  std::string word;                              // `setResult` …
  std::optional<db::JournalAction> action = {};  // its meaning; nothing for the word of a newer program
  std::string subject;                           // "game 17", for programs
  std::string reason;
  std::optional<contest::EventId> eventId = {};
  std::string event = {};  // its name
  std::optional<Place> place = {};
  bool isRematch = false;
  std::optional<contest::RoundNumber> round = {};
  std::vector<std::string> players = {};  // BLUE and RED of a game, else whom it concerns
  std::optional<int> version = {};        // of a scoresheet
  std::optional<CellRuled> ruled = {};
  std::optional<ResultFacts> before = {};
  std::optional<ResultFacts> after = {};
  std::vector<RowFacts> target = {};  // of undo and redo: the row undone or done again, none where it is gone
  std::vector<RowFacts> with = {};    // of an act: what was made along with it, in the order of the journal
  std::string habits = {};            // answers about habits, as the scoresheet's tag has them
};

// The event that the row is of; of undo and redo the event of what they undid or did again. Empty where the
// row is of the whole contest.
[[nodiscard]] inline const std::string& eventNameOf(const RowFacts& facts) {
  return facts.event.empty() && !facts.target.empty() ? facts.target.front().event : facts.event;
}

}  // namespace damath::desk
