// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of live games in the contest file. Every step is read back as written; no step is lost or written
// twice. Live steps are not changes of the contest.
#include "db/edits/live_edit.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/edits/branch_edit.hpp"
#include "db/records/sheet_owner.hpp"
#include "tests/db/full_contest.hpp"
#include "tests/db/store_fixture.hpp"

namespace damath::db {
namespace {

using std::chrono::milliseconds;
using testing::stampAt;
using testing::take;

play::ClockState clockAt(int game) {
  play::ClockState clock;
  clock.phase = play::ClockPhase::Running;
  clock.gameUsed = milliseconds(game);
  return clock;
}

class Live : public testing::StoreTest {
 protected:
  LiveOwner ownerOf(const contest::Game& game) {
    return {kEvent, OwnerKind::Game, game.id, game.blue, game.red};
  }
  LiveRecord begun(const LiveOwner& owner, play::Keeping keeping = play::Keeping::Program) {
    change([&](Edit& edit) { take(beginLive(edit, owner, keeping)); });
    return read(owner).value();
  }
  void add(const LiveRecord& record, const play::LiveStep& step, const play::ClockState& clock = {}) {
    change([&](Edit& edit) { take(addLiveStep(edit, record, step, clock, "told")); });
  }
  std::optional<LiveRecord> read(const LiveOwner& owner) { return take(take(m_store.read()).live(owner)); }
};

TEST_F(Live, EveryStepIsReadBack) {
  const LiveOwner owner = ownerOf(pair(1).front());
  EXPECT_FALSE(read(owner).has_value());
  LiveRecord record = begun(owner, play::Keeping::Arbiter);
  EXPECT_EQ(record.owner, owner);
  EXPECT_EQ(record.keeping, play::Keeping::Arbiter);
  int game = 0;
  for (const play::LiveStep& step : testing::everyLiveStep()) {
    add(record, step, clockAt(++game));
    record = read(owner).value();
    ASSERT_EQ(record.steps.size(), static_cast<std::size_t>(game));
    EXPECT_EQ(record.steps.back().step, step);
    EXPECT_EQ(record.steps.back().clock, clockAt(game));
    EXPECT_EQ(record.steps.back().by, "tagapamahala");
  }
  EXPECT_EQ(std::variant_size_v<play::LiveStep>, 10U) << "everyLiveStep lacks one";
  expectSound();
}

TEST_F(Live, WhoKnowsOlderStepsWritesNone) {
  const LiveOwner owner = ownerOf(pair(1).front());
  const LiveRecord record = begun(owner);
  add(record, play::ClockStep{});
  {
    Edit edit = take(m_store.edit(stampAt(50)));
    EXPECT_EQ(addLiveStep(edit, record, play::ClockStep{}, {}, {}).error().fault, StoreFault::Overtaken);
    EXPECT_FALSE(edit.commit().has_value());
  }
  EXPECT_EQ(read(owner)->steps.size(), 1U);
}

TEST_F(Live, TheClockIsKeptBehindTheStepItBelongsTo) {
  const LiveOwner owner = ownerOf(pair(1).front());
  LiveRecord record = begun(owner);
  add(record, play::ClockStep{}, clockAt(1));
  record = read(owner).value();
  EXPECT_FALSE(record.kept.has_value());
  for (const int game : {1000, 2000})
    change([&](Edit& edit) { take(keepClock(edit, record, clockAt(game))); });
  ASSERT_TRUE(read(owner)->kept.has_value());
  EXPECT_EQ(read(owner)->kept->clock, clockAt(2000));
  add(record, play::ClockStep{}, clockAt(2500));
  EXPECT_FALSE(read(owner)->kept.has_value()) << "the step's clock is newer";
  change([&](Edit& edit) { take(keepClock(edit, record, clockAt(9000))); });
  EXPECT_FALSE(read(owner)->kept.has_value()) << "kept by somebody who knows fewer steps";
}

TEST_F(Live, TheNewestOfAGameIsMeantAndARematchHasNoNumber) {
  const auto games = pair(2);
  const LiveRecord first = begun(ownerOf(games[0]));
  const LiveRecord other = begun(ownerOf(games[1]));
  const LiveRecord again = begun(ownerOf(games[0]));
  EXPECT_EQ(read(ownerOf(games[0]))->id, again.id);
  EXPECT_EQ(read(ownerOf(games[1]))->id, other.id);
  const LiveOwner rematch{kEvent, OwnerKind::Rematch, {}, games[0].blue, games[0].red};
  EXPECT_FALSE(read(rematch).has_value());
  const LiveRecord played = begun(rematch);
  EXPECT_EQ(read({kEvent, OwnerKind::Rematch, {}, games[0].red, games[0].blue})->id, played.id);
  std::vector<std::int64_t> ids;
  for (const LiveRecord& each : take(take(m_store.read()).liveGames(kEvent))) ids.push_back(each.id);
  EXPECT_THAT(ids, ::testing::ElementsAre(other.id, again.id, played.id));
  EXPECT_NE(first.id, again.id);
}

TEST_F(Live, ItIsNoChangeThatAnUndoTakesBack) {
  const LiveOwner owner = ownerOf(pair(1).front());
  const LiveRecord record = begun(owner);
  add(record, play::TurnStep{});
  undoLast();  // undoes the pairing
  EXPECT_TRUE(contest().events.at(0).games.empty());
  EXPECT_EQ(read(owner)->steps.size(), 1U);
  expectSound();
}

TEST_F(Live, TurnsAreNoNoiseInTheJournalAndWhatSomebodyAnswersForIsThere) {
  const LiveOwner owner = ownerOf(pair(1).front());
  LiveRecord record = begun(owner);
  const auto rows = [&] { return take(take(m_store.read()).journal().rows()); };
  const std::size_t before = rows().size();
  add(record, play::TurnStep{});
  EXPECT_EQ(rows().size(), before);
  record = read(owner).value();
  add(record, play::UndoTurnStep{});
  ASSERT_EQ(rows().size(), before + 1);
  EXPECT_EQ(rows().back().action, JournalAction::TakeBackTurn);
  EXPECT_EQ(rows().back().subject, "game " + std::to_string(numberOf(owner.game)));
  EXPECT_NE(rows().back().after.find("\"remark\":\"told\""), std::string::npos) << rows().back().after;
}

TEST_F(Live, WhatAnotherComputerKeptComesBackWithItsEvent) {
  const auto games = pair(1);
  Branch branch;
  change([&](Edit& edit) { branch = take(BranchEdit(edit).lend(kEvent, std::string(32, 'a'))); });
  take(m_store.backup(m_folder / "other.damath"));
  Store other = *Store::open(m_folder / "other.damath", stampAt(0).at, {}).store;
  Edit begin = take(other.edit(stampAt(60)));
  take(BranchEdit(begin).borrow(branch));
  take(begin.commit());
  Edit edit = take(other.edit(stampAt(61)));
  LiveRecord record;
  record.owner = ownerOf(games[0]);
  record.id = take(beginLive(edit, record.owner, play::Keeping::Program));
  take(addLiveStep(edit, record, play::TurnStep{}, clockAt(5), {}));
  take(edit.commit());
  const Reading reading = take(other.read());
  change([&](Edit& merging) { take(BranchEdit(merging).merge(reading, branch)); });
  ASSERT_TRUE(read(record.owner).has_value());
  EXPECT_EQ(read(record.owner)->id, record.id);
  EXPECT_EQ(read(record.owner)->steps.at(0).clock, clockAt(5));
  expectSound();
}

}  // namespace
}  // namespace damath::db
