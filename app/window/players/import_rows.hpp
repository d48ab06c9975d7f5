// SPDX-License-Identifier: GPL-3.0-or-later
// The preview of a player list before its import. Each row shows what the import will do, the user's
// decision, and the doubts that the user should check.
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

// The user's decisions about the rows of a player list before its import: a row is an existing person, a
// different person, or skipped.
class RowDecisions {
 public:
  void clear() { *this = {}; }
  // Remembers the rows of a preview, because later previews do not contain skipped rows.
  void note(const desk::ImportPreview& preview);

  // True if `decision` is possible for the row in this line of the list. For example, `Same` needs an
  // existing person with a similar name.
  [[nodiscard]] bool allows(int line, desk::SameOrDifferent decision) const;
  // Stores the decision. If the user repeats `Same`, selects the next person with a similar name. If the user
  // repeats another decision, deletes it. Precondition: allows(line, decision).
  void decide(int line, desk::SameOrDifferent decision);

  // Returns the decision about the row in this line; nullptr if there is none.
  [[nodiscard]] const desk::RowDecision* find(int line) const;
  // Returns all decisions, ordered by the line of the row.
  [[nodiscard]] std::vector<desk::RowDecision> all() const;
  // Returns the row in this line. Precondition: an earlier preview contained the line.
  [[nodiscard]] const desk::RosterRow& rowAt(int line) const { return m_rows.at(line); }

 private:
  std::map<int, desk::RowDecision> m_decisions;
  std::map<int, desk::RosterRow> m_rows;
  std::set<int> m_faulty;  // lines of rows that have an error in the last preview
  std::map<int, std::vector<desk::Candidate>> m_candidates;
};

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
  // Returns the doubts about the row that no decision has answered.
  [[nodiscard]] std::vector<desk::RowDoubt> openDoubts(const desk::MatchedRow& match) const;

  const desk::ImportPreview& m_preview;
  const RowDecisions& m_decisions;
  const Translator& m_translator;
};

}  // namespace damath::window
