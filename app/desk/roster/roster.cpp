// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/roster.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "app/desk/roster/heading_search.hpp"
#include "app/desk/roster/person_text.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "app/desk/roster/row_reader.hpp"
#include "app/desk/roster/whole_name.hpp"
#include "core/contest/model/grade_level.hpp"
#include "core/spellings.hpp"
#include "core/text/csv.hpp"
#include "core/text/lines.hpp"

namespace damath::desk {

namespace {

using Columns = std::vector<RosterColumn>;

bool hasField(const Columns& columns, RosterField field) {
  return std::ranges::find(columns, std::optional(field), &RosterColumn::field) != columns.end();
}

// Returns the first cell of each column that is not blank, as examples for the user. Reads each row once,
// because a list may have many columns and many short rows.
std::vector<std::string> samplesOf(const std::vector<CsvRow>& rows, std::size_t first, std::size_t columns) {
  std::vector<std::string> samples(columns);
  for (std::size_t row = first; row < rows.size(); ++row) {
    const auto& cells = rows[row].cells;
    for (std::size_t column = 0; column < std::min(cells.size(), columns); ++column) {
      if (samples[column].empty()) samples[column] = shown(cells[column]);
    }
  }
  return samples;
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
      (isWholeName(one) && isPartOfName(other)) || (isWholeName(other) && isPartOfName(one));
  return one == other || (isWholeName(one) && isWholeName(other)) || isWholeAndPart;
}

void addTwice(const Columns& columns, int line, std::vector<RowFault>& faults) {
  std::vector<const RosterColumn*> firsts;  // the first column of each field, in file order
  for (const RosterColumn& column : columns) {
    if (!column.field) continue;
    const auto before = std::ranges::find_if(
        firsts, [&](const RosterColumn* first) { return isSameClaim(*first->field, *column.field); });
    if (before != firsts.end()) {
      faults.push_back({line, RowReason::ColumnTwice, column.heading, {}, (*before)->heading});
    }
    if (std::ranges::none_of(firsts, [&](const auto* first) { return first->field == column.field; })) {
      firsts.push_back(&column);
    }
  }
}

void addMissing(const Columns& columns, int line, std::string_view schoolOfRest,
                std::vector<RowFault>& faults) {
  RowFault missing{line, RowReason::ColumnMissing, {}, {}};
  const auto need = [&](RosterField field) {
    if (hasField(columns, field)) return;
    missing.fields.push_back(field);
    missing.text += (missing.text.empty() ? "" : ", ") + std::string(toText(field));
  };
  if (!hasField(columns, RosterField::Name) && !hasField(columns, RosterField::FirstLast)) {
    need(RosterField::Last);
    need(RosterField::First);
  }
  if (schoolOfRest.empty()) need(RosterField::School);
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

// True if most whole names of the column have a comma between last and first name. Otherwise the column may
// have only a part of the name, or names that cannot be split.
bool hasCommas(const std::vector<CsvRow>& rows, std::size_t first, std::size_t column) {
  std::size_t filled = 0;
  std::size_t commas = 0;
  for (std::size_t row = first; row < rows.size(); ++row) {
    if (column >= rows[row].cells.size() || rows[row].cells[column].empty()) continue;
    ++filled;
    if (rows[row].cells[column].find(',') != std::string::npos) ++commas;
  }
  return 2 * commas > filled;
}

// True if every filled cell of the column has a grade and a section, and at least one cell is filled.
bool hasSections(const std::vector<CsvRow>& rows, std::size_t first, std::size_t column) {
  bool isAny = false;
  for (std::size_t row = first; row < rows.size(); ++row) {
    if (column >= rows[row].cells.size() || rows[row].cells[column].empty()) continue;
    if (!contest::gradeAndSectionIn(rows[row].cells[column])) return false;
    isAny = true;
  }
  return isAny;
}

// Marks the columns of grades that also have the section: those with a heading for both, and, in a list
// without a column for the section, those whose cells all have both.
void markSections(Columns& columns, const std::vector<CsvRow>& rows, const FoundHeadings& headings) {
  const bool isApart = hasField(columns, RosterField::Section);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].field != RosterField::Grade) continue;
    const auto meaning = meaningOf(headings.cells[i]);
    columns[i].isWithSection =
        (meaning && meaning->isWithSection) || (!isApart && hasSections(rows, headings.last + 1, i));
  }
}

// Guesses that the column of whole names has the first name first, if most of its cells have several words
// without a comma. The heading and the user know better.
void guessNameOrder(Columns& columns, const std::vector<CsvRow>& rows, std::size_t first) {
  const auto column = std::ranges::find(columns, std::optional(RosterField::Name), &RosterColumn::field);
  if (column == columns.end() || column->source != ColumnSource::Heading || saysLastFirst(column->heading)) {
    return;
  }
  const auto place = static_cast<std::size_t>(column - columns.begin());
  std::size_t filled = 0;
  std::size_t spoken = 0;
  for (std::size_t row = first; row < rows.size(); ++row) {
    if (place >= rows[row].cells.size() || rows[row].cells[place].empty()) continue;
    ++filled;
    if (isFirstLast(rows[row].cells[place])) ++spoken;
  }
  column->isGuessed = 2 * spoken > filled;
  if (column->isGuessed) column->field = RosterField::FirstLast;
}

// True if the known columns have the whole name and the school of a player.
bool areEnough(const Columns& columns, const std::vector<CsvRow>& rows, std::size_t first,
               std::string_view schoolOfRest) {
  using enum RosterField;
  if (schoolOfRest.empty() && !hasField(columns, School)) return false;
  if (hasField(columns, Last) && hasField(columns, First)) return true;
  if (std::ranges::any_of(columns, [](const RosterColumn& column) {
        return column.field == FirstLast && !column.isGuessed;
      })) {
    return true;
  }
  const auto name = std::ranges::find(columns, std::optional(Name), &RosterColumn::field);
  return name != columns.end() && hasCommas(rows, first, static_cast<std::size_t>(name - columns.begin()));
}

// Marks the columns that the import can do without: those with an unknown heading, if the other columns are
// enough, and those without a heading that only number the rows.
void markUnneeded(Columns& columns, const std::vector<CsvRow>& rows, std::size_t first,
                  std::string_view schoolOfRest) {
  const bool isEnough = areEnough(columns, rows, first, schoolOfRest);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    RosterColumn& column = columns[i];
    if (column.source != ColumnSource::Nobody || (column.heading.empty() && column.sample.empty())) continue;
    const bool isUnneeded = column.heading.empty() ? isOfNumbers(rows, first, i) : isEnough;
    if (isUnneeded) column.source = ColumnSource::Unneeded;
  }
}

// Returns the columns of the list, and adds errors of the headings to `faults`.
Columns rosterColumns(const std::vector<CsvRow>& rows, const FoundHeadings& headings,
                      const std::vector<ColumnChoice>& choices, std::string_view schoolOfRest,
                      std::vector<RowFault>& faults) {
  const int line = rows[headings.last].line;
  std::vector<std::string> samples = samplesOf(rows, headings.last + 1, headings.cells.size());
  Columns columns;
  std::vector<std::size_t> maybeFirst;
  for (std::size_t i = 0; i < headings.cells.size(); ++i) {
    RosterColumn column{shown(headings.cells[i]), std::move(samples[i])};
    const auto meaning = meaningOf(headings.cells[i]);
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
  markSections(columns, rows, headings);
  const bool isHeader = std::ranges::any_of(
      columns, [](const RosterColumn& column) { return column.source != ColumnSource::Nobody; });
  if (!isHeader) {
    faults.push_back({line, RowReason::NoHeader, columns.empty() ? "" : columns.front().heading, {}});
    return columns;
  }
  guessNameOrder(columns, rows, headings.last + 1);
  markUnneeded(columns, rows, headings.last + 1, schoolOfRest);
  addUnknown(columns, line, faults);
  addTwice(columns, line, faults);
  addMissing(columns, line, schoolOfRest, faults);
  return columns;
}

// True if a column has the school, by its heading or by the user's choice.
bool hasSchoolColumn(const FoundHeadings& headings, const std::vector<ColumnChoice>& choices) {
  const auto isSchool = [](const std::string& heading) {
    const auto meaning = meaningOf(heading);
    return meaning && meaning->field == RosterField::School;
  };
  return std::ranges::any_of(headings.cells, isSchool) ||
         std::ranges::find(choices, std::optional(RosterField::School), &ColumnChoice::field) !=
             choices.end();
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

// Notes the lines above the headings.
void passLetterhead(Roster& roster, const std::vector<CsvRow>& rows, const FoundHeadings& headings) {
  for (std::size_t i = 0; i < headings.first; ++i) {
    roster.passed.push_back({rows[i].line, PassedKind::Above, shown(firstFilled(rows[i].cells))});
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

bool isSettledByColumns(const RowFault& fault) {
  return isOfColumns(fault) || fault.reason == RowReason::NameUndivided;
}

Roster parseRoster(std::string_view bytes, const std::vector<ColumnChoice>& choices,
                   std::string_view schoolOfRest) {
  Roster roster;
  if (bytes.size() > kMostRosterBytes) {
    roster.faults.push_back({1, RowReason::TooLarge, {}, {}});
    return roster;
  }
  const auto text = decodedText(bytes);
  if (!text) {
    roster.faults.push_back({firstLineNotText(bytes).value_or(1), RowReason::NotText, {}, {}});
    return roster;
  }
  std::vector<CsvRow> rows = rowsOfList(text->text);
  roster.encoding = text->encoding;
  if (text->encoding == TextEncoding::Windows) roster.sample = letterSample(rows);
  if (rows.empty()) {
    roster.faults.push_back({1, RowReason::NoRows, {}, {}});
    return roster;
  }
  const FoundHeadings headings = findHeadings(rows);
  const auto open = std::ranges::find(rows, Quote::Open, &CsvRow::quote);
  if (open - rows.begin() <= static_cast<std::ptrdiff_t>(headings.last)) {
    roster.faults.push_back({open->line, RowReason::OpenQuote, {}, {}});
    return roster;
  }
  if (headings.cells.size() > kMostRosterColumns) {
    roster.faults.push_back({rows[headings.last].line, RowReason::TooManyColumns, {}, {}});
    return roster;
  }
  roster.headingLine = rows[headings.last].line;
  passLetterhead(roster, rows, headings);
  std::string ofRest(schoolOfRest);
  if (ofRest.empty() && !hasSchoolColumn(headings, choices)) {
    roster.letterhead = letterheadSchool(rows, headings);
    if (roster.letterhead) ofRest = roster.letterhead->school;
  }
  roster.columns = rosterColumns(rows, headings, choices, ofRest, roster.faults);
  // Stops after an error in the headings, because without headings the cells have no meaning.
  if (!roster.faults.empty()) return roster;
  RowReader(roster, std::move(rows), headings, ofRest).read();
  addDuplicates(roster);
  std::ranges::stable_sort(roster.faults, {}, &RowFault::line);
  return roster;
}

}  // namespace damath::desk
