// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the instances of the turn generator: for every ruleset, on every processor, listed or counted,
// with or without routes, from either side of the board.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <tuple>
#include <vector>

#include "core/rules/game.hpp"
#include "core/rules/generation/generator_instance.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/perft.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/support/comparison.hpp"
#include "tests/support/drawing.hpp"

namespace damath::rules::generation {
namespace {

using board::Position;
using board::Square;

// Returns movement options that have their own compiled generator of turns, and other movement options, for
// which the general generator is used.
std::vector<Movement> laws(std::mt19937& random) {
  std::vector<Movement> all{movementOf(companionLaw(Game::English)), movementOf(companionLaw(Game::Dame))};
  for (const std::string_view name : profileNames()) all.push_back(movementOf(*profile(name)));
  for (int i = 0; i < 12; ++i) all.push_back(movementOf(support::toRuleset(support::anyLaw(random))));
  return all;
}

std::vector<Turn> listed(const Instance& instance, Movement movement, const Position& position) {
  GrowingList<Turn> turns;
  instance.list(movement, forcesOf(position), position.toMove(), turns);
  return {turns.begin(), turns.end()};
}

using Masks = std::tuple<board::Bits, board::Bits, board::Bits>;

Masks masksOf(Forces forces) {
  return {forces.own, forces.enemy, forces.damas};
}

std::vector<Masks> masksAfterTurns(Movement movement, const Position& position) {
  std::vector<Masks> all;
  for (const Turn& turn : legalTurns(movement, position)) {
    Position next = position;
    play(movement, next, turn);
    all.push_back(masksOf(forcesOf(next)));
  }
  std::ranges::sort(all);
  return all;
}

std::vector<Masks> masksAfterSteps(const Instance& instance, Movement movement, const Position& position) {
  GrowingList<Step> steps;
  instance.steps(movement, forcesOf(position), position.toMove(), steps);
  std::vector<Masks> all;
  for (const Step& step : steps) {
    all.push_back(masksOf(
        after(position.toMove(), forcesOf(position), step.from, step.to, step.taken, step.crownedOnTheWay)));
  }
  std::ranges::sort(all);
  return all;
}

// Checks startsOfMoves for every square: the result must have the start squares of all quiet turns in `turns`
// that end on this square.
void expectStarts(Movement movement, const Position& position, const std::vector<Turn>& turns) {
  for (int to = 0; to < board::kSquares; ++to) {
    board::Bits starts = 0;
    for (const Turn& turn : turns) {
      if (!turn.isCapture() && turn.end() == Square(to)) starts |= board::maskOf(turn.start());
    }
    EXPECT_EQ(startsOfMoves(movement, position, Square(to)), starts) << to;
  }
}

void expectOneLaw(Movement movement, const Position& position) {
  const std::vector<Turn> turns = legalTurns(movement, position);
  expectStarts(movement, position, turns);
  for (const Processor processor : {Processor::Any, processorHere()}) {
    const Instance& instance = instanceFor(movement, processor);
    const Forces forces = forcesOf(position);
    const Side mover = position.toMove();
    for (board::Bits rest = board::kAllSquares; rest != 0; rest &= rest - 1) {
      const board::Bits to = rest & -rest;
      EXPECT_EQ(instance.originsOf(movement, forces, mover, to),
                instanceFor(movement).originsOf(movement, forces, mover, to));
    }
    EXPECT_EQ(listed(instance, movement, position), turns);
    EXPECT_EQ(instance.count(movement, forces, mover), turns.size());
    EXPECT_EQ(masksAfterSteps(instance, movement, position), masksAfterTurns(movement, position));
    EXPECT_EQ(instance.sequences(movement, forces, mover, 2, LastPly::Counted),
              instance.sequences(movement, forces, mover, 2, LastPly::Made));
  }
  EXPECT_EQ(perft(movement, support::turned(position), 1), turns.size());
  EXPECT_EQ(perft(movement, support::turned(position), 2), perft(movement, position, 2));
}

TEST(Generation, InstancesAgreeOnStrewnPositions) {
  std::mt19937 random(20261121);
  for (const Movement& movement : laws(random)) {
    for (int i = 0; i < 300; ++i) expectOneLaw(movement, support::strewnPosition(random, 10));
    ASSERT_FALSE(HasFailure());
  }
}

TEST(Generation, InstancesAgreeAtEveryNodeOfGames) {
  std::mt19937 random(1975);
  for (const Movement& movement : laws(random)) {
    Position position = startPosition(companionLaw(Game::English));
    for (int ply = 0; ply < 120; ++ply) {
      expectOneLaw(movement, position);
      const TurnList turns = legalTurns(movement, position);
      if (turns.empty()) break;
      play(movement, position, turns[random() % turns.size()]);
    }
    ASSERT_FALSE(HasFailure());
  }
}

TEST(Generation, TheManualHasAnInstanceOfItsOwnOnEveryProcessor) {
  Movement movement = movementOf(manual());
  EXPECT_TRUE(instanceFor(movement, Processor::Any).fixed);
  EXPECT_TRUE(instanceFor(movement).fixed);
  movement.removal = Removal::EndOfTurn;
  EXPECT_FALSE(instanceFor(movement, Processor::Any).fixed);
  EXPECT_FALSE(instanceFor(movement).fixed);
}

TEST(Generation, ProfilesAndCompanionsHaveInstancesOfTheirOwnOnNewerProcessors) {
  const bool isNewer = processorHere() == Processor::Newer;
  for (const std::string_view name : profileNames()) {
    const Movement movement = movementOf(*profile(name));
    EXPECT_EQ(instanceFor(movement).fixed, isNewer || movement == movementOf(manual())) << name;
  }
  EXPECT_EQ(instanceFor(movementOf(companionLaw(Game::English))).fixed, isNewer);
  EXPECT_EQ(instanceFor(movementOf(companionLaw(Game::Dame))).fixed, isNewer);
}

TEST(Generation, TableOfCountsChangesNoCount) {
  std::mt19937 random(7);
  for (const Movement& movement : laws(random)) {
    const Position position = support::strewnPosition(random, 6);
    // A table with room for all entries, and a table so small that entries replace each other.
    for (const std::size_t bytes : {std::size_t{1} << 20U, std::size_t{256}}) {
      EXPECT_EQ(tabledPerft(movement, position, 4, bytes), perft(movement, position, 4));
    }
  }
}

}  // namespace
}  // namespace damath::rules::generation
