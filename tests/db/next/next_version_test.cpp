// SPDX-License-Identifier: GPL-3.0-or-later
// A later version of the program opens, migrates, checks and merges contests that the real program wrote.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "db/detail/migrations.hpp"
#include "db/edits/branch_edit.hpp"
#include "db/edits/history_edit.hpp"
#include "db/edits/roster_edit.hpp"
#include "db/files/glance.hpp"
#include "db/store.hpp"
#include "tests/db/faulty_disk.hpp"
#include "tests/db/full_contest.hpp"
#include "tests/db/next/program_version.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/soundness.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/db/victim.hpp"
#include "tests/support/full_size.hpp"

namespace damath::db {
namespace {

namespace fs = std::filesystem;
using testing::asked;
using testing::contentOf;
using testing::expectSound;
using testing::newColumnVersion;
using testing::newTableVersion;
using testing::ProgramVersion;
using testing::realVersion;
using testing::stampAt;
using testing::take;

const Instant kNow = stampAt(30).at;

StoreOpening openedAt(const fs::path& path, const OpenOptions& options = {}) {
  return Store::open(path, kNow, options);
}

Store opened(const fs::path& path) {
  StoreOpening opening = openedAt(path);
  if (!opening.store) throw std::runtime_error("not opened");
  return *std::move(opening.store);
}

std::string versionIn(const fs::path& path) {
  return asked(path, "PRAGMA user_version");
}

// Returns the rows of the tables with the present state of the contest, without columns that only one of the
// two versions has.
std::string stateAt(const fs::path& path) {
  return testing::rowsOf(path,
                         {"contest", "school", "event", "entry", "absence", "round", "game", "bye", "rematch",
                          "lot", "sheet_in_force", "review", "ruling", "check_in", "notice"}) +
         asked(path, "SELECT group_concat(id || last || first || section || school, ';') FROM player");
}

std::string schemaOf(const fs::path& path) {
  return asked(path,
               "SELECT group_concat(sql, char(10)) FROM"
               " (SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name)");
}

class NextVersion : public ::testing::Test {
 protected:
  // Writes a contest as the real program does.
  fs::path small() {
    testing::sampleStore(m_path);
    return m_path;
  }
  fs::path full() {
    static_cast<void>(testing::fullContest(m_path));
    return m_path;
  }
  [[nodiscard]] fs::path backup(const std::string& number = {}) const {
    return m_folder / ("old.v" + std::to_string(realVersion()) + "-20261120-083000" + number + ".bak");
  }

  testing::TempFolder m_folder;
  fs::path m_path = m_folder / "old.damath";
};

TEST_F(NextVersion, MigratesAnOlderFileWithABackupBeside) {
  const std::string rows = testing::allRows(full());
  const ProgramVersion later(newColumnVersion());
  const StoreOpening opening = openedAt(m_path);
  const auto* migrated = std::get_if<Migrated>(&opening.verdict);
  ASSERT_NE(migrated, nullptr);
  ASSERT_TRUE(opening.store);
  EXPECT_EQ(migrated->from, realVersion());
  EXPECT_EQ(migrated->to, newColumnVersion());
  EXPECT_EQ(migrated->backup, backup());
  EXPECT_EQ(versionIn(backup()), std::to_string(realVersion()));
  EXPECT_EQ(testing::allRows(backup()), rows);
  EXPECT_EQ(versionIn(m_path), std::to_string(newColumnVersion()));
  EXPECT_EQ(asked(m_path, "SELECT name FROM migration ORDER BY number DESC"), "0013_add_shirt.sql");
  const auto contest = *take(take(opening.store->read()).contest());
  EXPECT_EQ(contest.events.size(), 3U);
  EXPECT_EQ(contest.players[0].last, "Peña");
  expectSound(*opening.store);
}

TEST_F(NextVersion, FindsAMigratedFileCurrent) {
  small();
  const ProgramVersion later(newColumnVersion());
  ASSERT_TRUE(openedAt(m_path).store);
  EXPECT_TRUE(std::holds_alternative<Current>(openedAt(m_path).verdict));
  EXPECT_EQ(m_folder.listing(), "old.damath " + backup().filename().string());
}

TEST_F(NextVersion, IsDamagedWithAGapInTheScripts) {
  const ProgramVersion later(newColumnVersion());
  for (const char* number : {"max(number)", "min(number)", "max(number) - 1"}) {
    testing::sampleStore(m_path);
    ASSERT_EQ(testing::tamper(m_path, "DELETE FROM migration WHERE number = (SELECT " + std::string(number) +
                                          " FROM migration)"),
              "");
    EXPECT_TRUE(std::holds_alternative<Damaged>(openedAt(m_path).verdict)) << number;
    fs::remove(m_path);
  }
}

TEST_F(NextVersion, ASecondBackupDoesNotReplaceTheFirst) {
  small();
  const ProgramVersion later(newColumnVersion());
  testing::writeFile(backup(), "an earlier backup");
  const StoreOpening opening = openedAt(m_path);
  ASSERT_TRUE(std::holds_alternative<Migrated>(opening.verdict));
  EXPECT_EQ(std::get<Migrated>(opening.verdict).backup, backup("-2"));
  EXPECT_EQ(contentOf(backup()), "an earlier backup");
}

// Opening with Access::Look is refused too, because the migration must write.
TEST_F(NextVersion, DoesNotMigrateOnAWriteProtectedDisk) {
  small();
  const ProgramVersion later(newColumnVersion());
  testing::FaultyDisk disk;
  disk.writeProtect();
  OpenOptions look;
  look.disk = testing::FaultyDisk::name();
  look.access = Access::Look;
  const StoreOpening opening = openedAt(m_path, look);
  const auto* verdict = std::get_if<Unreadable>(&opening.verdict);
  ASSERT_NE(verdict, nullptr);
  EXPECT_EQ(verdict->obstacle, Obstacle::ReadOnly);
}

TEST_F(NextVersion, IsBusyWhileAnotherProgramEditsAnOlderFile) {
  small();
  const ProgramVersion later(newColumnVersion());
  SQLite::Database other(m_path.string(), SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  OpenOptions hasty;
  hasty.busyTimeout = std::chrono::milliseconds(50);
  EXPECT_TRUE(std::holds_alternative<Busy>(openedAt(m_path, hasty).verdict));
}

TEST_F(NextVersion, LeavesTheOldFileAsItWasOnAFullDisk) {
  small();
  const fs::path kept = m_folder / "kept";
  fs::copy_file(m_path, kept);
  const ProgramVersion later(newColumnVersion());
  testing::FaultyDisk disk;
  OpenOptions options;
  options.disk = testing::FaultyDisk::name();
  int refusals = 0;
  // Makes the disk full at each write of backup and migration, one write after another.
  for (int writes = 0; writes < 500; ++writes) {
    fs::copy_file(kept, m_path, fs::copy_options::overwrite_existing);
    disk.fillAfter(writes);
    const StoreOpening opening = openedAt(m_path, options);
    disk.heal();
    if (opening.store) break;
    ++refusals;
    const auto* verdict = std::get_if<Unreadable>(&opening.verdict);
    ASSERT_TRUE(verdict != nullptr && verdict->obstacle == Obstacle::MigrationFailed) << writes;
    ASSERT_EQ(versionIn(m_path), std::to_string(realVersion())) << writes;
    ASSERT_EQ(asked(m_path, "PRAGMA integrity_check"), "ok") << writes;
    fs::remove(backup());
    ASSERT_EQ(m_folder.listing(), "kept old.damath") << writes;
  }
  EXPECT_GT(refusals, 10);
  EXPECT_EQ(versionIn(m_path), std::to_string(newColumnVersion()));
}

TEST_F(NextVersion, AMigratedFileHasTheTablesOfANewFile) {
  small();
  for (const int version : {newTableVersion(), newColumnVersion()}) {
    const std::string name = std::to_string(version) + ".damath";
    fs::copy_file(m_path, m_folder / name);
    const ProgramVersion later(version);
    expectSound(opened(m_folder / name));
    testing::sampleStore(m_folder / ("new" + name));
    EXPECT_EQ(versionIn(m_folder / name), versionIn(m_folder / ("new" + name)));
    EXPECT_EQ(schemaOf(m_folder / name), schemaOf(m_folder / ("new" + name)));
  }
}

// True if `way` (undo or redo) was done. If it fails, the file stays unchanged.
template <class Way>
bool isStepped(Store& store, const JournalAct& act, const Way& way) {
  Edit edit = take(store.edit(stampAt(90)));
  HistoryEdit history(edit);
  if (!way(history, act)) return false;
  take(edit.commit());
  return true;
}

// Undoes every action that evidence allows to undo, newest first, then redoes all of them. Returns the
// numbers of the actions that could not be undone.
std::vector<std::int64_t> stepped(Store& store) {
  std::vector<std::string> states = {stateAt(store.path())};
  std::vector<JournalAct> undone;
  std::vector<std::int64_t> refused;
  std::vector<JournalAct> acts = take(take(store.read()).journal().acts());
  std::erase_if(acts, [](const JournalAct& act) { return act.state != ActState::InForce; });
  std::ranges::reverse(acts);
  for (const JournalAct& last : acts) {
    const auto undo = [](HistoryEdit& history, const JournalAct& act) { return history.undo(act); };
    if (!isStepped(store, last, undo)) {
      refused.push_back(last.number);
      continue;
    }
    undone.push_back(last);
    states.push_back(stateAt(store.path()));
    expectSound(store);
  }
  EXPECT_GT(undone.size(), 10U);
  for (std::size_t step = undone.size(); step-- > 0;) {
    const auto redo = [](HistoryEdit& history, const JournalAct& act) { return history.redo(act); };
    EXPECT_TRUE(isStepped(store, undone[step], redo)) << undone[step].number;
    EXPECT_EQ(stateAt(store.path()), states[step]) << undone[step].number;
    expectSound(store);
  }
  return refused;
}

TEST_F(NextVersion, ANewTableLeavesTheHistoryAsItWas) {
  {
    std::mt19937 random(20261123);
    Store store = testing::sampleStore(m_path);
    for (int minute = 2; minute < 42; ++minute) testing::changeByLot(store, random, minute);
  }
  const auto rowsOf = [](const fs::path& path) {
    return asked(path,
                 "SELECT group_concat(digest || ' ' || coalesce(hex(changes), '-'), ';') FROM"
                 " (SELECT * FROM journal WHERE action <> 'migrate' ORDER BY branch, number)");
  };
  const std::string rows = rowsOf(m_path);
  const auto before = take(take(opened(m_path).read()).journal().acts());
  fs::copy_file(m_path, m_folder / "same.damath");
  Store same = opened(m_folder / "same.damath");
  const auto refused = stepped(same);

  const ProgramVersion later(newTableVersion());
  Store store = opened(m_path);
  EXPECT_EQ(rowsOf(m_path), rows) << "the journal only grows";
  expectSound(store);
  auto acts = take(take(store.read()).journal().acts());
  EXPECT_EQ(acts.back().state, ActState::Fixed) << "the migration";
  acts.pop_back();
  EXPECT_EQ(acts, before);
  EXPECT_EQ(stepped(store), refused);
}

TEST_F(NextVersion, AChangedTableStartsANewHistory) {
  full();
  const auto evidence = [](const Store& store) {
    const Reading reading = take(store.read());
    const auto contest = *take(reading.contest());
    return take(reading.sheets(ofGame(contest.events.at(0).games.at(0).id)));
  };
  const auto before = evidence(opened(m_path));
  const ProgramVersion later(newColumnVersion());
  const Store store = opened(m_path);
  expectSound(store);
  for (const JournalAct& act : take(take(store.read()).journal().acts())) {
    EXPECT_EQ(act.state, ActState::Fixed) << act.number;
  }
  const auto sheets = evidence(store);
  ASSERT_EQ(sheets.size(), before.size());
  EXPECT_EQ(sheets[0].sheet.lines, before[0].sheet.lines);
  EXPECT_EQ(sheets[1].acceptance, Acceptance::Accepted);
  EXPECT_FALSE(sheets[1].corrections.empty());
  ASSERT_EQ(testing::tamper(m_path, "UPDATE player SET shirt = 'red' WHERE id = 2"), "");
  EXPECT_EQ(take(take(store.read()).journal().check()).differing, std::vector<std::string>{"player 2"});
}

// The program may be updated while the event is on another computer. The changes made there before have fewer
// columns than the tables have now.
TEST_F(NextVersion, AnEventThatWasAwayMeanwhileIsBroughtBack) {
  const fs::path away = m_folder / "away.damath";
  const contest::EventId event{1};
  Branch branch;
  {
    Store store = testing::sampleStore(m_path);
    Edit edit = take(store.edit(stampAt(2)));
    branch = take(BranchEdit(edit).lend(event, std::string(32, 'a')));
    take(edit.commit());
    take(store.backup(away));
    Store other = opened(away);
    Edit borrow = take(other.edit(stampAt(3)));
    take(BranchEdit(borrow).borrow(branch));
    take(RosterEdit(borrow).addEntries(event, 1, {testing::newcomer("Uy", "Ana", "Rizal HS")}));
    take(borrow.commit());
  }
  const ProgramVersion later(newColumnVersion());
  Store store = opened(m_path);
  Store other = opened(away);
  {
    Edit edit = take(other.edit(stampAt(70)));
    take(RosterEdit(edit).addEntries(event, 1, {testing::newcomer("Yu", "Bo", "Mabini NHS")}));
    take(edit.commit());
  }
  Edit edit = take(store.edit(stampAt(80)));
  const Reading reading = take(other.read());
  take(BranchEdit(edit).merge(reading, branch));
  take(edit.commit());
  EXPECT_EQ(stateAt(m_path), stateAt(away));
  EXPECT_EQ(asked(m_path, "SELECT count(*) FROM player WHERE shirt = 'white'"), "6");
  expectSound(store);
}

TEST_F(NextVersion, ADocumentOfAnOlderVersionMakesAFileOfThatVersion) {
  const std::string document = testing::documentOf(testing::fullContest(m_path));
  testing::writeFile(m_folder / "old.json", document);
  const ProgramVersion later(newColumnVersion());
  ASSERT_TRUE(Store::createFrom(m_folder / "made.damath", m_folder / "old.json", {}));
  EXPECT_EQ(versionIn(m_folder / "made.damath"), std::to_string(realVersion()));
  EXPECT_EQ(testing::allRows(m_folder / "made.damath"), testing::allRows(m_path));
  expectSound(opened(m_folder / "made.damath"));
}

TEST_F(NextVersion, AMigratedContestGoesOutAsADocument) {
  full();
  const ProgramVersion later(newColumnVersion());
  const std::string document = testing::documentOf(opened(m_path));
  testing::writeFile(m_folder / "new.json", document);
  ASSERT_TRUE(Store::createFrom(m_folder / "made.damath", m_folder / "new.json", {}));
  EXPECT_EQ(testing::documentOf(opened(m_folder / "made.damath")), document);
}

TEST_F(NextVersion, ATestVersionStaysRefused) {
  small();
  ASSERT_EQ(testing::tamper(m_path, "PRAGMA user_version = 10"), "");
  const std::string before = contentOf(m_path);
  const ProgramVersion later(newColumnVersion());
  EXPECT_TRUE(std::holds_alternative<TestVersionRefused>(openedAt(m_path).verdict));
  EXPECT_EQ(contentOf(m_path), before);
}

TEST_F(NextVersion, AnOlderFileInAListStaysAsItIs) {
  const std::string before = contentOf(small());
  const ProgramVersion later(newColumnVersion());
  const Glance seen = take(glanceAt(m_path));
  EXPECT_EQ(seen.version, SeenVersion::Older);
  EXPECT_EQ(seen.contest.head.name, "Dibisyon ng Parañaque");
  EXPECT_TRUE(seen.contest.events.empty());
  EXPECT_EQ(contentOf(m_path), before);
}

class Crash : public NextVersion {};

TEST_F(Crash, AMigrationIsWholeOrNotAtAll) {
  const fs::path kept = m_folder / "kept";
  fs::copy_file(full(), kept);
  const ProgramVersion later(newColumnVersion());
  const testing::Writer migrate = [this](const testing::Told& told) {
    const StoreOpening opening = openedAt(m_path);
    if (!opening.store) _exit(2);
    told(1);
    for (;;) pause();
  };
  testing::Deaths deaths(migrate, 1);
  int migrated = 0;
  const auto isOneSided = [&migrated](int so) { return migrated == 0 || migrated == so; };
  constexpr int kMostDeaths = 2000;
  int death = 0;
  const int deathsAtLeast = support::sized(20, 60);
  for (; death < deathsAtLeast || (isOneSided(death) && death < kMostDeaths); ++death) {
    fs::remove(m_path.string() + "-journal");
    fs::copy_file(kept, m_path, fs::copy_options::overwrite_existing);
    if (deaths.lastToldBefore(migrate) == 1) {
      EXPECT_EQ(versionIn(m_path), std::to_string(newColumnVersion())) << death;
      ++migrated;
    }
    const StoreOpening opening = openedAt(m_path);
    ASSERT_TRUE(opening.store) << death;
    const Reading reading = take(opening.store->read());
    const contest::Contest contest = *take(reading.contest());
    ASSERT_EQ(contest.events.size(), 3U) << death;
    ASSERT_EQ(take(reading.sheets(ofGame(contest.events[0].games.at(0).id))).size(), 2U) << death;
    expectSound(reading);
    for (const auto& entry : fs::directory_iterator(m_folder.path())) {
      if (entry.path().extension() == ".bak") fs::remove(entry.path());
    }
  }
  EXPECT_FALSE(isOneSided(death)) << migrated;
}

}  // namespace
}  // namespace damath::db
