// SPDX-License-Identifier: GPL-3.0-or-later
// Rows that were copied from a spreadsheet, as a list that the import can read.
#pragma once

#include <QString>
#include <vector>

#include "app/desk/roster/roster.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

struct PastedRows {
  QString list;             // the rows; if they have no headings, below a line that numbers the columns
  bool isUnheaded = false;  // true if the rows have no headings
  // Only for rows without headings: the columns whose meaning their cells show without doubt.
  std::vector<desk::ColumnChoice> likely = {};
};

[[nodiscard]] PastedRows pastedRows(const QString& text, const Translator& translator);

}  // namespace damath::window
