// SPDX-License-Identifier: GPL-3.0-or-later
// Knows the headings in lists of players. Its table has the English and Filipino spellings that schools use;
// docs/formats.md lists them.
#pragma once

#include <optional>
#include <string_view>

namespace damath::desk {

// The content of a column in a list of players. Name is a whole name, "Last, First Middle". FirstLast is a
// whole name in the spoken order, "First Middle Last"; its names with a comma are read like those of Name.
enum class RosterField {
  Last,
  First,
  Middle,
  Name,
  FirstLast,
  School,
  District,
  Division,
  Grade,
  Section,
  Coach,
  Rating
};

// The meaning of a heading in a list of players. Case, accents, blanks, dots, text in brackets and a number
// at the beginning do not matter: "M.I.", "Last_Name", "NAME (Last, First)", "2. School". A heading with
// slashes that the table does not have, such as "Name/Pangalan", has a meaning only if all parts mean the
// same.
struct HeadingMeaning {
  // nullopt for a column of schools' lists and forms that the import ignores: "No.", "LRN", "Sex",
  // "Timestamp"
  std::optional<RosterField> field = RosterField::Name;
  // True for "Name" and "Pangalan". Such a column has the first name if another column has the last name and
  // no column has the first name; else it has the whole name.
  bool isMaybeFirst = false;
  // True for grade and section in one column: "Gr. & Sec.", "Year and Section".
  bool isWithSection = false;
};
[[nodiscard]] std::optional<HeadingMeaning> meaningOf(std::string_view heading);

// True if a heading of whole names says that the last name comes first: "Name (Last, First)", "Surname and
// first name". Text in brackets counts here.
[[nodiscard]] bool saysLastFirst(std::string_view heading);

[[nodiscard]] constexpr bool isWholeName(std::optional<RosterField> field) {
  return field == RosterField::Name || field == RosterField::FirstLast;
}

// Returns the name of the field in the program's own files, in JSON and on the command line: `last`, `first`
// …
[[nodiscard]] std::string_view toText(RosterField field);
// Returns the field with this name, in capital or small letters. nullopt if no field has the name.
[[nodiscard]] std::optional<RosterField> parseRosterField(std::string_view text);

}  // namespace damath::desk
