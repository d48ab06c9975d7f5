// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of schoolmates who are kept apart in a Swiss round (rulebook Y4). The judge (judge.hpp) tries every
// pairing of small events. Large events are compared with a formula.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>

#include "core/contest/pairing/dutch/dutch.hpp"
#include "core/contest/pairing/dutch/review.hpp"
#include "core/contest/pairing/dutch/whole_pairing.hpp"
#include "tests/core/contest/pairing/dutch/judge.hpp"
#include "tests/core/contest/pairing/dutch/random_state.hpp"
#include "tests/support/full_size.hpp"

namespace damath::dutch {
namespace {

int lotBelow(std::mt19937& lots, int bound) {
  return static_cast<int>(lots() % static_cast<unsigned>(bound));
}

const Player& playerOf(const Tournament& tournament, int player) {
  return tournament.players[static_cast<std::size_t>(player)];
}

std::string boardsText(const Tournament& tournament, const std::vector<Pair>& boards,
                       std::optional<int> bye) {
  std::string text;
  for (const Pair& pair : boards) {
    text += std::to_string(playerOf(tournament, pair.white).number) + "-" +
            std::to_string(playerOf(tournament, pair.black).number) + " ";
  }
  return bye ? text + "bye " + std::to_string(playerOf(tournament, *bye).number) : text;
}

std::string pairedBoards(const Tournament& tournament) {
  const auto pairing = pairRound(tournament);
  return pairing ? boardsText(tournament, pairing->boards, pairing->bye) : "none";
}

bool areMates(const Tournament& tournament, int one, int other) {
  const int school = playerOf(tournament, one).school;
  return one != other && school != 0 && school == playerOf(tournament, other).school;
}

int meetingsOn(const Tournament& tournament, const std::vector<Pair>& boards) {
  return static_cast<int>(std::ranges::count_if(
      boards, [&](const Pair& pair) { return areMates(tournament, pair.white, pair.black); }));
}

// Gives the players schools: two schools, one large school and two small ones, up to five schools, or players
// without a school among others.
void drawSchools(std::mt19937& lots, Tournament& tournament) {
  const int kind = lotBelow(lots, 5);
  for (Player& player : tournament.players) {
    player.school = kind == 0   ? 1 + lotBelow(lots, 2)
                    : kind == 1 ? (lotBelow(lots, 10) < 8 ? 1 : 2 + lotBelow(lots, 2))
                    : kind == 2 ? 1 + lotBelow(lots, 5)
                    : kind == 3 ? lotBelow(lots, 3)
                                : (lotBelow(lots, 12) == 0 ? 0 : 1);
  }
}

Tournament withoutSchools(Tournament tournament) {
  for (Player& player : tournament.players) player.school = 0;
  return tournament;
}

// Returns the tournament with a ban of each pair of schoolmates who do not meet on these boards. The bans are
// rules without exception, and nobody has a school.
Tournament withBans(const Tournament& tournament, const std::vector<Pair>& boards) {
  Tournament banned = withoutSchools(tournament);
  const int players = static_cast<int>(tournament.players.size());
  for (int a = 0; a < players; ++a) {
    for (int b = a + 1; b < players; ++b) {
      const bool meets = std::ranges::any_of(boards, [&](const Pair& pair) {
        return pair == Pair{a, b} || pair == Pair{b, a};
      });
      if (areMates(tournament, a, b) && !meets) banned.apart.emplace_back(a, b);
    }
  }
  return banned;
}

struct SchoolTally {
  int paired = 0;
  int none = 0;
  int apart = 0;  // all schoolmates are kept apart, although the plain pairing has meetings of schoolmates
  int some = 0;   // some boards must have schoolmates
  int everyBoard = 0;  // all boards must have schoolmates
  int changed = 0;     // some boards must have schoolmates, and the plain pairing has more of them
  int byes = 0;
};

void expectSameAsJudge(const Tournament& tournament, const std::string& where, SchoolTally& tally) {
  const auto expected = judge::judge(tournament);
  const auto pairing = pairRound(tournament);
  ASSERT_EQ(pairing.has_value(), expected.has_value()) << where;
  const auto plain = pairRound(withoutSchools(tournament));
  ASSERT_EQ(pairing.has_value(), plain.has_value()) << where << ": schools make no round impossible";
  if (!pairing) {
    ++tally.none;
    return;
  }
  ++tally.paired;
  const std::string text = boardsText(tournament, pairing->boards, pairing->bye);
  EXPECT_EQ(text, boardsText(tournament, expected->boards, expected->bye)) << where;
  const int meetings = meetingsOn(tournament, pairing->boards);
  EXPECT_EQ(meetings, expected->meetings) << where;
  const Field field(tournament);
  EXPECT_EQ(field.fewestMeetings(), meetings) << where;
  EXPECT_EQ(pairedBoards(withBans(tournament, pairing->boards)), text) << where;
  EXPECT_FALSE(worseBy(tournament, *pairing, pairing->boards, pairing->bye)) << where;
  const int plainMeetings = meetingsOn(tournament, plain->boards);
  EXPECT_LE(meetings, plainMeetings) << where;
  if (meetings < plainMeetings) {
    const auto ground = worseBy(tournament, *pairing, plain->boards, plain->bye);
    EXPECT_EQ(ground, meetings == 0 ? Ground::KeptApart : Ground::SchoolMates) << where;
  }
  const bool isEvery = meetings == static_cast<int>(pairing->boards.size());
  if (isEvery) {
    EXPECT_EQ(text, boardsText(tournament, plain->boards, plain->bye)) << where;
  }
  tally.apart += meetings == 0 && plainMeetings > 0 ? 1 : 0;
  tally.some += field.countsSchoolMates() ? 1 : 0;
  tally.everyBoard += isEvery && meetings > 0 ? 1 : 0;
  tally.changed += meetings > 0 && meetings < plainMeetings ? 1 : 0;
  tally.byes += pairing->bye && field.countsSchoolMates() ? 1 : 0;
}

SchoolTally compareSchools(unsigned seed, int states, const StateMix& mix) {
  std::mt19937 lots(seed);
  SchoolTally tally;
  for (int i = 0; i < states; ++i) {
    Tournament tournament = randomState(lots, mix);
    drawSchools(lots, tournament);
    expectSameAsJudge(tournament, std::to_string(seed) + ": " + std::to_string(i), tally);
  }
  return tally;
}

TEST(DutchSchoolMates, AsFewAsPossibleMeetThenTheDutchOrderDecides) {
  const SchoolTally tally = compareSchools(3, support::sized(5000, 20000), {2, 8});
  EXPECT_GT(tally.paired, 1800);
  EXPECT_GT(tally.none, 100);
  EXPECT_GT(tally.apart, 200);
  EXPECT_GT(tally.some, 300);
  EXPECT_GT(tally.everyBoard, 100);
  EXPECT_GT(tally.changed, 100);
  EXPECT_GT(tally.byes, 50);
}

TEST(DutchSchoolMates, SoItIsAmongUpToTen) {
  const SchoolTally tally = compareSchools(4, support::sized(200, 2000), {9, 10});
  EXPECT_GT(tally.paired, 150);
  EXPECT_GT(tally.apart, 15);
  EXPECT_GT(tally.some, 25);
  EXPECT_GT(tally.changed, 10);
}

// The reason "more schoolmates would meet" is given exactly where a pair makes more of them meet.
TEST(DutchSchoolMates, AreAReasonOnlyWhereMoreOfThemWouldMeet) {
  std::mt19937 lots(5);
  int told = 0;
  int others = 0;
  for (int i = 0; i < 3500; ++i) {
    Tournament tournament = randomState(lots, {4, 9});
    drawSchools(lots, tournament);
    const auto pairing = pairRound(tournament);
    const Field field(tournament);
    if (!pairing || !field.countsSchoolMates()) continue;
    const auto reasons = reasonsOf(field, *pairing);
    std::vector<std::pair<int, int>> fixed;
    for (std::size_t bracket = 0; bracket < reasons.size(); ++bracket) {
      for (std::size_t n = 0; n < reasons[bracket].size(); ++n) {
        const PairReason& reason = reasons[bracket][n];
        const int higher = field.at(reason.higher).player;
        if (reason.passedOver && field.compatible().has(reason.higher, reason.passedOver->place)) {
          auto forced = fixed;
          forced.emplace_back(higher, field.at(reason.passedOver->place).player);
          const auto meetings = judge::fewestMeetingsWith(tournament, forced);
          const Ground ground = reason.passedOver->ground;
          if (!meetings) {
            EXPECT_EQ(ground, Ground::Incomplete) << i;
          } else {
            EXPECT_EQ(ground == Ground::SchoolMates, *meetings > field.fewestMeetings()) << i;
          }
          ++(ground == Ground::SchoolMates ? told : others);
        }
        fixed.emplace_back(higher, field.at(reason.lower).player);
      }
    }
  }
  EXPECT_GT(told, 50);
  EXPECT_GT(others, 50);
}

Tournament schoolRound(const std::vector<int>& schools) {
  Tournament tournament;
  tournament.rounds = 5;
  tournament.win = 10;
  for (const int school : schools) {
    tournament.players.emplace_back();
    tournament.players.back().number = static_cast<int>(tournament.players.size());
    tournament.players.back().school = school;
  }
  return tournament;
}

TEST(DutchSchoolMates, OfOneSchoolArePairedAsIfTheyWereFree) {
  EXPECT_EQ(pairedBoards(schoolRound({1, 1, 1, 1, 1, 1, 1, 1})), "1-5 6-2 3-7 8-4 ");
  EXPECT_EQ(pairedBoards(schoolRound({1, 1, 1, 1, 1, 1, 1})), "1-4 5-2 3-6 bye 7");
  EXPECT_EQ(Field(schoolRound({1, 1, 1, 1, 1, 1, 1})).fewestMeetings(), 3);
}

// Six of eight players come from one school. The plain pairing has two boards with schoolmates, and no
// pairing has fewer.
TEST(DutchSchoolMates, OfALargeSchoolKeepTheDutchOrder) {
  EXPECT_EQ(pairedBoards(schoolRound({1, 1, 2, 1, 1, 3, 1, 1})), "1-5 6-2 3-7 8-4 ");
  // Players 3 and 7 come from one other school, so the plain pairing has schoolmates on all four boards.
  const Tournament tournament = schoolRound({1, 1, 2, 1, 1, 1, 2, 1});
  const auto pairing = pairRound(tournament);
  ASSERT_TRUE(pairing);
  EXPECT_EQ(meetingsOn(tournament, pairing->boards), 2);
}

// The rest of a school beyond half of the players must meet in the first round. Without such a school, nobody
// must meet a schoolmate.
TEST(DutchSchoolMates, OfALargeFieldMeetAsOftenAsAFormulaSays) {
  std::mt19937 lots(6);
  int withMeetings = 0;
  for (int i = 0; i < 60; ++i) {
    const int players = 11 + lotBelow(lots, 60);
    const int others = 1 + lotBelow(lots, 4);
    std::vector<int> schools;
    std::map<int, int> sizes;
    for (int n = 0; n < players; ++n) {
      schools.push_back(lotBelow(lots, 3) != 0 ? 1 : 2 + lotBelow(lots, others));
      ++sizes[schools.back()];
    }
    int largest = 0;
    for (const auto& [school, size] : sizes) largest = std::max(largest, size);
    const Tournament tournament = schoolRound(schools);
    const auto pairing = pairRound(tournament);
    ASSERT_TRUE(pairing) << i;
    const int fewest = std::max(0, largest - (players + 1) / 2);
    EXPECT_EQ(meetingsOn(tournament, pairing->boards), fewest) << i;
    EXPECT_EQ(Field(tournament).fewestMeetings(), fewest) << i;
    withMeetings += fewest > 0 ? 1 : 0;
  }
  EXPECT_GT(withMeetings, 20);
}

// Six of ten players are of one school. Each player has met some of the others in earlier rounds. The test
// counts the vertices that the search reads, so it does not depend on the speed of the computer.
TEST(DutchSchoolMates, OfALargeSchoolAreMatchedWithLittleWork) {
  for (const int players : {2000, 2001}) {
    const auto isOfSchool = [](int place) { return place % 5 < 3; };
    BitRows mayMeet(players);
    BitRows schoolMates(players);
    std::vector<int> byes;
    for (int a = 0; a < players; ++a) {
      byes.push_back(a);
      for (int b = a + 1; b < players; ++b) {
        const bool haveMet = (a + b) % 400 < 3;
        if (haveMet) continue;
        mayMeet.join(a, b);
        if (isOfSchool(a) && isOfSchool(b)) schoolMates.join(a, b);
      }
    }
    const std::vector<bool> majority = majorityOf(players, schoolMates);
    ASSERT_EQ(majority.size(), static_cast<std::size_t>(players));
    for (int place = 0; place < players; ++place) {
      ASSERT_EQ(majority[static_cast<std::size_t>(place)], isOfSchool(place)) << place;
    }
    const auto fewest = fewestMeetings(players, mayMeet, schoolMates, byes);
    ASSERT_TRUE(fewest);
    EXPECT_EQ(fewest->count, 200);
    EXPECT_LT(fewest->scans, 2 * players);
    for (int a = 0; a < players; ++a) {
      mayMeet.each(a, [&](int b) {
        const int sum =
            fewest->lifts[static_cast<std::size_t>(a)] + fewest->lifts[static_cast<std::size_t>(b)];
        if (sum < (schoolMates.has(a, b) ? -2 : 0)) ADD_FAILURE() << a << " and " << b;
      });
    }
  }
}

TEST(DutchSchoolMates, OfHalfOfThePlayersAreNoMajority) {
  const auto majorityOfTwo = [](int players, int school) {
    BitRows schoolMates(players);
    for (int a = 0; a < players; ++a) {
      for (int b = a + 1; b < players; ++b) {
        if ((a < school) == (b < school)) schoolMates.join(a, b);
      }
    }
    return majorityOf(players, schoolMates);
  };
  EXPECT_TRUE(majorityOfTwo(8, 4).empty());
  EXPECT_FALSE(majorityOfTwo(8, 5).empty());
  EXPECT_TRUE(majorityOfTwo(7, 4).empty()) << "one of the four can have the bye";
  EXPECT_FALSE(majorityOfTwo(7, 5).empty());
}

}  // namespace
}  // namespace damath::dutch
