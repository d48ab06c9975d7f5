// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the automatic backups as files: order, wholeness, obstacles in the folder, kills.
#include "db/files/backup_ring.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <random>

#include "db/edits/notice_edit.hpp"
#include "db/files/second_folder.hpp"
#include "tests/db/files/plain_thinning.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/db/victim.hpp"
#include "tests/support/flushes.hpp"
#include "tests/support/full_size.hpp"

namespace damath::db {
namespace {

namespace fs = std::filesystem;
using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;
using testing::contentOf;
using testing::sampleStore;
using testing::stampAt;
using testing::take;
using testing::TempFolder;
using testing::writeFile;

constexpr BackupOccasion kTime = BackupOccasion::Time;

class Ring : public ::testing::Test {
 protected:
  // Changes the contest, so that the journal has one more row.
  void change(int minute) {
    Edit edit = take(m_store.edit(stampAt(minute)));
    take(setNotice(edit, "notice " + std::to_string(minute)));
    take(edit.commit());
  }
  [[nodiscard]] std::int64_t newestRow() const { return take(take(m_store.read()).journal().newest()); }

  TempFolder m_folder;
  fs::path m_path = m_folder / "contest.damath";
  fs::path m_backups = m_folder / "contest.backups";
  Store m_store = sampleStore(m_path);
  BackupRing m_ring{m_path};
  Instant m_now = stampAt(60).at;
};

TEST_F(Ring, TheNameHoldsSequenceAndNewestRow) {
  const fs::path first = take(m_ring.copy(m_store, m_now, kTime));
  change(5);
  const fs::path second = take(m_ring.copy(m_store, m_now - hours(3), ConfirmationReason::PastCorrected));
  const std::int64_t row = newestRow();
  const auto copies = m_ring.copies();
  ASSERT_EQ(copies.size(), 2U);
  EXPECT_EQ(copies[0].path, first);
  EXPECT_EQ(copies[1].path, second) << "the clock went back, the order stays";
  EXPECT_EQ(copies[0].sequence, 1);
  EXPECT_EQ(copies[1].sequence, 2);
  EXPECT_EQ(copies[0].journal, row - 1);
  EXPECT_EQ(copies[1].journal, row);
  EXPECT_TRUE(copies[1].isWhole);
  EXPECT_EQ(copies[1].reason, BackupReason(ConfirmationReason::PastCorrected));
  const StoreOpening opening = Store::open(second, m_now, {});
  ASSERT_TRUE(opening.store);
  EXPECT_EQ(take(take(opening.store->read()).journal().newest()), row);
}

TEST_F(Ring, EarlierNamesComeFirst) {
  fs::create_directory(m_backups);
  take(m_store.backup(m_backups / "20991121-183000-time.damath"));
  take(m_store.backup(m_backups / "20261121-103000-pastCorrected-2.damath"));
  EXPECT_EQ(m_ring.newest()->why, "pastCorrected");
  const fs::path made = take(m_ring.copy(m_store, m_now, kTime));
  const auto copies = m_ring.copies();
  ASSERT_EQ(copies.size(), 3U);
  EXPECT_EQ(copies[0].path.filename(), "20991121-183000-time.damath");
  EXPECT_EQ(copies[2].path, made);
  EXPECT_EQ(copies[2].sequence, 1);
}

TEST_F(Ring, AFileThatIsNotWholeIsListedAndNeverCounts) {
  take(m_ring.copy(m_store, m_now - hours(2), kTime));
  const std::string whole = contentOf(m_ring.newest()->path);
  const auto named = [&](const std::string& sequence) {
    return m_backups / (sequence + "-j00009-20261120-100000-time.damath");
  };
  writeFile(named("000011"), "");
  writeFile(named("000012"), whole.substr(0, whole.size() / 2));
  writeFile(named("000013"), std::string(whole.size(), 'x'));
  std::string foreign = whole;
  foreign[68] = 'x';  // the application number in the file's header: now that of another program
  writeFile(named("000014"), foreign);
  fs::create_directory(named("000015"));
  fs::create_symlink(m_path, named("000016"));
  ASSERT_EQ(mkfifo(named("000017").c_str(), 0600), 0);
  const auto copies = m_ring.copies();
  ASSERT_EQ(copies.size(), 8U);
  for (std::size_t i = 1; i < copies.size(); ++i) EXPECT_FALSE(copies[i].isWhole) << copies[i].path;
  EXPECT_EQ(m_ring.newest()->sequence, 1);
  EXPECT_TRUE(m_ring.isDue(m_now)) << "none of them is the backup of the last ten minutes";
  const fs::path made = take(m_ring.copy(m_store, m_now, kTime));
  EXPECT_EQ(m_ring.newest()->path, made);
  EXPECT_EQ(m_ring.newest()->sequence, 18);
  EXPECT_EQ(contentOf(m_path), contentOf(m_store.path())) << "the link's target is untouched";
}

TEST_F(Ring, EachByteOfABackupThatIsCutOffShows) {
  const fs::path made = take(m_ring.copy(m_store, m_now, kTime));
  const std::string whole = contentOf(made);
  std::mt19937 lot(3);
  for (int i = 0; i < 60; ++i) {
    writeFile(made, whole.substr(0, std::uniform_int_distribution<std::size_t>(0, whole.size() - 1)(lot)));
    EXPECT_FALSE(m_ring.newest());
  }
  writeFile(made, whole);
  EXPECT_TRUE(m_ring.newest());
}

// Makes random backups while the clock jumps. The newest backup always stays, and the backups are listed in
// the order in which they were made.
TEST_F(Ring, RandomBackupsKeepTheirOrder) {
  std::mt19937 lot(20261130);
  const auto drawn = [&lot](int least, int most) {
    return std::uniform_int_distribution<int>(least, most)(lot);
  };
  const int most = 12;
  ASSERT_TRUE(m_ring.setRule({minutes(10), most}));
  std::vector<ThinnedBackup> plain;
  std::vector<fs::path> paths;
  Instant now = m_now;
  for (int i = 0; i < support::sized(120, 600); ++i) {
    const int what = drawn(0, 19);
    now += what == 0   ? seconds(drawn(-2'000'000'000, 2'000'000'000))
           : what == 1 ? seconds(drawn(-40'000, 40'000))
           : what < 9  ? seconds(drawn(0, 1))
                       : seconds(drawn(60, 900));
    const BackupReason reason =
        drawn(0, 1) == 0 ? BackupReason(kTime) : BackupReason(ConfirmationReason::ResultCorrected);
    const fs::path made = take(m_ring.copy(m_store, now, reason));
    const auto copies = m_ring.copies();
    ASSERT_EQ(copies.back().path, made);
    ASSERT_LE(copies.size(), static_cast<std::size_t>(most));
    for (std::size_t k = 0; k + 1 < copies.size(); ++k) ASSERT_LT(copies[k].sequence, copies[k + 1].sequence);
    // `plain` lists the same backups as the ring. brokenPromise checks with this list which backups the ring
    // removed.
    plain.push_back({now, fs::file_size(made), reason != BackupReason(kTime)});
    paths.push_back(made);
    std::vector<std::size_t> removed;
    for (std::size_t k = 0; k < paths.size(); ++k) {
      if (!fs::exists(paths[k])) removed.push_back(k);
    }
    const ThinningBounds bounds{static_cast<std::size_t>(most), kMostBackupBytes};
    ASSERT_EQ(testing::brokenPromise(plain, removed, bounds, plain.size() > bounds.most), "");
    for (auto k = removed.rbegin(); k != removed.rend(); ++k) {
      plain.erase(plain.begin() + static_cast<std::ptrdiff_t>(*k));
      paths.erase(paths.begin() + static_cast<std::ptrdiff_t>(*k));
    }
  }
}

TEST_F(Ring, ASparedBackupStays) {
  ASSERT_TRUE(m_ring.setRule({minutes(10), 3}));
  take(m_ring.copy(m_store, m_now, kTime));
  const fs::path spared = take(m_ring.copy(m_store, m_now, kTime));
  for (int i = 0; i < 6; ++i) take(m_ring.copy(m_store, m_now + seconds(i), kTime, spared));
  EXPECT_TRUE(fs::exists(spared));
}

TEST_F(Ring, WhatStandsInTheWayIsNeitherWaitedForNorReplaced) {
  const std::string secret = "another file of the user";
  writeFile(m_folder / "target", secret);
  // Puts an obstacle at the path, by number: a pipe, a link to a file, a link to a device, a broken link, a
  // folder or a file. First, each obstacle except the folder is at the path of the folder of backups.
  const auto inTheWay = [&](const fs::path& place, int kind) {
    fs::remove_all(place);
    if (kind == 0) {
      ASSERT_EQ(mkfifo(place.c_str(), 0600), 0);
    }
    if (kind == 1) fs::create_symlink(m_folder / "target", place);
    if (kind == 2) fs::create_symlink("/dev/zero", place);
    if (kind == 3) fs::create_symlink(m_folder / "nowhere", place);
    if (kind == 4) fs::create_directory(place);
    if (kind == 5) writeFile(place, std::string(1 << 20, 'x'));
  };
  for (const int kind : {0, 1, 2, 3, 5}) {
    inTheWay(m_backups, kind);
    EXPECT_TRUE(m_ring.copies().empty()) << kind;
    EXPECT_EQ(m_ring.rule(), RingRule{}) << kind;
    const auto copied = m_ring.copy(m_store, m_now, kTime);
    ASSERT_FALSE(copied) << kind;
    EXPECT_EQ(copied.error().fault, StoreFault::NotAFolder) << kind;
    const auto set = m_ring.setRule({minutes(5), 50});
    ASSERT_FALSE(set) << kind;
    EXPECT_EQ(set.error().fault, StoreFault::NotAFolder) << kind;
  }
  fs::remove_all(m_backups);
  take(m_ring.copy(m_store, m_now, kTime));
  // Puts each obstacle at the paths of the files `rule`, `second` and `lock`. Backups are made nevertheless.
  for (const char* name : {"rule", "second", "lock"}) {
    for (int kind = 0; kind < 6; ++kind) {
      inTheWay(m_backups / name, kind);
      EXPECT_EQ(m_ring.rule(), RingRule{}) << name << kind;
      EXPECT_FALSE(m_ring.second()->choice()) << name << kind;
      EXPECT_TRUE(m_ring.copy(m_store, m_now, kTime)) << name << kind;
      EXPECT_TRUE(m_ring.bringToSecond(m_now)) << name << kind;
      if (std::string_view(name) == "rule" && kind < 5) {
        EXPECT_FALSE(m_ring.setRule({minutes(5), 50})) << kind;
      }
    }
    fs::remove_all(m_backups / name);
  }
  EXPECT_EQ(contentOf(m_folder / "target"), secret);
  EXPECT_FALSE(fs::exists(m_folder / "nowhere"));
}

TEST_F(Ring, LeftoversOfAKilledProgramAreRemoved) {
  fs::create_directory(m_backups);
  for (const char* name : {"7.part", "8.part.making", "8.part.making-2", "8.part.making-journal"}) {
    writeFile(m_backups / name, "half");
  }
  writeFile(m_backups / "mine.part", "a file of the user");
  EXPECT_TRUE(m_ring.copies().empty());
  take(m_ring.copy(m_store, m_now, kTime));
  for (const auto& entry : fs::directory_iterator(m_backups)) {
    const std::string name = entry.path().filename().string();
    EXPECT_TRUE(name == "mine.part" || name == "lock" || name.starts_with("000001-j")) << name;
  }
}

TEST_F(Ring, EveryNamedBackupOfAKilledProgramIsWhole) {
  const testing::Writer copy = [&](const testing::Told& told) {
    StoreOpening opening = Store::open(m_path, m_now, {});
    if (!opening.store) _exit(2);
    for (int number = 1;; ++number) {
      if (!m_ring.copy(*opening.store, m_now + seconds(number), kTime)) _exit(3);
      told(number);
    }
  };
  testing::Deaths deaths(copy, 2);
  std::int64_t sequence = 0;
  for (int death = 0; death < support::sized(20, 100); ++death) {
    const int told = deaths.lastToldBefore(copy);
    const auto copies = m_ring.copies();
    for (const AutomaticBackup& each : copies) {
      ASSERT_TRUE(each.isWhole) << each.path;
      if (each.sequence <= sequence) continue;
      ASSERT_TRUE(Store::open(each.path, m_now, {}).store) << each.path;
    }
    const std::int64_t newest = copies.empty() ? 0 : copies.back().sequence;
    ASSERT_GE(newest, sequence + told);
    sequence = newest;
  }
}

// A power failure after the backup leaves the whole backup in its folder.
TEST_F(Ring, ABackupIsFlushedBeforeItsNameAndTheFolderAfterIt) {
  const auto calls = support::writingCallsOf(m_folder.path(), [&] {
    const StoreOpening opening = Store::open(m_path, m_now, {});
    return opening.store && m_ring.copy(*opening.store, m_now, kTime).has_value();
  });
  const std::string told = ::testing::PrintToString(calls);
  ASSERT_EQ(m_ring.copies().size(), 1U) << told;
  const std::string made = m_ring.copies().front().path.lexically_relative(m_folder.path()).string();
  const std::string part = "contest.backups/1.part";
  EXPECT_EQ(support::complaintAboutFlushes(calls, part + ".making", part), "") << told;
  // The complete part then gets the name of the backup, and nothing writes to it any more.
  const auto named = std::ranges::find(calls, "name " + made);
  ASSERT_NE(named, calls.end()) << told;
  EXPECT_EQ(std::ranges::count(calls, "write " + part), 0) << told;
  ASSERT_NE(std::next(named), calls.end()) << told;
  EXPECT_EQ(*std::next(named), "flush contest.backups") << told;
}

TEST_F(Ring, ABackupByHandIsFlushedBeforeItsNameAndTheFolderAfterIt) {
  const fs::path usb = m_folder / "usb";
  fs::create_directory(usb);
  const auto calls = support::writingCallsOf(m_folder.path(), [&] {
    const StoreOpening opening = Store::open(m_path, m_now, {});
    return opening.store && opening.store->backup(usb / "kept.damath").has_value();
  });
  EXPECT_EQ(support::complaintAboutFlushes(calls, "usb/kept.damath.making", "usb/kept.damath"), "")
      << ::testing::PrintToString(calls);
}

// A power failure could otherwise take the new folder away, with every backup in it.
TEST_F(Ring, ANewFolderOfBackupsIsFlushedBeforeAnythingIsInIt) {
  const auto calls = support::writingCallsOf(m_folder.path(), [&] {
    const StoreOpening opening = Store::open(m_path, m_now, {});
    return opening.store && m_ring.copy(*opening.store, m_now, kTime).has_value();
  });
  const std::string told = ::testing::PrintToString(calls);
  const auto made = std::ranges::find(calls, "make contest.backups");
  ASSERT_NE(made, calls.end()) << told;
  ASSERT_NE(std::next(made), calls.end()) << told;
  EXPECT_EQ(*std::next(made), "flush .") << told;
}

class Second : public Ring {
 protected:
  void SetUp() override {
    fs::create_directory(m_drive);
    m_contest = take(take(m_store.read()).journal().origin());
    take(m_ring.copy(m_store, m_now, kTime));
  }
  [[nodiscard]] SecondFolder second() const { return *m_ring.second(); }
  [[nodiscard]] std::vector<std::string> names(const fs::path& folder) const {
    std::vector<std::string> list;
    for (const AutomaticBackup& each : backupsIn(folder, ".damath")) {
      EXPECT_TRUE(each.isWhole) << each.path;
      list.push_back(each.path.filename().string());
    }
    return list;
  }

  fs::path m_drive = m_folder / "usb";
  std::string m_contest;
};

TEST_F(Second, EachBackupIsAlsoWrittenThere) {
  EXPECT_EQ(second().state(), SecondState::None);
  EXPECT_FALSE(second().isBehind());
  take(second().choose(m_drive, m_contest));
  EXPECT_EQ(second().state(), SecondState::There);
  EXPECT_FALSE(second().choice()->last);
  EXPECT_TRUE(second().isBehind());
  for (int i = 1; i < 5; ++i) {
    const fs::path made = take(m_ring.copy(m_store, m_now + minutes(i), kTime));
    EXPECT_TRUE(second().isBehind());
    ASSERT_TRUE(m_ring.bringToSecond(m_now + minutes(i)));
    EXPECT_FALSE(second().isBehind());
    EXPECT_EQ(second().choice()->last, m_now + minutes(i));
    EXPECT_EQ(names(second().backups()), names(m_backups));
    EXPECT_EQ(contentOf(second().backups() / made.filename()), contentOf(made));
    struct stat facts {};
    ASSERT_EQ(stat((second().backups() / made.filename()).c_str(), &facts), 0);
    EXPECT_EQ(facts.st_mode & 0777U, 0600U) << "private";
  }
}

TEST_F(Second, ItsFolderOnTheDriveIsFlushedBeforeAnythingIsInIt) {
  const auto calls = support::writingCallsOf(m_folder.path(),
                                             [&] { return second().choose(m_drive, m_contest).has_value(); });
  const std::string told = ::testing::PrintToString(calls);
  const std::string folder = second().backups().lexically_relative(m_folder.path()).string();
  const auto made = std::ranges::find(calls, "make " + folder);
  ASSERT_NE(made, calls.end()) << told;
  ASSERT_NE(std::next(made), calls.end()) << told;
  EXPECT_EQ(*std::next(made), "flush usb") << told;
}

TEST_F(Second, AnAbsentDriveFailsNothingAndIsCaughtUp) {
  take(second().choose(m_drive, m_contest));
  ASSERT_TRUE(m_ring.bringToSecond(m_now));
  const auto last = second().choice()->last;
  fs::rename(m_drive, m_folder / "pulled out");
  EXPECT_EQ(second().state(), SecondState::Absent);
  for (int i = 1; i < 5; ++i) {
    take(m_ring.copy(m_store, m_now + minutes(i), kTime));
    ASSERT_TRUE(m_ring.bringToSecond(m_now + minutes(i)));
  }
  EXPECT_EQ(second().choice()->last, last) << "the time of the last backup outside stays";
  EXPECT_TRUE(second().isBehind());
  // At the path of the drive there is first an empty folder (a mount point), then another drive. Nothing is
  // written to either.
  fs::create_directory(m_drive);
  EXPECT_EQ(second().state(), SecondState::Unknown);
  ASSERT_TRUE(m_ring.bringToSecond(m_now));
  EXPECT_TRUE(fs::is_empty(m_drive)) << "nothing is written to an empty mount point";
  const std::string subfolder = second().backups().filename().string();
  fs::create_directory(m_drive / subfolder);
  writeFile(m_drive / subfolder / "contest", "damath backups\ncontest " + std::string(64, '0') + "\n");
  EXPECT_EQ(second().state(), SecondState::Unknown);
  ASSERT_TRUE(m_ring.bringToSecond(m_now));
  EXPECT_TRUE(names(m_drive / subfolder).empty());
  // The right drive is back and gets the missing backups.
  fs::remove_all(m_drive);
  fs::rename(m_folder / "pulled out", m_drive);
  ASSERT_TRUE(m_ring.bringToSecond(m_now + hours(1)));
  EXPECT_EQ(names(second().backups()), names(m_backups));
  EXPECT_EQ(second().choice()->last, m_now + hours(1));
}

TEST_F(Second, APulledOutDriveLeavesNoHalfBackup) {
  take(second().choose(m_drive, m_contest));
  writeFile(second().backups() / "000009-j00001-20261120-100000-time.damath.k3x9q0", "half");
  ASSERT_TRUE(m_ring.bringToSecond(m_now));
  for (const auto& entry : fs::directory_iterator(second().backups())) {
    EXPECT_FALSE(entry.path().string().ends_with("k3x9q0"));
  }
  // A backup on the drive that is shorter than the backup in the first folder is written again.
  const fs::path there = second().backups() / m_ring.newest()->path.filename();
  writeFile(there, contentOf(there).substr(0, 5000));
  ASSERT_TRUE(m_ring.bringToSecond(m_now));
  EXPECT_EQ(contentOf(there), contentOf(m_ring.newest()->path));
}

TEST_F(Second, ALinkOnTheDriveIsNotFollowed) {
  take(second().choose(m_drive, m_contest));
  writeFile(m_folder / "target", "a file of the user");
  fs::create_symlink(m_folder / "target", second().backups() / m_ring.newest()->path.filename());
  const auto brought = m_ring.bringToSecond(m_now);
  ASSERT_FALSE(brought);
  EXPECT_EQ(brought.error().kind, SecondFault::Kind::Failed);
  EXPECT_EQ(contentOf(m_folder / "target"), "a file of the user");
}

TEST_F(Second, OnlyAFolderElsewhereCanBeChosen) {
  writeFile(m_folder / "file", "x");
  fs::create_directory(m_backups / "inside");
  for (const fs::path& wrong : {m_folder / "nowhere", m_folder / "file", m_backups, m_backups / "inside"}) {
    const auto chosen = second().choose(wrong, m_contest);
    ASSERT_FALSE(chosen) << wrong;
    EXPECT_EQ(chosen.error().fault, StoreFault::NotAFolder) << wrong;
    EXPECT_FALSE(second().choice());
  }
  take(second().choose(m_drive, m_contest));
  take(second().forget());
  EXPECT_EQ(second().state(), SecondState::None);
  EXPECT_TRUE(fs::exists(m_drive)) << "the backups there stay";
}

}  // namespace
}  // namespace damath::db
