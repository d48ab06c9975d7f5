// SPDX-License-Identifier: GPL-3.0-or-later
// The explanation of the standings says what the Point System of the event adds up (option `pointSystem`).
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

#include "core/contest/systems/standings.hpp"
#include "core/every.hpp"
#include "reports/compose/lists/standings_list.hpp"
#include "reports/compose/lists/tally_sheet.hpp"
#include "tests/reports/samples.hpp"

namespace damath::compose {
namespace {

TEST(PointSystemLegend, SaysWhatIsAddedUp) {
  contest::Contest contest = samples::roundRobin(4, 4);
  contest::Event& event = contest.events.front();
  const std::map<rules::PointSystem, std::string> parts = {
      {rules::PointSystem::OwnTotals, "the sum of the grand totals"},
      {rules::PointSystem::Difference, "minus the opponents’ grand totals"},
      {rules::PointSystem::Average, "the average grand total of a game"}};
  const auto reason = [](const contest::RankedEntry&, const contest::RankReason&) { return std::string(); };
  for (const auto language : {words::Language::English, words::Language::Filipino}) {
    std::set<std::string> legends;
    for (const rules::PointSystem figure : kEvery<rules::PointSystem>) {
      rules::change(event.setup.ruleset, &rules::Ruleset::pointSystem, figure);
      const std::string legend =
          standingsList(contest, event, contest::standings(event), reason, language).legend;
      legends.insert(legend);
      EXPECT_TRUE(tallyLegend(event, language).ends_with(legend));
      if (language == words::Language::English) {
        EXPECT_NE(legend.find(parts.at(figure)), std::string::npos) << legend;
      }
    }
    EXPECT_EQ(legends.size(), kEvery<rules::PointSystem>.size());
  }
}

}  // namespace
}  // namespace damath::compose
