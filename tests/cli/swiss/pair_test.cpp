// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of `damath pair` and `damath generate`.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/cli/command_run.hpp"

namespace damath::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

std::string line(int number, const std::string& rounds) {
  const std::string own = std::to_string(number);
  return "001 " + std::string(4 - own.size(), ' ') + own + std::string(83, ' ') + rounds + "\n";
}

const std::string kAfterOneRound = line(1, "   3 w 1") + line(2, "   4 b 1") + line(3, "   1 b 0") +
                                   line(4, "   2 w 0") + line(5, "0000 - U");

// Players 1, 2 and 5 have one point, and one of them must float down. Player 5 had the bye in round 1 and
// should not float again (C14 of the Dutch system). So player 2 floats down, the last of the other two.
TEST(PairCommand, PrintsTheNumberOfLinesThenThePairs) {
  const Workplace place;
  const auto run = place.damath({"pair", "--trf", place.write("a.trf", "XXR 4\n" + kAfterOneRound)});
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.out, "3\n5 1\n2 3\n4 0\n");
}

TEST(PairCommand, ChecksEventsPairedElsewhere) {
  const Workplace place;
  for (const char* name : {"dutch_n09_s2", "dutch_n20_s1", "dutch_n31_s4"}) {
    const auto run =
        place.damath({"pair", "--check", "--trf", std::string(DAMATH_TEST_DATA "/swiss/") + name + ".trf"});
    EXPECT_EQ(run.status, 0) << name << run.out;
    EXPECT_THAT(run.out, HasSubstr("all are the same")) << name;
  }
}

// The report pairs 1-4 and 3-2. The program pairs the upper half with the lower half: 1-3 and 4-2.
TEST(PairCommand, TellsWhereARoundDiffersAndWhy) {
  const Workplace place;
  const std::string text =
      line(1, "   4 w 1") + line(2, "   3 b 1") + line(3, "   2 w 0") + line(4, "   1 b 0");
  const auto run = place.damath({"pair", "--check", "--trf", place.write("a.trf", text)});
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.out, StartsWith("rounds paired again: 1; different: 1\nround 1: "));
  EXPECT_THAT(run.out, HasSubstr("order of candidates"));
  EXPECT_THAT(run.out, HasSubstr("1 - 4"));
  EXPECT_THAT(run.out, HasSubstr("1 - 3"));
}

TEST(PairCommand, ExplainsEveryPair) {
  const Workplace place;
  const std::string file = place.write("a.trf", "XXR 4\n" + kAfterOneRound);
  const auto run = place.damath({"pair", "--trf", file, "--explain"});
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.out, HasSubstr("Score group 1.0"));
  EXPECT_THAT(run.out, HasSubstr("5 – 1: "));
  EXPECT_THAT(run.out, HasSubstr("bye: 4"));
  const auto filipino = place.damath({"--lang", "fil", "pair", "--trf", file, "--explain"});
  EXPECT_THAT(filipino.out, HasSubstr("Pangkat ng puntos 1.0"));
}

TEST(PairCommand, SaysWhyThereIsNoPairing) {
  const Workplace place;
  const auto met = place.damath(
      {"pair", "--trf", place.write("a.trf", "XXR 4\n" + line(1, "   2 w 1") + line(2, "   1 b 0"))});
  EXPECT_EQ(met.status, 1);
  EXPECT_EQ(met.out, "");
  EXPECT_THAT(met.err, HasSubstr("no legal pairing"));
  const auto done = place.damath({"pair", "--trf", place.write("b.trf", "XXR 1\n" + kAfterOneRound)});
  EXPECT_EQ(done.status, 1);
  EXPECT_THAT(done.err, HasSubstr("every round of the report is paired (1)"));
}

TEST(PairCommand, RefusesWhatItCannotRead) {
  const Workplace place;
  const auto open = place.damath(
      {"pair", "--trf", place.write("a.trf", "XXR 4\n" + line(1, "   2 w") + line(2, "   1 b"))});
  EXPECT_EQ(open.status, 2);
  EXPECT_THAT(open.err, HasSubstr("no result yet"));
  const auto broken =
      place.damath({"pair", "--trf", place.write("b.trf", "XXR 4\nXXP x y\n" + kAfterOneRound)});
  EXPECT_EQ(broken.status, 2);
  EXPECT_THAT(broken.err, HasSubstr("b.trf:2: "));
  EXPECT_EQ(place.damath({"pair", "--trf", place.at("none.trf")}).status, 2);
}

// Reports as users send them. Each is paired, or refused in one line that says what is wrong and where.
TEST(PairCommand, TakesOrRefusesWhatPeopleBring) {
  struct Brought {
    const char* name;
    std::string text;
    int status;
    const char* said;  // the whole output, or a part of the error message
  };
  const std::string two = line(1, "   2 w 1") + line(2, "   1 b 0");
  const std::string four = two + line(3, "   4 w 1") + line(4, "   3 b 0");
  std::string carriage = "012 A\nXXR 3\n" + four;
  std::ranges::replace(carriage, '\n', '\r');
  const Brought brought[] = {
      {"half-point byes, past and to come",
       "XXR 5\n" + line(1, "   2 w 1  0000 - H") + line(2, "   1 b 0") + line(3, "0000 - H") +
           line(4, "   5 w =") + line(5, "   4 b ="),
       0, "2\n3 4\n5 2\n"},
      {"zero-point byes",
       "XXR 4\n" + line(1, "0000 - Z     3 w 1") + line(2, "   3 b 1  0000 - Z") +
           line(3, "   2 w 0     1 b 0") + line(4, "0000 - Z  0000 - U"),
       0, "2\n2 1\n3 4\n"},
      {"full-point byes",
       "XXR 4\n" + line(1, "0000 - F     3 w 1") + line(2, "   3 b 1  0000 - F") +
           line(3, "   2 w 0     1 b 0"),
       0, "2\n2 1\n3 0\n"},
      {"forfeits of every kind",
       "XXR 4\n" + line(1, "   2 w +") + line(2, "   1 b -") + line(3, "   4 w -") + line(4, "   3 b -") +
           line(5, "   6 - +") + line(6, "   5 - -"),
       0, "3\n1 5\n4 2\n3 6\n"},
      {"a forfeit of one side alone", "XXR 4\n" + line(1, "   2 w +") + line(2, "   1 b"), 2,
       "player 1, round 1: the result contradicts the result of 2"},
      {"everybody sits out", "XXR 2\n" + line(1, "   2 w 1  0000 - Z") + line(2, "   1 b 0  0000 - Z"), 1,
       "no player plays in round 2"},
      {"a game that goes on",
       "XXR 4\n" + line(1, "   2 w 1     3 b") + line(2, "   1 b 0     4 w 1") + line(3, "   4 w 1     1 w") +
           line(4, "   3 b 0     2 b 0"),
       2, "the game of 1 and 3 has no result yet"},
      {"gaps in the numbers",
       "XXR 3\n" + line(2, "   9 w 1") + line(9, "   2 b 0") + line(40, "9999 b 1") + line(9999, "  40 w 0"),
       0, "2\n40 2\n9 9999\n"},
      {"a line that goes on", "XXR 3\n" + line(1, "   2 w 1      x") + line(2, "   1 b 0"), 2,
       ":2: column 106: 'x'"},
      {"a mark, and carriage returns", "\xEF\xBB\xBF" + carriage, 0, "2\n3 1\n2 4\n"},
      {"lines of 2026",
       "### a remark\r\n142 3\r\n152 B\r\n162  W 3.0    D 1.0    P 3.0\r\n192 FIDE_DUTCH_2026\r\n"
       "202 DE,BH\r\n240 Z 001 0004\r\n250       1.0 001 001 0001 0002\r\n260 001 003 0001 0003\r\n"
       "PHI    1\r\n" +
           line(1, "") + line(2, "") + line(3, "") + line(4, "") + line(5, ""),
       0, "2\n2 1\n5 3\n"},
      {"an event of teams", "142 3\n310   1 India\n" + four, 2, "a line 310 is for a team event"},
      {"a number twice", "XXR 3\n" + two + line(2, "   1 b ="), 2, ":4: column 5: start number 2"},
      {"two who name one opponent",
       "XXR 3\n" + line(1, "   3 w 1") + line(2, "   3 w 1") + line(3, "   1 b 0"), 2,
       "player 2, round 1: plays 3, but the line of 3 names another opponent"},
      {"no colours", "XXR 3\n" + line(1, "   2   1") + line(2, "   1   0"), 2, "one player must be white"},
      {"one color twice", "XXR 3\n" + line(1, "   2 w 1") + line(2, "   1 w 0"), 2,
       "one player must be white"},
      {"two numbers of rounds", "XXR 4\n142 6\n" + four, 2, "one gives 4, the other 6"},
      {"one player kept apart", "XXR 4\nXXP 1\n" + four, 2, ":2: column 7"},
      {"nobody", "XXR 4\n", 2, "lines that begin with 001 are missing"},
      {"nothing", "", 2, "the report is empty"},
  };
  const Workplace place;
  for (const Brought& one : brought) {
    const auto run = place.damath({"pair", "--trf", place.write("brought.trf", one.text)});
    EXPECT_EQ(run.status, one.status) << one.name << run.err;
    if (one.status == 0) {
      EXPECT_EQ(run.out, one.said) << one.name;
      EXPECT_EQ(run.err, "") << one.name;
    } else {
      EXPECT_THAT(run.err, HasSubstr(one.said)) << one.name;
      EXPECT_EQ(run.out, "") << one.name;
    }
    if (one.status == 2) {
      // Behind the reason, the command names the option that pairs the report in part, if that is possible.
      const auto lines = std::ranges::count(run.err, '\n');
      EXPECT_EQ(lines, run.err.find("--partly") == std::string::npos ? 1 : 2) << one.name << run.err;
    }
  }
}

// Reports with harmless oddities. Each is paired like the right report, and the oddity is told with its line.
TEST(PairCommand, PairsReportsWithOdditiesAndTellsThem) {
  struct Odd {
    const char* name;
    std::string text;
    const char* told;
    const char* pairs = "2\n3 1\n2 4\n";
  };
  const std::string two = line(1, "   2 w 1") + line(2, "   1 b 0");
  const std::string four = two + line(3, "   4 w 1") + line(4, "   3 b 0");
  std::string ahead = "XXR 4\nXXC white1\n";
  for (int number = 1; number <= 6; ++number) ahead += line(number, "");
  const Odd odd[] = {
      {"a list of a team", "XXR 3\n013 Team A                             1    2\n" + four,
       "odd.trf:2: team 'Team A' (013) was passed over"},
      {"an unknown line", "XXR 3\nLetterhead of a school\n" + four, "odd.trf:2: 'Letterhead of a school'"},
      {"one color",
       "XXR 3\n" + line(1, "   2 w 1") + line(2, "   1   0") + line(3, "   4 w 1") + line(4, "   3 b 0"),
       "odd.trf:3: round 1: the color is missing; the line of player 1 gives it"},
      {"another number of players", "062 9\nXXR 3\n" + four, "odd.trf:1: line 062 gives 9 players"},
      {"no number of rounds", four, "odd.trf: no line gives the number of rounds"},
      {"Windows letters",
       "012 Para\xF1"
       "aque\nXXR 3\n" +
           four,
       "as in 'Parañaque'; check the names"},
      {"a pre-assigned bye", ahead + line(7, "0000 - U"), "odd.trf:9: round 1 has byes but no game yet",
       "3\n1 4\n5 2\n3 6\n"},
  };
  const Workplace place;
  for (const Odd& one : odd) {
    const auto run = place.damath({"pair", "--trf", place.write("odd.trf", one.text)});
    EXPECT_EQ(run.status, 0) << one.name << run.err;
    EXPECT_EQ(run.out, one.pairs) << one.name;
    EXPECT_THAT(run.err, HasSubstr(one.told)) << one.name;
    EXPECT_EQ(std::ranges::count(run.err, '\n'), 1) << one.name << run.err;
    const auto filipino = place.damath({"--lang", "fil", "pair", "--trf", place.write("odd.trf", one.text)});
    EXPECT_EQ(filipino.out, one.pairs) << one.name;
    EXPECT_EQ(filipino.err.find(one.told), std::string::npos) << one.name << filipino.err;
  }
}

// With --partly, a report is paired although some lines cannot be read or are refused.
TEST(PairCommand, PairsAPartIfTheUserWants) {
  const std::string four =
      line(1, "   2 w 1") + line(2, "   1 b 0") + line(3, "   4 w 1") + line(4, "   3 b 0");
  const std::pair<std::string, const char*> parts[] = {
      {"XXR 3\n162  Q 1.0\n" + four, ":2: column 6: 'Q'"},
      {"XXR 3\nXXP 1 x\n" + four, ":2: column 7: 'x'"},
      {"XXR 3\n142 5\n" + four, ":2: two lines contradict each other"},
      {"XXR 3\n299 W 1.0 0001\n" + four, ":2: points added or subtracted"},
      {"XXR 3\nXXZ 9\n" + four, ":2: player 9, round 2: there is no player 9"},
      {"XXR 3\n" + line(1, "   2 w 1") + line(2, "") + line(3, "   4 w") + line(4, "   3 b 0"),
       ":2: player 1, round 1: plays 2"},
      {"012 A\nXXR 3\n" + four + "012 B\n" + line(1, ""), ":7: a second tournament begins here"},
  };
  const Workplace place;
  for (const auto& [text, told] : parts) {
    const std::string file = place.write("part.trf", text);
    const auto refused = place.damath({"pair", "--trf", file});
    EXPECT_EQ(refused.status, 2) << text;
    EXPECT_EQ(refused.out, "");
    EXPECT_THAT(refused.err, HasSubstr(told)) << text;
    EXPECT_THAT(refused.err, HasSubstr("add --partly")) << text;
    const auto run = place.damath({"pair", "--trf", file, "--partly"});
    EXPECT_EQ(run.status, 0) << text << run.err;
    EXPECT_EQ(run.out, "2\n3 1\n2 4\n") << text;
    EXPECT_THAT(run.err, HasSubstr(told)) << text;
  }
  const auto none =
      place.damath({"pair", "--partly", "--trf",
                    place.write("none.trf", "XXR 4\n" + line(1, "   2 w 1") + line(2, "   1 w 0"))});
  EXPECT_EQ(none.status, 2) << "two players with white";
  EXPECT_THAT(none.err, Not(HasSubstr("add --partly")));
}

// Pairs a generated event again. The pairings must be equal, with draws, forfeits and absences too.
TEST(GenerateCommand, ItsEventsAreEqualWhenTheyArePairedAgain) {
  const Workplace place;
  for (int seed = 1; seed <= 25; ++seed) {
    const auto some = [seed](int from, int count) { return std::to_string(from + seed * 7 % count); };
    const auto made = place.damath({"generate", "--players", some(6, 75), "--rounds", some(3, 8), "--seed",
                                    std::to_string(seed), "--draws", some(0, 61), "--forfeits", some(0, 13),
                                    "--absences", some(0, 11)});
    EXPECT_LE(made.status, 1) << seed;
    const auto check = place.damath({"pair", "--check", "--trf", place.write("a.trf", made.out)});
    EXPECT_THAT(check.out, HasSubstr("all are the same")) << seed << check.out << check.err;
  }
}

TEST(GenerateCommand, SaysWhereNoMoreRoundsCanBePaired) {
  const Workplace place;
  const auto run = place.damath({"generate", "--players", "4", "--rounds", "9", "--absences", "0"});
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.out, HasSubstr("XXR 9"));
  EXPECT_THAT(run.err, HasSubstr("round 4 has no legal pairing"));
  EXPECT_THAT(run.err, HasSubstr("ends after 3 of 9 rounds"));
  EXPECT_EQ(std::ranges::count(run.err, '\n'), 1) << run.err;
  const auto check = place.damath({"pair", "--check", "--trf", place.write("a.trf", run.out)});
  EXPECT_EQ(check.out, "rounds paired again: 3; all are the same\n");
}

TEST(GenerateCommand, GivesTheSameEventFromTheSameSeed) {
  const Workplace place;
  const std::vector<std::string> wanted = {"generate", "--players",  "15", "--rounds", "6", "--forfeits",
                                           "10",       "--absences", "10", "--seed",   "5"};
  const auto first = place.damath(wanted);
  EXPECT_EQ(first.status, 0);
  EXPECT_EQ(place.damath(wanted).out, first.out);
  const auto check = place.damath({"pair", "--check", "--trf", place.write("a.trf", first.out)});
  EXPECT_EQ(check.out, "rounds paired again: 6; all are the same\n");
  EXPECT_EQ(place.damath({"generate", "--players", "1"}).status, 2);
}

// Every generated sheet is correct. The report has the result of each sheet.
TEST(GenerateCommand, PlaysTheGamesOutWhereSheetsAreAskedFor) {
  const Workplace place;
  const auto run = place.damath(
      {"generate", "--players", "5", "--rounds", "2", "--forfeits", "0", "--sheets", place.at("sheets")});
  EXPECT_EQ(run.status, 0) << run.err;
  const auto audit = place.damath({"audit", place.at("sheets")});
  EXPECT_EQ(audit.status, 0) << audit.out;
  for (const char* name : {"r01-b001", "r01-b002", "r02-b001", "r02-b002"}) {
    EXPECT_EQ(place.damath({"replay", place.at(std::string("sheets/") + name + ".sheet")}).status, 0) << name;
  }
}

}  // namespace
}  // namespace damath::cli
