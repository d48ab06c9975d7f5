// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/column_guess.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string_view>

#include "core/text/number.hpp"

namespace damath::desk {

namespace {

using CellTexts = std::vector<std::string>;

constexpr int kHighestGrade = 12;
constexpr std::string_view kSchoolWords[] = {
    "academy",  "colegio", "college", "elementary", "es",     "high",     "hs",  "institute",
    "kolehiyo", "mataas",  "nhs",     "paaralan",   "school", "seminary", "shs", "university"};
constexpr std::string_view kGradeWords[] = {"grade", "g", "gr", "baitang"};

// Splits a text into words. A word consists of ASCII letters (made lower case), digits and non-ASCII bytes;
// all other characters separate words.
CellTexts wordsOf(std::string_view text) {
  CellTexts words(1);
  for (const char letter : text) {
    const auto byte = static_cast<unsigned char>(letter);
    const bool isOfWord = byte >= 0x80 || std::isalnum(byte) != 0;
    if (isOfWord) {
      words.back() += static_cast<char>(byte < 0x80 ? std::tolower(byte) : byte);
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

template <class Words>
bool isOneOf(const Words& words, std::string_view word) {
  return std::ranges::find(words, word) != std::end(words);
}

bool isSchool(const std::string& cell) {
  return std::ranges::any_of(wordsOf(cell),
                             [](const std::string& word) { return isOneOf(kSchoolWords, word); });
}

bool isWholeName(const std::string& cell) {
  const auto comma = cell.find(',');
  return comma != std::string::npos && cell.find(',', comma + 1) == std::string::npos &&
         !wordsOf(cell.substr(0, comma)).empty() && !wordsOf(cell.substr(comma + 1)).empty() &&
         !isSchool(cell);
}

bool isGrade(const std::string& cell) {
  CellTexts words = wordsOf(cell);
  if (words.size() == 2 && isOneOf(kGradeWords, words.front())) words.erase(words.begin());
  const auto grade = words.size() == 1 ? numberIn<int>(words.front()) : std::nullopt;
  return grade && *grade >= 1 && *grade <= kHighestGrade;
}

// True if the cells of the column only number the rows: 1, 2, 3 …, with at least two rows.
bool isCount(const CellTexts& cells) {
  for (std::size_t row = 0; row < cells.size(); ++row) {
    std::string_view cell = cells[row];
    if (cell.ends_with('.')) cell.remove_suffix(1);
    if (numberIn<int>(cell) != static_cast<int>(row) + 1) return false;
  }
  return cells.size() > 1;
}

std::optional<ColumnChoice> choiceOf(int column, const CellTexts& cells) {
  const bool isBlank = std::ranges::all_of(cells, &std::string::empty);
  if (isBlank || isCount(cells)) return ColumnChoice{column, std::nullopt};
  if (std::ranges::all_of(cells, isWholeName)) return ColumnChoice{column, RosterField::Name};
  if (std::ranges::all_of(cells, isSchool)) return ColumnChoice{column, RosterField::School};
  if (std::ranges::all_of(cells, isGrade)) return ColumnChoice{column, RosterField::Grade};
  return std::nullopt;
}

}  // namespace

std::vector<ColumnChoice> unmistakableColumns(const std::vector<CellTexts>& rows) {
  std::size_t columns = 0;
  for (const CellTexts& row : rows) columns = std::max(columns, row.size());
  std::vector<ColumnChoice> choices;
  for (std::size_t column = 0; column < columns; ++column) {
    CellTexts cells;
    for (const CellTexts& row : rows) cells.push_back(column < row.size() ? row[column] : std::string());
    if (const auto choice = choiceOf(static_cast<int>(column) + 1, cells)) choices.push_back(*choice);
  }
  const auto all = choices;
  std::erase_if(choices, [&all](const ColumnChoice& choice) {
    return choice.field && std::ranges::count(all, choice.field, &ColumnChoice::field) > 1;
  });
  return choices;
}

}  // namespace damath::desk
