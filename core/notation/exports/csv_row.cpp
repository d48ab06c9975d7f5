// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/exports/csv_row.hpp"

#include "core/exact/number_text.hpp"
#include "core/text/csv.hpp"

namespace damath::notation {

namespace {

// Signs that make a spreadsheet read a cell as a formula. Some spreadsheets also accept the full-width forms.
constexpr std::string_view kSigns[] = {"=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"};

bool beginsFormula(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  for (const std::string_view sign : kSigns) {
    if (text.starts_with(sign)) return true;
  }
  return false;
}

// True if the text is a plain number: digits with at most one point, perhaps after a sign. Also true for an
// exact value in the program's spelling, such as "-21/4".
bool isFigure(std::string_view text) {
  const auto value = exact::parseNumber(text);
  if (!value) return false;
  const bool isPlain = text.find_first_not_of("0123456789.", 1) == std::string_view::npos;
  return isPlain || exact::toText(*value) == text;
}

std::string cellText(std::string_view cell) {
  const std::string text = withoutFormula(cell);
  return text.find_first_of(",\"\r\n") == std::string::npos ? text : csvQuoted(text);
}

}  // namespace

std::string withoutFormula(std::string_view text) {
  if (!beginsFormula(text) || isFigure(text)) return std::string(text);
  return "'" + std::string(text);
}

std::string csvRow(const std::vector<std::string>& cells) {
  std::string row;
  for (std::size_t i = 0; i < cells.size(); ++i) row += (i == 0 ? "" : ",") + cellText(cells[i]);
  return row + '\n';
}

}  // namespace damath::notation
