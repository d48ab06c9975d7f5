// SPDX-License-Identifier: GPL-3.0-or-later
// Compares core with the plain rules of tests/support, a second implementation written from the rulebook
// alone: the same turns, the same positions after them and the same scores, at every node of random games and
// of random positions.
#include <gtest/gtest.h>

#include "core/rules/chip_set.hpp"
#include "core/rules/game.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/support/comparison.hpp"

namespace damath::rules {
namespace {

using board::Position;
using support::PlainLaw;

// Plays random turns from the position, until the game ends or this number of plies is played. Compares the
// core with the second implementation (plain_rules) on each position. Returns the number of compared
// positions; 0 after a disagreement.
int comparedGame(const PlainLaw& law, Position position, int mostPlies, std::mt19937& random) {
  const Ruleset ruleset = support::toRuleset(law);
  for (int ply = 0; ply < mostPlies; ++ply) {
    const std::string unlike = support::disagreement(law, position);
    EXPECT_EQ(unlike, "");
    if (!unlike.empty()) return 0;
    const TurnList turns = legalTurns(ruleset, position);
    if (turns.empty()) return ply + 1;
    play(ruleset, position, turns[random() % turns.size()]);
  }
  return mostPlies;
}

Position start() {
  return startPosition(*builtInChipSet("integer"), manual());
}

TEST(SecondLaw, AgreesOnTwentyThousandPositionsOfTheManual) {
  std::mt19937 random(20261120);
  int compared = 0;
  while (compared < 8000) {
    const int positions = comparedGame({}, start(), 120, random);
    ASSERT_GT(positions, 0);
    compared += positions;
  }
  while (compared < 20500) {
    const int positions = comparedGame({}, support::strewnPosition(random, 10), 4, random);
    ASSERT_GT(positions, 0);
    compared += positions;
  }
  EXPECT_GE(compared, 20000);
}

TEST(SecondLaw, AgreesUnderEveryMixOfOptions) {
  std::mt19937 random(19750611);
  for (int compared = 0; compared < 12000;) {
    const PlainLaw law = support::anyLaw(random);
    const int positions = comparedGame(law, start(), 60, random) +
                          comparedGame(law, support::strewnPosition(random, 9), 20, random);
    ASSERT_FALSE(::testing::Test::HasFailure());
    compared += positions;
  }
}

// Compares the rules of a companion game in the core with the second implementation: in games from the start
// position, and in games from random positions with kings.
void expectAgreement(Game game, PlainLaw plain, unsigned seed) {
  ASSERT_EQ(movementOf(support::toRuleset(plain)), movementOf(companionLaw(game)));
  std::mt19937 random(seed);
  for (int compared = 0; compared < 6000;) {
    const int positions = comparedGame(plain, startPosition(companionLaw(game)), 150, random) +
                          comparedGame(plain, support::strewnPosition(random, 9), 20, random);
    ASSERT_FALSE(::testing::Test::HasFailure());
    compared += positions;
  }
}

TEST(SecondLaw, AgreesOnEnglishDraughts) {
  expectAgreement(Game::English,
                  {.menCaptureBackward = false,
                   .damaFlies = false,
                   .capturePriority = CapturePriority::Any,
                   .chain = Chain::Compulsory,
                   .removal = Removal::EachJump,
                   .damaPath = DamaPath::Free,
                   .promotion = Promotion::Stop},
                  1847);
}

TEST(SecondLaw, AgreesOnDame) {
  expectAgreement(Game::Dame,
                  {.menCaptureBackward = false,
                   .damaFlies = false,
                   .capturePriority = CapturePriority::Any,
                   .chain = Chain::Optional,
                   .removal = Removal::EachJump,
                   .damaPath = DamaPath::Free,
                   .promotion = Promotion::Stop},
                  2023);
}

}  // namespace
}  // namespace damath::rules
