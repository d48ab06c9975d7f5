// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the engine in the background: its answer, and its stop.
#include "app/play/practice/engine_player.hpp"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include "core/engine/engine.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::window {
namespace {

constexpr int kThinking = 60'000;  // milliseconds
game::Setup setupOfLevel(int plies) {
  game::Setup setup = game::setupOf(game::damathLaw(rules::manual(), *rules::builtInChipSet("integer")));
  setup.strength = {plies, std::nullopt, 1};
  return setup;
}

TEST(EnginePlayer, AnswersInTheWindowsThread) {
  const game::Setup setup = setupOfLevel(2);
  EnginePlayer engine;
  engine.prepare(setup);
  std::optional<engine::SearchResult> result;
  QObject::connect(&engine, &EnginePlayer::thought, &engine,
                   [&](const engine::SearchResult& found) { result = found; });
  engine.think(setup.newGame());
  EXPECT_TRUE(engine.isThinking());
  EXPECT_FALSE(result.has_value());
  EXPECT_TRUE(QTest::qWaitFor([&] { return result.has_value(); }, kThinking));
  EXPECT_FALSE(engine.isThinking());
  EXPECT_TRUE(result->best.has_value());
  EXPECT_EQ(result->plies, 2);
}

// tests/core/engine/search_test.cpp counts the positions that the search visits after the stop.
TEST(EnginePlayer, StopsAndAnswersNobody) {
  game::Setup deep = setupOfLevel(engine::kMostPlies);  // a search so deep takes hours
  game::Setup together = deep;
  together.strength.time = std::chrono::hours(1);
  together.strength.threads = 2;
  for (const game::Setup& setup : {deep, together}) {
    EnginePlayer engine;
    engine.prepare(setup);
    QSignalSpy thought(&engine, &EnginePlayer::thought);
    QSignalSpy rested(&engine, &EnginePlayer::rested);
    for (int i = 0; i < 5; ++i) {
      engine.think(setup.newGame());
      QTest::qWait(100);  // during the search
      rested.clear();
      engine.stop();
      EXPECT_FALSE(engine.isThinking());
      EXPECT_TRUE(rested.wait(kThinking));
    }
    EXPECT_EQ(thought.count(), 0);
  }
}

TEST(EnginePlayer, ANewQuestionTakesThePlaceOfTheOld) {
  const game::Setup deep = setupOfLevel(engine::kMostPlies);
  EnginePlayer engine;
  engine.prepare(deep);
  engine.think(deep.newGame());
  const game::Setup quick = setupOfLevel(1);
  engine.prepare(quick);
  QSignalSpy thought(&engine, &EnginePlayer::thought);
  engine.think(quick.newGame());
  EXPECT_TRUE(thought.wait(kThinking));
  EXPECT_EQ(thought.count(), 1);
  QSignalSpy answered(&engine, &EnginePlayer::answered);
  engine.offerDraw(quick.newGame());
  EXPECT_TRUE(answered.wait(kThinking));
  EXPECT_TRUE(answered.first().first().toBool()) << "nobody is ahead";
}

}  // namespace
}  // namespace damath::window
