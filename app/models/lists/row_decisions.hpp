// SPDX-License-Identifier: GPL-3.0-or-later
// What a person decides about the rows of a list before it is imported: the same person as one who is there,
// another one, or left out.
#pragma once

#include <map>
#include <set>
#include <vector>

#include "app/desk/roster/import_preview.hpp"

namespace damath::models {

class RowDecisions {
 public:
  void clear() { *this = {}; }
  // Remembers the rows of a preview: one that is left out is in none that follows.
  void note(const desk::ImportPreview& preview);

  // Whether it can be decided so about the line.
  [[nodiscard]] bool allows(int line, desk::SameOrDifferent decision) const;
  // The same decision again means the next of several who have the name, or takes it back.
  // Promise: allows(line, decision).
  void decide(int line, desk::SameOrDifferent decision);

  // Null where nothing is decided about the line.
  [[nodiscard]] const desk::RowDecision* find(int line) const;
  // By line.
  [[nodiscard]] std::vector<desk::RowDecision> all() const;
  // Promise: some preview had the line.
  [[nodiscard]] const desk::RosterRow& rowAt(int line) const { return m_rows.at(line); }

 private:
  std::map<int, desk::RowDecision> m_decisions;
  std::map<int, desk::RosterRow> m_rows;
  std::set<int> m_faulty;  // rows of the last preview with a fault of their own
  std::map<int, std::vector<desk::Candidate>> m_candidates;
};

}  // namespace damath::models
