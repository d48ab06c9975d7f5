// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a shared contest with a server of its own: from the contest file to the last result and back to
// the file, and the problems on the way.
#include "tests/cli/station/station_fixture.hpp"

namespace damath::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// Stops the keeper, the process that makes the backups of a shared contest, while this object exists. The
// keeper uses the computer's clock; the test uses its own.
class KeeperAtRest {
 public:
  explicit KeeperAtRest(const std::string& contest) {
    const std::string wanted = std::string("station\0keep\0", 13) + contest + '\0';
    for (const auto& process : fs::directory_iterator("/proc")) {
      std::ifstream file(process.path() / "cmdline");
      const std::string line(std::istreambuf_iterator<char>(file), {});
      if (line.find(wanted) == std::string::npos) continue;
      m_keeper = std::stoi(process.path().filename().string());
      ::kill(m_keeper, SIGSTOP);
    }
    EXPECT_GT(m_keeper, 0) << "no keeper of " << contest;
  }
  ~KeeperAtRest() {
    if (m_keeper > 0) ::kill(m_keeper, SIGCONT);
  }
  KeeperAtRest(const KeeperAtRest&) = delete;
  KeeperAtRest& operator=(const KeeperAtRest&) = delete;

 private:
  pid_t m_keeper = 0;
};

TEST_F(StationCommand, ADayInAHall) {
  make();
  // The contest file refuses changes while the contest is shared.
  EXPECT_EQ(enter(m_contest, "1", "10 5").status, 2);
  const CommandResult started = station({"start"});
  succeeds(started);
  EXPECT_THAT(started.out, HasSubstr("“Division Damath” is shared on the network"));
  EXPECT_THAT(started.out, HasSubstr("table2"));
  // The first backup is made at once.
  const auto end = std::chrono::steady_clock::now() + kPatience;
  while (nlohmann::json::parse(station({"status"}, {"--json"}).out).at("newestCopy") == "" &&
         std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  const auto state = nlohmann::json::parse(station({"status"}, {"--json"}).out);
  EXPECT_THAT(state.at("newestCopy").get<std::string>(), HasSubstr("grade7.backups"));
  EXPECT_EQ(state.at("running"), true);
  auto phrase = phrases(m_dir + "/cards/cards.pdf");
  ASSERT_EQ(phrase.size(), 4U);

  const std::string table = address("table1", phrase["table1"]);
  const CommandResult entered = enter(table, "1", "10 5");
  EXPECT_EQ(entered.status, 0) << entered.err;
  EXPECT_THAT(entered.out, Not(HasSubstr("undo"))) << "a clerk may not";
  // The clerk of table 1 may correct their own typing error. The clerk of table 2 may not replace the result
  // that table 1 entered.
  const CommandResult mended = enter(table, "1", "5 10");
  EXPECT_EQ(mended.status, 0) << mended.err;
  const CommandResult met = enter(address("table2", phrase["table2"]), "1", "10 5");
  EXPECT_EQ(met.status, 1);
  EXPECT_THAT(met.err + met.out, HasSubstr("entered by Table 1"));
  EXPECT_THAT(asUser({"contest", "notice", table, "Lunch"}).err, HasSubstr("may not do that"));
  EXPECT_EQ(enter(address("display", phrase["display"]), "2", "10 5").status, 2);
  EXPECT_EQ(
      asUser({"contest", "standings", address("display", phrase["display"]), "--event", "Grade 7"}).status,
      0);
  const std::string arbiter = address("arbiter", phrase["arbiter"]);
  const CommandResult ruled = enter(arbiter, "2", "10 5");
  EXPECT_EQ(ruled.status, 0) << ruled.err;
  EXPECT_THAT(ruled.out, HasSubstr("to undo"));
  // Undo reverts the user's own last action, even if other users have acted since.
  succeeds(enter(table, "1", "10 5"));
  succeeds(asUser({"contest", "undo", arbiter}));
  const auto status = nlohmann::json::parse(asUser({"contest", "status", arbiter, "--json"}).out);
  EXPECT_THAT(status.dump(), HasSubstr("{\"board\":2,\"round\":1}")) << "its result is missing again";
  succeeds(enter(arbiter, "2", "10 5"));
  // The journal names the login, whatever name the command gives, and the person who asked.
  const CommandResult corrected =
      asUser({"contest", "result", arbiter, "--event", "Grade 7", "--round", "1", "--board", "2", "--blue",
              "9", "--red", "5", "--by", "Mrs. Ocampo", "--asked-by", "Coach Lim", "--reason", "misread"});
  succeeds(corrected);
  EXPECT_THAT(corrected.err, HasSubstr("names the login: Arbiter, not ‘Mrs. Ocampo’"));
  const auto last =
      nlohmann::json::parse(asUser({"contest", "journal", arbiter, "--json"}).out)["journal"].back();
  EXPECT_EQ(last["by"], "Arbiter");
  EXPECT_EQ(last["askedBy"], "Coach Lim");
  EXPECT_EQ(asUser({"contest", "result", arbiter, "--event", "Grade 7", "--round", "1", "--board", "2",
                    "--blue", "10", "--red", "5", "--reason", "misread again"})
                .status,
            0)
      << "a login needs no --by";
  // A table cannot enter results of an unpublished round until the arbiter publishes the round.
  succeeds(asUser({"contest", "pair", arbiter, "--event", "Grade 7"}));
  const CommandResult held = enter(table, "1", "10 5", "2");
  EXPECT_EQ(held.status, 1);
  EXPECT_THAT(held.err + held.out, HasSubstr("not published yet"));
  succeeds(asUser({"contest", "publish", arbiter, "--event", "Grade 7"}));
  succeeds(enter(table, "1", "10 5", "2"));

  const CommandResult closed = station({"close"});
  succeeds(closed);
  EXPECT_FALSE(fs::exists(m_dir));
  const CommandResult verified = asUser({"contest", "verify", m_contest});
  EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
  const auto journal = nlohmann::json::parse(asUser({"contest", "journal", m_contest, "--json"}).out);
  EXPECT_THAT(journal.dump(), HasSubstr("\"by\":\"Table 1\""));
  EXPECT_THAT(journal.dump(), HasSubstr("typing error"));
  // After sharing has ended, results are entered into the contest file again.
  succeeds(enter(m_contest, "2", "10 5", "2"));
}

TEST_F(StationCommand, NobodyComesInWithoutTheCard) {
  make();
  succeeds(station({"start"}));
  const auto phrase = phrases(m_dir + "/cards/cards.pdf").at("table1");
  EXPECT_EQ(enter(address("table1", "wrong-wrong-word"), "1", "10 5").status, 2);
  EXPECT_EQ(enter(address("owner", phrase), "1", "10 5").status, 2);
  // The connection is always encrypted, whatever the address asks for. The certificate is checked in each
  // case.
  succeeds(enter(address("table1", phrase) + "?sslmode=disable&channel_binding=disable", "1", "10 5"));
  const std::string plain =
      outputOf("psql 'postgresql://table1:" + phrase + "@127.0.0.1:" + std::to_string(m_port) +
               "/contest?sslmode=disable' -c 'SELECT 1' 2>&1");
  EXPECT_THAT(plain, HasSubstr("no encryption"));
}

TEST_F(StationCommand, PeopleComeAndGo) {
  make();
  const CommandResult added = station({"person", "add"}, {"Ana Santos", "--boards", "2", "--role", "clerk"});
  succeeds(added);
  succeeds(station({"start"}));
  const auto phrase = phrases(m_dir + "/cards/ana.pdf").at("ana");
  EXPECT_EQ(enter(address("ana", phrase), "1", "10 5").status, 2);
  succeeds(enter(address("ana", phrase), "2", "10 5"));
  EXPECT_THAT(station({"status"}).out, HasSubstr("Ana Santos"));
  EXPECT_EQ(station({"person", "add"}, {"Ana Reyes"}).status, 1) << "the login is taken";
  succeeds(station({"person", "remove"}, {"ana"}));
  EXPECT_EQ(enter(address("ana", phrase), "2", "5 10").status, 2);
  EXPECT_EQ(station({"person", "remove"}, {"ana"}).status, 1);
  EXPECT_EQ(station({"person", "add"}, {"Ben", "--boards", "5-2"}).status, 2);
  EXPECT_EQ(station({"person", "add"}, {"Ben", "--role", "king"}).status, 2);
  EXPECT_EQ(station({"person", "add"}, {"Ñ"}).status, 2) << "no login can be made of it";
}

TEST_F(StationCommand, ItSurvivesBeingKilledAmidItsMaking) {
  // The remains of an interrupted `station init`, with the server's data half written.
  fs::create_directories(m_dir + ".making/data");
  std::ofstream(m_dir + ".making/data/PG_VERSION") << "15\n";
  if (::geteuid() == 0) outputOf("chown -R nobody " + m_dir + ".making");
  EXPECT_EQ(station({"start"}).status, 2) << "that is no hall";
  make();
  EXPECT_FALSE(fs::exists(m_dir + ".making"));
}

TEST_F(StationCommand, WhatStandsInTheWayIsTold) {
  const CommandResult none = station({"start"});
  EXPECT_EQ(none.status, 2);
  EXPECT_THAT(none.err, HasSubstr("this folder has no shared contest"));
  ::setenv("DAMATH_POSTGRES", m_place.at("own").c_str(), 1);
  const CommandResult absent = station({"init"});
  ::unsetenv("DAMATH_POSTGRES");
  EXPECT_EQ(absent.status, 2);
  EXPECT_THAT(absent.err, HasSubstr("apt install postgresql"));
  if (::geteuid() == 0) {
    const CommandResult asRoot = m_place.damath({"station", "init", m_contest, "--dir", m_dir});
    EXPECT_EQ(asRoot.status, 2);
    EXPECT_THAT(asRoot.err, HasSubstr("as an ordinary user"));
  }
  const CommandResult missing =
      asUser({"station", "init", m_place.at("own/no.damath"), "--dir", m_place.at("own/other")});
  EXPECT_EQ(missing.status, 2);
  EXPECT_THAT(missing.err, HasSubstr("no such file"));
  EXPECT_FALSE(fs::exists(m_place.path("own/other")));
  const std::string deep = m_place.at("own/" + std::string(90, 'd'));
  EXPECT_THAT(asUser({"station", "init", m_contest, "--dir", deep}).err, HasSubstr("too long"));

  make();
  EXPECT_THAT(station({"init"}).err, HasSubstr("this folder already exists"));
  EXPECT_THAT(asUser({"station", "start", m_place.at("own/no.damath"), "--dir", m_dir}).err,
              HasSubstr("this folder has the shared contest of"));
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in place{};
  place.sin_family = AF_INET;
  place.sin_port = htons(static_cast<std::uint16_t>(m_port));
  ASSERT_EQ(::bind(socket, reinterpret_cast<const sockaddr*>(&place), sizeof place), 0);
  ASSERT_EQ(::listen(socket, 1), 0);
  const CommandResult taken = station({"start"});
  ::close(socket);
  EXPECT_EQ(taken.status, 2);
  EXPECT_THAT(taken.err, HasSubstr("--port"));
}

// The browser of a phone at a table.
class PhoneOf {
 public:
  explicit PhoneOf(int port) : m_port(port) {}

  // Posts a form with the hidden field `key` of the page that was shown last.
  std::string post(const std::string& path, const std::string& form) {
    const std::string whole = "key=" + m_key + "&" + form;
    return asked("POST " + path, "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: " +
                                     std::to_string(whole.size()) + "\r\n\r\n" + whole);
  }
  std::string get(const std::string& path) { return asked("GET " + path, "\r\n"); }
  std::string enter(const std::string& path, const std::string& round, const std::string& figures) {
    return post(path, "act=enter&ending=time&round=" + round + "&" + figures);
  }

 private:
  std::string asked(const std::string& what, const std::string& rest) {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(static_cast<std::uint16_t>(m_port));
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(::connect(socket, reinterpret_cast<const sockaddr*>(&place), sizeof place), 0);
    const std::string bytes =
        what + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nCookie: phone=" + m_phone + "\r\n" +
        rest;
    EXPECT_EQ(::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL), static_cast<ssize_t>(bytes.size()));
    std::string answer;
    std::array<char, 4096> piece{};
    for (ssize_t got = 0; (got = ::recv(socket, piece.data(), piece.size(), 0)) > 0;) {
      answer.append(piece.data(), static_cast<std::size_t>(got));
    }
    ::close(socket);
    static const std::regex kPhone("Set-Cookie: phone=([^;]*)");
    static const std::regex kKey("name=\"key\" value=\"([0-9a-f]+)\"");
    std::smatch found;
    if (std::regex_search(answer, found, kPhone)) m_phone = found[1];
    if (std::regex_search(answer, found, kKey)) m_key = found[1];
    return answer;
  }

  int m_port;
  std::string m_phone;
  std::string m_key;
};

TEST_F(StationCommand, PhonesEnterAsAClerkOfTheirTables) {
  make();
  EXPECT_THAT(station({"web"}).err, HasSubstr("the shared contest is stopped")) << "the hall rests";
  succeeds(station({"start"}));
  const int port = freePort();
  const int web = m_place.beginAsNobody({"station", "web", m_contest, "--dir", m_dir, "--address",
                                         "127.0.0.1", "--port", std::to_string(port), "--json"},
                                        "own/web.json");
  const auto within = [](const std::function<bool()>& holds) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!holds() && std::chrono::steady_clock::now() < end) {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    return holds();
  };
  ASSERT_TRUE(within([&] { return m_place.read("own/web.json").ends_with("\n"); })) << m_place.read(".err");
  const auto facts = nlohmann::json::parse(m_place.read("own/web.json"));
  ASSERT_EQ(facts.at("tables").size(), 2U);
  std::vector<PhoneOf> phones(2, PhoneOf(port));
  std::vector<std::string> pages;
  for (std::size_t table = 0; table < 2; ++table) {
    const std::string address = facts.at("tables").at(table).at("address");
    const std::string path = address.substr(address.find("/t/"));
    phones[table].get(path);
    const std::string opened = phones[table].post(path, "");
    const auto place = opened.find("Location: ");
    ASSERT_NE(place, std::string::npos) << opened;
    pages.push_back(opened.substr(place + 10, opened.find('\r', place) - place - 10));
    EXPECT_THAT(phones[table].get(pages[table]), HasSubstr("Grand total of BLUE"));
  }
  EXPECT_THAT(phones[0].enter(pages[0], "1", "blue=10&red=5"), HasSubstr("303"));
  // Correcting one's own typing error asks no question.
  EXPECT_THAT(phones[0].enter(pages[0], "1", "blue=5&red=10"), HasSubstr("303"));
  EXPECT_THAT(phones[0].get(pages[0]), HasSubstr("Entered by Phones"));
  EXPECT_THAT(phones[0].enter(pages[1], "1", "blue=5&red=10"), HasSubstr("403")) << "another table";
  // The arbiter enters the result of board 2. Then a phone that enters another result for board 2 is refused.
  auto phrase = phrases(m_dir + "/cards/cards.pdf");
  const std::string arbiter = address("arbiter", phrase["arbiter"]);
  succeeds(enter(arbiter, "2", "7 3"));
  const std::string met = phones[1].enter(pages[1], "1", "blue=8&red=3");
  EXPECT_THAT(met, HasSubstr("409"));
  EXPECT_THAT(met, HasSubstr("entered by Arbiter"));
  EXPECT_THAT(phones[1].enter(pages[1], "1", "blue=7&red=3"), HasSubstr("already entered"));
  // Until the arbiter publishes round 2, the phone says that the round is not published yet.
  succeeds(asUser({"contest", "pair", arbiter, "--event", "Grade 7"}));
  EXPECT_TRUE(within(
      [&] { return phones[0].get(pages[0]).find("Round 2 is not published yet") != std::string::npos; }));
  succeeds(asUser({"contest", "publish", arbiter, "--event", "Grade 7"}));
  EXPECT_TRUE(within([&] { return phones[0].get(pages[0]).find("Round 2 of 3") != std::string::npos; }));
  EXPECT_THAT(phones[0].enter(pages[0], "1", "blue=1&red=2"), HasSubstr("Round 2 is being played now"));
  EXPECT_THAT(phones[0].get("/"), HasSubstr("Round 2: boards"));
  // The phone reports that the server is gone, and keeps the typed text.
  succeeds(station({"stop"}));
  EXPECT_TRUE(
      within([&] { return phones[0].get(pages[0] + "/tag").find("does not answer") != std::string::npos; }));
  const std::string silent = phones[0].enter(pages[0], "2", "blue=61&red=2");
  EXPECT_THAT(silent, HasSubstr("value=\"61\""));
  EXPECT_THAT(silent, HasSubstr("Nothing can be entered right now"));
  succeeds(station({"start"}));
  EXPECT_TRUE(
      within([&] { return phones[0].get(pages[0] + "/tag").find("does not answer") == std::string::npos; }));
  EXPECT_THAT(phones[0].enter(pages[0], "2", "blue=61&red=2"), HasSubstr("303"));
  ::kill(web, SIGINT);
  int status = -1;
  EXPECT_EQ(::waitpid(web, &status, 0), web);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
  const auto journal = nlohmann::json::parse(asUser({"contest", "journal", arbiter, "--json"}).out);
  EXPECT_THAT(journal.dump(), HasSubstr("\"by\":\"Phones\""));
  // `station web` also accepts the address of a shared contest, but only with a clerk's login.
  const CommandResult refused = asUser({"station", "web", arbiter, "--port", std::to_string(port)});
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("login of a clerk"));
}

// A folder in which nothing can be saved says nothing about the shared contest.
TEST_F(StationCommand, AFolderThatCannotBeWrittenIsNotCalledABrokenContest) {
  make();
  const fs::path own = m_place.path("own");
  fs::permissions(own, fs::perms::owner_read | fs::perms::owner_exec);
  const CommandResult refused = station({"close"});
  fs::permissions(own, fs::perms::owner_all);
  EXPECT_EQ(refused.status, 2) << refused.out;
  EXPECT_THAT(refused.err, Not(HasSubstr("does not match")));
  succeeds(station({"close"}));
  EXPECT_EQ(asUser({"contest", "verify", m_contest}).status, 0);
}

TEST_F(StationCommand, AFileThatWentOnIsNotWrittenOver) {
  make();
  EXPECT_THAT(enter(m_contest, "1", "10 5").err, HasSubstr("shared on the network since 20"));
  fs::permissions(m_contest, fs::perms::owner_write, fs::perm_options::add);
  fs::remove(m_contest + ".hall");
  ASSERT_EQ(enter(m_contest, "1", "10 5").status, 0);
  const CommandResult closed = station({"close"});
  EXPECT_EQ(closed.status, 1);
  EXPECT_THAT(closed.err, HasSubstr("the contest file was changed after sharing began"));
  EXPECT_TRUE(fs::exists(m_dir));
  // If the contest file is missing, `station close` writes it again.
  fs::remove(m_contest);
  succeeds(station({"close"}));
  EXPECT_EQ(asUser({"contest", "verify", m_contest}).status, 0);
}

TEST_F(StationCommand, ALostHallIsGivenUpInTwoSteps) {
  make();
  EXPECT_EQ(station({"close"}, {"--lost", "--confirm", "4"}).status, 1) << "it is there";
  fs::rename(m_dir, m_dir + ".stolen");
  EXPECT_THAT(station({"close"}, {"--lost"}).err, HasSubstr("--confirm 4"));
  EXPECT_EQ(enter(m_contest, "1", "10 5").status, 2);
  succeeds(station({"close"}, {"--lost", "--confirm", "4"}));
  succeeds(enter(m_contest, "1", "10 5"));
}

TEST_F(StationCommand, TheNewestCopyOfALostHallComesBackIntoTheFile) {
  make();
  succeeds(station({"start"}));
  auto phrase = phrases(m_dir + "/cards/cards.pdf");
  succeeds(enter(address("table1", phrase["table1"]), "1", "10 5"));
  {
    const KeeperAtRest rest(m_contest);
    asNobody([this] { copiesOverAnHour(); });
  }
  succeeds(station({"stop"}));
  fs::rename(m_dir, m_dir + ".stolen");
  const CommandResult asked = station({"close"}, {"--lost"});
  EXPECT_EQ(asked.status, 1);
  EXPECT_THAT(asked.err, HasSubstr("damath contest restore"));
  const CommandResult given = station({"close"}, {"--lost", "--confirm", "4", "--json"});
  succeeds(given);
  const std::string copy = nlohmann::json::parse(given.out).at("newestCopy");
  ASSERT_NE(copy, "");
  succeeds(asUser({"contest", "restore", m_contest, copy, "--by", "Gng. Reyes", "--reason", "hall lost",
                   "--confirm", "4"}));
  EXPECT_EQ(asUser({"contest", "verify", m_contest}).status, 0);
  EXPECT_THAT(enter(m_contest, "1", "10 5").err, HasSubstr("already entered"));
  const auto journal = nlohmann::json::parse(asUser({"contest", "journal", m_contest, "--json"}).out);
  EXPECT_THAT(journal.dump(), HasSubstr("\"by\":\"Table 1\""));
}

// The test's own clock decides when a backup is due. While the contest changes, a backup is due every ten
// minutes. Only three backups are kept. Without changes, no backup is made.
TEST_F(StationCommand, CopiesComeEveryTenMinutesOfWorkAndTheOldestMakeRoom) {
  succeeds(asUser({"contest", "copies", m_contest, "--every", "10", "--keep", "3"}));
  make();
  succeeds(station({"start"}));
  {
    const KeeperAtRest rest(m_contest);
    asNobody([this] { copiesOverAnHour(); });
    const auto copies = nlohmann::json::parse(asUser({"contest", "copies", m_contest, "--json"}).out);
    const std::string list = copies.dump();
    ASSERT_EQ(copies.at("copies").size(), 3U) << list;
    for (const auto& each : copies.at("copies")) {
      EXPECT_EQ(asUser({"contest", "verify", each.at("file").get<std::string>()}).status, 0) << list;
    }
  }
  succeeds(station({"close"}));
}

// The server's clock is set back by three hours between two changes, and later ahead by two days. The keeper
// records each jump once, as an action of its own. The stamps of the owner's changes stand for the server's
// clock, because the server accepts the times of its owner.
void jumpTheClock(const station::HallFolder& folder) {
  using std::chrono::hours;
  using std::chrono::minutes;
  const auto facts = folder.facts();
  ASSERT_TRUE(facts);
  std::int64_t last = 0;
  // Makes a change at this time, and lets the keeper look. Returns the records of doubtful clocks so far.
  const auto changedAt = [&](db::Instant now) {
    db::StoreOpening opening = db::Store::open(db::Place(folder.ownersAddress(facts->port)), now, {});
    db::Store hall = std::move(opening.store).value();
    {
      auto edit = hall.edit({now, "owner", {}});
      EXPECT_TRUE(edit && db::setNotice(*edit, db::toText(now)) && edit->commit());
    }
    const auto newest = station::copyWhenDue(folder, *facts, now, last);
    EXPECT_TRUE(newest && *newest > last) << "a backup is due";
    last = newest.value_or(last);
    auto rows = hall.read()->journal().rows().value();
    std::erase_if(rows, [](const db::JournalRow& row) { return row.action != db::JournalAction::NoteClock; });
    return rows;
  };
  const auto isOf = [](const db::JournalRow& note, const char* doubt, db::Instant before, db::Instant now) {
    return note.after == R"({"doubt":")" + std::string(doubt) + R"(","clock":")" + db::toText(now) + "\"}" &&
           note.before.ends_with(R"("clock":")" + db::toText(before) + "\"}") && note.act == note.number;
  };
  const auto start = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()) + minutes(10);
  EXPECT_TRUE(changedAt(start).empty());
  EXPECT_TRUE(changedAt(start + minutes(10)).empty());
  const auto back = start - hours(3);
  auto notes = changedAt(back);
  ASSERT_EQ(notes.size(), 1U);
  EXPECT_TRUE(isOf(notes[0], "back", start + minutes(10), back)) << notes[0].before << notes[0].after;
  EXPECT_EQ(changedAt(back + minutes(10)).size(), 1U);
  const auto ahead = start + hours(48);
  notes = changedAt(ahead);
  ASSERT_EQ(notes.size(), 2U);
  EXPECT_TRUE(isOf(notes[1], "ahead", back + minutes(10), ahead)) << notes[1].before << notes[1].after;
  EXPECT_EQ(changedAt(ahead + minutes(10)).size(), 2U);
}

TEST_F(StationCommand, AJumpOfTheServersClockIsRecordedOnce) {
  make();
  succeeds(station({"start"}));
  const KeeperAtRest rest(m_contest);
  asNobody([this] { jumpTheClock(station::HallFolder(m_dir)); });
  // Sharing ends before the keeper goes on, because the keeper has another clock and its own memory of rows.
  succeeds(station({"close"}));
  const CommandResult verified = asUser({"contest", "verify", m_contest});
  EXPECT_EQ(verified.status, 0) << verified.out << verified.err;
  EXPECT_THAT(asUser({"contest", "journal", m_contest, "--json"}).out, HasSubstr("noteClock"));
}

TEST_F(StationCommand, WhatAWindowCouldNotSendIsListedSentOrDropped) {
  make();
  succeeds(station({"start"}));
  ::setenv("XDG_STATE_HOME", m_place.at("own/state").c_str(), 1);
  auto phrase = phrases(m_dir + "/cards/cards.pdf");
  const std::string table = address("table1", phrase["table1"]);
  const std::string arbiter = address("arbiter", phrase["arbiter"]);
  EXPECT_THAT(asUser({"station", "outbox"}).out, HasSubstr("there are no unsent entries"));
  const auto journal = nlohmann::json::parse(asUser({"contest", "journal", arbiter, "--json"}).out);
  const std::string origin = journal.at("journal").at(0).at("digest");
  asNobody([&] { keepTwo(origin); });
  EXPECT_THAT(asUser({"station", "outbox"}).out, HasSubstr("table1"));
  const auto listed = nlohmann::json::parse(asUser({"station", "outbox", table, "--json"}).out);
  ASSERT_EQ(listed.at("drafts").size(), 2U) << listed.dump();
  EXPECT_THAT(listed.at("drafts")[0].at("what").get<std::string>(), HasSubstr("Grade 7, round 1 board 1"));
  EXPECT_EQ(asUser({"station", "outbox", table, "--send", "nothing"}).status, 2);
  EXPECT_EQ(asUser({"station", "outbox", m_contest}).status, 2);
  EXPECT_EQ(asUser({"station", "outbox", "--send", "all"}).status, 2);
  succeeds(enter(arbiter, "2", "7 3"));
  const CommandResult sent = asUser({"station", "outbox", table, "--send", "all"});
  EXPECT_EQ(sent.status, 1) << sent.err;
  EXPECT_THAT(sent.out, HasSubstr("sent: Grade 7, round 1 board 1"));
  EXPECT_THAT(sent.out, HasSubstr("not sent: Grade 7, round 1 board 2"));
  EXPECT_THAT(sent.out, HasSubstr("entered by Arbiter"));
  const auto left = nlohmann::json::parse(asUser({"station", "outbox", table, "--json"}).out);
  ASSERT_EQ(left.at("drafts").size(), 1U);
  succeeds(asUser({"station", "outbox", table, "--drop", left.at("drafts")[0].at("id").get<std::string>()}));
  EXPECT_THAT(asUser({"station", "outbox", table}).out, HasSubstr("there are no unsent entries"));
  ::unsetenv("XDG_STATE_HOME");
}

TEST_F(StationCommand, ALostHallIsMadeAnewOfItsNewestCopy) {
  make();
  succeeds(station({"start"}));
  auto phrase = phrases(m_dir + "/cards/cards.pdf");
  succeeds(enter(address("table1", phrase["table1"]), "1", "10 5"));
  // The automatic backup of a shared contest is due at most every ten minutes. `contest backup` makes a
  // backup file at any time.
  const std::string copy = m_place.at("own/copy.damath");
  const std::string arbiter = address("arbiter", phrase["arbiter"]);
  succeeds(asUser({"contest", "backup", arbiter, copy}));
  succeeds(station({"stop"}));
  fs::rename(m_dir, m_dir + ".stolen");
  m_dir = m_place.at("own/again");
  m_contest = copy;
  succeeds(station({"init"}, {"--port", std::to_string(m_port)}));
  succeeds(station({"start"}));
  phrase = phrases(m_dir + "/cards/cards.pdf");
  const CommandResult same = enter(address("table2", phrase["table2"]), "1", "10 5");
  EXPECT_EQ(same.status, 1);
  EXPECT_THAT(same.err + same.out, HasSubstr("already entered by Table 1"));
  succeeds(enter(address("table2", phrase["table2"]), "2", "10 5"));
  succeeds(station({"close"}));
  EXPECT_EQ(asUser({"contest", "verify", copy}).status, 0);
}

}  // namespace
}  // namespace damath::cli
