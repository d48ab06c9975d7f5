// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/contest/model/result_rules.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/knock_out_progress.hpp"
#include "core/contest/pairing/record.hpp"
#include "core/contest/systems/group_play.hpp"
#include "core/contest/systems/manual_pairing.hpp"
#include "core/contest/systems/next_round.hpp"
#include "core/contest/systems/schedule_fault.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/contest/systems/system.hpp"
#include "tests/core/contest/pairing/played_event.hpp"
#include "tests/support/full_size.hpp"

namespace damath::pairing::testing {
namespace {

using contest::EntryId;
using contest::RoundNumber;
using contest::System;

struct Shape {
  System system;
  const char* name;
};
constexpr Shape kShapes[] = {{System::RoundRobin, "round robin"},
                             {System::Groups, "groups"},
                             {System::Swiss, "Swiss"},
                             {System::KnockOut, "knock-out"},
                             {System::DoubleKnockOut, "double knock-out"}};

Played randomEvent(Lots& lots, System system) {
  const int fewest = system == System::Groups ? 6 : 2;
  Played played =
      eventOf(system, fewest + draw(lots, 39 - fewest), draw(lots, 3) == 0 ? 2 + draw(lots, 12) : 0);
  contest::EventSetup& setup = played.event.setup;
  setup.lotSeed = lots();
  if (draw(lots, 4) == 0) setup.firstMove = contest::FirstMove::Lot;
  const int entries = static_cast<int>(played.event.entries.size());
  if (system == System::RoundRobin && entries < 12) setup.legs = 1 + draw(lots, 2);
  if (system == System::Swiss) setup.rounds = std::max(1, std::min(9, entries / 2));
  if (system == System::Groups) {
    setup.groupPlan.groups = 2 + draw(lots, entries / 3 - 1);
    setup.groupPlan.advancing = 1 + draw(lots, 2);
    if (setup.groupPlan.groups * setup.groupPlan.advancing < 9 && draw(lots, 3) == 0) {
      setup.groupPlan.final = System::RoundRobin;
    }
  }
  return played;
}

// Sometimes makes an entry leave or be absent in the next round, or adds a late entry if the system admits
// late entries.
void disturb(Played& played, Lots& lots, int round) {
  const int entries = static_cast<int>(played.event.entries.size());
  if (entries < 6) return;
  contest::Entry& entry = played.row(1 + draw(lots, entries));
  const int kind = draw(lots, 12);
  if (kind == 0 && !entry.lastRound) entry.lastRound = round;
  if (kind == 1) entry.absences.push_back(RoundNumber{round + 1});
  if (kind == 2 && played.event.setup.system == System::Swiss) enter(played, round + 1);
}

// Checks the rules of a round that hold in every system.
void expectSound(const Played& played, const RoundPairing& pairing, const std::string& where) {
  EXPECT_EQ(numberOf(pairing.round), roundsPaired(played.event) + 1) << where;
  std::set<EntryId> seen;
  for (const Board& board : pairing.boards) {
    for (const EntryId entry : {board.blue, board.red}) {
      EXPECT_TRUE(seen.insert(entry).second) << where;
      EXPECT_TRUE(played.event.find(entry)->plays(pairing.round)) << where;
    }
  }
  bool areAbsentOnes = false;
  int number = 0;
  for (const contest::Bye& bye : pairing.byes) {
    EXPECT_EQ(bye.round, pairing.round) << where;
    EXPECT_TRUE(seen.insert(bye.entry).second) << where;
    const contest::Entry& entry = *played.event.find(bye.entry);
    const bool isAbsent = bye.kind == contest::ByeKind::Absent;
    EXPECT_EQ(entry.plays(pairing.round), !isAbsent) << where;
    EXPECT_TRUE(isStillIn(entry, pairing.round)) << where;
    EXPECT_TRUE(isAbsent || !areAbsentOnes) << where;
    if (isAbsent != areAbsentOnes) number = 0;
    EXPECT_LT(number, entry.number) << where;
    number = entry.number;
    areAbsentOnes = isAbsent;
  }
  for (const ManualFault& fault : faultsOf(played.contest, played.event, pairing)) {
    EXPECT_EQ(severityOf(fault.kind), Severity::Questionable) << where << " " << static_cast<int>(fault.kind);
  }
}

void expectRepeatable(Played played, const RoundPairing& pairing, const std::string& where) {
  const std::string text = textOf(played, pairing);
  EXPECT_EQ(nextText(played), text) << where;
  take(played, pairing);
  cancelLastRound(played);
  EXPECT_EQ(nextText(played), text) << where;
}

std::map<std::pair<EntryId, EntryId>, int> meetingsOf(const contest::Event& event) {
  std::map<std::pair<EntryId, EntryId>, int> meetings;
  for (const contest::Game& game : event.games) {
    // In Swiss rounds, a walkover does not count as a game (criterion C1 of the Dutch system).
    if (event.setup.system == System::Swiss && game.result && isForfeit(*game.result)) continue;
    ++meetings[{std::min(game.blue, game.red), std::max(game.blue, game.red)}];
  }
  return meetings;
}

void expectFairMeetings(const Played& played, const std::string& where) {
  int most = 1;
  switch (played.event.setup.system) {
    case System::RoundRobin:
      most = played.event.setup.legs;
      break;
    case System::Groups:
      most = 2;  // two entries may meet once in their group and once in the final
      break;
    case System::DoubleKnockOut:
      most = 4;
      break;
    case System::Swiss:
    case System::KnockOut:
      break;
  }
  for (const auto& [pair, count] : meetingsOf(played.event)) EXPECT_LE(count, most) << where;
}

void expectLevels(const Played& played, const std::string& where) {
  const System system = played.event.setup.system;
  const bool isKnockOut = system == System::KnockOut || system == System::DoubleKnockOut;
  EXPECT_EQ(contest::standings(played.event).ranks.size(), played.event.entries.size()) << where;
  if (!isKnockOut) return;
  int place = 1;
  std::set<EntryId> seen;
  for (const Level& level : levelsOf(played.event)) {
    EXPECT_EQ(level.place, place) << where;
    EXPECT_FALSE(level.entries.empty()) << where;
    place += static_cast<int>(level.entries.size());
    for (const EntryId entry : level.entries) EXPECT_TRUE(seen.insert(entry).second) << where;
  }
  EXPECT_EQ(seen.size(), played.event.entries.size()) << where;
}

enum class Calm { Yes, No };

void playToTheEnd(Played& played, Lots& lots, const std::string& where, Calm calm) {
  const auto judge = [&](const contest::Game&) { return byLot(lots); };
  for (int guard = 0; guard < 200; ++guard) {
    const auto next = nextRound(played.contest, played.event);
    if (!next && next.error().kind == ObstacleKind::RematchMissing) {
      ASSERT_FALSE(next.error().games.empty() && next.error().ties.empty()) << where;
      playRematches(played, next.error());
      continue;
    }
    if (!next) {
      if (calm == Calm::Yes) {
        EXPECT_EQ(next.error().kind, ObstacleKind::Complete) << where;
      } else {
        EXPECT_NE(next.error().kind, ObstacleKind::ResultsMissing) << where;
      }
      expectLevels(played, where);
      return;
    }
    expectSound(played, *next, where);
    if (guard % 4 == 0) expectRepeatable(played, *next, where);
    take(played, *next);
    if (!next->boards.empty()) {
      EXPECT_EQ(nextText(played), "results missing") << where;
    }
    play(played, judge);
    expectLevels(played, where);
    if (calm == Calm::No) disturb(played, lots, numberOf(next->round));
  }
  ADD_FAILURE() << where << " has no end";
}

TEST(Pairing, OfUndisturbedEventsGoesToTheEnd) {
  Lots lots(41);
  for (const Shape& shape : kShapes) {
    for (int i = 0; i < support::sized(15, 40); ++i) {
      const std::string where = std::string(shape.name) + " " + std::to_string(i);
      Played played = randomEvent(lots, shape.system);
      playToTheEnd(played, lots, where, Calm::Yes);
      expectFairMeetings(played, where);
      EXPECT_EQ(roundsPaired(played.event), roundsOf(played.event)) << where;
      if (shape.system != System::RoundRobin) continue;
      const std::size_t entries = played.event.entries.size();
      EXPECT_EQ(meetingsOf(played.event).size(), entries * (entries - 1) / 2) << where;
    }
  }
}

TEST(Pairing, OfEventsThatPlayersLeaveAndJoinStaysSound) {
  Lots lots(42);
  for (const Shape& shape : kShapes) {
    for (int i = 0; i < support::sized(20, 50); ++i) {
      const std::string where = std::string(shape.name) + " " + std::to_string(i);
      Played played = randomEvent(lots, shape.system);
      playToTheEnd(played, lots, where, Calm::No);
      expectFairMeetings(played, where);
    }
  }
}

// Pairs Swiss events by the Dutch system, with at least four entries for each round. No player moves first
// three times in a row, or second three times in a row. The numbers of games in which a player moves first
// and second differ by at most two. No player has two byes.
TEST(Pairing, OfSwissEventsKeepsSidesAndByesEven) {
  Lots lots(43);
  int uneven = 0;
  int players = 0;
  for (int i = 0; i < 60; ++i) {
    const int rounds = 3 + draw(lots, 6);
    Played played = eventOf(System::Swiss, 4 * rounds + draw(lots, 12));
    played.event.setup.rounds = rounds;
    playToTheEnd(played, lots, std::to_string(i), Calm::Yes);
    std::set<EntryId> byes;
    for (const contest::Bye& bye : played.event.byes) EXPECT_TRUE(byes.insert(bye.entry).second) << i;
    for (const auto& [entry, record] : recordsOf(played.event)) {
      EXPECT_LE(std::abs(record.balance()), 2) << i;
      ++players;
      uneven += std::abs(record.balance()) > 1 ? 1 : 0;
      for (std::size_t at = 2; at < record.sides.size(); ++at) {
        EXPECT_FALSE(record.sides[at] == record.sides[at - 1] && record.sides[at] == record.sides[at - 2])
            << i;
      }
    }
  }
  EXPECT_LT(uneven, players / 8);
}

}  // namespace
}  // namespace damath::pairing::testing
