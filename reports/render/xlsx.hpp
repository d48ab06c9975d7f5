// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a workbook as a spreadsheet file in the format XLSX (Office Open XML). Headings stay visible while
// scrolling, and printing is set up.
#pragma once

#include <string>

#include "core/expected.hpp"
#include "reports/compose/parts/workbook.hpp"

namespace damath::render {

enum class XlsxFault {
  NoSheet,     // the workbook has no sheet
  CannotWrite  // a temporary file cannot be written or read, or the library refuses a cell
};

// Returns the content of the XLSX file. A text is never read as a formula, even if it begins with "=".
[[nodiscard]] Expected<std::string, XlsxFault> xlsxOf(const compose::Workbook& workbook);

}  // namespace damath::render
