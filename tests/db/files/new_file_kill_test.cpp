// SPDX-License-Identifier: GPL-3.0-or-later
// A program is killed at every write and every sync (in a short run, at every fifth) while it makes a contest
// file: a new contest, a contest from a document, a restored backup under a new name, a rescue. The file is
// there whole or not at all, and the same command succeeds afterwards. Without a kill, the order of the calls
// leaves the same after a power failure.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <ostream>

#include "db/files/rescue.hpp"
#include "db/store.hpp"
#include "tests/db/sample_contest.hpp"
#include "tests/db/soundness.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/support/flushes.hpp"
#include "tests/support/full_size.hpp"
#include "tests/support/killed.hpp"

namespace damath::db {
namespace {

namespace fs = std::filesystem;
using testing::stampAt;
using testing::take;
using testing::TempFolder;

// A way to make the contest file `to`. `from` is a sound contest file, `document` its document.
struct Making {
  std::string name;
  std::function<bool(const fs::path& from, const fs::path& document, const fs::path& to)> make;

  friend std::ostream& operator<<(std::ostream& out, const Making& making) { return out << making.name; }
};

contest::ContestHead headOfTest() {
  contest::ContestHead head;
  head.name = "Bago";
  return head;
}

std::vector<Making> makings() {
  return {
      {"Create",
       [](const fs::path&, const fs::path&, const fs::path& to) {
         return Store::create(to, headOfTest(), stampAt(1), {}).has_value();
       }},
      {"FromDocument", [](const fs::path&, const fs::path& document,
                          const fs::path& to) { return Store::createFrom(to, document, {}).has_value(); }},
      {"RestoreToNewName", [](const fs::path& from, const fs::path&,
                              const fs::path& to) { return Store::restore(to, from, {}).has_value(); }},
      {"Rescue", [](const fs::path& from, const fs::path&, const fs::path& to) {
         return rescue(from, to, stampAt(2), {}).has_value();
       }}};
}

class NewFileKill : public ::testing::TestWithParam<Making> {};

TEST_P(NewFileKill, LeavesTheWholeFileOrNone) {
  const TempFolder folder;
  const fs::path from = folder / "from.damath";
  const fs::path document = folder / "from.json";
  testing::writeFile(document, testing::documentOf(testing::sampleStore(from)));
  const auto make = [&](const fs::path& to) { return GetParam().make(from, document, to); };
  int whole = 0;
  int none = 0;
  const int step = support::sized(5, 1);
  for (int call = 0;; call += step) {
    const TempFolder place;
    const fs::path to = place / "new.damath";
    const bool isKilled = testing::isKilledBefore(call, [&] { return make(to); });
    if (fs::exists(to)) {
      ++whole;
    } else {
      ++none;
      ASSERT_TRUE(make(to)) << "the same command again, after a kill at call " << call;
    }
    const StoreOpening opening = Store::open(to, stampAt(3).at, {});
    ASSERT_TRUE(opening.store) << call;
    testing::expectSound(*opening.store);
    ASSERT_EQ(place.listing(), "new.damath") << "left over from a kill at call " << call;
    if (!isKilled) break;
  }
  EXPECT_GT(none, 10);
  EXPECT_GT(whole, 0);
}

TEST_P(NewFileKill, IsFlushedBeforeItsNameAndTheFolderAfterIt) {
  const TempFolder folder;
  const fs::path from = folder / "from.damath";
  const fs::path document = folder / "from.json";
  testing::writeFile(document, testing::documentOf(testing::sampleStore(from)));
  const TempFolder place;
  const auto calls = support::writingCallsOf(
      place.path(), [&] { return GetParam().make(from, document, place / "new.damath"); });
  EXPECT_EQ(support::complaintAboutFlushes(calls, "new.damath.making", "new.damath"), "")
      << ::testing::PrintToString(calls);
}

INSTANTIATE_TEST_SUITE_P(Makings, NewFileKill, ::testing::ValuesIn(makings()),
                         [](const auto& test) { return test.param.name; });

TEST(NewFile, TakesNoNameThatIsTakenAndHarmsNothing) {
  const TempFolder folder;
  const fs::path target = folder / "target";
  testing::writeFile(target, "target");
  fs::create_symlink(target, folder / "link.damath");
  fs::create_symlink(folder / "none", folder / "hollow.damath");
  fs::create_directory(folder / "folder.damath");
  testing::writeFile(folder / "file.damath", "");
  for (const char* name : {"link.damath", "hollow.damath", "folder.damath", "file.damath"}) {
    const auto made = Store::create(folder / name, headOfTest(), stampAt(1), {});
    ASSERT_FALSE(made) << name;
    EXPECT_EQ(made.error().fault, StoreFault::FileExists) << name;
  }
  EXPECT_EQ(testing::contentOf(target), "target");
  EXPECT_FALSE(fs::exists(folder / "none"));
  // Obstacles with the names of temporary files do not stop Store::create(), and stay as they are.
  fs::create_symlink(target, folder / "new.damath.making");
  fs::create_directory(folder / "new.damath.making-2");
  ASSERT_TRUE(Store::create(folder / "new.damath", headOfTest(), stampAt(1), {}));
  EXPECT_EQ(testing::contentOf(target), "target");
  EXPECT_TRUE(fs::is_symlink(folder / "new.damath.making"));
}

}  // namespace
}  // namespace damath::db
