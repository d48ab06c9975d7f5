// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the engine's choices on small boards.
#include "core/engine/engine.hpp"
#include "core/rules/legal_turns.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <span>

#include "core/rules/game.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/support/drawing.hpp"

namespace damath::engine {
namespace {

using board::Position;
using board::Side;
using support::drawn;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

Engine damath(std::string_view set, const rules::Ruleset& ruleset = rules::manual()) {
  return Engine(movementOf(ruleset), Scoring{&ruleset, rules::builtInChipSet(set)});
}
Engine companion(rules::Game game) {
  return Engine(movementOf(rules::companionLaw(game)));
}
std::string bestOf(Engine engine, const Position& position, int plies) {
  const SearchResult result = engine.think(position, {.plies = plies, .stop = {}});
  return result.best ? support::toText(*result.best) : "none";
}

// BLUE's 6 on (2,1) takes 11 and lands on the × of (0,3), or takes 12 and lands on the − of (4,3). Chips of
// the counting set.
constexpr std::string_view kChoice = R"(
. . . .
 . . . .
. . . .
 . . . .
. . . .
 r r . .
. b . .
 . . . .
)";
Position choice() {
  return drawn(kChoice, Side::Blue, {.blue = {10}, .red = {6, 8}});
}

TEST(Engine, TakesWhatScoresMore) {
  Engine engine = damath("counting");
  const SearchResult result = engine.think(choice(), {.plies = 1, .stop = {}});
  EXPECT_EQ(support::toText(result.best.value()), "(2,1) x(1,2)(0,3)");  // 6 × 11 = 66, not 6 − 12
}

TEST(Engine, TakesWhatScoresLessWhereTheLowerTotalWins) {
  rules::Ruleset ruleset = rules::manual();
  rules::change(ruleset, &rules::Ruleset::scoreDirection, rules::ScoreDirection::LowerWins);
  EXPECT_EQ(bestOf(damath("counting", ruleset), choice(), 1), "(2,1) x(3,2)(4,3)");
}

TEST(Engine, LooksAtTheAnswersOfTheLastPly) {
  const Position position = drawn(R"(
. . . .
 . . . .
. . . r
 . . r .
. . . .
 . r . .
. b . .
 . . . .
)",
                                  Side::Blue, {.blue = {10}, .red = {11, 9, 8}});
  Engine engine = damath("counting");
  const SearchResult result = engine.think(position, {.plies = 1, .stop = {}});
  ASSERT_EQ(result.line.size(), 2U);
  EXPECT_EQ(support::toText(result.line[0]), "(2,1) x(3,2)(4,3)");  // 6 − 12
  EXPECT_EQ(support::toText(result.line[1]), "(5,4) x(4,3)(3,2)");  // RED's 9 × 6; then RED has 9 and 3 left
  EXPECT_EQ(result.value, (6 - 12 - 54 - 9 - 3) * kPoint);
}

TEST(Engine, E1TheEndIsWorthTheRemainingChips) {
  // RED has no chips left. BLUE has 7, 2 and 5.
  const Position position = drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. . . .
 b . . .
. b . .
 . b . .
)",
                                  Side::Red, {.blue = {1, 2, 3}, .red = {}});
  Engine engine = damath("counting");
  const SearchResult result = engine.think(position, {.plies = 3, .stop = {}});
  EXPECT_EQ(result.best, std::nullopt);
  EXPECT_THAT(result.line, IsEmpty());
  EXPECT_EQ(result.value, -(7 + 2 + 5) * kPoint);  // S7: BLUE's remaining chips
}

TEST(Engine, RadicalScoresAreExactToTheHundredth) {
  // −√8 takes −25√18 and lands on ×: 25·√144 = 300. BLUE keeps −√8 = −2.83.
  const Position position = drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. . . .
 r . . .
. b . .
 . . . .
)",
                                  Side::Blue, {.blue = {1}, .red = {5}});
  Engine engine = damath("radical");
  EXPECT_EQ(engine.think(position, {.plies = 1, .stop = {}}).value, 300 * kPoint - 283);
}

// BLUE wins at once by taking RED's only man on (4,3).
TEST(Engine, G7WinsAsSoonAsItCan) {
  const Position position = drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. . r .
 . B . .
. . . .
 . . . .
)");
  for (const rules::Game game : {rules::Game::English, rules::Game::Dame}) {
    Engine engine = companion(game);
    for (const int plies : {1, 4}) {
      const SearchResult result = engine.think(position, {.plies = plies, .stop = {}});
      EXPECT_EQ(support::toText(result.best.value()), "(3,2) x(4,3)(5,4)");
      EXPECT_EQ(result.value, kWin + plies - 1);
    }
  }
}

TEST(Engine, G7NoTurnIsALoss) {
  Engine engine = companion(rules::Game::English);
  const Position position = drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
. r . .
 b b . .
)",
                                  Side::Red);
  const SearchResult result = engine.think(position, {.plies = 2, .stop = {}});
  EXPECT_EQ(result.best, std::nullopt);
  EXPECT_EQ(result.value, -kWin);
}

TEST(Engine, AheadItDoesNotComeBackToWhatTheGameHasSeen) {
  const Position position = drawn(R"(
. . . .
 . . . .
. . . .
 R . . .
. . . .
 . . . .
. . B .
 . . B .
)");
  const rules::Movement movement = movementOf(rules::companionLaw(rules::Game::English));
  Engine engine = companion(rules::Game::English);
  const rules::TurnList legal = rules::legalTurns(movement, position);
  for (const rules::Turn& fresh : legal) {
    std::vector<Position> seen;
    for (const rules::Turn& turn : legal) {
      if (turn == fresh) continue;
      seen.push_back(position);
      rules::play(movement, seen.back(), turn);
    }
    EXPECT_EQ(
        engine.think(position, {.plies = 2, .stop = {}}, Course{.lead = 0, .seen = seen, .quietTurns = 0})
            .best,
        fresh);
  }
}

TEST(Levels, AsTheGamesNameThem) {
  EXPECT_THAT(kEnglishLevels, ElementsAre(2, 4, 6));  // Easy, Medium, Hard
  EXPECT_EQ(kDameLevels.size(), 3U);
  EXPECT_EQ(kDamathLevels.size(), 8U);
  for (const std::span<const int> levels :
       {std::span<const int>(kDameLevels), std::span<const int>(kDamathLevels)}) {
    EXPECT_EQ(levels.front(), 1);
    EXPECT_TRUE(std::ranges::is_sorted(levels));
  }
}

}  // namespace
}  // namespace damath::engine
