// SPDX-License-Identifier: GPL-3.0-or-later
// A program is killed in the middle of its work. Confirmed changes stay stored, and no change is half stored.
// At least 60 kills per run, 240 with DAMATH_LONG=1, at random moments.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "db/edits/roster_edit.hpp"
#include "db/edits/round_edit.hpp"
#include "db/store.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/soundness.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/db/victim.hpp"
#include "tests/support/full_size.hpp"

namespace damath::db {
namespace {

// The moments of death depend on the duration of the first run. If the computer becomes busy later, most
// deaths come before the first confirmed change. Then the test adds deaths, until enough changes were
// confirmed.
constexpr int kEnough = 20;
constexpr int kMostDeaths = 2000;

namespace fs = std::filesystem;
using testing::Deaths;
using testing::expectSound;
using testing::stampAt;
using testing::take;
using testing::TempFolder;
using testing::Told;
using testing::Writer;

Store openedOrExit(const fs::path& path) {
  StoreOpening opening = Store::open(path, stampAt(0).at, {});
  if (!opening.store) _exit(2);
  return *std::move(opening.store);
}

// Pairs rounds and enters results, one after another: step n of a file is the pairing of round (n + 2) / 3 or
// one of its two results.
void playUntilKilled(const fs::path& path, const Told& told) {
  Store store = openedOrExit(path);
  for (;;) {
    auto edit = store.edit(stampAt(1));
    if (!edit) _exit(3);
    const auto contest = edit->reading().contest();
    if (!contest) _exit(3);
    const contest::Event& event = (*contest)->events[0];
    int done = static_cast<int>(event.rounds.size());
    const contest::Game* open = nullptr;
    for (const contest::Game& game : event.games) {
      if (game.result) ++done;
      if (!game.result && open == nullptr) open = &game;
    }
    bool stepped = false;
    if (open != nullptr) {
      stepped = RoundEdit(*edit)
                    .setResult(open->id, {rules::Ending::Time, exact::Number(done), exact::Number(-1),
                                          rules::Result::BlueWins})
                    .has_value();
    } else {
      const contest::RoundNumber round{static_cast<int>(event.rounds.size()) + 1};
      const auto& e = event.entries;
      stepped = RoundEdit(*edit)
                    .addRound(event.id, {round}, PairedBy::System,
                              {{{}, round, contest::BoardNumber{1}, e[0].id, e[1].id, {}},
                               {{}, round, contest::BoardNumber{2}, e[2].id, e[3].id, {}}},
                              {})
                    .has_value();
    }
    if (!stepped || !edit->commit()) _exit(4);
    told(done + 1);
  }
}

int stepsDone(const contest::Event& event) {
  int done = static_cast<int>(event.rounds.size());
  for (const contest::Game& game : event.games) done += game.result ? 1 : 0;
  return done;
}

TEST(Crash, EveryAcknowledgedRoundAndResultIsThereAfterAKill) {
  const TempFolder folder;
  const fs::path path = folder / "contest.damath";
  testing::sampleStore(path);
  const Writer play = [&path](const Told& told) { playUntilKilled(path, told); };
  Deaths deaths(play, 6);
  int standing = stepsDone(take(take(openedOrExit(path).read()).contest())->events[0]);
  const int deathsAtLeast = support::sized(40, 180);
  for (int death = 0; death < deathsAtLeast || (standing <= kEnough && death < kMostDeaths); ++death) {
    const int told = deaths.lastToldBefore(play);
    const StoreOpening opening = Store::open(path, stampAt(2).at, {});
    ASSERT_TRUE(std::holds_alternative<Current>(opening.verdict)) << death;
    const Reading reading = take(opening.store->read());
    const int done = stepsDone(take(reading.contest())->events[0]);
    // A change that was committed but not yet confirmed may be stored too.
    const int known = std::max(standing, told);
    ASSERT_GE(done, known) << death;
    ASSERT_LE(done, known + 1) << death;
    standing = done;
    if (death % 10 == 0) expectSound(reading);
  }
  EXPECT_GT(standing, kEnough);
  const Store store = openedOrExit(path);
  expectSound(take(store.read()));
}

TEST(Crash, EveryAcknowledgedBackupIsWholeAndTheFileUntouched) {
  const TempFolder folder;
  const fs::path path = folder / "contest.damath";
  testing::sampleStore(path);
  const std::string before = testing::contentOf(path);
  fs::path place = folder / "first";
  fs::create_directory(place);
  const Writer copy = [&](const Told& told) {
    const Store store = openedOrExit(path);
    for (int number = 1;; ++number) {
      if (!store.backup(place / (std::to_string(number) + ".damath"))) _exit(3);
      told(number);
    }
  };
  Deaths deaths(copy, 2);
  int made = 0;
  const int deathsAtLeast = support::sized(20, 60);
  for (int death = 0; death < deathsAtLeast || (made <= kEnough && death < kMostDeaths); ++death) {
    place = folder / std::to_string(death);
    fs::create_directory(place);
    const int told = deaths.lastToldBefore(copy);
    for (int number = 1; number <= told; ++number) {
      const StoreOpening opening =
          Store::open(place / (std::to_string(number) + ".damath"), stampAt(2).at, {});
      ASSERT_TRUE(opening.store) << death;
      ASSERT_EQ(take(take(opening.store->read()).contest())->players.size(), 4U) << death;
    }
    made += told;
    ASSERT_EQ(testing::contentOf(path), before) << death;
    fs::remove_all(place);
  }
  EXPECT_GT(made, kEnough);
}

}  // namespace
}  // namespace damath::db
