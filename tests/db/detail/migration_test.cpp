// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/migrations.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/db/sample_contest.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::db {
namespace {

namespace fs = std::filesystem;

struct Released {
  const char* name;
  const char* checksum;
};

// The released migration scripts. Contest files were made by these scripts, so a released script never
// changes; a change of the tables needs a new script. The list is empty before version 1.0 of the program.
// From version 1.0 on, the list has every script.
const std::vector<Released> kReleased = {};

TEST(Migrations, ReleasedScriptsAreFrozen) {
  const auto scripts = detail::migrations();
  ASSERT_EQ(kReleased.size(), DAMATH_MAJOR_VERSION == 0 ? 0U : scripts.size());
  for (std::size_t index = 0; index < kReleased.size(); ++index) {
    EXPECT_STREQ(scripts[index].name, kReleased[index].name);
    EXPECT_STREQ(scripts[index].checksum, kReleased[index].checksum);
  }
}

// The numbers 1 to 10 belong to test versions and are never used again.
TEST(Migrations, BeginWithTheFirstSupportedVersion) {
  EXPECT_EQ(detail::firstVersion(), 11);
  int number = detail::firstVersion();
  for (const detail::Migration& script : detail::migrations()) {
    EXPECT_EQ(script.number, number++);
    EXPECT_EQ(std::stoi(script.name), script.number);
  }
  EXPECT_EQ(detail::newestVersion(), number - 1);
  EXPECT_FALSE(detail::isTestVersion(0));
  EXPECT_TRUE(detail::isTestVersion(1));
  EXPECT_TRUE(detail::isTestVersion(10));
  EXPECT_FALSE(detail::isTestVersion(11));
}

TEST(Migrations, EmbeddedTextIsTheScript) {
  for (const detail::Migration& script : detail::migrations()) {
    EXPECT_EQ(script.sql, testing::contentOf(fs::path(DAMATH_MIGRATIONS) / script.name));
  }
}

std::string schemaOf(const fs::path& path) {
  return testing::asked(path,
                        "SELECT group_concat(sql, char(10)) FROM"
                        " (SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name)");
}

// The first new file of a program run is made by the scripts; later files are made from its schema.
TEST(Migrations, EveryNewFileIsMadeAlike) {
  const testing::TempFolder folder;
  const auto made = [&](const char* name) {
    testing::sampleStore(folder / name);
    std::string all = schemaOf(folder / name);
    for (const char* asked :
         {"SELECT group_concat(name || ' ' || last, ', ') FROM (SELECT * FROM sequence ORDER BY name)",
          "SELECT group_concat(number || name || checksum || at) FROM migration", "PRAGMA user_version",
          "PRAGMA application_id"}) {
      all += '\n' + testing::asked(folder / name, asked);
    }
    return all;
  };
  const std::string first = made("first.damath");
  EXPECT_EQ(made("second.damath"), first);
  EXPECT_EQ(made("third.damath"), first);
}

TEST(Migrations, EveryTableIsStrict) {
  const testing::TempFolder folder;
  testing::sampleStore(folder / "new.damath");
  EXPECT_EQ(testing::asked(folder / "new.damath",
                           "SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND type = 'table'"
                           " AND name NOT LIKE 'sqlite_%' AND strict = 0"),
            "0");
  EXPECT_EQ(testing::asked(folder / "new.damath", "PRAGMA application_id"), "1145918536");
}

}  // namespace
}  // namespace damath::db
