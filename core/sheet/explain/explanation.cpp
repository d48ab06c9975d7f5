// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/explanation.hpp"

#include "core/precondition.hpp"

namespace damath::sheet {

void setEnd(const Law& law, Segment& segment) {
  segment.end = segment.start;
  for (const ExplainedTurn& explained : segment.explainedTurns) {
    if (explained.kind != ExplainedTurnKind::Turn && explained.kind != ExplainedTurnKind::Unwritten) continue;
    segment.end.setToMove(explained.side);
    rules::play(law.movement, segment.end, explained.turn);
  }
}

void endBefore(const Law& law, const Reading& reading, Segment& segment, std::size_t kept) {
  DAMATH_EXPECTS(kept <= segment.explainedTurns.size());
  if (kept == segment.explainedTurns.size()) return;
  const std::size_t behind = segment.gapCount > 0 ? segment.gapFrom + segment.gapCount : reading.plays.size();
  segment.gapFrom = segment.explainedTurns[kept].first;
  segment.gapCount = behind - segment.gapFrom;
  segment.explainedTurns.resize(kept);
  segment.alternatives.resize(kept);
  segment.games.clear();
  setEnd(law, segment);
}

}  // namespace damath::sheet
