// SPDX-License-Identifier: GPL-3.0-or-later
// A workbook as an Office Open XML spreadsheet (XLSX): headings that stay, set up to be printed.
#pragma once

#include <string>

#include "core/expected.hpp"
#include "reports/compose/parts/workbook.hpp"

namespace damath::render {

enum class XlsxFault {
  NoSheet,     // the workbook has none
  CannotWrite  // a file for the time being could not be made or read
};

// No text of a cell is ever taken for a formula, whatever it begins with.
[[nodiscard]] Expected<std::string, XlsxFault> xlsxOf(const compose::Workbook& workbook);

}  // namespace damath::render
