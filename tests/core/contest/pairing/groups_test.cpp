// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/school_mates.hpp"
#include "core/contest/systems/group_play.hpp"
#include "core/contest/systems/next_round.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/progress.hpp"
#include "core/contest/rematches.hpp"
#include "core/contest/systems/schedule_fault.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/contest/systems/system.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/core/contest/pairing/played_event.hpp"

namespace damath::pairing::testing {
namespace {

using contest::RoundNumber;
using contest::System;

Played groupsOfEvent(int entries, int groups, int advancing, int schools = 0) {
  Played played = eventOf(System::Groups, entries, schools);
  played.event.setup.groupPlan = {.groups = groups, .advancing = advancing, .final = System::KnockOut};
  return played;
}

std::string textOf(const Played& played, const Members& groups) {
  std::string text;
  for (const auto& group : groups) {
    for (const contest::EntryId entry : group) text += std::to_string(played.numberOf(entry)) + " ";
    text.back() = '\n';
  }
  return text;
}

// Returns the reason as text: the clause of its step, its figures, and the start numbers of the entries that
// it names.
std::string rivalsText(const Played& played, const contest::RankReason& reason) {
  std::string text = std::string(toText(clauseOf(reason.step))) + " " + toText(reason.figures) + " :";
  for (const contest::EntryId rival : reason.against) text += " " + std::to_string(played.numberOf(rival));
  return text;
}

std::vector<std::string> reasonsOf(const Played& played, int number) {
  std::vector<std::string> texts;
  for (const contest::RankedEntry& row : contest::standings(played.event).ranks) {
    if (row.entry != played.entry(number)) continue;
    for (const contest::RankReason& reason : row.reasons) texts.push_back(rivalsText(played, reason));
  }
  return texts;
}

std::string levelsText(const Played& played) {
  using contest::RankStep;
  const std::map<RankStep, std::string> kHow{{RankStep::StillIn, " in"},
                                             {RankStep::Champion, " champion"},
                                             {RankStep::KnockedOut, " lost in "},
                                             {RankStep::ThirdPlace, " third place "},
                                             {RankStep::ThirdByBye, " third by a bye after "},
                                             {RankStep::NoSeat, " no seat"},
                                             {RankStep::GroupPlace, " group place "},
                                             {RankStep::FinalPoints, " points in the final "}};
  std::map<int, std::pair<std::string, std::string>> byRank;
  for (const contest::RankedEntry& row : contest::standings(played.event).ranks) {
    auto& [numbers, how] = byRank[row.rank];
    numbers += " " + std::to_string(played.numberOf(row.entry));
    how.clear();
    if (row.reasons.empty() || isOfTie(row.reasons[0].step)) {
      how = " without a reason";
      continue;
    }
    const contest::RankReason& reason = row.reasons[0];
    how = kHow.at(reason.step) + toText(reason.figures);
  }
  std::string text;
  for (const auto& [rank, level] : byRank) {
    text += std::to_string(rank) + ":" + level.first + level.second + "\n";
  }
  return text;
}

TEST(Groups, AreDealtInSerpentine) {
  const Played played = groupsOfEvent(11, 3, 1);
  EXPECT_EQ(textOf(played, groupsOf(played.contest, played.event)),
            "1 6 7\n"
            "2 5 8 11\n"
            "3 4 9 10\n");
}

TEST(Groups, KeepSchoolmatesApartWithinTheRows) {
  // 12 entries of 5 schools play in 3 groups. Entries 1 and 6 are of one school, and the serpentine order
  // alone would put both into the first group.
  Played played = groupsOfEvent(12, 3, 1, 5);
  const Schools schools = schoolsOf(played.contest, played.event);
  const Members groups = groupsOf(played.contest, played.event);
  for (std::size_t group = 0; group < 3; ++group) {
    ASSERT_EQ(groups[group].size(), 4U);
    EXPECT_EQ(played.numberOf(groups[group][0]), static_cast<int>(group) + 1);
    for (std::size_t i = 0; i < 4; ++i) {
      const int number = played.numberOf(groups[group][i]);
      EXPECT_EQ((number - 1) / 3, static_cast<int>(i));
      for (std::size_t j = 0; j < i; ++j) {
        EXPECT_FALSE(areSchoolMates(schools, groups[group][i], groups[group][j])) << number;
      }
    }
  }
  while (roundsPaired(played.event) < groupRounds(played.event)) playRound(played);
  EXPECT_EQ(groupsPlayed(played.event), groups);
}

TEST(Groups, PlayTheirTablesSideBySideAndShorterOnesSitOut) {
  Played played = groupsOfEvent(7, 2, 1);
  // The groups are 1 4 5 and 2 3 6 7.
  EXPECT_EQ(nextText(played), "4-5 2-7 3-6 bye 1");
  playRound(played);
  EXPECT_EQ(nextText(played), "1-4 7-6 2-3 bye 5");
  playRound(played);
  EXPECT_EQ(nextText(played), "5-1 3-7 6-2 bye 4");
  playRound(played);
  EXPECT_EQ(roundsOf(played.event), 4);

  Played uneven = groupsOfEvent(5, 2, 1);
  // Group 1 4 5 needs three rounds, group 2 3 only one.
  EXPECT_EQ(nextText(uneven), "4-5 2-3 bye 1");
  playRound(uneven);
  EXPECT_EQ(nextText(uneven), "1-4 bye 5");
  playRound(uneven);
  EXPECT_EQ(nextText(uneven), "5-1 bye 4");
}

TEST(Groups, TheBestMeetInAKnockOutAndGroupMatesLate) {
  Played played = groupsOfEvent(12, 3, 2);
  while (roundsPaired(played.event) < 3) playRound(played);
  // The groups are 1 6 7 12, 2 5 8 11 and 3 4 9 10. The winners are 1 2 3, the seconds 6 5 4, in this order
  // of seeds. In this order, 3 would meet 4 of its group at once, and 1 would meet 6 of its group in the
  // second round. After 3 and 6 are exchanged, entries of one group are in different halves.
  const auto next = nextRound(played.contest, played.event);
  ASSERT_TRUE(next);
  std::set<std::set<int>> pairs;
  for (const Board& board : next->boards)
    pairs.insert({played.numberOf(board.blue), played.numberOf(board.red)});
  EXPECT_EQ(pairs, (std::set<std::set<int>>{{3, 5}, {4, 6}}));
  EXPECT_EQ(next->byes.size(), 2U);
  EXPECT_EQ(contest::numberOf(next->round), 4);
  while (nextText(played) != "complete") playRound(played);
  EXPECT_EQ(roundsPaired(played.event), 6);
  const contest::Standings table = contest::standings(played.event);
  EXPECT_EQ(table.ranks[0].entry, played.entry(1));
  EXPECT_EQ(table.ranks[1].rank, 2);
}

TEST(Groups, AFinalCanBeARoundRobin) {
  Played played = groupsOfEvent(8, 2, 2);
  played.event.setup.groupPlan.final = System::RoundRobin;
  while (roundsPaired(played.event) < 3) playRound(played);
  // The groups are 1 4 5 8 and 2 3 6 7. The seeds of the final are 1 2 4 3.
  EXPECT_EQ(nextText(played), "1-3 2-4");
  while (nextText(played) != "complete") playRound(played);
  EXPECT_EQ(roundsPaired(played.event), 6);
  EXPECT_EQ(levelsText(played),
            "1: 1 points in the final 3\n2: 2 points in the final 2\n"
            "3: 3 points in the final 1\n4: 4 points in the final 0\n"
            "5: 5 6 group place 3\n"
            "7: 7 8 group place 4\n");
}

TEST(Groups, ATieOverWhoAdvancesWaitsForItsRematch) {
  Played played = groupsOfEvent(4, 2, 1);
  // The groups are 1 4 and 2 3, with one game each.
  take(played, *nextRound(played.contest, played.event));
  play(played, [](const contest::Game&) { return rules::Result::Draw; });
  auto next = nextRound(played.contest, played.event);
  ASSERT_FALSE(next);
  EXPECT_EQ(next.error().kind, ObstacleKind::RematchMissing);
  EXPECT_EQ(next.error().ties,
            (Members{{played.entry(1), played.entry(4)}, {played.entry(2), played.entry(3)}}));
  const auto add = [&](int winner, int loser) {
    played.event.rematches.push_back({.id = contest::GameId{500 + winner},
                                      .blue = played.entry(winner),
                                      .red = played.entry(loser),
                                      .result = resultOf(rules::Result::BlueWins),
                                      .decides = {}});
  };
  add(4, 1);
  next = nextRound(played.contest, played.event);
  ASSERT_FALSE(next);
  EXPECT_EQ(next.error().ties, (Members{{played.entry(2), played.entry(3)}}));
  add(2, 3);
  next = nextRound(played.contest, played.event);
  ASSERT_TRUE(next);
  const std::set<int> finalists{played.numberOf(next->boards[0].blue), played.numberOf(next->boards[0].red)};
  EXPECT_EQ(finalists, (std::set<int>{2, 4}));
  take(played, *next);
  play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  EXPECT_EQ(levelsText(played), "1: 2 champion\n2: 4 lost in 2\n3: 1 3 group place 2\n");
  EXPECT_EQ(reasonsOf(played, 1), (std::vector<std::string>{"Y4 2 :", "Y2a 0.5-0.5 : 4", "Y2b 0-1 : 4"}))
      << "3 of the other group has the same place, but was not compared with it";
}

// Here the two semifinals are drawn, so all four entries are still in the event and rematches are due. Even
// then, each entry has a reason for its rank.
TEST(Groups, WhileSemifinalsWaitForRematchesEveryPlaceHasItsReason) {
  Played played = groupsOfEvent(8, 2, 2);
  while (roundsPaired(played.event) < 3) playRound(played);
  take(played, *nextRound(played.contest, played.event));
  play(played, [](const contest::Game&) { return rules::Result::Draw; });
  ASSERT_EQ(contest::progressOf(played.contest, played.event).stage, contest::Stage::Rematches);
  EXPECT_EQ(levelsText(played), "1: 1 2 3 4 in\n5: 5 6 group place 3\n7: 7 8 group place 4\n");
  const auto drawn = std::ranges::find_if(played.event.games, [&](const contest::Game& game) {
    return game.round == RoundNumber{4} && (game.blue == played.entry(1) || game.red == played.entry(1));
  });
  ASSERT_NE(drawn, played.event.games.end());
  const int rival = played.numberOf(drawn->blue == played.entry(1) ? drawn->red : drawn->blue);
  EXPECT_EQ(reasonsOf(played, 1),
            (std::vector<std::string>{"Y4  : 2 3 4", "Y2b  : " + std::to_string(rival)}));
}

TEST(Groups, WhoLeftBeforeTheFirstRoundHasItsReasonToo) {
  Played played = groupsOfEvent(5, 2, 1);
  played.row(5).lastRound = 0;
  playRound(played);
  EXPECT_EQ(reasonsOf(played, 5), (std::vector<std::string>{"Y4  :"}));
  EXPECT_NE(levelsText(played).find("5: 5 no seat\n"), std::string::npos) << levelsText(played);
}

TEST(Groups, OneWhoLeftBeforeTheFinalIsReplacedByTheNext) {
  Played played = groupsOfEvent(6, 2, 1);
  while (roundsPaired(played.event) < 3) playRound(played);
  played.row(1).lastRound = 3;
  const auto next = nextRound(played.contest, played.event);
  ASSERT_TRUE(next);
  const std::set<int> finalists{played.numberOf(next->boards[0].blue), played.numberOf(next->boards[0].red)};
  EXPECT_EQ(finalists, (std::set<int>{2, 4}));
}

// Exchanges the winner and the loser of the game between these two start numbers.
void turnResult(Played& played, int one, int other) {
  for (contest::Game& game : played.event.games) {
    if (!contest::isBetween(game, played.entry(one), played.entry(other))) continue;
    const bool blueWon = game.result->result == rules::Result::BlueWins;
    game.result = resultOf(blueWon ? rules::Result::RedWins : rules::Result::BlueWins);
  }
}

// Returns the start numbers of the players on the boards of the next round.
std::set<int> playersOfNext(const Played& played) {
  std::set<int> numbers;
  const auto next = nextRound(played.contest, played.event);
  if (!next) return numbers;
  for (const Board& board : next->boards) {
    numbers.insert({played.numberOf(board.blue), played.numberOf(board.red)});
  }
  return numbers;
}

// The finalists are 1, 2 and 3, and 1 has the bye. After the correction, 5 is in the place of 2, so that only
// the bye of 1 remains of the first round of the final.
TEST(Groups, ACorrectedGroupGivesTheFinalOtherPlayers) {
  Played played = groupsOfEvent(6, 3, 1);
  playRound(played);
  EXPECT_EQ(playersOfNext(played), (std::set<int>{2, 3}));
  playRound(played);
  turnResult(played, 2, 5);
  EXPECT_EQ(nextText(played), "round adrift");
  const contest::Progress progress = contest::progressOf(played.contest, played.event);
  EXPECT_EQ(progress.stage, contest::Stage::PairAnew);
  EXPECT_EQ(progress.roundAdrift, RoundNumber{2});
  EXPECT_TRUE(progress.table.provisional);
  for (const contest::Game& game : played.event.games) {
    const bool isOfFinal = contest::numberOf(game.round) == 2;
    const Origin origin = originOf(played.contest, played.event, game);
    EXPECT_EQ(std::holds_alternative<std::monostate>(origin), isOfFinal);
  }
  const Members groups = groupsOf(played.contest, played.event);
  const KnockOut bracket = finalKnockOut(played.contest, played.event, groups);
  for (const int number : {1, 3, 5}) {
    EXPECT_EQ(std::ranges::count(bracket.seats, std::optional(played.entry(number))), 1) << number;
  }
  cancelLastRound(played);
  EXPECT_EQ(playersOfNext(played), (std::set<int>{3, 5}));
}

// A group game is corrected into a tie while the final is played. The rematch of this tie comes before the
// next round of the final.
TEST(Groups, ATieThatACorrectionMakesIsSettledBeforeTheFinalGoesOn) {
  Played played = groupsOfEvent(4, 2, 2);
  while (roundsPaired(played.event) < 2) playRound(played);
  for (contest::Game& game : played.event.games) {
    if (contest::isBetween(game, played.entry(1), played.entry(4)))
      game.result = resultOf(rules::Result::Draw);
  }
  const auto next = nextRound(played.contest, played.event);
  ASSERT_FALSE(next);
  EXPECT_EQ(next.error().kind, ObstacleKind::RematchMissing);
  EXPECT_EQ(next.error().ties, (Members{{played.entry(1), played.entry(4)}}));
  EXPECT_EQ(contest::afterRoundOf(played.event, played.entry(1), played.entry(4)), 1);
  playRematches(played, next.error());
  while (nextText(played) != "complete") playRound(played);
  EXPECT_EQ(contest::progressOf(played.contest, played.event).stage, contest::Stage::Played);
}

// The two players of each group meet again in the last round. Both games are drawn, and the games of the
// groups are corrected to draws too. Each pair then owes two rematches.
TEST(Groups, MatesWhoAreTiedTwicePlayOneRematchAfterTheOther) {
  for (const System last : {System::KnockOut, System::RoundRobin}) {
    Played played = groupsOfEvent(4, 2, 2);
    played.event.setup.groupPlan.final = last;
    playRound(played);
    while (const auto next = nextRound(played.contest, played.event)) {
      take(played, *next);
      const bool isLast = roundsPaired(played.event) == contest::roundsOf(played.event);
      const bool isDrawn = isLast || last == System::RoundRobin;
      const auto isBetter = [&](contest::EntryId entry) {
        return entry == played.entry(1) || entry == played.entry(4);
      };
      play(played, [&](const contest::Game& game) {
        if (isDrawn) return rules::Result::Draw;
        return isBetter(game.blue) ? rules::Result::BlueWins : rules::Result::RedWins;
      });
    }
    for (contest::Game& game : played.event.games) {
      if (game.round == RoundNumber{1}) game.result = resultOf(rules::Result::Draw);
    }
    std::int64_t rematches = 0;
    const auto progress = [&] { return contest::progressOf(played.contest, played.event); };
    for (contest::Progress now = progress(); !now.rematchesOpen.empty(); now = progress()) {
      ASSERT_EQ(now.stage, contest::Stage::Rematches);
      std::set<std::pair<contest::EntryId, contest::EntryId>> pairs;
      for (const auto& [one, other] : now.rematchesOpen) {
        EXPECT_TRUE(pairs.insert(std::minmax(one, other)).second);
      }
      const auto [one, other] = now.rematchesOpen.front();
      ASSERT_LT(++rematches, 20);
      played.event.rematches.push_back(
          {contest::GameId{500 + rematches}, one, other, resultOf(rules::Result::BlueWins),
           contest::gameToDecide(played.event, one, other), contest::afterRoundOf(played.event, one, other)});
    }
    EXPECT_GE(rematches, 4);
    EXPECT_EQ(progress().stage, contest::Stage::Played);
  }
}

// The rematch of the group is deleted and entered again after the final has begun.
TEST(Groups, ARematchOfAGroupBelongsToTheGroupWheneverItIsEntered) {
  Played played = groupsOfEvent(4, 2, 2);
  played.event.setup.groupPlan.final = System::RoundRobin;
  take(played, *nextRound(played.contest, played.event));
  play(played, [](const contest::Game&) { return rules::Result::Draw; });
  playRematches(played, nextRound(played.contest, played.event).error());
  while (nextText(played) != "complete") playRound(played);
  ASSERT_EQ(played.event.rematches.size(), 2U);
  played.event.rematches.erase(played.event.rematches.begin());
  const contest::Progress progress = contest::progressOf(played.contest, played.event);
  EXPECT_EQ(progress.stage, contest::Stage::Rematches);
  ASSERT_EQ(progress.rematchesOpen.size(), 1U);
  const auto [one, other] = progress.rematchesOpen.front();
  const int after = contest::afterRoundOf(played.event, one, other);
  EXPECT_EQ(after, 1);
  played.event.rematches.push_back(
      {contest::GameId{500}, one, other, resultOf(rules::Result::BlueWins), {}, after});
  EXPECT_EQ(contest::progressOf(played.contest, played.event).stage, contest::Stage::Played);
}

// Under the option `lost`, a player who left loses the rematches that are open. A finalist who leaves during
// the final had no open rematch in the group.
TEST(Groups, AFinalistWhoLeavesLosesNoRematchOfTheGroup) {
  Played played = groupsOfEvent(4, 2, 2);
  played.event.setup.groupPlan.final = System::RoundRobin;
  rules::change(played.event.setup.ruleset, &rules::Ruleset::rematchWithdrawn, rules::RematchWithdrawn::Lost);
  take(played, *nextRound(played.contest, played.event));
  play(played, [](const contest::Game&) { return rules::Result::Draw; });
  playRematches(played, nextRound(played.contest, played.event).error());
  playRound(played);
  played.event.rematches.erase(played.event.rematches.begin());
  played.row(1).lastRound = 2;
  const Members groups = groupsPlayed(played.event);
  const contest::Standings table = contest::standings(groupEvent(played.event, groups[0]));
  EXPECT_EQ(table.rematchesDue, (Members{{played.entry(1), played.entry(4)}}));
  // A player outside the final who leaves still loses an open rematch.
  played.row(1).lastRound = 1;
  std::erase_if(played.event.games,
                [](const contest::Game& game) { return contest::numberOf(game.round) > 1; });
  played.event.rounds.pop_back();
  EXPECT_TRUE(contest::standings(groupEvent(played.event, groups[0])).rematchesDue.empty());
}

TEST(Levels, OfASingleKnockOut) {
  Played played = eventOf(System::KnockOut, 6);
  EXPECT_EQ(levelsText(played), "1: 1 2 3 4 5 6 in\n");
  playRound(played);
  EXPECT_EQ(levelsText(played), "1: 1 2 3 4 in\n5: 5 6 lost in 1\n");
  playRound(played);
  EXPECT_EQ(levelsText(played), "1: 1 2 in\n3: 3 4 lost in 2\n5: 5 6 lost in 1\n");
  take(played, *nextRound(played.contest, played.event));
  EXPECT_EQ(levelsText(played), "1: 1 2 in\n3: 3 4 third place \n5: 5 6 lost in 1\n");
  play(played, [&](const contest::Game& game) { return byNumber(played, game); });
  EXPECT_EQ(levelsText(played),
            "1: 1 champion\n2: 2 lost in 3\n3: 3 third place 1-0\n4: 4 third place 0-1\n5: 5 6 lost in 1\n");
  EXPECT_EQ(reasonsOf(played, 3), (std::vector<std::string>{"Y4 1-0 : 4"}));
  EXPECT_EQ(reasonsOf(played, 4), (std::vector<std::string>{"Y4 0-1 : 3"}));
}

// In a knock-out of three, the loser of the semifinal has no opponent for third place.
TEST(Levels, WithoutAGameForThirdPlaceTheRoundSaysIt) {
  Played played = eventOf(System::KnockOut, 3);
  while (nextText(played) != "complete") playRound(played);
  EXPECT_EQ(levelsText(played), "1: 1 champion\n2: 2 lost in 2\n3: 3 lost in 1\n");
}

// Nobody wins the quarter-final on board 1, so a semifinal has no loser. The other semifinal's loser has a
// bye in the round of the game for third place.
TEST(Levels, TheOnlyCandidateIsThirdByABye) {
  Played played = eventOf(System::KnockOut, 8);
  take(played, *nextRound(played.contest, played.event));
  play(played, [&](const contest::Game& game) {
    return game.board == contest::BoardNumber{1} ? rules::Result::NobodyWins : byNumber(played, game);
  });
  while (nextText(played) != "complete") playRound(played);
  EXPECT_EQ(levelsText(played),
            "1: 2 champion\n2: 4 lost in 3\n3: 3 third by a bye after 2\n4: 1 5 6 7 8 lost in 1\n");
}

TEST(Levels, AGameForThirdPlaceThatNobodyWonLeavesTwoLevel) {
  Played played = eventOf(System::KnockOut, 4);
  playRound(played);
  take(played, *nextRound(played.contest, played.event));
  play(played, [&](const contest::Game& game) {
    const bool isFinal = std::min(played.numberOf(game.blue), played.numberOf(game.red)) == 1;
    return isFinal ? byNumber(played, game) : rules::Result::NobodyWins;
  });
  EXPECT_EQ(levelsText(played), "1: 1 champion\n2: 2 lost in 2\n3: 3 4 third place 0-0\n");
}

TEST(Levels, OfADoubleKnockOut) {
  Played played = eventOf(System::DoubleKnockOut, 5);
  while (nextText(played) != "complete") playRound(played);
  EXPECT_EQ(levelsText(played),
            "1: 1 champion\n2: 2 lost in 6\n3: 3 lost in 5\n4: 4 lost in 4\n5: 5 lost in 3\n");
}

// There can be only one champion. So the tie of the two finalists goes through Y2, which demands a rematch.
TEST(Levels, WithoutAWinnerWhereNobodyWonTheFinal) {
  Played played = eventOf(System::KnockOut, 3);
  played.row(3).lastRound = 0;
  take(played, *nextRound(played.contest, played.event));
  play(played, [](const contest::Game&) { return rules::Result::NobodyWins; });
  EXPECT_EQ(nextText(played), "complete");
  EXPECT_EQ(levelsText(played), "1: 1 2 lost in 1\n3: 3 no seat\n");
  const contest::Standings table = contest::standings(played.event);
  EXPECT_TRUE(table.provisional);
  EXPECT_EQ(table.rematchesDue, (Members{{played.entry(1), played.entry(2)}}));
}

}  // namespace
}  // namespace damath::pairing::testing
