// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the cells of a worksheet. The result is a list of the kind that spreadsheets save as CSV.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "app/desk/workbook/cell_text.hpp"
#include "app/desk/workbook/shared_strings.hpp"
#include "app/desk/workbook/workbook_fault.hpp"
#include "app/desk/workbook/xml_reader.hpp"
#include "core/expected.hpp"

namespace damath::desk {

// The last row of a worksheet in which a list may have a cell.
inline constexpr int kMostSheetRows = 50000;
// The most bytes of the list, and of the texts of all its cells.
inline constexpr std::size_t kMostSheetBytes = 1 << 20;

// The text of a cell whose formula has no result. Spreadsheets show this error for such a formula.
inline constexpr std::string_view kNoResult = "#CALC!";

// The facts of the workbook that the cells of all its sheets need.
struct CellFacts {
  SharedStrings strings = {};
  NumberForms forms = {};
  DayCount days = DayCount::From1900;
};

struct SheetList {
  // The list as CSV, with commas and all texts in quotes. A row of the sheet is the line of the same number.
  // Empty if the sheet has no text.
  std::string csv;
  int hiddenRows = 0;  // the rows with text that the spreadsheet hides, such as filtered rows
};

// Reads all cells as a person sees them: shared and own texts, numbers, dates, and the last results of
// formulas. A formula without a result, which some programs write, is read as kNoResult. A text of merged
// cells counts for each row that the cells reach over and that has a text of its own besides numbers. Errors:
// Damaged, DocumentType, TooManyRows, TooLarge.
[[nodiscard]] Expected<SheetList, WorkbookFault> readWorksheet(XmlReader& xml, const CellFacts& facts);

// True if a cell of the worksheet has a text, or if the worksheet breaks before such a cell. Reads only to
// this cell.
[[nodiscard]] bool hasText(XmlReader& xml, const CellFacts& facts);

}  // namespace damath::desk
