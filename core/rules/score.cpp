#include "core/rules/score.hpp"

namespace damath::rules {

namespace {

using board::Operator;
using board::Rank;

}  // namespace

std::optional<RoundTo> roundingOf(const Ruleset& ruleset, const ChipSet& set) {
  if (const auto* chosen = std::get_if<RoundTo>(&ruleset.rounding.answer)) return *chosen;
  if (std::holds_alternative<RoundNever>(ruleset.rounding.answer)) return std::nullopt;
  switch (set.arithmetic()) {
    case Arithmetic::Whole:
      return RoundTo{exact::RoundingMode::HalfAway, 0};
    case Arithmetic::Exact:
      return std::nullopt;
    case Arithmetic::Variables:
      return RoundTo{exact::RoundingMode::HalfAway, 2};
  }
  return std::nullopt;
}

exact::Number roundedScore(const Ruleset& ruleset, const ChipSet& set, const exact::Number& raw,
                           Operator sign) {
  if (ruleset.roundEntries.answer == RoundEntries::TotalOnly) return raw;
  const std::optional<RoundTo> rounding = roundingOf(ruleset, set);
  const bool concerned = sign == Operator::Divide || set.arithmetic() == Arithmetic::Variables;
  return rounding && concerned ? exact::rounded(raw, rounding->mode, rounding->decimals) : raw;
}

exact::Number runningTotal(const Ruleset& ruleset, const ChipSet& set, const exact::Number& sum) {
  if (ruleset.roundEntries.answer == RoundEntries::EachEntry) return sum;
  const std::optional<RoundTo> rounding = roundingOf(ruleset, set);
  return rounding ? exact::rounded(sum, rounding->mode, rounding->decimals) : sum;
}

exact::Number valueOf(const Ruleset& ruleset, const ChipSet& set, board::ChipIndex chip, board::Square square,
                      board::Side reader) {
  const auto [x, y] = square.coordinates(set.valueFrame(ruleset), reader);
  return set.chips[chip].value.at(x, y);
}

JumpScore scoreOfValues(const Ruleset& ruleset, const ChipSet& set, const exact::Number& taker,
                        const exact::Number& taken, Operator sign, int multiplier) {
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
  const exact::Number factor(multiplier);
  if (ruleset.roundBeforeMultiplier.answer == YesNo::Yes) {
    score.rounded = roundedScore(ruleset, set, score.raw, sign);
    score.value = score.rounded * factor;
  } else {
    score.rounded = score.raw;
    score.value = roundedScore(ruleset, set, score.raw * factor, sign);
  }
  return score;
}

JumpScore scoreOf(const Ruleset& ruleset, const ChipSet& set, board::Piece taker, board::Piece taken,
                  board::Square landing) {
  // Both operands take the coordinates of the landing square in the mover's frame (S5).
  return scoreOfValues(ruleset, set, valueOf(ruleset, set, taker.chip, landing, taker.side),
                       valueOf(ruleset, set, taken.chip, landing, taker.side), landing.sign(),
                       (taker.rank == Rank::Dama ? 2 : 1) * (taken.rank == Rank::Dama ? 2 : 1));
}

exact::Number remainingValue(const Ruleset& ruleset, const ChipSet& set, board::Piece piece,
                             board::Square square) {
  const exact::Number value = valueOf(ruleset, set, piece.chip, square, piece.side);
  return piece.rank == Rank::Dama ? value * exact::Number(2) : value;
}

}  // namespace damath::rules
