// SPDX-License-Identifier: GPL-3.0-or-later
// Holds a user's decisions about the rows of a list before its import: a row is an existing person, a
// different person, or skipped.
#pragma once

#include <map>
#include <set>
#include <vector>

#include "app/desk/roster/import_preview.hpp"

namespace damath::window {

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

}  // namespace damath::window
