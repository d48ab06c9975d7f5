// SPDX-License-Identifier: GPL-3.0-or-later
// The disk of the server of a shared contest is full: no change is lost, none is half made, and all goes on
// when there is space again.
#include <optional>

#include "tests/cli/station/station_fixture.hpp"
#include "tests/support/small_disk.hpp"

namespace damath::cli {
namespace {

using support::SmallDisk;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class FullDisk : public StationCommand {
 protected:
  void SetUp() override {
    StationCommand::SetUp();
    const fs::path disk = m_place.path("own/disk");
    fs::create_directory(disk);
    m_disk.emplace(disk, 256, SmallDisk::Owner::Nobody);
    m_dir = (disk / "hall").string();
  }
  void TearDown() override {
    StationCommand::TearDown();
    m_disk.reset();
  }

  // Returns the number of journal rows by Table 1.
  [[nodiscard]] std::size_t rowsOfTable1(const std::string& at) const {
    const CommandResult run = asUser({"contest", "journal", at, "--json"});
    EXPECT_EQ(run.status, 0) << run.err;
    constexpr std::string_view kAuthor = "\"by\":\"Table 1\"";
    const std::string rows = nlohmann::json::parse(run.out).dump();
    std::size_t count = 0;
    for (std::size_t place = rows.find(kAuthor); place != std::string::npos;
         place = rows.find(kAuthor, place + kAuthor.size())) {
      ++count;
    }
    return count;
  }

  std::optional<SmallDisk> m_disk;
};

TEST_F(FullDisk, NothingIsChangedAndAllGoesOnWhenThereIsSpace) {
  make();
  // The server's own cleaning would also need space, at moments that the test does not know.
  std::ofstream(m_dir + "/data/postgresql.conf", std::ios::app) << "autovacuum = off\n";
  succeeds(station({"start"}));
  auto phrase = phrases(m_dir + "/cards/cards.pdf");
  const std::string table1 = address("table1", phrase["table1"]);
  const std::string arbiter = address("arbiter", phrase["arbiter"]);
  // PostgreSQL stops if it cannot begin the next file of its log. The log has 16 MB left after this.
  EXPECT_THAT(sqlOfOwner("SELECT pg_switch_wal()"), StartsWith("0/"));
  std::size_t told = 0;
  const auto entered = [&] { return enter(table1, "1", std::to_string(10 + told) + " 5"); };
  const auto saved = [&] {
    const CommandResult run = entered();
    EXPECT_EQ(run.status, 0) << run.err << run.out;
    if (run.status == 0) ++told;
  };
  saved();
  saved();
  ASSERT_EQ(rowsOfTable1(arbiter), told);

  m_disk->fill();
  // Rows still fit into pages that are not full. A change is refused when a table needs another page.
  constexpr int kMostChanges = 50;  // the server lets a clerk correct a result 60 times
  int refused = 0;
  for (int change = 0; change < kMostChanges && refused < 3; ++change) {
    const CommandResult run = entered();
    if (run.status == 0) {
      ++told;
      continue;
    }
    ++refused;
    EXPECT_THAT(run.err + run.out, HasSubstr("the disk is full; nothing was changed"));
  }
  EXPECT_EQ(refused, 3);
  EXPECT_EQ(rowsOfTable1(arbiter), told) << "reading needs no space";

  m_disk->makeRoom();
  saved();
  EXPECT_EQ(rowsOfTable1(arbiter), told);
  succeeds(station({"close"}));
  const CommandResult verified = asUser({"contest", "verify", m_contest});
  EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
  EXPECT_EQ(rowsOfTable1(m_contest), told);
}

}  // namespace
}  // namespace damath::cli
