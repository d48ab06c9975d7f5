#include "core/sheet/law.hpp"

#include <algorithm>

namespace damath::sheet {

namespace {

constexpr int kDecimalsOfExactFigures = 2;

}  // namespace

Law::Law(const rules::Ruleset& ofGame, const rules::ChipSet& chips)
    : ruleset(ofGame),
      set(chips),
      scores(ofGame, chips),
      movement(movementOf(ofGame)),
      notationFrame(chips.notationFrame(ofGame)),
      leastDecimals(std::max(kDecimalsOfExactFigures, scores.rounding() ? scores.rounding()->decimals : 0)),
      m_memory(scores) {}

bool isAsked(const Law& law, const rules::JumpScore& score) {
  return score.divisionByZero && law.ruleset.divideByZero.answer == rules::DivideByZero::AskArbiter;
}

bool hasNoScore(const Law& law, const rules::JumpScore& score) {
  return score.divisionByZero && law.ruleset.divideByZero.answer == rules::DivideByZero::NoScore;
}

bool statesValue(const Law& law, const FigureStep& written, const exact::Number& value) {
  return states(written, value, law.leastDecimals);
}

bool statesScore(const Law& law, const FigureStep& written, const rules::JumpScore& score) {
  return isAsked(law, score) || statesValue(law, written, score.value);
}

}  // namespace damath::sheet
