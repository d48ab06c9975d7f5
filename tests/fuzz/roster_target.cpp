// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the list of players.
#include <algorithm>
#include <tuple>

#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "core/text/lines.hpp"
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

auto fieldsOf(const desk::RosterRow& row) {
  std::vector<std::string> texts;
  for (const desk::RosterText& each : desk::kRosterTexts) texts.push_back(row.*each.text);
  return std::pair(texts, row.rating);
}

std::string csvCell(std::string_view cell) {
  std::string text = "\"";
  for (const char character : cell)
    text += character == '"' ? std::string(2, '"') : std::string(1, character);
  return text + '"';
}

std::string csvOf(const desk::Roster& roster) {
  std::string text;
  for (const desk::RosterText& each : desk::kRosterTexts) text += std::string(toText(each.field)) + ",";
  text += "rating\n";
  for (const desk::RosterRow& row : roster.rows) {
    for (const desk::RosterText& each : desk::kRosterTexts) text += csvCell(row.*each.text) + ",";
    text += (row.rating ? std::to_string(*row.rating) : "") + "\n";
  }
  return text;
}

// A user can leave out the column of any unknown heading.
std::string brokenWithChoices(std::string_view input, const desk::Roster& roster) {
  std::vector<desk::ColumnChoice> choices;
  for (std::size_t i = 0; i < roster.columns.size(); ++i) {
    const bool isKnown = roster.columns[i].source != desk::ColumnSource::Nobody;
    if (!isKnown) choices.push_back({static_cast<int>(i) + 1, {}});
  }
  const desk::Roster chosen = desk::parseRoster(input, choices);
  if (chosen.columns.size() != roster.columns.size()) return "other columns once they are chosen";
  const bool isUnknown = std::ranges::any_of(chosen.faults, [](const desk::RowFault& fault) {
    using enum desk::RowReason;
    return fault.reason == WrongHeader || fault.reason == BlankHeading || fault.reason == NoHeader;
  });
  return isUnknown ? "an unknown heading that is left out" : "";
}

// A user can give the school of all rows that have none.
std::string brokenWithSchool(std::string_view input, const desk::Roster& roster) {
  const desk::Roster filled = desk::parseRoster(input, {}, "Luna");
  for (const desk::RowFault& fault : filled.faults) {
    const bool isOfColumn = std::ranges::find(fault.fields, desk::RosterField::School) != fault.fields.end();
    // A cell with a signature is not blank, so the given school does not replace it.
    const auto row = std::ranges::find(filled.refused, fault.line, &desk::RosterRow::line);
    const bool isBlank = row == filled.refused.end() || row->school.empty();
    if ((fault.reason == desk::RowReason::MissingSchool && isBlank) || isOfColumn)
      return "a school is missing although it is given";
  }
  if (!std::ranges::is_sorted(filled.filledSchools)) return "filled rows out of order";
  for (const int line : filled.filledSchools) {
    const auto row = std::ranges::find(filled.rows, line, &desk::RosterRow::line);
    if (row == filled.rows.end() || row->school != "Luna") return "a filled row without the school";
  }
  return filled.rows.size() < roster.rows.size() ? "fewer rows with a school of the rest" : "";
}

}  // namespace

Broken runRoster(std::string_view input) {
  const desk::Roster roster = desk::parseRoster(input);
  if (roster.rows.empty() && roster.faults.empty()) return "neither a row nor a fault";
  for (const desk::RowFault& fault : roster.faults) {
    if (fault.line < 1) return "a fault without a line";
    if (firstLineNotText(fault.text)) return "a fault that quotes no text";
    if (firstLineNotText(fault.otherText)) return "a fault that names no text";
  }
  int last = 0;
  for (const desk::RosterRow& row : roster.rows) {
    for (const desk::RosterText& each : desk::kRosterTexts) {
      if (desk::faultIn(row.*each.text)) return "a good row with a text that cannot be stored";
    }
    if (row.last.empty() || row.first.empty() || row.school.empty()) return "a good row without a name";
    if (row.line <= last) return "rows out of order";
    last = row.line;
  }
  if (std::string broken = brokenWithChoices(input, roster); !broken.empty()) return broken;
  if (std::string broken = brokenWithSchool(input, roster); !broken.empty()) return broken;
  if (roster.rows.empty()) return {};
  const desk::Roster back = desk::parseRoster(csvOf(roster));
  // A row that repeats a player of the list is still read, although it is reported.
  const bool isRead = std::ranges::all_of(back.faults, [](const desk::RowFault& fault) {
    return fault.reason == desk::RowReason::DuplicateInFile;
  });
  if (!isRead) return "the rows written are refused";
  const bool isSame = std::ranges::equal(
      roster.rows, back.rows, [](const auto& a, const auto& b) { return fieldsOf(a) == fieldsOf(b); });
  return isSame ? "" : "the rows written read otherwise";
}

}  // namespace damath::fuzz
