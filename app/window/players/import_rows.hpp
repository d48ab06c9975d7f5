// SPDX-License-Identifier: GPL-3.0-or-later
// The preview of a player list before its import, as table rows. Each row shows what the import will do, the
// user's decision, and the doubts that the user should check.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/desk/roster/import_plan.hpp"
#include "app/window/parts/table_model.hpp"
#include "app/window/players/row_decisions.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

class ImportRows {
 public:
  // Precondition: all arguments outlive this object.
  ImportRows(const desk::ImportPreview& preview, const RowDecisions& decisions, const Translator& translator)
      : m_preview(preview), m_decisions(decisions), m_translator(translator) {}

  [[nodiscard]] std::vector<QString> headings() const;
  // Returns the table rows of the preview. The key of a row is its line in the list.
  [[nodiscard]] std::vector<TableRow> rows() const;
  // Returns the number of rows that may be an existing person or the same person as another row. Counts
  // decided rows too.
  [[nodiscard]] std::ptrdiff_t alike() const;
  // Returns the number of rows that the user should check before the import.
  [[nodiscard]] std::ptrdiff_t toLookAt() const;
  // Returns the line of the first row that needs a decision; nullopt if none does.
  [[nodiscard]] std::optional<int> firstOpen() const;

 private:
  [[nodiscard]] bool isOpen(const desk::MatchedRow& match) const;
  // Returns the school as the list writes it, if the row has the known school instead; else nullptr.
  [[nodiscard]] const std::string* schoolWritten(int line) const;
  // Returns the doubts about the row that no decision has answered.
  [[nodiscard]] std::vector<desk::RowDoubt> openDoubts(const desk::MatchedRow& match) const;

  const desk::ImportPreview& m_preview;
  const RowDecisions& m_decisions;
  const Translator& m_translator;
};

}  // namespace damath::window
