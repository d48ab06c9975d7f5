// SPDX-License-Identifier: GPL-3.0-or-later
// What a jump scores, step by step as it is written on paper (rulebook S1–S5), what the scores add up to
// (S6), and what a chip left on the board is worth at the end (S7).
//   Integer dama −7 takes 2 on ÷: raw −7/2, rounded −4, multiplier 2, value −8.
//   The same with roundBeforeMultiplier no: raw and rounded −7/2, multiplier 2, value −7.
//   The same with roundEntries total only: value −7; nothing but the running total is rounded.
#pragma once

#include <optional>

#include "core/board/position.hpp"
#include "core/exact/number.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::rules {

struct JumpScore {
  exact::Number taker;  // the operands as they enter the operation, x and y put in
  exact::Number taken;
  board::Operator sign;         // of the landing square (S1)
  exact::Number raw;            // taker op taken; 0 where that divides by 0
  exact::Number rounded;        // what the multiplier doubles: after S3 where that comes first, else the raw
  int multiplier = 1;           // 1, 2 or 4 (S2)
  exact::Number value;          // what the entry is worth; of a division by 0 always 0
  bool divisionByZero = false;  // S4; the answer of divideByZero says what that means
};

// What a ruleset says of the scores of games with one chip set. Both must outlive it.
class ScoreLaw {
 public:
  ScoreLaw(const Ruleset& ruleset, const ChipSet& set);

  [[nodiscard]] Arithmetic arithmetic() const { return m_arithmetic; }
  // How scores are rounded (S3); nothing where every figure stays exact. It concerns quotients; in sets with
  // variables every score.
  [[nodiscard]] const std::optional<RoundTo>& rounding() const { return m_rounding; }

  [[nodiscard]] JumpScore scoreOf(board::Piece taker, board::Piece taken, board::Square landing) const;
  // The same from plain operands: what a sheet's own signs, chips or doubling would make of the jump.
  [[nodiscard]] JumpScore scoreOfValues(const exact::Number& taker, const exact::Number& taken,
                                        board::Operator sign, int multiplier) const;
  // What a chip is worth on a square to a reader (S5); the square matters only to chips with variables.
  [[nodiscard]] exact::Number valueOf(board::ChipIndex chip, board::Square square, board::Side reader) const;
  // A chip's share of its owner's remaining chips; a dama's is doubled with its sign (S7).
  [[nodiscard]] exact::Number remainingValue(board::Piece piece, board::Square square) const;
  // Rounding of S3 alone, applied to an operation's raw result; with roundEntries total only the raw itself.
  [[nodiscard]] exact::Number roundedScore(const exact::Number& raw, board::Operator sign) const;
  // A player's running total (S6) where the scores add up to this sum: the sum, or, with roundEntries total
  // only, the sum rounded whatever operations went into it. Sums are carried on exact, so no rounding adds
  // up.
  [[nodiscard]] exact::Number runningTotal(const exact::Number& sum) const;

 private:
  const Ruleset& m_ruleset;
  const ChipSet& m_set;
  Arithmetic m_arithmetic;
  std::optional<RoundTo> m_rounding;
  board::Frame m_frame;
};

// For a single question.
[[nodiscard]] inline JumpScore scoreOf(const Ruleset& ruleset, const ChipSet& set, board::Piece taker,
                                       board::Piece taken, board::Square landing) {
  return ScoreLaw(ruleset, set).scoreOf(taker, taken, landing);
}
[[nodiscard]] inline exact::Number remainingValue(const Ruleset& ruleset, const ChipSet& set,
                                                  board::Piece piece, board::Square square) {
  return ScoreLaw(ruleset, set).remainingValue(piece, square);
}

}  // namespace damath::rules
