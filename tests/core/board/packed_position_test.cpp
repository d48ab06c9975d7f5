// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/packed_position.hpp"

#include <gtest/gtest.h>

#include <random>

#include "core/rules/chip_set.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::board {
namespace {

// A game of random turns moves, takes and crowns chips.
TEST(PackedPosition, GivesEveryPositionOfAGameBack) {
  std::mt19937 random(7);
  Position position = rules::startPosition(*rules::builtInChipSet("integer"), rules::manual());
  int damas = 0;
  for (int turn = 0; turn < 200; ++turn) {
    const PackedPosition packed(position);
    EXPECT_EQ(packed.position(), position);
    EXPECT_EQ(packed, PackedPosition(packed.position()));
    const rules::TurnList legal = rules::legalTurns(rules::manual(), position);
    if (legal.empty()) break;
    const Position before = position;
    rules::play(rules::manual(), position, legal[random() % legal.size()]);
    EXPECT_NE(PackedPosition(position), PackedPosition(before));
    if (position.damas() != 0) ++damas;
  }
  EXPECT_GT(damas, 0);
}

TEST(PackedPosition, KnowsWhoIsToMove) {
  EXPECT_NE(PackedPosition(Position(Side::Blue)), PackedPosition(Position(Side::Red)));
  EXPECT_NE(PackedPosition(Position(Side::Blue)).words(), PackedPosition(Position(Side::Red)).words());
}

}  // namespace
}  // namespace damath::board
