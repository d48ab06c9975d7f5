// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/players/pasted_rows.hpp"

#include <QStringList>
#include <algorithm>
#include <cstddef>
#include <string>

#include "app/desk/roster/column_guess.hpp"
#include "app/desk/roster/heading_search.hpp"
#include "app/window/text/qt_text.hpp"
#include "words/phrase.hpp"

namespace damath::window {

namespace {

// Splits the rows into cells. Leaves out blank rows.
std::vector<std::vector<std::string>> cellsOf(const QString& text) {
  std::vector<std::vector<std::string>> rows;
  for (const QString& line : text.split(u'\n')) {
    if (line.trimmed().isEmpty()) continue;
    std::vector<std::string>& cells = rows.emplace_back();
    for (const QString& cell : line.split(u'\t')) cells.push_back(fromQt(cell.trimmed()));
  }
  return rows;
}

}  // namespace

PastedRows pastedRows(const QString& text, const Translator& translator) {
  const auto rows = cellsOf(text);
  if (rows.empty() || desk::hasHeadings(fromQt(text))) return {text};
  std::size_t columns = 0;
  for (const auto& row : rows) columns = std::max(columns, row.size());
  QStringList headings;
  for (std::size_t column = 1; column <= columns; ++column) {
    headings << translator(words::Phrase::ColumnNumber).arg(column);
  }
  return {headings.join(u'\t') + u'\n' + text, true, desk::unmistakableColumns(rows)};
}

}  // namespace damath::window
