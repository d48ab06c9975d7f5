// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a workbook as an Office Open XML spreadsheet (XLSX) with frozen headings and print settings.
#pragma once

#include <string>

#include "core/expected.hpp"
#include "reports/compose/parts/workbook.hpp"

namespace damath::render {

enum class XlsxFault {
  NoSheet,     // the workbook has no sheet
  CannotWrite  // the temporary file could not be created or read
};

// Returns the XLSX file. A text cell is never read as a formula, even if the text begins with "=".
[[nodiscard]] Expected<std::string, XlsxFault> xlsxOf(const compose::Workbook& workbook);

}  // namespace damath::render
