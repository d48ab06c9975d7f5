// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the lists with ranks: they tell which players have withdrawn.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/contest/model/shown_text.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/every.hpp"
#include "reports/compose/lists/crosstable.hpp"
#include "reports/compose/lists/standings_list.hpp"
#include "reports/compose/lists/tally_sheet.hpp"
#include "tests/reports/samples.hpp"
#include "words/language.hpp"

namespace damath::compose {
namespace {

constexpr int kPlayers = 6;
constexpr int kRounds = 5;

std::string reasonless(const contest::RankedEntry&, const contest::RankReason&) {
  return {};
}

// Returns the names in the three lists with ranks, in the order of the lists.
std::vector<std::string> rankedNames(const contest::Contest& contest, words::Language language) {
  const contest::Event& event = contest.events.front();
  const contest::Standings table = contest::standings(event);
  std::vector<std::string> names;
  for (const auto& row : standingsList(contest, event, table, reasonless, language).rows) {
    names.push_back(row[2]);
  }
  for (const auto& row : crosstable(contest, event, table, language).rows) names.push_back(row[1]);
  for (const auto& row : tallySheet(contest, event, table, reasonless, language).rows) {
    names.push_back(row.player);
  }
  return names;
}

TEST(WithdrawnNames, EachListWithRanksMarksExactlyWhoLeftBeforeTheLastRound) {
  for (const auto& [language, mark] : {std::pair{words::Language::English, std::string(" (withdrew)")},
                                       {words::Language::Filipino, std::string(" (umatras)")}}) {
    for (int leaver = 1; leaver <= kPlayers; ++leaver) {
      for (int last = 0; last <= kRounds; ++last) {
        contest::Contest contest = samples::roundRobin(kPlayers, kRounds);
        contest::Entry& entry = contest.events.front().entries[static_cast<std::size_t>(leaver - 1)];
        entry.lastRound = last;
        const std::string marked = contest::shownName(contest, contest.events.front(), entry.id) + mark;
        const std::vector<std::string> names = rankedNames(contest, language);
        const auto count = std::ranges::count_if(
            names, [&mark = mark](const std::string& name) { return name.ends_with(mark); });
        EXPECT_EQ(count, last < kRounds ? 3 : 0) << "number " << leaver << " after round " << last;
        EXPECT_EQ(std::ranges::count(names, marked), count) << "number " << leaver;
      }
    }
  }
}

TEST(WithdrawnNames, WithoutAWithdrawalNoNameHasAMark) {
  for (const words::Language language : kEvery<words::Language>) {
    const contest::Contest contest = samples::roundRobin(kPlayers, kRounds);
    for (const std::string& name : rankedNames(contest, language)) {
      EXPECT_THAT(name, ::testing::Not(::testing::HasSubstr("("))) << name;
    }
  }
}

}  // namespace
}  // namespace damath::compose
