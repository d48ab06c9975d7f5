// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the contest in memory: all readers of the same state share one object, and it stays unchanged
// while a reader holds it.
#include <gtest/gtest.h>

#include "db/edits/roster_edit.hpp"
#include "db/edits/round_edit.hpp"
#include "db/edits/sheet_edit.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::db {
namespace {

using testing::documentOf;
using testing::sampleStore;
using testing::stampAt;
using testing::take;
using testing::TempFolder;

SharedContest readBy(const Store& store) {
  return take(take(store.read()).contest());
}

// Pairs the first round of the sample and returns its first game.
contest::GameId pairedGame(Store& store) {
  const contest::Event event = readBy(store)->events[0];
  Edit edit = take(store.edit(stampAt(2)));
  const contest::RoundNumber first{1};
  take(RoundEdit(edit).addRound(
      event.id, {first}, PairedBy::System,
      {{{}, first, contest::BoardNumber{1}, event.entries[0].id, event.entries[1].id, {}}}, {}));
  take(edit.commit());
  return readBy(store)->events[0].games[0].id;
}

TEST(SharedContest, IsReadOnceForAll) {
  const TempFolder folder;
  Store store = sampleStore(folder / "contest.damath");
  const SharedContest shown = readBy(store);
  EXPECT_EQ(readBy(store), shown);
  Edit edit = take(store.edit(stampAt(2)));
  EXPECT_EQ(take(edit.reading().contest()), shown) << "the change is decided on the same one";
}

TEST(SharedContest, StaysAsItWasForWhoHoldsIt) {
  const TempFolder folder;
  Store store = sampleStore(folder / "contest.damath");
  const contest::GameId game = pairedGame(store);
  const SharedContest before = readBy(store);
  Edit edit = take(store.edit(stampAt(3)));
  take(RoundEdit(edit).setResult(game, {rules::Ending::NoShowRed, {}, {}, rules::Result::BlueWins}));
  take(edit.commit());
  EXPECT_FALSE(before->events[0].games[0].result);
  EXPECT_TRUE(readBy(store)->events[0].games[0].result);
}

TEST(SharedContest, ItsSheetsAreReadAnewOnceTheyAreOthers) {
  const TempFolder folder;
  const std::filesystem::path path = folder / "contest.damath";
  Store store = sampleStore(path);
  const auto sheetsBy = [](const Store& by) { return take(take(by.read()).sheetSummaries()); };
  const auto enter = [](Store& by, int minute, const auto& step) {
    Edit edit = take(by.edit(stampAt(minute)));
    step(edit);
    take(edit.commit());
  };
  const contest::GameId game = pairedGame(store);
  enter(store, 3, [&](Edit& edit) { take(SheetEdit(edit).addSheet(ofGame(game), {}, {})); });
  const SharedSummaries first = sheetsBy(store);
  ASSERT_EQ(first->size(), 1U);
  EXPECT_EQ(first->front().version, 1);
  enter(store, 4, [&](Edit& edit) {
    take(RoundEdit(edit).setResult(game, {rules::Ending::NoShowRed, {}, {}, rules::Result::BlueWins}));
  });
  EXPECT_EQ(sheetsBy(store), first) << "a result is no sheet";
  enter(store, 5, [&](Edit& edit) {
    take(SheetEdit(edit).addSheet(ofGame(game), {}, {}));
    EXPECT_EQ(take(edit.reading().sheetSummaries())->front().version, 2) << "as the edit leaves it";
  });
  EXPECT_EQ(first->front().version, 1) << "unchanged for who holds it";
  EXPECT_EQ(sheetsBy(store)->front().version, 2);
  StoreOpening other = Store::open(testing::placeAt(path), stampAt(6).at, {});
  enter(*other.store, 7, [&](Edit& edit) { take(SheetEdit(edit).addSheet(ofGame(game), {}, {})); });
  EXPECT_EQ(sheetsBy(store)->front().version, 3) << "by another program";
}

}  // namespace
}  // namespace damath::db
