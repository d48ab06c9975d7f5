// SPDX-License-Identifier: GPL-3.0-or-later
// A knock-out has exactly one champion, whatever changes during the event.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include "core/contest/model/lot.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/progress.hpp"
#include "core/contest/systems/group_play.hpp"
#include "core/contest/systems/next_round.hpp"
#include "core/contest/systems/schedule_fault.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/contest/systems/system.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/core/contest/pairing/played_event.hpp"
#include "tests/support/full_size.hpp"

namespace damath::pairing::testing {
namespace {

using contest::Stage;
using contest::Standings;
using contest::System;

int firsts(const Standings& table) {
  return static_cast<int>(std::ranges::count(table.ranks, 1, &contest::RankedEntry::rank));
}

// Makes a random change that an arbiter may make to a running event.
void change(Played& played, Lots& lots) {
  contest::Event& event = played.event;
  switch (draw(lots, 6)) {
    case 0:
      event.setup.rounds = 1 + draw(lots, 8);
      break;
    case 1:
      event.setup.rounds.reset();
      break;
    case 2:
      if (!event.games.empty()) {
        contest::Game& game =
            event.games[static_cast<std::size_t>(draw(lots, static_cast<int>(event.games.size())))];
        game.result = resultOf(byLot(lots));
      }
      break;
    case 3:
      played.row(1 + draw(lots, static_cast<int>(event.entries.size()))).lastRound =
          contest::roundsPaired(event);
      break;
    case 4:
      played.row(1 + draw(lots, static_cast<int>(event.entries.size())))
          .absences.push_back(contest::RoundNumber{contest::roundsPaired(event) + 1});
      break;
    default:
      break;
  }
}

void playRematchesDue(Played& played, Lots& lots) {
  const auto obstacle = obstacleToNextRound(played.contest, played.event);
  if (obstacle && obstacle->kind == ObstacleKind::RematchMissing) return playRematches(played, *obstacle);
  for (const auto& [one, other] : contest::standings(played.event).rematchesOpen) {
    const auto count = static_cast<std::int64_t>(played.event.rematches.size());
    played.event.rematches.push_back({contest::GameId{200000 + count},
                                      one,
                                      other,
                                      resultOf(byLot(lots)),
                                      {},
                                      contest::roundsPaired(played.event)});
  }
}

// Y3: checks that each rank has a reason. In an event with groups, a reason may name only entries that were
// compared: entries of the same group, and opponents in the final. The reason NoSeat may name any entry.
void expectReasons(const Played& played, const std::string& where) {
  const contest::Event& event = played.event;
  const bool hasGroups = event.setup.system == System::Groups;
  const Members groups = hasGroups ? groupsPlayed(event) : Members();
  std::set<contest::EntryId> finalists;
  if (hasGroups && hasFinalBegun(event)) {
    for (const contest::Entry& entry : finalEvent(event, groups).entries) finalists.insert(entry.id);
  }
  const auto isCompared = [&](contest::EntryId a, contest::EntryId b) {
    if (!hasGroups || (finalists.contains(a) && finalists.contains(b))) return true;
    return std::ranges::any_of(groups, [&](const auto& group) {
      return std::ranges::find(group, a) != group.end() && std::ranges::find(group, b) != group.end();
    });
  };
  for (const contest::RankedEntry& row : contest::standings(event).ranks) {
    ASSERT_FALSE(row.reasons.empty()) << where << ": place " << row.rank;
    for (const contest::RankReason& reason : row.reasons) {
      const bool isOfNoGroup = reason.step == contest::RankStep::NoSeat;
      for (const contest::EntryId rival : reason.against) {
        ASSERT_TRUE(isOfNoGroup || isCompared(row.entry, rival)) << where << ": place " << row.rank;
      }
    }
  }
}

enum class Changes { None, Many };

// Plays the event to its end. Each step is the step that the event's progress (progressOf) asks for.
void playToTheEnd(Played& played, Lots& lots, Changes changes, const std::string& where) {
  for (int guard = 0; guard < 300; ++guard) {
    const contest::Progress progress = contest::progressOf(played.contest, played.event);
    const auto next = nextRound(played.contest, played.event);
    ASSERT_EQ(progress.stage == Stage::Pairing, next.has_value()) << where;
    if (progress.stage != Stage::Pairing && progress.stage != Stage::Playing) {
      ASSERT_NO_FATAL_FAILURE(expectReasons(played, where));
    }
    switch (progress.stage) {
      case Stage::Pairing:
        take(played, *next);
        if (changes == Changes::Many && guard < 200 && draw(lots, 2) == 0) change(played, lots);
        break;
      case Stage::Playing:
        play(played, [&](const contest::Game&) { return byLot(lots); });
        if (changes == Changes::Many && guard < 200 && draw(lots, 2) == 0) change(played, lots);
        break;
      case Stage::Rematches:
        playRematchesDue(played, lots);
        break;
      case Stage::PairAnew:
        ASSERT_EQ(changes, Changes::Many) << where << ": nothing was corrected";
        ASSERT_TRUE(contest::standings(played.event).provisional) << where;
        while (contest::roundsPaired(played.event) >= contest::numberOf(*progress.roundAdrift))
          cancelLastRound(played);
        break;
      case Stage::Drawing:
        played.event.lots.push_back(
            contest::drawLot(played.event, contest::standings(played.event).lotsOpen.at(0)));
        break;
      default:
        EXPECT_EQ(progress.stage, Stage::Played) << where;
        return;
    }
  }
  ADD_FAILURE() << where << " has no end";
}

TEST(Champion, IsOneWhateverIsChangedOnTheWay) {
  Lots lots(77);
  for (const System system : {System::KnockOut, System::DoubleKnockOut}) {
    for (int i = 0; i < support::sized(500, 1500); ++i) {
      const std::string where = std::string(contest::toText(system)) + " " + std::to_string(i);
      Played played = eventOf(system, 3 + draw(lots, 9));
      playToTheEnd(played, lots, i % 4 == 0 ? Changes::None : Changes::Many, where);
      const Standings table = contest::standings(played.event);
      ASSERT_FALSE(table.provisional) << where;
      ASSERT_EQ(firsts(table), 1) << where;
    }
  }
}

TEST(Reasons, StandAtEveryPlaceOfGroupsAndTheirFinal) {
  Lots lots(78);
  for (const System final : {System::KnockOut, System::RoundRobin}) {
    for (int i = 0; i < support::sized(70, 200); ++i) {
      const std::string where = std::string(contest::toText(final)) + " " + std::to_string(i);
      Played played = eventOf(System::Groups, 4 + draw(lots, 9));
      played.event.setup.groupPlan = {.groups = 2, .advancing = 1 + draw(lots, 2), .final = final};
      if (draw(lots, 4) == 0) played.row(4).lastRound = 0;
      playToTheEnd(played, lots, Changes::None, where);
      if (HasFatalFailure()) return;
    }
  }
}

// Plays four rounds. The better of the two finalists loses the last round, so each has one loss.
Played untilTheDecidingGame() {
  Played played = eventOf(System::DoubleKnockOut, 4);
  for (int round = 1; round <= 4; ++round) {
    take(played, *nextRound(played.contest, played.event));
    play(played, [&](const contest::Game& game) {
      const auto byBest = byNumber(played, game);
      if (round < 4) return byBest;
      return byBest == rules::Result::BlueWins ? rules::Result::RedWins : rules::Result::BlueWins;
    });
  }
  return played;
}

// The planned number of rounds may be 3, 4 or 5, or open. The deciding game between the two entries with one
// loss each is played all the same.
TEST(Champion, TheDecidingGameComesWhateverNumberOfRoundsIsGiven) {
  Played played = untilTheDecidingGame();
  for (const auto rounds : {std::optional<int>(), std::optional(3), std::optional(4), std::optional(5)}) {
    played.event.setup.rounds = rounds;
    EXPECT_EQ(contest::roundsOf(played.event), 5);
    EXPECT_TRUE(contest::standings(played.event).provisional);
    EXPECT_TRUE(nextRound(played.contest, played.event).has_value());
  }
  played.event.setup.rounds = 3;
  EXPECT_EQ(faultsOfChange(played.event),
            (std::vector<ScheduleFault>{{ScheduleFaultKind::TooFewRounds, 4, 3}}));
  played.event.setup.rounds = 4;
  EXPECT_TRUE(faultsOfChange(played.event).empty());
}

TEST(Champion, BothFinalistsGoneAreNotTwoChampions) {
  Played played = untilTheDecidingGame();
  played.row(1).lastRound = 4;
  played.row(2).lastRound = 4;
  const Standings table = contest::standings(played.event);
  EXPECT_TRUE(table.provisional);
  // Each of the two finalists won one game against the other finalist, so a rematch decides.
  EXPECT_EQ(table.rematchesDue.size(), 1U);
  EXPECT_EQ(contest::progressOf(played.contest, played.event).stage, Stage::Rematches);
}

// The lower start number wins every game. Then the result of the first game is corrected, so the pairings
// from round 2 on are wrong.
TEST(Champion, IsNotFinalWhileLaterRoundsRestOnACorrectedResult) {
  for (const System system : {System::KnockOut, System::DoubleKnockOut}) {
    Played played = eventOf(system, 4);
    while (const auto next = nextRound(played.contest, played.event)) {
      take(played, *next);
      play(played, [&](const contest::Game& game) { return byNumber(played, game); });
    }
    EXPECT_FALSE(contest::standings(played.event).provisional);
    contest::Game& first = played.event.games.front();
    const bool blueWon = first.result->result == rules::Result::BlueWins;
    first.result = resultOf(blueWon ? rules::Result::RedWins : rules::Result::BlueWins);
    EXPECT_TRUE(contest::standings(played.event).provisional);
    const contest::Progress progress = contest::progressOf(played.contest, played.event);
    EXPECT_EQ(progress.stage, Stage::PairAnew);
    EXPECT_EQ(progress.roundAdrift, contest::RoundNumber{2});
  }
}

TEST(Progress, CountsARoundOfByesAlone) {
  Played played = eventOf(System::Swiss, 2);
  played.event.byes.push_back({contest::RoundNumber{1}, played.entry(1)});
  EXPECT_EQ(contest::roundsPaired(played.event), 1);
  played.event.byes.clear();
  played.event.rounds.push_back({contest::RoundNumber{2}});
  EXPECT_EQ(contest::roundsPaired(played.event), 2);
}

TEST(Progress, NeverHasMoreRoundsPairedThanInAll) {
  Played played = eventOf(System::RoundRobin, 6);
  for (int round = 1; round <= 4; ++round) {
    take(played, *nextRound(played.contest, played.event));
    play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  }
  played.event.setup.rounds = 2;
  const contest::Progress progress = contest::progressOf(played.contest, played.event);
  EXPECT_EQ(progress.roundsPaired, 4);
  EXPECT_EQ(progress.roundsOf, 4);
  EXPECT_EQ(progress.stage, Stage::Played);
  EXPECT_EQ(faultsOfChange(played.event),
            (std::vector<ScheduleFault>{{ScheduleFaultKind::TooFewRounds, 4, 2}}));
}

TEST(Progress, SaysWhatStandsAgainstTheNextRound) {
  Played played = eventOf(System::KnockOut, 4);
  played.event.setup.rounds = 1;
  contest::Progress progress = contest::progressOf(played.contest, played.event);
  EXPECT_EQ(progress.stage, Stage::Unplayable);
  EXPECT_EQ(progress.faults, (std::vector<ScheduleFault>{{ScheduleFaultKind::TooFewRounds, 2, 1}}));
  played.event.setup.rounds.reset();
  take(played, *nextRound(played.contest, played.event));
  EXPECT_EQ(contest::progressOf(played.contest, played.event).stage, Stage::Playing);
  play(played, [](const contest::Game&) { return rules::Result::Draw; });
  progress = contest::progressOf(played.contest, played.event);
  EXPECT_EQ(progress.stage, Stage::Rematches) << "a drawn game of a knock-out";
  EXPECT_EQ(progress.rematchesDue.size(), 2U);

  Played swiss = eventOf(System::Swiss, 4);
  swiss.event.setup.rounds = 5;
  for (int round = 1; round <= 3; ++round) {
    take(swiss, *nextRound(swiss.contest, swiss.event));
    play(swiss, [&](const contest::Game& game) { return byNumber(swiss, game); });
  }
  EXPECT_EQ(contest::progressOf(swiss.contest, swiss.event).stage, Stage::ByHand) << "all have met";
}

// Entries 4 and 5 are tied, but neither can advance. Their own game (Y2a) does not break the tie, so the sums
// of their grand totals decide (Y2c).
TEST(GroupTies, GoDownEveryStepAndSayWhy) {
  // The groups are 1 4 5 8 and 2 3 6 7. In the first group, entry 1 is first, entries 4 and 5 are tied behind
  // entry 1, and entry 8 is last. The grand totals of entry 4 add up to 150, the grand totals of entry 5 to
  // 135.
  Played played = eventOf(System::Groups, 8);
  played.event.setup.groupPlan = {.groups = 2, .advancing = 1, .final = System::KnockOut};
  rules::change(played.event.setup.ruleset, &rules::Ruleset::rematchPlaces, 1);
  for (int round = 1; round <= 3; ++round) {
    take(played, *nextRound(played.contest, played.event));
    for (contest::Game& game : played.event.games) {
      if (game.result) continue;
      const int blue = played.numberOf(game.blue);
      const int red = played.numberOf(game.red);
      const auto figure = [](int number) { return exact::Number(number == 4 ? 50 : number == 5 ? 45 : 1); };
      game.result = resultOf(byNumber(played, game));
      if (std::min(blue, red) == 4 && std::max(blue, red) == 5) game.result = resultOf(rules::Result::Draw);
      game.result->blueGrand = figure(blue);
      game.result->redGrand = figure(red);
    }
  }
  const auto reasonsOf = [&](int number) {
    const Standings table = contest::standings(played.event);
    const auto row = std::ranges::find(table.ranks, played.entry(number), &contest::RankedEntry::entry);
    std::string text = std::to_string(row->rank);
    for (const contest::RankReason& reason : row->reasons)
      text += " " + std::string(toText(clauseOf(reason.step))) + " " + toText(reason.figures);
    return text;
  };
  take(played, *nextRound(played.contest, played.event));
  play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  EXPECT_EQ(reasonsOf(4), "3 Y4 2 Y2a 0.5-0.5 Y2c 150");
  EXPECT_EQ(reasonsOf(5), "5 Y4 3 Y2a 0.5-0.5 Y2c 135");
  EXPECT_EQ(reasonsOf(3), "3 Y4 2");
  EXPECT_FALSE(contest::standings(played.event).provisional);

  // If third place is a prize, a rematch decides the tie for it first (Y2b).
  rules::change(played.event.setup.ruleset, &rules::Ruleset::rematchPlaces, rules::RematchPlaces{});
  const Standings table = contest::standings(played.event);
  EXPECT_TRUE(table.provisional);
  EXPECT_EQ(table.rematchesDue,
            (std::vector<std::vector<contest::EntryId>>{{played.entry(4), played.entry(5)}}));
  played.event.rematches.push_back(
      {contest::GameId{900}, played.entry(5), played.entry(4), resultOf(rules::Result::BlueWins), {}});
  EXPECT_EQ(reasonsOf(5), "3 Y4 2 Y2a 0.5-0.5 Y2b 1-0");
  EXPECT_FALSE(contest::standings(played.event).provisional);
}

}  // namespace
}  // namespace damath::pairing::testing
