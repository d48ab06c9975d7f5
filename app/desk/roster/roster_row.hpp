// SPDX-License-Identifier: GPL-3.0-or-later
// A row of a list of players, and the errors of a row.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/roster/namesakes.hpp"
#include "app/desk/roster/person_text.hpp"
#include "app/desk/roster/roster_headings.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::desk {

struct RosterRow {
  int line = 0;  // the line in the file where the row begins, from 1
  std::string last;
  std::string first;
  std::string middle;
  std::string school;
  std::string district;
  std::string division;
  std::string grade;
  std::string section;
  std::string coach;
  std::optional<int> rating;
  // the line that has the school, if the list writes each school once and the own cell of the row is blank;
  // else 0
  int schoolLine = 0;
  // The whole name in a visible form, if the program divided a name in the spoken order: "Juan Dela Cruz".
  // Nobody can be sure where such a last name begins, so people should check it. Otherwise empty.
  std::string dividedFrom = {};

  // Returns the whole name: "Last, First Middle".
  [[nodiscard]] std::string name() const;
  // Returns the fields that tell people apart, as views into this row.
  [[nodiscard]] PersonName person() const { return {last, first, school, middle, district, division}; }
};

// A text of a player in a list: its column, and its member in RosterRow and in contest::Player. The table
// kRosterTexts has an item for each text.
struct RosterText {
  RosterField field{};
  std::string RosterRow::*text;
  // nullptr for school, district and division, which contest::Player does not contain
  std::string contest::Player::*ofPlayer;
};
inline constexpr RosterText kRosterTexts[] = {
    {RosterField::Last, &RosterRow::last, &contest::Player::last},
    {RosterField::First, &RosterRow::first, &contest::Player::first},
    {RosterField::Middle, &RosterRow::middle, &contest::Player::middle},
    {RosterField::School, &RosterRow::school, nullptr},
    {RosterField::District, &RosterRow::district, nullptr},
    {RosterField::Division, &RosterRow::division, nullptr},
    {RosterField::Grade, &RosterRow::grade, &contest::Player::grade},
    {RosterField::Section, &RosterRow::section, &contest::Player::section},
    {RosterField::Coach, &RosterRow::coach, &contest::Player::coach}};

enum class RowReason {
  NotText,           // a cell or the file is not valid text; the error shows the cell in a visible form
  UnseenText,        // a cell has invisible characters; the error shows the cell
  TextTooLong,       // a cell is too long; the error shows its beginning
  NoValue,           // a cell has an error of the spreadsheet, such as #N/A; the error shows the cell
  TooLarge,          // the file is larger than kMostRosterBytes
  TooManyColumns,    // the list has more than kMostRosterColumns headings
  WrongHeader,       // the heading is unknown; the error shows the heading
  BlankHeading,      // a column has cells but no heading; the error has the number of the column
  NoHeader,          // the first line has no known heading; the error shows its first cell
  ColumnTwice,       // two headings have the same meaning; the error shows both headings
  ColumnMissing,     // required columns are missing; the error has the fields of these columns
  NoRows,            // the file is empty, has only a line of headings, or the import skips every row
  NoneNew,           // every row is a player who is already in the event
  OpenQuote,         // a cell begins with a quotation mark and has no closing quotation mark
  TooManyCells,      // the row has more cells than headings; the error shows the first cell without a heading
  MissingLast,       // the last name is blank; the error shows the first name, which may be empty
  MissingFirst,      // the first name is blank; the error shows the last name, which may be empty
  NameUndivided,     // a whole name has no comma between last and first name; the error shows the name
  NameOneWord,       // a whole name has a single word; the error shows the name
  NameUnclear,       // the commas of a whole name leave last and first name unclear; the error shows the name
  MissingSchool,     // the school is blank; the error shows the player's name, which may be empty
  BadRating,         // the rating is not a whole number from 0 to 9999; the error shows the cell
  DuplicateInFile,   // an earlier row has the same name and school or known player; the error has its line
  DuplicateInEvent,  // the event has an entry with the same name and school
};

// The line number that errors of a single player have, because a single player is handled as a list with one
// row.
inline constexpr int kOnlyLine = 1;

struct RowFault {
  int line = 0;  // the line in the file, from 1
  RowReason reason = RowReason::NotText;
  std::string text;  // the text that the error shows: a cell, a heading or a name; may be empty
  std::optional<int> otherLine;
  std::string otherText = {};
  std::vector<RosterField> fields = {};
};

// Returns a player with the texts and the rating of the row, and without ID and school.
[[nodiscard]] contest::Player playerOf(const RosterRow& row);
// Returns a row with the texts and the rating of the player, and without the texts of the school.
[[nodiscard]] RosterRow rowOf(const contest::Player& player);
// Returns errors for a missing name or a missing school in the row.
[[nodiscard]] std::vector<RowFault> faultsOf(const RosterRow& row);
// Parses a rating: a whole number from 0 to 9999.
[[nodiscard]] std::optional<int> parseRating(std::string_view text);

// Splits a whole name into the fields of `row`. A suffix such as Jr. becomes the end of the first name:
// "Cruz, Juan P., Jr." is Cruz, Juan Jr. P. If `order` is RosterField::FirstLast, a name without a comma is
// "First M. Last" (whole_name.hpp). Returns false and adds an error if the name cannot be split. A number
// before the name, "1. Cruz, Ana", is left out. A blank name changes nothing. Precondition: `order` is Name
// or FirstLast.
[[nodiscard]] bool partName(RosterRow& row, const std::string& name, RosterField order,
                            std::vector<RowFault>& faults);

// Returns the error of a row that corresponds to the error of a text in one of its cells.
[[nodiscard]] RowReason reasonOf(TextFault fault);

// Returns the name of the value: `missingSchool`, `badRating` …
[[nodiscard]] std::string_view toText(RowReason reason);

// Returns the facts of the entry's player as a row of a list, so that a person can edit them.
[[nodiscard]] RosterRow rowOf(const contest::Contest& contest, const contest::Entry& entry);

}  // namespace damath::desk
