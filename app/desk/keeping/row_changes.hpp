// SPDX-License-Identifier: GPL-3.0-or-later
// The changed fields of a journal row with their values before and after, as far as people need them.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/json/json_tree.hpp"

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
  Level,
  Set,      // the chip set's name
  Ruleset,  // the ruleset's name
  Rounds,
  FirstRound,
  LastRound,
  Absences,
  Players,  // the names of the entered players
  Boards,   // for example "1: Ramon, Mario M. – Santos, Ana; 2: …"
  Cells,    // corrections of a sheet: "12 → 15; …"
  Habits,   // answers about habits, in the form of the scoresheet's tag
  Reviewer,
  Value,  // the value of a ruling
  Remark,
  Backup
};

struct FieldChange {
  RowField field = RowField::Name;
  std::string before;  // empty if there was no value; `after` likewise
  std::string after;
  friend bool operator==(const FieldChange&, const FieldChange&) = default;
};

using NameOfNumber = std::function<std::string(std::int64_t entry)>;

// Returns the fields whose values differ. `before` and `after` are the texts stored in the journal.
[[nodiscard]] std::vector<FieldChange> fieldChanges(const std::string& before, const std::string& after,
                                                    const NameOfNumber& nameOf);

// Parses the `before` or `after` text of a journal row.
[[nodiscard]] notation::JsonNode rowNode(const std::string& text);

// Returns the field with this name; empty (or 0) if there is no field of this type.
[[nodiscard]] std::string textIn(const notation::JsonNode& row, std::string_view name);
[[nodiscard]] std::int64_t integerIn(const notation::JsonNode& row, std::string_view name);

}  // namespace damath::desk
