// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/players/row_decisions.hpp"

#include <algorithm>

namespace damath::window {

using desk::SameOrDifferent;

void RowDecisions::note(const desk::ImportPreview& preview) {
  m_faulty.clear();
  for (const desk::RosterRow& row : preview.rows) m_rows[row.line] = row;
  for (const desk::RosterRow& row : preview.refused) {
    m_rows[row.line] = row;
    m_faulty.insert(row.line);
  }
  for (const desk::MatchedRow& match : preview.matches) m_candidates[match.line] = match.candidates;
}

bool RowDecisions::allows(int line, SameOrDifferent decision) const {
  if (decision == SameOrDifferent::LeftOut) return m_rows.contains(line);
  if (decision == SameOrDifferent::Different) return m_rows.contains(line) && !m_faulty.contains(line);
  const auto candidates = m_candidates.find(line);
  return candidates != m_candidates.end() && !candidates->second.empty();
}

void RowDecisions::decide(int line, SameOrDifferent decision) {
  const desk::RowDecision* before = find(line);
  const bool isAgain = before != nullptr && before->decision == decision;
  if (decision == SameOrDifferent::Same) {
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

const desk::RowDecision* RowDecisions::find(int line) const {
  const auto decided = m_decisions.find(line);
  return decided == m_decisions.end() ? nullptr : &decided->second;
}

std::vector<desk::RowDecision> RowDecisions::all() const {
  std::vector<desk::RowDecision> list;
  for (const auto& [line, decision] : m_decisions) list.push_back(decision);
  return list;
}

}  // namespace damath::window
