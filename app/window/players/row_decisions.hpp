// SPDX-License-Identifier: GPL-3.0-or-later
// The user's decisions about the rows of a player list before its import: a row is an existing person, a
// different person, or skipped.
#pragma once

#include <map>
#include <set>
#include <vector>

#include "app/desk/roster/import_plan.hpp"

namespace damath::window {

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

}  // namespace damath::window
