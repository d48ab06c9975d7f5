// SPDX-License-Identifier: GPL-3.0-or-later
// A station can neither hinder the other stations of a shared contest nor prevent the end of sharing.
#include "tests/cli/station/station_fixture.hpp"

namespace damath::cli {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class GuardedStation : public StationCommand {
 protected:
  // Starts a process that runs SQL with the login of this address. The caller ends the process.
  [[nodiscard]] pid_t begin(const std::string& at, const std::string& sql) const {
    const pid_t child = ::fork();
    if (child == 0) {
      ::execlp("psql", "psql", "-X", "-q", at.c_str(), "-c", sql.c_str(), nullptr);
      ::_exit(127);
    }
    return child;
  }
  // Starts a process that connects with the login of this address. It stays connected without work until it
  // is killed.
  [[nodiscard]] static pid_t beginIdle(const std::string& at) {
    const pid_t child = ::fork();
    if (child == 0) {
      int input[2];
      if (::pipe(input) == 0) ::dup2(input[0], STDIN_FILENO);  // no process writes into this pipe
      ::execlp("psql", "psql", "-X", "-q", at.c_str(), nullptr);
      ::_exit(127);
    }
    return child;
  }
  [[nodiscard]] std::string psql(const std::string& at, const std::string& sql) const {
    return outputOf("psql -X -q -At '" + at + "' -c \"" + sql + "\" 2>&1");
  }
  // Runs SQL as the owner of the server. The triggers are switched off, and with them the rule that evidence
  // only grows.
  [[nodiscard]] std::string plant(const std::string& sql) const {
    return sqlOfOwner("SET session_replication_role = replica; " + sql);
  }
  [[nodiscard]] static bool within(const std::function<bool()>& holds) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!holds()) {
      if (std::chrono::steady_clock::now() >= end) return false;
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    return true;
  }
};

TEST_F(GuardedStation, WhoHoldsTheTurnIsEnded) {
  make();
  succeeds(station({"start"}));
  auto phrase = phrases(m_dir + "/cards/cards.pdf");
  const std::string table1 = address("table1", phrase["table1"]);
  const std::string endless =
      "BEGIN; SELECT hall.take_turn(); SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL "
      "statement_timeout = 0; SELECT count(*) FROM generate_series(1, 1000000) a, generate_series(1, "
      "1000000) b";
  const pid_t holder = begin(table1, endless);
  std::this_thread::sleep_for(std::chrono::seconds(1));
  // Table 1 keeps its turn to write without end. The server ends that session after a few seconds. The entry
  // of table 2 then succeeds, at the second attempt at the latest.
  const std::string table2 = address("table2", phrase["table2"]);
  CommandResult entered = enter(table2, "2", "10 5");
  if (entered.status != 0) entered = enter(table2, "2", "10 5");
  succeeds(entered);
  int status = -1;
  ::kill(holder, SIGKILL);
  EXPECT_EQ(::waitpid(holder, &status, 0), holder);
  EXPECT_TRUE(within([this] {
    return m_place.read("own/hall/server.log").find("ended a session of table1") != std::string::npos;
  })) << m_place.read("own/hall/server.log");
}

TEST_F(GuardedStation, OtherDatabasesAreClosed) {
  make();
  succeeds(station({"start"}));
  const std::string phrase = phrases(m_dir + "/cards/cards.pdf").at("table1");
  for (const char* database : {"postgres", "template1"}) {
    std::string at = address("table1", phrase);
    at.replace(at.rfind('/') + 1, std::string::npos, database);
    EXPECT_THAT(psql(at, "SELECT 1"), HasSubstr("FATAL")) << database;
  }
  EXPECT_THAT(psql(address("table1", phrase) + "?replication=database", "IDENTIFY_SYSTEM"),
              HasSubstr("FATAL"));
}

TEST_F(GuardedStation, TooManyConnectionsAreToldAsThat) {
  make();
  succeeds(station({"start"}));
  const std::string table1 = address("table1", phrases(m_dir + "/cards/cards.pdf").at("table1"));
  std::vector<pid_t> others;
  for (int i = 0; i < 15; ++i) others.push_back(beginIdle(table1));
  const std::string full =
      "SELECT count(*) >= r.rolconnlimit FROM pg_roles r JOIN pg_stat_activity a ON a.usename = r.rolname"
      " WHERE r.rolname = 'table1' GROUP BY r.rolconnlimit";
  EXPECT_TRUE(within([&] { return sqlOfOwner(full) == "t\n"; })) << sqlOfOwner(full);
  EXPECT_THAT(enter(table1, "1", "10 5").err,
              AllOf(HasSubstr("no free connection"), Not(HasSubstr("password"))));
  for (const pid_t other : others) {
    ::kill(other, SIGKILL);
    ::waitpid(other, nullptr, 0);
  }
}

TEST_F(GuardedStation, ALoginsOwnPasswordIsPutBack) {
  make();
  succeeds(station({"start"}));
  const std::string phrase = phrases(m_dir + "/cards/cards.pdf").at("table1");
  const std::string table1 = address("table1", phrase);
  EXPECT_EQ(psql(table1, "ALTER ROLE table1 PASSWORD 'four-green-mangoes-7'"), "");
  EXPECT_TRUE(within([&] { return enter(table1, "1", "10 5").status == 0; }))
      << m_place.read("own/hall/server.log");
  EXPECT_EQ(enter(address("table1", "four-green-mangoes-7"), "1", "5 10").status, 2);
}

// Rows that came into the shared contest by other means than a station are set aside. All other rows go into
// the contest file, and the file is sound.
TEST_F(GuardedStation, BadRowsAreSetAside) {
  make();
  succeeds(station({"start"}));
  const std::string table1 = address("table1", phrases(m_dir + "/cards/cards.pdf").at("table1"));
  succeeds(enter(table1, "1", "10 5"));
  EXPECT_EQ(
      plant("INSERT INTO contest.sheet VALUES (901, 'game', 1, 7, '2026-01-01T00:00:00Z', 'Table 9', '{}')"),
      "");
  EXPECT_EQ(plant("INSERT INTO contest.sheet_in_force VALUES ('game', 2, 901, NULL)"), "");
  EXPECT_EQ(plant("INSERT INTO contest.violation VALUES (902, 1, 1, NULL, 'time', 'x', 'Table 9', "
                  "'2026-01-01T00:00:00Z')"),
            "");
  EXPECT_EQ(plant("UPDATE contest.player SET last = 'Changed' WHERE id = 1"), "");
  EXPECT_EQ(plant("UPDATE contest.game SET blue_grand = '2/4' WHERE board = 1"), "");
  EXPECT_EQ(plant("SET session_replication_role = replica; "
                  "INSERT INTO contest.live_game VALUES (903, 1, 'game', 1, 1, 2, 'program', 'Table 9', ''); "
                  "INSERT INTO contest.live_step VALUES (904, 903, 1, '{}', '{}', 'Table 9', '', '', "
                  "repeat('0', 64))"),
            "");
  EXPECT_EQ(plant("INSERT INTO contest.journal (number, at, \\\"by\\\", action, subject, after, reason, act, "
                  "care, digest) SELECT"
                  " max(number) + 1, '2026-01-01T00:00:00Z', 'Boss', 'setResult', 'game 1', '{}', '', 1, "
                  "'[1]', repeat('0', 64)"
                  " FROM contest.journal"),
            "");
  const CommandResult closed = station({"close"}, {"--json"});
  EXPECT_EQ(closed.status, 1) << closed.err << closed.out;
  const auto told = nlohmann::json::parse(closed.out);
  std::string rows;
  for (const auto& row : told.at("setAside")) {
    rows += row.at("table").get<std::string>() + " " + row.at("row").get<std::string>() + "; ";
  }
  for (const char* row : {"sheet 901", "sheet_in_force game 2", "violation 902", "player 1", "game 1",
                          "live_game 903", "live_step 904", "journal"}) {
    EXPECT_THAT(rows, HasSubstr(row));
  }
  const std::string kept = outputOf("cat '" + told.at("setAsideFile").get<std::string>() + "'");
  EXPECT_THAT(kept, HasSubstr("Changed"));
  EXPECT_THAT(kept, HasSubstr("Table 9"));
  EXPECT_FALSE(fs::exists(m_dir));
  const CommandResult verified = asUser({"contest", "verify", m_contest});
  EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
  EXPECT_THAT(enter(m_contest, "1", "10 5").err, HasSubstr("already entered"))
      << "the entered result is there";
}

// After SQL has changed any table, sharing can still be ended: bad rows are set aside, and the contest file
// is sound.
TEST_F(GuardedStation, AnyPlantedRowIsSurvived) {
  make();
  succeeds(station({"start"}));
  EXPECT_EQ(plant("UPDATE contest.event SET ruleset = '{}'"), "");
  EXPECT_EQ(plant("DELETE FROM contest.entry WHERE id = 2"), "");
  EXPECT_EQ(plant("INSERT INTO contest.school VALUES (999, 'Planted', '', '')"), "");
  EXPECT_EQ(plant("INSERT INTO contest.acceptance VALUES (905, 77, 'x', '2026-01-01T00:00:00Z', '[1]')"), "");
  EXPECT_EQ(plant("INSERT INTO contest.paper VALUES (906, 'x', '{}', 'x', '2026-01-01T00:00:00Z', "
                  "repeat('0', 64), '', 1, '')"),
            "");
  const CommandResult closed = station({"close"});
  EXPECT_EQ(closed.status, 1) << closed.err << closed.out;
  EXPECT_THAT(closed.out, HasSubstr("set aside"));
  EXPECT_EQ(asUser({"contest", "verify", m_contest}).status, 0);
}

}  // namespace
}  // namespace damath::cli
