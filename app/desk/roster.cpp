#include "app/desk/roster.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "app/desk/csv.hpp"
#include "app/desk/person_text.hpp"
#include "core/notation/text_lines.hpp"

namespace damath::desk {

namespace {

enum class Column { Last, First, Middle, School, District, Division, Grade, Coach, Rating };
constexpr std::string_view kColumns[] = {"last",     "first", "middle", "school", "district",
                                         "division", "grade", "coach",  "rating"};
constexpr Column kRequired[] = {Column::Last, Column::First, Column::School};

std::string_view nameOf(Column column) {
  return kColumns[static_cast<std::size_t>(column)];
}

std::optional<Column> columnNamed(std::string_view text) {
  const std::string name = folded(text);
  for (std::size_t index = 0; index < std::size(kColumns); ++index) {
    if (kColumns[index] == name) return Column{static_cast<int>(index)};
  }
  return std::nullopt;
}

std::vector<Column> headerOf(const CsvRow& row, std::vector<RowFault>& faults) {
  std::vector<Column> columns;
  for (const std::string& cell : row.cells) {
    const auto column = columnNamed(cell);
    const bool twice = column && std::find(columns.begin(), columns.end(), *column) != columns.end();
    if (!column || twice) {
      faults.push_back({row.line, RowReason::WrongHeader, std::string(notation::shortened(cell)), {}});
    } else {
      columns.push_back(*column);
    }
  }
  for (const Column column : kRequired) {
    if (std::find(columns.begin(), columns.end(), column) == columns.end()) {
      faults.push_back({row.line, RowReason::WrongHeader, std::string(nameOf(column)), {}});
    }
  }
  return columns;
}

// The row as read; its faults are added to the list.
RosterRow rowOf(const CsvRow& csv, const std::vector<Column>& columns, std::vector<RowFault>& faults) {
  const auto cell = [&](Column column) -> std::string {
    const auto found = std::find(columns.begin(), columns.end(), column);
    const auto index = static_cast<std::size_t>(found - columns.begin());
    return index < csv.cells.size() ? csv.cells[index] : std::string();
  };
  RosterRow row{csv.line,
                cell(Column::Last),
                cell(Column::First),
                cell(Column::Middle),
                cell(Column::School),
                cell(Column::District),
                cell(Column::Division),
                cell(Column::Grade),
                cell(Column::Coach),
                {}};
  for (RowFault& fault : faultsOf(row)) faults.push_back(std::move(fault));
  if (const std::string rating = cell(Column::Rating); !rating.empty()) {
    row.rating = parseRating(rating);
    if (!row.rating)
      faults.push_back({csv.line, RowReason::BadRating, std::string(notation::shortened(rating)), {}});
  }
  return row;
}

void dropBlankTail(CsvRow& row, std::size_t least) {
  while (row.cells.size() > least && row.cells.back().empty()) row.cells.pop_back();
}

bool isWhole(const CsvRow& row, std::size_t columns, std::vector<RowFault>& faults) {
  if (row.quote == Quote::Open) {
    faults.push_back({row.line, RowReason::OpenQuote, {}, {}});
    return false;
  }
  if (!std::all_of(row.cells.begin(), row.cells.end(), isCleanText)) {
    faults.push_back({row.line, RowReason::NotText, {}, {}});
    return false;
  }
  if (row.cells.size() > columns) {
    const std::string more(notation::shortened(row.cells[columns]));
    faults.push_back({row.line, RowReason::TooManyCells, more, {}});
    return false;
  }
  return true;
}

}  // namespace

void addDuplicates(Roster& roster) {
  Namesakes seen;
  for (const RosterRow& row : roster.rows) {
    if (const auto same = seen.firstLike(row.person())) {
      roster.faults.push_back({row.line, RowReason::DuplicateInFile, row.name(), same});
    }
    seen.add(row.person(), row.line);
  }
}

std::vector<RowFault> faultsOf(const RosterRow& row) {
  std::vector<RowFault> faults;
  if (row.last.empty() || row.first.empty()) {
    faults.push_back({row.line, RowReason::MissingName, row.last + row.first, {}});
  }
  if (row.school.empty()) faults.push_back({row.line, RowReason::MissingSchool, row.name(), {}});
  return faults;
}

std::optional<int> parseRating(std::string_view text) {
  if (text.empty() || text.size() > 4) return std::nullopt;
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < 0) return std::nullopt;
  return value;
}

std::string RosterRow::name() const {
  std::string text = last;
  if (!first.empty()) text += (text.empty() ? "" : ", ") + first;
  if (!middle.empty()) text += " " + middle;
  return text;
}

Roster parseRoster(std::string_view csv) {
  Roster roster;
  if (csv.size() > kMostRosterBytes) {
    roster.faults.push_back({1, RowReason::TooLarge, {}, {}});
    return roster;
  }
  std::vector<CsvRow> rows = parseCsv(csv);
  if (rows.empty()) {
    roster.faults.push_back({1, RowReason::NoRows, {}, {}});
    return roster;
  }
  // Spreadsheets like to end lines with empty cells.
  dropBlankTail(rows.front(), 0);
  const std::size_t width = rows.front().cells.size();
  if (!isWhole(rows.front(), width, roster.faults)) return roster;
  const std::vector<Column> columns = headerOf(rows.front(), roster.faults);
  // Without a header no cell has a meaning.
  if (!roster.faults.empty()) return roster;
  for (std::size_t index = 1; index < rows.size(); ++index) {
    dropBlankTail(rows[index], width);
    if (!isWhole(rows[index], width, roster.faults)) continue;
    const std::size_t before = roster.faults.size();
    RosterRow row = rowOf(rows[index], columns, roster.faults);
    if (roster.faults.size() == before) roster.rows.push_back(std::move(row));
  }
  if (rows.size() == 1) roster.faults.push_back({rows.front().line, RowReason::NoRows, {}, {}});
  addDuplicates(roster);
  std::stable_sort(roster.faults.begin(), roster.faults.end(),
                   [](const RowFault& a, const RowFault& b) { return a.line < b.line; });
  return roster;
}

}  // namespace damath::desk
