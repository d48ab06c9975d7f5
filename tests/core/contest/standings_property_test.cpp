// SPDX-License-Identifier: GPL-3.0-or-later
// Checks rules that hold for the standings of every event, on random events. Also compares the ranks with
// those of the second implementation plain_ranks.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/next_round.hpp"
#include "core/contest/systems/system.hpp"
#include "core/exact/number_text.hpp"
#include "tests/core/contest/pairing/played_event.hpp"
#include "tests/core/contest/random_event.hpp"
#include "tests/core/contest/tie_case.hpp"
#include "tests/support/full_size.hpp"
#include "tests/support/plain_ranks.hpp"

namespace damath::contest::testing {
namespace {

const unsigned kEvents = support::sized(1000U, 4000U);

// An event without games can be complete: all its rounds then have only byes.
bool isComplete(const Event& event) {
  const bool allResults = std::all_of(event.games.begin(), event.games.end(),
                                      [](const Game& game) { return game.result.has_value(); });
  int lastBye = 0;
  for (const Bye& bye : event.byes) lastBye = std::max(lastBye, numberOf(bye.round));
  return allResults && (!event.games.empty() || (lastBye > 0 && lastBye == roundsOf(event)));
}

Standings plainRanksOf(const Event& event) {
  return support::plainRanks(event, isComplete(event) ? support::Results::AllIn : support::Results::Missing);
}

// Returns the whole table as text, with the numbers of the entries, so that each difference shows.
std::string wholeTextOf(const Standings& table) {
  std::string text = std::to_string(numberOf(table.event)) + (table.provisional ? " provisional" : " final") +
                     " after " + std::to_string(table.afterRound);
  const auto list = [&text](const std::vector<EntryId>& entries) {
    for (const EntryId entry : entries) text += " " + std::to_string(numberOf(entry));
  };
  for (const RankedEntry& row : table.ranks) {
    text += "\n" + std::to_string(row.rank) + ". " + std::to_string(numberOf(row.entry)) + " " +
            exact::toText(row.points) + " of " + std::to_string(row.played) + " +" +
            std::to_string(row.wins) + " =" + std::to_string(row.draws) + " -" + std::to_string(row.losses) +
            " " + exact::toText(row.pointSystem);
    for (const RankReason& reason : row.reasons) {
      text += " | " + std::string(toText(clauseOf(reason.step)));
      list(reason.against);
      text += ": " + toText(reason.figures) + " without " + std::to_string(reason.gamesWithoutFigures);
    }
  }
  for (const auto& tie : table.rematchesDue) text += "\ndue", list(tie);
  for (const auto& tie : table.lotsOpen) text += "\nopen", list(tie);
  return text + (table.pointSystem == rules::PointSystem::Difference ? "\nby difference" : "");
}

void expectOrder(const Event& event, const Standings& table) {
  ASSERT_EQ(table.ranks.size(), event.entries.size());
  std::set<EntryId> seen;
  for (std::size_t i = 0; i < table.ranks.size(); ++i) {
    const RankedEntry& row = table.ranks[i];
    EXPECT_TRUE(seen.insert(row.entry).second);
    EXPECT_EQ(row.played, row.wins + row.draws + row.losses);
    const bool sharedUp = i > 0 && table.ranks[i - 1].rank == row.rank;
    if (!sharedUp) {
      EXPECT_EQ(row.rank, static_cast<int>(i) + 1);
    }
    if (i > 0) {
      EXPECT_GE(table.ranks[i - 1].points, row.points);
    }
  }
}

void expectReasons(const Standings& table) {
  std::map<int, int> sharing;
  std::map<exact::Rational, int> level;
  for (const RankedEntry& row : table.ranks) {
    ++sharing[row.rank];
    ++level[row.points];
  }
  for (const RankedEntry& row : table.ranks) {
    EXPECT_EQ(row.reasons.empty(), level[row.points] == 1);
    if (row.reasons.empty()) continue;
    const RankReason& last = row.reasons.back();
    const bool leftLevel =
        last.step == RankStep::Lot || (last.step == RankStep::Rematch && !last.hasFigures());
    EXPECT_EQ(leftLevel, sharing[row.rank] > 1) << toText(clauseOf(last.step));
    EXPECT_EQ(static_cast<int>(row.reasons.front().against.size()) + 1, level[row.points]);
    for (std::size_t i = 1; i < row.reasons.size(); ++i) {
      EXPECT_LE(row.reasons[i].against.size(), row.reasons[i - 1].against.size());
      EXPECT_LE(clauseOf(row.reasons[i - 1].step), clauseOf(row.reasons[i].step));
    }
  }
}

void expectTheSameInAnyOrder(Event event, const std::string& expected, Chance& chance,
                             const std::vector<std::string>& names) {
  std::shuffle(event.games.begin(), event.games.end(), chance);
  std::shuffle(event.rematches.begin(), event.rematches.end(), chance);
  std::shuffle(event.byes.begin(), event.byes.end(), chance);
  std::shuffle(event.entries.begin(), event.entries.end(), chance);
  EXPECT_EQ(textOf(standings(event), names), expected);
}

// Renumbers the entries for textOf, which needs ids from 101.
Event renumbered(Event event) {
  const auto renumber = [&event](EntryId id) {
    for (const Entry& entry : event.entries) {
      if (entry.id == id) return static_cast<EntryId>(100 + entry.number);
    }
    return EntryId{};
  };
  Event other = event;
  for (Game& game : other.games)
    game = {game.id, game.round, game.board, renumber(game.blue), renumber(game.red), game.result};
  for (Bye& bye : other.byes) {
    bye.entry = renumber(bye.entry);
    if (bye.opponent) bye.opponent = renumber(*bye.opponent);
  }
  for (Rematch& rematch : other.rematches) {
    rematch = {rematch.id, renumber(rematch.blue), renumber(rematch.red), rematch.result, rematch.decides};
  }
  for (Entry& entry : other.entries) entry.id = renumber(entry.id);
  return other;
}

TEST(RandomEvents, AreRankedAsTheSecondReadingOfTheLawRanksThem) {
  int due = 0;
  int running = 0;
  for (unsigned seed = 1; seed <= kEvents; ++seed) {
    Chance chance(seed);
    Event event = randomEvent(chance);
    const bool complete = isComplete(event);
    running += complete ? 0 : 1;
    const Standings table = standings(event);
    ASSERT_EQ(wholeTextOf(table), wholeTextOf(plainRanksOf(event))) << "seed " << seed;
    if (table.rematchesDue.empty()) continue;
    ++due;
    playRematches(event, table, chance);
    const Standings after = standings(event);
    ASSERT_EQ(wholeTextOf(after), wholeTextOf(plainRanksOf(event))) << "seed " << seed;
    ASSERT_FALSE(after.provisional) << "seed " << seed;
  }
  EXPECT_GT(due, support::sized(125, 500));
  EXPECT_GT(running, support::sized(75, 300));
}

TEST(RandomEvents, AreRankedAlikeUnderEveryOrderOfTieBreaks) {
  int decided = 0;
  std::map<rules::Clause, int> clauses;
  for (unsigned seed = 1; seed <= 2 * kEvents; ++seed) {
    Chance chance(seed);
    Event event = randomEvent(chance);
    drawLaw(event, chance);
    drawDeciders(event, chance);
    for (int stage = 0; stage < 4; ++stage) {
      const Standings table = standings(event);
      ASSERT_EQ(wholeTextOf(table), wholeTextOf(plainRanksOf(event))) << "seed " << seed << ", " << stage;
      for (const RankedEntry& row : table.ranks) {
        for (const RankReason& reason : row.reasons) ++clauses[clauseOf(reason.step)];
        decided += !row.reasons.empty() && row.reasons.back().step == RankStep::Lot &&
                           row.reasons.back().hasFigures()
                       ? 1
                       : 0;
      }
      playRematches(event, table, chance);
      drawLots(event, table, chance);
    }
  }
  EXPECT_GT(decided, support::sized(500, 2000)) << "by lot";
  for (const std::string_view clause : {"Y2a", "Y2b", "Y2c", "Y2d", "Y2e", "Y2f", "Y2g", "Y2h"}) {
    EXPECT_GT(clauses[rules::parseClause(clause).value()], support::sized(500, 2000)) << clause;
  }
}

// The program pairs these events, so a player who withdraws plays no later game, and each later opponent has
// a bye. The games of many of these players are annulled (Y1).
TEST(RandomEvents, WithWithdrawnPlayersAreRankedAlikeAfterEachRound) {
  namespace paired = pairing::testing;
  std::ptrdiff_t annulled = 0;
  for (unsigned seed = 1; seed <= kEvents / 2; ++seed) {
    Chance chance(seed);
    const int players = 2 + paired::draw(chance, 7);
    paired::Played played = paired::eventOf(System::RoundRobin, players);
    Event& event = played.event;
    event.setup.legs = 1 + paired::draw(chance, 2);
    drawLaw(event, chance);
    while (const auto next = pairing::nextRound(played.contest, event)) {
      paired::take(played, *next);
      paired::play(played, [&chance](const Game&) { return paired::byLot(chance); });
      const bool isOver = roundsPaired(event) == roundsOf(event);
      const Standings table = standings(event);
      const Standings plain =
          support::plainRanks(event, isOver ? support::Results::AllIn : support::Results::Missing);
      ASSERT_EQ(wholeTextOf(table), wholeTextOf(plain)) << "seed " << seed << ", " << roundsPaired(event);
    }
    for (int stage = 0; stage < 4; ++stage) {
      const Standings table = standings(event);
      const Standings plain = support::plainRanks(event, support::Results::AllIn);
      ASSERT_EQ(wholeTextOf(table), wholeTextOf(plain)) << "seed " << seed << ", stage " << stage;
      if (stage == 0) annulled += std::ranges::count_if(table.ranks, isAnnulled);
      playRematches(event, table, chance);
      drawLots(event, table, chance);
    }
  }
  EXPECT_GT(annulled, support::sized(75, 300));
}

TEST(RandomEvents, HaveRanksInOrderEachWithItsReason) {
  for (unsigned seed = 1; seed <= kEvents; ++seed) {
    SCOPED_TRACE(seed);
    Chance chance(seed);
    Event event = randomEvent(chance);
    const Standings table = standings(event);
    expectOrder(event, table);
    expectReasons(table);
    playRematches(event, table, chance);
    const Standings after = standings(event);
    expectOrder(event, after);
    expectReasons(after);
    if (HasFailure()) break;
  }
}

TEST(RandomEvents, DoNotDependOnTheOrderOfTheSnapshot) {
  const std::vector<std::string> names = {"a", "b", "c", "d", "e", "f", "g", "h"};
  for (unsigned seed = 1; seed <= kEvents / 4; ++seed) {
    SCOPED_TRACE(seed);
    Chance chance(seed);
    Event event = renumbered(randomEvent(chance));
    playRematches(event, standings(event), chance);
    expectTheSameInAnyOrder(event, textOf(standings(event), names), chance, names);
    if (HasFailure()) break;
  }
}

}  // namespace
}  // namespace damath::contest::testing
