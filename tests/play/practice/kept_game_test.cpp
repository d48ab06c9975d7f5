// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the practice game saved on disk. The game is read back as it was, also after a kill. A damaged
// file gives nullopt.
#include "app/play/practice/kept_game.hpp"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include "core/engine/engine.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/support/killed.hpp"

namespace damath::window {
namespace {

using game::Player;
using rules::Game;

class KeptGameTest : public ::testing::Test {
 protected:
  KeptGameTest() { qputenv("XDG_STATE_HOME", folder.path().toLocal8Bit()); }

  static KeptGame some(Game game) {
    KeptGame kept{game::setupOf(game == Game::Damath
                                    ? game::damathLaw(rules::manual(), *rules::builtInChipSet("rational"))
                                    : game::lawOfCompanion(game)),
                  {}};
    kept.setup.players = {Player::Engine, Player::Human};
    kept.setup.strength = game::strengthOf(game::levelsOf(game)[2], std::nullopt);
    rules::RunningGame played = kept.setup.newGame();
    for (int i = 0; i < 7; ++i) {
      kept.turns.push_back(played.turns().back());
      played.play(rules::Turn(played.turns().back()));
    }
    kept.below = board::Side::Red;
    return kept;
  }

  QTemporaryDir folder;
};

TEST_F(KeptGameTest, EveryGameComesBackAsItWas) {
  for (const Game game : rules::kGames) {
    KeptGame kept = some(game);
    kept.ending = rules::Ending::ResignBlue;
    EXPECT_EQ(keepGame(kept), std::nullopt);
    const auto read = keptGame();
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->setup.law.game, game);
    EXPECT_EQ(read->setup.law.start, kept.setup.law.start);
    EXPECT_EQ(read->setup.law.ruleset, kept.setup.law.ruleset);
    EXPECT_EQ(read->setup.law.set, kept.setup.law.set);
    EXPECT_EQ(read->setup.companion, kept.setup.companion);
    EXPECT_EQ(read->setup.players, kept.setup.players);
    EXPECT_EQ(read->setup.strength.plies, kept.setup.strength.plies);
    EXPECT_EQ(read->turns, kept.turns);
    EXPECT_EQ(read->ending, kept.ending);
    EXPECT_EQ(read->below, kept.below);
  }
}

TEST_F(KeptGameTest, TheDrawsThatWereChosenAreKept) {
  KeptGame kept = some(Game::Dame);
  for (const rules::LoneKings loneKings : kEvery<rules::LoneKings>) {
    for (const rules::KingMoves kingMoves : kEvery<rules::KingMoves>) {
      rules::CompanionDraws draws;
      draws.kingTurns = 25;
      draws.kingMoves = kingMoves;
      draws.repetitionCount = 3;
      draws.loneKings = loneKings;
      kept.setup.companion->draws = {draws, kept.setup.companion->draws.clause()};
      EXPECT_EQ(keepGame(kept), std::nullopt);
      EXPECT_EQ(keptGame()->setup.companion->draws.answer(), draws);
    }
  }
}

TEST_F(KeptGameTest, WhatIsBrokenIsNone) {
  EXPECT_FALSE(keptGame().has_value()) << "nothing is there";
  ASSERT_EQ(keepGame(some(Game::Damath)), std::nullopt);
  QFile file(keptGamePath());
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QByteArray whole = file.readAll();
  file.close();
  const auto write = [&](const QByteArray& text) {
    ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(text);
    file.close();
  };
  for (const qsizetype length : {qsizetype{0}, whole.size() / 3, whole.size() - 3}) {
    write(whole.left(length));
    EXPECT_FALSE(keptGame().has_value()) << length;
  }
  // An illegal turn.
  write(QByteArray(whole).replace("\"turns\": [", "\"turns\": [\"(1,0)(0,1)\", "));
  EXPECT_FALSE(keptGame().has_value());
  write(whole);
  EXPECT_TRUE(keptGame().has_value());
}

// The program is killed at each call with which it saves the next turn.
TEST_F(KeptGameTest, IsTheGameBeforeOrAfterTheTurnWhenTheProgramIsKilled) {
  const KeptGame before = some(Game::Damath);
  KeptGame after = before;
  rules::RunningGame played = before.setup.newGame();
  for (const rules::Turn& turn : before.turns) played.play(turn);
  after.turns.push_back(played.turns().front());
  int stayed = 0;
  int replaced = 0;
  for (int call = 0;; ++call) {
    SCOPED_TRACE(call);
    ASSERT_EQ(keepGame(before), std::nullopt);
    const bool isKilled = testing::isKilledBefore(call, [&after] { return !keepGame(after).has_value(); });
    const auto read = keptGame();
    ASSERT_TRUE(read.has_value()) << "the game does not open again";
    ++(read->turns == before.turns ? stayed : replaced);
    EXPECT_TRUE(read->turns == before.turns || read->turns == after.turns);
    ASSERT_EQ(keepGame(after), std::nullopt);
    EXPECT_EQ(keptGame()->turns, after.turns);
    if (!isKilled) break;
  }
  EXPECT_GE(stayed, 3) << "at least before the write, the flush and the exchange";
  EXPECT_GE(replaced, 2) << "after the exchange, and without a kill";
}

TEST_F(KeptGameTest, ADiskThatTakesNothingIsTold) {
  ASSERT_TRUE(QDir(folder.path()).mkpath(QStringLiteral("damath-console/practice.json")));
  EXPECT_TRUE(keepGame(some(Game::Damath)).has_value());
}

}  // namespace
}  // namespace damath::window
