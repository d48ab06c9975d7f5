// What a jump scores, step by step as it is written on paper (rulebook S1–S5), and what a chip left on the
// board is worth at the end (S7).
//   Integer dama −7 takes 2 on ÷: raw −7/2, rounded −4, multiplier 2, value −8.
#pragma once

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
  exact::Number rounded;        // after S3, before the multiplier
  int multiplier = 1;           // 1, 2 or 4 (S2)
  exact::Number value;          // what the entry is worth
  bool divisionByZero = false;  // S4
};

[[nodiscard]] JumpScore scoreOf(const Ruleset& ruleset, const ChipSet& set, board::Piece taker,
                                board::Piece taken, board::Square landing);

// The same from plain operands: what a sheet's own signs, chips or doubling would make of the jump.
[[nodiscard]] JumpScore scoreOfValues(const Ruleset& ruleset, const ChipSet& set, const exact::Number& taker,
                                      const exact::Number& taken, board::Operator sign, int multiplier);

// What a chip is worth on a square to a reader (S5); the square matters only to chips with variables.
[[nodiscard]] exact::Number valueOf(const Ruleset& ruleset, const ChipSet& set, board::ChipIndex chip,
                                    board::Square square, board::Side reader);

// A chip's share of its owner's remaining chips; a dama's is doubled with its sign (S7).
[[nodiscard]] exact::Number remainingValue(const Ruleset& ruleset, const ChipSet& set, board::Piece piece,
                                           board::Square square);

// Rounding of S3 alone, applied to an operation's raw result.
[[nodiscard]] exact::Number roundedScore(const Ruleset& ruleset, const ChipSet& set, const exact::Number& raw,
                                         board::Operator sign);

}  // namespace damath::rules
