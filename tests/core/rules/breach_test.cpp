// SPDX-License-Identifier: GPL-3.0-or-later
// Turns that could be made on the board but are not legal, with the reason (K1, K4, K5, K6); and the order of
// captures by priority.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "core/rules/breach.hpp"
#include "tests/support/drawing.hpp"

namespace damath::rules {
namespace {

using board::Rank;
using support::drawn;

std::map<std::string, std::optional<Breach>> playable(const board::Position& position) {
  std::map<std::string, std::optional<Breach>> breaches;
  for (const PlayableTurn& each : playableTurns(manual(), position)) {
    breaches[support::toText(each.turn)] = each.breach;
  }
  return breaches;
}

TEST(Breach, EachWithItsClause) {
  const auto turns = playable(drawn(R"(
. . . .
 . . . .
. . r .
 . . . .
. r . r
 b . . .
. . . .
 . B . .
)"));
  EXPECT_EQ(turns.at("(1,2) x(2,3)(3,4) x(4,5)(5,6)"), std::nullopt);
  EXPECT_EQ(turns.at("(1,2) x(2,3)(3,4)"), Breach::ChainNotFinished);  // K4
  EXPECT_EQ(turns.at("(3,0) x(6,3)(7,4)"), Breach::NotMaximum);        // K5
  EXPECT_EQ(turns.at("(1,2)-(0,3)"), Breach::MissedCapture);           // K1
  EXPECT_EQ(turns.at("(3,0)-(2,1)"), Breach::MissedCapture);
  EXPECT_FALSE(turns.contains("(1,2)-(2,3)"));
}

TEST(Breach, DamaPriorityAtEqualNumber) {
  const auto turns = playable(drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. r . r
 b . B .
. . . .
 . . . .
)"));
  EXPECT_EQ(turns.at("(5,2) x(6,3)(7,4)"), std::nullopt);
  EXPECT_EQ(turns.at("(1,2) x(2,3)(3,4)"), Breach::DamaPriority);  // K6
}

TEST(Breach, QuietMovesAreSoundWhereNothingIsToBeTaken) {
  const auto turns = playable(drawn(R"(
. . . .
 . . . .
r . . .
 . . . .
. . . .
 b . . .
. . . .
 . . . .
)"));
  EXPECT_EQ(turns, (std::map<std::string, std::optional<Breach>>{{"(1,2)-(0,3)", {}}, {"(1,2)-(2,3)", {}}}));
}

// Groups of captures, from the lowest priority to the highest. Captures of one group have equal priority.
using SortedCaptures = std::vector<std::vector<CaptureClaim>>;

void expectOrder(CapturePriority priority, const SortedCaptures& groups) {
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const int weight = captureWeight(priority, groups[i][0]);
    for (const CaptureClaim& same : groups[i]) EXPECT_EQ(captureWeight(priority, same), weight);
    if (i == 0) continue;
    const CaptureClaim& less = groups[i - 1][0];
    EXPECT_LT(captureWeight(priority, less), weight)
        << "priority " << static_cast<int>(priority) << ", group " << i;
  }
}

// K5, K6: the rule that a lighter capture breaks, for each priority.
TEST(CaptureBreach, DependsOnThePriority) {
  constexpr CaptureClaim kOneByOrdinary{1, Rank::Ordinary};
  constexpr CaptureClaim kOneByDama{1, Rank::Dama};
  constexpr CaptureClaim kTwoByOrdinary{2, Rank::Ordinary};
  constexpr CaptureClaim kTwoByDama{2, Rank::Dama};
  for (const auto priority : {CapturePriority::CountThenDama, CapturePriority::Count}) {
    EXPECT_EQ(captureBreach(priority, kOneByOrdinary, kTwoByDama), Breach::NotMaximum);
  }
  for (const auto priority : {CapturePriority::DamaThenCount, CapturePriority::Dama}) {
    EXPECT_EQ(captureBreach(priority, kOneByOrdinary, kTwoByDama), Breach::DamaPriority);
    EXPECT_EQ(captureBreach(priority, kTwoByOrdinary, kOneByDama), Breach::DamaPriority);
  }
  EXPECT_EQ(captureBreach(CapturePriority::CountThenDama, kOneByOrdinary, kOneByDama), Breach::DamaPriority);
  EXPECT_EQ(captureBreach(CapturePriority::DamaThenCount, kOneByDama, kTwoByDama), Breach::NotMaximum);
  EXPECT_EQ(captureBreach(CapturePriority::DamaThenCount, kOneByOrdinary, kTwoByOrdinary),
            Breach::NotMaximum);

  // The other reading of K6: a dama must be taken, whoever takes.
  constexpr CaptureClaim kOneDama{1, Rank::Ordinary, true};
  constexpr CaptureClaim kTwoWithDama{2, Rank::Ordinary, true};
  using enum CapturePriority;
  EXPECT_EQ(captureBreach(CountThenTakenDama, kOneByDama, kOneDama), Breach::DamaPriority);
  EXPECT_EQ(captureBreach(CountThenTakenDama, kOneDama, kTwoByOrdinary), Breach::NotMaximum);
  EXPECT_EQ(captureBreach(CountThenTakenDama, kOneByDama, kTwoWithDama), Breach::NotMaximum);
  EXPECT_EQ(captureBreach(TakenDamaThenCount, kTwoByDama, kOneDama), Breach::DamaPriority);
  EXPECT_EQ(captureBreach(TakenDamaThenCount, kOneByDama, kTwoWithDama), Breach::DamaPriority);
  EXPECT_EQ(captureBreach(TakenDamaThenCount, kOneDama, kTwoWithDama), Breach::NotMaximum);
}

TEST(CaptureWeight, HandSorted) {
  constexpr Rank o = Rank::Ordinary;
  constexpr Rank d = Rank::Dama;
  expectOrder(CapturePriority::CountThenDama,
              {{{1, o}}, {{1, d}}, {{2, o}}, {{2, d}}, {{3, o}}, {{3, d}}, {{11, d}}, {{12, o}}, {{12, d}}});
  expectOrder(CapturePriority::DamaThenCount,
              {{{1, o}}, {{2, o}}, {{3, o}}, {{11, o}}, {{12, o}}, {{1, d}}, {{2, d}}, {{11, d}}, {{12, d}}});
  expectOrder(CapturePriority::Count,
              {{{1, o}, {1, d}}, {{2, d}, {2, o}}, {{3, o}, {3, d}}, {{11, d}, {11, o}}, {{12, o}, {12, d}}});
  expectOrder(CapturePriority::Dama, {{{1, o}, {2, o}, {12, o}}, {{1, d}, {2, d}, {12, d}}});
  expectOrder(CapturePriority::CountThenTakenDama,
              {{{1, o}, {1, d}}, {{1, o, true}, {1, d, true}}, {{2, o}, {2, d}}, {{2, o, true}}, {{12, d}}});
  expectOrder(CapturePriority::TakenDamaThenCount,
              {{{1, o}, {1, d}}, {{2, o}}, {{12, d}}, {{1, o, true}, {1, d, true}}, {{2, d, true}}});
  expectOrder(CapturePriority::Any, {{{1, o}, {1, d}, {2, o}, {2, d}, {12, o}, {12, d}}});
}

}  // namespace
}  // namespace damath::rules
