// SPDX-License-Identifier: GPL-3.0-or-later
// Tables for a spreadsheet. Texts are text cells, figures are number cells. A sum is a formula, stored with
// its value. An exact value such as 21/4 stands as text beside its decimals.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace damath::compose {

struct WorkCell {
  enum class Kind { Text, Number, Sum };
  Kind kind = Kind::Text;
  std::string text;       // number cell, sum cell: the value as a decimal, "-2.5"; empty for an empty cell
  std::size_t first = 0;  // in a sum cell: `first` and `last` are the columns of this row that are added
  std::size_t last = 0;
};

struct WorkColumn {
  std::string heading;
  int width = 10;    // in characters
  int decimals = 0;  // the largest number of decimals in the column; 0 if all numbers are whole
};

struct Worksheet {
  std::string name;  // the name on the tab of the sheet
  std::string title;
  std::vector<std::string> opening;  // lines under the title
  std::vector<WorkColumn> columns;
  std::vector<std::vector<WorkCell>> rows;  // one cell for each column
  std::vector<std::string> notes;           // lines under the table
  // The number of columns at the left that stay visible while the reader scrolls. The headings always stay
  // visible.
  std::size_t frozen = 0;
};

struct Workbook {
  std::string title;
  std::string author;
  std::vector<Worksheet> sheets;
};

[[nodiscard]] inline WorkCell textCell(std::string text) {
  return {WorkCell::Kind::Text, std::move(text), 0, 0};
}
[[nodiscard]] inline WorkCell numberCell(std::string decimals) {
  return {WorkCell::Kind::Number, std::move(decimals), 0, 0};
}

}  // namespace damath::compose
