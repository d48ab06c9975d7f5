// The list of players.
#include <algorithm>
#include <tuple>

#include "app/desk/roster.hpp"
#include "core/notation/text_lines.hpp"
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

auto fieldsOf(const desk::RosterRow& row) {
  return std::tie(row.last, row.first, row.middle, row.school, row.district, row.division, row.grade,
                  row.coach, row.rating);
}

std::string quoted(std::string_view cell) {
  std::string text = "\"";
  for (const char character : cell)
    text += character == '"' ? std::string(2, '"') : std::string(1, character);
  return text + '"';
}

std::string csvOf(const desk::Roster& roster) {
  std::string text = "last,first,middle,school,district,division,grade,coach,rating\n";
  for (const desk::RosterRow& row : roster.rows) {
    for (const std::string* cell : {&row.last, &row.first, &row.middle, &row.school, &row.district,
                                    &row.division, &row.grade, &row.coach}) {
      text += quoted(*cell) + ",";
    }
    text += (row.rating ? std::to_string(*row.rating) : "") + "\n";
  }
  return text;
}

}  // namespace

Broken runRoster(std::string_view input) {
  const desk::Roster roster = desk::parseRoster(input);
  if (roster.rows.empty() && roster.faults.empty()) return "neither a row nor a fault";
  for (const desk::RowFault& fault : roster.faults) {
    if (fault.line < 1) return "a fault without a line";
    if (notation::firstLineNotText(fault.text)) return "a fault that quotes no text";
  }
  int last = 0;
  for (const desk::RosterRow& row : roster.rows) {
    if (row.last.empty() || row.first.empty() || row.school.empty()) return "a good row without a name";
    if (row.line <= last) return "rows out of order";
    last = row.line;
  }
  if (roster.rows.empty()) return {};
  const desk::Roster back = desk::parseRoster(csvOf(roster));
  // Players who stand twice are among the rows.
  const bool isRead = std::ranges::all_of(back.faults, [](const desk::RowFault& fault) {
    return fault.reason == desk::RowReason::DuplicateInFile;
  });
  if (!isRead) return "the rows written are refused";
  const bool isSame = std::ranges::equal(
      roster.rows, back.rows, [](const auto& a, const auto& b) { return fieldsOf(a) == fieldsOf(b); });
  return isSame ? "" : "the rows written read otherwise";
}

}  // namespace damath::fuzz
