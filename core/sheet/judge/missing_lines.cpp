// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/missing_lines.hpp"

#include <utility>

#include "core/sheet/judge/move_report.hpp"

namespace damath::sheet {

Finding MissingLines::missing(const ExplainedTurn& act, std::size_t entry, rules::Clause clause) const {
  Finding made = findingAt({FindingCode::MissingLine, clause}, act.side, Cell::Move);
  if (entry < m_reading.plays.size()) made.beforeLine = m_reading.plays[entry].line;
  return made;
}

FindingIndex MissingLines::addJump(const ExplainedTurn& act, const BoardStep& happening, std::size_t entry) {
  Finding made = missing(act, entry, "N2");
  made.correct = textOf(m_law, happening);
  if (act.unwrittenJump == 0U) made.causedBy = m_atEnd;
  return m_last = m_findings.add(std::move(made));
}

FindingIndex MissingLines::addTurn(const ExplainedTurn& act, const std::vector<rules::Turn>& alternatives,
                                   const board::Position& position) {
  Finding made = missing(act, act.first, "N1");
  for (const rules::Turn& turn : alternatives) {
    if (position.at(turn.start())) made.alternatives.push_back(textOf(m_law, position, turn));
  }
  if (made.alternatives.empty()) made.correct = textOf(m_law, position, act.turn);
  made.causedBy = m_atEnd;
  return m_last = m_findings.add(std::move(made));
}

void MissingLines::goOnFrom(const ExplainedTurn& act) {
  const bool lastJump = act.unwrittenJump && *act.unwrittenJump + 1 == act.turn.jumps().size();
  m_atEnd.reset();
  if (act.kind == ExplainedTurnKind::Unwritten || lastJump) m_atEnd = m_last;
}

}  // namespace damath::sheet
