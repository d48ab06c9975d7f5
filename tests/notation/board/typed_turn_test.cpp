// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of turns that players type: every accepted form, and every reason for a refusal.
#include "core/notation/board/typed_turn.hpp"
#include "core/rules/breach.hpp"
#include "core/rules/legal_turns.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/notation/board/square_name.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/support/drawing.hpp"

namespace damath::notation {
namespace {

using board::Position;
using board::Side;
using rules::Game;
using support::DiagramLegend;
using support::drawn;
using ::testing::ElementsAre;
using enum TypedTurnFaultCode;
using enum rules::RouteBreach;
using enum rules::Breach;
using FaultCode = decltype(TypedTurnFault::code);

GameLaw typedLawOf(Game game, const rules::Ruleset& ruleset = rules::manual()) {
  return {ruleset, *rules::builtInChipSet("integer"), game};
}

// Returns the turn as support::toText writes it; empty if the turn is refused.
std::string read(Game game, std::string_view text, const Position& position) {
  const auto turn = parseTypedTurn(text, position, typedLawOf(game));
  return turn ? support::toText(*turn) : "";
}

TypedTurnFault refused(Game game, std::string_view text, const Position& position) {
  const auto turn = parseTypedTurn(text, position, typedLawOf(game));
  EXPECT_FALSE(turn.has_value()) << text;
  return turn ? TypedTurnFault{} : turn.error();
}

void expectFault(Game game, std::string_view text, const Position& position, FaultCode code,
                 std::string_view clause) {
  const TypedTurnFault fault = refused(game, text, position);
  EXPECT_TRUE(fault.code == code) << text;
  EXPECT_EQ(toText(fault.clause), clause) << text;
}

Position start(Game game) {
  return game == Game::Damath ? rules::startPosition(*rules::builtInChipSet("integer"), rules::manual())
                              : startPosition(rules::companionLaw(game));
}

// Tests of texts that are accepted.

TEST(TypedTurn, QuietMovesInEachGame) {
  for (const std::string_view text : {"11-15", "11 15", " 11x15 ", "11 - 15"}) {
    EXPECT_EQ(read(Game::English, text, start(Game::English)), "(5,2)-(4,3)") << text;
  }
  for (const std::string_view text : {"e3 d4", "E3 D4", "e3-d4", "  e3   d4 ", "e3, d4"}) {
    EXPECT_EQ(read(Game::Dame, text, start(Game::Dame)), "(3,2)-(4,3)") << text;
  }
  for (const std::string_view text :
       {"1,2 0,3", "(1,2) (0,3)", "(1,2)(0,3)", "1,2-0,3", "( 1, 2 ) 0 ,3", "-9 (0,3)"}) {
    EXPECT_EQ(read(Game::Damath, text, start(Game::Damath)), "(1,2)-(0,3)") << text;
  }
}

const std::string_view kTypedChain = R"(
. . . .
 . . . .
. . r .
 . . . .
. r . .
 b . . .
. . . .
 . . . .
)";

TEST(TypedTurn, ChainsWholeAndCutShort) {
  const Position position = drawn(kTypedChain);
  const std::string both = "(1,2) x(2,3)(3,4) x(4,5)(5,6)";
  EXPECT_EQ(read(Game::English, "9x18x27", position), both);
  EXPECT_EQ(read(Game::English, "9x27", position), both);
  EXPECT_EQ(read(Game::Damath, "1,2 3,4 5,6", position), both);
  EXPECT_EQ(read(Game::Damath, "1,2 5,6", position), both);
  EXPECT_EQ(read(Game::Dame, "g3 e5 c7", position), both);
  // G5: a chain of Dame may stop after its first jump.
  EXPECT_EQ(read(Game::Dame, "g3 e5", position), "(1,2) x(2,3)(3,4)");
}

// Two chains lead from the start square to the same end square.
TEST(TypedTurn, ACutThatFitsTwoTurnsIsAmbiguous) {
  const Position position = drawn(R"(
. . . .
 . . . .
. r r .
 . . . .
. r r .
 . b . .
. . . .
 . . . .
)");
  const TypedTurnFault fault = refused(Game::English, "10x26", position);
  EXPECT_TRUE(fault.code == FaultCode(Ambiguous));
  EXPECT_THAT(fault.turns, ElementsAre("10x19x26", "10x17x26"));
  EXPECT_EQ(read(Game::English, "10x17x26", position), "(3,2) x(2,3)(1,4) x(2,5)(3,6)");
}

// Tests of texts that are refused.

TEST(TypedTurn, TextThatIsNoTurn) {
  for (const auto& [game, text] : {std::pair(Game::English, "eleven"),
                                   {Game::English, "11-15a"},
                                   {Game::Dame, "e33 d4"},
                                   {Game::Dame, "hello"},
                                   {Game::Damath, "what"},
                                   {Game::Damath, "1,2 up"},
                                   {Game::English, "-"},
                                   {Game::Dame, ""}}) {
    EXPECT_TRUE(refused(game, text, start(game)).code == FaultCode(NotUnderstood)) << text;
  }
  expectFault(Game::English, "11-33", start(Game::English), NoSquare, "B1");
  expectFault(Game::English, "0 4", start(Game::English), NoSquare, "B1");
  expectFault(Game::Dame, "e4 e5", start(Game::Dame), NoSquare, "B1");
  expectFault(Game::Dame, "e3 i9", start(Game::Dame), NoSquare, "B1");
  expectFault(Game::Damath, "1,2 0,8", start(Game::Damath), NoSquare, "B1");
  expectFault(Game::Damath, "1,1 0,2", start(Game::Damath), NoSquare, "B1");
  EXPECT_EQ(refused(Game::Damath, "1,2 0,8", start(Game::Damath)).written, "0,8");
  EXPECT_TRUE(refused(Game::English, "11", start(Game::English)).code == FaultCode(OneSquare));
  EXPECT_TRUE(refused(Game::Damath, "(1,2)", start(Game::Damath)).code == FaultCode(OneSquare));
}

// The sources of the rules give these moves as examples, but the moves are not legal (rulebook 10).
TEST(TypedTurn, ExamplesOfTheSourcesAreRefused) {
  expectFault(Game::Dame, "e3 c4", start(Game::Dame), NotDiagonal, "M2");
  Position position = start(Game::Damath);
  position.setToMove(Side::Red);
  expectFault(Game::Damath, "2,7 4,7", position, NotDiagonal, "M2");
}

TEST(TypedTurn, StartsThatCannotMove) {
  for (const auto& [game, vacant, theirs] : {std::tuple(Game::English, "15-18", "23-18"),
                                             {Game::Dame, "d4 e5", "d6 e5"},
                                             {Game::Damath, "3,4 4,5", "2,5 1,4"}}) {
    expectFault(game, vacant, start(game), Vacant, "");
    expectFault(game, theirs, start(game), NotYours, "M1");
  }
  expectFault(Game::Dame, "d4 d5", start(Game::Dame), Vacant, "");
}

// BLUE has three pieces: a man on 18 = e5 = (3,4), a man on 10 = e3 = (3,2), and a king on 1 = g1 = (1,0).
const std::string_view kThree = R"(
. . . .
 . . . .
. . . .
 . b . .
. . . .
 . b . .
. . . .
 B . . .
)";

TEST(TypedTurn, StepsOfAMan) {
  const Position position = drawn(kThree);
  expectFault(Game::English, "18-26", position, NotDiagonal, "M2");
  expectFault(Game::English, "18-18", position, NotDiagonal, "M2");
  expectFault(Game::Dame, "e5 e6", position, NotDiagonal, "M2");
  expectFault(Game::Damath, "3,4 3,5", position, NotDiagonal, "M2");
  expectFault(Game::English, "18-14", position, Backward, "M2");
  expectFault(Game::English, "18-27", position, NothingTaken, "K2");
  expectFault(Game::English, "18-32", position, TooFar, "M2");
  expectFault(Game::Damath, "3,4 6,7", position, TooFar, "M2");
  expectFault(Game::Dame, "e5 f6 g7", position, NoFurtherJump, "K4");
  expectFault(Game::Dame, "e5 g7 e5", position, NothingTaken, "K2");
}

TEST(TypedTurn, StepsOntoAndOverOwnChips) {
  const Position position = drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. b . .
 b . . .
. . . .
 . . . .
)");
  expectFault(Game::English, "9-14", position, Occupied, "M2");
  expectFault(Game::English, "9x18", position, OwnTaken, "K2");
  EXPECT_EQ(refused(Game::English, "9x18", position).written, "14");
}

TEST(TypedTurn, StepsOfADama) {
  const Position position = drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
. . . r
 B . B .
)");
  // From (1,0), the diagonal to (7,6) is free. The dama on (5,0) can take the chip on (6,1).
  expectFault(Game::Damath, "5,0 4,2", position, NotDiagonal, "M3");
  expectFault(Game::English, "1-10", position, NothingTaken, "G3");
  expectFault(Game::English, "3-3", position, NotDiagonal, "G3");
  expectFault(Game::Damath, "1,0 3,2", position, MissedCapture, "K1");
  EXPECT_EQ(read(Game::Damath, "5,0 7,2", position), "(5,0) x(6,1)(7,2)");
}

TEST(TypedTurn, ADamaJumpsNeitherTwoTogetherNorItsOwn) {
  const Position position = drawn(R"(
. . . .
 . . . .
. . . .
 . . r .
. . r .
 . . . .
b . . .
 B . . .
)");
  expectFault(Game::Damath, "1,0 6,5", position, Blocked, "K3");
  const Position own = drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. . b .
 . . . .
. . . .
 B . . .
)");
  expectFault(Game::Damath, "1,0 5,4", own, OwnTaken, "K3");
}

// The dama would jump over (5,4) and come back over its own path to the chip on (2,1).
TEST(TypedTurn, K9ADamaPassesNoSegmentTwice) {
  expectFault(Game::Damath, "3,2 6,5 1,0", drawn(R"(
. . . .
 . . . .
. . . .
 . . r .
. . . .
 . B . .
. r . .
 . . . .
)"),
              PathTwice, "K9");
}

TEST(TypedTurn, TakingBackwardAndBeyondTheFarRow) {
  const Position back = drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. b . .
 . r . .
. . . .
 . . . .
)");
  expectFault(Game::English, "14x7", back, TakesBackward, "G2");
  EXPECT_EQ(read(Game::Damath, "2,3 4,1", back), "(2,3) x(3,2)(4,1)");
  rules::Ruleset forward = rules::manual();
  rules::change(forward, &rules::Ruleset::menCaptureBackward, rules::YesNo::No);
  const auto turn = parseTypedTurn("2,3 4,1", back, typedLawOf(Game::Damath, forward));
  ASSERT_FALSE(turn.has_value());
  EXPECT_EQ(toText(turn.error().clause), "9") << "the option's";
  const Position crowned = drawn(R"(
. . . .
 . r r .
. b . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
)");
  expectFault(Game::English, "22x31x24", crowned, Crowned, "G6");
  EXPECT_EQ(read(Game::English, "22x31", crowned), "(2,5) x(3,6)(4,7)");
}

TEST(TypedTurn, WhatIsDueIsNamed) {
  const Position position = drawn(kTypedChain);
  TypedTurnFault fault = refused(Game::English, "9-13", position);
  EXPECT_TRUE(fault.code == FaultCode(MissedCapture));
  EXPECT_EQ(toText(fault.clause), "K1");
  EXPECT_THAT(fault.turns, ElementsAre("9x18x27"));
  fault = refused(Game::English, "9x18", position);
  EXPECT_TRUE(fault.code == FaultCode(ChainNotFinished));
  EXPECT_EQ(toText(fault.clause), "K4");
  EXPECT_THAT(fault.turns, ElementsAre("9x18x27"));
  fault = refused(Game::Dame, "g3 h4", position);
  EXPECT_TRUE(fault.code == FaultCode(MissedCapture));
  EXPECT_THAT(fault.turns, ::testing::UnorderedElementsAre("g3 e5", "g3 e5 c7"));
}

TEST(TypedTurn, MayorAndMayorDama) {
  const Position number = drawn(R"(
. . . .
 . . . .
. . r .
 . . . .
. r . r
 b . B .
. . . .
 . . . .
)");
  expectFault(Game::Damath, "5,2 7,4", number, NotMaximum, "K5");
  const Position dama = drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. r . r
 b . B .
. . . .
 . . . .
)");
  expectFault(Game::Damath, "1,2 3,4", dama, DamaPriority, "K6");
}

// Tests turns in the notation of paper scoresheets (N1, N2).
TEST(TypedTurn, ThePapersFormWhereItFitsOneTurn) {
  Position position = start(Game::Damath);
  const GameLaw law = typedLawOf(Game::Damath);
  for (const std::string_view text : {"-9 (0,3)", "-1 (1,4)", "-9 + (-1)", "10 + (-9) = 1"}) {
    const auto turn = parseTypedTurn(text, position, law);
    ASSERT_TRUE(turn.has_value()) << text;
    rules::play(law.movement(), position, *turn);
  }
  EXPECT_EQ(position.toMove(), Side::Blue);
}

TEST(TypedTurn, ThePapersFormThatFitsNothingOrMore) {
  // Only one chip fits the written value. Therefore the error is the error of a move of this chip.
  expectFault(Game::Damath, "-9 (4,3)", start(Game::Damath), rules::RouteBreach::NotDiagonal, "M2");
  expectFault(Game::Damath, "-9 (8,3)", start(Game::Damath), NoSquare, "B1");
  expectFault(Game::Damath, "12 (0,3)", start(Game::Damath), NoSuchTurn, "");
  expectFault(Game::Damath, "-9 + 6", start(Game::Damath), rules::RouteBreach::Occupied, "M2");
  const Position position = drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
. . . .
 B . . .
)");
  EXPECT_EQ(read(Game::Damath, "-9 (2,1)", position), "(1,0)-(2,1)");
  // A dama takes −9 and can land on two minus squares.
  const TypedTurnFault fault = refused(Game::Damath, "-9 - (-9)", drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
. r . .
 B . . .
)"));
  EXPECT_TRUE(fault.code == FaultCode(Ambiguous));
  EXPECT_EQ(toText(fault.clause), "N6");
  EXPECT_GT(fault.turns.size(), 1U);
}

TEST(TypedTurn, ThePapersFormBreaksK1Too) {
  const Position position = drawn(kTypedChain);
  // BLUE's −9 must take RED's 6 on (2,3). RED's −9 stands on (4,5).
  expectFault(Game::Damath, "-9 (0,3)", position, MissedCapture, "K1");
}

}  // namespace
}  // namespace damath::notation
