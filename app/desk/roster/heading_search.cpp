// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/heading_search.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "app/desk/roster/person_text.hpp"
#include "app/desk/roster/roster_headings.hpp"
#include "core/text/number.hpp"
#include "core/text/trim.hpp"

namespace damath::desk {

namespace {

using HeadingCells = std::vector<std::string>;

bool hasName(const HeadingMeaning& meaning) {
  using enum RosterField;
  return isWholeName(meaning.field) || meaning.field == Last || meaning.field == First;
}

// The headings that a row of a list may be.
struct HeadingCount {
  std::size_t filled = 0;       // the cells that are not blank
  std::size_t known = 0;        // the cells that are known headings
  std::set<int> meanings = {};  // the different meanings of these headings; -1 for an ignored column
  bool hasName = false;         // true if a heading means a name, or a part of a name
  bool hasParts = false;        // true if headings mean the last and the first name
  bool hasSchool = false;       // true if a heading means the school

  [[nodiscard]] bool isMostlyKnown() const { return 2 * known > filled; }
};

HeadingCount countHeadings(const HeadingCells& cells) {
  HeadingCount count;
  bool hasLast = false;
  bool hasFirst = false;
  for (const std::string& cell : cells) {
    if (cell.empty()) continue;
    ++count.filled;
    const auto meaning = meaningOf(cell);
    if (!meaning) continue;
    ++count.known;
    count.meanings.insert(meaning->field ? static_cast<int>(*meaning->field) : -1);
    count.hasName = count.hasName || hasName(*meaning);
    count.hasSchool = count.hasSchool || meaning->field == RosterField::School;
    hasLast = hasLast || meaning->field == RosterField::Last;
    hasFirst = hasFirst || meaning->field == RosterField::First;
  }
  count.hasParts = hasLast && hasFirst;
  return count;
}

std::optional<std::size_t> knownRow(const std::vector<HeadingCount>& counts) {
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const HeadingCount& count = counts[i];
    if (count.hasName && count.meanings.size() > 1 && (i == 0 || count.isMostlyKnown())) return i;
  }
  // Most headings may be unknown. A name beside a school, or beside two more known headings, is enough.
  for (std::size_t i = 0; i < counts.size(); ++i) {
    constexpr std::size_t kEnough = 3;
    if (counts[i].hasName && (counts[i].hasSchool || counts[i].known >= kEnough)) return i;
  }
  // The heading of the names may be unknown.
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i].meanings.size() > 1 && counts[i].isMostlyKnown()) return i;
  }
  // A list may have only names. A title such as "Participants" looks equal, so it counts only if no other row
  // has headings.
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i].hasName && counts[i].known == counts[i].filled) return i;
  }
  return std::nullopt;
}

// Returns the first row that is about as full as the fullest row, if the first row has a single cell. Without
// known headings, such a row has most probably the headings.
std::size_t fullRow(const std::vector<HeadingCount>& counts) {
  if (counts.front().known > 0 || counts.front().filled > 1) return 0;
  const std::size_t most = std::ranges::max(counts, {}, &HeadingCount::filled).filled;
  const auto full = std::ranges::find_if(
      counts, [most](const HeadingCount& count) { return count.filled > 1 && 2 * count.filled > most; });
  return full == counts.end() ? 0 : static_cast<std::size_t>(full - counts.begin());
}

std::string cellAt(const HeadingCells& cells, std::size_t column) {
  return column < cells.size() ? cells[column] : std::string();
}

// True if the row below has the parts of a name that the upper row has as a whole: "Name" above "Last" and
// "First". Its other cells are blank, or repeat the heading above.
bool isSecondRow(const HeadingCells& upper, const HeadingCells& below) {
  const HeadingCount count = countHeadings(below);
  if (!count.hasParts || count.known < count.filled || countHeadings(upper).hasParts) return false;
  for (std::size_t column = 0; column < below.size(); ++column) {
    const std::string over = cellAt(upper, column);
    if (below[column].empty() || over.empty() || over == below[column]) continue;
    const auto meaning = meaningOf(over);
    if (!meaning || !hasName(*meaning)) return false;
  }
  return true;
}

// Returns the cells of two rows of headings: the lower cell, or the upper cell above a blank cell.
HeadingCells combined(const HeadingCells& upper, const HeadingCells& below) {
  HeadingCells cells;
  for (std::size_t column = 0; column < std::max(upper.size(), below.size()); ++column) {
    const std::string cell = cellAt(below, column);
    cells.push_back(cell.empty() ? cellAt(upper, column) : cell);
  }
  return cells;
}

// True for the headings that are also labels in a letterhead: "School", "Coach".
bool mayBeLabel(const HeadingMeaning& meaning) {
  using enum RosterField;
  return meaning.field == School || meaning.field == District || meaning.field == Division ||
         meaning.field == Coach;
}

// Returns the next cell of the row that is not blank; empty if there is none.
std::string nextFilled(const HeadingCells& cells, std::size_t column) {
  for (std::size_t next = column + 1; next < cells.size(); ++next) {
    if (!cells[next].empty()) return cells[next];
  }
  return {};
}

// True if a line above headings belongs to the letterhead: "School:", "Rizal NHS". Headings have no colon.
// Without a colon, a line is of the letterhead if each heading that it would give has a text behind it, as a
// label has its value.
bool isOfLetterhead(const HeadingCells& above, const HeadingCells& headings) {
  const auto hasColon = [](const std::string& cell) { return cell.find(':') != std::string::npos; };
  if (std::ranges::any_of(above, hasColon)) return true;
  bool hasLabel = false;
  for (std::size_t column = 0; column < above.size(); ++column) {
    const auto meaning = meaningOf(above[column]);
    if (!meaning || !cellAt(headings, column).empty()) continue;
    const std::string value = nextFilled(above, column);
    if (!mayBeLabel(*meaning) || value.empty() || meaningOf(value)) return false;
    hasLabel = true;
  }
  return hasLabel;
}

// True if the cell is a number such as "12" or "3.".
bool isNumberCell(std::string_view cell) {
  constexpr std::string_view kSigns = "0123456789.,()#- ";
  return std::ranges::any_of(cell, isDigit) && cell.find_first_not_of(kSigns) == std::string_view::npos;
}

// Returns the upper of two rows of headings without a label of the letterhead. No school, district, division
// or coach is a number, so such a heading is a label if it stands above the numbers of the rows.
HeadingCells withoutLabels(HeadingCells upper, const std::vector<CsvRow>& rows, std::size_t below) {
  for (std::size_t column = 0; column < upper.size(); ++column) {
    const auto meaning = meaningOf(upper[column]);
    const bool isTaken = cellAt(rows[below].cells, column).empty();
    if (isTaken && meaning && mayBeLabel(*meaning) && isOfNumbers(rows, below + 1, column)) {
      upper[column].clear();
    }
  }
  return upper;
}

// Returns the row above the headings with only the cells that may be headings of other columns.
HeadingCells headingsAbove(const std::vector<CsvRow>& rows, std::size_t headings) {
  HeadingCells cells = rows[headings - 1].cells;
  if (isOfLetterhead(cells, rows[headings].cells)) return {};
  for (std::string& cell : cells) {
    if (!meaningOf(cell)) cell.clear();
  }
  return withoutLabels(std::move(cells), rows, headings);
}

// Returns the school that the cell is a label of: "Rizal NHS" of "School: Rizal NHS", or of "School" before
// "Rizal NHS". Empty if the cell is no such label, or if the value may be another label.
std::string labeledSchool(const HeadingCells& cells, std::size_t column) {
  const std::string& cell = cells[column];
  const std::size_t colon = cell.find(':');
  const auto meaning = meaningOf(cell.substr(0, colon));
  if (!meaning || meaning->field != RosterField::School) return {};
  std::string value(colon == std::string::npos ? "" : trimmedLines(std::string_view(cell).substr(colon + 1)));
  if (value.empty()) value = nextFilled(cells, column);
  const bool isLabel = value.find(':') != std::string::npos || meaningOf(value);
  return isLabel || isNumberCell(value) || faultIn(value) ? std::string() : value;
}

void dropBlankTail(HeadingCells& cells) {
  while (!cells.empty() && cells.back().empty()) cells.pop_back();
}

}  // namespace

bool isOfNumbers(const std::vector<CsvRow>& rows, std::size_t first, std::size_t column) {
  std::size_t filled = 0;
  std::size_t numbers = 0;
  for (std::size_t row = first; row < rows.size(); ++row) {
    const std::string cell = cellAt(rows[row].cells, column);
    if (cell.empty()) continue;
    ++filled;
    if (isNumberCell(cell)) ++numbers;
  }
  return 2 * numbers > filled;
}

FoundHeadings findHeadings(const std::vector<CsvRow>& rows) {
  std::vector<HeadingCount> counts;
  for (std::size_t i = 0; i < std::min(rows.size(), kMostRowsToHeadings); ++i) {
    counts.push_back(countHeadings(rows[i].cells));
  }
  const auto known = knownRow(counts);
  FoundHeadings found;
  found.isSure = known.has_value();
  found.first = known ? *known : fullRow(counts);
  found.last = found.first;
  found.cells = rows[found.first].cells;
  if (found.first + 1 < rows.size() && isSecondRow(found.cells, rows[found.first + 1].cells)) {
    found.last = found.first + 1;
    found.cells = combined(withoutLabels(found.cells, rows, found.last), rows[found.last].cells);
  } else if (found.first > 0 && counts[found.first].hasParts) {
    // The upper row has the headings of the other columns, above blank cells.
    const HeadingCells above = headingsAbove(rows, found.first);
    HeadingCells both = combined(above, found.cells);
    if (std::ranges::any_of(above, [](const std::string& cell) { return !cell.empty(); }) &&
        both != found.cells && isSecondRow(above, found.cells)) {
      found.cells = std::move(both);
      --found.first;
    }
  }
  dropBlankTail(found.cells);
  return found;
}

std::optional<LetterheadSchool> letterheadSchool(const std::vector<CsvRow>& rows,
                                                 const FoundHeadings& headings) {
  std::optional<LetterheadSchool> found;
  for (std::size_t row = 0; row < headings.first; ++row) {
    const HeadingCells& cells = rows[row].cells;
    for (std::size_t column = 0; column < cells.size(); ++column) {
      const std::string school = labeledSchool(cells, column);
      if (school.empty() || (found && found->school == school)) continue;
      if (found) return std::nullopt;
      found = LetterheadSchool{school, rows[row].line};
    }
  }
  return found;
}

bool hasHeadings(std::string_view list) {
  const std::vector<CsvRow> rows = rowsOfList(list);
  if (rows.empty()) return false;
  const bool isFirst = std::ranges::any_of(
      rows.front().cells, [](const std::string& cell) { return meaningOf(cell).has_value(); });
  return isFirst || findHeadings(rows).isSure;
}

std::vector<CsvRow> rowsOfList(std::string_view list) {
  std::vector<CsvRow> rows = parseCsv(list);
  if (rows.empty() || findHeadings(rows).isSure) return rows;
  for (const char separator : kCsvSeparators) {
    std::vector<CsvRow> others = parseCsv(list, separator);
    if (!others.empty() && findHeadings(others).isSure) return others;
  }
  return rows;
}

}  // namespace damath::desk
