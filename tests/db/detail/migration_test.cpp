// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/migrations.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include "tests/db/sample_contest.hpp"
#include "tests/db/soundness.hpp"
#include "tests/db/temp_folder.hpp"

namespace damath::db {
namespace {

namespace fs = std::filesystem;

struct Released {
  const char* name;
  const char* checksum;
};

// Existing files were made by exactly these scripts. A change needs a new script.
constexpr Released kReleased[] = {
    {"0001_create_contest.sql", "d4d858d3b8919476f1ba60a52564fa929f40837a176de2aa39433557f3e0b41c"},
    {"0002_add_rematch.sql", "0fc518ef2749670a68d879a6d53dec43907e1bf8831c3862fe58b134172bd654"},
    {"0003_keep_changes.sql", "74683796b09d21f81fc78755f52b60838204b1c7257ba88fddeed082b32010c3"},
    {"0004_chain_journal.sql", "778144bb1eabe5fa466e6f3474c1929faf9b93ce91581e7ba4da0fdb58d2fd9e"},
    {"0005_write_rows.sql", "7a068758517fd311bffd79716b36ef5bfc8f82f5b6d27096f98f76fcef1f20f4"},
    {"0006_plan_swiss.sql", "b7c470fd16f4dbfc2d2e8373cc15cf1d3d2d88affb00769b09eb8e839e22d508"},
    {"0007_note_check_ins.sql", "59da78291700289250b27e93b96664b42af08a4b255493655aa68cdb8bbe836f"},
    {"0008_post_notice.sql", "d8cc902edb5c2cf5f9b46e6176ce4958552fd82d1b18ee7461aa4fc1a8f3ebce"},
    {"0009_register_papers.sql", "fa8f97bc9a72e6b1cf77a2906bcbc210dd3226efe2d3488458cca2c9e7ee91aa"},
    {"0010_keep_live_games.sql", "f0ea7e06772465fcb021b50759a5efcec464d770e289578d28dc964949e9dcbc"},
};

TEST(Migrations, ReleasedScriptsAreFrozen) {
  const auto scripts = detail::migrations();
  ASSERT_EQ(scripts.size(), std::size(kReleased));
  for (std::size_t index = 0; index < scripts.size(); ++index) {
    EXPECT_EQ(scripts[index].number, static_cast<int>(index) + 1);
    EXPECT_STREQ(scripts[index].name, kReleased[index].name);
    EXPECT_STREQ(scripts[index].checksum, kReleased[index].checksum);
  }
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

// Files that the program wrote with tables of these versions, including the present version, which will be an
// older one later.
TEST(Migrations, AFileOfEachVersionOpensSoundWithTheTablesOfANewOne) {
  const testing::TempFolder folder;
  testing::sampleStore(folder / "new.damath");
  for (const int version : {1, 2, 4, 8, 9, 10}) {
    const std::string name = "v" + std::to_string(version) + ".damath";
    SCOPED_TRACE(name);
    fs::copy_file(fs::path(DAMATH_TEST_DATA) / "db" / name, folder / name);
    ASSERT_EQ(testing::asked(folder / name, "PRAGMA user_version"), std::to_string(version));
    const StoreOpening opening = Store::open(folder / name, testing::stampAt(0).at, {});
    ASSERT_TRUE(opening.store);
    EXPECT_EQ(testing::asked(folder / name, "PRAGMA user_version"),
              testing::asked(folder / "new.damath", "PRAGMA user_version"));
    EXPECT_EQ(schemaOf(folder / name), schemaOf(folder / "new.damath"));
    testing::expectSound(*opening.store);
  }
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

// A file of the second version with sheets, an acceptance, a rematch and a corrected result.
TEST(OlderFile, KeepsItsEvidenceAndStartsItsHistory) {
  const testing::TempFolder folder;
  const std::filesystem::path path = folder / "old.damath";
  std::filesystem::copy_file(std::filesystem::path(DAMATH_TEST_DATA) / "db" / "v2.damath", path);
  const std::string lines = testing::asked(path, "SELECT count(*) FROM sheet_line WHERE sheet = 1");
  const std::string move =
      testing::asked(path, "SELECT move FROM sheet_line WHERE sheet = 1 AND line = 2 AND side = 'blue'");
  StoreOpening opening = Store::open(path, testing::stampAt(0).at, {});
  ASSERT_TRUE(opening.store);
  const Reading reading = testing::take(opening.store->read());
  const auto contest = *testing::take(reading.contest());
  ASSERT_EQ(contest.events.at(0).games.size(), 6U);
  ASSERT_EQ(contest.events.at(0).rematches.size(), 1U);
  const auto sheets = testing::take(reading.sheets(ofGame(contest.events[0].games[0].id)));
  ASSERT_EQ(sheets.size(), 1U);
  EXPECT_EQ(std::to_string(2 * sheets[0].sheet.lines.size()), lines);
  EXPECT_EQ(sheets[0].sheet.lines.at(1).of(board::Side::Blue).move, move);
  EXPECT_EQ(sheets[0].acceptance, Acceptance::Accepted);
  EXPECT_FALSE(sheets[0].corrections.empty());
  const JournalCheck check = testing::take(reading.journal().check());
  EXPECT_TRUE(check.missing.empty());
  EXPECT_TRUE(check.unchained.empty());
  EXPECT_EQ(check.differing, std::vector<std::string>{});
  for (const JournalAct& act : testing::take(reading.journal().acts()))
    EXPECT_EQ(act.state, ActState::Fixed) << act.number;
}

}  // namespace
}  // namespace damath::db
