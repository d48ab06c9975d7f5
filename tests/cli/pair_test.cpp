// SPDX-License-Identifier: GPL-3.0-or-later
// damath pair and damath generate.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/command_run.hpp"

namespace damath::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string line(int number, const std::string& rounds) {
  const std::string own = std::to_string(number);
  return "001 " + std::string(4 - own.size(), ' ') + own + std::string(83, ' ') + rounds + "\n";
}

const std::string kAfterOneRound = line(1, "   3 w 1") + line(2, "   4 b 1") + line(3, "   1 b 0") +
                                   line(4, "   2 w 0") + line(5, "0000 - U");

// Five had the bye, so another of the three with a point floats down (C14): two, the last in order who may.
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
    EXPECT_THAT(run.out, HasSubstr("all are equal")) << name;
  }
}

// Upper half against lower would be 1-3 and 4-2.
TEST(PairCommand, TellsWhereARoundDiffersAndWhy) {
  const Workplace place;
  const std::string text =
      line(1, "   4 w 1") + line(2, "   3 b 1") + line(3, "   2 w 0") + line(4, "   1 b 0");
  const auto run = place.damath({"pair", "--check", "--trf", place.write("a.trf", text)});
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.out, StartsWith("rounds paired again: 1; different: 1\nround 1: "));
  EXPECT_THAT(run.out, HasSubstr("the order of candidates"));
  EXPECT_THAT(run.out, HasSubstr("1 - 4"));
  EXPECT_THAT(run.out, HasSubstr("1 - 3"));
}

TEST(PairCommand, ExplainsEveryPair) {
  const Workplace place;
  const std::string file = place.write("a.trf", "XXR 4\n" + kAfterOneRound);
  const auto run = place.damath({"pair", "--trf", file, "--explain"});
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.out, HasSubstr("Score group 1.0"));
  EXPECT_THAT(run.out, HasSubstr("5 - 1: "));
  EXPECT_THAT(run.out, HasSubstr("has the bye: 4"));
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
  EXPECT_THAT(done.err, HasSubstr("all 1 rounds are paired"));
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

TEST(GenerateCommand, GivesTheSameEventFromTheSameSeed) {
  const Workplace place;
  const std::vector<std::string> wanted = {"generate", "--players",  "15", "--rounds", "6", "--forfeits",
                                           "10",       "--absences", "10", "--seed",   "5"};
  const auto first = place.damath(wanted);
  EXPECT_EQ(first.status, 0);
  EXPECT_EQ(place.damath(wanted).out, first.out);
  const auto check = place.damath({"pair", "--check", "--trf", place.write("a.trf", first.out)});
  EXPECT_EQ(check.out, "rounds paired again: 6; all are equal\n");
  EXPECT_EQ(place.damath({"generate", "--players", "1"}).status, 2);
}

// Every sheet is right, and the report has the result of each.
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
