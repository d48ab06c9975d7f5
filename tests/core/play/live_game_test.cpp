// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a game kept at the board: the offered turns, the state, undo, and the endings.
#include "core/play/live_game.hpp"
#include "core/rules/breach.hpp"
#include "core/rules/legal_turns.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/play/live_course.hpp"
#include "core/play/turn_offer.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/core/play/made.hpp"
#include "tests/plants/random_game.hpp"
#include "tests/support/any_ruleset.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/laws.hpp"

namespace damath::play {
namespace {

using board::Side;
using exact::Number;
using notation::TypedTurnFaultCode;
using test::make;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using namespace std::chrono_literals;

LiveGame integerGame(Keeping keeping, const rules::Ruleset& ruleset = rules::manual(),
                     MatchKind kind = MatchKind::Game) {
  const rules::ChipSet& set = support::integers();
  return LiveGame({ruleset, set, rules::startPosition(set, ruleset), kind, keeping});
}

template <class Code>
Code faultOf(const LiveGame& game, std::string_view typed) {
  const auto offer = offeredTurn(game, typed);
  if (offer) {
    ADD_FAILURE() << typed << " was taken";
    return {};
  }
  EXPECT_TRUE(std::holds_alternative<Code>(offer.error().code)) << typed;
  return std::get<Code>(offer.error().code);
}

TEST(LiveGame, TheManualsFirstTurnsAsTyped) {
  LiveGame game = integerGame(Keeping::Program);
  make(game, "-9 (0,3)", 12s);
  make(game, "(2,5)(1,4)", 7s);
  make(game, "-9 + (-1)");
  EXPECT_EQ(game.account(Side::Blue).running, Number(-10));
  EXPECT_EQ(game.account(Side::Red), (rules::Account{Number(0), Number(-5), Number(-5)}));
  EXPECT_EQ(game.turns()[0].took, 12s);
  EXPECT_EQ(game.turns()[1].side, Side::Red);
  EXPECT_THAT(game.turns()[0].written, IsEmpty());
  EXPECT_EQ(game.position().toMove(), Side::Red);
}

TEST(LiveGame, WhyATurnIsRefused) {
  LiveGame game = integerGame(Keeping::Program);
  EXPECT_EQ(faultOf<rules::RouteBreach>(game, "(1,2)(3,4)"), rules::RouteBreach::NothingTaken);
  EXPECT_EQ(faultOf<rules::RouteBreach>(game, "-9 (0,4)"), rules::RouteBreach::NotDiagonal);
  EXPECT_EQ(faultOf<TypedTurnFaultCode>(game, "12 (0,3)"), TypedTurnFaultCode::NoSuchTurn);
  EXPECT_EQ(faultOf<TypedTurnFaultCode>(game, "hello"), TypedTurnFaultCode::NotUnderstood);
  EXPECT_EQ(faultOf<TypedTurnFaultCode>(game, "-9 (0,3) | 1"), TypedTurnFaultCode::NotUnderstood);
  EXPECT_EQ(faultOf<TypedTurnFaultCode>(game, "-9 @(1,2)"), TypedTurnFaultCode::NotUnderstood);
  make(game, "-9 (0,3)");
  make(game, "(2,5)(1,4)");
  EXPECT_EQ(faultOf<rules::Breach>(game, "6 (2,3)"), rules::Breach::MissedCapture);
}

TEST(LiveGame, T6WhatTheArbiterLetsStandIsMarked) {
  LiveGame game = integerGame(Keeping::Arbiter);
  make(game, "-9 (0,3)");
  make(game, "-1 (1,4)");
  const auto offer = offeredTurn(game, "6 (2,3)");
  ASSERT_TRUE(offer.has_value());
  EXPECT_EQ(offer->breach, rules::Breach::MissedCapture);
  game.make(*offer, 3s);
  EXPECT_EQ(game.turns().back().breach, rules::Breach::MissedCapture);
  EXPECT_EQ(game.position().toMove(), Side::Red);
  EXPECT_EQ(game.undoTurn().turn, offer->turn);
  EXPECT_EQ(game.turns().size(), 2U);
  make(game, "-9 + (-1)");
  EXPECT_EQ(game.turns().back().breach, std::nullopt);
}

TEST(LiveGame, WhatIsWrittenIsKeptLetterByLetterBesideTheTurn) {
  LiveGame game = integerGame(Keeping::Arbiter);
  make(game, "-9 (0,3)");
  make(game, "-1(1,4)");
  make(game, "-9 x (-1) @(0,3)(2,5) | -10| 99 ");
  EXPECT_THAT(game.turns()[2].written, ElementsAre(WrittenCells{"-9 x (-1)", "-10", "99"}));
  EXPECT_EQ(game.turns()[2].breach, std::nullopt);
  EXPECT_EQ(game.account(Side::Blue).running, Number(-10));
  EXPECT_THAT(game.turns()[1].written, ElementsAre(WrittenCells{"-1(1,4)", "", ""}));
}

TEST(LiveGame, SquaresAloneAreNobodysWriting) {
  LiveGame game = integerGame(Keeping::Arbiter);
  make(game, "1,2 0,3");
  EXPECT_THAT(game.turns()[0].written, IsEmpty());
}

TEST(LiveGame, TheLinesOfAChainStandBesideTheirJumps) {
  LiveGame game({rules::manual(), support::integers(),
                 support::drawn(R"(
. . . .
 . . . .
. . . .
 . r . .
. . . .
 . r . .
. b . .
 . . . .
)",
                                Side::Blue),
                 MatchKind::Game, Keeping::Arbiter});
  const auto turn = rules::legalTurns(rules::manual(), game.position()).front();
  ASSERT_EQ(turn.jumps().size(), 2U);
  const sheet::GameRecord record{game.position(), {turn}};
  const sheet::Sheet sheet = written(record, support::integers(), rules::manual(), sheet::Routes::AsOnPaper);
  const std::string first = sheet.lines[0].of(Side::Blue).move;
  const std::string second = sheet.lines[1].of(Side::Blue).move;
  make(game, first + " | 1; " + second + "| 2 | 3");
  EXPECT_THAT(game.turns()[0].written,
              ElementsAre(WrittenCells{first, "1", ""}, WrittenCells{second, "2", "3"}));
  game.undoTurn();
  make(game, first);
  EXPECT_THAT(game.turns()[0].written, ElementsAre(WrittenCells{first, "", ""}, WrittenCells{}));
  game.undoTurn();
  EXPECT_EQ(faultOf<TypedTurnFaultCode>(game, first + "; " + second + " | 2; | 3"),
            TypedTurnFaultCode::NoSuchTurn);
}

TEST(LiveGame, T4ARematchKnowsNoResignation) {
  const LiveGame game = integerGame(Keeping::Program);
  const LiveGame rematch = integerGame(Keeping::Program, rules::manual(), MatchKind::Rematch);
  EXPECT_TRUE(game.allows(rules::Ending::ResignBlue));
  EXPECT_FALSE(rematch.allows(rules::Ending::ResignBlue));
  EXPECT_TRUE(rematch.allows(rules::Ending::DisqualifiedRed));
}

TEST(LiveGame, EndingsAreThoseOfTheLaw) {
  LiveGame game = integerGame(Keeping::Program);
  EXPECT_TRUE(game.allows(rules::Ending::NoShowRed));
  EXPECT_FALSE(game.allows(rules::Ending::Agreement));
  EXPECT_FALSE(game.allows(rules::Ending::Repetition));
  EXPECT_FALSE(game.allows(rules::Ending::Cornered));
  EXPECT_TRUE(integerGame(Keeping::Program, support::rulesetOf(R"("drawByAgreement":"yes")"))
                  .allows(rules::Ending::Agreement));
  make(game, "-9 (0,3)");
  EXPECT_FALSE(game.allows(rules::Ending::NoShowRed));
  game.end(rules::Ending::ResignBlue);
  EXPECT_EQ(game.outcome().value().result, rules::Result::RedWins);
  EXPECT_FALSE(game.allows(rules::Ending::Time));
  EXPECT_TRUE(game.reopen());
  EXPECT_EQ(game.outcome(), std::nullopt);
  EXPECT_EQ(game.turns().size(), 1U);
}

// Returns a game with one dama for each side. The damas stand far apart and can move back and forth.
LiveGame damas() {
  return LiveGame({rules::manual(), support::integers(),
                   support::drawn(R"(
. . . .
 . . . R
. . . .
 . . . .
. . . .
 . . . .
B . . .
 . . . .
)",
                                  Side::Blue),
                   MatchKind::Game, Keeping::Program});
}

TEST(LiveGame, E4TheThirdOccurrenceIsAskedAndAnswered) {
  LiveCourse course(damas().setup());
  const std::vector<board::Square> blue =
      rules::squaresOf(rules::legalTurns(rules::manual(), course.game().position()).front());
  ASSERT_TRUE(course.follow(TurnStep{blue, {}, 1s}));
  const std::vector<board::Square> red =
      rules::squaresOf(rules::legalTurns(rules::manual(), course.game().position()).front());
  ASSERT_TRUE(course.follow(TurnStep{red, {}, 1s}));
  const auto back = [](std::vector<board::Square> route) {
    std::ranges::reverse(route);
    return route;
  };
  const auto round = [&] {
    return course.follow(TurnStep{back(blue), {}, 1s}) && course.follow(TurnStep{back(red), {}, 1s}) &&
           course.follow(TurnStep{blue, {}, 1s}) && course.follow(TurnStep{red, {}, 1s});
  };
  ASSERT_TRUE(round());
  EXPECT_EQ(course.game().occurrences(), 2);
  EXPECT_FALSE(course.asksForRepetition());
  EXPECT_FALSE(course.follow(GoOnStep{}));
  ASSERT_TRUE(round());
  EXPECT_EQ(course.game().occurrences(), 3);
  EXPECT_TRUE(course.asksForRepetition());
  ASSERT_TRUE(course.follow(GoOnStep{}));
  EXPECT_FALSE(course.asksForRepetition());
  ASSERT_TRUE(course.follow(UndoTurnStep{}));
  ASSERT_TRUE(course.follow(TurnStep{red, {}, 1s}));
  ASSERT_TRUE(course.asksForRepetition());
  ASSERT_TRUE(course.follow(EndStep{rules::Ending::Repetition}));
  EXPECT_EQ(course.game().outcome().value().ending, rules::Ending::Repetition);
  EXPECT_FALSE(course.follow(TurnStep{back(blue), {}, 1s}));
  ASSERT_TRUE(course.follow(ReopenStep{}));
  EXPECT_TRUE(course.asksForRepetition());
}

TEST(LiveGame, T6AnObjectionWaitsForItsRuling) {
  LiveCourse course(integerGame(Keeping::Arbiter).setup());
  EXPECT_FALSE(course.follow(RulingStep{"none was asked"}));
  ASSERT_TRUE(course.follow(ObjectionStep{Side::Red, "touched"}));
  EXPECT_FALSE(course.follow(ObjectionStep{Side::Blue, "again"}));
  EXPECT_EQ(course.objection().value().side, Side::Red);
  ASSERT_TRUE(course.follow(RulingStep{"he moves the chip"}));
  EXPECT_EQ(course.objection(), std::nullopt);
  ASSERT_TRUE(course.follow(AbandonStep{}));
  EXPECT_FALSE(course.follow(UndoTurnStep{}));
  EXPECT_FALSE(course.follow(ClockStep{}));
}

TEST(LiveGame, WhatTheBoardEndedGoesOnOnlyByATakeBack) {
  LiveCourse course({rules::manual(), support::integers(),
                     support::drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. r . .
 b . . .
. . . .
 . . . .
)",
                                    Side::Blue),
                     MatchKind::Game, Keeping::Program});
  const auto turn = rules::legalTurns(rules::manual(), course.game().position()).front();
  EXPECT_FALSE(course.follow(TurnStep{{*board::Square::at(1, 2), *board::Square::at(0, 3)}, {}, 0ms}));
  ASSERT_TRUE(course.follow(TurnStep{rules::squaresOf(turn), {}, 0ms}));
  EXPECT_EQ(course.game().outcome().value().ending, rules::Ending::Cornered);
  EXPECT_FALSE(course.follow(ReopenStep{}));
  EXPECT_FALSE(course.follow(EndStep{rules::Ending::Time}));
  ASSERT_TRUE(course.follow(UndoTurnStep{}));
  EXPECT_EQ(course.game().outcome(), std::nullopt);
}

TEST(LiveGame, S4WhereTheArbiterIsAskedTheWrittenScoreCounts) {
  const rules::Ruleset ruleset = support::rulesetOf(R"("divideByZero":"askArbiter")");
  const rules::ChipSet& set = support::integers();
  // BLUE's 6 takes RED's 0 and lands on a ÷.
  const auto chip = [&](std::string_view text) {
    return static_cast<board::ChipIndex>(std::ranges::find(set.chips, text, &rules::Chip::text) -
                                         set.chips.begin());
  };
  LiveGame game({ruleset, set,
                 support::drawn(R"(
. . . .
 . . . .
r . . .
 . . . .
. . r .
 . b . .
. . . .
 . . . .
)",
                                Side::Blue, {{chip("6")}, {chip("4"), chip("0")}}),
                 MatchKind::Game, Keeping::Arbiter});
  make(game, "6 ÷ 0");
  EXPECT_EQ(game.account(Side::Blue).running, Number(0));
  game.undoTurn();
  make(game, "6 ÷ 0 | 5 | 5");
  EXPECT_EQ(game.account(Side::Blue).running, Number(5));
}

// Turns are made and undone at random. Afterwards, the game equals the game that was played without them.
TEST(LiveGame, ByLotTakingBackLeavesNothingBehind) {
  plants::Lots lots(5);
  for (const std::string_view name : rules::builtInChipSetNames()) {
    const rules::ChipSet& set = *rules::builtInChipSet(name);
    for (int i = 0; i < 12; ++i) {
      rules::Ruleset ruleset = support::anyPlay(lots);
      const sheet::GameRecord record = plants::randomGame(set, 30, lots, ruleset);
      LiveGame game({ruleset, set, record.start, MatchKind::Game, Keeping::Program});
      LiveGame straight = game;
      for (const rules::Turn& turn : record.turns) {
        if (game.outcome()) break;
        for (auto detours = lots() % 3; detours > 0; --detours) {
          const auto legal = rules::legalTurns(ruleset, game.position());
          game.make({legal[plants::pick(lots, legal.size())], {}, {}}, 1s);
          const bool twice = !game.outcome() && lots() % 2 == 0;
          if (twice) game.make({rules::legalTurns(ruleset, game.position()).front(), {}, {}}, 1s);
          if (twice) game.undoTurn();
          game.undoTurn();
        }
        game.make({turn, {}, {}}, 1s);
        straight.make({turn, {}, {}}, 1s);
        ASSERT_EQ(game.position(), straight.position());
        ASSERT_EQ(game.occurrences(), straight.occurrences());
        ASSERT_EQ(game.outcome(), straight.outcome());
        for (const Side side : board::kSides) ASSERT_EQ(game.account(side), straight.account(side));
      }
    }
  }
}

}  // namespace
}  // namespace damath::play
