// SPDX-License-Identifier: GPL-3.0-or-later
// The law and the chips that a sheet is read under, and what they say of written figures (rulebook S3, S4,
// N7).
#pragma once

#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/score.hpp"
#include "core/sheet/cells/figure.hpp"
#include "core/sheet/law/score_memory.hpp"

namespace damath::sheet {

// What follows from the ruleset and the set is worked out once, and what jumps score is kept: a law serves
// one thread. Both must outlive it.
struct Law {
  Law(const rules::Ruleset& ruleset, const rules::ChipSet& set);

  const rules::Ruleset& ruleset;
  const rules::ChipSet& set;
  rules::ScoreLaw scores;
  rules::Movement movement;
  board::Frame notationFrame;  // of written moves (N1)
  // From how many decimals on a decimal may stand for an exact value (N7): 2, or more where the ruleset
  // rounds to more. A value that the law has rounded to fewer is stated by itself alone, as it should be.
  int leastDecimals;

  // The same as `scores` has it, but kept. The reference holds as long as the law does.
  [[nodiscard]] const rules::JumpScore& scoreOf(board::Piece taker, board::Piece taken,
                                                board::Square landing) const {
    return m_memory.scoreOf(taker, taken, landing);
  }

 private:
  mutable ScoreMemory m_memory;
};

// Division by 0 (S4): the arbiter rules on it, so any figure may stand; or it has no score at all.
[[nodiscard]] inline bool isAsked(const Law& law, const rules::JumpScore& score) {
  return score.divisionByZero && law.ruleset.divideByZero.answer() == rules::DivideByZero::AskArbiter;
}
[[nodiscard]] inline bool hasNoScore(const Law& law, const rules::JumpScore& score) {
  return score.divisionByZero && law.ruleset.divideByZero.answer() == rules::DivideByZero::NoScore;
}

// Whether a written figure states the exact value of a total or a chip, and whether it states a score.
[[nodiscard]] inline bool statesValue(const Law& law, const FigureStep& written, const exact::Number& value) {
  return states(written, value, law.leastDecimals);
}
[[nodiscard]] inline bool statesScore(const Law& law, const FigureStep& written,
                                      const rules::JumpScore& score) {
  return isAsked(law, score) || statesValue(law, written, score.value);
}
// True if a total on paper may be this sum that goes on from an earlier total on paper. Where the total alone
// is rounded, the earlier total tells its exact sum only within one unit of the rounding.
[[nodiscard]] bool mayAddUpTo(const Law& law, const FigureStep& total, const exact::Number& sum);

}  // namespace damath::sheet
