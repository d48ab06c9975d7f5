// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/row_reader.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/desk/roster/name_comparison.hpp"
#include "app/desk/roster/person_text.hpp"
#include "app/desk/roster/roster_row.hpp"

namespace damath::desk {

// The cells of one row of the list, found by the field of their column.
class RowCells {
 public:
  RowCells(const CsvRow& csv, const std::vector<RosterColumn>& columns) : m_csv(csv), m_columns(columns) {}

  [[nodiscard]] std::string at(RosterField field) const {
    const auto found = std::ranges::find(m_columns, std::optional(field), &RosterColumn::field);
    // The cell is blank if the list has no such column, or if the row ends before the column.
    if (found == m_columns.end()) return {};
    const auto index = static_cast<std::size_t>(found - m_columns.begin());
    return index < m_csv.cells.size() ? m_csv.cells[index] : std::string();
  }
  // Calls `take` with each cell whose column has a known field, and with this field.
  template <class Take>
  void each(const Take& take) const {
    for (std::size_t i = 0; i < std::min(m_csv.cells.size(), m_columns.size()); ++i) {
      if (m_columns[i].field) take(m_csv.cells[i], *m_columns[i].field);
    }
  }
  [[nodiscard]] bool isBlank() const {
    bool isBlank = true;
    each([&](const std::string& cell, RosterField /*field*/) { isBlank = isBlank && cell.empty(); });
    return isBlank;
  }
  [[nodiscard]] bool hasName() const {
    return !at(RosterField::Name).empty() || !at(RosterField::Last).empty() ||
           !at(RosterField::First).empty();
  }
  // True if the row has only a school, and perhaps its district and division.
  [[nodiscard]] bool isOnlySchool() const {
    using enum RosterField;
    bool isOnly = !at(School).empty();
    each([&](const std::string& cell, RosterField field) {
      isOnly = isOnly && (cell.empty() || field == School || field == District || field == Division);
    });
    return isOnly;
  }

 private:
  const CsvRow& m_csv;
  const std::vector<RosterColumn>& m_columns;
};

namespace {

// Returns the row with the cells as they are written. A whole name is not split.
RosterRow asWritten(int line, const RowCells& cells) {
  RosterRow row;
  row.line = line;
  for (const RosterText& each : kRosterTexts) row.*each.text = cells.at(each.field);
  return row;
}

// Returns a row that has errors, for display: invisible characters become visible.
RosterRow refusedRow(int line, const RowCells& cells) {
  RosterRow row = asWritten(line, cells);
  if (row.last.empty() && row.first.empty()) row.last = cells.at(RosterField::Name);
  for (const RosterText& each : kRosterTexts) row.*each.text = shown(row.*each.text);
  return row;
}

void dropBlankTail(CsvRow& row, std::size_t least) {
  while (row.cells.size() > least && row.cells.back().empty()) row.cells.pop_back();
}

// True for a cell that shows an error of the spreadsheet, such as #N/A.
bool lacksValue(std::string_view cell) {
  constexpr std::string_view kErrors[] = {"#N/A",  "#REF!",  "#VALUE!", "#DIV/0!", "#NAME?",
                                          "#NUM!", "#NULL!", "#SPILL!", "#CALC!",  "#ERROR!"};
  return std::ranges::find(kErrors, cell) != std::end(kErrors);
}

// Adds the errors of cells that cannot be read. Returns true if there are none.
bool isWhole(const CsvRow& row, const RowCells& cells, std::size_t columns, std::vector<RowFault>& faults) {
  if (row.quote == Quote::Open) {
    faults.push_back({row.line, RowReason::OpenQuote, {}, {}});
    return false;
  }
  if (row.cells.size() > columns) {
    faults.push_back({row.line, RowReason::TooManyCells, shown(row.cells[columns]), {}});
    return false;
  }
  const std::size_t before = faults.size();
  cells.each([&](const std::string& cell, RosterField /*field*/) {
    const auto fault = faultIn(cell);
    if (fault) {
      faults.push_back({row.line, reasonOf(*fault), shown(cell), {}});
    } else if (lacksValue(cell)) {
      faults.push_back({row.line, RowReason::NoValue, shown(cell), {}});
    }
  });
  return faults.size() == before;
}

std::vector<std::string> foldedCells(const std::vector<std::string>& cells) {
  std::vector<std::string> texts;
  for (const std::string& cell : cells) texts.push_back(folded(cell));
  while (!texts.empty() && texts.back().empty()) texts.pop_back();
  return texts;
}

}  // namespace

RowReader::RowReader(Roster& roster, std::vector<CsvRow> rows, const FoundHeadings& headings)
    : m_roster(roster),
      m_rows(std::move(rows)),
      m_first(headings.last + 1),
      m_headings(foldedCells(headings.cells)) {}

void RowReader::read() {
  for (std::size_t i = m_first; i < m_rows.size(); ++i) dropBlankTail(m_rows[i], m_roster.columns.size());
  m_isSchoolOnce = writesSchoolsOnce();
  for (std::size_t i = m_first; i < m_rows.size(); ++i) readRow(m_rows[i]);
  endList();
  if (m_roster.rows.empty() && m_roster.faults.empty()) {
    m_roster.faults.push_back({m_rows[m_first - 1].line, RowReason::NoRows, {}, {}});
  }
}

void RowReader::readRow(const CsvRow& csv) {
  const std::size_t width = m_roster.columns.size();
  const RowCells cells(csv, m_roster.columns);
  const bool isOpen = csv.quote == Quote::Open;
  if (!isOpen && csv.cells.size() <= width && cells.isBlank()) return readBlank(csv);
  if (!isOpen && repeatsHeadings(csv)) return pass(csv, PassedKind::Headings);
  if (m_isSchoolOnce && cells.isOnlySchool() && csv.cells.size() <= width) {
    m_above = {cells.at(RosterField::School), cells.at(RosterField::District),
               cells.at(RosterField::Division), csv.line};
    return pass(csv, PassedKind::School);
  }
  const std::size_t before = m_roster.faults.size();
  RosterRow row;
  if (isWhole(csv, cells, width, m_roster.faults)) row = playerIn(csv.line, cells);
  if (m_roster.faults.size() == before) {
    m_ending.reset();
    return m_roster.rows.push_back(std::move(row));
  }
  if (!isOpen && isTotal(csv.cells)) {
    m_roster.faults.resize(before);
    return pass(csv, PassedKind::Total);
  }
  // An open quote swallows all lines that follow, so it is never passed.
  if (isOpen) m_ending.reset();
  if (!isOpen && (m_ending || beginsEnding(csv.cells))) {
    if (!m_ending) m_ending = Ending{before, m_roster.refused.size(), {}};
    m_ending->lines.push_back({csv.line, PassedKind::Ending, shown(firstFilled(csv.cells))});
  }
  m_roster.refused.push_back(refusedRow(csv.line, cells));
}

// Reads a row that is blank in all columns of players. Its other columns may have the beginning of a total or
// of the ending.
void RowReader::readBlank(const CsvRow& csv) {
  if (isTotal(csv.cells)) return pass(csv, PassedKind::Total);
  if (!m_ending && !beginsEnding(csv.cells)) return;
  if (!m_ending) m_ending = Ending{m_roster.faults.size(), m_roster.refused.size(), {}};
  m_ending->lines.push_back({csv.line, PassedKind::Ending, shown(firstFilled(csv.cells))});
}

// Passes the lines of the ending. No player follows them.
void RowReader::endList() {
  if (m_ending) {
    m_roster.faults.resize(m_ending->faults);
    m_roster.refused.resize(m_ending->refused);
    std::ranges::move(m_ending->lines, std::back_inserter(m_roster.passed));
  }
  std::ranges::stable_sort(m_roster.passed, {}, &PassedLine::line);
}

void RowReader::pass(const CsvRow& csv, PassedKind kind) {
  m_roster.passed.push_back({csv.line, kind, shown(firstFilled(csv.cells))});
}

// True if each school is written once, in the first row of its players or in a line of its own. Then no
// school is written twice in a row, the first player has a school, and at least two rows and one row of ten
// have none. A single blank cell may be a mistake, so it stays an error.
bool RowReader::writesSchoolsOnce() const {
  constexpr std::size_t kLeastBlank = 2;
  constexpr std::size_t kRowsToABlank = 10;
  std::size_t players = 0;
  std::size_t blank = 0;
  std::string last;
  bool isFromLine = false;
  for (std::size_t i = m_first; i < m_rows.size(); ++i) {
    const CsvRow& csv = m_rows[i];
    const RowCells cells(csv, m_roster.columns);
    if (beginsEnding(csv.cells)) break;
    if (cells.isBlank() || isTotal(csv.cells) || repeatsHeadings(csv)) continue;
    const std::string school = folded(cells.at(RosterField::School));
    if (!cells.hasName()) {
      if (!cells.isOnlySchool()) continue;
      last = school;
      isFromLine = true;
      continue;
    }
    ++players;
    if (school.empty()) {
      ++blank;
      if (last.empty()) return false;
    } else {
      if (school == last && !isFromLine) return false;
      last = school;
      isFromLine = false;
    }
  }
  return blank >= kLeastBlank && blank * kRowsToABlank >= players;
}

bool RowReader::repeatsHeadings(const CsvRow& csv) const {
  return csv.cells.size() >= m_headings.size() && foldedCells(csv.cells) == m_headings;
}

// Returns the player of the row with a split name, and adds the errors of the row.
RosterRow RowReader::playerIn(int line, const RowCells& cells) {
  std::vector<RowFault>& faults = m_roster.faults;
  RosterRow row = asWritten(line, cells);
  completeSchool(row, cells);
  if (partName(row, cells.at(RosterField::Name), faults)) {
    for (RowFault& fault : faultsOf(row)) faults.push_back(std::move(fault));
  } else if (row.school.empty()) {
    faults.push_back({line, RowReason::MissingSchool, shown(cells.at(RosterField::Name)), {}});
  }
  if (const std::string rating = cells.at(RosterField::Rating); !rating.empty()) {
    row.rating = parseRating(rating);
    if (!row.rating) faults.push_back({line, RowReason::BadRating, shown(rating), {}});
  }
  return row;
}

// Gives the row the school above, if the list writes schools once. The district and the division belong to
// the school.
void RowReader::completeSchool(RosterRow& row, const RowCells& cells) {
  if (!row.school.empty()) {
    m_above = {row.school, row.district, row.division, row.line};
  } else if (m_isSchoolOnce && m_above.line > 0 && cells.hasName()) {
    row.school = m_above.school;
    if (row.district.empty()) row.district = m_above.district;
    if (row.division.empty()) row.division = m_above.division;
    row.schoolLine = m_above.line;
  }
}

}  // namespace damath::desk
