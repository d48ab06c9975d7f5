// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the preview rows of a list before its import: the effect of each row, the user's decision and the
// doubts to check.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/desk/roster/import_preview.hpp"
#include "app/window/parts/table_model.hpp"
#include "app/window/players/row_decisions.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

class ImportRows {
 public:
  // All arguments must outlive this object.
  ImportRows(const desk::ImportPreview& preview, const RowDecisions& decisions, const Translator& translator)
      : m_preview(preview), m_decisions(decisions), m_translator(translator) {}

  [[nodiscard]] std::vector<QString> headings() const;
  // The key of a row is its line.
  [[nodiscard]] std::vector<TableRow> rows() const;
  // Returns the number of rows that may be an existing person, decided or not.
  [[nodiscard]] std::ptrdiff_t alike() const;
  // Returns the number of rows that the user should check before the import.
  [[nodiscard]] std::ptrdiff_t toLookAt() const;
  // Returns the line of the first row that may be an existing person and has no decision.
  [[nodiscard]] std::optional<int> firstOpen() const;

 private:
  [[nodiscard]] bool isOpen(const desk::MatchedRow& match) const;
  // Returns the doubts about the row that are still open.
  [[nodiscard]] std::vector<desk::RowDoubt> openDoubts(const desk::MatchedRow& match) const;

  const desk::ImportPreview& m_preview;
  const RowDecisions& m_decisions;
  const Translator& m_translator;
};

}  // namespace damath::window
