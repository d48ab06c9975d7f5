#include "core/sheet/law.hpp"

#include <algorithm>

namespace damath::sheet {

namespace {

constexpr int kDecimalsOfExactFigures = 2;

}  // namespace

int leastDecimals(const Law& law) {
  const auto rounding = rules::roundingOf(law.ruleset, law.set);
  return std::max(kDecimalsOfExactFigures, rounding ? rounding->decimals : 0);
}

bool isAsked(const Law& law, const rules::JumpScore& score) {
  return score.divisionByZero && law.ruleset.divideByZero.answer == rules::DivideByZero::AskArbiter;
}

bool hasNoScore(const Law& law, const rules::JumpScore& score) {
  return score.divisionByZero && law.ruleset.divideByZero.answer == rules::DivideByZero::NoScore;
}

bool statesValue(const Law& law, const FigureStep& written, const exact::Number& value) {
  return states(written, value, leastDecimals(law));
}

bool statesScore(const Law& law, const FigureStep& written, const rules::JumpScore& score) {
  return isAsked(law, score) || statesValue(law, written, score.value);
}

}  // namespace damath::sheet
