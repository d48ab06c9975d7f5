// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of English draughts in PDN: positions and whole games are written and read back. Texts with errors
// are refused.
#include "core/notation/pdn/pdn_reader.hpp"
#include "core/rules/legal_turns.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "core/notation/board/square_name.hpp"
#include "tests/support/comparison.hpp"
#include "tests/support/drawing.hpp"

namespace damath::notation {
namespace {

using board::Position;
using board::Side;
using rules::Game;
using rules::Result;
using support::drawn;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const rules::CompanionLaw& english() {
  return rules::companionLaw(Game::English);
}

std::vector<std::string> namesOf(const PdnGame& game) {
  std::vector<std::string> names;
  for (const rules::Turn& turn : game.turns) names.push_back(turnName(Game::English, turn));
  return names;
}

PdnGame only(std::string_view text) {
  const auto games = parsePdn(text);
  EXPECT_TRUE(games.has_value());
  EXPECT_EQ(games ? games->size() : 0, 1U);
  return games && !games->empty() ? games->front() : PdnGame{};
}

PdnFault faultOf(std::string_view text) {
  const auto games = parsePdn(text);
  EXPECT_FALSE(games.has_value()) << text;
  return games ? PdnFault{PdnFaultCode::NoGame, 0, {}, {}, {}} : games.error();
}

// Tests of positions.

TEST(PdnFen, TheStart) {
  const std::string text = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12";
  EXPECT_EQ(toPdnFen(startPosition(english())), text);
  EXPECT_TRUE(rules::isSameDiagram(parsePdnFen(text).value(), startPosition(english())));
}

TEST(PdnFen, KingsRangesBlanksAndOrder) {
  const Position expected = drawn(R"(
. . . .
 . . . .
. . . .
 . r . .
. . . .
 . . . .
B . . .
 . . . .
)",
                                  Side::Red);
  for (const std::string_view text : {"W:W18:BK5", "W:BK5:W18", " W : W18 : BK5 .", "W:W18-18:BK5."}) {
    const auto position = parsePdnFen(text);
    ASSERT_TRUE(position.has_value()) << text;
    EXPECT_TRUE(rules::isSameDiagram(*position, expected)) << text;
  }
  EXPECT_EQ(toPdnFen(expected), "W:W18:BK5");
  EXPECT_EQ(toPdnFen(parsePdnFen("B:W:B1-3,K9").value()), "B:W:B1,2,3,K9");
}

TEST(PdnFen, EveryStrewnPositionComesBack) {
  std::mt19937 random(21);
  for (int i = 0; i < 2000; ++i) {
    const Position position = support::strewnPosition(random, 12);
    const auto back = parsePdnFen(toPdnFen(position));
    ASSERT_TRUE(back.has_value()) << toPdnFen(position);
    EXPECT_TRUE(rules::isSameDiagram(*back, position)) << toPdnFen(position);
  }
}

TEST(PdnFen, EachFaultWithItsColumn) {
  using enum PdnFenFaultCode;
  const std::tuple<std::string_view, PdnFenFaultCode, int, std::string_view> kFaults[] = {
      {"", NoSideToMove, 1, ""},
      {"X:W18:B1", NoSideToMove, 1, "X"},
      {"B:18:B1", NoSide, 3, "18"},
      {"B:W18:W19", SideTwice, 7, "W19"},
      {"B:W18", SideMissing, 1, ""},
      {"B:W18,33:B1", NoSquare, 7, "33"},
      {"B:W18,x:B1", NoSquare, 7, "x"},
      {"B:W12-9:B1", NoSquare, 4, "12-9"},
      {"B:W18:BK18", SquareTwice, 8, "K18"},
      {"B:W17-29:B1", TooManyPieces, 4, "17-29"},
      {"B:W4:B1", ManOnFarRow, 4, "4"},
      {"B:W18:B29", ManOnFarRow, 8, "29"},
  };
  for (const auto& [text, code, column, written] : kFaults) {
    const auto position = parsePdnFen(text);
    ASSERT_FALSE(position.has_value()) << text;
    EXPECT_EQ(position.error(), (PdnFenFault{code, column, std::string(written)})) << text;
  }
}

// Tests of games.

const std::string_view kGame = R"([Event "Match"]
[Site "?"]
[Date "2026.11.20"]
[Round "3"]
[White "Reyes, \"Ben\""]
[Black "Cruz, Ana"]
[Result "1/2-1/2"]
[Annotator "none"]
[GameType "21"]

1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20 4. 16x23 27x18x11 5. 7x16 20x11
1/2-1/2
)";

TEST(Pdn, AGameIsReadAndWrittenAsItWas) {
  const PdnGame game = only(kGame);
  EXPECT_EQ(namesOf(game), (std::vector<std::string>{"11-15", "23-19", "8-11", "22-17", "11-16", "24-20",
                                                     "16x23", "27x18x11", "7x16", "20x11"}));
  EXPECT_EQ(game.result, Result::Draw);
  EXPECT_EQ(game.tag("White"), "Reyes, \"Ben\"");
  EXPECT_EQ(game.tag("Black"), "Cruz, Ana");
  EXPECT_EQ(game.tag("Nothing"), "");
  EXPECT_EQ(toPdn(game), kGame);
}

TEST(Pdn, WhatStandsBesideTheMovesIsLeftOut) {
  const PdnGame game = only(
      "% a line of another program\n"
      "{A comment\nover lines; with (brackets} 1.11-15! 23-19?! ; the rest 9-9\n"
      "2... (2. 9-14 {or} (9-13)) 8-11 $12 22-17 3 . 11-16 24-20 *");
  EXPECT_EQ(namesOf(game), (std::vector<std::string>{"11-15", "23-19", "8-11", "22-17", "11-16", "24-20"}));
  EXPECT_EQ(game.result, std::nullopt);
}

TEST(Pdn, AShortCaptureIsReadAndWrittenWhole) {
  const PdnGame game = only("[FEN \"B:W14,23,30:B9,1\"]\n1. 9x27 *");
  EXPECT_EQ(namesOf(game), std::vector<std::string>{"9x18x27"});
  EXPECT_THAT(toPdn(game), HasSubstr("1. 9x18x27 *\n"));
  EXPECT_THAT(toPdn(game), HasSubstr("[SetUp \"1\"]\n[FEN \"B:W14,23,30:B1,9\"]\n"));
}

TEST(Pdn, WhiteMayBeginFromAPosition) {
  const std::string text = toPdn(only("[FEN \"W:W21,22:B1,2\"]\n1... 21-17 2. 1-5 22-18 0-1"));
  EXPECT_THAT(text, HasSubstr("\n1... 21-17 2. 1-5 22-18 0-1\n"));
  EXPECT_EQ(only(text).result, Result::BlueWins);
}

TEST(Pdn, ResultsInEitherSpelling) {
  EXPECT_EQ(only("1. 11-15 1-0").result, Result::RedWins);  // White is RED, so 1-0 is a win of RED
  EXPECT_EQ(only("1. 11-15 2-0").result, Result::RedWins);
  EXPECT_EQ(only("1. 11-15 0-1").result, Result::BlueWins);
  EXPECT_EQ(only("1. 11-15 0-2").result, Result::BlueWins);
  EXPECT_EQ(only("1. 11-15 1-1").result, Result::Draw);
  EXPECT_EQ(only("1. 11-15").result, std::nullopt);
  EXPECT_EQ(only("[Result \"1-0\"]\n1. 11-15").result, Result::RedWins);
  EXPECT_EQ(only("[Result \"1-0\"]").result, Result::RedWins);
}

TEST(Pdn, SeveralGamesInOneText) {
  const auto games = parsePdn(
      "[Event \"a\"]\n1. 11-15 *\n\n[Event \"b\"]\n1. 9-13\n[Event \"c\"]\n1. 9-14 1-0 1. 12-16 0-1");
  ASSERT_TRUE(games.has_value());
  ASSERT_EQ(games->size(), 4U);
  EXPECT_EQ((*games)[1].tag("Event"), "b");
  EXPECT_EQ(namesOf((*games)[2]), std::vector<std::string>{"9-14"});
  EXPECT_EQ(namesOf((*games)[3]), std::vector<std::string>{"12-16"});
}

TEST(Pdn, RandomGamesComeBack) {
  std::mt19937 random(1756);
  for (int i = 0; i < 100; ++i) {
    PdnGame game;
    game.start = i % 2 == 0 ? startPosition(english()) : support::strewnPosition(random, 12);
    Position position = game.start;
    for (int ply = 0; ply < 120; ++ply) {
      const rules::TurnList turns = rules::legalTurns(movementOf(english()), position);
      if (turns.empty()) break;
      game.turns.push_back(turns[random() % turns.size()]);
      rules::play(movementOf(english()), position, game.turns.back());
    }
    game.result = i % 3 == 0 ? std::optional(Result::BlueWins) : std::nullopt;
    const std::string text = toPdn(game);
    const PdnGame back = only(text);
    EXPECT_TRUE(rules::isSameDiagram(back.start, game.start));
    EXPECT_EQ(back.turns, game.turns) << text;
    EXPECT_EQ(back.result, game.result);
    EXPECT_EQ(toPdn(back), text);
  }
}

TEST(Pdn, LinesAreNoLongerThanEightyColumns) {
  PdnGame game = only(kGame);
  const rules::Movement movement = movementOf(english());
  Position position = game.start;
  for (const rules::Turn& turn : game.turns) rules::play(movement, position, turn);
  for (int i = 0; i < 40; ++i) {
    const rules::TurnList turns = rules::legalTurns(movement, position);
    if (turns.empty()) break;
    game.turns.push_back(turns.front());
    rules::play(movement, position, turns.front());
  }
  std::istringstream lines(toPdn(game));
  for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 80U) << line;
}

TEST(Pdn, EachFaultWithItsLine) {
  using enum PdnFaultCode;
  const std::tuple<std::string, PdnFaultCode, int, std::string_view> kFaults[] = {
      {"", NoGame, 1, ""},
      {"\n\n", NoGame, 2, ""},
      {std::string("1. 11-15\n\x81", 10), NotText, 2, ""},
      {"[FEN \"a\n", TagBroken, 1, "[FEN \"a"},
      {"[Result \"1-0\"]\n[Result \"0-1\"]\n", TagTwice, 2, "Result"},
      {"[GameType \"20\"]\n", OtherGame, 1, "20"},
      {"[Result \"3-0\"]\n", ResultWrong, 1, "3-0"},
      {"[Result \"1-0\"]\n1. 11-15\n0-1", ResultDiffers, 3, "0-1"},
      {"1. 11-15 {never\nending", BracketOpen, 1, "{never"},
      {"1. 11-15 (9-14", BracketOpen, 1, "(9-14"},
      {"1. 11-15 ) *", BracketClosed, 1, ") *"},
      {"[FEN \"B:W33:B1\"]", PositionWrong, 1, "B:W33:B1"},
      {"1. 11-15\n23-20", TurnWrong, 2, "23-20"},
      {"1. 11-15 eleven", TurnWrong, 1, "eleven"},
  };
  for (const auto& [text, code, line, written] : kFaults) {
    const PdnFault fault = faultOf(text);
    EXPECT_EQ(static_cast<int>(fault.code), static_cast<int>(code)) << text;
    EXPECT_EQ(fault.line, line) << text;
    EXPECT_EQ(fault.written, written) << text;
  }
  EXPECT_EQ(faultOf(std::string(kMostPdnBytes + 1, ' ')).code, TooLarge);
  EXPECT_EQ(faultOf("[FEN \"B:W33:B1\"]").fen.value().code, PdnFenFaultCode::NoSquare);
  EXPECT_EQ(toText(faultOf("1. 11-15 24-19 2. 9-14").turn.value().clause), "K1");
  EXPECT_EQ(std::get<rules::RouteBreach>(faultOf("[FEN \"B:W22:BK18\"]\n1. 18x25 18-15").turn.value().code),
            rules::RouteBreach::Vacant);
}

}  // namespace
}  // namespace damath::notation
