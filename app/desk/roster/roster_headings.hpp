// SPDX-License-Identifier: GPL-3.0-or-later
// What the headings of a list of players mean: the one table of the spellings that schools use, English and
// Filipino. docs/formats.md shows it.
#pragma once

#include <optional>
#include <string_view>

namespace damath::desk {

// What a column of a list holds. Name is a whole one, "Last, First Middle".
enum class RosterField { Last, First, Middle, Name, School, District, Division, Grade, Coach, Rating };

inline constexpr RosterField kRosterFields[] = {
    RosterField::Last,   RosterField::First,    RosterField::Middle,   RosterField::Name,
    RosterField::School, RosterField::District, RosterField::Division, RosterField::Grade,
    RosterField::Coach,  RosterField::Rating};

// What a heading says of its column. Case, accents, blanks, stops and what is in brackets make no
// difference: "M.I.", "Last_Name", "NAME (Last, First)". Of two halves at a stroke both must say the same.
struct HeadingMeaning {
  RosterField field = RosterField::Name;
  // "Name" and "Pangalan": the first name where another column has the last one, otherwise the whole.
  bool isMaybeFirst = false;
};
[[nodiscard]] std::optional<HeadingMeaning> meaningOf(std::string_view heading);

// `last`, `first` …: how a field is named in a file of ours, in JSON and on the command line.
[[nodiscard]] std::string_view toText(RosterField field);
[[nodiscard]] std::optional<RosterField> parseRosterField(std::string_view text);

}  // namespace damath::desk
