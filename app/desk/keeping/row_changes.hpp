// SPDX-License-Identifier: GPL-3.0-or-later
// What a row of the journal found and left, field by field, as far as it is for people.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace damath::desk {

enum class RowField {
  Last,
  First,
  Middle,
  Grade,
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
  Ruleset,  // its name
  Rounds,
  FirstRound,
  LastRound,
  Absences,
  Players,  // who was entered
  Boards,   // "1: Ramon, Mario M. – Santos, Ana; 2: …"
  Cells,    // "12 → 15; …", of corrections of a sheet
  Habits,   // answers about habits, as a scoresheet's tag has them
  Reviewer,
  Value,  // of a ruling
  Remark,
  Backup
};

struct FieldChange {
  RowField field = RowField::Name;
  std::string before;  // empty where nothing stood, and after likewise
  std::string after;
  friend bool operator==(const FieldChange&, const FieldChange&) = default;
};

using NameOfNumber = std::function<std::string(std::int64_t entry)>;

// `before` and `after` as the journal has them. Where both stood, only what differs.
[[nodiscard]] std::vector<FieldChange> fieldChanges(const std::string& before, const std::string& after,
                                                    const NameOfNumber& nameOf);

}  // namespace damath::desk
