// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the rounds that a corrected result touches. The judge keeps the event as it was before each round
// was paired, and pairs this event again with the corrected result.
#include "core/contest/touched_rounds.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <utility>

#include "core/contest/model/rounds.hpp"
#include "core/every.hpp"
#include "tests/core/contest/pairing/played_event.hpp"
#include "tests/support/full_size.hpp"

namespace damath::pairing::testing {
namespace {

using contest::EntryId;
using contest::RoundNumber;
using contest::System;
using contest::TouchedRound;

// The seats of a round by start number: "B7" is BLUE against number 7. A player without a seat is left out.
using SeatTexts = std::map<int, std::string>;

SeatTexts seatTexts(const Played& played, const RoundPairing& pairing) {
  SeatTexts seats;
  for (const Board& board : pairing.boards) {
    const int blue = played.numberOf(board.blue);
    const int red = played.numberOf(board.red);
    seats[blue] = "B" + std::to_string(red);
    seats[red] = "R" + std::to_string(blue);
  }
  for (const contest::Bye& bye : pairing.byes) {
    if (bye.kind == contest::ByeKind::Allotted) seats[played.numberOf(bye.entry)] = "bye";
  }
  return seats;
}

std::string textIn(const SeatTexts& seats, int number) {
  const auto found = seats.find(number);
  return found == seats.end() ? std::string() : found->second;
}

// An event with the states before each of its rounds was paired, and the pairings of its rounds.
struct Course {
  Played played;
  std::map<int, Played> before;
  std::map<int, RoundPairing> rounds;
};

// Sometimes makes a player absent from the next round, withdraws a player, or adds a late player.
void disturbCourse(Played& played, Lots& lots, int paired) {
  contest::Entry& entry = played.row(1 + draw(lots, static_cast<int>(played.event.entries.size())));
  const int kind = draw(lots, 8);
  if (kind == 0 && !entry.lastRound && paired > 0) entry.lastRound = paired;
  if (kind < 3 && kind > 0) entry.absences.push_back(RoundNumber{paired + 1});
  if (kind == 3 && paired > 0 && played.event.setup.system == System::Swiss) enter(played, paired + 1);
}

// Exchanges two players of a round, as an arbiter may do by hand.
void exchangeByHand(RoundPairing& pairing, Lots& lots) {
  if (pairing.boards.size() < 2) return;
  const auto other = 1 + draw(lots, static_cast<int>(pairing.boards.size()) - 1);
  std::swap(pairing.boards[0].red, pairing.boards[static_cast<std::size_t>(other)].blue);
}

Course randomCourse(Lots& lots, System system) {
  const int fewest = system == System::Groups ? 6 : 5;
  Course course{eventOf(system, fewest + draw(lots, 8), draw(lots, 3)), {}, {}};
  Played& played = course.played;
  played.event.setup.lotSeed = lots();
  if (system == System::Swiss) played.event.setup.rounds = 4;
  const int last = 2 + draw(lots, 5);
  for (int round = 1; round <= last; ++round) {
    disturbCourse(played, lots, round - 1);
    auto next = nextRound(played.contest, played.event);
    if (!next && next.error().kind == ObstacleKind::RematchMissing) {
      playRematches(played, next.error());
      next = nextRound(played.contest, played.event);
    }
    if (!next) break;
    course.before.insert_or_assign(round, played);
    if (system == System::Swiss && draw(lots, 4) == 0) exchangeByHand(*next, lots);
    take(played, *next);
    course.rounds[round] = *next;
    if (round < last) play(played, [&lots](const contest::Game&) { return byLot(lots); });
  }
  return course;
}

void addNumbers(std::ostream& out, const char* what, const std::vector<int>& numbers) {
  if (numbers.empty()) return;
  out << " " << what;
  for (const int number : numbers) out << " " << number;
}

std::string toldBy(const Played& played, const std::vector<TouchedRound>& rounds) {
  std::ostringstream out;
  const auto numbers = [&](const std::vector<EntryId>& entries) {
    std::vector<int> list;
    for (const EntryId entry : entries) list.push_back(played.numberOf(entry));
    return list;
  };
  for (const TouchedRound& each : rounds) {
    out << "round " << numberOf(each.round) << ":";
    std::vector<int> boards;
    for (const contest::BoardNumber board : each.boards) boards.push_back(numberOf(board));
    addNumbers(out, "boards", boards);
    out << " of " << each.boardsInAll;
    addNumbers(out, "lose", numbers(each.byesLost));
    addNumbers(out, "win", numbers(each.byesWon));
    addNumbers(out, "new", numbers(each.newcomers));
    out << (each.isPairable ? "" : " unpairable") << (each.isOwnPairing ? " own" : "") << "\n";
  }
  return out.str();
}

bool hidesNothing(ObstacleKind kind) {
  return kind != ObstacleKind::ResultsMissing && kind != ObstacleKind::RematchMissing;
}

// Returns the text of toldBy() for the correction, made from the kept states.
std::string judged(const Course& course, const contest::Game& corrected, const contest::GameResult& result) {
  std::ostringstream out;
  for (const auto& [round, kept] : course.before) {
    if (round <= numberOf(corrected.round)) continue;
    Played changed = kept;
    std::ranges::find(changed.event.games, corrected.id, &contest::Game::id)->result = result;
    const auto was = nextRound(kept.contest, kept.event);
    const auto now = nextRound(changed.contest, changed.event);
    if (!was && !now && was.error().kind == now.error().kind && hidesNothing(now.error().kind)) continue;
    const RoundPairing& paired = course.rounds.at(round);
    const SeatTexts stored = seatTexts(kept, paired);
    const SeatTexts before = was ? seatTexts(kept, *was) : SeatTexts();
    const SeatTexts after = now ? seatTexts(kept, *now) : SeatTexts();
    std::vector<int> boards;
    std::vector<int> lost;
    std::vector<int> won;
    std::vector<int> newcomers;
    std::set<int> touched;
    for (const contest::Entry& entry : kept.event.entries) {
      const std::string has = textIn(stored, entry.number);
      const std::string had = textIn(before, entry.number);
      const std::string gets = textIn(after, entry.number);
      const bool isTouched = now ? gets != has && (!was || gets != had) : !has.empty();
      if (!isTouched) continue;
      touched.insert(entry.number);
      if (has == "bye") lost.push_back(entry.number);
      if (gets == "bye") won.push_back(entry.number);
      if (has.empty() && !gets.empty() && gets != "bye") newcomers.push_back(entry.number);
    }
    if (touched.empty()) continue;
    int number = 0;
    for (const Board& board : paired.boards) {
      ++number;
      const bool isTouched =
          touched.contains(kept.numberOf(board.blue)) || touched.contains(kept.numberOf(board.red));
      if (isTouched) boards.push_back(number);
    }
    out << "round " << round << ":";
    addNumbers(out, "boards", boards);
    out << " of " << paired.boards.size();
    addNumbers(out, "lose", lost);
    addNumbers(out, "win", won);
    addNumbers(out, "new", newcomers);
    out << (now ? "" : " unpairable") << (was && before == stored ? "" : " own") << "\n";
  }
  return out.str();
}

std::vector<TouchedRound> touchedBy(const Played& played, const contest::Game& corrected,
                                    const contest::GameResult& result) {
  contest::Contest contest = played.contest;
  contest.events = {played.event};
  contest::Event after = played.event;
  std::ranges::find(after.games, corrected.id, &contest::Game::id)->result = result;
  return contest::touchedRounds(contest, played.event, after, corrected.round);
}

TEST(TouchedRounds, AreThoseThatTheKeptStatesPairDifferently) {
  Lots lots(20261201);
  std::map<System, int> touched;
  int byes = 0;
  for (const System system : kEvery<System>) {
    for (int i = 0; i < support::sized(40, 300); ++i) {
      const Course course = randomCourse(lots, system);
      std::vector<contest::Game> decided;
      for (const contest::Game& game : course.played.event.games) {
        if (game.result) decided.push_back(game);
      }
      if (decided.empty()) continue;
      const contest::Game game =
          decided[static_cast<std::size_t>(draw(lots, static_cast<int>(decided.size())))];
      const contest::GameResult result = resultOf(byLot(lots));
      const auto rounds = touchedBy(course.played, game, result);
      const std::string where = std::string(toText(system)) + " " + std::to_string(i) + ", round " +
                                std::to_string(numberOf(game.round)) + " board " +
                                std::to_string(numberOf(game.board));
      EXPECT_EQ(toldBy(course.played, rounds), judged(course, game, result)) << where;
      touched[system] += static_cast<int>(rounds.size());
      for (const TouchedRound& each : rounds) byes += each.byesLost.empty() ? 0 : 1;
    }
  }
  EXPECT_EQ(touched[System::RoundRobin], 0) << "a table does not depend on results";
  for (const System system : {System::Groups, System::Swiss, System::KnockOut, System::DoubleKnockOut}) {
    EXPECT_GT(touched[system], 5) << toText(system);
  }
  EXPECT_GT(byes, 5);
}

TEST(TouchedRounds, AreNoneWithoutAChange) {
  Lots lots(20261202);
  for (const System system : kEvery<System>) {
    for (int i = 0; i < 10; ++i) {
      const Course course = randomCourse(lots, system);
      for (const contest::Game& game : course.played.event.games) {
        if (!game.result) continue;
        EXPECT_TRUE(touchedBy(course.played, game, *game.result).empty()) << toText(system);
      }
    }
  }
}

// A Swiss of seven players. The correction moves the bye of round 3 to another player.
TEST(TouchedRounds, NameTheByeAndEveryLaterRound) {
  Course course{eventOf(System::Swiss, 7), {}, {}};
  Played& played = course.played;
  played.event.setup.rounds = 4;
  for (int round = 1; round <= 3; ++round) {
    const auto next = nextRound(played.contest, played.event);
    ASSERT_TRUE(next);
    take(played, *next);
    if (round < 3) play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  }
  std::set<int> rounds;
  bool isByeNamed = false;
  for (const contest::Game& game : played.event.games) {
    if (numberOf(game.round) != 1) continue;
    const bool isBlue = game.result->result == rules::Result::BlueWins;
    const auto list =
        touchedBy(played, game, resultOf(isBlue ? rules::Result::RedWins : rules::Result::BlueWins));
    for (const TouchedRound& each : list) {
      rounds.insert(numberOf(each.round));
      isByeNamed = isByeNamed || !each.byesLost.empty();
      EXPECT_EQ(each.byesLost.size(), each.byesWon.size()) << "the bye goes to another player";
      EXPECT_TRUE(each.newcomers.empty());
    }
  }
  EXPECT_EQ(rounds, (std::set{2, 3}));
  EXPECT_TRUE(isByeNamed);
}

// Without the result of round 1, nobody can tell how later rounds would be paired.
TEST(TouchedRounds, OfADeletedResultHaveAllBoards) {
  Played played = eventOf(System::Swiss, 6);
  played.event.setup.rounds = 3;
  for (int round = 1; round <= 2; ++round) {
    take(played, *nextRound(played.contest, played.event));
    play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  }
  contest::Contest contest = played.contest;
  contest.events = {played.event};
  contest::Event after = played.event;
  after.games.front().result.reset();
  const auto rounds = contest::touchedRounds(contest, played.event, after, RoundNumber{1});
  ASSERT_EQ(rounds.size(), 1U);
  EXPECT_FALSE(rounds[0].isPairable);
  EXPECT_EQ(rounds[0].boards.size(), 3U);
}

}  // namespace
}  // namespace damath::pairing::testing
