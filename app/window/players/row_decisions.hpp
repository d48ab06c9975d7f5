// SPDX-License-Identifier: GPL-3.0-or-later
// The user's decisions about the rows of a player list before its import: a row is an existing person, a
// different person, or skipped.
#pragma once

#include <algorithm>
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
  // Returns the row in this line. Precondition: a noted preview contained the line.
  [[nodiscard]] const desk::RosterRow& rowAt(int line) const { return m_rows.at(line); }

 private:
  std::map<int, desk::RowDecision> m_decisions;
  std::map<int, desk::RosterRow> m_rows;
  std::set<int> m_faulty;  // lines of rows that have an error in the last preview
  std::map<int, std::vector<desk::Candidate>> m_candidates;
};

inline void RowDecisions::note(const desk::ImportPreview& preview) {
  m_faulty.clear();
  for (const desk::RosterRow& row : preview.rows) m_rows[row.line] = row;
  for (const desk::RosterRow& row : preview.refused) {
    m_rows[row.line] = row;
    m_faulty.insert(row.line);
  }
  for (const desk::MatchedRow& match : preview.matches) m_candidates[match.line] = match.candidates;
}

inline bool RowDecisions::allows(int line, desk::SameOrDifferent decision) const {
  if (decision == desk::SameOrDifferent::LeftOut) return m_rows.contains(line);
  if (decision == desk::SameOrDifferent::Different) return m_rows.contains(line) && !m_faulty.contains(line);
  const auto candidates = m_candidates.find(line);
  return candidates != m_candidates.end() && !candidates->second.empty();
}

inline void RowDecisions::decide(int line, desk::SameOrDifferent decision) {
  const desk::RowDecision* before = find(line);
  const bool isAgain = before != nullptr && before->decision == decision;
  if (decision == desk::SameOrDifferent::Same) {
    const std::vector<desk::Candidate>& candidates = m_candidates.at(line);
    auto next = candidates.begin();
    if (isAgain) next = std::ranges::find(candidates, before->player, &desk::Candidate::player);
    if (isAgain && (next == candidates.end() || ++next == candidates.end())) next = candidates.begin();
    m_decisions[line] = {line, decision, next->player};
  } else if (isAgain) {
    m_decisions.erase(line);
  } else {
    m_decisions[line] = {line, decision, {}};
  }
}

inline const desk::RowDecision* RowDecisions::find(int line) const {
  const auto decided = m_decisions.find(line);
  return decided == m_decisions.end() ? nullptr : &decided->second;
}

inline std::vector<desk::RowDecision> RowDecisions::all() const {
  std::vector<desk::RowDecision> list;
  for (const auto& [line, decision] : m_decisions) list.push_back(decision);
  return list;
}

}  // namespace damath::window
