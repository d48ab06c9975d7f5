// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of game records: a game is written and read back as a sheet, as PDN, and as lines of Dame.
#include "app/play/game/game_record.hpp"
#include "core/rules/legal_turns.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/board/position.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::game {
namespace {

using rules::Game;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr auto kEnglish = words::Language::English;

LawShelf builtIn() {
  return {[](std::string_view name) { return rules::profile(name); },
          [](std::string_view name) {
            const rules::ChipSet* set = rules::builtInChipSet(name);
            return set == nullptr ? std::nullopt : std::optional(*set);
          }};
}

// Plays the middle turn of the legal turns each time.
rules::RunningGame played(const Setup& setup, int turns) {
  rules::RunningGame game = setup.newGame();
  for (int i = 0; i < turns && !game.outcome(); ++i) {
    game.play(rules::Turn(game.turns()[game.turns().size() / 2]));
  }
  return game;
}

rules::TurnList turnsOf(const rules::RunningGame& game) {
  rules::TurnList turns;
  for (const rules::PlayedTurn& turn : game.played()) turns.push_back(turn.turn);
  return turns;
}

void expectSame(const Setup& setup, const rules::RunningGame& game) {
  const std::string record = recordOf(setup.law, game);
  const auto read = parseRecord(record, builtIn(), kEnglish);
  ASSERT_TRUE(read.has_value()) << read.error() << '\n' << record;
  EXPECT_EQ(read->law.game, setup.law.game);
  EXPECT_EQ(read->law.start, setup.law.start);
  EXPECT_EQ(read->turns, turnsOf(game)) << record;
  EXPECT_TRUE(read->isWhole) << record;
}

TEST(GameRecord, EveryGameComesBackAsItWas) {
  for (const std::string_view name : rules::builtInChipSetNames()) {
    const game::Setup setup = setupOf(damathLaw(rules::manual(), *rules::builtInChipSet(name)));
    for (const int turns : {0, 1, 24}) expectSame(setup, played(setup, turns));
  }
  for (const Game game : {Game::English, Game::Dame}) {
    const game::Setup setup = setupOf(lawOfCompanion(game));
    for (const int turns : {1, 2, 30}) expectSame(setup, played(setup, turns));
  }
}

TEST(GameRecord, AGameFromAnotherPositionKeepsItsStart) {
  for (const Game game : rules::kGames) {
    game::Setup setup =
        setupOf(game == Game::Damath ? damathLaw(rules::manual(), *rules::builtInChipSet("rational"))
                                     : lawOfCompanion(game));
    for (int i = 0; i < 4; ++i) {
      rules::play(setup.law.movement, setup.law.start,
                  rules::legalTurns(setup.law.movement, setup.law.start).front());
    }
    // In English draughts, the record states the position as a FEN. A FEN does not tell which chip of a side
    // is on which square, so the position that is read back differs.
    if (game == Game::English) continue;
    expectSame(setup, played(setup, 6));
  }
}

TEST(GameRecord, AnUnfinishedGameGoesOnAndAFinishedOneIsOver) {
  const game::Setup setup = setupOf(damathLaw(rules::manual(), *rules::builtInChipSet("integer")));
  rules::RunningGame game = played(setup, 5);
  EXPECT_FALSE(parseRecord(recordOf(setup.law, game), builtIn(), kEnglish)->ending.has_value());
  ASSERT_TRUE(game.end(rules::Ending::ResignRed));
  const auto read = parseRecord(recordOf(setup.law, game), builtIn(), kEnglish);
  EXPECT_EQ(read->ending, rules::Ending::ResignRed);
}

TEST(GameRecord, ASheetIsFollowedAsFarAsItGoes) {
  const auto read = parseRecord(
      "[Set \"integer\"]\n[Result \"*\"]\n-9 (0,3) | | || -1 (1,4) | |\n144 x 144 | 1 | 1 || 7 x 144 | 1 | "
      "1\n",
      builtIn(), kEnglish);
  ASSERT_TRUE(read.has_value());
  EXPECT_FALSE(read->isWhole);
  EXPECT_EQ(read->turns.size(), 2U);
}

// A scoresheet of a contest has the tag Event, like a PDN game of a club.
TEST(GameRecord, ASheetOfAContestIsNoPdn) {
  const auto read =
      parseRecord("[Event \"Grade 7\"]\n[Set \"integer\"]\n[Result \"*\"]\n-9 (0,3) | | || -1 (1,4) | |\n",
                  builtIn(), kEnglish);
  ASSERT_TRUE(read.has_value()) << read.error();
  EXPECT_EQ(read->law.game, Game::Damath);
  EXPECT_EQ(read->turns.size(), 2U);
  const auto pdn = parseRecord("[Event \"Club\"]\n1. 11-15 *\n", builtIn(), kEnglish);
  ASSERT_TRUE(pdn.has_value()) << pdn.error();
  EXPECT_EQ(pdn->law.game, Game::English);
}

TEST(GameRecord, AGameEndsWhereTheLawEndsIt) {
  // The position after each four turns is the same, and its third occurrence is a draw (G8).
  std::string record = "[GameType \"21\"]\n[FEN \"B:WK32:BK1,2.\"]\n";
  for (int i = 0; i < 6; ++i) record += "1-6 32-28 6-1 28-32 ";
  const auto read = parseRecord(record + "1-0", builtIn(), kEnglish);
  ASSERT_TRUE(read.has_value()) << read.error();
  EXPECT_EQ(read->turns.size(), 8U);
  EXPECT_FALSE(read->isWhole);
  EXPECT_FALSE(read->ending) << "the result was that of the turns after the draw";
  const rules::Turn& first = read->turns.front();
  const game::Setup setup = setupOf(read->law);
  rules::RunningGame game = setup.newGame();
  for (const rules::Turn& turn : read->turns) game.play(turn);
  ASSERT_TRUE(game.outcome().has_value());
  EXPECT_EQ(game.outcome()->ending, rules::Ending::Repetition);
  EXPECT_EQ(first, read->turns[4]);
}

TEST(GameRecord, WhatIsNoGameIsRefusedInWords) {
  const auto why = [](std::string_view text) {
    const auto read = parseRecord(text, builtIn(), kEnglish);
    EXPECT_FALSE(read.has_value()) << text;
    return read ? std::string() : read.error();
  };
  EXPECT_EQ(why(" \n"), "the file has no game");
  EXPECT_THAT(why("[Set \"lead\"]\n-9 (0,3) | | || | |\n"), HasSubstr("lead"));
  EXPECT_THAT(why("[Set \"integer\"]\n[Ruleset \"none\"]\n-9 (0,3) | | || | |\n"), HasSubstr("none"));
  EXPECT_THAT(why("e3 e4\n"), HasSubstr("M2"));
  EXPECT_THAT(why("1. 11-22 *\n"), Not(::testing::IsEmpty()));
  EXPECT_THAT(why("[Set \"integer\"]\n[Start \"{}\"]\n-9 (0,3) | | || | |\n"), Not(::testing::IsEmpty()));
}

}  // namespace
}  // namespace damath::game
