// SPDX-License-Identifier: GPL-3.0-or-later
// The search finds exactly the values of the plain search (PlainMinimax).
#include "core/engine/search.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "core/engine/engine.hpp"
#include "core/rules/game.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/running_game.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/core/engine/plain_minimax.hpp"
#include "tests/support/comparison.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/full_size.hpp"

namespace damath::engine {
namespace {

using board::Position;
using ::testing::Contains;

// Returns the position after this number of random turns, or earlier if there is no legal turn.
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

// Searches the position with the engine and with PlainMinimax. Returns a description of the first difference;
// empty if both agree.
std::string disagreement(Engine& engine, const PlainMinimax& plain, const rules::Movement& movement,
                         const Position& position, int plies) {
  const SearchResult result = engine.think(position, {.plies = plies, .stop = {}});
  const std::string board = support::toDiagram(position) +
                            (position.toMove() == board::Side::Blue ? "BLUE" : "RED") + " to move, " +
                            std::to_string(plies) + " plies: ";
  const Value right = plain.valueOf(position, result.best ? plies : 0);
  if (result.value != right) {
    return board + std::to_string(result.value) + " instead of " + std::to_string(right) + "\n";
  }
  const rules::TurnList legal = rules::legalTurns(movement, position);
  if (legal.empty()) return result.best || !result.line.empty() ? board + "a turn where none is\n" : "";
  if (result.plies != plies) return board + "ended after " + std::to_string(result.plies) + "\n";
  if (!result.best || std::ranges::find(legal, *result.best) == legal.end()) {
    return board + "no legal turn\n";
  }
  if (plain.valueOf(position, *result.best, plies) != right) return board + "another turn is better\n";
  if (result.line.empty() || result.line.front() != *result.best) return board + "another line\n";
  const rules::Turn& some = legal[legal.size() / 2];
  if (engine.valueOf(position, some, plies) != plain.valueOf(position, some, plies)) {
    return board + support::toText(some) + " is not worth that\n";
  }
  if (plain.alongLine(position, result.line, plies) != right) return board + "the line is worth less\n";
  return "";
}

// With fewer turns, more plies fit into the same time.
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
                  startPosition(set, rules::manual()), random, support::sized(10, 30));
}

TEST_P(EverySet, IsPlainMinimaxUnderAnyLaw) {
  std::mt19937 random(12);
  const rules::ChipSet& set = *rules::builtInChipSet(GetParam());
  for (int i = 0; i < support::sized(6, 12); ++i) {
    rules::Ruleset ruleset = support::toRuleset(support::anyLaw(random));
    if (i % 2 == 0) rules::change(ruleset, &rules::Ruleset::scoreDirection, rules::ScoreDirection::LowerWins);
    if (i % 3 == 0) rules::change(ruleset, &rules::Ruleset::roundBeforeMultiplier, rules::YesNo::No);
    if (i % 4 == 0) rules::change(ruleset, &rules::Ruleset::polynomialFrame, board::Frame::Absolute);
    expectAgreement(movementOf(ruleset), Scoring{&ruleset, &set}, startPosition(set, ruleset), random, 3);
  }
}

class EveryCompanion : public ::testing::TestWithParam<rules::Game> {};
INSTANTIATE_TEST_SUITE_P(Games, EveryCompanion, ::testing::Values(rules::Game::English, rules::Game::Dame),
                         [](const auto& given) { return std::string(toText(given.param)); });

TEST_P(EveryCompanion, IsPlainMinimax) {
  std::mt19937 random(13);
  const rules::CompanionLaw& law = rules::companionLaw(GetParam());
  expectAgreement(movementOf(law), std::nullopt, startPosition(law), random, support::sized(60, 200));
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

// Plays this number of random turns, or fewer if the game ends.
rules::RunningGame playedOn(rules::RunningGame game, std::size_t turns, std::mt19937& random) {
  for (std::size_t i = 0; i < turns && !game.outcome(); ++i) {
    game.play(game.turns()[random() % game.turns().size()]);
  }
  return game;
}

// Checks that the engine and PlainMinimax give the same value for a running game.
void expectPlayedAlike(Engine& engine, const PlainMinimax& plain, const rules::RunningGame& game,
                       const std::optional<Scoring>& scoring, int plies) {
  const Course course = courseOf(game, scoring);
  const SearchResult result = engine.think(game.position(), {.plies = plies, .stop = {}}, course);
  Value value = result.value;
  if (scoring && result.fate) value += *result.fate == Fate::Won ? kSure : -kSure;
  EXPECT_EQ(value, plain.inGame(game.position(), plies, course))
      << support::toDiagram(game.position()) << plies << " plies, lead " << course.lead;
  EXPECT_THAT(game.turns(), Contains(result.best.value()));
}

TEST(PlayedGame, IsPlainMinimaxUnderAnyLaw) {
  std::mt19937 random(16);
  int repeated = 0;
  int sure = 0;
  for (int i = 0; i < 60; ++i) {
    rules::Ruleset ruleset = support::toRuleset(support::anyLaw(random));
    rules::change(ruleset, &rules::Ruleset::repetitionEnds,
                  i % 5 == 0 ? rules::RepetitionEnds::Draw : rules::RepetitionEnds::ArbiterConfirms);
    rules::change(ruleset, &rules::Ruleset::inactivityPlies, i % 3 == 0 ? std::optional(8) : std::nullopt);
    const rules::ChipSet& set = *rules::builtInChipSet(i % 2 == 0 ? "integer" : "rational");
    const Scoring scoring{&ruleset, &set};
    Engine engine(movementOf(ruleset), scoring);
    const PlainMinimax plain(movementOf(ruleset), scoring);
    for (int j = 0; j < 6; ++j) {
      const rules::RunningGame game =
          playedOn(rules::RunningGame(ruleset, set, support::strewnPosition(random, j % 2 == 0 ? 2 : 4)),
                   random() % 12, random);
      if (game.outcome()) continue;
      if (game.seen().size() > 2) ++repeated;
      expectPlayedAlike(engine, plain, game, scoring, j % 2 == 0 ? 4 : 3);
      if (engine.think(game.position(), {.plies = 3, .stop = {}}, courseOf(game, scoring)).fate) ++sure;
    }
  }
  // The random games include repeated positions and sure results.
  EXPECT_GT(repeated, 20);
  EXPECT_GT(sure, 20);
}

// Any answers about draws (G8), with few king turns, so that searches reach the limit.
rules::CompanionDraws anyDraws(std::mt19937& random) {
  rules::CompanionDraws draws;
  if (random() % 2 == 0) draws.kingTurns = 1 + static_cast<int>(random() % 6);
  draws.kingMoves = kEvery<rules::KingMoves>[random() % 2];
  draws.loneKings = kEvery<rules::LoneKings>[random() % 3];
  return draws;
}

TEST(PlayedGame, CompanionGamesToo) {
  std::mt19937 random(17);
  for (const rules::Game name : {rules::Game::English, rules::Game::Dame}) {
    rules::CompanionLaw law = rules::companionLaw(name);
    Engine engine(movementOf(law));
    const PlainMinimax plain(movementOf(law), std::nullopt);
    for (int i = 0; i < 150; ++i) {
      if (i >= 50) law.draws = {anyDraws(random), law.draws.clause()};
      const int most = i % 3 == 0 ? 1 : 3;
      const rules::RunningGame game =
          playedOn(rules::RunningGame(law, support::strewnPosition(random, most)), random() % 12, random);
      if (!game.outcome()) expectPlayedAlike(engine, plain, game, std::nullopt, 4);
    }
  }
}

// A pruned search, with one or several threads, plays legal turns, answers at once if there is only one turn,
// and ends soon after its limit of nodes.
TEST(Pruned, PlaysLegalTurnsAndDoesNotThinkWithoutAChoice) {
  std::mt19937 random(18);
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  const Scoring scoring{&rules::manual(), &set};
  int forced = 0;
  for (const int threads : {1, 3}) {
    Engine engine(movementOf(rules::manual()), scoring, threads);
    for (int i = 0; i < 60; ++i) {
      const rules::RunningGame game =
          playedOn(rules::RunningGame(rules::manual(), set, startPosition(set, rules::manual())),
                   random() % 60, random);
      if (game.outcome()) continue;
      const SearchResult result = engine.think(game.position(), {.nodes = 20'000, .pruning = Pruning::Likely},
                                               courseOf(game, scoring));
      EXPECT_THAT(game.turns(), Contains(result.best.value()));
      EXPECT_EQ(result.line.front(), *result.best);
      EXPECT_LE(result.nodes, 20'000U + 3 * 2048U);
      if (game.turns().size() > 1) continue;
      ++forced;
      EXPECT_LE(result.plies, 1);
    }
  }
  EXPECT_GT(forced, 10);
}

// With several threads, the search reports each depth, with the number of nodes of all threads. In the end,
// it examines every node that one thread left to another, so it reaches the required depth.
TEST(Pruned, InCompanyEveryDepthIsReachedAndTold) {
  std::mt19937 random(20);
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  const Scoring scoring{&rules::manual(), &set};
  Engine engine(movementOf(rules::manual()), scoring, 3);
  for (int i = 0; i < 20; ++i) {
    const rules::RunningGame game = playedOn(
        rules::RunningGame(rules::manual(), set, startPosition(set, rules::manual())), random() % 40, random);
    if (game.outcome() || game.turns().size() == 1) continue;
    std::uint64_t told = 0;
    int depth = 0;
    const SearchResult result = engine.think(game.position(),
                                             {.plies = 7,
                                              .deepened =
                                                  [&](const SearchResult& so) {
                                                    EXPECT_EQ(so.plies, ++depth);
                                                    EXPECT_GE(so.nodes, told);
                                                    told = so.nodes;
                                                  },
                                              .pruning = Pruning::Likely},
                                             courseOf(game, scoring));
    EXPECT_EQ(depth, 7);
    EXPECT_EQ(result.plies, 7);
    EXPECT_GE(result.nodes, told);
    EXPECT_THAT(game.turns(), Contains(result.best.value()));
  }
}

// The line of a search can be played turn by turn.
TEST(Pruned, ItsLineIsPlayable) {
  std::mt19937 random(19);
  const rules::ChipSet& set = *rules::builtInChipSet("rational");
  const Scoring scoring{&rules::manual(), &set};
  Engine engine(movementOf(rules::manual()), scoring);
  for (int i = 0; i < 40; ++i) {
    const rules::RunningGame game = playedOn(
        rules::RunningGame(rules::manual(), set, startPosition(set, rules::manual())), random() % 40, random);
    if (game.outcome()) continue;
    const SearchResult result =
        engine.think(game.position(), {.nodes = 30'000, .pruning = Pruning::Likely}, courseOf(game, scoring));
    Position position = game.position();
    for (const rules::Turn& turn : result.line) {
      ASSERT_THAT(rules::legalTurns(rules::manual(), position), Contains(turn));
      rules::play(rules::manual(), position, turn);
    }
  }
}

// If the search finds a better turn but ends before the exact value of this turn is known, the engine plays
// this turn. The line then has only this turn.
TEST(Pruned, WhatWasFoundBetterIsPlayed) {
  std::mt19937 random(21);
  const rules::ChipSet& set = *rules::builtInChipSet("integer");
  const Scoring scoring{&rules::manual(), &set};
  bool isAnyAlone = false;
  for (int i = 0; i < 12 && !isAnyAlone; ++i) {
    const rules::RunningGame game =
        playedOn(rules::RunningGame(rules::manual(), set, startPosition(set, rules::manual())),
                 4 + random() % 20, random);
    if (game.outcome() || game.turns().size() < 3) continue;
    std::optional<SearchResult> before;
    for (std::uint64_t nodes = 4'096; nodes <= 200'000 && !isAnyAlone; nodes += 4'096) {
      Engine engine(movementOf(rules::manual()), scoring);
      const SearchResult result = engine.think(game.position(), {.nodes = nodes, .pruning = Pruning::Likely},
                                               courseOf(game, scoring));
      const bool isAlone =
          result.further && result.line.size() == 1 && before && before->plies == result.plies;
      // Requires that this turn differs from the best turn of the shorter search before.
      isAnyAlone = isAlone && before->best != result.best;
      before = result;
    }
  }
  EXPECT_TRUE(isAnyAlone);
}

SearchResult foundAt(int plies, std::optional<Value> further) {
  SearchResult result;
  result.plies = plies;
  result.further = further;
  return result;
}

// Several threads search one position, and furthestOf chooses among their results. The result with the
// greatest complete depth wins. At equal depth, the result with the greatest `further` value wins.
TEST(Company, TheFurthestIsHeard) {
  const auto furthest = [](std::vector<SearchResult> found) {
    const SearchResult& best = furthestOf(found);
    return &best - found.data();
  };
  EXPECT_EQ(furthest({foundAt(5, std::nullopt), foundAt(6, std::nullopt)}), 1);
  EXPECT_EQ(furthest({foundAt(6, std::nullopt), foundAt(5, 900)}), 0);
  EXPECT_EQ(furthest({foundAt(6, 10), foundAt(6, 20)}), 1);
  EXPECT_EQ(furthest({foundAt(6, std::nullopt), foundAt(6, -20)}), 1);
  EXPECT_EQ(furthest({foundAt(6, 10), foundAt(6, 10)}), 0) << "the one that asks";
}

TEST(Search, StoppedAtOnceStillHasATurn) {
  std::mt19937 random(15);
  const rules::ChipSet& set = *rules::builtInChipSet("rational");
  const rules::Movement movement = movementOf(rules::manual());
  Engine engine(movement, Scoring{&rules::manual(), &set});
  for (int i = 0; i < 100; ++i) {
    const Position position = support::strewnPosition(random, 12);
    const rules::TurnList legal = rules::legalTurns(movement, position);
    const SearchResult result = engine.think(position, {.stop = [] { return true; }});
    EXPECT_EQ(result.best.has_value(), !legal.empty());
    if (result.best) {
      EXPECT_THAT(legal, Contains(*result.best));
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
