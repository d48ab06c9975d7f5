// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the score of a jump step by step as written on paper (rulebook S1–S5), the running total (S6), and
// the value of a chip that remains at the end (S7).
//   Integer dama −7 takes 2 on ÷: raw −7/2, rounded −4, multiplier 2, value −8.
//   With roundBeforeMultiplier no: raw and rounded −7/2, multiplier 2, value −7.
//   With roundEntries total only: value −7; only the running total is rounded.
#pragma once

#include <optional>

#include "core/board/position.hpp"
#include "core/exact/number.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::rules {

struct JumpScore {
  exact::Number taker;  // `taker` and `taken`: the two operands, with x and y replaced by numbers
  exact::Number taken;
  board::Operator sign;  // the operator of the landing square (S1)
  exact::Number raw;     // the result of the operation; 0 for a division by 0
  // The number to which the multiplier applies: rounded by S3 if rounding comes first, otherwise equal to
  // `raw`.
  exact::Number rounded;
  int multiplier = 1;   // 1, 2 or 4: doubled for each dama (S2)
  exact::Number value;  // the score; 0 for a division by 0, until the arbiter's ruling replaces it
  // True for a division by 0 (S4); the ruleset's answer divideByZero tells the consequence.
  bool divisionByZero = false;
};

// The scoring of games under a ruleset with one chip set. The ruleset and the set must outlive this object.
class ScoreLaw {
 public:
  ScoreLaw(const Ruleset& ruleset, const ChipSet& set);

  [[nodiscard]] Arithmetic arithmetic() const { return m_arithmetic; }
  // Returns the rounding of scores (S3). nullopt if every score stays exact. Rounding affects quotients; in
  // sets with variables, every score.
  [[nodiscard]] const std::optional<RoundTo>& rounding() const { return m_rounding; }

  [[nodiscard]] JumpScore scoreOf(board::Piece taker, board::Piece taken, board::Square landing) const;
  // Returns the score for given operands, for example the score that a scoresheet's own signs, chips or
  // doubling would give.
  [[nodiscard]] JumpScore scoreOfValues(const exact::Number& taker, const exact::Number& taken,
                                        board::Operator sign, int multiplier) const;
  // Returns the value of a chip on a square, in the frame of the player `reader` (S5). The square matters
  // only for chips with variables.
  [[nodiscard]] exact::Number valueOf(board::ChipIndex chip, board::Square square, board::Side reader) const;
  // Returns a chip's part of the remaining chips' total. A dama's value is doubled, with its sign (S7).
  [[nodiscard]] exact::Number remainingValue(board::Piece piece, board::Square square) const;
  // Applies only the rounding of S3 to the raw result of an operation. If the ruleset rounds only totals
  // (RoundEntries::TotalOnly), returns the raw result.
  [[nodiscard]] exact::Number roundedScore(const exact::Number& raw, board::Operator sign) const;
  // Returns a player's running total (S6) for a sum of scores: the sum itself. If the ruleset rounds only
  // totals (RoundEntries::TotalOnly), returns the rounded sum, even if no score is a quotient. If S3 keeps
  // every score of this chip set exact, the sum is not rounded. The sum is always carried exactly, so
  // rounding errors do not accumulate.
  [[nodiscard]] exact::Number runningTotal(const exact::Number& sum) const;

 private:
  const Ruleset& m_ruleset;
  const ChipSet& m_set;
  Arithmetic m_arithmetic;
  std::optional<RoundTo> m_rounding;
  board::Frame m_frame;
};

// scoreOf and remainingValue are shortcuts for callers that need only one score or one R.C. value.
[[nodiscard]] inline JumpScore scoreOf(const Ruleset& ruleset, const ChipSet& set, board::Piece taker,
                                       board::Piece taken, board::Square landing) {
  return ScoreLaw(ruleset, set).scoreOf(taker, taken, landing);
}
[[nodiscard]] inline exact::Number remainingValue(const Ruleset& ruleset, const ChipSet& set,
                                                  board::Piece piece, board::Square square) {
  return ScoreLaw(ruleset, set).remainingValue(piece, square);
}

}  // namespace damath::rules
