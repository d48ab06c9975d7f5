// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/lists/column_options.hpp"

#include <algorithm>

#include "app/desk/roster/person_text.hpp"
#include "core/text/number.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

constexpr std::string_view kLeftOut = "none";

// Returns the number of a column from 1, by its heading, or by its number if no heading matches. Returns 0 if
// there is no such column.
int columnNamed(std::string_view text, const std::vector<desk::RosterColumn>& columns) {
  const std::string name = desk::folded(text);
  const auto found = std::ranges::find(
      columns, name, [](const desk::RosterColumn& column) { return desk::folded(column.heading); });
  if (found != columns.end()) return static_cast<int>(found - columns.begin()) + 1;
  const int number = numberIn<int>(text).value_or(0);
  return number >= 1 && number <= static_cast<int>(columns.size()) ? number : 0;
}

std::string headingsOf(const std::vector<desk::RosterColumn>& columns, words::Language language) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    names.push_back(columns[i].heading.empty() ? std::to_string(i + 1) : "'" + columns[i].heading + "'");
  }
  return words::joinedByAnd(names, language);
}

}  // namespace

InputResult<std::vector<desk::ColumnChoice>> columnsOf(const std::vector<std::string>& texts,
                                                       const std::vector<desk::RosterColumn>& columns,
                                                       words::Language language) {
  std::vector<desk::ColumnChoice> choices;
  // An unreadable list is reported elsewhere.
  if (columns.empty()) return choices;
  Complaints complaints;
  const auto complain = [&](Phrase phrase, std::initializer_list<std::string_view> words) {
    complaints.push_back(complaintOf(phrase, language, words));
  };
  for (const std::string& text : texts) {
    const std::size_t sign = text.find('=');
    const std::string field = desk::folded(text.substr(0, sign));
    const auto parsed = desk::parseRosterField(field);
    if (sign == std::string::npos || (!parsed && field != kLeftOut)) {
      complain(Phrase::ColumnUnreadable, {text});
      continue;
    }
    const std::string heading = text.substr(sign + 1);
    const int column = columnNamed(heading, columns);
    if (column == 0) {
      complain(Phrase::ColumnNotThere, {heading, headingsOf(columns, language)});
    } else if (std::ranges::find(choices, column, &desk::ColumnChoice::column) != choices.end()) {
      complain(Phrase::ColumnChosenTwice, {heading});
    } else {
      choices.push_back({column, parsed});
    }
  }
  if (!complaints.empty()) return Unexpected<Complaints>(std::move(complaints));
  return choices;
}

}  // namespace damath::cli
