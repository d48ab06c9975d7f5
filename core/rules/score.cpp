// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/score.hpp"

namespace damath::rules {

namespace {

using board::Operator;
using board::Rank;

// Returns the rounding of scores (S3). nullopt if the ruleset, or its rounding by chip set, keeps every score
// exact.
std::optional<RoundTo> roundingOf(const Ruleset& ruleset, Arithmetic arithmetic) {
  if (const auto* chosen = std::get_if<RoundTo>(&ruleset.rounding.answer())) return *chosen;
  if (std::holds_alternative<RoundNever>(ruleset.rounding.answer())) return std::nullopt;
  switch (arithmetic) {
    case Arithmetic::Whole:
      return RoundTo{exact::RoundingMode::HalfAway, 0};
    case Arithmetic::Exact:
      return std::nullopt;
    case Arithmetic::Variables:
      return RoundTo{exact::RoundingMode::HalfAway, 2};
  }
  return std::nullopt;
}

}  // namespace

ScoreLaw::ScoreLaw(const Ruleset& ruleset, const ChipSet& set)
    : m_ruleset(ruleset),
      m_set(set),
      m_arithmetic(set.arithmetic()),
      m_rounding(roundingOf(ruleset, m_arithmetic)),
      m_frame(set.valueFrame(ruleset)) {}

exact::Number ScoreLaw::roundedScore(const exact::Number& raw, Operator sign) const {
  if (m_ruleset.roundEntries.answer() == RoundEntries::TotalOnly) return raw;
  const bool concerned = sign == Operator::Divide || m_arithmetic == Arithmetic::Variables;
  return m_rounding && concerned ? exact::rounded(raw, m_rounding->mode, m_rounding->decimals) : raw;
}

exact::Number ScoreLaw::runningTotal(const exact::Number& sum) const {
  if (m_ruleset.roundEntries.answer() == RoundEntries::EachEntry || !m_rounding) return sum;
  return exact::rounded(sum, m_rounding->mode, m_rounding->decimals);
}

exact::Number ScoreLaw::valueOf(board::ChipIndex chip, board::Square square, board::Side reader) const {
  const exact::Monomial& value = m_set.chips[chip].value;
  if (!value.hasVariables()) return value.coefficient;
  const auto [x, y] = square.coordinates(m_frame, reader);
  return value.at(x, y);
}

JumpScore ScoreLaw::scoreOfValues(const exact::Number& taker, const exact::Number& taken, Operator sign,
                                  int multiplier) const {
  JumpScore score;
  score.taker = taker;
  score.taken = taken;
  score.sign = sign;
  score.multiplier = multiplier;
  switch (sign) {
    case Operator::Plus:
      score.raw = score.taker + score.taken;
      break;
    case Operator::Minus:
      score.raw = score.taker - score.taken;
      break;
    case Operator::Times:
      score.raw = score.taker * score.taken;
      break;
    case Operator::Divide:
      if (const auto result = exact::quotient(score.taker, score.taken)) {
        score.raw = *result;
      } else {
        score.divisionByZero = true;
      }
      break;
  }
  const auto multiplied = [&](const exact::Number& value) {
    return multiplier == 1 ? value : value * exact::Number(multiplier);
  };
  if (m_ruleset.roundBeforeMultiplier.answer() == YesNo::Yes) {
    score.rounded = roundedScore(score.raw, sign);
    score.value = multiplied(score.rounded);
  } else {
    score.rounded = score.raw;
    score.value = roundedScore(multiplied(score.raw), sign);
  }
  return score;
}

JumpScore ScoreLaw::scoreOf(board::Piece taker, board::Piece taken, board::Square landing) const {
  // The two operands use the coordinates of the landing square in the mover's frame (S5).
  return scoreOfValues(valueOf(taker.chip, landing, taker.side), valueOf(taken.chip, landing, taker.side),
                       landing.sign(),
                       (taker.rank == Rank::Dama ? 2 : 1) * (taken.rank == Rank::Dama ? 2 : 1));
}

exact::Number ScoreLaw::remainingValue(board::Piece piece, board::Square square) const {
  const exact::Number value = valueOf(piece.chip, square, piece.side);
  return piece.rank == Rank::Dama ? value * exact::Number(2) : value;
}

}  // namespace damath::rules
