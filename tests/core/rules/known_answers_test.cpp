// SPDX-License-Identifier: GPL-3.0-or-later
// The node counts of rulebook 12. A whole chain is one ply, and routes are never merged (K10).
#include <gtest/gtest.h>

#include <ostream>

#include "core/rules/chip_set.hpp"
#include "core/rules/game.hpp"
#include "core/rules/perft.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/pdn_squares.hpp"

namespace damath::rules {
namespace {

using board::Position;

struct Known {
  std::string name;
  Movement movement;
  Position position;
  std::vector<std::uint64_t> counts;  // for depth 1, 2, 3 …
};
void PrintTo(const Known& known, std::ostream* out) {
  *out << known.name;
}

Movement withFreePath() {
  Movement movement = movementOf(manual());
  movement.damaPath = DamaPath::Free;
  return movement;
}

Position start(const Ruleset& ruleset) {
  return startPosition(*builtInChipSet("integer"), ruleset);
}

const std::string kThreeDamas = "W:WK29,K30,K32,21,23:BK1,K3,K4,10,12";
const std::string kTwoDamas = "W:WK1,18,22,27,K5:BK32,10,12,15,20,K4";

std::vector<Known> knownAnswers() {
  const Ruleset json = *profile("damath-json");
  const CompanionLaw& english = companionLaw(Game::English);
  const CompanionLaw& dame = companionLaw(Game::Dame);
  return {
      {"English",
       movementOf(english),
       startPosition(english),
       {7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680}},
      {"Dame", movementOf(dame), startPosition(dame), {7, 49, 302, 1469, 7361, 37205, 182906}},
      {"StartManual", movementOf(manual()), start(manual()), {7, 49, 302, 1469, 7473, 37628, 187302}},
      {"StartDamathJson", movementOf(json), start(json), {7, 49, 302, 1469, 7482, 37986}},
      {"ThreeDamasASide",
       movementOf(manual()),
       support::fromPdn(kThreeDamas),
       {13, 88, 554, 3751, 26907, 202323}},
      {"TwoDamasASide", movementOf(manual()), support::fromPdn(kTwoDamas), {1, 7, 19, 58, 373, 3079}},
      {"TwoDamasASideFreePath",
       withFreePath(),
       support::fromPdn(kTwoDamas),
       {1, 4, 13, 88, 801, 8225, 82856}},
  };
}

class KnownAnswers : public ::testing::TestWithParam<Known> {};

TEST_P(KnownAnswers, NodeCounts) {
  const Known& known = GetParam();
  for (std::size_t i = 0; i < known.counts.size(); ++i) {
    EXPECT_EQ(perft(known.movement, known.position, static_cast<int>(i) + 1), known.counts[i])
        << "depth " << i + 1;
  }
}

TEST_P(KnownAnswers, HalfTurnedPositionCountsTheSame) {
  const Known& known = GetParam();
  const Position other = support::turned(known.position);
  for (std::size_t i = 0; i + 1 < known.counts.size(); ++i) {
    EXPECT_EQ(perft(known.movement, other, static_cast<int>(i) + 1), known.counts[i]) << "depth " << i + 1;
  }
}

TEST_P(KnownAnswers, MadeLeavesCountTheSame) {
  const Known& known = GetParam();
  EXPECT_EQ(perft(known.movement, known.position, 5, Leaves::Made), known.counts[4]);
}

TEST_P(KnownAnswers, TheCountsBelowEveryTurnAddUp) {
  const Known& known = GetParam();
  std::uint64_t sum = 0;
  const TurnList turns = legalTurns(known.movement, known.position);
  for (const Turn& turn : turns) {
    Position next = known.position;
    play(known.movement, next, turn);
    sum += perft(known.movement, next, 3);
  }
  EXPECT_EQ(turns.size(), known.counts[0]);
  EXPECT_EQ(sum, known.counts[3]);
}

INSTANTIATE_TEST_SUITE_P(Rulebook12, KnownAnswers, ::testing::ValuesIn(knownAnswers()),
                         [](const auto& each) { return each.param.name; });

TEST(Perft, DepthNoughtIsThePositionItself) {
  EXPECT_EQ(perft(manual(), start(manual()), 0), 1U);
  EXPECT_EQ(perft(manual(), Position(), 0), 1U);
}

TEST(Perft, NobodyLeftToMoveEndsEverySequence) {
  EXPECT_EQ(perft(manual(), Position(), 1), 0U);
  EXPECT_EQ(perft(manual(), Position(), 3), 0U);
}

}  // namespace
}  // namespace damath::rules
