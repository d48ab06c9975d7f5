// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/sheets/board_steps.hpp"

#include <algorithm>

#include "core/sheet/judge/move_report.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/sheet/settle/open_turn.hpp"

namespace damath::compose {

namespace {

BoardStep stepOf(const sheet::Law& law, const sheet::ReplayedTurn& replayed) {
  BoardStep step;
  step.mover = replayed.side;
  step.turn = sheet::textOf(law, replayed.before, replayed.turn);
  for (const rules::JumpScore& score : replayed.scores) {
    const std::string text = sheet::scoreText(law, score);
    if (!text.empty()) step.scores += (step.scores.empty() ? "" : "; ") + text;
  }
  step.lines.assign(replayed.lines.begin(), replayed.lines.end());
  step.position = replayed.after;
  step.marks.push_back(replayed.turn.start());
  for (const rules::Jump& jump : replayed.turn.jumps()) step.marks.push_back(jump.landing);
  if (!replayed.turn.isCapture()) step.marks.push_back(replayed.turn.end());
  return step;
}

}  // namespace

std::vector<BoardStep> boardSteps(const rules::Ruleset& ruleset, const rules::ChipSet& set,
                                  const sheet::AuditReport& report) {
  const sheet::Law law(ruleset, set);
  std::vector<BoardStep> steps(1);
  steps.front().position = report.start;
  const std::size_t settled = sheet::turnsSettled(report);
  for (const sheet::ReplayedTurn& turn : report.turns) {
    steps.push_back(stepOf(law, turn));
    steps.back().isSettled = steps.size() - 1 <= settled;
  }
  return steps;
}

}  // namespace damath::compose
