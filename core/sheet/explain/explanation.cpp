// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/explanation.hpp"

#include "core/precondition.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/sheet/explain/match.hpp"

namespace damath::sheet {

namespace {

int& countOf(UsedHabits& used, ScoreHabit::Kind kind) {
  return used.scores[static_cast<std::size_t>(kind)];
}

void countEntry(const Law& law, const PlayEntry& play, const BoardStep& boardStep, UsedHabits& used) {
  if (play.translated == nullptr) return;
  const PlayEntry& written = play.translated->asWritten;
  if (const QuietEntry* quiet = written.entry.quiet()) {
    const auto landing = boardStep.landing.coordinates(law.notationFrame, boardStep.mover.side);
    if (quiet->destination != landing) ++used.frames;
    return;
  }
  const CaptureEntry* capture = play.entry.capture();
  if (capture == nullptr || !boardStep.taken) return;
  const bool asStands =
      capture->taker.fits(boardStep.mover.chip) && capture->taken.fits(boardStep.taken->chip);
  if (!asStands) ++used.operands;
  const FigureStep* stated = statedScore(play);
  if (stated == nullptr ||
      statesScore(law, *stated, law.scoreOf(boardStep.mover, *boardStep.taken, boardStep.landing)))
    return;
  if (const ScoreHabit* habit = play.translated->scoreHabit(law, *stated, boardStep))
    ++countOf(used, habit->kind);
}

}  // namespace

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

UsedHabits usedHabits(const Law& law, const Reading& reading, const Segment& segment) {
  UsedHabits used;
  board::Position position = segment.start;
  for (const ExplainedTurn& explained : segment.explainedTurns) {
    const bool isWritten = explained.kind == ExplainedTurnKind::Turn;
    if (!isWritten && explained.kind != ExplainedTurnKind::Unwritten) continue;
    position.setToMove(explained.side);
    const BoardSteps steps(position, explained.turn);
    std::size_t entry = 0;
    for (std::size_t i = 0; isWritten && i < steps.size(); ++i) {
      if (explained.unwrittenJump == i) continue;
      countEntry(law, reading.plays[explained.entry(entry++)], steps[i], used);
    }
    rules::play(law.movement, position, explained.turn);
  }
  // An R.C. row whose figure follows from a habit also counts as a cell that shows the habit. For OtherFrame,
  // it counts only if a score shows the habit too.
  for (const EndRow& row : reading.rows) {
    if (row.half->kind != HalfKind::Remaining || lastStep(row.figure) == nullptr) continue;
    int& otherFrame = countOf(used, ScoreHabit::Kind::OtherFrame);
    if (row.readsOtherFrame && otherFrame > 0) ++otherFrame;
    const bool isNegative = row.cell.chip && row.cell.chip->chip.value &&
                            !row.cell.chip->chip.value->hasVariables() &&
                            row.cell.chip->chip.value->coefficient.sign() < 0;
    if (isNegative && lastStep(row.figure)->value.sign() > 0) ++countOf(used, ScoreHabit::Kind::NoSigns);
  }
  return used;
}

}  // namespace damath::sheet
