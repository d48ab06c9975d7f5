// SPDX-License-Identifier: GPL-3.0-or-later
// The search finds exactly what the plain one finds.
#include "core/engine/search.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "core/rules/game.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/profiles.hpp"
#include "tests/core/engine/plain_minimax.hpp"
#include "tests/support/comparison.hpp"
#include "tests/support/drawing.hpp"

namespace damath::engine {
namespace {

using board::Position;
using ::testing::Contains;

// After so many turns of a game by lot.
Position wandered(const rules::Movement& movement, Position position, std::size_t turns,
                  std::mt19937& random) {
  rules::TurnList legal;
  for (std::size_t i = 0; i < turns; ++i) {
    listLegalTurns(movement, position, legal);
    if (legal.empty()) break;
    rules::play(movement, position, legal[random() % legal.size()]);
  }
  return position;
}

// In words where the two differ; empty where they agree.
std::string disagreement(Engine& engine, const PlainMinimax& plain, const rules::Movement& movement,
                         const Position& position, int plies) {
  const SearchResult thought = engine.think(position, {.plies = plies, .stop = {}});
  const std::string board = support::toDiagram(position) +
                            (position.toMove() == board::Side::Blue ? "BLUE" : "RED") + " to move, " +
                            std::to_string(plies) + " plies: ";
  const Value right = plain.valueOf(position, thought.best ? plies : 0);
  if (thought.value != right) {
    return board + std::to_string(thought.value) + " instead of " + std::to_string(right) + "\n";
  }
  const rules::TurnList legal = rules::legalTurns(movement, position);
  if (legal.empty()) return thought.best || !thought.line.empty() ? board + "a turn where none is\n" : "";
  if (thought.plies != plies) return board + "ended after " + std::to_string(thought.plies) + "\n";
  if (!thought.best || std::ranges::find(legal, *thought.best) == legal.end()) {
    return board + "no legal turn\n";
  }
  if (plain.valueOf(position, *thought.best, plies) != right) return board + "another turn is better\n";
  if (thought.line.empty() || thought.line.front() != *thought.best) return board + "another line\n";
  const rules::Turn& some = legal[legal.size() / 2];
  if (engine.valueOf(position, some, plies) != plain.valueOf(position, some, plies)) {
    return board + support::toText(some) + " is not worth that\n";
  }
  if (plain.alongLine(position, thought.line, plies) != right) return board + "the line is worth less\n";
  return "";
}

// Few turns allow more plies within the same time.
int pliesFor(const rules::Movement& movement, const Position& position) {
  const std::size_t turns = rules::legalTurns(movement, position).size();
  return turns < 8 ? 5 : turns < 16 ? 4 : 3;
}

void expectAgreement(const rules::Movement& movement, const std::optional<Scoring>& scoring,
                     const Position& start, std::mt19937& random, int positions) {
  Engine engine(movement, scoring);
  const PlainMinimax plain(movement, scoring);
  for (int i = 0; i < positions; ++i) {
    const Position played = wandered(movement, start, random() % 50, random);
    EXPECT_EQ(disagreement(engine, plain, movement, played, pliesFor(movement, played)), "");
    const Position strewn = support::strewnPosition(random, 5);
    EXPECT_EQ(disagreement(engine, plain, movement, strewn, pliesFor(movement, strewn)), "");
  }
}

class EverySet : public ::testing::TestWithParam<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(Sets, EverySet, ::testing::ValuesIn(rules::builtInChipSetNames()),
                         [](const auto& given) { return std::string(given.param); });

TEST_P(EverySet, IsPlainMinimaxUnderTheManual) {
  std::mt19937 random(11);
  const rules::ChipSet& set = *rules::builtInChipSet(GetParam());
  expectAgreement(movementOf(rules::manual()), Scoring{&rules::manual(), &set},
                  startPosition(set, rules::manual()), random, 30);
}

TEST_P(EverySet, IsPlainMinimaxUnderAnyLaw) {
  std::mt19937 random(12);
  const rules::ChipSet& set = *rules::builtInChipSet(GetParam());
  for (int i = 0; i < 12; ++i) {
    rules::Ruleset ruleset = support::toRuleset(support::anyLaw(random));
    if (i % 2 == 0) ruleset.scoreDirection.answer = rules::ScoreDirection::LowerWins;
    if (i % 3 == 0) ruleset.roundBeforeMultiplier.answer = rules::YesNo::No;
    if (i % 4 == 0) ruleset.polynomialFrame.answer = board::Frame::Absolute;
    expectAgreement(movementOf(ruleset), Scoring{&ruleset, &set}, startPosition(set, ruleset), random, 3);
  }
}

class EveryCompanion : public ::testing::TestWithParam<rules::Game> {};
INSTANTIATE_TEST_SUITE_P(Games, EveryCompanion, ::testing::Values(rules::Game::English, rules::Game::Dame),
                         [](const auto& given) { return std::string(toText(given.param)); });

TEST_P(EveryCompanion, IsPlainMinimax) {
  std::mt19937 random(13);
  const rules::CompanionLaw& law = rules::companionLaw(GetParam());
  expectAgreement(movementOf(law), std::nullopt, startPosition(law), random, 200);
}

TEST(Search, SameQuestionSameAnswerWhateverWasAskedBefore) {
  std::mt19937 random(14);
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  const rules::Movement movement = movementOf(rules::manual());
  Engine used(movement, Scoring{&rules::manual(), &set});
  for (int i = 0; i < 20; ++i) {
    const Position position = wandered(movement, startPosition(set, rules::manual()), random() % 40, random);
    Engine fresh(movement, Scoring{&rules::manual(), &set});
    const SearchResult one = used.think(position, {.plies = 5, .stop = {}});
    const SearchResult other = fresh.think(position, {.plies = 5, .stop = {}});
    EXPECT_EQ(one.value, other.value);
    EXPECT_EQ(one.nodes, other.nodes);
    EXPECT_EQ(one.line, other.line);
  }
}

TEST(Search, StoppedAtOnceStillHasATurn) {
  std::mt19937 random(15);
  const rules::ChipSet& set = *rules::builtInChipSet("rational");
  const rules::Movement movement = movementOf(rules::manual());
  Engine engine(movement, Scoring{&rules::manual(), &set});
  for (int i = 0; i < 100; ++i) {
    const Position position = support::strewnPosition(random, 12);
    const rules::TurnList legal = rules::legalTurns(movement, position);
    const SearchResult thought = engine.think(position, {.stop = [] { return true; }});
    EXPECT_EQ(thought.best.has_value(), !legal.empty());
    if (thought.best) {
      EXPECT_THAT(legal, Contains(*thought.best));
    }
  }
}

TEST(Search, StopsWithinSomeThousandPositionsAndKeepsTheLastWholeDepth) {
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  const rules::Movement movement = movementOf(rules::manual());
  const Position start = startPosition(set, rules::manual());
  Engine engine(movement, Scoring{&rules::manual(), &set});
  int asked = 0;
  const SearchResult cut = engine.think(start, {.stop = [&asked] { return ++asked == 30; }});
  EXPECT_EQ(asked, 30);
  EXPECT_LT(cut.nodes, 30U * 5000U);
  EXPECT_GE(cut.plies, 1);
  const SearchResult whole = engine.think(start, {.plies = cut.plies, .stop = {}});
  EXPECT_EQ(cut.value, whole.value);
  EXPECT_EQ(cut.best, whole.best);
  EXPECT_EQ(cut.line, whole.line);
}

}  // namespace
}  // namespace damath::engine
