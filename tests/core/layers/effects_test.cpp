// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the temporary effects of maneuvers (rulebook L5).
#include <gtest/gtest.h>

#include <random>

#include "tests/support/role_drawing.hpp"

namespace damath::layers {
namespace {

using support::closeRanks;
using support::drawnRoles;
using support::optionTo;

constexpr Trait kAttack = &TileEffects::attack;
constexpr Trait kHealth = &TileEffects::health;
constexpr Trait kArmor = &TileEffects::armor;

std::vector<Place> withArmor(const RoleBoard& board) {
  std::vector<Place> places;
  for (const Place place : kPlaces) {
    if (board.effects.total(place, kArmor) > 0) places.push_back(place);
  }
  return places;
}

TEST(Effects, L5CloseRanksReachesTheFriendsDirectlyLeftAndRight) {
  const RoleOption option = closeRanks(drawnRoles(R"(
. P P P .
P P V P P
. P P P .
)"),
                                       {1, 2});
  EXPECT_EQ(withArmor(option.after), (std::vector<Place>{{1, 1}, {1, 2}, {1, 3}}));
  EXPECT_EQ(option.after.effects.layers().size(), 1U);
  const TileEffects& tile = option.after.effects.layers()[0][{1, 2}];
  EXPECT_EQ(tile, (TileEffects{{}, {}, {1, 1}}));
  EXPECT_EQ(option.end, (Place{1, 2}));
}

TEST(Effects, L5CloseRanksHelpsNoEnemyAndNobodyBeyondAGap) {
  const RoleBoard board = drawnRoles("P . S p P");
  EXPECT_EQ(withArmor(closeRanks(board, {0, 2}).after), (std::vector<Place>{{0, 2}}));
  EXPECT_EQ(withArmor(closeRanks(drawnRoles("P # S # P"), {0, 2}).after), (std::vector<Place>{{0, 2}}));
  // The left and right edges of the board are not adjacent.
  EXPECT_EQ(withArmor(closeRanks(drawnRoles("S......P\nP......P"), {0, 0}).after),
            (std::vector<Place>{{0, 0}}));
}

// The option `closeRanks row`: all friendly pieces of the row, also beyond a gap, an enemy and an unplayable
// tile.
TEST(Effects, L5CloseRanksReachesTheWholeRowByOption) {
  const RoleBoard board = drawnRoles(R"(
P P P P P P
P . S p P #
P P P P P P
)");
  const auto last = [&](Ranks ranks) { return optionsOf(board, {1, 2}, ranks).back(); };
  EXPECT_EQ(withArmor(last(Ranks::Row).after), (std::vector<Place>{{1, 0}, {1, 2}, {1, 4}}));
  EXPECT_EQ(withArmor(last(Ranks::Neighbors).after), (std::vector<Place>{{1, 2}}));
}

// Every piece of random boards, against the pieces that a plain look at the row finds.
TEST(Effects, L5TheRowOfRandomBoards) {
  std::mt19937 random(5);
  for (int round = 0; round < 50; ++round) {
    const RoleBoard board = support::strewnRoles(random);
    for (const Place place : placesToMove(board)) {
      std::vector<Place> expected;
      for (const Place other : placesToMove(board)) {
        if (other.row == place.row) expected.push_back(other);
      }
      EXPECT_EQ(rankOf(board, place, Ranks::Row), expected);
    }
  }
}

TEST(Effects, L5CloseRanksMovesNothing) {
  const RoleBoard board = drawnRoles("P S .");
  EXPECT_EQ(closeRanks(board, {0, 1}).after.tiles, board.tiles);
}

// White closes ranks. Black's attack of 2 meets armor 1 + 1. After black's turn, the rest of the effect is
// gone.
TEST(Effects, L5CloseRanksLastsThroughTheNextEnemyTurn) {
  const RoleBoard board = drawnRoles(". r . P", Colour::White, {2, 3, 1});
  const RoleBoard closed = closeRanks(board, {0, 3}).after;
  EXPECT_EQ(armorNow(closed, {0, 3}), 2);
  const RoleBoard attacked = optionTo(closed, {0, 1}, {0, 3}).after;
  EXPECT_EQ(pieceAt(attacked, {0, 3})->health, 3);
  EXPECT_EQ(pieceAt(attacked, {0, 3})->armor, 0);
  EXPECT_EQ(armorNow(attacked, {0, 3}), 0);

  const RoleBoard waited = optionTo(closed, {0, 1}, {0, 0}).after;
  EXPECT_EQ(armorNow(waited, {0, 3}), 1);
  EXPECT_EQ(waited.effects, Effects());
}

TEST(Effects, L5WhatIsLeftAfterTheAttackGoesAsWell) {
  // An attack of 1 uses up one of the three armor points. The effect ends with the turn, and the piece keeps
  // its own armor.
  RoleBoard board = drawnRoles("r P", Colour::Black, {1, 1, 2});
  board.effects.add({0, 1}, kArmor, {1, 1});
  const RoleBoard after = optionTo(board, {0, 0}, {0, 1}).after;
  EXPECT_EQ(pieceAt(after, {0, 1})->armor, 2);
  EXPECT_EQ(after.effects, Effects());
}

TEST(Effects, L5TurnsRunOutOneByOne) {
  RoleBoard board = drawnRoles("S . p s", Colour::White);
  board.effects.add({0, 0}, kAttack, {2, 3});
  board.effects.add({0, 2}, kHealth, {-1, 2});
  board = optionTo(board, {0, 0}, {0, 1}).after;
  EXPECT_EQ(board.effects.layers()[0][(Place{0, 1})].attack, (Effect{2, 2}));
  EXPECT_EQ(board.effects.layers()[0][(Place{0, 2})].health, (Effect{-1, 1}));
  board = closeRanks(board, {0, 3}).after;
  EXPECT_EQ(board.effects.layers()[0][(Place{0, 1})].attack, (Effect{2, 1}));
  EXPECT_EQ(board.effects.layers()[0][(Place{0, 2})].health, Effect{});
  board = closeRanks(board, {0, 1}).after;
  EXPECT_EQ(attackNow(board, {0, 1}), 2);
}

TEST(Effects, L5AnEffectMovesWithItsPieceAndGoesWithIt) {
  RoleBoard board = drawnRoles("R . p", Colour::White, {2, 1, 0});
  board.effects.add({0, 0}, kAttack, {1, 9});
  board.effects.add({0, 2}, kArmor, {1, 9});
  const RoleBoard moved = optionTo(board, {0, 0}, {0, 1}).after;
  EXPECT_EQ(moved.effects.total({0, 0}, kAttack), 0);
  EXPECT_EQ(moved.effects.total({0, 1}, kAttack), 1);
  // Attack 2 + 1 against health 1 and added armor 1: the attacker wins the tile, and the loser's effect is
  // gone.
  const RoleOption won = optionTo(board, {0, 0}, {0, 2});
  EXPECT_EQ(won.outcome, Outcome::Won);
  EXPECT_EQ(won.after.effects.total({0, 2}, kAttack), 1);
  EXPECT_EQ(won.after.effects.total({0, 2}, kArmor), 0);
}

TEST(Effects, L5ARepelledSliderTakesItsEffectsAlong) {
  RoleBoard board = drawnRoles("R . p", Colour::White, {1, 3, 0});
  board.effects.add({0, 0}, kArmor, {2, 5});
  const RoleOption option = optionTo(board, {0, 0}, {0, 2});
  EXPECT_EQ(option.outcome, Outcome::Repelled);
  EXPECT_EQ(option.after.effects.total({0, 1}, kArmor), 2);
}

TEST(Effects, L5TakePartInCombat) {
  struct Case {
    Effect attack, health, armor;
    Outcome outcome;
    int healthLeft, armorLeft;
  };
  // Attack 2 against health 2 and armor 1.
  const Case cases[] = {
      {{}, {}, {}, Outcome::Repelled, 1, 0},      {{1, 5}, {}, {}, Outcome::Won, 0, 0},
      {{-1, 5}, {}, {}, Outcome::Repelled, 2, 0}, {{-9, 5}, {}, {}, Outcome::Repelled, 2, 1},
      {{}, {1, 5}, {}, Outcome::Repelled, 2, 0},  {{}, {-1, 5}, {}, Outcome::Won, 0, 0},
      {{}, {}, {1, 5}, Outcome::Repelled, 2, 0},  {{}, {}, {-1, 5}, Outcome::Won, 0, 0},
      {{}, {}, {5, 5}, Outcome::Repelled, 2, 1},  {{1, 5}, {1, 5}, {}, Outcome::Repelled, 1, 0},
  };
  for (const Case& each : cases) {
    RoleBoard board = drawnRoles("R p", Colour::White, {2, 2, 1});
    if (each.attack.turns > 0) board.effects.add({0, 0}, kAttack, each.attack);
    if (each.health.turns > 0) board.effects.add({0, 1}, kHealth, each.health);
    if (each.armor.turns > 0) board.effects.add({0, 1}, kArmor, each.armor);
    const RoleOption option = optionTo(board, {0, 0}, {0, 1});
    EXPECT_EQ(option.outcome, each.outcome);
    if (option.outcome == Outcome::Won) continue;
    EXPECT_EQ(pieceAt(option.after, {0, 1})->health, each.healthLeft);
    EXPECT_EQ(pieceAt(option.after, {0, 1})->armor, each.armorLeft);
  }
}

TEST(Effects, L5WhatIsUsedUpOfAnEffectIsGone) {
  RoleBoard board = drawnRoles("R p", Colour::White, {3, 3, 0});
  board.effects.add({0, 1}, kArmor, {2, 5});
  board.effects.add({0, 1}, kHealth, {4, 5});
  const RoleBoard after = optionTo(board, {0, 0}, {0, 1}).after;
  EXPECT_EQ(after.effects.layers()[0][(Place{0, 1})], (TileEffects{{}, {3, 4}, {}}));
  EXPECT_EQ(pieceAt(after, {0, 1})->health, 3);
}

TEST(Effects, L5ABonusThatEndsKillsNobody) {
  RoleBoard board = drawnRoles("R p", Colour::White, {0, 1, 0});
  board.effects.add({0, 1}, kHealth, {-5, 5});
  EXPECT_EQ(healthNow(board, {0, 1}), 1);
  EXPECT_EQ(optionTo(board, {0, 0}, {0, 1}).outcome, Outcome::Repelled);
}

TEST(Effects, L5EndingsThatDifferNeedAFurtherLayer) {
  Effects effects;
  const Place place{2, 3};
  effects.add(place, kArmor, {2, 3});
  effects.add(place, kArmor, {1, 1});
  effects.add(place, kArmor, {4, 3});
  ASSERT_EQ(effects.layers().size(), 2U);
  EXPECT_EQ(effects.layers()[0][place].armor, (Effect{6, 3}));
  EXPECT_EQ(effects.layers()[1][place].armor, (Effect{1, 1}));
  EXPECT_EQ(effects.total(place, kArmor), 7);
  // The effect that ends first is used up first.
  EXPECT_EQ(effects.useUp(place, kArmor, 2), 0);
  ASSERT_EQ(effects.layers().size(), 1U);
  EXPECT_EQ(effects.layers()[0][place].armor, (Effect{5, 3}));
  EXPECT_EQ(effects.useUp(place, kArmor, 9), 4);
  EXPECT_EQ(effects, Effects());
}

TEST(Effects, L5NoFurtherLayerThanNeeded) {
  Effects effects;
  effects.add({0, 0}, kArmor, {2, 1});
  effects.add({0, 0}, kArmor, {1, 3});
  ASSERT_EQ(effects.layers().size(), 2U);
  effects.passTurn();
  ASSERT_EQ(effects.layers().size(), 1U);
  EXPECT_EQ(effects.layers()[0][(Place{0, 0})].armor, (Effect{1, 2}));
}

TEST(Effects, L5OppositeEffectsCancelOut) {
  Effects effects;
  effects.add({0, 0}, kAttack, {2, 2});
  effects.add({0, 0}, kAttack, {-2, 2});
  EXPECT_EQ(effects, Effects());
  effects.add({0, 0}, kAttack, {3, 9});
  effects.add({0, 0}, kAttack, {2, 2});
  effects.add({0, 0}, kAttack, {-2, 2});
  EXPECT_EQ(effects.layers().size(), 1U);
  EXPECT_EQ(effects.total({0, 0}, kAttack), 3);
}

TEST(Effects, L5NoSumLeavesTheDomain) {
  Effects effects;
  effects.add({0, 0}, kAttack, {kMostValue, 2});
  effects.add({0, 0}, kAttack, {1, 2});
  EXPECT_EQ(effects.layers().size(), 2U);
  EXPECT_EQ(effects.total({0, 0}, kAttack), kMostValue + 1);
}

}  // namespace
}  // namespace damath::layers
