// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/roster_header.hpp"

#include <algorithm>

#include "app/desk/roster/person_text.hpp"

namespace damath::desk {

namespace {

using Columns = std::vector<RosterColumn>;

// Returns the first cell of the column that is not blank.
std::string sampleOf(const std::vector<CsvRow>& rows, std::size_t column) {
  for (std::size_t row = 1; row < rows.size(); ++row) {
    const auto& cells = rows[row].cells;
    if (column < cells.size() && !cells[column].empty()) return shown(cells[column]);
  }
  return {};
}

// Decides columns with the heading "Name": the first name if another column has the last name, else the whole
// name.
void settleNames(Columns& columns, const std::vector<std::size_t>& maybeFirst) {
  for (const std::size_t column : maybeFirst) {
    const bool isFirst = hasField(columns, RosterField::Last) && !hasField(columns, RosterField::First);
    columns[column].field = isFirst ? RosterField::First : RosterField::Name;
  }
}

bool isPartOfName(RosterField field) {
  return field == RosterField::Last || field == RosterField::First;
}

// True if two columns exclude each other: both have the same field, or a whole name stands beside a part of
// the name.
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

}  // namespace

bool hasField(const Columns& columns, RosterField field) {
  return std::ranges::find(columns, std::optional(field), &RosterColumn::field) != columns.end();
}

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

}  // namespace damath::desk
