// SPDX-License-Identifier: GPL-3.0-or-later

#include <gtest/gtest.h>

#include "app/window/players/row_decisions.hpp"

namespace damath::window {
namespace {

using desk::SameOrDifferent;

// Returns decisions on a list of two rows: line 2 may be either of two known players, and line 3 matches no
// player.
RowDecisions decisionsOnTwoRows() {
  desk::ImportPreview preview;
  for (const int line : {2, 3}) {
    desk::RosterRow row;
    row.line = line;
    preview.rows.push_back(row);
  }
  desk::MatchedRow match;
  match.line = 2;
  for (const int player : {11, 12}) {
    desk::Candidate candidate;
    candidate.player = contest::PlayerId{player};
    match.candidates.push_back(candidate);
  }
  preview.matches.push_back(match);
  RowDecisions decisions;
  decisions.note(preview);
  return decisions;
}

TEST(RowDecisionsTest, OnlyARowThatIsLikeSomebodyCanBeThatPerson) {
  const RowDecisions decisions = decisionsOnTwoRows();
  EXPECT_TRUE(decisions.allows(2, SameOrDifferent::Same));
  EXPECT_FALSE(decisions.allows(3, SameOrDifferent::Same));
  EXPECT_TRUE(decisions.allows(3, SameOrDifferent::LeftOut));
  EXPECT_FALSE(decisions.allows(4, SameOrDifferent::Different)) << "no preview had that line";
}

TEST(RowDecisionsTest, TheSameAgainMeansTheNextWhoHasTheName) {
  RowDecisions decisions = decisionsOnTwoRows();
  for (const int player : {11, 12, 11}) {
    decisions.decide(2, SameOrDifferent::Same);
    ASSERT_NE(decisions.find(2), nullptr);
    EXPECT_EQ(decisions.find(2)->player, contest::PlayerId{player});
  }
}

TEST(RowDecisionsTest, AnyOtherDecisionAgainTakesItBack) {
  RowDecisions decisions = decisionsOnTwoRows();
  decisions.decide(3, SameOrDifferent::LeftOut);
  decisions.decide(2, SameOrDifferent::Different);
  EXPECT_EQ(decisions.all().size(), 2U);
  decisions.decide(3, SameOrDifferent::LeftOut);
  EXPECT_EQ(decisions.find(3), nullptr);
  decisions.decide(2, SameOrDifferent::LeftOut);
  ASSERT_EQ(decisions.all().size(), 1U);
  EXPECT_EQ(decisions.all().front().decision, SameOrDifferent::LeftOut);
}

// A row that was left out is missing in later previews. The list still shows the row.
TEST(RowDecisionsTest, ARowThatWasSeenIsRemembered) {
  RowDecisions decisions = decisionsOnTwoRows();
  decisions.note({});
  EXPECT_EQ(decisions.rowAt(3).line, 3);
  decisions.clear();
  EXPECT_FALSE(decisions.allows(3, SameOrDifferent::LeftOut));
}

}  // namespace
}  // namespace damath::window
