// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a list that is looked at before it is imported: what each would be, what was decided about it,
// and what should be looked at.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/desk/roster/import_preview.hpp"
#include "app/models/lists/row_decisions.hpp"
#include "app/models/lists/table_model.hpp"
#include "app/models/text/translator.hpp"

namespace damath::views {

class ImportRows {
 public:
  // All outlive it.
  ImportRows(const desk::ImportPreview& preview, const models::RowDecisions& decisions,
             const models::Translator& translator)
      : m_preview(preview), m_decisions(decisions), m_translator(translator) {}

  [[nodiscard]] std::vector<QString> headings() const;
  // Each with its line as the key.
  [[nodiscard]] std::vector<models::TableRow> rows() const;
  // How many may be somebody who is there already, decided or not.
  [[nodiscard]] std::ptrdiff_t alike() const;
  // How many somebody should look at before they are imported.
  [[nodiscard]] std::ptrdiff_t toLookAt() const;
  // The line of the first that may be somebody who is there already, and nobody has said whether it is.
  [[nodiscard]] std::optional<int> firstOpen() const;

 private:
  [[nodiscard]] bool isOpen(const desk::MatchedRow& match) const;
  // What is still to be looked at in it.
  [[nodiscard]] std::vector<desk::RowDoubt> openDoubts(const desk::MatchedRow& match) const;

  const desk::ImportPreview& m_preview;
  const models::RowDecisions& m_decisions;
  const models::Translator& m_translator;
};

}  // namespace damath::views
