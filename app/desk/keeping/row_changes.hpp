// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the fields that a journal row changed, with their values before and after. Fields that people do not
// need are left out.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/side.hpp"
#include "core/notation/json/json_tree.hpp"
#include "core/sheet/record/finding.hpp"

namespace damath::desk {

enum class RowField {
  Last,
  First,
  Middle,
  Grade,
  Section,
  Coach,
  Rating,
  School,
  District,
  Division,
  Name,
  Venue,
  Date,
  ContestLevel,  // the level of the contest, as toText(contest::ContestLevel) writes it; empty for None
  Level,         // the grades of an event
  Set,           // the chip set's name
  Ruleset,       // the ruleset's name
  Rounds,
  FirstRound,
  LastRound,
  Absences,
  Players,  // the names of the entered players
  Boards,   // the pairing by board: "1: Ramon, Mario M. – Santos, Ana; 2: …"
  Cells,    // the corrections of a scoresheet: "12 → 15; …"
  Habits,   // the answers about habits of the writer, in the form of the scoresheet's Habits tag
  Reviewer,
  Value,  // the value of a ruling
  Remark,
  Backup,
  // a doubtful clock: the time of the row before it, and the time of the computer: "2026-11-21T10:30:00Z"
  Clock,
  Arrival  // "present" or "late" at the check-in, as toText(db::Arrival) writes it
};

// A corrected cell of an accepted scoresheet.
struct CellChange {
  int line = 0;
  std::optional<board::Side> side;
  sheet::Cell cell = sheet::Cell::Move;
  std::string written;
  std::string correct;
  friend bool operator==(const CellChange&, const CellChange&) = default;
};

struct FieldChange {
  RowField field = RowField::Name;
  // The values before and after the change. Each value is empty if the field has no value at that time.
  std::string before;
  std::string after;
  std::vector<CellChange> cells = {};  // RowField::Cells: the cells with their places
  friend bool operator==(const FieldChange&, const FieldChange&) = default;
};

using NameOfNumber = std::function<std::string(std::int64_t entry)>;

// Returns the fields whose values differ between `before` and `after`, the two texts that a journal row
// stores.
[[nodiscard]] std::vector<FieldChange> fieldChanges(const std::string& before, const std::string& after,
                                                    const NameOfNumber& nameOf);

// Parses the `before` or `after` text of a journal row. Returns a null node if the text is empty or not JSON.
[[nodiscard]] notation::JsonNode rowNode(const std::string& text);

// Returns the text or the number in the field with this name. Empty or 0 if there is no such field, or if its
// value has another type.
[[nodiscard]] std::string textIn(const notation::JsonNode& row, std::string_view name);
[[nodiscard]] std::int64_t integerIn(const notation::JsonNode& row, std::string_view name);

}  // namespace damath::desk
