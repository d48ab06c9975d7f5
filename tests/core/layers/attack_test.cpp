// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of one piece that attacks another (rulebook L4).
#include <gtest/gtest.h>

#include "tests/support/role_drawing.hpp"

namespace damath::layers {
namespace {

using support::drawnRoles;
using support::optionTo;
using support::tidiedRoles;
using support::toText;

const RolePiece& at(const RoleBoard& board, Place place) {
  return *pieceAt(board, place);
}
void set(RoleBoard& board, Place place, int attack, int health, int armor) {
  auto& piece = std::get<RolePiece>(board.tiles[place]);
  piece.attack = attack;
  piece.health = health;
  piece.armor = armor;
}
Code code(int number) {
  return *Code::of(number);
}

// Returns a board with a black rukh (attack 2, health 3, armor 1) on the left and a white piyadeh with these
// values on the right. Black is to move.
RoleBoard rukhAgainst(int attack, int health, int armor) {
  RoleBoard board = drawnRoles("r . . P", Colour::Black);
  set(board, {0, 0}, 2, 3, 1);
  set(board, {0, 3}, attack, health, armor);
  return board;
}

// After a win, the tile of the loser has the rukh: code −3, attack 2, health 3, armor 1. The conflict mark is
// 6, the code of the beaten piyadeh.
TEST(Attack, L4TheWinnerTakesTheTile) {
  const RoleOption option = optionTo(rukhAgainst(2, 1, 0), {0, 0}, {0, 3});
  EXPECT_EQ(option.maneuver, Maneuver::Attack);
  EXPECT_EQ(option.outcome, Outcome::Won);
  EXPECT_EQ(option.end, (Place{0, 3}));
  EXPECT_EQ(at(option.after, {0, 3}), (RolePiece{code(-3), 2, 3, 1, code(6)}));
  EXPECT_EQ(toText(option.after), tidiedRoles(". . . r"));
}

// An attack of 2 against health 2 and armor 1 is repelled. The tile then has the piyadeh: code 6, attack 2,
// health 1, armor 0. The conflict mark is −3, the code of the rukh.
TEST(Attack, L4TheRepelledSliderStopsBeforeTheTarget) {
  const RoleOption option = optionTo(rukhAgainst(2, 2, 1), {0, 0}, {0, 3});
  EXPECT_EQ(option.outcome, Outcome::Repelled);
  EXPECT_EQ(option.end, (Place{0, 2}));
  EXPECT_EQ(at(option.after, {0, 3}), (RolePiece{code(6), 2, 1, 0, code(-3)}));
  EXPECT_EQ(at(option.after, {0, 2}), (RolePiece{code(-3), 2, 3, 1}));
  EXPECT_EQ(toText(option.after), tidiedRoles(". . r P"));
}

TEST(Attack, L4ARepelledSliderBesideTheTargetStays) {
  const RoleOption option = optionTo(drawnRoles("r P", Colour::Black), {0, 0}, {0, 1});
  EXPECT_EQ(option.outcome, Outcome::Repelled);
  EXPECT_EQ(option.end, (Place{0, 0}));
  EXPECT_EQ(toText(option.after), tidiedRoles("r P"));
}

TEST(Attack, L4ARepelledStepperOrLeaperStays) {
  const RoleBoard shah = drawnRoles("S p");
  EXPECT_EQ(toText(optionTo(shah, {0, 0}, {0, 1}).after), toText(shah));
  const RoleBoard asb = drawnRoles(R"(
A . .
. . p
)");
  EXPECT_EQ(toText(optionTo(asb, {0, 0}, {1, 2}).after), toText(asb));
  const RoleBoard alfil = drawnRoles(R"(
L . .
. . .
. . p
)");
  EXPECT_EQ(toText(optionTo(alfil, {0, 0}, {2, 2}).after), toText(alfil));
}

TEST(Attack, L4ArmorAbsorbsFirstAndIsUsedUp) {
  struct Case {
    int attack, health, armor, healthLeft, armorLeft;
  };
  for (const Case& each : {Case{0, 3, 1, 3, 1}, Case{1, 3, 1, 3, 0}, Case{2, 3, 1, 2, 0}, Case{3, 3, 1, 1, 0},
                           Case{2, 1, 5, 1, 3}, Case{5, 1, 5, 1, 0}}) {
    RoleBoard board = rukhAgainst(2, each.health, each.armor);
    set(board, {0, 0}, each.attack, 3, 1);
    const RoleOption option = optionTo(board, {0, 0}, {0, 3});
    EXPECT_EQ(option.outcome, Outcome::Repelled);
    EXPECT_EQ(at(option.after, {0, 3}).health, each.healthLeft) << each.attack;
    EXPECT_EQ(at(option.after, {0, 3}).armor, each.armorLeft) << each.attack;
  }
}

TEST(Attack, L4NoHealthLeftRemovesTheDefender) {
  for (const int attack : {4, 5, 999}) {
    RoleBoard board = rukhAgainst(2, 3, 1);
    set(board, {0, 0}, attack, 3, 1);
    EXPECT_EQ(optionTo(board, {0, 0}, {0, 3}).outcome, Outcome::Won) << attack;
  }
}

TEST(Attack, L4TheAttackerTakesNoHarm) {
  RoleBoard board = rukhAgainst(999, 2, 1);
  EXPECT_EQ(at(optionTo(board, {0, 0}, {0, 3}).after, {0, 2}), at(board, {0, 0}));
}

TEST(Attack, L4MarksAreThoseOfTheLastTurnAlone) {
  const RoleBoard after = optionTo(rukhAgainst(2, 2, 1), {0, 0}, {0, 3}).after;
  ASSERT_EQ(at(after, {0, 3}).conflict, code(-3));
  EXPECT_EQ(after.toMove, Colour::White);
  const auto options = optionsOf(after, {0, 3});
  ASSERT_FALSE(options.empty());
  for (const RoleOption& option : options) {
    for (const Place place : kPlaces) {
      const RolePiece* piece = pieceAt(option.after, place);
      if (piece != nullptr) {
        EXPECT_EQ(piece->conflict, std::nullopt);
      }
    }
  }
}

TEST(Attack, L3CodesAreOneToSixBlackNegative) {
  for (int number = -8; number <= 8; ++number) {
    const auto read = Code::of(number);
    EXPECT_EQ(read.has_value(), number != 0 && number >= -6 && number <= 6) << number;
    if (read) {
      EXPECT_EQ(read->number(), number);
    }
  }
  EXPECT_EQ(code(1).role, Role::Shah);
  EXPECT_EQ(code(2).role, Role::Vizier);
  EXPECT_EQ(code(3).role, Role::Rukh);
  EXPECT_EQ(code(4).role, Role::Alfil);
  EXPECT_EQ(code(5).role, Role::Asb);
  EXPECT_EQ(code(6).role, Role::Piyadeh);
  EXPECT_EQ(code(6).colour, Colour::White);
  EXPECT_EQ(code(-6).colour, Colour::Black);
}

}  // namespace
}  // namespace damath::layers
