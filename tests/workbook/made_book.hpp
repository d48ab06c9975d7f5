// SPDX-License-Identifier: GPL-3.0-or-later
// Makes workbooks (.xlsx) from the XML of their sheets. A test may change each part before it becomes a file.
#pragma once

#include <string>
#include <vector>

#include "tests/workbook/made_zip.hpp"

namespace damath::testing {

inline constexpr const char* kSheetSpace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

struct MadeSheet {
  std::string name;
  std::string xml;  // the part of the sheet
  std::string state = "visible";
};

struct MadeBook {
  std::vector<MadeSheet> sheets;
  std::string strings = {};     // the shared texts, a list of <si>; no such part if empty
  std::string styles = {};      // the content of <styleSheet>; no such part if empty
  std::string properties = {};  // stands in <workbook> before the sheets
};

using Table = std::vector<std::vector<std::string>>;

// Returns the text with the characters that XML reserves replaced.
[[nodiscard]] std::string escaped(const std::string& text);
// Returns the name of a cell, such as "B12". Row and column count from 1.
[[nodiscard]] std::string cellName(int row, int column);
// Returns rows with texts in their cells, from row `first` on. Blank cells are left out.
[[nodiscard]] std::string rowsOf(const Table& table, int first = 1);
// Returns a sheet with these rows, and with `tail` behind them.
[[nodiscard]] std::string sheetOf(const std::string& rows, const std::string& tail = {});

[[nodiscard]] std::vector<ZipPart> partsOf(const MadeBook& book);
[[nodiscard]] std::string bytesOf(const MadeBook& book);
// Returns a workbook with one sheet of texts.
[[nodiscard]] std::string bookOf(const Table& table, const std::string& tail = {});

}  // namespace damath::testing
