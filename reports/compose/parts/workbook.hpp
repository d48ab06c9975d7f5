// SPDX-License-Identifier: GPL-3.0-or-later
// Tables for a spreadsheet. Texts stay texts, figures are numbers, and a sum is a formula that also stores
// its value. An exact value stands as text beside its decimals.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace damath::compose {

struct WorkCell {
  enum class Kind { Text, Number, Sum };
  Kind kind = Kind::Text;
  std::string text;       // a number: its decimals, "-2.5"; empty for an empty cell
  std::size_t first = 0;  // a sum: the first and last summed column of the row
  std::size_t last = 0;
};

struct WorkColumn {
  std::string heading;
  int width = 10;    // in characters
  int decimals = 0;  // the largest number of decimals; 0 for whole numbers
};

struct Worksheet {
  std::string name;  // the text on the sheet's tab
  std::string title;
  std::vector<std::string> opening;  // under the title, one line each
  std::vector<WorkColumn> columns;
  std::vector<std::vector<WorkCell>> rows;  // one cell for each column
  std::vector<std::string> notes;           // printed under the table
  // The number of columns that stay visible while scrolling, as the headings do.
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
