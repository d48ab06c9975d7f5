// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a list of players from a spreadsheet. Columns are separated by commas, semicolons or tabs; cells may
// be quoted; all line ends and the encodings of encoded_text.hpp are accepted. The headings stand in any
// order, in the spellings of roster_headings.hpp, in the first line or below a letterhead. The list must have
// a column for the school, unless the user gives the school of all rows, and either columns for last and
// first name or a column for the whole name. A school may be written once, above the other players of the
// school. Lines of totals and signatures are passed.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/roster/heading_search.hpp"
#include "app/desk/roster/passed_line.hpp"
#include "app/desk/roster/roster_headings.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "core/text/encoded_text.hpp"

namespace damath::desk {

inline constexpr std::size_t kMostRosterBytes = 1 << 20;
inline constexpr std::size_t kMostRosterColumns = 16384;  // as many as spreadsheets have

// The user's choice of the meaning of a column; `column` counts from 1. A column without a field is ignored.
struct ColumnChoice {
  int column = 0;
  std::optional<RosterField> field;
};

// The source of a column's meaning. Nobody: the meaning is unknown, and the list cannot be read without it.
// Unneeded: the meaning is unknown, and the import ignores the column, because it knows all columns that a
// list needs.
enum class ColumnSource { Heading, Person, Nobody, Unneeded };

struct RosterColumn {
  std::string heading;  // the heading in a visible form; may be empty
  std::string sample;   // the first cell of the column that is not blank
  // the meaning of the column; nullopt if the import ignores the column or its meaning is unknown
  std::optional<RosterField> field = {};
  ColumnSource source = ColumnSource::Nobody;  // the source of `field`: the heading, the user, or none
  // True for a column of grades whose cells also have the section. The import splits such cells.
  bool isWithSection = false;
  // true if the heading means whole names, and the cells show that the first name is first; `field` is then
  // RosterField::FirstLast
  bool isGuessed = false;
};

// A row whose school was replaced by the known school that it resembles (school_choices.hpp).
struct KnownSchoolRow {
  int line = 0;
  std::string written;  // the school as the list writes it
};

struct Roster {
  std::vector<RosterRow> rows;  // the rows without errors, in file order
  std::vector<RowFault> faults;
  // the columns in file order; empty if the first line could not be read
  std::vector<RosterColumn> columns = {};
  TextEncoding encoding = TextEncoding::Utf8;
  std::string sample = {};  // only for TextEncoding::Windows: the first cell with a non-ASCII letter
  // The rows with an error in their own cells, as far as they are readable. Rows that only repeat an earlier
  // row are not in this list. Invisible characters are shown in a visible form.
  std::vector<RosterRow> refused = {};
  int headingLine = 0;  // the line of the headings, the second line of two; 0 if they could not be read
  std::vector<PassedLine> passed = {};  // the lines that are no players, in file order
  std::vector<int> filledSchools = {};  // the lines of rows without a school that got the school of the rest
  std::vector<KnownSchoolRow> knownSchools = {};
  // the school above the headings, if it is the school of the rows without one
  std::optional<LetterheadSchool> letterhead = {};
};

// True if the import ignores the column: the user or its heading says so, or its meaning is unknown and not
// needed.
[[nodiscard]] inline bool isIgnored(const RosterColumn& column) {
  return column.source != ColumnSource::Nobody && !column.field;
}

// True if the program guessed how the names of the column are written.
[[nodiscard]] inline bool isGuessed(const RosterColumn& column) {
  return column.isGuessed;
}

// True if the import ignores the column only because its heading is unknown. The user may know its meaning.
[[nodiscard]] inline bool hasUnknownHeading(const RosterColumn& column) {
  return column.source == ColumnSource::Unneeded && !column.heading.empty();
}

// Parses a list of players and reports each error of the file once. Conflicts with players of the event are
// not checked here. `choices` are the user's choices for columns: the last choice for a column counts, and
// choices for missing columns are ignored. `schoolOfRest` is the school of every row without a school; the
// list then needs no column for the school. If it is empty, and the list has no column for the school, the
// school of a label above the headings takes its place; otherwise a row without a school is an error.
[[nodiscard]] Roster parseRoster(std::string_view bytes, const std::vector<ColumnChoice>& choices = {},
                                 std::string_view schoolOfRest = {});

// Adds an error for each row of the list that has the same name and school as an earlier row.
void addDuplicates(Roster& roster);

// True if the error concerns a column. The user can then correct the error with a ColumnChoice.
[[nodiscard]] bool isOfColumns(const RowFault& fault);

// True if a ColumnChoice may correct the error: it concerns a column, or a whole name without a comma, which
// may be written in the spoken order.
[[nodiscard]] bool isSettledByColumns(const RowFault& fault);

}  // namespace damath::desk
