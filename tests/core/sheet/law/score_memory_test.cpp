// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/law/score_memory.hpp"

#include <gtest/gtest.h>

#include "core/rules/standard_rulesets.hpp"
#include "tests/support/printing.hpp"

namespace damath::sheet {
namespace {

using board::Piece;
using board::Rank;
using board::Side;
using board::Square;
using rules::JumpScore;

bool areAlike(const JumpScore& a, const JumpScore& b) {
  return a.taker == b.taker && a.taken == b.taken && a.sign == b.sign && a.raw == b.raw &&
         a.rounded == b.rounded && a.multiplier == b.multiplier && a.value == b.value &&
         a.divisionByZero == b.divisionByZero;
}

// Computes every possible jump of two chips twice: ScoreMemory gives the scores of ScoreLaw (S1–S5).
TEST(ScoreMemory, HasTheScoresOfTheLaw) {
  for (const std::string_view name : rules::builtInChipSetNames()) {
    const rules::ScoreLaw law(rules::manual(), *rules::builtInChipSet(name));
    ScoreMemory memory(law);
    int differing = 0;
    for (int asked = 0; asked < 2; ++asked) {
      for (int number = 0; number < board::kSquares; ++number) {
        for (int jump = 0; jump < 2 * 2 * 2 * 12 * 12; ++jump) {
          const Side side = jump % 2 == 0 ? Side::Blue : Side::Red;
          const auto rank = [jump](int bit) { return (jump / bit) % 2 == 0 ? Rank::Ordinary : Rank::Dama; };
          const Piece taker{side, static_cast<board::ChipIndex>(jump / 8 % 12), rank(2)};
          const Piece taken{opponent(side), static_cast<board::ChipIndex>(jump / 96), rank(4)};
          const JumpScore& kept = memory.scoreOf(taker, taken, Square(number));
          if (!areAlike(kept, law.scoreOf(taker, taken, Square(number)))) ++differing;
        }
      }
    }
    EXPECT_EQ(differing, 0) << name;
  }
}

}  // namespace
}  // namespace damath::sheet
