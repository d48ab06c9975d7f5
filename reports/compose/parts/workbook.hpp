// SPDX-License-Identifier: GPL-3.0-or-later
// Tables for a spreadsheet: texts stay texts, figures are numbers, and a sum is a formula that also has the
// figure it comes to. Exact values stand as text beside their decimals.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace damath::compose {

struct WorkCell {
  enum class Kind { Text, Number, Sum };
  Kind kind = Kind::Text;
  std::string text;       // of a number its decimals, "-2.5"; empty: nothing stands there
  std::size_t first = 0;  // of a sum: the columns of its row that it adds up
  std::size_t last = 0;
};

struct WorkColumn {
  std::string heading;
  int width = 10;    // in characters
  int decimals = 0;  // of its numbers at most; 0: they are whole
};

struct Worksheet {
  std::string name;  // on its tab
  std::string title;
  std::vector<std::string> opening;  // under the title, a line each
  std::vector<WorkColumn> columns;
  std::vector<std::vector<WorkCell>> rows;  // as many cells as columns
  std::vector<std::string> notes;           // under the table
  std::size_t frozen = 0;                   // so many columns stay where they are beside the headings
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
