// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the levels that make mistakes. The seed decides the mistakes; a stronger level makes fewer.
#include "core/engine/erring.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "core/engine/engine.hpp"
#include "core/rules/game.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::engine {
namespace {

using board::Position;
using board::Side;

const rules::ChipSet& integers() {
  return *rules::builtInChipSet("integer");
}
rules::Movement damathMovement() {
  return movementOf(rules::manual());
}
Engine damath() {
  return Engine(damathMovement(), Scoring{&rules::manual(), &integers()});
}

TEST(Erring, TheSameSeedErrsTheSameWayAndEveryTurnIsLegal) {
  Engine engine = damath();
  const Position start = startPosition(integers(), rules::manual());
  const rules::TurnList legal = rules::legalTurns(damathMovement(), start);
  std::set<std::pair<int, int>> seen;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const SearchResult one = erringTurn(engine, damathMovement(), start, Erring::Beginner, seed);
    const SearchResult again = erringTurn(engine, damathMovement(), start, Erring::Beginner, seed);
    ASSERT_TRUE(one.best.has_value());
    EXPECT_EQ(one.best, again.best);
    EXPECT_NE(std::ranges::find(legal, *one.best), legal.end());
    seen.insert({one.best->start().number(), one.best->end().number()});
  }
  EXPECT_GT(seen.size(), 2U) << "another seed, another turn";
}

TEST(Erring, WhoNeverErrsTakesTheBestAndWhoIsStoppedSomeTurn) {
  Engine engine = damath();
  const Position start = startPosition(integers(), rules::manual());
  const SearchResult best = erringTurn(engine, damathMovement(), start, Erring::Never, 1);
  EXPECT_EQ(best.value, engine.think(start, {.plies = kErringPlies}).value);
  const SearchResult stopped =
      erringTurn(engine, damathMovement(), start, Erring::Pupil, 1, std::nullopt, [] { return true; });
  EXPECT_TRUE(stopped.best.has_value());
}

TEST(Erring, NamesAreReadAsTheyAreWritten) {
  for (const Erring erring : {Erring::Never, Erring::Pupil, Erring::Beginner}) {
    EXPECT_EQ(parseErring(toText(erring)), erring);
  }
  EXPECT_EQ(parseErring("often"), std::nullopt);
}

// Plays games from random openings, each opening twice with sides exchanged. Returns the stronger level's
// points, in half points. The result depends only on positions and seeds, so all computers give the same
// result.
int halvesOfStronger(Erring weaker, Erring stronger, int games) {
  Engine engine = damath();
  std::mt19937 random(2026);
  int halves = 0;
  for (int i = 0; i < games; i += 2) {
    std::vector<rules::Turn> opening;
    for (rules::RunningGame game(rules::manual(), integers(), startPosition(integers(), rules::manual()));
         opening.size() < 6; game.play(opening.back())) {
      opening.push_back(game.turns()[random() % game.turns().size()]);
    }
    for (const Side strong : board::kSides) {
      rules::RunningGame game(rules::manual(), integers(), startPosition(integers(), rules::manual()));
      for (const rules::Turn& turn : opening) game.play(turn);
      while (!game.outcome() && game.played().size() < 120) {
        const Erring erring = game.position().toMove() == strong ? stronger : weaker;
        const auto seed = static_cast<std::uint64_t>(i);
        const Course course = courseOf(game, Scoring{&rules::manual(), &integers()});
        game.play(*erringTurn(engine, damathMovement(), game.position(), erring, seed, course).best);
      }
      if (!game.outcome()) static_cast<void>(game.end(rules::Ending::Time));
      const rules::Result won = strong == Side::Blue ? rules::Result::BlueWins : rules::Result::RedWins;
      halves += game.outcome()->result == won ? 2 : game.outcome()->result == rules::Result::Draw ? 1 : 0;
    }
  }
  return halves;
}

TEST(Erring, AStrongerLevelBeatsAWeakerOne) {
  constexpr int kGames = 100;
  EXPECT_GT(halvesOfStronger(Erring::Beginner, Erring::Pupil, kGames), kGames);
  EXPECT_GT(halvesOfStronger(Erring::Pupil, Erring::Never, kGames), kGames);
  EXPECT_GT(halvesOfStronger(Erring::Beginner, Erring::Never, kGames), kGames);
}

}  // namespace
}  // namespace damath::engine
