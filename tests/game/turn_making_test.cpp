// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a turn made square by square: the squares where it may begin and go on, and the reasons of
// refusals.
#include "app/game/turn_making.hpp"
#include "core/board/position_builder.hpp"
#include "core/rules/breach.hpp"
#include "core/rules/legal_turns.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/board/position.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/rules/turns/turn.hpp"

namespace damath::game {
namespace {

using board::Piece;
using board::Rank;
using board::Side;
using board::Square;
using notation::TypedTurnFaultCode;
using rules::Breach;
using rules::RouteBreach;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;
using Step = TurnMaking::Step;

Square at(int x, int y) {
  return *Square::at(x, y);
}

struct Placed {
  int x;
  int y;
  Side side;
  Rank rank = Rank::Ordinary;
};

board::Position positionOf(std::initializer_list<Placed> pieces) {
  board::PositionBuilder builder(Side::Blue);
  for (const Placed& placed : pieces) {
    const auto chip = builder.freeChip(placed.side, 0);
    EXPECT_THAT(builder.put(at(placed.x, placed.y), Piece{placed.side, *chip, placed.rank}), IsEmpty());
  }
  return *builder.build();
}

class TurnMakingTest : public ::testing::Test {
 protected:
  TurnMakingTest() : law(damathLaw(rules::manual(), *rules::builtInChipSet("integer"))) {}

  static Step stepOf(const TurnMaking::Went& went) {
    EXPECT_TRUE(went.has_value());
    return went.value_or(Step::Begun);
  }
  template <class Code>
  static void expectRefused(const TurnMaking::Went& went, Code code, rules::Clause clause) {
    ASSERT_FALSE(went.has_value());
    EXPECT_EQ(went.error().code, decltype(went.error().code)(code));
    EXPECT_EQ(toText(went.error().clause), toText(clause));
  }

  Law law;
};

TEST_F(TurnMakingTest, AQuietMoveIsTwoSquares) {
  TurnMaking making(law, law.start);
  EXPECT_EQ(making.mostTaken(), 0U);
  EXPECT_THAT(making.starts(), UnorderedElementsAre(at(1, 2), at(3, 2), at(5, 2), at(7, 2)));
  EXPECT_EQ(stepOf(making.go(at(1, 2))), Step::Begun);
  ASSERT_THAT(making.targets(), SizeIs(2));
  EXPECT_FALSE(making.targets().front().taken.has_value());
  EXPECT_FALSE(making.turn().has_value());
  EXPECT_EQ(stepOf(making.go(at(0, 3))), Step::Made);
  EXPECT_EQ(making.turn(), rules::Turn(at(1, 2), at(0, 3)));
}

TEST_F(TurnMakingTest, AnotherChipIsChosenInstead) {
  TurnMaking making(law, law.start);
  EXPECT_EQ(stepOf(making.go(at(1, 2))), Step::Begun);
  EXPECT_EQ(stepOf(making.go(at(5, 2))), Step::Begun);
  EXPECT_THAT(making.route(), ElementsAre(at(5, 2)));
  EXPECT_TRUE(making.back());
  EXPECT_FALSE(making.back());
}

TEST_F(TurnMakingTest, WhatCannotBeginOrGoOnHasItsReason) {
  TurnMaking making(law, law.start);
  expectRefused(making.go(at(0, 3)), RouteBreach::Vacant, {});
  expectRefused(making.go(at(0, 5)), RouteBreach::NotYours, "M1");
  expectRefused(making.go(at(1, 0)), TypedTurnFaultCode::NoSuchTurn, {});
  EXPECT_THAT(making.route(), IsEmpty());
  EXPECT_EQ(stepOf(making.go(at(1, 2))), Step::Begun);
  expectRefused(making.go(at(1, 4)), RouteBreach::NotDiagonal, "M2");
  // After the refusal, the chip on (1,2) is still selected.
  EXPECT_THAT(making.route(), ElementsAre(at(1, 2)));
}

TEST_F(TurnMakingTest, ACaptureThatIsDueForbidsTheRest) {
  board::Position position = law.start;
  rules::play(law.movement, position, rules::Turn(at(1, 2), at(0, 3)));
  rules::play(law.movement, position, rules::Turn(at(2, 5), at(1, 4)));
  TurnMaking making(law, position);
  EXPECT_EQ(making.mostTaken(), 1U);
  EXPECT_THAT(making.starts(), ElementsAre(at(0, 3)));
  expectRefused(making.go(at(7, 2)), Breach::MissedCapture, "K1");
  EXPECT_EQ(stepOf(making.go(at(0, 3))), Step::Begun);
  ASSERT_THAT(making.targets(), SizeIs(1));
  EXPECT_EQ(making.targets().front().taken, at(1, 4));
  EXPECT_EQ(stepOf(making.go(at(2, 5))), Step::Made);
}

TEST_F(TurnMakingTest, AChainGoesJumpByJumpAndBack) {
  const auto position = positionOf(
      {{1, 2, Side::Blue}, {7, 2, Side::Blue}, {2, 3, Side::Red}, {2, 5, Side::Red}, {6, 3, Side::Red}});
  TurnMaking making(law, position);
  EXPECT_EQ(making.mostTaken(), 2U);
  // K5: the chip on (7,2) could capture only one chip, but the chip on (1,2) can capture two.
  expectRefused(making.go(at(7, 2)), Breach::NotMaximum, "K5");
  EXPECT_EQ(stepOf(making.go(at(1, 2))), Step::Begun);
  EXPECT_EQ(stepOf(making.go(at(3, 4))), Step::Gone);
  EXPECT_THAT(making.jumps(), ElementsAre(rules::Jump{at(2, 3), at(3, 4)}));
  EXPECT_FALSE(making.turn().has_value()) << "it must go on";
  expectRefused(making.go(at(4, 5)), RouteBreach::NoFurtherJump, "K4");
  EXPECT_TRUE(making.back());
  EXPECT_THAT(making.route(), ElementsAre(at(1, 2)));
  EXPECT_EQ(stepOf(making.go(at(3, 4))), Step::Gone);
  EXPECT_EQ(stepOf(making.go(at(1, 6))), Step::Made);
  EXPECT_THAT(rules::squaresOf(*making.turn()), ElementsAre(at(1, 2), at(3, 4), at(1, 6)));
  EXPECT_THAT(making.targets(), IsEmpty());
}

TEST_F(TurnMakingTest, AChainIsMadeAtOnceByItsLastSquare) {
  TurnMaking making(law, positionOf({{1, 2, Side::Blue}, {2, 3, Side::Red}, {4, 5, Side::Red}}));
  EXPECT_EQ(stepOf(making.go(at(1, 2))), Step::Begun);
  EXPECT_EQ(stepOf(making.go(at(5, 6))), Step::Made);
  EXPECT_THAT(making.jumps(), SizeIs(2));
}

TEST_F(TurnMakingTest, ADamaChoosesItsLanding) {
  TurnMaking making(law, positionOf({{1, 0, Side::Blue, Rank::Dama}, {3, 2, Side::Red}}));
  EXPECT_EQ(stepOf(making.go(at(1, 0))), Step::Begun);
  std::vector<Square> squares;
  for (const TurnMaking::Target& target : making.targets()) squares.push_back(target.square);
  EXPECT_THAT(squares, UnorderedElementsAre(at(4, 3), at(5, 4), at(6, 5), at(7, 6)));
}

// In Dame, a player may stop a chain after any jump.
TEST_F(TurnMakingTest, AChainThatMayStopIsATurnAlready) {
  const Law dame = lawOfCompanion(rules::Game::Dame);
  TurnMaking making(dame, positionOf({{1, 2, Side::Blue}, {2, 3, Side::Red}, {4, 5, Side::Red}}));
  EXPECT_EQ(stepOf(making.go(at(1, 2))), Step::Begun);
  EXPECT_EQ(stepOf(making.go(at(3, 4))), Step::Gone);
  ASSERT_TRUE(making.turn().has_value());
  EXPECT_THAT(making.turn()->jumps(), SizeIs(1));
  EXPECT_THAT(making.targets(), SizeIs(1));
}

}  // namespace
}  // namespace damath::game
