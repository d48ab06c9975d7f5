// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/row_reader.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/desk/roster/name_comparison.hpp"
#include "app/desk/roster/person_text.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "app/desk/roster/whole_name.hpp"
#include "core/contest/model/grade_level.hpp"

namespace damath::desk {

// The cells of one row of the list, found by the field of their column.
class RowCells {
 public:
  RowCells(const CsvRow& csv, const std::vector<RosterColumn>& columns, const ColumnPlaces& places)
      : m_csv(csv), m_columns(columns), m_places(places) {}

  [[nodiscard]] std::string at(RosterField field) const {
    const auto found = m_places.find(field);
    // The cell is blank if the list has no such column, or if the row ends before the column.
    if (found == m_places.end() || found->second >= m_csv.cells.size()) return {};
    return m_csv.cells[found->second];
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
  [[nodiscard]] const std::vector<std::string>& texts() const { return m_csv.cells; }
  // Returns the field of the column with whole names.
  [[nodiscard]] RosterField nameField() const {
    return m_places.contains(RosterField::FirstLast) ? RosterField::FirstLast : RosterField::Name;
  }
  [[nodiscard]] std::string name() const { return at(nameField()); }
  [[nodiscard]] bool hasName() const {
    return !name().empty() || !at(RosterField::Last).empty() || !at(RosterField::First).empty();
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
  const ColumnPlaces& m_places;
};

namespace {

ColumnPlaces columnPlaces(const std::vector<RosterColumn>& columns) {
  ColumnPlaces places;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].field) places.emplace(*columns[i].field, i);
  }
  return places;
}

// Returns the row with the cells as they are written. A whole name is not split.
RosterRow asWritten(int line, const RowCells& cells) {
  RosterRow row;
  row.line = line;
  for (const RosterText& each : kRosterTexts) row.*each.text = cells.at(each.field);
  return row;
}

// Splits a grade with a section, from a column that has both. A text without a grade is the section.
void splitGrade(RosterRow& row) {
  if (!row.section.empty()) return;
  if (auto split = contest::gradeAndSectionIn(row.grade)) {
    row.grade = std::move(split->grade);
    row.section = std::move(split->section);
  } else if (!contest::gradeIn(row.grade)) {
    row.section = std::exchange(row.grade, {});
  }
}

// Returns a row that has errors, for display: invisible characters become visible.
RosterRow refusedRow(int line, const RowCells& cells) {
  RosterRow row = asWritten(line, cells);
  if (row.last.empty() && row.first.empty()) row.last = cells.name();
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

// True if a quote was never closed, and the next quote of a later line ended the cell: the cell has a line
// end, and text stands behind its last quote.
bool isQuoteLost(const CsvRow& row) {
  return row.quote == Quote::Passed && std::ranges::any_of(row.cells, [](const std::string& cell) {
           return cell.find_first_of("\r\n") != std::string::npos;
         });
}

// Adds the errors of cells that cannot be read. Returns true if there are none.
bool isWhole(const CsvRow& row, const RowCells& cells, std::size_t columns, std::vector<RowFault>& faults) {
  if (row.quote == Quote::Open || isQuoteLost(row)) {
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

// Adds an error if the row is a line of signatures or totals that has a text in each column. No name and no
// school begins like a signature, and no first name has a figure.
void addDisguised(const RosterRow& row, std::vector<RowFault>& faults) {
  std::vector<std::string> texts;
  for (const RosterText& each : kRosterTexts) texts.push_back(row.*each.text);
  if (beginsEnding({row.last}) || isTotal(texts)) {
    faults.push_back({row.line, RowReason::NameUnclear, shown(row.name()), {}});
  } else if (beginsEnding({row.school})) {
    faults.push_back({row.line, RowReason::MissingSchool, shown(row.name()), {}});
  }
}

bool hasLetter(std::string_view cell) {
  return std::ranges::any_of(cell, [](char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte & 0x80) != 0;
  });
}

std::vector<std::string> foldedCells(const std::vector<std::string>& cells) {
  std::vector<std::string> texts;
  for (const std::string& cell : cells) texts.push_back(folded(cell));
  while (!texts.empty() && texts.back().empty()) texts.pop_back();
  return texts;
}

// True if the row is a total, a label or the beginning of the ending, although its list has names in the
// spoken order. The words of such a text would look like first and last name.
bool isNoSpokenName(const RowCells& cells) {
  if (cells.nameField() != RosterField::FirstLast) return false;
  return isTotal(cells.texts()) || isLabel(cells.texts()) || beginsEnding({cells.name()});
}

}  // namespace

RowReader::RowReader(Roster& roster, std::vector<CsvRow> rows, const FoundHeadings& headings,
                     std::string_view schoolOfRest)
    : m_roster(roster),
      m_rows(std::move(rows)),
      m_first(headings.last + 1),
      m_headings(foldedCells(headings.cells)),
      m_places(columnPlaces(roster.columns)),
      m_schoolOfRest(schoolOfRest) {}

void RowReader::read() {
  for (std::size_t i = m_first; i < m_rows.size(); ++i) dropBlankTail(m_rows[i], m_roster.columns.size());
  m_isSchoolOnce = writesSchoolsOnce();
  for (std::size_t i = m_first; i < m_rows.size(); ++i) readRow(i, Reading::First);
  endList();
  if (m_roster.rows.empty() && m_roster.faults.empty()) {
    m_roster.faults.push_back({m_rows[m_first - 1].line, RowReason::NoRows, {}, {}});
  }
}

void RowReader::readRow(std::size_t index, Reading reading) {
  const CsvRow& csv = m_rows[index];
  const std::size_t width = m_roster.columns.size();
  const RowCells cells(csv, m_roster.columns, m_places);
  const bool isOpen = csv.quote == Quote::Open;
  if (!isOpen && csv.cells.size() <= width && cells.isBlank()) return readBlank(index, reading);
  if (!isOpen && repeatsHeadings(csv)) return pass(csv, PassedKind::Headings);
  // Lines of totals and signatures must be known before a school is filled in: with a school, such a line
  // looks like a player.
  const bool maybeTotal = !isOpen && isTotal(csv.cells);
  const bool maybeEnding = !isOpen && reading == Reading::First && (m_ending || beginsEnding(csv.cells));
  const SchoolSource beside =
      reading == Reading::First ? SchoolSource::OwnCellOrAbove : SchoolSource::OwnCellOrRest;
  const SchoolSource source = maybeTotal || maybeEnding ? SchoolSource::OwnCell : beside;
  const bool isSchoolLine = !isOpen && cells.isOnlySchool() && csv.cells.size() <= width;
  if (m_isSchoolOnce && source == SchoolSource::OwnCellOrAbove && isSchoolLine) {
    m_above = {cells.at(RosterField::School), cells.at(RosterField::District),
               cells.at(RosterField::Division), csv.line};
    return pass(csv, PassedKind::School);
  }
  // An open quote swallows all lines that follow, so it is never passed.
  if (isOpen) refuteEnding(index);
  const std::size_t before = m_roster.faults.size();
  const SchoolAbove above = m_above;
  RosterRow row;
  if (isWhole(csv, cells, width, m_roster.faults)) row = playerIn(csv.line, cells, source);
  if (m_roster.faults.size() == before) {
    refuteEnding(index);
    const bool isFilled = cells.at(RosterField::School).empty() && row.schoolLine == 0;
    if (isFilled) m_roster.filledSchools.push_back(row.line);
    return m_roster.rows.push_back(std::move(row));
  }
  if (maybeTotal) {
    m_roster.faults.resize(before);
    return passTotal(csv);
  }
  if (!m_ending && !isOpen && isLabel(csv.cells)) {
    m_roster.faults.resize(before);
    m_above = above;
    return pass(csv, PassedKind::Label);
  }
  if (maybeEnding) {
    beginEnding(index, before);
    m_ending->lines.push_back({csv.line, PassedKind::Ending, shown(firstFilled(csv.cells))});
  }
  m_roster.refused.push_back(refusedRow(csv.line, cells));
}

// Reads a row that is blank in all columns of players. Its other columns may have the beginning of a total or
// of the ending, or a label of the rows below. A number alone is only the number of a blank row.
void RowReader::readBlank(std::size_t index, Reading reading) {
  const CsvRow& csv = m_rows[index];
  if (isTotal(csv.cells)) return passTotal(csv);
  if (reading == Reading::Again || (!m_ending && !beginsEnding(csv.cells))) {
    if (std::ranges::any_of(csv.cells, hasLetter)) pass(csv, PassedKind::Label);
    return;
  }
  beginEnding(index, m_roster.faults.size());
  m_ending->lines.push_back({csv.line, PassedKind::Ending, shown(firstFilled(csv.cells))});
}

// Notes that the ending begins at this row, unless it has begun already. `faults` is the number of errors
// before the row.
void RowReader::beginEnding(std::size_t index, std::size_t faults) {
  if (!m_ending) m_ending = Ending{index, faults, m_roster.refused.size(), m_roster.passed.size(), {}};
}

// A player or an open quote stands in this row, so the rows above are no ending. Their errors stay. If the
// user gave the school of the rest, the rows are read again, because some of them may be players of this
// school.
void RowReader::refuteEnding(std::size_t index) {
  if (!m_ending) return;
  const Ending ending = *std::move(m_ending);
  m_ending.reset();
  if (m_schoolOfRest.empty()) return;
  m_roster.faults.resize(ending.faults);
  m_roster.refused.resize(ending.refused);
  m_roster.passed.resize(ending.passed);
  // The rows below get the school of this row, and not the school of a row that is read again.
  const SchoolAbove above = m_above;
  for (std::size_t i = ending.row; i < index; ++i) readRow(i, Reading::Again);
  m_above = above;
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

// A total ends the players of the school above, so no later row gets this school.
void RowReader::passTotal(const CsvRow& csv) {
  m_above = {};
  pass(csv, PassedKind::Total);
}

// True if each school is written once, in the first row of its players or in a line of its own. Then no
// school is written twice in a row, and the first player has a school. At least two rows have no school, and
// such rows are the rule: most schools have one below them, or they are half of the rows. A few blank cells
// may be mistakes, so they stay errors.
bool RowReader::writesSchoolsOnce() const {
  constexpr std::size_t kLeastBlank = 2;
  std::size_t players = 0;
  std::size_t blank = 0;
  std::size_t schools = 0;
  std::size_t shared = 0;  // the schools with a row without a school below them
  std::string last;
  bool isFromLine = false;
  bool isShared = false;
  for (std::size_t i = m_first; i < m_rows.size(); ++i) {
    const CsvRow& csv = m_rows[i];
    const RowCells cells(csv, m_roster.columns, m_places);
    if (beginsEnding(csv.cells)) break;
    if (cells.isBlank() || isTotal(csv.cells) || isLabel(csv.cells) || repeatsHeadings(csv)) continue;
    const std::string school = folded(cells.at(RosterField::School));
    if (!cells.hasName()) {
      if (!cells.isOnlySchool()) continue;
      ++schools;
      last = school;
      isFromLine = true;
      isShared = false;
      continue;
    }
    ++players;
    if (school.empty()) {
      if (last.empty()) return false;
      ++blank;
      if (!isShared) ++shared;
      isShared = true;
      continue;
    }
    if (school == last && !isFromLine) return false;
    if (school != last) {
      ++schools;
      isShared = false;
    }
    last = school;
    isFromLine = false;
  }
  return blank >= kLeastBlank && (2 * shared > schools || 2 * blank >= players);
}

bool RowReader::repeatsHeadings(const CsvRow& csv) const {
  return csv.cells.size() >= m_headings.size() && foldedCells(csv.cells) == m_headings;
}

// Returns the player of the row with a split name, and adds the errors of the row.
RosterRow RowReader::playerIn(int line, const RowCells& cells, SchoolSource source) {
  std::vector<RowFault>& faults = m_roster.faults;
  RosterRow row = asWritten(line, cells);
  completeSchool(row, cells, source);
  const auto grade = m_places.find(RosterField::Grade);
  if (grade != m_places.end() && m_roster.columns[grade->second].isWithSection) splitGrade(row);
  const std::string name = cells.name();
  if (isNoSpokenName(cells)) {
    faults.push_back({line, RowReason::NameUnclear, shown(name), {}});
  } else if (partName(row, name, cells.nameField(), faults)) {
    const bool isDivided = cells.nameField() == RosterField::FirstLast && !hasNameComma(name);
    if (isDivided) row.dividedFrom = shown(name);
    for (RowFault& fault : faultsOf(row)) faults.push_back(std::move(fault));
  } else if (row.school.empty()) {
    faults.push_back({line, RowReason::MissingSchool, shown(name), {}});
  }
  if (const std::string rating = cells.at(RosterField::Rating); !rating.empty()) {
    row.rating = parseRating(rating);
    if (!row.rating) faults.push_back({line, RowReason::BadRating, shown(rating), {}});
  }
  if (faultsOf(row).empty()) addDisguised(row, faults);
  return row;
}

// Gives the row the school above, if the list writes schools once. The district and the division belong to
// the school. A row without such a school gets the school of the rest.
void RowReader::completeSchool(RosterRow& row, const RowCells& cells, SchoolSource source) {
  if (!row.school.empty()) {
    m_above = {row.school, row.district, row.division, row.line};
  } else if (source == SchoolSource::OwnCellOrAbove && m_isSchoolOnce && m_above.line > 0 &&
             cells.hasName()) {
    row.school = m_above.school;
    if (row.district.empty()) row.district = m_above.district;
    if (row.division.empty()) row.division = m_above.division;
    row.schoolLine = m_above.line;
  } else if (source != SchoolSource::OwnCell) {
    row.school = m_schoolOfRest;
  }
}

}  // namespace damath::desk
