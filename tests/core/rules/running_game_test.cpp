// SPDX-License-Identifier: GPL-3.0-or-later
// Tests when a Damath game ends and who wins it, with every answer of the options about endings (E1–E4).
#include "core/rules/running_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "core/rules/standard_rulesets.hpp"
#include "tests/support/comparison.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/laws.hpp"
#include "tests/support/printing.hpp"

namespace damath::rules {
namespace {

using board::Side;
using exact::Number;
using support::DiagramLegend;
using support::drawn;
using support::integers;
using support::play;

// Returns the chips of the integer set with these texts.
std::vector<board::ChipIndex> chips(std::initializer_list<std::string_view> texts) {
  std::vector<board::ChipIndex> indices;
  for (const std::string_view text : texts) {
    const auto found = std::ranges::find(integers().chips, text, &Chip::text);
    indices.push_back(static_cast<board::ChipIndex>(found - integers().chips.begin()));
  }
  return indices;
}

template <class Answers>
Ruleset with(Answers answers) {
  Ruleset ruleset = manual();
  answers(ruleset);
  return ruleset;
}

Outcome outcome(Ending ending, Result result) {
  return {ending, result, {}};
}

// BLUE can block RED's only chip with (0,1)-(1,2).
const std::string_view kCorner = R"(
. . . .
 . . . .
. . . .
 . . . .
r . . .
 . . . .
b b . .
 . . . .
)";

Result cornered(const DiagramLegend& legend) {
  RunningGame game(manual(), integers(), drawn(kCorner, Side::Blue, legend));
  play(game, "(0,1)-(1,2)");
  EXPECT_TRUE(game.turns().empty());
  EXPECT_EQ(game.outcome().value().ending, Ending::Cornered);
  return game.outcome().value().result;
}

TEST(Ended, E1CorneredIsDecidedByTheTotals) {
  EXPECT_EQ(cornered({chips({"10", "8"}), chips({"2"})}), Result::BlueWins);
  EXPECT_EQ(cornered({chips({"-11", "-5"}), chips({"2"})}), Result::RedWins);
  EXPECT_EQ(cornered({chips({"-9", "2"}), chips({"-7"})}), Result::Draw);
}

// BLUE's −9 takes 10 and lands on the minus of (3,4): −19. With the remaining −9, BLUE has −28 and RED has 0.
TEST(Ended, E2NoChipLeftMayStillWin) {
  RunningGame game(manual(), integers(),
                   drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. r . .
 b . . .
. . . .
 . . . .
)",
                         Side::Blue, {chips({"-9"}), chips({"10"})}));
  play(game, "(1,2) x(2,3)(3,4)");
  EXPECT_EQ(game.outcome(), outcome(Ending::Cornered, Result::RedWins));
  EXPECT_EQ(game.account(Side::Blue), (Account{Number(-19), Number(-9), Number(-28)}));
  EXPECT_EQ(game.account(Side::Red), Account{});
}

TEST(Ended, APositionWithoutATurnIsOverAtOnce) {
  const RunningGame game(manual(), integers(), board::Position(Side::Red));
  EXPECT_EQ(game.outcome(), outcome(Ending::Cornered, Result::Draw));
}

// Two damas, each with room to move to and fro. BLUE's 8 counts 16, RED's 10 counts 20 (S7).
const std::string_view kDamaEach = R"(
. . . R
 . . . .
. . . .
 . . . .
. . . .
 . . . .
. . . .
 B . . .
)";

RunningGame twoDamas(const Ruleset& ruleset) {
  return {ruleset, integers(), drawn(kDamaEach, Side::Blue, {chips({"8"}), chips({"10"})})};
}

void goRound(RunningGame& game) {
  play(game, "(1,0)-(0,1)");
  play(game, "(6,7)-(7,6)");
  play(game, "(0,1)-(1,0)");
  play(game, "(7,6)-(6,7)");
}

TEST(Ended, E4TheArbiterConfirmsTheThirdOccurrence) {
  RunningGame game = twoDamas(manual());
  EXPECT_FALSE(game.end(Ending::Repetition));
  goRound(game);
  EXPECT_FALSE(game.asksForRepetition());
  EXPECT_FALSE(game.end(Ending::Repetition));
  goRound(game);
  EXPECT_TRUE(game.asksForRepetition());
  EXPECT_FALSE(game.outcome());
  EXPECT_TRUE(game.end(Ending::Repetition));
  EXPECT_EQ(game.outcome(), outcome(Ending::Repetition, Result::RedWins));  // BLUE 16, RED 20
  EXPECT_FALSE(game.asksForRepetition());
}

TEST(Ended, E4UnconfirmedTheGameGoesOn) {
  RunningGame game = twoDamas(manual());
  goRound(game);
  goRound(game);
  play(game, "(1,0)-(2,1)");
  EXPECT_FALSE(game.asksForRepetition());
  EXPECT_FALSE(game.outcome());
}

TEST(Ended, E4AutomaticEndsByTheTotalsAndDrawEndsDrawn) {
  RunningGame automatic =
      twoDamas(with([](Ruleset& r) { change(r, &Ruleset::repetitionEnds, RepetitionEnds::Automatic); }));
  RunningGame draw =
      twoDamas(with([](Ruleset& r) { change(r, &Ruleset::repetitionEnds, RepetitionEnds::Draw); }));
  for (RunningGame* game : {&automatic, &draw}) {
    goRound(*game);
    goRound(*game);
    EXPECT_TRUE(game->turns().empty());
  }
  EXPECT_EQ(automatic.outcome(), outcome(Ending::Repetition, Result::RedWins));
  EXPECT_EQ(draw.outcome(), outcome(Ending::Repetition, Result::Draw));
}

TEST(Ended, E4RepetitionCount) {
  RunningGame game = twoDamas(with([](Ruleset& r) {
    change(r, &Ruleset::repetitionCount, 2);
    change(r, &Ruleset::repetitionEnds, RepetitionEnds::Automatic);
  }));
  goRound(game);
  EXPECT_EQ(game.outcome(), outcome(Ending::Repetition, Result::RedWins));
}

// If two chips exchange places, the position is a different one.
TEST(Ended, E4ChipsThatChangePlacesRepeatNothing) {
  RunningGame game(with([](Ruleset& r) {
                     change(r, &Ruleset::repetitionCount, 2);
                     change(r, &Ruleset::repetitionEnds, RepetitionEnds::Automatic);
                   }),
                   integers(),
                   drawn(R"(
R . . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
B . . .
 B . . .
)",
                         Side::Blue, {chips({"8", "2"}), chips({"10"})}));
  play(game, "(0,1)-(1,2)");
  play(game, "(0,7)-(1,6)");
  play(game, "(1,0)-(0,1)");
  play(game, "(1,6)-(0,7)");
  play(game, "(1,2)-(2,1)");
  play(game, "(0,7)-(1,6)");
  play(game, "(2,1)-(1,0)");
  play(game, "(1,6)-(0,7)");
  EXPECT_EQ(support::toDiagram(game.position()), support::tidied(R"(
R . . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
B . . .
 B . . .
)"));
  EXPECT_FALSE(game.outcome());
}

// RED's dama can go on along the long line, where BLUE's dama cannot take it.
const std::string_view kDamaOnTheLongLine = R"(
R . . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
. . . .
 B . . .
)";

// BLUE's dama goes to and fro, while RED's dama goes on. RED's chips never stand as before.
TEST(Ended, E4OnePlayerAloneRepeatsByOption) {
  const auto begun = [](RepetitionBy by) {
    return RunningGame(with([&](Ruleset& r) {
                         change(r, &Ruleset::repetitionEnds, RepetitionEnds::Automatic);
                         change(r, &Ruleset::repetitionBy, by);
                       }),
                       integers(), drawn(kDamaOnTheLongLine, Side::Blue, {chips({"8"}), chips({"10"})}));
  };
  RunningGame either = begun(RepetitionBy::Either);
  RunningGame one = begun(RepetitionBy::One);
  bool out = true;
  for (const char* red : {"(0,7)-(1,6)", "(1,6)-(2,5)", "(2,5)-(5,2)", "(5,2)-(6,1)", "(6,1)-(7,0)"}) {
    ASSERT_FALSE(one.outcome()) << red;
    for (RunningGame* game : {&either, &one}) {
      play(*game, out ? "(1,0)-(0,1)" : "(0,1)-(1,0)");
      if (!game->outcome()) play(*game, red);
    }
    out = !out;
  }
  EXPECT_FALSE(either.outcome());
  EXPECT_EQ(one.outcome(), outcome(Ending::Repetition, Result::RedWins));
  EXPECT_EQ(one.played().size(), 9U) << "BLUE's dama stands on (0,1) after the turns 1, 5 and 9";
}

// Returns the places, chips and ranks of one side as text, and the side.
std::string arrangementOf(const board::Position& position, Side side) {
  std::string text(toText(side));
  for (int number = 0; number < board::kSquares; ++number) {
    const auto piece = position.at(Square(number));
    if (!piece || piece->side != side) continue;
    text += " " + std::to_string(number) + ":" + std::to_string(piece->chip);
    text += piece->rank == board::Rank::Dama ? "K" : "";
  }
  return text;
}

// Each count of random games, against a plain count of texts.
TEST(Ended, E4CountsAgreeWithAPlainCount) {
  for (const RepetitionBy by : {RepetitionBy::Either, RepetitionBy::One}) {
    const Ruleset ruleset = with([&](Ruleset& r) {
      change(r, &Ruleset::repetitionBy, by);
      change(r, &Ruleset::repetitionCount, 1000);
      change(r, &Ruleset::damaRange, DamaRange::One);  // few squares to go to, so that positions repeat
    });
    int most = 0;
    for (unsigned seed = 0; seed < 60; ++seed) {
      std::mt19937 random(seed);
      RunningGame game(ruleset, integers(), support::strewnPosition(random, 2));
      std::vector<std::string> since;  // the texts since the last capture
      while (!game.outcome() && game.played().size() < 200) {
        const board::Position& position = game.position();
        const Side moved = opponent(position.toMove());
        std::string text = arrangementOf(position, moved);
        if (by == RepetitionBy::Either) text += arrangementOf(position, position.toMove());
        if (!game.played().empty() && game.played().back().turn.isCapture()) since.clear();
        since.push_back(text);
        ASSERT_EQ(game.occurrences(), std::ranges::count(since, text)) << "seed " << seed << ": " << text;
        most = std::max(most, game.occurrences());
        game.play(game.turns()[random() % game.turns().size()]);
      }
    }
    EXPECT_GE(most, 3) << "no game repeated anything";
  }
}

TEST(Ended, E1InactivityByOption) {
  RunningGame never = twoDamas(manual());
  RunningGame four = twoDamas(with([](Ruleset& r) { change(r, &Ruleset::inactivityPlies, 4); }));
  goRound(never);
  goRound(four);
  EXPECT_FALSE(never.outcome());
  EXPECT_EQ(four.outcome(), outcome(Ending::Inactivity, Result::RedWins));
}

TEST(Ended, E1ACaptureBeginsTheCountOfInactivityAnew) {
  RunningGame game(with([](Ruleset& r) { change(r, &Ruleset::inactivityPlies, 3); }), integers(), drawn(R"(
. . . .
 . . . r
. . . .
 . . . .
. r . .
 . . . .
. . . .
 b . . .
)"));
  play(game, "(1,0)-(0,1)");
  play(game, "(2,3)-(1,2)");
  play(game, "(0,1) x(1,2)(2,3)");
  play(game, "(7,6)-(6,5)");
  play(game, "(2,3)-(1,4)");
  EXPECT_FALSE(game.outcome());
  play(game, "(6,5)-(5,4)");
  EXPECT_EQ(game.outcome().value().ending, Ending::Inactivity);
}

TEST(Ended, E1AgreementByOptionIsADraw) {
  RunningGame refused = twoDamas(manual());
  EXPECT_FALSE(refused.end(Ending::Agreement));
  EXPECT_FALSE(refused.outcome());
  RunningGame agreed = twoDamas(with([](Ruleset& r) { change(r, &Ruleset::drawByAgreement, YesNo::Yes); }));
  EXPECT_TRUE(agreed.end(Ending::Agreement));
  EXPECT_EQ(agreed.outcome(), outcome(Ending::Agreement, Result::Draw));
}

TEST(Ended, E3ResignationByOption) {
  RunningGame opponent = twoDamas(manual());
  EXPECT_TRUE(opponent.end(Ending::ResignRed));
  EXPECT_EQ(opponent.outcome(), outcome(Ending::ResignRed, Result::BlueWins));
  RunningGame score =
      twoDamas(with([](Ruleset& r) { change(r, &Ruleset::resignation, Resignation::Score); }));
  EXPECT_TRUE(score.end(Ending::ResignRed));
  EXPECT_EQ(score.outcome(), outcome(Ending::ResignRed, Result::RedWins));
}

TEST(Ended, E2E3WhatIsTold) {
  const std::pair<Ending, Result> kTold[] = {
      {Ending::Time, Result::RedWins},
      {Ending::NoShowBlue, Result::RedWins},
      {Ending::NoShowRed, Result::BlueWins},
      {Ending::NoShowBoth, Result::NobodyWins},
      {Ending::ResignBlue, Result::RedWins},
      {Ending::DisqualifiedRed, Result::BlueWins},
      {Ending::DisqualifiedBlue, Result::RedWins},
      {Ending::DisqualifiedBoth, Result::NobodyWins},
  };
  for (const auto& [ending, result] : kTold) {
    RunningGame game = twoDamas(manual());
    EXPECT_TRUE(game.end(ending));
    EXPECT_EQ(game.outcome(), outcome(ending, result)) << toText(ending);
    EXPECT_TRUE(game.turns().empty());
  }
  for (const Ending found : {Ending::Cornered, Ending::Inactivity}) {
    RunningGame game = twoDamas(manual());
    EXPECT_FALSE(game.end(found)) << toText(found);
  }
}

// The opening of rulebook 12.
TEST(Ended, S6RunningTotalsOfTheOpening) {
  RunningGame game(manual(), integers(), startPosition(integers(), manual()));
  play(game, "(1,2)-(0,3)");
  play(game, "(2,5)-(1,4)");
  play(game, "(0,3) x(1,4)(2,5)");
  play(game, "(3,6) x(2,5)(1,4)");
  EXPECT_EQ(game.account(Side::Blue).running, Number(-10));
  EXPECT_EQ(game.account(Side::Red).running, Number(1));
  // The chips of each side sum to −6. BLUE has lost its −9, RED its −1.
  EXPECT_EQ(game.account(Side::Blue).remaining, Number(3));
  EXPECT_EQ(game.account(Side::Red).remaining, Number(-5));
  ASSERT_EQ(game.played().size(), 4U);
  EXPECT_EQ(game.played()[2].side, Side::Blue);
  EXPECT_EQ(game.played()[2].scores.at(0).value, Number(-10));
  EXPECT_TRUE(game.played()[0].scores.empty());
}

TEST(Ended, M1RedMayBeFirst) {
  const Ruleset ruleset = with([](Ruleset& r) { change(r, &Ruleset::firstMover, Side::Red); });
  RunningGame game(ruleset, integers(), startPosition(integers(), ruleset));
  EXPECT_EQ(game.position().toMove(), Side::Red);
  play(game, "(2,5)-(3,4)");
  play(game, "(1,2)-(2,3)");
  play(game, "(3,4) x(2,3)(1,2)");  // −1 takes −9 on the ÷ of (1,2): −1 ÷ −9 ≈ 0
  EXPECT_EQ(game.played()[0].side, Side::Red);
  EXPECT_EQ(game.account(Side::Red).running, Number(0));
  EXPECT_EQ(game.account(Side::Blue).remaining, Number(3));
}

// P2: a chip that is crowned within the turn and continues as a dama (P1 goOn) still scores as an ordinary
// chip.
TEST(Ended, P2CrownedWithinTheTurnScoresAsOrdinary) {
  const std::string_view board = R"(
. . . .
 r . . .
b . r .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
)";
  const Ruleset goOn = with([](Ruleset& r) { change(r, &Ruleset::promotion, Promotion::GoOn); });
  RunningGame game(goOn, integers(), drawn(board, Side::Blue, {chips({"2"}), chips({"4", "8"})}));
  play(game, "(0,5) x(1,6)(2,7) x(4,5)(6,3)");
  EXPECT_EQ(game.played()[0].scores.at(0).multiplier, 1);
  EXPECT_EQ(game.played()[0].scores.at(1).multiplier, 1);
  EXPECT_EQ(game.played()[0].scores.at(1).value, Number(10));  // 2 + 8 on the plus of (6,3)
}

}  // namespace
}  // namespace damath::rules
