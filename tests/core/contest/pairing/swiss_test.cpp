// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/swiss.hpp"
#include "core/contest/pairing/school_mates.hpp"
#include "core/contest/pairing/sides.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>

#include "core/contest/model/lot.hpp"
#include "core/contest/pairing/dutch/dutch.hpp"
#include "core/contest/pairing/record.hpp"
#include "core/contest/progress.hpp"
#include "core/every.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/splitmix64.hpp"
#include "tests/core/contest/pairing/played_event.hpp"

namespace damath::pairing::testing {
namespace {

using contest::EntryId;
using contest::RoundNumber;
using contest::System;
using rules::Result;

// This lot seed exchanges the sides of every game of round 1, compared with the usual seed of these events.
constexpr std::uint64_t kOtherSeed = 8;

TEST(SwissRound, TheFirstIsBySeedWithSidesInTurn) {
  EXPECT_EQ(nextText(eventOf(System::Swiss, 8)), "1-5 6-2 3-7 8-4");
  EXPECT_EQ(nextText(eventOf(System::Swiss, 7)), "1-4 5-2 3-6 bye 7");
  Played other = eventOf(System::Swiss, 8);
  other.event.setup.lotSeed = kOtherSeed;
  EXPECT_EQ(nextText(other), "5-1 2-6 7-3 4-8");
}

TEST(SwissRound, LevelOnesMeetAndSidesChange) {
  Played played = eventOf(System::Swiss, 8);
  played.event.setup.rounds = 3;
  take(played, *nextRound(played.contest, played.event));
  play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  // Entries 1 to 4 have won. Entries 1 and 3 moved first, entries 2 and 4 second. So a game of 1 against 3
  // would deny one of them the due side.
  EXPECT_EQ(nextText(played), "4-1 2-3 5-8 7-6");
}

TEST(SwissRound, TheByeGoesToTheLowestWhoHadNone) {
  Played played = eventOf(System::Swiss, 5);
  played.event.setup.rounds = 5;
  std::vector<int> byes;
  for (int round = 1; round <= 5; ++round) {
    const auto next = nextRound(played.contest, played.event);
    ASSERT_TRUE(next) << round;
    for (const contest::Bye& bye : next->byes) byes.push_back(played.numberOf(bye.entry));
    take(played, *next);
    play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  }
  ASSERT_EQ(byes.size(), 5U);
  EXPECT_EQ(byes[0], 5);
  std::ranges::sort(byes);
  EXPECT_EQ(byes, (std::vector{1, 2, 3, 4, 5}));
  EXPECT_EQ(nextText(played), "complete");
}

// Y4: the default setup keeps schoolmates apart only in the first round.
TEST(SwissRound, SchoolmatesAreKeptApartInTheFirstRound) {
  // With four schools, upper half against lower half would pair schoolmates on every board.
  Played played = eventOf(System::Swiss, 8, 4);
  played.event.setup.rounds = 3;
  auto next = nextRound(played.contest, played.event);
  ASSERT_TRUE(next);
  ASSERT_EQ(next->boards.size(), 4U);
  for (const Board& board : next->boards) {
    EXPECT_NE(played.numberOf(board.blue) % 4, played.numberOf(board.red) % 4);
  }
  EXPECT_TRUE(schoolMateBoards(played.contest, played.event, *next).empty());
  EXPECT_FALSE(schoolMeetings(played.contest, played.event, *next));
  take(played, *next);
  play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  Played free = played;
  free.event.setup.schoolMates = contest::SchoolMates::Free;
  EXPECT_EQ(nextText(played), nextText(free));
}

// Returns an event of one school, in which the players with these numbers come from other schools.
Played eventOfOneSchool(int entries, const std::vector<int>& others = {}) {
  Played played = eventOf(System::Swiss, entries, 1);
  std::int64_t school = 1;
  for (const int number : others) {
    played.contest.players[static_cast<std::size_t>(number - 1)].school = contest::SchoolId{++school};
  }
  return played;
}

RoundPairing boardsOf(const Played& played, const std::vector<std::pair<int, int>>& boards) {
  RoundPairing pairing{.round = RoundNumber{1}, .boards = {}, .byes = {}};
  for (const auto& [blue, red] : boards) pairing.boards.push_back({played.entry(blue), played.entry(red)});
  return pairing;
}

std::vector<int> numbersOf(const std::vector<contest::BoardNumber>& boards) {
  std::vector<int> numbers;
  for (const contest::BoardNumber board : boards) numbers.push_back(contest::numberOf(board));
  return numbers;
}

TEST(SwissRound, SchoolmatesMeetWhereNothingElseIsLeftAndItIsTold) {
  Played played = eventOfOneSchool(6, {6});
  const RoundPairing pairing = *nextRound(played.contest, played.event);
  EXPECT_EQ(schoolMateBoards(played.contest, played.event, pairing).size(), 2U);
  const auto meetings = schoolMeetings(played.contest, played.event, pairing);
  ASSERT_TRUE(meetings);
  EXPECT_EQ(meetings->boards.size(), 2U);
  EXPECT_EQ(meetings->boardsInAll, 3);
  EXPECT_EQ(meetings->fewest, 2);
  EXPECT_FALSE(meetings->isAvoidable());
  played.event.setup.schoolMates = contest::SchoolMates::Free;
  EXPECT_TRUE(schoolMateBoards(played.contest, played.event, pairing).empty()) << "nobody asked for it";
  EXPECT_FALSE(schoolMeetings(played.contest, played.event, pairing));
}

// A school contest: the pairing is the plain pairing, and all boards have schoolmates.
TEST(SwissRound, OfOneSchoolIsThePlainPairing) {
  const Played played = eventOfOneSchool(8);
  EXPECT_EQ(nextText(played), "1-5 6-2 3-7 8-4");
  const RoundPairing pairing = *nextRound(played.contest, played.event);
  const auto meetings = schoolMeetings(played.contest, played.event, pairing);
  ASSERT_TRUE(meetings);
  EXPECT_EQ(numbersOf(meetings->boards), (std::vector{1, 2, 3, 4}));
  EXPECT_FALSE(meetings->isAvoidable());
  EXPECT_TRUE(schoolMateBoards(played.contest, played.event, pairing).empty()) << "there is one school";
  EXPECT_TRUE(keptApart(played.contest, played.event, RoundNumber{1}).empty());
  // Six of eight players of one school: the plain pairing has the fewest boards with schoolmates.
  EXPECT_EQ(nextText(eventOfOneSchool(8, {3, 6})), "1-5 6-2 3-7 8-4");
}

// The meetings of a round that was made by hand are avoidable if another pairing has fewer of them.
TEST(SwissRound, MeetingsByHandAreComparedWithTheFewestPossible) {
  const Played played = eventOfOneSchool(6, {1, 2});
  // Four of the six players come from one school, so one board with schoolmates is necessary.
  const auto fewest =
      schoolMeetings(played.contest, played.event, boardsOf(played, {{1, 3}, {4, 2}, {5, 6}}));
  ASSERT_TRUE(fewest);
  EXPECT_EQ(numbersOf(fewest->boards), std::vector{3});
  EXPECT_FALSE(fewest->isAvoidable());
  const RoundPairing more = boardsOf(played, {{1, 2}, {3, 4}, {5, 6}});
  const auto avoidable = schoolMeetings(played.contest, played.event, more);
  ASSERT_TRUE(avoidable);
  EXPECT_EQ(*avoidable, (SchoolMeetings{{contest::BoardNumber{2}, contest::BoardNumber{3}}, 3, 1}));
  EXPECT_TRUE(avoidable->isAvoidable());
  const SwissLook look = swissLook(played.contest, played.event, RoundNumber{1});
  EXPECT_EQ(schoolMeetings(played.event, look, more), avoidable);
  EXPECT_FALSE(schoolMeetings(played.contest, played.event, boardsOf(played, {{3, 4}, {5, 6}})))
      << "two players are missing, so the numbers cannot be compared";
  Played away = played;
  away.row(3).absences = {RoundNumber{1}};
  EXPECT_FALSE(schoolMeetings(away.contest, away.event, more)) << "player 3 does not play the round";
}

// Under the rules of FIDE alone, the pairs of keptApart give the pairing of the event. They contain no pair
// that must meet.
TEST(SwissRound, KeptApartGivesThePairingWithoutSchools) {
  Lots lots(17);
  int mustMeet = 0;
  for (int number = 0; number < 200; ++number) {
    const int entries = 4 + draw(lots, 12);
    Played played = eventOf(System::Swiss, entries, 1);
    for (contest::Player& player : played.contest.players) {
      player.school = contest::SchoolId{draw(lots, 3) == 0 ? 2 + draw(lots, 2) : 1};
    }
    played.event.setup.rounds = 4;
    played.event.setup.swissPlan.roundsApart = 2;
    for (int round = 1; round <= 2; ++round) {
      const auto next = nextRound(played.contest, played.event);
      if (!next) break;
      Played plain = played;
      plain.event.setup.schoolMates = contest::SchoolMates::Free;
      dutch::Tournament tournament = swissTournament(plain.contest, plain.event, next->round);
      for (const auto& [a, b] : keptApart(played.contest, played.event, next->round)) {
        tournament.apart.emplace_back(played.numberOf(a) - 1, played.numberOf(b) - 1);
      }
      const auto paired = dutch::pairRound(tournament);
      ASSERT_TRUE(paired) << number;
      std::string text;
      for (const dutch::Pair& pair : paired->boards) {
        text +=
            (text.empty() ? "" : " ") + std::to_string(pair.white + 1) + "-" + std::to_string(pair.black + 1);
      }
      if (paired->bye) text += " bye " + std::to_string(*paired->bye + 1);
      EXPECT_EQ(text, textOf(played, *next)) << number;
      const auto meetings = schoolMeetings(played.contest, played.event, *next);
      EXPECT_FALSE(meetings && meetings->isAvoidable()) << number;
      mustMeet += meetings && meetings->boards.size() < next->boards.size() ? 1 : 0;
      take(played, *next);
      play(played, [&lots](const contest::Game&) { return byLot(lots); });
    }
  }
  EXPECT_GT(mustMeet, 40);
}

// The event keeps schoolmates apart in the first three of its four rounds. In round 4, schoolmates may meet.
TEST(SwissRound, SchoolmatesAreKeptApartInAsManyRoundsAsTheEventNames) {
  Played played = eventOf(System::Swiss, 8, 4);
  played.event.setup.rounds = 4;
  played.event.setup.swissPlan.roundsApart = 3;
  for (int round = 1; round <= 3; ++round) {
    EXPECT_EQ(keptApart(played.contest, played.event, RoundNumber{round}).size(), 4U) << round;
    const auto next = nextRound(played.contest, played.event);
    ASSERT_TRUE(next) << round;
    for (const Board& board : next->boards)
      EXPECT_NE(played.numberOf(board.blue) % 4, played.numberOf(board.red) % 4) << round;
    take(played, *next);
    play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  }
  EXPECT_TRUE(keptApart(played.contest, played.event, RoundNumber{4}).empty());
}

// With five rounds and six players, the Baku method accelerates the first three rounds and the first four
// players. Late entries do not change who is accelerated.
TEST(SwissRound, BakuAcceleratesTheUpperHalf) {
  Played played = eventOf(System::Swiss, 6);
  played.event.setup.rounds = 5;
  played.event.setup.swissPlan.acceleration = contest::Acceleration::Baku;
  EXPECT_EQ(nextText(played), "1-3 4-2 5-6");
  take(played, *nextRound(played.contest, played.event));
  play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  enter(played, 2);
  enter(played, 2);
  enter(played, 2);
  const dutch::Tournament tournament = swissTournament(played.contest, played.event, RoundNumber{2});
  int accelerated = 0;
  for (const dutch::Player& player : tournament.players) {
    if (player.accelerations.empty()) continue;
    ++accelerated;
    EXPECT_LE(player.number, 4);
    EXPECT_EQ(player.accelerations, (std::vector<dutch::Score>{2, 2, 1, 0, 0}));
  }
  EXPECT_EQ(accelerated, 4);
}

TEST(SwissReason, NamesWhoWasPassedOverAndWhy) {
  Played played = eventOf(System::Swiss, 8, 4);
  played.event.setup.rounds = 3;
  take(played, *nextRound(played.contest, played.event));
  const auto entryOf = [&](int number) {
    return std::ranges::find(played.event.entries, number, &contest::Entry::number)->id;
  };
  const contest::Game& first = played.event.games.front();
  const SwissLook look = swissLook(played.contest, played.event, first.round);
  const auto reason = swissReason(played.event, look, first);
  ASSERT_TRUE(reason);
  EXPECT_EQ(reason->higher, entryOf(1));
  ASSERT_TRUE(reason->passedOver);
  EXPECT_EQ(*reason->passedOver, entryOf(5));
  EXPECT_EQ(reason->ground, dutch::Ground::KeptApart);
  EXPECT_EQ(reason->colours, dutch::ColourReason::StartNumber);
  contest::Game other = first;
  other.red = entryOf(2);
  EXPECT_FALSE(swissReason(played.event, look, other)) << "made by hand";
}

// Four of six players come from one school. Player 2 does not get player 5, because then two boards would
// have schoolmates.
TEST(SwissReason, NamesTheSchoolmatesWhoWouldMeet) {
  Played played = eventOfOneSchool(6, {3, 6});
  EXPECT_EQ(nextText(played), "1-4 6-2 3-5");
  take(played, *nextRound(played.contest, played.event));
  const contest::Game& second = played.event.games[1];
  const SwissLook look = swissLook(played.contest, played.event, second.round);
  const auto reason = swissReason(played.event, look, second);
  ASSERT_TRUE(reason);
  EXPECT_EQ(reason->higher, played.entry(2));
  EXPECT_EQ(reason->passedOver, played.entry(5));
  EXPECT_EQ(reason->ground, dutch::Ground::SchoolMates);
}

// A walkover is not a game, so the two players may still meet (criterion C1 of the Dutch system).
TEST(SwissRound, AWalkoverIsNoGame) {
  Played played = eventOf(System::Swiss, 2);
  played.event.setup.rounds = 3;
  take(played, *nextRound(played.contest, played.event));
  contest::GameResult walkover = resultOf(rules::Result::BlueWins);
  walkover.ending = rules::Ending::NoShowRed;
  played.event.games[0].result = walkover;
  EXPECT_EQ(nextText(played), "1-2");
}

// The option `walkoverMeetings` decides if the two players of a walkover may be paired again. The walkover
// has no sides under any answer.
TEST(SwissRound, AWalkoverIsAMeetingIfTheRulesetSaysSo) {
  for (const rules::WalkoverMeetings answer : kEvery<rules::WalkoverMeetings>) {
    for (const rules::Ending ending :
         {rules::Ending::NoShowRed, rules::Ending::NoShowBoth, rules::Ending::DisqualifiedRed}) {
      Played played = eventOf(System::Swiss, 4);
      played.event.setup.rounds = 3;
      rules::change(played.event.setup.ruleset, &rules::Ruleset::walkoverMeetings, answer);
      for (int round = 1; round <= 2; ++round) {
        const auto next = nextRound(played.contest, played.event);
        ASSERT_TRUE(next) << round;
        take(played, *next);
        play(played, [&](const contest::Game& game) { return byNumber(played, game); });
        if (round > 1) break;
        contest::GameResult& first = *played.event.games[0].result;
        const bool isBoth = ending == rules::Ending::NoShowBoth;
        first = {ending, {}, {}, isBoth ? Result::NobodyWins : Result::BlueWins};
      }
      const contest::Game& walkover = played.event.games[0];
      const bool isMeeting = answer == rules::WalkoverMeetings::Always;
      const Record record = recordsOf(played.event).at(walkover.blue);
      EXPECT_EQ(record.hasMet(walkover.red), isMeeting);
      EXPECT_EQ(record.sides.size(), 1U);
      const dutch::Field field(swissTournament(played.contest, played.event, RoundNumber{3}));
      const auto placeOf = [&](EntryId entry) { return *field.placeOf(played.numberOf(entry) - 1); };
      EXPECT_EQ(field.haveMet(placeOf(walkover.blue), placeOf(walkover.red)), isMeeting);
      const auto banned = keptApart(played.contest, played.event, RoundNumber{3});
      EXPECT_EQ(banned.size(), isMeeting ? 1U : 0U);
    }
  }
}

// After a walkover, the only two players play again unless the walkover was a meeting.
TEST(SwissRound, EndsAfterAWalkoverThatIsAMeeting) {
  for (const rules::WalkoverMeetings answer : kEvery<rules::WalkoverMeetings>) {
    Played played = eventOf(System::Swiss, 2);
    played.event.setup.rounds = 3;
    rules::change(played.event.setup.ruleset, &rules::Ruleset::walkoverMeetings, answer);
    take(played, *nextRound(played.contest, played.event));
    played.event.games[0].result = {rules::Ending::NoShowRed, {}, {}, Result::BlueWins};
    const bool isMeeting = answer == rules::WalkoverMeetings::Always;
    EXPECT_EQ(hasSwissRound(played.contest, played.event, RoundNumber{2}), !isMeeting);
    EXPECT_EQ(nextText(played) == "1-2", !isMeeting);
  }
}

// Random Swiss events with many walkovers: under `always` nobody meets twice, walkovers included.
TEST(SwissRound, NobodyIsPairedAgainAfterAWalkoverThatIsAMeeting) {
  Lots lots(17);
  int walkovers = 0;
  int again = 0;
  for (int event = 0; event < 60; ++event) {
    Played played = eventOf(System::Swiss, 6 + draw(lots, 8));
    played.event.setup.rounds = 5;
    const bool isMeeting = event % 2 == 0;
    rules::change(played.event.setup.ruleset, &rules::Ruleset::walkoverMeetings,
                  isMeeting ? rules::WalkoverMeetings::Always : rules::WalkoverMeetings::InTies);
    std::set<std::pair<EntryId, EntryId>> met;
    for (int round = 1; round <= 5; ++round) {
      const auto next = nextRound(played.contest, played.event);
      if (!next) break;
      for (const Board& board : next->boards) {
        const bool isNew = met.insert(std::minmax(board.blue, board.red)).second;
        EXPECT_TRUE(isNew || !isMeeting) << event << " round " << round;
        again += isNew ? 0 : 1;
      }
      take(played, *next);
      play(played, [&](const contest::Game&) { return byLot(lots); });
      for (contest::Game& game : played.event.games) {
        if (game.round != next->round || draw(lots, 3) > 0) continue;
        game.result = {rules::Ending::NoShowBoth, {}, {}, Result::NobodyWins};
        ++walkovers;
      }
    }
  }
  EXPECT_GT(walkovers, 100);
  EXPECT_GT(again, 0) << "without the option some players meet again";
}

// Points are counted in a unit that makes all of them whole numbers.
TEST(SwissTournament, TakesPointsAsTheEventCountsThem) {
  Played played = eventOf(System::Swiss, 5);
  played.event.setup.rounds = 4;
  rules::change(played.event.setup.ruleset, &rules::Ruleset::points, {3, 1, 0, exact::Rational(3, 2)});
  take(played, *nextRound(played.contest, played.event));
  play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  const dutch::Tournament tournament = swissTournament(played.contest, played.event, RoundNumber{2});
  EXPECT_EQ(tournament.win, 6);
  std::vector<dutch::Score> points;
  for (const dutch::Player& player : tournament.players) points.push_back(player.rounds[0].points);
  std::ranges::sort(points);
  EXPECT_EQ(points, (std::vector<dutch::Score>{0, 0, 3, 6, 6}));
}

// The round numbers behind an explanation of a past round stay as they were, although the event has ended
// because fewer than two players are left.
TEST(SwissTournament, OfAPastRoundKeepsTheRoundsOfThePlan) {
  Played played = eventOf(System::Swiss, 8);
  played.event.setup.rounds = 5;
  for (int round = 1; round <= 2; ++round) {
    take(played, *nextRound(played.contest, played.event));
    play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  }
  const dutch::Tournament before = swissTournament(played.contest, played.event, RoundNumber{2});
  EXPECT_EQ(before.rounds, 5);
  for (int number = 2; number <= 8; ++number) played.row(number).lastRound = 2;
  EXPECT_EQ(nextText(played), "complete");
  EXPECT_EQ(swissTournament(played.contest, played.event, RoundNumber{2}).rounds, 5);
  played.event.setup.rounds.reset();
  EXPECT_EQ(swissTournament(played.contest, played.event, RoundNumber{2}).rounds, 3);
}

TEST(SwissRound, LateAbsentAndWithdrawnOnes) {
  Played played = eventOf(System::Swiss, 6);
  played.event.setup.rounds = 4;
  played.row(2).absences = {RoundNumber{1}};
  played.row(3).lastRound = 0;
  played.row(4).lastRound = 1;
  EXPECT_EQ(nextText(played), "1-5 6-4 away 2");
  take(played, *nextRound(played.contest, played.event));
  play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  enter(played, 2);
  // Entry 3 never came, and entry 4 left after round 1. Five entries remain: two boards and a bye.
  const auto next = nextRound(played.contest, played.event);
  ASSERT_TRUE(next);
  EXPECT_EQ(next->boards.size(), 2U);
  for (const Board& board : next->boards) {
    for (const int number : {3, 4}) {
      EXPECT_NE(played.numberOf(board.blue), number);
      EXPECT_NE(played.numberOf(board.red), number);
    }
  }
  EXPECT_EQ(next->byes.size(), 1U);
}

TEST(SwissRound, NothingIsLeftWhenAllHaveMet) {
  Played played = eventOf(System::Swiss, 4);
  played.event.setup.rounds = 5;
  for (int round = 1; round <= 3; ++round) {
    take(played, *nextRound(played.contest, played.event));
    EXPECT_EQ(nextText(played), "results missing");
    play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  }
  EXPECT_EQ(nextText(played), "nothing left");
}

TEST(Swiss, ByLotDrawsTheSidesOfEveryGameAnew) {
  Lots lots(5);
  int ofLower = 0;
  int games = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Played played = eventOf(System::Swiss, 12);
    played.event.setup.firstMove = contest::FirstMove::Lot;
    played.event.setup.lotSeed = seed;
    played.event.setup.rounds = 5;
    for (auto next = nextRound(played.contest, played.event); next;
         next = nextRound(played.contest, played.event)) {
      for (const Board& board : next->boards) {
        ++games;
        ofLower += played.numberOf(board.blue) < played.numberOf(board.red) ? 1 : 0;
      }
      take(played, *next);
      play(played, [&lots](const contest::Game&) { return byLot(lots); });
    }
  }
  EXPECT_EQ(games, 40 * 5 * 6);
  EXPECT_NEAR(ofLower, games / 2.0, 80);
}

// The random generator must give its published first numbers. The lots must never change, because events
// depend on them.
TEST(Lot, IsTheSameEverywhere) {
  EXPECT_EQ(splitmix64(1234567), 6457827717110365317U);
  EXPECT_EQ(splitmix64(1234567 + kSplitmixStep), 3203168211198807973U);
  std::string sides;
  for (int round = 1; round <= 16; ++round) {
    sides += sideByLot(7, RoundNumber{round}, 1, 2) == Side::Blue ? 'B' : 'R';
  }
  EXPECT_EQ(sides, "BRRBBBBRRBBBRRBR");
}

}  // namespace
}  // namespace damath::pairing::testing
