// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/berger.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

namespace damath::pairing {
namespace {

// Returns the Berger table in the form of the FIDE Handbook, one round per line: "1-4 2-3". An entry without
// an opponent stands alone.
std::string tableText(int players, int legs) {
  std::string text;
  for (int round = 1; round <= roundsOfBerger(players, legs); ++round) {
    std::string line;
    for (const Meeting& meeting : bergerRound(players, legs, round)) {
      if (!line.empty()) line += " ";
      line += std::to_string(meeting.blue);
      if (meeting.red) line += "-" + std::to_string(*meeting.red);
    }
    text += line + "\n";
  }
  return text;
}

TEST(BergerTable, Of4IsTheHandbooks) {
  EXPECT_EQ(tableText(4, 1),
            "1-4 2-3\n"
            "4-3 1-2\n"
            "2-4 3-1\n");
}

TEST(BergerTable, Of6IsTheHandbooks) {
  EXPECT_EQ(tableText(6, 1),
            "1-6 2-5 3-4\n"
            "6-4 5-3 1-2\n"
            "2-6 3-1 4-5\n"
            "6-5 1-4 2-3\n"
            "3-6 4-2 5-1\n");
}

TEST(BergerTable, Of8IsTheHandbooks) {
  EXPECT_EQ(tableText(8, 1),
            "1-8 2-7 3-6 4-5\n"
            "8-5 6-4 7-3 1-2\n"
            "2-8 3-1 4-7 5-6\n"
            "8-6 7-5 1-4 2-3\n"
            "3-8 4-2 5-1 6-7\n"
            "8-7 1-6 2-5 3-4\n"
            "4-8 5-3 6-2 7-1\n");
}

TEST(BergerTable, Of10IsTheHandbooks) {
  EXPECT_EQ(tableText(10, 1),
            "1-10 2-9 3-8 4-7 5-6\n"
            "10-6 7-5 8-4 9-3 1-2\n"
            "2-10 3-1 4-9 5-8 6-7\n"
            "10-7 8-6 9-5 1-4 2-3\n"
            "3-10 4-2 5-1 6-9 7-8\n"
            "10-8 9-7 1-6 2-5 3-4\n"
            "4-10 5-3 6-2 7-1 8-9\n"
            "10-9 1-8 2-7 3-6 4-5\n"
            "5-10 6-4 7-3 8-2 9-1\n");
}

TEST(BergerTable, Of12IsTheHandbooks) {
  EXPECT_EQ(tableText(12, 1),
            "1-12 2-11 3-10 4-9 5-8 6-7\n"
            "12-7 8-6 9-5 10-4 11-3 1-2\n"
            "2-12 3-1 4-11 5-10 6-9 7-8\n"
            "12-8 9-7 10-6 11-5 1-4 2-3\n"
            "3-12 4-2 5-1 6-11 7-10 8-9\n"
            "12-9 10-8 11-7 1-6 2-5 3-4\n"
            "4-12 5-3 6-2 7-1 8-11 9-10\n"
            "12-10 11-9 1-8 2-7 3-6 4-5\n"
            "5-12 6-4 7-3 8-2 9-1 10-11\n"
            "12-11 1-10 2-9 3-8 4-7 5-6\n"
            "6-12 7-5 8-4 9-3 10-2 11-1\n");
}

TEST(BergerTable, Of14IsTheHandbooks) {
  EXPECT_EQ(tableText(14, 1),
            "1-14 2-13 3-12 4-11 5-10 6-9 7-8\n"
            "14-8 9-7 10-6 11-5 12-4 13-3 1-2\n"
            "2-14 3-1 4-13 5-12 6-11 7-10 8-9\n"
            "14-9 10-8 11-7 12-6 13-5 1-4 2-3\n"
            "3-14 4-2 5-1 6-13 7-12 8-11 9-10\n"
            "14-10 11-9 12-8 13-7 1-6 2-5 3-4\n"
            "4-14 5-3 6-2 7-1 8-13 9-12 10-11\n"
            "14-11 12-10 13-9 1-8 2-7 3-6 4-5\n"
            "5-14 6-4 7-3 8-2 9-1 10-13 11-12\n"
            "14-12 13-11 1-10 2-9 3-8 4-7 5-6\n"
            "6-14 7-5 8-4 9-3 10-2 11-1 12-13\n"
            "14-13 1-12 2-11 3-10 4-9 5-8 6-7\n"
            "7-14 8-6 9-5 10-4 11-3 12-2 13-1\n");
}

TEST(BergerTable, Of5GivesTheByeToTheOneWhoMeets6) {
  EXPECT_EQ(tableText(5, 1),
            "2-5 3-4 1\n"
            "5-3 1-2 4\n"
            "3-1 4-5 2\n"
            "1-4 2-3 5\n"
            "4-2 5-1 3\n");
}

TEST(BergerTable, Of2And3) {
  EXPECT_EQ(tableText(2, 1), "1-2\n");
  EXPECT_EQ(tableText(2, 2), "1-2\n2-1\n");
  EXPECT_EQ(tableText(3, 1), "2-3 1\n1-2 3\n3-1 2\n");
}

TEST(BergerTable, SecondLegRepeatsTheFirstWithSidesExchanged) {
  EXPECT_EQ(tableText(4, 2),
            "1-4 2-3\n"
            "4-3 1-2\n"
            "2-4 3-1\n"
            "4-1 3-2\n"
            "3-4 2-1\n"
            "4-2 1-3\n");
  EXPECT_EQ(tableText(3, 2), "2-3 1\n1-2 3\n3-1 2\n3-2 1\n2-1 3\n1-3 2\n");
}

class BergerOf : public ::testing::TestWithParam<int> {};

// For any number of players: any two players meet once per leg, each player sits out once per leg if the
// number of players is odd and never if it is even, the numbers of BLUE and RED games differ by at most one,
// and no player appears twice in a round.
TEST_P(BergerOf, MeetsEverybodyOnceALegWithSidesEven) {
  const int players = GetParam();
  for (const int legs : {1, 2}) {
    std::map<std::pair<int, int>, int> meetings;
    std::map<int, int> blues;
    std::map<int, int> byes;
    for (int round = 1; round <= roundsOfBerger(players, legs); ++round) {
      std::set<int> seen;
      for (const Meeting& meeting : bergerRound(players, legs, round)) {
        EXPECT_TRUE(seen.insert(meeting.blue).second);
        if (meeting.red) {
          EXPECT_TRUE(seen.insert(*meeting.red).second);
          ++meetings[{meeting.blue, *meeting.red}];
          ++blues[meeting.blue];
          --blues[*meeting.red];
        } else {
          ++byes[meeting.blue];
        }
      }
      EXPECT_EQ(static_cast<int>(seen.size()), players);
      EXPECT_EQ(*seen.begin(), 1);
      EXPECT_EQ(*seen.rbegin(), players);
    }
    for (int a = 1; a <= players; ++a) {
      EXPECT_EQ(byes[a], players % 2 == 0 ? 0 : legs);
      EXPECT_LE(std::abs(blues[a]), legs == 1 ? players % 2 == 0 ? 1 : 0 : 0) << a;
      for (int b = a + 1; b <= players; ++b) {
        const int ab = meetings[{a, b}];
        const int ba = meetings[{b, a}];
        EXPECT_EQ(ab + ba, legs);
        if (legs == 2) {
          EXPECT_EQ(ab, 1);
        }
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Players, BergerOf, ::testing::Range(2, 34));

TEST(BergerDeathTest, ARoundOrANumberOutsideTheTablesIsOurOwnBug) {
  EXPECT_DEATH(static_cast<void>(bergerRound(4, 1, 4)), "");
  EXPECT_DEATH(static_cast<void>(bergerRound(4, 1, 0)), "");
  EXPECT_DEATH(static_cast<void>(roundsOfBerger(1, 1)), "");
  EXPECT_DEATH(static_cast<void>(roundsOfBerger(4, 3)), "");
}

}  // namespace
}  // namespace damath::pairing
