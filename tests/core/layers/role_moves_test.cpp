// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the moves of the six roles (rulebook L6) and of the board after each option (L2).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/role_drawing.hpp"

namespace damath::layers {
namespace {

using support::drawnRoles;
using support::optionTo;
using support::reachText;
using support::strewnRoles;
using support::tidiedRoles;
using support::toText;
using ::testing::SizeIs;

// Returns an expected drawing in tidy form: * where the piece can go, x where it can attack.
std::string reached(std::string_view text) {
  std::string marks;
  for (const char mark : text) {
    if (mark != ' ') marks += mark;
  }
  std::string shape = marks;
  std::ranges::replace(shape, '*', '.');
  std::ranges::replace(shape, 'x', '.');
  std::string tidy = tidiedRoles(shape);
  std::size_t row = 0;
  std::size_t column = 0;
  for (const char mark : marks.substr(marks.find_first_not_of('\n'))) {
    if (mark == '\n') {
      ++row;
      column = 0;
      continue;
    }
    if (mark == '*' || mark == 'x') tidy[row * 9 + column] = mark;
    ++column;
  }
  return tidy;
}

TEST(RoleMoves, L6ShahOneTileAnyWay) {
  const RoleBoard board = drawnRoles(R"(
. . . . .
. p . P .
. . S . .
. . . . .
. . . . .
)");
  EXPECT_EQ(reachText(board, {2, 2}), reached(R"(
. . . . .
. x * P .
. * S * .
. * * * .
. . . . .
)"));
}

TEST(RoleMoves, L6VizierOneTileDiagonally) {
  const RoleBoard board = drawnRoles(R"(
. . . . .
. p p P .
. p V . .
. . . . .
. . . . .
)");
  EXPECT_EQ(reachText(board, {2, 2}), reached(R"(
. . . . .
. x p P .
. p V . .
. * . * .
. . . . .
)"));
}

TEST(RoleMoves, L6RukhSlidesStraightUpToTheNextPiece) {
  const RoleBoard board = drawnRoles(R"(
. . p . . .
. . p . . .
. . . . . .
. . R . . P
. . . . . .
. # # . . .
)");
  EXPECT_EQ(reachText(board, {3, 2}), reached(R"(
. . p . . .
. . x . . .
. . * . . .
* * R * * P
. . * . . .
. # # . . .
)"));
}

TEST(RoleMoves, L6AlfilLeapsExactlyTwoDiagonally) {
  const RoleBoard board = drawnRoles(R"(
p . . . .
. P . p .
. . L . .
. # . . .
. . . . P
)");
  EXPECT_EQ(reachText(board, {2, 2}), reached(R"(
x . . . *
. P . p .
. . L . .
. # . . .
* . . . P
)"));
}

TEST(RoleMoves, L6AsbMovesAsAKnightOverAnything) {
  const RoleBoard board = drawnRoles(R"(
. p . P .
. # P # #
. p A p .
. # P # .
. . # . .
)");
  EXPECT_EQ(reachText(board, {2, 2}), reached(R"(
. x . P .
* # P # #
. p A p .
* # P # *
. * # * .
)"));
}

TEST(RoleMoves, L6PiyadehGoesForwardAndAttacksAslant) {
  const RoleBoard white = drawnRoles(R"(
. . . .
p . p .
. P . .
. . . .
)");
  EXPECT_EQ(reachText(white, {2, 1}), reached(R"(
. . . .
x * x .
. P . .
. . . .
)"));
  const RoleBoard black = drawnRoles(R"(
. . . .
. p . .
P . P .
. . . .
)",
                                     Colour::Black);
  EXPECT_EQ(reachText(black, {1, 1}), reached(R"(
. . . .
. p . .
x * x .
. . . .
)"));
}

TEST(RoleMoves, L6PiyadehDoesNotAttackAheadNorGoAslant) {
  const RoleBoard board = drawnRoles(R"(
. p .
. P .
)");
  EXPECT_EQ(reachText(board, {1, 1}), toText(board));
  const RoleBoard farRow = drawnRoles(". P .");
  EXPECT_EQ(reachText(farRow, {0, 1}), toText(farRow));
}

// A strip of rows 2–5 and columns 3–4 is too narrow for an alfil, but an asb can still leap two rows.
TEST(RoleMoves, L1NoPieceLeavesTheStrip) {
  constexpr std::string_view kStrip = R"(
########
########
###..###
###..###
###..###
###L.###
########
########
)";
  EXPECT_EQ(reachText(drawnRoles(kStrip), {5, 3}), tidiedRoles(kStrip));
  std::string asb(kStrip);
  asb.replace(asb.find('L'), 1, "A");
  std::string there = tidiedRoles(asb);
  there[3 * 9 + 4] = '*';
  EXPECT_EQ(reachText(drawnRoles(asb), {5, 3}), there);
  std::string rukh(kStrip);
  rukh.replace(rukh.find('L'), 1, "R");
  EXPECT_THAT(optionsOf(drawnRoles(rukh), {5, 3}), SizeIs(3 + 1 + 1));
}

TEST(RoleMoves, L2AnOptionIsTheBoardAfterIt) {
  const RoleBoard board = drawnRoles(R"(
. . p
. S .
)");
  const RoleOption option = optionTo(board, {1, 1}, {0, 0});
  EXPECT_EQ(option.maneuver, Maneuver::Move);
  EXPECT_EQ(option.outcome, std::nullopt);
  EXPECT_EQ(option.end, (Place{0, 0}));
  EXPECT_EQ(option.after.toMove, Colour::Black);
  EXPECT_EQ(toText(option.after), tidiedRoles(R"(
S . p
. . .
)"));
}

TEST(RoleMoves, L2OnlyTheColourToMoveHasOptions) {
  const RoleBoard board = drawnRoles("S . s . #");
  EXPECT_EQ(placesToMove(board), (std::vector<Place>{{0, 0}}));
  EXPECT_THAT(optionsOf(board, {0, 0}), SizeIs(2));
  for (const Place other : {Place{0, 1}, Place{0, 2}, Place{0, 4}})
    EXPECT_THAT(optionsOf(board, other), SizeIs(0));
}

TEST(RoleMoves, OptionsStandByTheIndexOfTheirTargetCloseRanksLast) {
  std::mt19937 random(5);
  for (int round = 0; round < 200; ++round) {
    const RoleBoard board = strewnRoles(random);
    for (const Place place : placesToMove(board)) {
      const auto options = optionsOf(board, place);
      ASSERT_FALSE(options.empty());
      EXPECT_EQ(options.back().maneuver, Maneuver::CloseRanks);
      for (std::size_t k = 0; k + 2 < options.size(); ++k) {
        EXPECT_LT(options[k].target.index(), options[k + 1].target.index());
      }
    }
  }
}

// A second implementation of L6, by distances instead of steps.
bool canReach(const RoleBoard& board, Place from, Place to) {
  const RolePiece& piece = *pieceAt(board, from);
  const RolePiece* other = pieceAt(board, to);
  if (other == nullptr && !isVacant(board, to)) return false;
  if (other != nullptr && other->code.colour == piece.code.colour) return false;
  const int down = to.row - from.row;
  const int right = to.column - from.column;
  const int rows = std::abs(down);
  const int columns = std::abs(right);
  switch (piece.code.role) {
    case Role::Shah:
      return std::max(rows, columns) == 1;
    case Role::Vizier:
      return rows == 1 && columns == 1;
    case Role::Alfil:
      return rows == 2 && columns == 2;
    case Role::Asb:
      return rows * columns == 2;
    case Role::Piyadeh:
      return down == (piece.code.colour == Colour::White ? -1 : 1) && columns == (other == nullptr ? 0 : 1);
    case Role::Rukh:
      break;
  }
  if ((rows == 0) == (columns == 0)) return false;
  for (const Place between : kPlaces) {
    const bool inLine = rows == 0 ? between.row == from.row : between.column == from.column;
    const auto distance = [&](Place place) {
      return std::abs(place.row - between.row) + std::abs(place.column - between.column);
    };
    const bool strictlyBetween =
        distance(from) > 0 && distance(to) > 0 && distance(from) + distance(to) == rows + columns;
    if (inLine && strictlyBetween && !isVacant(board, between)) return false;
  }
  return true;
}

TEST(RoleMoves, L6AgreesWithTheDistancesOnStrewnBoards) {
  std::mt19937 random(20250120);
  int attacks = 0;
  for (int round = 0; round < 1500; ++round) {
    const RoleBoard board = strewnRoles(random);
    for (const Place place : placesToMove(board)) {
      std::vector<Place> expected;
      for (const Place target : kPlaces) {
        if (canReach(board, place, target)) expected.push_back(target);
      }
      std::vector<Place> found;
      for (const RoleOption& option : optionsOf(board, place)) {
        if (option.maneuver == Maneuver::CloseRanks) continue;
        found.push_back(option.target);
        const bool attacked = pieceAt(board, option.target) != nullptr;
        EXPECT_EQ(option.maneuver, attacked ? Maneuver::Attack : Maneuver::Move);
        attacks += attacked ? 1 : 0;
      }
      ASSERT_EQ(found, expected) << toText(board) << place.row << ' ' << place.column;
    }
  }
  EXPECT_GT(attacks, 1000);
}

int piecesOn(const RoleBoard& board) {
  return static_cast<int>(
      std::ranges::count_if(kPlaces, [&](Place place) { return pieceAt(board, place) != nullptr; }));
}

// L2, L4: a won tile removes one piece from the board, and no other option does. Tiles outside the option
// stay the same.
TEST(RoleMoves, L4OptionsChangeWhatTheyMustAndNothingElse) {
  std::mt19937 random(303);
  int won = 0;
  int repelled = 0;
  for (int round = 0; round < 1500; ++round) {
    const RoleBoard board = strewnRoles(random);
    for (const Place place : placesToMove(board)) {
      for (const RoleOption& option : optionsOf(board, place)) {
        const bool wins = option.outcome == Outcome::Won;
        won += wins ? 1 : 0;
        repelled += option.outcome == Outcome::Repelled ? 1 : 0;
        ASSERT_EQ(piecesOn(option.after), piecesOn(board) - (wins ? 1 : 0));
        for (const Place other : kPlaces) {
          if (other == place || other == option.target || other == option.end) continue;
          ASSERT_EQ(option.after.tiles[other], board.tiles[other]);
        }
        const RolePiece& mover = *pieceAt(option.after, option.end);
        const RolePiece& before = *pieceAt(board, place);
        ASSERT_EQ((RolePiece{mover.code, mover.attack, mover.health, mover.armor}), before);
        const auto mark = pieceAt(option.after, option.target)->conflict;
        ASSERT_EQ(mark.has_value(), option.outcome.has_value());
        if (mark) {
          ASSERT_NE(mark->colour, pieceAt(option.after, option.target)->code.colour);
          ASSERT_GE(pieceAt(option.after, option.target)->health, 1);
          ASSERT_GE(pieceAt(option.after, option.target)->armor, 0);
        }
        for (const Place each : kPlaces) {
          if (pieceAt(option.after, each) == nullptr) {
            for (const EffectLayer& layer : option.after.effects.layers())
              ASSERT_EQ(layer[each], TileEffects{});
          }
        }
      }
    }
  }
  EXPECT_GT(won, 1000);
  EXPECT_GT(repelled, 1000);
}

}  // namespace
}  // namespace damath::layers
