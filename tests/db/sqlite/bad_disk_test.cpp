// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the disk full or broken at each of the first writes of a change and at some of the later writes, one
// write after another. If the change was confirmed, the file then holds the state after the change.
// Otherwise, it holds the state before the change.
#include <gtest/gtest.h>

#include <functional>

#include "core/notation/sheet/sheet_text.hpp"
#include "db/edits/branch_edit.hpp"
#include "db/edits/history_edit.hpp"
#include "db/edits/round_edit.hpp"
#include "db/edits/sheet_edit.hpp"
#include "tests/db/faulty_disk.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/soundness.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/support/full_size.hpp"

namespace damath::db {
namespace {

namespace fs = std::filesystem;
using testing::stampAt;
using testing::take;

constexpr contest::EventId kEvent{1};

// The folder, and the store on the disk that fails.
struct Scene {
  fs::path folder;
  Store store;
};

// A change and the state that it needs, on a contest of four players. `make` returns true if the change was
// made.
struct Deed {
  std::string name;
  std::function<void(Scene&)> prepare;
  std::function<bool(Scene&)> make;
};

bool made(Store& store, const std::function<bool(Edit&)>& steps) {
  auto edit = store.edit(stampAt(5, "tagapamahala", "pagsubok"));
  return edit && steps(*edit) && edit->commit();
}

void pairFirst(Scene& scene) {
  Edit edit = take(scene.store.edit(stampAt(2)));
  const auto entries = take(edit.reading().contest())->events[0].entries;
  const contest::RoundNumber first{1};
  take(RoundEdit(edit).addRound(kEvent, {first}, PairedBy::System,
                                {{{}, first, contest::BoardNumber{1}, entries[0].id, entries[1].id, {}},
                                 {{}, first, contest::BoardNumber{2}, entries[2].id, entries[3].id, {}}},
                                {}));
  take(edit.commit());
}

contest::GameId firstGame(Scene& scene) {
  return take(take(scene.store.read()).contest())->events[0].games[0].id;
}

const contest::GameResult& blueWins() {
  static const contest::GameResult result{rules::Ending::Time, exact::Number(12), exact::Number(3),
                                          rules::Result::BlueWins};
  return result;
}

bool storeSheet(Scene& scene) {
  const auto sheet = notation::parseSheetText(
      "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\nGRAND | 12 || GRAND | 3\n");
  const contest::GameId game = firstGame(scene);
  return made(scene.store, [&](Edit& edit) {
    SheetEdit sheets(edit);
    const auto id = sheets.addSheet(ofGame(game), *sheet, {});
    return id && RoundEdit(edit).setResult(game, blueWins()) && sheets.acceptSheet(*id, {});
  });
}

bool reviewAndSign(Scene& scene) {
  return made(scene.store, [](Edit& edit) {
    SheetEdit sheets(edit);
    const contest::SheetId sheet{1};
    return sheets.addReview(sheet, {"Gng. Cruz", {}, {}, 0}) &&
           sheets.rule(sheet, {1, board::Side::Blue, sheet::Cell::Move, {}, {}, {}, {}}, {}) &&
           sheets.signOff(sheet);
  });
}

bool undoLast(Scene& scene) {
  return made(scene.store, [](Edit& edit) {
    const auto acts = edit.reading().journal().acts();
    return acts && HistoryEdit(edit).undo(acts->back());
  });
}

bool importMany(Scene& scene) {
  std::vector<Newcomer> newcomers;
  for (int number = 0; number < 60; ++number) {
    const std::string text = std::to_string(number);
    newcomers.push_back(testing::newcomer("Muñoz" + text, "Ana", "Paaralan " + text));
  }
  return made(scene.store, [&](Edit& edit) {
    const auto event = RosterEdit(edit).addEvent(testing::integerEvent("Grade 8"));
    return event && RosterEdit(edit).addEntries(*event, 1, newcomers);
  });
}

bool lend(Scene& scene) {
  return made(scene.store,
              [](Edit& edit) { return BranchEdit(edit).lend(kEvent, std::string(32, 'a')).has_value(); });
}

// Hands over the event. The other computer then pairs a round and stores a scoresheet.
void playElsewhere(Scene& scene) {
  ASSERT_TRUE(lend(scene));
  const Branch branch = take(take(scene.store.read()).branches())[0];
  const fs::path path = scene.folder / "other.damath";
  take(scene.store.backup(path));
  Scene other{scene.folder, *Store::open(path, stampAt(3).at, {}).store};
  Edit edit = take(other.store.edit(stampAt(3)));
  take(BranchEdit(edit).borrow(branch));
  take(edit.commit());
  pairFirst(other);
  ASSERT_TRUE(storeSheet(other));
}

bool merge(Scene& scene) {
  const StoreOpening other = Store::open(scene.folder / "other.damath", stampAt(5).at, {});
  const Reading theirs = take(other.store->read());
  return made(scene.store, [&](Edit& edit) {
    const auto branches = edit.reading().branches();
    return branches && BranchEdit(edit).merge(theirs, branches->front());
  });
}

void keepBackup(Scene& scene) {
  take(scene.store.backup(scene.folder / "backup.damath"));
  ASSERT_TRUE(importMany(scene));
}

bool restore(Scene& scene) {
  OpenOptions options;
  options.disk = testing::FaultyDisk::name();
  return Store::restore(scene.store.path(), scene.folder / "backup.damath", options).has_value();
}

std::vector<Deed> deeds() {
  const auto nothing = [](Scene&) {};
  const auto stored = [](Scene& scene) {
    pairFirst(scene);
    ASSERT_TRUE(storeSheet(scene));
  };
  return {{"Import", nothing, importMany},
          {"Sheet", pairFirst, storeSheet},
          {"ReviewRulingSignOff", stored, reviewAndSign},
          {"Undo", stored, undoLast},
          {"Lend", nothing, lend},
          {"Merge", playElsewhere, merge},
          {"Restore", keepBackup, restore}};
}

enum class Trouble { Full, Broken };

class BadDisk : public ::testing::TestWithParam<std::tuple<Deed, Trouble>> {};

TEST_P(BadDisk, LeavesTheStateBeforeOrAfter) {
  const auto& [deed, trouble] = GetParam();
  const testing::TempFolder folder;
  const fs::path path = folder / "contest.damath";
  testing::FaultyDisk disk;
  OpenOptions options;
  options.disk = testing::FaultyDisk::name();
  Scene scene{folder.path(), testing::sampleStore(path, options)};
  deed.prepare(scene);
  const std::string before = testing::allRows(path);
  int refusals = 0;
  bool isMade = false;
  // Tests each of the first writes, then only some of the later ones.
  const int first = support::sized(15, 40);
  const int stride = support::sized(9, 3);
  for (int writes = 0; writes < 500; writes += writes < first ? 1 : stride) {
    if (trouble == Trouble::Full) disk.fillAfter(writes);
    if (trouble == Trouble::Broken) disk.breakAfter(writes);
    isMade = deed.make(scene);
    disk.heal();
    ASSERT_EQ(testing::asked(path, "PRAGMA integrity_check"), "ok") << writes;
    if (isMade) break;
    ASSERT_EQ(testing::allRows(path), before) << writes;
    ++refusals;
  }
  EXPECT_TRUE(isMade);
  EXPECT_NE(testing::allRows(path), before);
  EXPECT_GT(refusals, 5);
  testing::expectSound(scene.store);
}

std::string nameOf(const ::testing::TestParamInfo<std::tuple<Deed, Trouble>>& test) {
  return std::get<Deed>(test.param).name +
         (std::get<Trouble>(test.param) == Trouble::Full ? "Full" : "Broken");
}

INSTANTIATE_TEST_SUITE_P(Deeds, BadDisk,
                         ::testing::Combine(::testing::ValuesIn(deeds()),
                                            ::testing::Values(Trouble::Full, Trouble::Broken)),
                         nameOf);

}  // namespace
}  // namespace damath::db
