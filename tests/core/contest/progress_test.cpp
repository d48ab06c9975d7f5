// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/progress.hpp"

#include <gtest/gtest.h>

#include "tests/core/contest/contest_case.hpp"

namespace damath::contest::testing {
namespace {

TEST(Progress, ByesOfAnUnpublishedRoundCountNowhere) {
  Contest contest = parseContestCase(
      "player Ana -\nplayer Ben -\nplayer Carla -\n"
      "event Whole\nsystem swiss\nAna x 1 .\nBen 0 x .\nCarla . . x\n");
  Event& event = contest.events[0];
  const EntryId ben = event.entries[1].id;
  const EntryId carla = event.entries[2].id;
  event.rounds = {{RoundNumber{1}}, {RoundNumber{2}, Publication::Held}};
  event.byes = {{RoundNumber{1}, carla}, {RoundNumber{2}, ben}};
  const auto pointsOf = [&](EntryId entry) {
    return rankOf(progressOf(contest, event).table, entry)->points;
  };
  const exact::Rational before = pointsOf(ben);
  const exact::Rational ofCarla = pointsOf(carla);
  event.rounds[1].publication = Publication::Published;
  EXPECT_EQ(pointsOf(ben), before + exact::Rational(1));
  EXPECT_EQ(pointsOf(carla), ofCarla);
}

}  // namespace
}  // namespace damath::contest::testing
