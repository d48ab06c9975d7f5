// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the rows of a list below its headings: players, and lines that are no players.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/roster/heading_search.hpp"
#include "app/desk/roster/passed_line.hpp"
#include "app/desk/roster/roster.hpp"
#include "core/text/csv.hpp"

namespace damath::desk {

class RowCells;

// The index of the first column of each field.
using ColumnPlaces = std::map<RosterField, std::size_t>;

class RowReader {
 public:
  // `schoolOfRest` is the school of the rows that have none; empty if such a row is an error. Precondition:
  // the columns of `roster` have no errors. `roster` outlives this object.
  RowReader(Roster& roster, std::vector<CsvRow> rows, const FoundHeadings& headings,
            std::string_view schoolOfRest);

  // Adds the players, the errors and the passed lines to the roster.
  void read();

 private:
  // The school of the last row that has one, with the line of this row.
  struct SchoolAbove {
    std::string school = {};
    std::string district = {};
    std::string division = {};
    int line = 0;
  };
  // The lines of signatures and notes that may end the list. They are errors if a player follows.
  struct Ending {
    std::size_t row = 0;      // the index of the first of these rows
    std::size_t faults = 0;   // the number of errors before these lines
    std::size_t refused = 0;  // the number of refused rows before these lines
    std::size_t passed = 0;   // the number of passed lines before these lines
    std::vector<PassedLine> lines = {};
  };

  // The places of a row's school: only the row itself, also the school of the rest, or a row above before the
  // school of the rest.
  enum class SchoolSource { OwnCell, OwnCellOrRest, OwnCellOrAbove };
  // Again: the row seemed to belong to the ending, but is no part of it.
  enum class Reading { First, Again };

  void readRow(std::size_t index, Reading reading);
  void readBlank(std::size_t index, Reading reading);
  void beginEnding(std::size_t index, std::size_t faults);
  void refuteEnding(std::size_t index);
  void endList();
  void pass(const CsvRow& csv, PassedKind kind);
  void passTotal(const CsvRow& csv);
  [[nodiscard]] bool writesSchoolsOnce() const;
  [[nodiscard]] bool repeatsHeadings(const CsvRow& csv) const;
  [[nodiscard]] RosterRow playerIn(int line, const RowCells& cells, SchoolSource source);
  void completeSchool(RosterRow& row, const RowCells& cells, SchoolSource source);

  Roster& m_roster;
  std::vector<CsvRow> m_rows;
  std::size_t m_first;                  // the index of the first row below the headings
  std::vector<std::string> m_headings;  // the headings in the form for comparison
  ColumnPlaces m_places;
  std::string m_schoolOfRest;
  bool m_isSchoolOnce = false;
  SchoolAbove m_above;
  std::optional<Ending> m_ending;
};

}  // namespace damath::desk
