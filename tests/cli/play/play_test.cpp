// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of `damath play` through a pipe: all three games, with a human player and with the engine.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "tests/cli/command_run.hpp"

namespace damath::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

CommandResult played(const std::vector<std::string>& options, const std::string& typed) {
  const Workplace place;
  std::vector<std::string> arguments = {"play"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  CommandResult run = place.damathTyped(arguments, typed);
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(run.err, "");
  return run;
}

int countOf(const std::string& text, std::string_view part) {
  int count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

// Each game ends on each quit word and at the end of the input.
TEST(Play, QuitsWhenAskedAndWhenTheInputEnds) {
  for (const std::string game : {"damath", "english", "dame"}) {
    for (const std::string word : {"-1\n", "q\n", "  quit \n", "Q"}) {
      const auto run = played({"--game", game}, word);
      EXPECT_THAT(run.out, HasSubstr("The game is left unfinished.")) << game << word;
    }
    EXPECT_THAT(played({"--game", game}, "").out, HasSubstr("The input has ended")) << game;
    EXPECT_THAT(played({"--game", game}, "?\n\n\n").out, HasSubstr("shows this help")) << game;
  }
}

TEST(Play, DamathShowsTheWorkingAndBothTotals) {
  const auto run = played({}, "1,2 0,3\n-1 (1,4)\n(0,3)(2,5)\n10 + (-9)\nq\n");
  EXPECT_THAT(run.out, HasSubstr("Damath, chip set integer, ruleset manual"));
  EXPECT_THAT(run.out, HasSubstr("BLUE to move."));
  EXPECT_THAT(run.out, HasSubstr("BLUE: -9 (1,2)(0,3)"));
  EXPECT_THAT(run.out, HasSubstr("RED: -1 (2,5)(1,4)"));
  EXPECT_THAT(run.out, HasSubstr("BLUE: -9 + (-1) = -10 (0,3)(2,5)"));
  EXPECT_THAT(run.out, HasSubstr("RED: 10 + (-9) = 1 (3,6)(1,4)"));
  EXPECT_THAT(run.out, HasSubstr("BLUE: running total -10, R.C. 3, grand total -7"));
  EXPECT_THAT(run.out, HasSubstr("RED: running total 1, R.C. -5, grand total -4"));
  EXPECT_THAT(run.out, HasSubstr("4      r10     -       ÷       x\n"));
}

TEST(Play, ABadTurnIsExplainedAndAskedAgain) {
  const auto dame = played({"--game", "dame"}, "e3 c4\ne3 d4\nq\n");
  EXPECT_THAT(dame.out, HasSubstr("Not possible: the step to c4 is not diagonal (M2). Try again."));
  EXPECT_EQ(countOf(dame.out, "WHITE> "), 2);
  EXPECT_THAT(dame.out, HasSubstr("BLACK to move."));
  const auto english = played({"--game", "english"}, "11-18\n11-15\n24-19\n11-16\n12-16\n15-24\nq\n");
  EXPECT_THAT(english.out, HasSubstr("nothing to take on the way to 18 (K2)"));
  EXPECT_THAT(english.out, HasSubstr("there is no piece on 11"));
  EXPECT_THAT(english.out, HasSubstr("a capture is possible, so it must be made (K1): 15x24"));
  EXPECT_THAT(english.out, HasSubstr("DARK: 15x24"));
  const auto damath = played({}, "3,2 1,1\n5,4 4,5\nhello\nq\n");
  EXPECT_THAT(damath.out, HasSubstr("not diagonal (M2)"));
  EXPECT_THAT(damath.out, HasSubstr("there is no piece on (5,4)"));
  EXPECT_THAT(
      damath.out,
      HasSubstr(
          "'hello' is not understood; write the turn as on paper, -9 (0,3), or with its squares, 1,2 0,3"));
}

TEST(Play, EachBoardAsItsPlayersSeeIt) {
  const auto english = played({"--game", "english"}, "11-15\nq\n");
  EXPECT_THAT(english.out, HasSubstr("      1b      2b      3b      4b\n  5b      6b      7b      8b\n"));
  EXPECT_THAT(english.out, HasSubstr("     9b     10b     11.     12b\n"));
  const auto dame = played({"--game", "dame"}, "e3 d4\nq\n");
  EXPECT_THAT(dame.out,
              HasSubstr("4    .   w   .   .\n3  w   w   .   w\n2    w   w   w   w\n1  w   w   w   w\n"
                        "   a b c d e f g h\n"));
}

TEST(Play, SpeaksFilipino) {
  const auto run = played({"--game", "dame", "--lang", "fil"}, "e3 c4\nq\n");
  EXPECT_THAT(run.out, HasSubstr("PUTI ang titira."));
  EXPECT_THAT(run.out,
              HasSubstr("Hindi maaari: hindi pahilis ang hakbang papunta sa c4 (M2). Subukan muli."));
}

// If the engine plays the side that moves first, it opens the game and the human has the second turn.
TEST(Play, TheHumanMayPlayTheSecondSide) {
  const auto dame = played({"--game", "dame", "--white", "engine", "--level", "1"}, "q\n");
  EXPECT_THAT(dame.out, HasSubstr("WHITE: the engine\nBLACK: a player\n"));
  EXPECT_THAT(dame.out, HasSubstr("WHITE, the engine: "));
  EXPECT_THAT(dame.out, HasSubstr("BLACK> q"));
  EXPECT_THAT(dame.out, Not(HasSubstr("WHITE>")));
  const auto damath = played({"--blue", "engine", "--level", "1"}, "turns\nq\n");
  EXPECT_THAT(damath.out, HasSubstr("BLUE, the engine: "));
  EXPECT_THAT(damath.out, HasSubstr("RED> turns\nLegal turns: "));
  const auto english = played({"--game", "english", "--dark", "engine", "--level", "easy"}, "q\n");
  EXPECT_THAT(english.out, HasSubstr("DARK, the engine: "));
  EXPECT_THAT(english.out, HasSubstr("WHITE> q"));
}

TEST(Play, TheEngineAnswersTheHuman) {
  const auto run = played({"--game", "english", "--white", "engine", "--level", "hard"}, "11-15\nq\n");
  const std::size_t mine = run.out.find("DARK: 11-15");
  const std::size_t reply = run.out.find("WHITE, the engine: ");
  ASSERT_NE(mine, std::string::npos);
  ASSERT_NE(reply, std::string::npos);
  EXPECT_LT(mine, reply);
  EXPECT_NE(run.out.find("DARK to move.", reply), std::string::npos);
  const auto quick = played({"--red", "engine", "--seconds", "0.05"}, "1,2 0,3\nq\n");
  EXPECT_THAT(quick.out, HasSubstr("RED, the engine: "));
}

TEST(Play, EngineAgainstEngineGoesToTheEnd) {
  for (const std::string game : {"damath", "english", "dame"}) {
    const auto run = played({"--game", game, "--blue", "engine", "--red", "engine", "--level", "1"}, "");
    const bool ended = run.out.find(" wins (") != std::string::npos ||
                       run.out.find("The game is drawn (") != std::string::npos ||
                       run.out.find("The engines repeat their moves") != std::string::npos;
    EXPECT_TRUE(ended) << game << run.out;
  }
}

TEST(Play, LevelsThatErrDoSoBySeed) {
  for (const std::string game : {"damath", "english", "dame"}) {
    for (const std::string level : {"beginner", "pupil"}) {
      std::vector<std::string> engines = {"--game", game,      "--blue", "engine", "--red",
                                          "engine", "--level", level,    "--seed", "7"};
      const auto one = played(engines, "");
      EXPECT_EQ(one.status, 0) << one.err;
      EXPECT_EQ(one.out, played(engines, "").out) << "the same seed errs the same way";
      engines.back() = "8";
      EXPECT_NE(one.out, played(engines, "").out) << game << ' ' << level;
    }
  }
}

TEST(Play, DamathEndsWithItsTotalsExplained) {
  const auto run = played({"--blue", "engine", "--red", "engine", "--level", "2"}, "");
  EXPECT_THAT(run.out, HasSubstr("The grand totals decide (E2): BLUE has "));
}

// Returns a position as a JSON document. A piece is given by the index of its square, its side, its value,
// and true for a dama.
std::string positionText(const std::vector<std::tuple<int, std::string, int, bool>>& pieces) {
  std::ostringstream text;
  text << "{\"board\":[";
  bool first = true;
  for (int index = 0; index < 64; ++index) {
    if ((index / 8 + index % 8) % 2 != 0) continue;
    text << (first ? "" : ",") << "{\"position\":" << index << ",\"piece\":";
    first = false;
    const auto piece = std::ranges::find(pieces, index, [](const auto& each) { return std::get<0>(each); });
    if (piece == pieces.end()) {
      text << "null}";
    } else {
      text << "[\"" << std::get<1>(*piece) << "\"," << std::get<2>(*piece)
           << (std::get<3>(*piece) ? ",true]}" : ",false]}");
    }
  }
  text << "]}";
  return text.str();
}

// Damas on (1,0) and (6,7), and another chip of BLUE's. The damas have the indices 57 and 6.
std::string twoDamas(const Workplace& place) {
  return place.write("two.json",
                     positionText({{57, "blue", 8, true}, {6, "red", 10, true}, {48, "blue", 2, false}}));
}

const std::string kRound = "1,0 2,1\n6,7 5,6\n2,1 1,0\n5,6 6,7\n";

TEST(Play, RepetitionIsTheArbitersInDamath) {
  const Workplace place;
  const std::vector<std::string> arguments = {"play", "--position", twoDamas(place)};
  const auto confirmed = place.damathTyped(arguments, kRound + kRound + "yes\n");
  EXPECT_THAT(
      confirmed.out,
      HasSubstr("This position has occurred 3 times (E4). Does the arbiter confirm that the game is over?"));
  EXPECT_THAT(confirmed.out, HasSubstr("The position has occurred 3 times."));
  EXPECT_THAT(confirmed.out, HasSubstr("The grand totals decide (E2): BLUE has 18, RED has 20."));
  EXPECT_THAT(confirmed.out, HasSubstr("RED wins (E2)."));
  const auto declined = place.damathTyped(arguments, kRound + kRound + "no\n1,0 2,1\nq\n");
  EXPECT_EQ(countOf(declined.out, "BLUE: [8]") + countOf(declined.out, "BLUE: 8 (1,0)(2,1)"), 3);
  EXPECT_THAT(declined.out, HasSubstr("left unfinished"));
  // The user types a turn instead of "yes" or "no". The program plays the turn.
  const auto ignored = place.damathTyped(arguments, kRound + kRound + "1,0 2,1\nq\n");
  EXPECT_EQ(countOf(ignored.out, "BLUE: 8 (1,0)(2,1)"), 3);
}

TEST(Play, RepetitionByOptionEndsDrawn) {
  const Workplace place;
  const std::string ruleset = place.write("r.json", R"({"name":"r","options":{"repetitionEnds":"draw"}})");
  const auto run =
      place.damathTyped({"play", "--ruleset", ruleset, "--position", twoDamas(place)}, kRound + kRound);
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("The game is drawn (9)."));
}

TEST(Play, InactivityByOption) {
  const Workplace place;
  const std::string ruleset = place.write("r.json", R"({"name":"r","options":{"inactivityPlies":4}})");
  const auto run = place.damathTyped({"play", "--ruleset", ruleset, "--position", twoDamas(place)}, kRound);
  EXPECT_THAT(run.out, HasSubstr("Nothing was captured in 4 turns."));
  EXPECT_THAT(run.out, HasSubstr("RED wins (E2)."));
}

TEST(Play, DrawsOfEnglishDraughtsAreOptions) {
  const Workplace place;
  const std::string file = place.write("p.fen", "B:WK32,24:BK1,9\n");
  const std::string round = "1-6\n32-27\n6-1\n27-32\n";
  const std::vector<std::string> arguments = {"play", "--game", "english", "--position", file};
  const auto on = place.damathTyped(arguments, round + round);
  EXPECT_THAT(on.out, HasSubstr("The position has occurred 3 times."));
  EXPECT_THAT(on.out, HasSubstr("The game is drawn (G8)."));
  std::vector<std::string> none = arguments;
  none.insert(none.end(), {"--draws", "none"});
  EXPECT_THAT(place.damathTyped(none, round + round).out, HasSubstr("The input has ended"));
  std::string long_;
  for (int i = 0; i < 13; ++i) long_ += round;
  std::vector<std::string> kings = arguments;
  kings.insert(kings.end(), {"--draws", "kingTurns,loneKings"});
  EXPECT_THAT(place.damathTyped(kings, long_).out, HasSubstr("In 25 turns of each side, only kings moved"));
}

TEST(Play, DameKnowsNoDrawUnlessAsked) {
  const Workplace place;
  const std::string file = place.write("p.json", positionText({{57, "blue", 0, true}, {6, "red", 0, true}}));
  const std::vector<std::string> dame = {"play", "--game", "dame", "--position", file};
  EXPECT_THAT(place.damathTyped(dame, "").out, HasSubstr("WHITE to move."));
  std::vector<std::string> all = dame;
  all.insert(all.end(), {"--draws", "all"});
  EXPECT_THAT(place.damathTyped(all, "").out, HasSubstr("Each side has one king left"));
  std::vector<std::string> engines = dame;
  engines.insert(engines.end(), {"--white", "engine", "--black", "engine", "--level", "1"});
  const auto run = place.damathTyped(engines, "");
  EXPECT_EQ(run.status, 0);
  EXPECT_TRUE(run.out.find("The engines repeat their moves") != std::string::npos ||
              run.out.find(" wins (G7)") != std::string::npos)
      << run.out;
}

TEST(Play, AgreementAndResignation) {
  EXPECT_THAT(played({"--game", "english"}, "draw\nyes\n").out, HasSubstr("Both sides agree to a draw."));
  EXPECT_THAT(played({"--game", "english"}, "draw\nno\nq\n").out, HasSubstr("WHITE declines the draw."));
  EXPECT_THAT(played({"--game", "dame"}, "draw\nq\n").out,
              HasSubstr("These rules have no draw by agreement"));
  EXPECT_THAT(played({}, "draw\nq\n").out, HasSubstr("These rules have no draw by agreement"));
  EXPECT_THAT(played({"--game", "dame"}, "e3 d4\nresign\n").out,
              HasSubstr("BLACK resigns.\nWHITE wins (E3)."));
  EXPECT_THAT(played({}, "resign\n").out, HasSubstr("RED wins (E3)."));
  const Workplace place;
  const std::string ruleset =
      place.write("r.json", R"({"name":"r","options":{"drawByAgreement":"yes","resignation":"score"}})");
  EXPECT_THAT(place.damathTyped({"play", "--ruleset", ruleset}, "draw\noo\n").out,
              HasSubstr("The game is drawn (9)."));
  EXPECT_THAT(place.damathTyped({"play", "--ruleset", ruleset, "--red", "engine"}, "draw\n").out,
              HasSubstr("RED accepts the draw."));
  EXPECT_THAT(place.damathTyped({"play", "--ruleset", ruleset}, "resign\n").out,
              HasSubstr("The game is drawn (E2)."));
}

TEST(Play, RecordsTheGame) {
  const Workplace place;
  EXPECT_EQ(place
                .damathTyped({"play", "--record", place.at("g.sheet")},
                             "1,2 0,3\n2,5 1,4\n0,3 2,5\n3,6 1,4\nresign\n")
                .status,
            0);
  const auto audit = place.damath({"audit", place.at("g.sheet")});
  EXPECT_EQ(audit.status, 0) << audit.out;
  EXPECT_THAT(audit.out, HasSubstr("The result does not change: RED wins (BLUE resigned), as written."));
  EXPECT_EQ(place
                .damathTyped({"play", "--game", "english", "--record", place.at("g.pdn")},
                             "11-15\n23-19\n8-11\n22-17\nresign\n")
                .status,
            0);
  EXPECT_THAT(place.read("g.pdn"), HasSubstr("1. 11-15 23-19 2. 8-11 22-17 1-0\n"));
  EXPECT_EQ(place.damathTyped({"play", "--game", "dame", "--record", place.at("g.txt")}, "e3 d4\nd6 e5\nq\n")
                .status,
            0);
  EXPECT_EQ(place.read("g.txt"), "e3 d4\nd6 e5\n");
}

TEST(Play, ReplaysWhatItRecorded) {
  const Workplace place;
  const std::string file = place.write("g.pdn", "[White \"A\"]\n1. 11-15 23-19 2. 8-11 1/2-1/2\n");
  const auto text = place.damath({"replay", file});
  EXPECT_EQ(text.status, 0) << text.err;
  EXPECT_THAT(text.out, HasSubstr("White: A\n"));
  EXPECT_THAT(text.out, HasSubstr("2. WHITE  23-19\n"));
  EXPECT_THAT(text.out, HasSubstr("The game is drawn.\n"));
  const auto asJson = place.damath({"replay", file, "--json"});
  EXPECT_THAT(asJson.out, HasSubstr("\"name\":\"23-19\""));
  EXPECT_THAT(asJson.out, HasSubstr("\"result\":\"1/2-1/2\",\"game\":1}]"));
  const std::string bad = place.write("b.pdn", "1. 11-15\n11-16\n");
  const auto refused = place.damath({"replay", bad});
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, StartsWith("damath: " + bad + ":2: the move 11-16: there is no piece on 11\n"));
}

TEST(Play, ArgumentsThatCannotBeUsed) {
  const Workplace place;
  const std::pair<std::vector<std::string>, std::string> kCases[] = {
      {{"--blue", "robot"}, "use human or engine"},
      {{"--dark", "human"}, "--dark is not used in --game damath"},
      {{"--game", "dame", "--dark", "human"}, "--dark is not used"},
      {{"--game", "english", "--blue", "engine", "--dark", "engine"}, "--blue and --dark are the same side"},
      {{"--red", "engine", "--level", "9"}, "use 1–8"},
      {{"--game", "dame", "--red", "engine", "--level", "easy"}, "use 1–3"},
      {{"--game", "english", "--red", "engine", "--level", "x"}, "easy, medium, hard"},
      {{"--red", "engine", "--level", "never"}, "1–8, beginner, pupil"},
      {{"--red", "engine", "--level", "pupil", "--seed", "x"}, "--seed 'x' cannot be used"},
      {{"--red", "engine", "--seed", "1"}, "--seed works only with"},
      {{"--red", "engine", "--level", "pupil", "--seconds", "1"}, "cannot be used with --level pupil"},
      {{"--level", "1"}, "add --red engine"},
      {{"--seconds", "1"}, "add --red engine"},
      {{"--red", "engine", "--seconds", "0"}, "above 0"},
      {{"--red", "engine", "--seconds", "nan"}, "above 0"},
      {{"--draws", "all"}, "in Damath the ruleset decides"},
      {{"--game", "dame", "--draws", "some"}, "use all, none, or some"},
      {{"--game", "english", "--set", "integer"}, "--set works only with"},
      {{"--game", "english", "--position", place.write("bad.fen", "B:W33:B1")},
       "'33' at column 4 is not a square from 1 to 32"},
  };
  for (const auto& [options, expected] : kCases) {
    std::vector<std::string> arguments = {"play"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const auto run = place.damathTyped(arguments, "q\n");
    EXPECT_EQ(run.status, 2) << expected;
    EXPECT_EQ(run.out, "") << expected;
    EXPECT_THAT(run.err, HasSubstr(expected));
  }
}

TEST(Play, LongAndStrangeInputIsOnlyNotUnderstood) {
  const auto run = played({"--game", "dame"}, std::string(100000, 'x') + "\n\x01\x02 \xFF\n\ne3 d4\nq\n");
  EXPECT_EQ(countOf(run.out, "is not understood"), 2);
  EXPECT_THAT(run.out, HasSubstr("WHITE: e3 d4"));
  EXPECT_THAT(run.out, Not(HasSubstr("\x01")));
}

}  // namespace
}  // namespace damath::cli
