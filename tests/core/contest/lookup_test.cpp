// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/lookup.hpp"

#include <gtest/gtest.h>

#include "core/contest/model/rounds.hpp"
#include "core/contest/model/shown_text.hpp"
#include "tests/core/contest/contest_case.hpp"

namespace damath::contest::testing {
namespace {

constexpr EntryId kStranger{999};

// Ana of Acacia and Ben without a school play one game in Whole. Both are also in Fraction, without a game.
Contest twoEvents() {
  return parseContestCase(
      "school Acacia North Cebu\n"
      "player Ana Acacia\n"
      "player Ben -\n"
      "event Whole\n"
      "Ana x 1\n"
      "Ben 0 x\n"
      "event Fraction\n"
      "Ana x .\n"
      "Ben . x\n");
}

TEST(Lookup, AnEntryHasAPlayerASchoolAndAName) {
  const Contest contest = twoEvents();
  const Event& whole = contest.events[0];
  const EntryId ana = whole.entries[0].id;
  const EntryId ben = whole.entries[1].id;
  EXPECT_EQ(playerOf(contest, whole, ana), &contest.players[0]);
  EXPECT_EQ(schoolOf(contest, whole, ana), &contest.schools[0]);
  EXPECT_EQ(schoolOf(contest, whole, ben), nullptr);
  EXPECT_EQ(nameOf(contest, whole, ben), contest.players[1].name());
  EXPECT_EQ(shownSchool(contest, whole, ana), "Acacia");
  EXPECT_EQ(shownSchool(contest, whole, ben), "");
}

TEST(Lookup, AStrangerHasNone) {
  const Contest contest = twoEvents();
  const Event& whole = contest.events[0];
  EXPECT_EQ(playerOf(contest, whole, kStranger), nullptr);
  EXPECT_EQ(schoolOf(contest, whole, kStranger), nullptr);
  EXPECT_EQ(nameOf(contest, whole, kStranger), "");
  EXPECT_EQ(shownName(contest, whole, kStranger), "");
  EXPECT_EQ(entryNumbered(whole, 3), nullptr);
  EXPECT_EQ(entryOf(whole, PlayerId{999}), nullptr);
  EXPECT_EQ(gameAt(whole, RoundNumber{1}, BoardNumber{99}), nullptr);
}

TEST(Lookup, AnEntryOfOneEventIsNoneOfAnother) {
  const Contest contest = twoEvents();
  EXPECT_EQ(playerOf(contest, contest.events[1], contest.events[0].entries[0].id), nullptr);
}

TEST(Lookup, ByPlaceAndByNumber) {
  const Contest contest = twoEvents();
  const Event& whole = contest.events[0];
  ASSERT_FALSE(whole.games.empty());
  for (const Game& game : whole.games) EXPECT_EQ(gameAt(whole, game.round, game.board), &game);
  for (const Entry& entry : whole.entries) {
    EXPECT_EQ(entryNumbered(whole, entry.number), &entry);
    EXPECT_EQ(entryOf(whole, entry.player), &entry);
  }
  EXPECT_EQ(namesOf(contest, whole).size(), 2U);
  EXPECT_EQ(eventsOf(contest, contest.players[0].id).size(), 2U);
  EXPECT_TRUE(eventsOf(contest, PlayerId{999}).empty());
}

TEST(Lookup, TheLastRematchBetweenTwoWhicheverSideTheyHad) {
  Event event = twoEvents().events[0];
  const EntryId ana = event.entries[0].id;
  const EntryId ben = event.entries[1].id;
  EXPECT_EQ(lastRematchBetween(event, ana, ben), nullptr);
  event.rematches = {{GameId{1}, ana, ben, {}}, {GameId{2}, ben, ana, {}}, {GameId{3}, ben, kStranger, {}}};
  EXPECT_EQ(lastRematchBetween(event, ana, ben)->id, GameId{2});
  EXPECT_EQ(lastRematchBetween(event, ben, ana)->id, GameId{2});
  EXPECT_EQ(event.findRematch(GameId{3}), &event.rematches[2]);
  EXPECT_EQ(event.findRematch(GameId{4}), nullptr);
}

TEST(Lookup, TheNewestRoundAndWhetherItIsHeld) {
  Event event = twoEvents().events[0];
  event.rounds.clear();
  EXPECT_EQ(newestRound(event), nullptr);
  EXPECT_EQ(unpublishedRound(event), nullptr);
  event.rounds = {{RoundNumber{1}}, {RoundNumber{2}, Publication::Held}};
  EXPECT_EQ(newestRound(event), &event.rounds[1]);
  EXPECT_EQ(unpublishedRound(event), &event.rounds[1]);
  event.rounds[1].publication = Publication::Published;
  EXPECT_EQ(newestRound(event), &event.rounds[1]);
  EXPECT_EQ(unpublishedRound(event), nullptr);
}

TEST(Lookup, AnEventAsItMightBeStandsInItsOwnPlace) {
  const Contest contest = twoEvents();
  Event other = contest.events[1];
  other.entries.clear();
  const Contest changed = withEvent(contest, other);
  ASSERT_EQ(changed.events.size(), 2U);
  EXPECT_EQ(changed.events[0].entries.size(), contest.events[0].entries.size());
  EXPECT_EQ(changed.events[1].id, contest.events[1].id);
  EXPECT_TRUE(changed.at(other.id).entries.empty());
}

}  // namespace
}  // namespace damath::contest::testing
