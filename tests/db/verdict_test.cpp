// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of every verdict of opening a file, each with a real file.
#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "db/files/file_facts.hpp"
#include "db/files/glance.hpp"
#include "db/store.hpp"
#include "tests/db/faulty_disk.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::db {
namespace {

namespace fs = std::filesystem;
using testing::asked;
using testing::contentOf;
using testing::sampleStore;
using testing::stampAt;
using testing::take;
using testing::tamper;
using testing::TempFolder;
using testing::writeFile;

const Instant kNow = stampAt(30).at;

StoreOpening opened(const fs::path& path, const OpenOptions& options = {}) {
  return Store::open(path, kNow, options);
}

std::optional<Obstacle> obstacleOf(const StoreOpening& opening) {
  const auto* verdict = std::get_if<Unreadable>(&opening.verdict);
  return verdict == nullptr ? std::nullopt : std::optional(verdict->obstacle);
}

fs::path closedSample(const TempFolder& folder) {
  fs::path path = folder / "contest.damath";
  sampleStore(path);
  return path;
}

TEST(OpenVerdict, CurrentForAFileOfThisVersion) {
  const TempFolder folder;
  const StoreOpening opening = opened(closedSample(folder));
  EXPECT_TRUE(std::holds_alternative<Current>(opening.verdict));
  ASSERT_TRUE(opening.store);
  const auto contest = *take(take(opening.store->read()).contest());
  EXPECT_EQ(contest.head.name, "Dibisyon ng Parañaque");
  EXPECT_EQ(folder.listing(), "contest.damath");
}

TEST(OpenVerdict, TestVersionRefusedAndUntouched) {
  const TempFolder folder;
  const fs::path path = closedSample(folder);
  for (const int version : {1, 7, 10}) {
    tamper(path, "PRAGMA user_version = " + std::to_string(version));
    const std::string before = contentOf(path);
    OpenOptions look;
    look.access = Access::Look;
    for (const OpenOptions& options : {OpenOptions(), look}) {
      const StoreOpening opening = opened(path, options);
      const auto* refused = std::get_if<TestVersionRefused>(&opening.verdict);
      ASSERT_NE(refused, nullptr);
      EXPECT_EQ(refused->version, version);
      EXPECT_EQ(refused->first, 11);
      EXPECT_FALSE(opening.store);
    }
    EXPECT_EQ(take(glanceAt(path)).version, SeenVersion::Test);
    const auto facts = factsOf(path, {});
    ASSERT_FALSE(facts);
    EXPECT_EQ(facts.error().fault, StoreFault::TestVersion);
    EXPECT_EQ(facts.error().detail, path.string());
    EXPECT_EQ(contentOf(path), before);
  }
  EXPECT_EQ(folder.listing(), "contest.damath");
}

// No program ever wrote these version numbers into a contest.
TEST(OpenVerdict, DamagedForAVersionThatNeverWas) {
  const TempFolder folder;
  const fs::path path = closedSample(folder);
  for (const int version : {0, -1}) {
    tamper(path, "PRAGMA user_version = " + std::to_string(version));
    EXPECT_TRUE(std::holds_alternative<Damaged>(opened(path).verdict)) << version;
    EXPECT_EQ(glanceAt(path).error().fault, StoreFault::Damaged) << version;
    EXPECT_EQ(factsOf(path, {}).error().fault, StoreFault::Damaged) << version;
  }
}

TEST(OpenVerdict, NewerRefusedAndUntouched) {
  const TempFolder folder;
  const fs::path path = closedSample(folder);
  tamper(path, "PRAGMA user_version = 99");
  const std::string before = contentOf(path);
  const StoreOpening opening = opened(path);
  const auto* newer = std::get_if<NewerRefused>(&opening.verdict);
  ASSERT_NE(newer, nullptr);
  EXPECT_EQ(newer->version, 99);
  EXPECT_EQ(newer->supported, 11);
  EXPECT_FALSE(opening.store);
  EXPECT_EQ(take(glanceAt(path)).version, SeenVersion::Newer);
  EXPECT_EQ(factsOf(path, {}).error().fault, StoreFault::NewerVersion);
  EXPECT_EQ(contentOf(path), before);
}

TEST(OpenVerdict, NotOursForATextAnEmptyFileAndAnotherProgramsDatabase) {
  const TempFolder folder;
  writeFile(folder / "letter.damath", std::string(4000, 'a'));
  writeFile(folder / "empty.damath", "");
  writeFile(folder / "other.damath", "");
  tamper(folder / "other.damath", "CREATE TABLE contest (id INTEGER PRIMARY KEY); PRAGMA user_version = 1");
  for (const char* name : {"letter.damath", "empty.damath", "other.damath"}) {
    const std::string before = contentOf(folder / name);
    EXPECT_TRUE(std::holds_alternative<NotOurs>(opened(folder / name).verdict)) << name;
    EXPECT_EQ(contentOf(folder / name), before) << name;
  }
  EXPECT_EQ(folder.listing(), "empty.damath letter.damath other.damath");
}

TEST(OpenVerdict, DamagedWherePagesAreOverwritten) {
  const TempFolder folder;
  const fs::path path = closedSample(folder);
  std::string content = contentOf(path);
  ASSERT_GT(content.size(), 40000U);
  for (std::size_t page = 4096; page + 4096 <= content.size(); page += 4096) {
    content.replace(page, 64, std::string(64, '\x5a'));
  }
  writeFile(path, content);
  const StoreOpening opening = opened(path);
  const auto* damaged = std::get_if<Damaged>(&opening.verdict);
  ASSERT_NE(damaged, nullptr);
  EXPECT_FALSE(damaged->detail.empty());
}

TEST(OpenVerdict, DamagedWhereTheFileIsCutShort) {
  const TempFolder folder;
  const fs::path path = closedSample(folder);
  fs::resize_file(path, fs::file_size(path) / 2);
  EXPECT_TRUE(std::holds_alternative<Damaged>(opened(path).verdict));
}

TEST(OpenVerdict, DamagedWhereTheScriptsAreNotOurs) {
  const TempFolder folder;
  const fs::path path = closedSample(folder);
  tamper(path, "UPDATE migration SET checksum = replace(hex(zeroblob(32)), '00', 'ab')");
  EXPECT_TRUE(std::holds_alternative<Damaged>(opened(path).verdict));
}

TEST(OpenVerdict, DamagedWhereAScriptIsNotNoted) {
  const TempFolder folder;
  const fs::path path = closedSample(folder);
  tamper(path, "DELETE FROM migration");
  EXPECT_TRUE(std::holds_alternative<Damaged>(opened(path).verdict));
}

TEST(OpenVerdict, DamagedWhereARowPointsNowhereUnlessThatIsToBeTold) {
  for (const char* sql :
       {"UPDATE entry SET player = 99 WHERE id = 2", "UPDATE player SET school = 99 WHERE id = 2"}) {
    const TempFolder folder;
    const fs::path path = closedSample(folder);
    ASSERT_EQ(tamper(path, sql), "");
    const std::string before = contentOf(path);
    const StoreOpening opening = opened(path);
    const auto* damaged = std::get_if<Damaged>(&opening.verdict);
    ASSERT_NE(damaged, nullptr) << sql;
    EXPECT_TRUE(damaged->detail.ends_with(" 99")) << damaged->detail;
    EXPECT_EQ(contentOf(path), before);
    OpenOptions any;
    any.references = References::Any;
    EXPECT_TRUE(std::holds_alternative<Current>(opened(path, any).verdict)) << sql;
  }
}

TEST(OpenVerdict, DamagedWhereOurMarkIsAllThereIs) {
  const TempFolder folder;
  writeFile(folder / "bare.damath", "");
  ASSERT_EQ(tamper(folder / "bare.damath", "CREATE TABLE thing (a); PRAGMA application_id = 1145918536"), "");
  EXPECT_TRUE(std::holds_alternative<Damaged>(opened(folder / "bare.damath").verdict));
}

TEST(OpenVerdict, APipeInTheJournalsPlaceKeepsNobodyWaiting) {
  const TempFolder folder;
  const fs::path path = closedSample(folder);
  ASSERT_EQ(::mkfifo((path.string() + "-journal").c_str(), 0600), 0);
  EXPECT_EQ(obstacleOf(opened(path)), Obstacle::SideFile);
}

TEST(OpenVerdict, WhoOnlyLooksMayDoSoOnAWriteProtectedDisk) {
  const TempFolder folder;
  const fs::path path = closedSample(folder);
  testing::FaultyDisk disk;
  disk.writeProtect();
  OpenOptions look;
  look.disk = testing::FaultyDisk::name();
  look.access = Access::Look;
  StoreOpening opening = opened(path, look);
  EXPECT_TRUE(std::holds_alternative<Current>(opening.verdict));
  ASSERT_TRUE(opening.store);
  EXPECT_EQ(take(take(opening.store->read()).contest())->events.size(), 1U);
}

TEST(OpenVerdict, BusyWhileAnotherProgramHoldsTheFile) {
  const TempFolder folder;
  const fs::path path = closedSample(folder);
  SQLite::Database other(path.string(), SQLite::OPEN_READWRITE);
  other.exec("BEGIN EXCLUSIVE");
  OpenOptions hasty;
  hasty.busyTimeout = std::chrono::milliseconds(50);
  EXPECT_TRUE(std::holds_alternative<Busy>(opened(path, hasty).verdict));
  other.exec("ROLLBACK");
  EXPECT_TRUE(std::holds_alternative<Current>(opened(path, hasty).verdict));
}

TEST(OpenVerdict, MissingFileFolderAndMissingFolder) {
  const TempFolder folder;
  EXPECT_EQ(obstacleOf(opened(folder / "none.damath")), Obstacle::Missing);
  EXPECT_EQ(obstacleOf(opened(folder / "no" / "none.damath")), Obstacle::Missing);
  EXPECT_EQ(obstacleOf(opened(folder.path())), Obstacle::NoFile);
  EXPECT_EQ(obstacleOf(opened("/dev/full")), Obstacle::NoFile);
  EXPECT_EQ(folder.listing(), "");
}

TEST(OpenVerdict, ReadOnlyWhereTheDiskIsWriteProtected) {
  const TempFolder folder;
  const fs::path path = closedSample(folder);
  testing::FaultyDisk disk;
  disk.writeProtect();
  OpenOptions options;
  options.disk = testing::FaultyDisk::name();
  EXPECT_EQ(obstacleOf(opened(path, options)), Obstacle::ReadOnly);
  disk.heal();
  EXPECT_TRUE(std::holds_alternative<Current>(opened(path, options).verdict));
}

TEST(OpenVerdict, ReadErrorWhereTheDiskFails) {
  const TempFolder folder;
  const fs::path path = closedSample(folder);
  testing::FaultyDisk disk;
  disk.breakReads();
  OpenOptions options;
  options.disk = testing::FaultyDisk::name();
  EXPECT_EQ(obstacleOf(opened(path, options)), Obstacle::ReadError);
}

}  // namespace
}  // namespace damath::db
