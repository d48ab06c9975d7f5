// SPDX-License-Identifier: GPL-3.0-or-later
// The ruleset and the chip set under which a sheet is read, and their tests of written figures (rulebook S3,
// S4, N7).
#pragma once

#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/score.hpp"
#include "core/sheet/cells/figure.hpp"
#include "core/sheet/law/score_memory.hpp"

namespace damath::sheet {

// The constructor derives everything that follows from the ruleset and the chip set once. scoreOf() caches
// scores, so only one thread may use a Law. The ruleset and the chip set must outlive this object.
struct Law {
  Law(const rules::Ruleset& ruleset, const rules::ChipSet& set);

  const rules::Ruleset& ruleset;
  const rules::ChipSet& set;
  rules::ScoreLaw scores;
  rules::Movement movement;
  board::Frame notationFrame;  // frame of the squares in written moves (N1)
  // The number of decimals from which a decimal may stand for an exact value (N7): 2, or more if the ruleset
  // rounds to more. If the ruleset rounds a value to fewer decimals, only the rounded value itself is
  // correct.
  int leastDecimals;

  // Returns the score that `scores.scoreOf` gives, from a cache. The reference stays valid as long as this
  // object.
  [[nodiscard]] const rules::JumpScore& scoreOf(board::Piece taker, board::Piece taken,
                                                board::Square landing) const {
    return m_memory.scoreOf(taker, taken, landing);
  }

 private:
  mutable ScoreMemory m_memory;
};

// Division by 0 (S4). isAsked: the arbiter decides the score, so any figure is accepted. hasNoScore: the jump
// has no score.
[[nodiscard]] inline bool isAsked(const Law& law, const rules::JumpScore& score) {
  return score.divisionByZero && law.ruleset.divideByZero.answer() == rules::DivideByZero::AskArbiter;
}
[[nodiscard]] inline bool hasNoScore(const Law& law, const rules::JumpScore& score) {
  return score.divisionByZero && law.ruleset.divideByZero.answer() == rules::DivideByZero::NoScore;
}

// True if a written figure states an exact value: of a total or a chip (statesValue), or of a score
// (statesScore).
[[nodiscard]] inline bool statesValue(const Law& law, const FigureStep& written, const exact::Number& value) {
  return states(written, value, law.leastDecimals);
}
[[nodiscard]] inline bool statesScore(const Law& law, const FigureStep& written,
                                      const rules::JumpScore& score) {
  return isAsked(law, score) || statesValue(law, written, score.value);
}
// True if a total on paper may be this sum, which continues from an earlier total on paper. If the ruleset
// rounds only the total, the earlier total gives its exact sum only to within one unit of the rounding.
[[nodiscard]] bool mayAddUpTo(const Law& law, const FigureStep& total, const exact::Number& sum);

}  // namespace damath::sheet
