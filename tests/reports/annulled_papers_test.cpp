// SPDX-License-Identifier: GPL-3.0-or-later
// Papers of a round robin from which a player withdrew too early (option `withdrawnGames`): the games that do
// not count stand in brackets, and the other cells of a row add up to the printed points.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/contest/model/rounds.hpp"
#include "core/every.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "reports/compose/lists/certificate.hpp"
#include "reports/compose/lists/crosstable.hpp"
#include "reports/compose/lists/honours.hpp"
#include "reports/compose/lists/results_list.hpp"
#include "reports/compose/lists/wall_lists.hpp"
#include "tests/reports/samples.hpp"
#include "words/language.hpp"

namespace damath::compose {
namespace {

constexpr auto kEnglish = words::Language::English;

bool isBracketed(const std::string& text) {
  return text.starts_with("[") && text.ends_with("]");
}

// Returns twice the points of a cell such as "1", "2½" or "½". Other texts have no points.
int halvesOf(std::string text) {
  if (isBracketed(text)) return 0;
  const auto half = text.find("½");
  const std::string whole = text.substr(0, half);
  const bool isNumber = std::ranges::all_of(whole, [](char each) { return '0' <= each && each <= '9'; });
  const int wholes = isNumber && !whole.empty() ? std::stoi(whole) : 0;
  return 2 * wholes + (half == std::string::npos ? 0 : 1);
}

// Returns a played round robin from which the entry withdrew after the round. Its later opponents have byes.
contest::Contest leftBy(contest::EntryId leaver, int players, int lastRound, rules::WithdrawnBye bye) {
  contest::Contest contest = samples::roundRobin(players, players);
  contest::Event& event = contest.events.front();
  rules::change(event.setup.ruleset, &rules::Ruleset::withdrawnGames, rules::WithdrawnGames::AnnulUnderHalf);
  rules::change(event.setup.ruleset, &rules::Ruleset::withdrawnBye, bye);
  std::ranges::find(event.entries, leaver, &contest::Entry::id)->lastRound = lastRound;
  std::erase_if(event.byes, [&](const contest::Bye& each) {
    return each.entry == leaver && numberOf(each.round) > lastRound;
  });
  std::erase_if(event.games, [&](const contest::Game& game) {
    if (numberOf(game.round) <= lastRound || (game.blue != leaver && game.red != leaver)) return false;
    const contest::EntryId other = game.blue == leaver ? game.red : game.blue;
    event.byes.push_back({game.round, other, contest::ByeKind::Allotted, leaver});
    return true;
  });
  return contest;
}

std::string withoutReason(const contest::RankedEntry&, const contest::RankReason&) {
  return {};
}

// Six players, of whom one leaves after two of five rounds.
TEST(AnnulledPapers, EveryRowAddsUpToItsPoints) {
  for (const rules::WithdrawnBye answer : kEvery<rules::WithdrawnBye>) {
    for (int leaver = 1; leaver <= 6; ++leaver) {
      const contest::Contest contest = leftBy(contest::EntryId{leaver}, 6, 2, answer);
      const contest::Event& event = contest.events.front();
      const contest::Standings table = contest::standings(event);
      const ListSheet list = crosstable(contest, event, table, kEnglish);
      int bracketed = 0;
      for (const auto& row : list.rows) {
        ASSERT_EQ(row.size(), 11U);
        int halves = 0;
        for (std::size_t cell = 2; cell < 9; ++cell) {
          halves += halvesOf(row[cell]);
          bracketed += isBracketed(row[cell]) ? 1 : 0;
        }
        EXPECT_EQ(halves, halvesOf(row[9])) << row[1] << " without " << leaver;
      }
      EXPECT_EQ(bracketed, 4) << "two games, from both sides";
      EXPECT_EQ(list.remarks.size(), 1U);
    }
  }
}

TEST(AnnulledPapers, TheTallySheetHasTheGamesAndByesInBrackets) {
  const contest::Contest contest = leftBy(contest::EntryId{1}, 6, 2, rules::WithdrawnBye::Win);
  const contest::Event& event = contest.events.front();
  const TallySheet tally = tallySheet(contest, event, contest::standings(event), withoutReason, kEnglish);
  int bracketed = 0;
  for (const TallyRow& row : tally.rows) {
    bracketed += static_cast<int>(std::ranges::count_if(row.results, isBracketed));
  }
  EXPECT_EQ(bracketed, 7) << "two games from both sides, three byes";
  EXPECT_THAT(tally.cellLegend, ::testing::Not(::testing::HasSubstr("has withdrawn")));
}

// With half of the games completed, the byes count, and the cells name the opponent who withdrew.
TEST(AnnulledPapers, AByeWithPointsOfItsOwnNamesTheOpponent) {
  const contest::Contest contest = leftBy(contest::EntryId{1}, 6, 3, rules::WithdrawnBye::Draw);
  const contest::Event& event = contest.events.front();
  const TallySheet tally = tallySheet(contest, event, contest::standings(event), withoutReason, kEnglish);
  int named = 0;
  for (const TallyRow& row : tally.rows) {
    named += static_cast<int>(
        std::ranges::count_if(row.results, [](const auto& text) { return text.ends_with("bye (1)"); }));
  }
  EXPECT_EQ(named, 2);
  EXPECT_THAT(tally.cellLegend, ::testing::HasSubstr("has withdrawn, counts ½."));
}

TEST(AnnulledPapers, AnAnnulledByeHasNoPointsInAnyList) {
  const contest::Contest contest = leftBy(contest::EntryId{1}, 6, 2, rules::WithdrawnBye::Bye);
  const contest::Event& event = contest.events.front();
  int byes = 0;
  for (const auto& row : resultsList(contest, event, kEnglish).rows) {
    if (!row[1].empty()) continue;
    EXPECT_EQ(row[9], "0");
    ++byes;
  }
  EXPECT_EQ(byes, 3);
  const ListSheet pairings = pairingsList(contest, event, contest::RoundNumber{3}, kEnglish);
  EXPECT_EQ(pairings.rows.back().back(), "0");
}

// Three players, of whom one leaves after a bye in round 1. The player is third of three, without a medal.
TEST(AnnulledPapers, WhoLeftGetsNoMedal) {
  const contest::EntryId leaver = samples::roundRobin(3, 3).events.front().byes.front().entry;
  contest::Contest contest = leftBy(leaver, 3, 1, rules::WithdrawnBye::Bye);
  contest::Event& event = contest.events.front();
  ASSERT_EQ(event.games.size(), 1U);
  event.games.front().result->result = rules::Result::BlueWins;
  const contest::Standings table = contest::standings(event);
  ASSERT_FALSE(table.provisional);
  ASSERT_TRUE(contest::isAnnulled(*contest::rankOf(table, leaver)));
  EXPECT_EQ(contest::rankOf(table, leaver)->rank, 3);
  EXPECT_EQ(certificates(contest, event, table, Honoured::Medallists, CertificateDesign{}, kEnglish).size(),
            2U);
  EXPECT_EQ(certificates(contest, event, table, Honoured::Everybody, CertificateDesign{}, kEnglish).size(),
            3U);
  EXPECT_EQ(medallistsList(contest, {{event, table}}, kEnglish).rows.size(), 2U);
}

// Each set of players who never come gets no certificate for taking part, except if everybody is wanted.
TEST(AnnulledPapers, WhoNeverCameTookNoPart) {
  constexpr int kPlayers = 4;
  for (unsigned away = 0; away < (1U << kPlayers); ++away) {
    contest::Contest contest = samples::roundRobin(kPlayers, kPlayers);
    contest::Event& event = contest.events.front();
    const auto isAway = [&](contest::EntryId entry) {
      return ((away >> (event.at(entry).number - 1)) & 1U) != 0;
    };
    for (contest::Game& game : event.games) {
      using enum rules::Ending;
      const bool isBlue = isAway(game.blue);
      const bool isRed = isAway(game.red);
      if (!isBlue && !isRed) continue;
      const bool isNobody = isBlue && isRed;
      contest::GameResult result;
      result.ending = isNobody ? NoShowBoth : isBlue ? NoShowBlue : NoShowRed;
      result.result = isNobody ? rules::Result::NobodyWins
                      : isBlue ? rules::Result::RedWins
                               : rules::Result::BlueWins;
      game.result = result;
    }
    std::vector<contest::EntryId> expected;
    for (const contest::Entry& entry : event.entries) {
      if (isAway(entry.id)) expected.push_back(entry.id);
    }
    EXPECT_EQ(contest::neverCame(event), expected) << away;
    const contest::Standings table = contest::standings(event);
    const auto count = [&](Honoured whom) {
      return certificates(contest, event, table, whom, CertificateDesign{}, kEnglish).size();
    };
    EXPECT_EQ(count(Honoured::TookPart), kPlayers - expected.size()) << away;
    EXPECT_EQ(count(Honoured::Everybody), static_cast<std::size_t>(kPlayers)) << away;
  }
  const contest::Contest before = samples::roundRobin(kPlayers, 0);
  EXPECT_TRUE(contest::neverCame(before.events.front()).empty()) << "nobody could come yet";
}

}  // namespace
}  // namespace damath::compose
