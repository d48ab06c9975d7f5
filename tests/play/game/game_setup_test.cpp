// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the settings of a game, and of the engine's answer to a draw offer.
#include "app/play/game/game_setup.hpp"

#include <gtest/gtest.h>

#include "app/play/game/opponent.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::game {
namespace {

using board::Side;
using rules::Game;

Setup damath() {
  return setupOf(damathLaw(rules::manual(), *rules::builtInChipSet("integer")));
}

TEST(GameSetup, ACompanionGameKnowsTheDrawsOfItsLaw) {
  EXPECT_FALSE(damath().companion.has_value());
  EXPECT_FALSE(damath().knowsAgreement());
  EXPECT_TRUE(setupOf(lawOfCompanion(Game::English)).knowsAgreement());
  EXPECT_FALSE(setupOf(lawOfCompanion(Game::Dame)).knowsAgreement());
}

TEST(GameSetup, EachGameHasItsLevelsAndAUsualOne) {
  for (const Game game : rules::kGames) EXPECT_LT(usualLevel(game), levelsOf(game).size());
  EXPECT_EQ(levelsOf(Game::Damath).size(), 8U);
  EXPECT_EQ(levelsOf(Game::English).size(), 3U);
  // The last level of Damath is limited by time, not by depth.
  EXPECT_FALSE(strengthOf(levelsOf(Game::Damath)[0], std::nullopt).time.has_value());
  EXPECT_TRUE(strengthOf(levelsOf(Game::Damath).back(), std::nullopt).time.has_value());
}

TEST(GameSetup, AnEngineWhoIsBehindAcceptsADrawAndNoOther) {
  const game::Setup setup = damath();
  Opponent opponent(setup);
  rules::RunningGame game = setup.newGame();
  EXPECT_TRUE(opponent.acceptsDraw(game)) << "both are level";
  for (const auto& [from, to] : {std::pair(board::Square::at(1, 2), board::Square::at(0, 3)),
                                 std::pair(board::Square::at(2, 5), board::Square::at(1, 4))}) {
    game.play(rules::Turn(*from, *to));
  }
  game.play(rules::Turn(game.turns().front()));
  // RED is to move and offers the draw. The engine accepts the draw unless BLUE is ahead.
  const bool isBlueAhead = game.account(Side::Blue).grand > game.account(Side::Red).grand;
  EXPECT_EQ(opponent.acceptsDraw(game), !isBlueAhead);
  game.play(rules::Turn(game.turns().front()));
  const bool isRedAhead = game.account(Side::Red).grand > game.account(Side::Blue).grand;
  EXPECT_EQ(opponent.acceptsDraw(game), !isRedAhead);
}

TEST(Opponent, WhoErrsStillAdvisesAsWellAsTheUsualLevel) {
  game::Setup setup = setupOf(damathLaw(rules::manual(), *rules::builtInChipSet("integer")));
  setup.strength = strengthOf(engine::Erring::Beginner, 7);
  const rules::RunningGame game = setup.newGame();
  Opponent opponent(setup);
  Opponent again(setup);
  const auto erred = opponent.think(game);
  EXPECT_EQ(erred.best, again.think(game).best) << "the same seed errs the same way";
  EXPECT_EQ(erred.plies, engine::kErringPlies);
  const auto advice = opponent.advise(game);
  EXPECT_EQ(advice.plies, levelsOf(Game::Damath)[usualLevel(Game::Damath)]);
  game::Setup best = setup;
  best.strength = strengthOf(advice.plies, std::nullopt);
  EXPECT_EQ(advice.best, Opponent(best).think(game).best);
}

}  // namespace
}  // namespace damath::game
