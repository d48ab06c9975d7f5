// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/missing_lines.hpp"

#include <string>
#include <utility>

#include "core/sheet/law/spelling.hpp"

namespace damath::sheet {

Finding MissingLines::missing(const ExplainedTurn& explained, std::size_t entry, const Fault& fault) const {
  Finding made = findingAt(fault, explained.side, Cell::Move);
  if (entry < m_reading.plays.size()) made.beforeLine = m_reading.plays[entry].line;
  return made;
}

FindingIndex MissingLines::addJump(const ExplainedTurn& explained, const BoardStep& boardStep,
                                   std::size_t entry) {
  Finding made = missing(explained, entry, {FindingCode::MissingLine, "N2", FindingCase::ChainLine});
  made.correct = textOf(m_law, boardStep);
  if (explained.unwrittenJump == 0U) made.causedBy = m_atEnd;
  if (!made.causedBy) made.causedBy = m_habits.takeMovedUp(explained.side);
  return m_last = m_findings.add(std::move(made));
}

FindingIndex MissingLines::addTurn(const ExplainedTurn& explained,
                                   const std::vector<rules::Turn>& alternatives,
                                   const board::Position& position) {
  Finding made = missing(explained, explained.first, {FindingCode::MissingLine, "N1"});
  for (const rules::Turn& turn : alternatives) {
    if (position.at(turn.start())) made.alternatives.push_back(textOf(m_law, position, turn));
  }
  const std::string replayed = textOf(m_law, position, explained.turn);
  if (made.alternatives.empty()) {
    made.correct = replayed;
  } else {
    made.alternatives.insert(made.alternatives.begin(), replayed);
  }
  made.causedBy = m_atEnd ? m_atEnd : m_habits.takeMovedUp(explained.side);
  return m_last = m_findings.add(std::move(made));
}

void MissingLines::goOnFrom(const ExplainedTurn& explained) {
  const bool lastJump =
      explained.unwrittenJump && *explained.unwrittenJump + 1U == explained.turn.jumps().size();
  m_atEnd.reset();
  if (explained.kind == ExplainedTurnKind::Unwritten || lastJump) m_atEnd = m_last;
}

}  // namespace damath::sheet
