// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a list of players from a spreadsheet. Columns are separated by commas, semicolons or tabs; cells may
// be quoted; all line ends and the encodings of list_text.hpp are accepted. The first line holds the headings
// in any order, in the spellings of roster_headings.hpp. The list must have a column for the school, and
// either columns for last and first name or a column for the whole name.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/roster/list_text.hpp"
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
  TooLarge,          // the file is larger than kMostRosterBytes
  WrongHeader,       // the heading is unknown; the error shows the heading
  BlankHeading,      // a column has cells but no heading; the error has the number of the column
  NoHeader,          // the first line has no known heading; the error shows its first cell
  ColumnTwice,       // two headings have the same meaning; the error shows both headings
  ColumnMissing,     // required columns are missing; the error has the fields of these columns
  NoRows,            // the file is empty or has only a line of headings
  OpenQuote,         // a cell begins with a quotation mark and has no closing quotation mark
  TooManyCells,      // the row has more cells than headings; the error shows the first cell without a heading
  MissingLast,       // the last name is blank; the error shows the first name, which may be empty
  MissingFirst,      // the first name is blank; the error shows the last name, which may be empty
  NameUndivided,     // a whole name has no comma between last and first name; the error shows the name
  NameUnclear,       // the commas of a whole name leave last and first name unclear; the error shows the name
  MissingSchool,     // the school is blank; the error shows the player's name, which may be empty
  BadRating,         // the rating is not a whole number from 0 to 9999; the error shows the cell
  DuplicateInFile,   // an earlier row has the same name and school; the error has the line of that row
  DuplicateInEvent,  // the event has an entry with the same name and school
};

struct RowFault {
  int line = 0;  // the line in the file, from 1
  RowReason reason = RowReason::NotText;
  std::string text;  // the text that the error shows: a cell, a heading or a name; may be empty
  std::optional<int> otherLine;
  std::string otherText = {};
  std::vector<RosterField> fields = {};
};

inline constexpr std::size_t kMostRosterBytes = 1 << 20;

// The user's choice of the meaning of a column; `column` counts from 1. A column without a field is ignored.
struct ColumnChoice {
  int column = 0;
  std::optional<RosterField> field;
};

enum class ColumnSource { Heading, Person, Nobody };

struct RosterColumn {
  std::string heading;  // the heading in a visible form; may be empty
  std::string sample;   // the first cell of the column that is not blank
  // the meaning of the column; nullopt if the user excluded the column or its meaning is unknown
  std::optional<RosterField> field = {};
  ColumnSource source = ColumnSource::Nobody;  // the source of `field`: the heading, the user, or none
};

struct Roster {
  std::vector<RosterRow> rows;  // the rows without errors, in file order
  std::vector<RowFault> faults;
  // the columns in file order; empty if the first line could not be read
  std::vector<RosterColumn> columns = {};
  ListEncoding encoding = ListEncoding::Utf8;
  std::string sample = {};  // only for ListEncoding::Windows: the first cell with a non-ASCII letter
  // The rows with an error in their own cells, as far as they are readable. Rows that only repeat an earlier
  // row are not here. Invisible characters are shown in a visible form.
  std::vector<RosterRow> refused = {};
};

// Parses a list of players and reports each error of the file once. Conflicts with players of the event are
// not checked here. `choices` are the user's choices for columns: the last choice for a column counts, and
// choices for missing columns are ignored.
[[nodiscard]] Roster parseRoster(std::string_view bytes, const std::vector<ColumnChoice>& choices = {});

// Returns a player with the texts and the rating of the row, and without number and school.
[[nodiscard]] contest::Player playerOf(const RosterRow& row);
// Returns a row with the texts and the rating of the player, and without the texts of the school.
[[nodiscard]] RosterRow rowOf(const contest::Player& player);
// Returns errors for a missing name or a missing school in the row.
[[nodiscard]] std::vector<RowFault> faultsOf(const RosterRow& row);
// Parses a rating: a whole number from 0 to 9999.
[[nodiscard]] std::optional<int> parseRating(std::string_view text);

// Splits a whole name, "Last, First M." or "Last, First, Middle", into the fields of `row`. Returns false and
// adds an error if the name cannot be split. A blank name changes nothing.
[[nodiscard]] bool partName(RosterRow& row, const std::string& name, std::vector<RowFault>& faults);

// Adds an error for each row of the list that has the same name and school as an earlier row.
void addDuplicates(Roster& roster);

// True if the error concerns a column. The user can then correct the error with a ColumnChoice.
[[nodiscard]] bool isOfColumns(const RowFault& fault);

// Returns the error of a row that corresponds to the error of a text in one of its cells.
[[nodiscard]] RowReason reasonOf(TextFault fault);

// Returns the name of the value: `missingSchool`, `badRating` …
[[nodiscard]] std::string_view toText(RowReason reason);

}  // namespace damath::desk
