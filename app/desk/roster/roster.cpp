// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/roster.hpp"

#include <algorithm>
#include <vector>

#include "app/desk/roster/person_text.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "core/spellings.hpp"
#include "core/text/csv.hpp"
#include "core/text/lines.hpp"

namespace damath::desk {

namespace {

using Columns = std::vector<RosterColumn>;

bool hasField(const Columns& columns, RosterField field) {
  return std::ranges::find(columns, std::optional(field), &RosterColumn::field) != columns.end();
}

// Returns the first cell of the column that is not blank, as an example for the user.
std::string sampleOf(const std::vector<CsvRow>& rows, std::size_t column) {
  for (std::size_t row = 1; row < rows.size(); ++row) {
    const auto& cells = rows[row].cells;
    if (column < cells.size() && !cells[column].empty()) return shown(cells[column]);
  }
  return {};
}

// Decides the meaning of columns with the heading "Name". Such a column has the first name if another column
// has the last name and no column has the first name; else it has the whole name.
void settleNames(Columns& columns, const std::vector<std::size_t>& maybeFirst) {
  for (const std::size_t column : maybeFirst) {
    const bool isFirst = hasField(columns, RosterField::Last) && !hasField(columns, RosterField::First);
    columns[column].field = isFirst ? RosterField::First : RosterField::Name;
  }
}

bool isPartOfName(RosterField field) {
  return field == RosterField::Last || field == RosterField::First;
}

// True if a list must not have columns for both fields: the fields are equal, or one is the whole name and
// the other is a part of the name.
bool isSameClaim(RosterField one, RosterField other) {
  const bool isWholeAndPart =
      (one == RosterField::Name && isPartOfName(other)) || (other == RosterField::Name && isPartOfName(one));
  return one == other || isWholeAndPart;
}

void addTwice(const Columns& columns, int line, std::vector<RowFault>& faults) {
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const auto end = columns.begin() + static_cast<std::ptrdiff_t>(i);
    const auto before = std::find_if(columns.begin(), end, [&](const RosterColumn& column) {
      return columns[i].field && column.field && isSameClaim(*column.field, *columns[i].field);
    });
    if (before == end) continue;
    faults.push_back({line, RowReason::ColumnTwice, columns[i].heading, {}, before->heading});
  }
}

void addMissing(const Columns& columns, int line, std::vector<RowFault>& faults) {
  RowFault missing{line, RowReason::ColumnMissing, {}, {}};
  const auto need = [&](RosterField field) {
    if (hasField(columns, field)) return;
    missing.fields.push_back(field);
    missing.text += (missing.text.empty() ? "" : ", ") + std::string(toText(field));
  };
  if (!hasField(columns, RosterField::Name)) {
    need(RosterField::Last);
    need(RosterField::First);
  }
  need(RosterField::School);
  if (!missing.fields.empty()) faults.push_back(std::move(missing));
}

void addUnknown(const Columns& columns, int line, std::vector<RowFault>& faults) {
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const RosterColumn& column = columns[i];
    if (column.source != ColumnSource::Nobody) continue;
    if (!column.heading.empty()) {
      faults.push_back({line, RowReason::WrongHeader, column.heading, {}});
    } else if (!column.sample.empty()) {
      faults.push_back({line, RowReason::BlankHeading, std::to_string(i + 1), {}});
    }
  }
}

// Returns the columns of the list, and adds errors of the headings to `faults`.
Columns rosterColumns(const std::vector<CsvRow>& rows, const std::vector<ColumnChoice>& choices,
                      std::vector<RowFault>& faults) {
  const CsvRow& header = rows.front();
  Columns columns;
  std::vector<std::size_t> maybeFirst;
  for (std::size_t i = 0; i < header.cells.size(); ++i) {
    RosterColumn column{shown(header.cells[i]), sampleOf(rows, i), {}, ColumnSource::Nobody};
    const auto meaning = meaningOf(header.cells[i]);
    const auto chosen = std::find_if(choices.rbegin(), choices.rend(), [i](const ColumnChoice& choice) {
      return choice.column == static_cast<int>(i) + 1;
    });
    if (chosen != choices.rend()) {
      column.field = chosen->field;
      column.source = ColumnSource::Person;
    } else if (meaning) {
      column.source = ColumnSource::Heading;
      if (meaning->isMaybeFirst) {
        maybeFirst.push_back(i);
      } else {
        column.field = meaning->field;
      }
    }
    columns.push_back(std::move(column));
  }
  settleNames(columns, maybeFirst);
  const bool isHeader = std::ranges::any_of(
      columns, [](const RosterColumn& column) { return column.source != ColumnSource::Nobody; });
  if (!isHeader) {
    faults.push_back({header.line, RowReason::NoHeader, columns.empty() ? "" : columns.front().heading, {}});
    return columns;
  }
  addUnknown(columns, header.line, faults);
  addTwice(columns, header.line, faults);
  addMissing(columns, header.line, faults);
  return columns;
}

// The cells of one row of the list, found by the field of their column.
class Cells {
 public:
  Cells(const CsvRow& csv, const Columns& columns) : m_csv(csv), m_columns(columns) {}

  [[nodiscard]] std::string at(RosterField field) const {
    const auto found = std::ranges::find(m_columns, std::optional(field), &RosterColumn::field);
    // The cell is blank if the list has no such column, or if the row ends before the column.
    if (found == m_columns.end()) return {};
    const auto index = static_cast<std::size_t>(found - m_columns.begin());
    return index < m_csv.cells.size() ? m_csv.cells[index] : std::string();
  }
  // Calls `take` with each cell whose column has a known field.
  template <class Take>
  void each(const Take& take) const {
    for (std::size_t i = 0; i < std::min(m_csv.cells.size(), m_columns.size()); ++i) {
      if (m_columns[i].field) take(m_csv.cells[i]);
    }
  }
  [[nodiscard]] bool isBlank() const {
    bool isBlank = true;
    each([&](const std::string& cell) { isBlank = isBlank && cell.empty(); });
    return isBlank;
  }

 private:
  const CsvRow& m_csv;
  const Columns& m_columns;
};

// Returns the row with the cells as they are written. A whole name is not split.
RosterRow asWritten(int line, const Cells& cells) {
  RosterRow row;
  row.line = line;
  for (const RosterText& each : kRosterTexts) row.*each.text = cells.at(each.field);
  return row;
}

// Returns the row with a split name, and adds the errors of the row to `faults`.
RosterRow rowOf(int line, const Cells& cells, std::vector<RowFault>& faults) {
  RosterRow row = asWritten(line, cells);
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

// Returns a row that has errors, for display: invisible characters become visible.
RosterRow refusedRow(int line, const Cells& cells) {
  RosterRow row = asWritten(line, cells);
  if (row.last.empty() && row.first.empty()) row.last = cells.at(RosterField::Name);
  for (const RosterText& each : kRosterTexts) row.*each.text = shown(row.*each.text);
  return row;
}

void dropBlankTail(CsvRow& row, std::size_t least) {
  while (row.cells.size() > least && row.cells.back().empty()) row.cells.pop_back();
}

bool isWhole(const CsvRow& row, const Cells& cells, std::size_t columns, std::vector<RowFault>& faults) {
  if (row.quote == Quote::Open) {
    faults.push_back({row.line, RowReason::OpenQuote, {}, {}});
    return false;
  }
  if (row.cells.size() > columns) {
    faults.push_back({row.line, RowReason::TooManyCells, shown(row.cells[columns]), {}});
    return false;
  }
  const std::size_t before = faults.size();
  cells.each([&](const std::string& cell) {
    const auto fault = faultIn(cell);
    if (fault) faults.push_back({row.line, reasonOf(*fault), shown(cell), {}});
  });
  return faults.size() == before;
}

// Returns the first cell with a non-ASCII letter, so that the user can check the decoding.
std::string letterSample(const std::vector<CsvRow>& rows) {
  for (const CsvRow& row : rows) {
    for (const std::string& cell : row.cells) {
      const bool isBeyond = std::ranges::any_of(cell, [](char byte) { return (byte & 0x80) != 0; });
      if (isBeyond) return shown(cell);
    }
  }
  return {};
}

void readRows(Roster& roster, std::vector<CsvRow>& rows) {
  const std::size_t width = roster.columns.size();
  for (std::size_t index = 1; index < rows.size(); ++index) {
    dropBlankTail(rows[index], width);
    const Cells cells(rows[index], roster.columns);
    if (rows[index].quote != Quote::Open && rows[index].cells.size() <= width && cells.isBlank()) continue;
    const std::size_t before = roster.faults.size();
    RosterRow row;
    if (isWhole(rows[index], cells, width, roster.faults)) {
      row = rowOf(rows[index].line, cells, roster.faults);
    }
    if (roster.faults.size() == before) {
      roster.rows.push_back(std::move(row));
    } else {
      roster.refused.push_back(refusedRow(rows[index].line, cells));
    }
  }
  if (roster.rows.empty() && roster.faults.empty()) {
    roster.faults.push_back({rows.front().line, RowReason::NoRows, {}, {}});
  }
}

}  // namespace

void addDuplicates(Roster& roster) {
  Namesakes seen;
  for (const RosterRow& row : roster.rows) {
    if (const auto same = seen.firstLike(row.person())) {
      roster.faults.push_back({row.line, RowReason::DuplicateInFile, shown(row.name()), same});
    }
    seen.add(row.person(), row.line);
  }
}

bool isOfColumns(const RowFault& fault) {
  using enum RowReason;
  constexpr RowReason kOfColumns[] = {WrongHeader, BlankHeading, NoHeader, ColumnTwice, ColumnMissing};
  return std::ranges::find(kOfColumns, fault.reason) != std::end(kOfColumns);
}

Roster parseRoster(std::string_view bytes, const std::vector<ColumnChoice>& choices) {
  Roster roster;
  if (bytes.size() > kMostRosterBytes) {
    roster.faults.push_back({1, RowReason::TooLarge, {}, {}});
    return roster;
  }
  const auto text = readListText(bytes);
  if (!text) {
    roster.faults.push_back({firstLineNotText(bytes).value_or(1), RowReason::NotText, {}, {}});
    return roster;
  }
  std::vector<CsvRow> rows = parseCsv(text->text);
  roster.encoding = text->encoding;
  if (text->encoding == ListEncoding::Windows) roster.sample = letterSample(rows);
  if (rows.empty()) {
    roster.faults.push_back({1, RowReason::NoRows, {}, {}});
    return roster;
  }
  // Drops blank cells at the end of the heading line, because spreadsheets often add them.
  dropBlankTail(rows.front(), 0);
  if (rows.front().quote == Quote::Open) {
    roster.faults.push_back({rows.front().line, RowReason::OpenQuote, {}, {}});
    return roster;
  }
  roster.columns = rosterColumns(rows, choices, roster.faults);
  // Stops after an error in the headings, because without headings the cells have no meaning.
  if (!roster.faults.empty()) return roster;
  readRows(roster, rows);
  addDuplicates(roster);
  std::ranges::stable_sort(roster.faults, {}, &RowFault::line);
  return roster;
}

}  // namespace damath::desk
