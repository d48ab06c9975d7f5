// SPDX-License-Identifier: GPL-3.0-or-later
// A list of players as it comes from a spreadsheet: parted by commas, semicolons or tabs, cells quoted where
// needed, any line ends, in the encodings of list_text.hpp. The first line has the headings, in any order and
// any of the spellings of roster_headings.hpp; last and first name, or one whole name, and school are
// required.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/roster/list_text.hpp"
#include "app/desk/roster/namesakes.hpp"
#include "app/desk/roster/person_text.hpp"
#include "app/desk/roster/roster_headings.hpp"

namespace damath::desk {

struct RosterRow {
  int line = 0;  // of the file, from 1: where the row begins
  std::string last;
  std::string first;
  std::string middle;
  std::string school;
  std::string district;
  std::string division;
  std::string grade;
  std::string coach;
  std::optional<int> rating;

  // "Last, First Middle"
  [[nodiscard]] std::string name() const;
  // What tells one person from another; views into the row.
  [[nodiscard]] PersonName person() const { return {last, first, school, middle, district, division}; }
};

enum class RowReason {
  NotText,           // text: the cell as a message can show it; empty: bytes that are no text (list_text.hpp)
  UnseenText,        // text: the cell; invisible characters
  TextTooLong,       // text: the cell's beginning
  TooLarge,          // more than kMostRosterBytes
  WrongHeader,       // text: the unknown heading
  BlankHeading,      // text: the number of a column that has cells but no heading
  NoHeader,          // text: the first cell; the first line has no heading that is known
  ColumnTwice,       // text: a heading that says what another one said already, otherText
  ColumnMissing,     // fields: what no column has
  NoRows,            // a header and nothing else, or an empty file
  OpenQuote,         // a quoted cell never ends
  TooManyCells,      // text: the first cell without a heading above it
  MissingLast,       // the last name is blank; text: the first one, or empty
  MissingFirst,      // the first name is blank; text: the last one, or empty
  NameUndivided,     // text: a whole name without a comma between last and first
  NameUnclear,       // text: a whole name whose commas do not say what is last and first
  MissingSchool,     // school is blank; text: the player, or empty
  BadRating,         // text: the cell; a rating is a whole number from 0 to 9999
  DuplicateInFile,   // otherLine: the same name and school
  DuplicateInEvent,  // the same name and school is entered already
};

struct RowFault {
  int line = 0;  // of the file, from 1
  RowReason reason = RowReason::NotText;
  std::string text;  // the offending word or the player's name
  std::optional<int> otherLine;
  std::string otherText = {};
  std::vector<RosterField> fields = {};
};

inline constexpr std::size_t kMostRosterBytes = 1 << 20;

// What a person says of one column, counted from 1; without a field it is left out.
struct ColumnChoice {
  int column = 0;
  std::optional<RosterField> field;
};

enum class ColumnSource { Heading, Person, Nobody };

struct RosterColumn {
  std::string heading;                         // as a message can show it; may be empty
  std::string sample;                          // its first cell that is not blank
  std::optional<RosterField> field = {};       // nothing: left out by a person, or not known
  ColumnSource source = ColumnSource::Nobody;  // who says so
};

struct Roster {
  std::vector<RosterRow> rows;  // the good ones, in file order
  std::vector<RowFault> faults;
  std::vector<RosterColumn> columns = {};  // in file order; empty where there is no first line to be read
  ListEncoding encoding = ListEncoding::Utf8;
  std::string sample = {};  // Windows: the first cell that was read with a letter beyond ASCII
  // Rows with a fault of their own, as far as read and as a message can show them.
  std::vector<RosterRow> refused = {};
};

// Every fault of the file itself, each once; players of the event are not known here. Of several choices for
// one column the last holds, and those for columns that are not there are passed over.
[[nodiscard]] Roster parseRoster(std::string_view bytes, const std::vector<ColumnChoice>& choices = {});

// What the row lacks.
[[nodiscard]] std::vector<RowFault> faultsOf(const RosterRow& row);
// A whole number from 0 to 9999.
[[nodiscard]] std::optional<int> parseRating(std::string_view text);

// A whole name in its parts, "Last, First M." or "Last, First, Middle": false where it cannot be parted,
// which is added to the faults. Of a blank name nothing is taken.
[[nodiscard]] bool partName(RosterRow& row, const std::string& name, std::vector<RowFault>& faults);

// Adds a fault for each row that has the name and school of one before it.
void addDuplicates(Roster& roster);

// Whether the fault is one of the columns, which a ColumnChoice can mend.
[[nodiscard]] bool isOfColumns(const RowFault& fault);

// The reason for which a cell of a list is refused.
[[nodiscard]] RowReason reasonOf(TextFault fault);

// `missingSchool`, `badRating` …
[[nodiscard]] std::string_view toText(RowReason reason);

}  // namespace damath::desk
