// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of finished events that another program paired, round by round (tests/data/swiss), and of reports in
// every layout.
#include "core/notation/trf/trf_swiss.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "core/contest/pairing/dutch/dutch.hpp"
#include "core/notation/trf/trf_reader.hpp"

namespace damath::notation {
namespace {

std::string fileText(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string boardText(const TrfSwiss& report, const std::vector<dutch::Pair>& boards,
                      std::optional<int> bye) {
  const auto numberOf = [&](int place) {
    return std::to_string(report.numbers()[static_cast<std::size_t>(place)]);
  };
  std::string text;
  for (const dutch::Pair& pair : boards) text += numberOf(pair.white) + "-" + numberOf(pair.black) + " ";
  return bye ? text + "bye " + numberOf(*bye) : text;
}

TEST(TrfSwiss, EveryRoundOfEveryEventComesOutEqual) {
  int events = 0;
  int rounds = 0;
  for (const auto& file : std::filesystem::directory_iterator(DAMATH_TEST_DATA "/swiss")) {
    const std::string name = file.path().filename().string();
    const auto trf = parseTrf(fileText(file.path()));
    ASSERT_TRUE(trf) << name;
    const auto report = TrfSwiss::read(*trf);
    ASSERT_TRUE(report) << name;
    ++events;
    for (int round = 1; round <= report->paired(); ++round) {
      ++rounds;
      const dutch::Tournament before = report->before(round);
      TrfSwissRound given = report->asPaired(round);
      dutch::sortBoards(dutch::Field(before), given.boards);
      const auto pairing = dutch::pairRound(before);
      ASSERT_TRUE(pairing) << name << " " << round;
      EXPECT_EQ(boardText(*report, pairing->boards, pairing->bye),
                boardText(*report, given.boards, given.bye))
          << name << " " << round;
    }
  }
  EXPECT_EQ(events, 60);
  EXPECT_EQ(rounds, 400);
}

std::string line(int number, const std::string& rounds) {
  const std::string own = std::to_string(number);
  return "001 " + std::string(4 - own.size(), ' ') + own + std::string(83, ' ') + rounds + "\n";
}

// Returns a report of four players after one round. The lines `more` stand before the lines of the players.
std::string afterOneRound(const std::string& more = "") {
  return more + line(1, "   3 w 1") + line(2, "   4 b 1") + line(3, "   1 b 0") + line(4, "   2 w 0");
}

std::string nextOf(const std::string& text) {
  const auto trf = parseTrf(text);
  if (!trf) return "unreadable";
  const auto report = TrfSwiss::read(*trf);
  if (!report) return "misfit";
  const auto pairing = dutch::pairRound(report->before(report->paired() + 1));
  return pairing ? boardText(*report, pairing->boards, pairing->bye) : "none";
}

TEST(TrfSwiss, TakesTheNextRoundWithWhatTheFileSays) {
  EXPECT_EQ(nextOf(afterOneRound()), "2-1 3-4 ");
  EXPECT_EQ(nextOf(afterOneRound("XXP 1 2\n")), "4-1 2-3 ");
  EXPECT_EQ(nextOf(afterOneRound("260 001 001 0001 0002\n")), "2-1 3-4 ");
  EXPECT_EQ(nextOf(afterOneRound("260 002 003 0001 0002\n")), "4-1 2-3 ");
  EXPECT_EQ(nextOf(afterOneRound("XXZ 4\n")), "2-1 bye 3");
  EXPECT_EQ(nextOf(afterOneRound("240 H 002 0004\n")), "2-1 bye 3");
  // Player 4 gets two extra points that count only for pairing, and player 1 gets one. Both then have two
  // points.
  EXPECT_EQ(nextOf(afterOneRound("XXR 5\nXXA    4  0.0  2.0\nXXA    1  0.0  1.0\n")), "4-1 2-3 ");
  EXPECT_EQ(nextOf(afterOneRound("250  0.0  2.0 002 002 0004 0004\n250  0.0  1.0 002 002 0001 0001\n")),
            "4-1 2-3 ");
}

TEST(TrfSwiss, AnyEndOfLineWillDo) {
  const std::string text = afterOneRound("XXR 5\n");
  std::string carriage;
  std::string both;
  for (const char c : text) {
    carriage += c == '\n' ? '\r' : c;
    both += c == '\n' ? std::string("\r\n") : std::string(1, c);
  }
  EXPECT_EQ(nextOf(carriage), nextOf(text));
  EXPECT_EQ(nextOf(both), nextOf(text));
}

// Returns the points of each player in the first and in the second round.
std::vector<dutch::Score> pointsOfTwoRounds(const std::string& text) {
  const auto trf = parseTrf(text);
  EXPECT_TRUE(trf);
  const auto report = TrfSwiss::read(*trf);
  EXPECT_TRUE(report);
  std::vector<dutch::Score> points;
  for (const dutch::Player& player : report->before(3).players) {
    points.push_back(player.rounds[0].points);
    points.push_back(player.rounds[1].points);
  }
  return points;
}

TEST(TrfSwiss, PointsAndByesOfTheFileCount) {
  const auto pointsWith = [](const std::string& more) {
    return pointsOfTwoRounds(more + line(1, "   2 w =  0000 - U") + line(2, "   1 b =     3 w -") +
                             line(3, "0000 - H     2 b +"));
  };
  using Scores = std::vector<dutch::Score>;
  EXPECT_EQ(pointsWith(""), (Scores{5, 10, 5, 0, 5, 10}));
  EXPECT_EQ(pointsWith("162  W 3.0    D 1.0    L 0.0    P 2.0\n"), (Scores{10, 20, 10, 0, 10, 30}));
  EXPECT_EQ(pointsWith("BBW  3.0\nBBD  1.0\nBBF  0.5\n"), (Scores{10, 30, 10, 5, 10, 30}));
  EXPECT_EQ(pointsWith("BBZ  0.5\n"), (Scores{5, 10, 5, 0, 5, 10}));
  EXPECT_EQ(pointsWith("162  A 0.5\n"), (Scores{5, 10, 5, 5, 5, 10}));
}

TEST(TrfSwiss, PointsByTheCodesOfOlderPrograms) {
  const auto pointsWith = [](const std::string& more) {
    return pointsOfTwoRounds(more + line(1, "   2 w 1  0000 - U") + line(2, "   1 b 0     3 w -") +
                             line(3, "0000 - H     2 b +") + line(4, "0000 - F  0000 - Z"));
  };
  using Scores = std::vector<dutch::Score>;
  EXPECT_EQ(pointsWith("XXS WW=1 WD=.5 WL=0 BW=1 BD=0.5 BL=0\nXXS FL=0 FW=1\nXXS PAB=1 FPB=1 HPB=.5 ZPB=0\n"),
            pointsWith(""));
  // If XXS gives the points of a win but not of an allotted bye, the bye keeps its usual points.
  EXPECT_EQ(pointsWith("XXS W=3 D=1\n"), (Scores{30, 10, 0, 0, 10, 30, 30, 0}));
  EXPECT_EQ(pointsWith("XXS PAB=3 D=1 W=3\n"), (Scores{30, 30, 0, 0, 10, 30, 30, 0}));
  EXPECT_EQ(pointsWith("XXS pab=.5\n"), (Scores{10, 5, 0, 0, 5, 10, 10, 0}));
  EXPECT_EQ(pointsWith("XXS FL=0.5 W=3 D=2 PAB=2 WL=1 BL=1 ZPB=1\n"),
            (Scores{30, 20, 10, 5, 20, 30, 30, 10}));
  // If two lines give points for the same result, the later line counts.
  EXPECT_EQ(pointsWith("XXS FPB=0 HPB=0\nXXS W=3 D=2\n"), (Scores{30, 10, 0, 0, 20, 30, 30, 0}));
  EXPECT_EQ(pointsWith("XXS W=3 D=2\nXXS FPB=0 HPB=0\n"), (Scores{30, 10, 0, 0, 0, 30, 0, 0}));
  EXPECT_EQ(pointsWith("162  W 3.0    D 1.0    P 2.0\nXXS PAB=1.5\n"), (Scores{30, 15, 0, 0, 10, 30, 30, 0}));
  EXPECT_EQ(pointsWith("XXS WW=2 BL=0.5\n"), (Scores{20, 10, 5, 0, 5, 10, 10, 0}));
}

TEST(TrfSwiss, WhatCannotBeIsRefused) {
  EXPECT_EQ(nextOf(line(1, "   2 w 1") + line(2, "   1   0")), "misfit") << "a colour is missing";
  EXPECT_EQ(nextOf(line(1, "   2 - +") + line(2, "   1 b -") + line(3, "")), "1-2 bye 3") << "nobody played";
  EXPECT_EQ(nextOf(afterOneRound("XXR 4\n142 5\n")), "misfit");
  EXPECT_EQ(nextOf(afterOneRound("XXR 4\n142 4\nXXC rank\nXXC white1\n")), "2-1 3-4 ");
  EXPECT_EQ(nextOf(afterOneRound("XXC white1\n152 B\n")), "misfit");
  EXPECT_EQ(nextOf(afterOneRound("310   1 India\n")), "misfit");
  EXPECT_EQ(nextOf(afterOneRound("013 Team A                             1    2\n")), "2-1 3-4 ");
  EXPECT_EQ(nextOf(line(1, "   2 w 1") + line(2, "   1 w 0")), "misfit");
  EXPECT_EQ(nextOf(line(1, "   2 w 1") + line(2, "   3 b 0") + line(3, "")), "misfit");
  EXPECT_EQ(nextOf(line(1, "   1 w 1")), "misfit");
  EXPECT_EQ(nextOf(afterOneRound("299 1.0 0001\n")), "misfit");
  EXPECT_EQ(nextOf(afterOneRound("XXZ 9\n")), "misfit");
}

// If no line gives the first color, this color follows from round 1.
TEST(TrfSwiss, TheFirstColourFollowsFromRoundOne) {
  const auto firstOf = [](const std::string& text) {
    const auto trf = parseTrf(text);
    return TrfSwiss::read(*trf)->before(1).first;
  };
  EXPECT_EQ(firstOf(afterOneRound()), dutch::Colour::White);
  EXPECT_EQ(firstOf(line(1, "   2 b 1") + line(2, "   1 w 0")), dutch::Colour::Black);
  EXPECT_EQ(firstOf(afterOneRound("XXC black1\n")), dutch::Colour::Black);
  EXPECT_EQ(firstOf(afterOneRound("152 B\n")), dutch::Colour::Black);
  // A player who has not come to the event yet has no pairing number. A player with an allotted bye has a
  // pairing number.
  EXPECT_EQ(firstOf(line(1, "0000 - Z") + line(2, "   3 w 1") + line(3, "   2 b 0")), dutch::Colour::White);
  EXPECT_EQ(firstOf(line(1, "0000 - U") + line(2, "   3 w 1") + line(3, "   2 b 0")), dutch::Colour::Black);
}

TEST(TrfSwiss, TheOrderOfTheLinesCountsWhereTheFileSaysSo) {
  const std::string text = line(3, "") + line(2, "") + line(1, "") + line(4, "");
  EXPECT_EQ(nextOf("XXR 3\n" + text), "1-3 4-2 ");
  EXPECT_EQ(nextOf("XXR 3\nXXC rank\n" + text), "3-1 4-2 ");
}

TEST(TrfSwiss, AnOlderReportHasAWinWithoutAnOpponentForTheBye) {
  const auto trf = parseTrf(line(1, "   2 w 1") + line(2, "   1 b 0") + line(3, "0000 - +"));
  const auto report = TrfSwiss::read(*trf);
  ASSERT_TRUE(report);
  EXPECT_EQ(report->asPaired(1).bye, 2);
  EXPECT_TRUE(report->before(2).players[2].rounds[0].isAllottedBye);
}

// In an event with five rounds and six players, Baku accelerates four players in three rounds: by a whole
// point in two rounds, by half a point in one round.
TEST(TrfSwiss, BakuAcceleratesWhereTheTypeOfTheEventSaysSo) {
  std::string text = "XXR 5\n192 FIDE_DUTCH_2026_BAKU\n";
  for (int number = 1; number <= 6; ++number) text += line(number, "");
  const auto pointsOf = [](const std::string& report, int player) {
    const auto trf = parseTrf(report);
    return TrfSwiss::read(*trf)->before(1).players[static_cast<std::size_t>(player) - 1].accelerations;
  };
  EXPECT_EQ(pointsOf(text, 4), (std::vector<dutch::Score>{10, 10, 5, 0, 0}));
  EXPECT_TRUE(pointsOf(text, 5).empty());
  EXPECT_EQ(nextOf(text), "1-3 4-2 5-6 ");
  EXPECT_TRUE(pointsOf(text + "XXA    6  1.0\n", 4).empty());
}

}  // namespace
}  // namespace damath::notation
