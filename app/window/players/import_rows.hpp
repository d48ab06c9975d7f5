// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the preview rows of a list before its import: the effect of each row, the user's decision and the
// doubts to check.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "app/desk/roster/import_plan.hpp"
#include "app/window/parts/table_model.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

// Holds a user's decisions about the rows of a list before its import: a row is an existing person, a
// different person, or skipped.
class RowDecisions {
 public:
  void clear() { *this = {}; }
  // Remembers the rows of a preview. Later previews do not contain skipped rows.
  void note(const desk::ImportPreview& preview);

  // True if this decision is possible for the line.
  [[nodiscard]] bool allows(int line, desk::SameOrDifferent decision) const;
  // Repeating `Same` selects the next candidate with a similar name. Repeating another decision deletes the
  // decision. Precondition: allows(line, decision).
  void decide(int line, desk::SameOrDifferent decision);

  // nullptr if the line has no decision.
  [[nodiscard]] const desk::RowDecision* find(int line) const;
  // Returns the decisions, ordered by line.
  [[nodiscard]] std::vector<desk::RowDecision> all() const;
  // Precondition: an earlier preview contained the line.
  [[nodiscard]] const desk::RosterRow& rowAt(int line) const { return m_rows.at(line); }

 private:
  std::map<int, desk::RowDecision> m_decisions;
  std::map<int, desk::RosterRow> m_rows;
  std::set<int> m_faulty;  // rows of the last preview with an error of their own
  std::map<int, std::vector<desk::Candidate>> m_candidates;
};

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
