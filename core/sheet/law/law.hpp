// SPDX-License-Identifier: GPL-3.0-or-later
// The ruleset and the chip set of a game, and the scores that follow from both. Tests if a written figure is
// correct under the ruleset (rulebook S3, S4, N7).
#pragma once

#include "core/board/square.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/score.hpp"
#include "core/sheet/cells/figure.hpp"
#include "core/sheet/law/score_memory.hpp"

namespace damath::sheet {

// The rules of a game as the audit needs them. The constructor derives once what follows from the ruleset and
// the chip set. scoreOf() caches scores, so only one thread may use a Law. Precondition: the ruleset and the
// chip set outlive this object.
struct Law {
  Law(const rules::Ruleset& ruleset, const rules::ChipSet& set);

  const rules::Ruleset& ruleset;
  const rules::ChipSet& set;
  rules::ScoreLaw scores;
  rules::Movement movement;
  board::Frame notationFrame;  // the frame in which moves name squares (N1)
  // The fewest decimals that a rounded figure needs to be accepted for an exact value (N7): 2, or more if the
  // ruleset rounds to more decimals. If the ruleset rounds a value to fewer decimals, only the rounded value
  // itself is correct.
  int leastDecimals;

  // Returns the same score as `scores.scoreOf`, from a cache. The returned reference stays valid as long as
  // this object.
  [[nodiscard]] const rules::JumpScore& scoreOf(board::Piece taker, board::Piece taken,
                                                board::Square landing) const {
    return m_memory.scoreOf(taker, taken, landing);
  }

 private:
  mutable ScoreMemory m_memory;
};

// Two tests of a jump that divides by 0 (S4). isAsked: true if the arbiter decides the score; any figure is
// then accepted. hasNoScore: true if the ruleset gives the jump no score.
[[nodiscard]] inline bool isAsked(const Law& law, const rules::JumpScore& score) {
  return score.divisionByZero && law.ruleset.divideByZero.answer() == rules::DivideByZero::AskArbiter;
}
[[nodiscard]] inline bool hasNoScore(const Law& law, const rules::JumpScore& score) {
  return score.divisionByZero && law.ruleset.divideByZero.answer() == rules::DivideByZero::NoScore;
}

// True if a written figure is accepted for an exact value (N7). statesValue tests a total or the value of a
// chip; statesScore tests a score.
[[nodiscard]] inline bool statesValue(const Law& law, const FigureStep& written, const exact::Number& value) {
  return states(written, value, law.leastDecimals);
}
[[nodiscard]] inline bool statesScore(const Law& law, const FigureStep& written,
                                      const rules::JumpScore& score) {
  return isAsked(law, score) || statesValue(law, written, score.value);
}
// True if the total on paper may be equal to this sum. The sum continues from an earlier total on paper. If
// the ruleset rounds only the total, that earlier total is already rounded. Therefore the sum may differ by
// less than one unit of the last decimal.
[[nodiscard]] bool mayAddUpTo(const Law& law, const FigureStep& total, const exact::Number& sum);

}  // namespace damath::sheet
