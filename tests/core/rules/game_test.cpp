// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the companion games (rulebook 10): their options and endings (G7, G8).
#include "core/rules/game.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "core/board/position_builder.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/running_game.hpp"
#include "tests/support/comparison.hpp"
#include "tests/support/diagram.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/laws.hpp"

namespace damath::rules {
namespace {

using board::Side;
using support::drawn;
using support::play;
using ::testing::ElementsAre;

std::vector<std::string> turnsOf(Game game, std::string_view board, Side toMove = Side::Blue) {
  std::vector<std::string> texts;
  for (const Turn& turn : legalTurns(movementOf(companionLaw(game)), drawn(board, toMove))) {
    texts.push_back(support::toText(turn));
  }
  std::ranges::sort(texts);
  return texts;
}

CompanionLaw withDraws(CompanionDraws draws) {
  CompanionLaw law = companionLaw(Game::English);
  law.draws = {draws, law.draws.clause()};
  return law;
}

const CompanionDraws kNoDraws{};

CompanionDraws kingTurns(int turns, KingMoves kingMoves = KingMoves::Each) {
  CompanionDraws draws;
  draws.kingTurns = turns;
  draws.kingMoves = kingMoves;
  return draws;
}

CompanionDraws repetitions(int count) {
  CompanionDraws draws;
  draws.repetitionCount = count;
  return draws;
}

CompanionDraws loneKings(LoneKings answer) {
  CompanionDraws draws;
  draws.loneKings = answer;
  return draws;
}

TEST(Companion, EachAnswerHasItsClause) {
  const CompanionLaw& english = companionLaw(Game::English);
  EXPECT_EQ(english.firstMover, (Cited<Side>{Side::Blue, "G1"}));
  EXPECT_EQ(english.menCaptureBackward, (Cited<YesNo>{YesNo::No, "G2"}));
  EXPECT_EQ(english.damaRange, (Cited<DamaRange>{DamaRange::One, "G3"}));
  EXPECT_EQ(english.capturePriority, (Cited<CapturePriority>{CapturePriority::Any, "G4"}));
  EXPECT_EQ(english.chain, (Cited<Chain>{Chain::Compulsory, "G5"}));
  EXPECT_EQ(english.promotion, (Cited<Promotion>{Promotion::Stop, "G6"}));
  EXPECT_EQ(english.draws,
            (Cited<CompanionDraws>{{25, KingMoves::Each, 3, LoneKings::Yes, YesNo::Yes}, "G8"}));
}

TEST(Companion, DameDiffersInChainAndDrawsAlone) {
  CompanionLaw dame = companionLaw(Game::Dame);
  EXPECT_EQ(dame.chain.answer(), Chain::Optional);
  EXPECT_EQ(dame.draws.answer(), kNoDraws);
  dame.game = Game::English;
  dame.chain = companionLaw(Game::English).chain;
  dame.draws = companionLaw(Game::English).draws;
  EXPECT_EQ(dame, companionLaw(Game::English));
}

// G8: a position repeats if the side to move, the squares of both sides and the kings are the same.
TEST(Companion, EachPartOfADiagramCounts) {
  const auto diagram = [](std::string_view row, Side toMove = Side::Blue) {
    return drawn(
        "\n. . . .\n . . . .\n. . . .\n . . . .\n. . . .\n" + std::string(row) + "\n. . . .\n . . . .\n",
        toMove);
  };
  EXPECT_TRUE(isSameDiagram(diagram(" b . . r"), diagram(" b . . r")));
  EXPECT_FALSE(isSameDiagram(diagram(" b . . r"), diagram(" b . . r", Side::Red)));
  EXPECT_FALSE(isSameDiagram(diagram(" b . . r"), diagram(" . b . r")));
  EXPECT_FALSE(isSameDiagram(diagram(" b . . r"), diagram(" b . r .")));
  EXPECT_FALSE(isSameDiagram(diagram(" b . . r"), diagram(" B . . r")));
}

TEST(Companion, Names) {
  for (const Game game : kGames) EXPECT_EQ(parseGame(toText(game)), game);
  EXPECT_FALSE(parseGame("chess").has_value());
  EXPECT_FALSE(parseGame("English").has_value());
  EXPECT_FALSE(parseGame("").has_value());
}

TEST(Companion, StartOfBoth) {
  for (const Game game : {Game::English, Game::Dame}) {
    const board::Position start = startPosition(companionLaw(game));
    EXPECT_EQ(start.toMove(), Side::Blue);
    EXPECT_EQ(support::toDiagram(start), support::tidied(R"(
r r r r
 r r r r
r r r r
 . . . .
. . . .
 b b b b
b b b b
 b b b b
)"));
  }
}

// The chip behind BLUE's man can be taken only in Damath.
TEST(Companion, G2MenTakeForwardOnly) {
  const std::string_view board = R"(
. . . .
 . . . .
. . . .
 . . . .
. b . .
 . r . .
. . . .
 . . . .
)";
  EXPECT_THAT(turnsOf(Game::English, board), ElementsAre("(2,3)-(1,4)", "(2,3)-(3,4)"));
  EXPECT_THAT(turnsOf(Game::Dame, board), ElementsAre("(2,3)-(1,4)", "(2,3)-(3,4)"));
}

TEST(Companion, G3KingsGoOneStepAndTakeOneStepAnyWay) {
  EXPECT_THAT(turnsOf(Game::English, R"(
. . . .
 . . . .
. . . .
 . B . .
. . . .
 . . . .
. . . .
 . . . .
)"),
              ElementsAre("(3,4)-(2,3)", "(3,4)-(2,5)", "(3,4)-(4,3)", "(3,4)-(4,5)"));
  EXPECT_THAT(turnsOf(Game::English, R"(
. . . .
 . . r .
. . . .
 . B . .
. . r .
 . . . .
. . . .
 . . . .
)"),
              ElementsAre("(3,4) x(4,3)(5,2)"));
}

// English draughts and Dame let the player choose between a capture of one chip and a capture of two chips.
TEST(Companion, G4AnyCapture) {
  const std::string_view board = R"(
. . . .
 . . . .
. . r .
 . . . .
. r . r
 b . b .
. . . .
 . . . .
)";
  EXPECT_THAT(turnsOf(Game::English, board),
              ElementsAre("(1,2) x(2,3)(3,4) x(4,5)(5,6)", "(5,2) x(6,3)(7,4)"));
}

TEST(Companion, G5AChainIsCompulsoryOrMayStop) {
  const std::string_view board = R"(
. . . .
 . . . .
. . r .
 . . . .
. r . .
 b . . .
. . . .
 . . . .
)";
  EXPECT_THAT(turnsOf(Game::English, board), ElementsAre("(1,2) x(2,3)(3,4) x(4,5)(5,6)"));
  EXPECT_THAT(turnsOf(Game::Dame, board), ElementsAre("(1,2) x(2,3)(3,4)", "(1,2) x(2,3)(3,4) x(4,5)(5,6)"));
}

TEST(Companion, G6CrowningEndsTheTurn) {
  const std::string_view board = R"(
. . . .
 . r r .
. b . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
)";
  for (const Game game : {Game::English, Game::Dame}) {
    EXPECT_THAT(turnsOf(game, board), ElementsAre("(2,5) x(3,6)(4,7)"));
    board::Position position = drawn(board);
    play(movementOf(companionLaw(game)), position,
         legalTurns(movementOf(companionLaw(game)), position).front());
    EXPECT_EQ(support::toDiagram(position), support::tidied(R"(
. . B .
 . . r .
. . . .
 . . . .
. . . .
 . . . .
. . . .
 . . . .
)"));
  }
}

TEST(Companion, G7NoPieceLoses) {
  RunningGame game(companionLaw(Game::Dame), drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
. r . .
 b . . .
. . . .
 . . . .
)"));
  play(game, "(1,2) x(2,3)(3,4)");
  EXPECT_EQ(game.outcome(), (Outcome{Ending::Cornered, Result::BlueWins, {}}));
}

TEST(Companion, G7NoLegalTurnLoses) {
  RunningGame game(companionLaw(Game::English), drawn(R"(
. . . .
 . . . .
. . . .
 . . . .
r . . .
 . . . .
b b . .
 . . . .
)"));
  play(game, "(0,1)-(1,2)");
  EXPECT_TRUE(game.turns().empty());
  EXPECT_EQ(game.outcome(), (Outcome{Ending::Cornered, Result::BlueWins, {}}));
}

// Two kings and one man for each side. All of them have room to move.
const std::string_view kKings = R"(
. . . R
 . . . R
r . . .
 . . . .
. . . .
 . . . b
B . . .
 B . . .
)";

void shuffle(RunningGame& game, int rounds) {
  for (int i = 0; i < rounds; ++i) {
    play(game, "(0,1)-(1,2)");
    play(game, "(7,6)-(6,5)");
    play(game, "(1,2)-(0,1)");
    play(game, "(6,5)-(7,6)");
  }
}

TEST(Companion, G8TwentyFiveTurnsEachOfKingsAlone) {
  RunningGame on(withDraws(kingTurns(25)), drawn(kKings));
  RunningGame off(withDraws(kNoDraws), drawn(kKings));
  shuffle(on, 12);
  shuffle(off, 12);
  for (RunningGame* game : {&on, &off}) {
    play(*game, "(0,1)-(1,2)");
    EXPECT_FALSE(game->outcome());
    play(*game, "(7,6)-(6,5)");
  }
  EXPECT_EQ(on.outcome(), (Outcome{Ending::Inactivity, Result::Draw, CompanionDraw::KingTurns}));
  EXPECT_FALSE(off.outcome());
}

// kingMoves all: twelve rounds have 48 turns of both sides, so the first 25 end the game in the seventh
// round.
TEST(Companion, G8TwentyFiveTurnsInAllByOption) {
  RunningGame game(withDraws(kingTurns(25, KingMoves::All)), drawn(kKings));
  shuffle(game, 6);
  EXPECT_FALSE(game.outcome());
  play(game, "(0,1)-(1,2)");
  EXPECT_EQ(game.outcome(), (Outcome{Ending::Inactivity, Result::Draw, CompanionDraw::KingTurns}));
  EXPECT_EQ(game.played().size(), 25U);
}

TEST(Companion, G8AMansMoveBeginsTheCountAnew) {
  RunningGame game(withDraws(kingTurns(2)), drawn(kKings));
  play(game, "(0,1)-(1,2)");
  play(game, "(7,6)-(6,5)");
  play(game, "(7,2)-(6,3)");
  play(game, "(6,5)-(7,6)");
  play(game, "(1,2)-(0,1)");
  play(game, "(7,6)-(6,5)");
  EXPECT_FALSE(game.outcome());
  play(game, "(0,1)-(1,2)");
  EXPECT_EQ(game.outcome().value().drawnBy, CompanionDraw::KingTurns);
}

TEST(Companion, G8ThreefoldRepetition) {
  RunningGame on(withDraws(repetitions(3)), drawn(kKings));
  RunningGame off(withDraws(kNoDraws), drawn(kKings));
  shuffle(on, 1);
  EXPECT_FALSE(on.outcome());
  shuffle(on, 1);
  EXPECT_EQ(on.outcome(), (Outcome{Ending::Repetition, Result::Draw, CompanionDraw::Repetition}));
  shuffle(off, 2);
  EXPECT_FALSE(off.outcome());
}

// Two kings that exchange places repeat the position.
TEST(Companion, G8KingsThatChangePlacesRepeatThePosition) {
  RunningGame game(withDraws(repetitions(2)), drawn(kKings));
  play(game, "(0,1)-(1,2)");
  play(game, "(7,6)-(6,5)");
  play(game, "(1,0)-(0,1)");
  play(game, "(6,5)-(7,6)");
  play(game, "(1,2)-(2,1)");
  play(game, "(7,6)-(6,5)");
  play(game, "(2,1)-(1,0)");
  EXPECT_FALSE(game.outcome());
  play(game, "(6,5)-(7,6)");
  EXPECT_EQ(game.outcome().value().drawnBy, CompanionDraw::Repetition);
}

// The positions of one king each that a side can force, by the plain rules of tests/support: a side that
// takes the last chip wins, and a side without a turn loses (G7).
class PlainKings {
 public:
  PlainKings() {
    for (bool decided = true; decided;) {
      decided = false;
      for (int blue = 0; blue < board::kSquares; ++blue) {
        for (int red = 0; red < board::kSquares; ++red) {
          for (const char mover : {'b', 'r'}) {
            if (blue == red || m_fates.contains({blue, red, mover})) continue;
            const char fate = fateOf(boardOf(blue, red, mover));
            if (fate == '?') continue;
            m_fates[{blue, red, mover}] = fate;
            decided = true;
          }
        }
      }
    }
  }
  [[nodiscard]] bool isForced(const board::Position& position) const {
    return m_fates.contains(keyOf(support::toPlain(position)));
  }

 private:
  using Key = std::tuple<int, int, char>;

  static support::PlainBoard boardOf(int blue, int red, char mover) {
    support::PlainBoard board;
    board.toMove = mover;
    board.at[Square(blue).x()][Square(blue).y()] = {'b', 0, true, false};
    board.at[Square(red).x()][Square(red).y()] = {'r', 0, true, false};
    return board;
  }
  static Key keyOf(const support::PlainBoard& board) {
    int blue = -1;
    int red = -1;
    for (int number = 0; number < board::kSquares; ++number) {
      const char side = board.at[Square(number).x()][Square(number).y()].side;
      if (side == 'b') blue = number;
      if (side == 'r') red = number;
    }
    return {blue, red, board.toMove};
  }

  // Returns 'w' or 'l' for the side to move, '?' if this is not decided yet.
  [[nodiscard]] char fateOf(const support::PlainBoard& board) const {
    const support::PlainLaw law{.menCaptureBackward = false,
                                .damaFlies = false,
                                .capturePriority = CapturePriority::Any,
                                .chain = Chain::Compulsory,
                                .removal = Removal::EachJump,
                                .damaPath = DamaPath::Free,
                                .promotion = Promotion::Stop};
    bool allWin = true;
    for (const support::PlainTurn& turn : support::plainLegalTurns(law, board)) {
      if (!turn.jumps.empty()) return 'w';
      const auto after = m_fates.find(keyOf(support::plainPlay(law, board, turn)));
      if (after != m_fates.end() && after->second == 'l') return 'w';
      allWin = allWin && after != m_fates.end();
    }
    return allWin ? 'l' : '?';
  }

  std::map<Key, char> m_fates;
};

const std::string_view kLastMan = R"(
. . . R
 . . . .
. . . .
 . . . .
. r . .
 B . . .
. . . .
 . . . .
)";

TEST(Companion, G8OneKingEachWithNothingToTake) {
  RunningGame on(withDraws(loneKings(LoneKings::Yes)), drawn(kLastMan));
  RunningGame off(withDraws(kNoDraws), drawn(kLastMan));
  play(on, "(1,2) x(2,3)(3,4)");
  play(off, "(1,2) x(2,3)(3,4)");
  EXPECT_EQ(on.outcome(), (Outcome{Ending::Inactivity, Result::Draw, CompanionDraw::LoneKings}));
  EXPECT_FALSE(off.outcome());
}

// loneKings unlessWon: every position of two kings, against the plain rules.
TEST(Companion, G8OneKingEachThatWinsGoesOnByOption) {
  const PlainKings plain;
  int open = 0;
  int won = 0;
  for (int blue = 0; blue < board::kSquares; ++blue) {
    for (int red = 0; red < board::kSquares; ++red) {
      for (const board::Side side : board::kSides) {
        if (blue == red) continue;
        board::PositionBuilder builder(side);
        builder.put(Square(blue), {board::Side::Blue, 0, board::Rank::Dama});
        builder.put(Square(red), {board::Side::Red, 0, board::Rank::Dama});
        const board::Position position = builder.build().value();
        RunningGame game(withDraws(loneKings(LoneKings::UnlessWon)), position);
        if (game.outcome() && game.outcome()->drawnBy) {
          ++open;
          EXPECT_FALSE(plain.isForced(position)) << support::toDiagram(position);
        } else {
          ++won;
          EXPECT_TRUE(plain.isForced(position)) << support::toDiagram(position);
        }
      }
    }
  }
  EXPECT_GT(open, 500);
  EXPECT_GT(won, 200);
}

TEST(Companion, G8OneKingEachWithACaptureAtHandGoesOn) {
  RunningGame game(withDraws(loneKings(LoneKings::Yes)), drawn(R"(
. . . .
 . . . .
. . R .
 . . . .
. r . .
 B . . .
. . . .
 . . . .
)"));
  play(game, "(1,2) x(2,3)(3,4) x(4,5)(5,6)");
  EXPECT_EQ(game.outcome().value().ending, Ending::Cornered);
  RunningGame attacked(withDraws(loneKings(LoneKings::Yes)), drawn(R"(
. . . .
 . . . .
. . . .
 . . . R
. . . .
 . . r .
. . B .
 . . . .
)"));
  play(attacked, "(4,1) x(5,2)(6,3)");
  EXPECT_FALSE(attacked.outcome());
  play(attacked, "(7,4) x(6,3)(5,2)");
  EXPECT_EQ(attacked.outcome(), (Outcome{Ending::Cornered, Result::RedWins, {}}));
}

TEST(Companion, AgreementAndResignation) {
  RunningGame agreed(companionLaw(Game::English), drawn(kKings));
  EXPECT_TRUE(agreed.end(Ending::Agreement));
  EXPECT_EQ(agreed.outcome(), (Outcome{Ending::Agreement, Result::Draw, {}}));
  RunningGame dame(companionLaw(Game::Dame), drawn(kKings));
  EXPECT_FALSE(dame.end(Ending::Agreement));
  EXPECT_FALSE(dame.end(Ending::Time));
  EXPECT_TRUE(dame.end(Ending::ResignBlue));
  EXPECT_EQ(dame.outcome(), (Outcome{Ending::ResignBlue, Result::RedWins, {}}));
}

}  // namespace
}  // namespace damath::rules
