// SPDX-License-Identifier: GPL-3.0-or-later
// A contest file and the commands that share it with a server of its own.
#pragma once

#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <map>
#include <regex>
#include <thread>

#include "app/desk/outbox/outbox.hpp"
#include "app/hall/server/keeper.hpp"
#include "db/edits/notice_edit.hpp"
#include "db/store.hpp"
#include "tests/cli/contest/contest_fixture.hpp"

namespace damath::cli {

namespace fs = std::filesystem;

inline constexpr std::chrono::seconds kPatience{30};

// Returns a port that no program uses at present.
inline int freePort() {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in place{};
  place.sin_family = AF_INET;
  socklen_t size = sizeof place;
  EXPECT_EQ(::bind(socket, reinterpret_cast<const sockaddr*>(&place), size), 0);
  ::getsockname(socket, reinterpret_cast<sockaddr*>(&place), &size);
  ::close(socket);
  return ntohs(place.sin_port);
}

class StationCommand : public ContestCommand {
 protected:
  // The server refuses to run as root. If the tests run as root, all files belong to the account "nobody".
  void SetUp() override {
    ContestCommand::SetUp();
    good({"pair", m_file, "--event", "Grade 7"});
    good({"publish", m_file, "--event", "Grade 7"});
    fs::create_directory(m_place.path("own"));
    // libpq looks for the user's files in HOME.
    ::setenv("HOME", m_place.at("own").c_str(), 1);
    m_contest = m_place.at("own/grade7.damath");
    fs::rename(m_file, m_contest);
    m_dir = m_place.at("own/hall");
    if (::geteuid() == 0) {
      EXPECT_EQ(outputOf("chmod 755 " + m_place.path("").string() + " && chown -R nobody " +
                         m_place.at("own") + " 2>&1"),
                "");
    }
  }
  void TearDown() override { static_cast<void>(station({"stop"})); }

  [[nodiscard]] CommandResult asUser(std::vector<std::string> arguments) const {
    return m_place.damathOfNobody(arguments);
  }
  // Runs a station command with the contest and the folder as its last arguments; `behind` follows them.
  [[nodiscard]] CommandResult station(std::vector<std::string> words,
                                      const std::vector<std::string>& behind = {}) const {
    words.insert(words.begin(), "station");
    words.insert(words.end(), {m_contest, "--dir", m_dir});
    words.insert(words.end(), behind.begin(), behind.end());
    return asUser(words);
  }
  void succeeds(const CommandResult& run) const { EXPECT_EQ(run.status, 0) << run.err << run.out; }
  void make() const { succeeds(station({"init"}, {"--port", std::to_string(m_port)})); }

  // Reads the passwords from the card, keyed by login.
  [[nodiscard]] std::map<std::string, std::string> phrases(const std::string& card) const {
    const std::string text = outputOf("pdftotext -raw '" + card + "' - 2>&1");
    static const std::regex kPhrase("([a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4})");
    std::map<std::string, std::string> found;
    static const std::regex kLogin("Login\n([a-z0-9]+)\n");
    std::vector<std::string> logins;
    for (std::sregex_iterator each(text.begin(), text.end(), kLogin), end; each != end; ++each) {
      logins.push_back((*each)[1]);
    }
    std::size_t place = 0;
    for (std::sregex_iterator each(text.begin(), text.end(), kPhrase), end; each != end; ++each) {
      if (place < logins.size()) found[logins[place++]] = (*each)[1];
    }
    return found;
  }
  [[nodiscard]] std::string address(const std::string& login, const std::string& phrase) const {
    return "postgresql://" + login + ":" + phrase + "@127.0.0.1:" + std::to_string(m_port) + "/contest";
  }
  [[nodiscard]] CommandResult enter(const std::string& at, const std::string& board,
                                    const std::string& totals, const std::string& round = "1") const {
    const std::size_t blank = totals.find(' ');
    return asUser({"contest", "result", at, "--event", "Grade 7", "--round", round, "--board", board,
                   "--blue", totals.substr(0, blank), "--red", totals.substr(blank + 1)});
  }

  // Runs SQL as the owner of the server, and returns what psql prints.
  [[nodiscard]] std::string sqlOfOwner(const std::string& sql) const {
    const std::string all = "psql -X -q -At -h " + m_dir + "/socket -p " + std::to_string(m_port) +
                            " -U owner contest -c \"" + sql + "\" 2>&1";
    return outputOf(::geteuid() == 0 ? "setpriv --reuid nobody --clear-groups " + all : all);
  }

  // Runs `work` in a process of the user who owns the shared contest.
  template <class Work>
  static void asNobody(const Work& work) {
    std::fflush(nullptr);
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      constexpr uid_t kNobody = 65534;
      if (::geteuid() == 0 && (::setgid(kNobody) != 0 || ::setuid(kNobody) != 0)) ::_exit(125);
      work();
      ::_exit(::testing::Test::HasFailure() ? 1 : 0);
    }
    int status = -1;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
  }
  // Checks once per minute if a backup is due, for 60 minutes. In the first 40 minutes, changes the contest
  // every second minute.
  void copiesOverAnHour() const {
    const station::HallFolder folder{fs::path(m_dir)};
    const auto facts = folder.facts();
    ASSERT_TRUE(facts);
    auto now =
        std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()) + std::chrono::minutes(10);
    const auto from = now;
    std::vector<std::chrono::minutes> made;
    std::int64_t last = 0;
    for (int minute = 0; minute < 60; ++minute, now += std::chrono::minutes(1)) {
      if (minute % 2 == 0 && minute < 40) {
        auto opening = db::Store::open(db::Place(folder.ownersAddress(facts->port)), now, {});
        ASSERT_TRUE(opening.store);
        auto edit = opening.store->edit({now, "owner", {}});
        ASSERT_TRUE(edit);
        ASSERT_TRUE(db::setNotice(*edit, "minute " + std::to_string(minute)));
        ASSERT_TRUE(edit->commit());
      }
      const auto newest = station::copyWhenDue(folder, *facts, now, last);
      ASSERT_TRUE(newest);
      if (*newest != last) made.push_back(std::chrono::duration_cast<std::chrono::minutes>(now - from));
      last = *newest;
    }
    using std::chrono::minutes;
    EXPECT_EQ(made, (std::vector{minutes(0), minutes(10), minutes(20), minutes(30), minutes(40)}));
  }
  static void keepTwo(const std::string& origin) {
    const desk::Outbox outbox(desk::Outbox::usualFolder(), origin, "table1");
    for (const int board : {1, 2}) {
      desk::Draft draft;
      draft.at = "2026-11-20T01:02:03Z";
      draft.event = contest::EventId{1};
      draft.place = desk::Place{contest::RoundNumber{1}, contest::BoardNumber{board}};
      draft.blue = contest::EntryId{board};
      draft.red = contest::EntryId{5 - board};
      draft.entry = contest::ResultInput{rules::Ending::Time, exact::Number(50), exact::Number(10)};
      ASSERT_TRUE(outbox.keep(draft));
    }
  }

  std::string m_contest;
  std::string m_dir;
  int m_port = freePort();
};

}  // namespace damath::cli
