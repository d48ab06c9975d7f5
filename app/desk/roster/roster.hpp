// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a list of players from a spreadsheet. Columns are separated by commas, semicolons or tabs; cells may
// be quoted; all line ends and the encodings of list_text.hpp are accepted. The first line holds the headings
// in any order, in the spellings of roster_headings.hpp. Required are the school, and last and first name or
// one whole name.
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

  // Returns "Last, First Middle".
  [[nodiscard]] std::string name() const;
  // Returns the fields that tell people apart, as views into this row.
  [[nodiscard]] PersonName person() const { return {last, first, school, middle, district, division}; }
};

// The texts of a row with their columns, one row for each.
struct RosterText {
  RosterField field{};
  std::string RosterRow::*text;
  std::string contest::Player::*ofPlayer;  // nullptr for the texts of the school
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
  NotText,           // text: the cell in a visible form; empty for bytes that are not text (list_text.hpp)
  UnseenText,        // text: the cell, which has invisible characters
  TextTooLong,       // text: the beginning of the cell
  TooLarge,          // the file is larger than kMostRosterBytes
  WrongHeader,       // text: the unknown heading
  BlankHeading,      // text: the number of a column with cells but without a heading
  NoHeader,          // text: the first cell; the first line has no known heading
  ColumnTwice,       // text: a heading with the same meaning as the heading otherText
  ColumnMissing,     // fields: the missing required fields
  NoRows,            // the file is empty or has only a header
  OpenQuote,         // the quote of a cell is never closed
  TooManyCells,      // text: the first cell without a heading
  MissingLast,       // the last name is blank; text: the first name, may be empty
  MissingFirst,      // the first name is blank; text: the last name, may be empty
  NameUndivided,     // text: a whole name without a comma between last and first
  NameUnclear,       // text: a whole name whose commas leave last and first name unclear
  MissingSchool,     // the school is blank; text: the player, may be empty
  BadRating,         // text: the cell; a rating is a whole number from 0 to 9999
  DuplicateInFile,   // otherLine: the row with the same name and school
  DuplicateInEvent,  // the event has an entry with the same name and school
};

struct RowFault {
  int line = 0;  // the line in the file, from 1
  RowReason reason = RowReason::NotText;
  std::string text;  // the wrong text, or the player's name
  std::optional<int> otherLine;
  std::string otherText = {};
  std::vector<RosterField> fields = {};
};

inline constexpr std::size_t kMostRosterBytes = 1 << 20;

// The user's choice for one column, counted from 1. Without a field, the column is ignored.
struct ColumnChoice {
  int column = 0;
  std::optional<RosterField> field;
};

enum class ColumnSource { Heading, Person, Nobody };

struct RosterColumn {
  std::string heading;                         // the heading in a visible form; may be empty
  std::string sample;                          // the first cell of the column that is not blank
  std::optional<RosterField> field = {};       // nullopt: excluded by the user, or unknown meaning
  ColumnSource source = ColumnSource::Nobody;  // the origin of `field`
};

struct Roster {
  std::vector<RosterRow> rows;  // the rows without errors, in file order
  std::vector<RowFault> faults;
  std::vector<RosterColumn> columns = {};  // in file order; empty if the first line could not be read
  ListEncoding encoding = ListEncoding::Utf8;
  std::string sample = {};  // only for Windows: the first cell with a non-ASCII letter
  // Rows with an error of their own, as far as they could be read, in a visible form.
  std::vector<RosterRow> refused = {};
};

// Parses a list and reports each error of the file once. Conflicts with players of the event are not checked
// here. If there are several choices for one column, the last choice counts. Choices for missing columns are
// ignored.
[[nodiscard]] Roster parseRoster(std::string_view bytes, const std::vector<ColumnChoice>& choices = {});

// Returns a player with the texts and the rating of the row, and without number and school.
[[nodiscard]] contest::Player playerOf(const RosterRow& row);
// Returns a row with the texts and the rating of the player, and without the texts of the school.
[[nodiscard]] RosterRow rowOf(const contest::Player& player);
// Returns the errors of missing names and schools.
[[nodiscard]] std::vector<RowFault> faultsOf(const RosterRow& row);
// Parses a whole number from 0 to 9999.
[[nodiscard]] std::optional<int> parseRating(std::string_view text);

// Splits a whole name, "Last, First M." or "Last, First, Middle", into the fields of `row`. Returns false and
// adds an error if the name cannot be split. A blank name changes nothing.
[[nodiscard]] bool partName(RosterRow& row, const std::string& name, std::vector<RowFault>& faults);

// Adds an error for each row that has the same name and school as an earlier row.
void addDuplicates(Roster& roster);

// True if the error concerns a column, so that a ColumnChoice can correct it.
[[nodiscard]] bool isOfColumns(const RowFault& fault);

// Returns the row error for a cell with this text error.
[[nodiscard]] RowReason reasonOf(TextFault fault);

// Returns `missingSchool`, `badRating` …
[[nodiscard]] std::string_view toText(RowReason reason);

}  // namespace damath::desk
