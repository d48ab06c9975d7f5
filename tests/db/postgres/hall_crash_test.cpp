// SPDX-License-Identifier: GPL-3.0-or-later
// Kills the server or a station of a shared contest between any two messages of a change, at random.
// Afterwards, confirmed changes are stored, no change is half stored, and the next station continues. Twenty
// deaths per run, 200 with DAMATH_LONG=1. Also tests separate programs that write at the same time.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <climits>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <random>
#include <set>

#include "tests/db/soundness.hpp"
#include "tests/db/store_fixture.hpp"
#include "tests/postgres/hall_link.hpp"
#include "tests/postgres/hall_server.hpp"

namespace damath::db {
namespace {

using testing::HallLink;
using testing::HallServer;
using testing::stampAt;
using testing::take;

// The station or its server dies at a random message, with a number of at most kMostMessages. A change takes
// about fifty messages.
constexpr int kMostMessages = 200;
constexpr std::string_view kFirstTurn = "hall.take_turn()";

int deaths() {
  return std::getenv("DAMATH_LONG") == nullptr ? 10 : 100;
}

// A separate process that receives the place of a contest, reports numbers through a pipe and ends.
// Precondition: make the object before any thread starts. A lock that another thread holds at the fork, for
// example a lock of a sanitizer's heap, stays locked forever in the new process.
class Program {
 public:
  using Tell = std::function<void(std::int64_t)>;

  explicit Program(const std::function<void(const Place& place, const Tell& tell)>& work) {
    int place[2];
    int numbers[2];
    if (::pipe(place) != 0 || ::pipe(numbers) != 0) throw std::runtime_error("no pipe");
    m_process = ::fork();
    if (m_process == 0) {
      ::close(numbers[0]);
      std::array<char, PIPE_BUF> text{};
      const ssize_t length = ::read(place[0], text.data(), text.size());
      if (length <= 0) ::_exit(4);
      work(Place::parse(std::string(text.data(), static_cast<std::size_t>(length))),
           [&](std::int64_t number) {
             if (::write(numbers[1], &number, sizeof number) != static_cast<ssize_t>(sizeof number))
               ::_exit(5);
           });
      ::_exit(0);
    }
    ::close(place[0]);
    ::close(numbers[1]);
    m_place = place[1];
    m_pipe = numbers[0];
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program() {
    ::close(m_place);
    ::close(m_pipe);
    if (m_process > 0) ::waitpid(m_process, nullptr, 0);
  }
  [[nodiscard]] pid_t process() const { return m_process; }
  // Lets the process begin with the server at this address.
  void begin(const std::string& address) {
    const auto length = static_cast<ssize_t>(address.size());
    if (::write(m_place, address.data(), address.size()) != length) throw std::runtime_error("it is gone");
  }
  // Returns the numbers of the changes that the process reported as done. Call this after the process has
  // ended.
  std::vector<std::int64_t> told() {
    std::vector<std::int64_t> numbers;
    for (std::int64_t number = 0;
         ::read(m_pipe, &number, sizeof number) == static_cast<ssize_t>(sizeof number);) {
      numbers.push_back(number);
    }
    return numbers;
  }

 private:
  pid_t m_process = -1;
  int m_place = -1;
  int m_pipe = -1;
};

class HallCrash : public testing::StoreTest {
 protected:
  HallCrash() {
    const auto games = pair(2);
    for (std::size_t i = 0; i < m_games.size(); ++i) m_games.at(i) = games.at(i).id;
    score(m_games[0], 1, 0);
  }

  [[nodiscard]] static std::optional<std::int64_t> entered(Store& store, contest::GameId game, int blue) {
    auto edit = store.edit(stampAt(30));
    if (!edit || !edit->reading().contest()) return std::nullopt;
    const contest::GameResult result{rules::Ending::Time, exact::Number(blue), exact::Number(0),
                                     rules::Result::BlueWins};
    if (!RoundEdit(*edit).setResult(game, result) || !edit->commit()) return std::nullopt;
    return edit->act();
  }
  [[nodiscard]] static Store opened(const Place& place) {
    StoreOpening opening = Store::open(place, stampAt(0).at, {});
    if (!opening.store) ::_exit(2);
    return *std::move(opening.store);
  }
  [[nodiscard]] std::string direct() const { return testing::placeAt(m_path).hall()->text; }
  [[nodiscard]] std::string by(const HallLink& link) const {
    return link.address(direct().substr(direct().rfind('/') + 1));
  }
  // Returns the grand total that counts the changes: each change enters the next number.
  [[nodiscard]] int standing() const {
    const Store store = opened(testing::placeAt(m_path));
    const auto result = take(take(store.read()).contest())->events.at(0).find(m_games[0])->result;
    for (int blue = 1;; ++blue) {
      if (*result->blueGrand == exact::Number(blue)) return blue;
    }
  }

  // A station makes one change after another until the station or its server dies, at a random message. `die`
  // kills the station or the server. It runs in the thread of the link, through which all messages pass.
  void dieOften(const std::function<void(pid_t station)>& die, const std::function<void()>& recover) {
    std::mt19937 lot(20261126);
    std::uniform_int_distribution<int> moment(0, kMostMessages);
    int before = standing();
    int changes = 0;
    for (int death = 0; death < deaths(); ++death) {
      std::atomic<int> left{moment(lot)};
      std::atomic<bool> isWriting{false};
      Program program([&](const Place& place, const Program::Tell& tell) {
        Store store = opened(place);
        static_cast<void>(take(take(store.read()).contest()));
        for (int blue = before + 1; entered(store, m_games[0], blue); ++blue) tell(blue);
      });
      HallLink link(HallServer::ofProgram());
      link.look([&](HallLink::From, std::string& message) {
        isWriting = isWriting || message.find(kFirstTurn) != std::string::npos;
        if (!isWriting || left-- > 0) return true;
        die(program.process());
        return false;
      });
      program.begin(by(link));
      const auto told = program.told();
      recover();
      const int now = standing();
      // A change that was committed but not yet reported may be stored too.
      const int known = told.empty() ? before : static_cast<int>(told.back());
      ASSERT_GE(now, known) << death;
      ASSERT_LE(now, known + 1) << death;
      changes += now - before;
      before = now;
      if (death % 10 == 9) {
        const Store store = opened(testing::placeAt(m_path));
        testing::expectSound(store);
      }
    }
    EXPECT_GT(changes, deaths() / 2);
    Store store = opened(testing::placeAt(m_path));
    EXPECT_TRUE(entered(store, m_games[1], 1));
  }

  std::array<contest::GameId, 2> m_games{};
};

TEST_F(HallCrash, AStationKilledAnywhereLosesNothingTold) {
  dieOften([](pid_t station) { ::kill(station, SIGKILL); }, [] {});
}

TEST_F(HallCrash, AServerKilledAnywhereLosesNothingTold) {
  HallServer& server = HallServer::ofProgram();
  dieOften([&](pid_t) { ::kill(server.process(), SIGKILL); }, [&] { server.crash(); });
}

// Uses separate programs, because stations are separate programs.
TEST_F(HallCrash, EightProgramsWriteWithoutAGap) {
  constexpr std::size_t kPrograms = 8;
  constexpr std::size_t kChanges = 50;
  const std::int64_t before = take(take(m_store.read()).journal().newest());
  std::vector<std::unique_ptr<Program>> programs;
  for (std::size_t number = 0; number < kPrograms; ++number) {
    programs.push_back(std::make_unique<Program>([&](const Place& place, const Program::Tell& tell) {
      Store store = opened(place);
      for (std::size_t change = 0; change < kChanges; ++change) {
        const auto act = entered(store, m_games.at(change % 2), static_cast<int>(change) + 2);
        if (!act) ::_exit(3);
        tell(*act);
      }
    }));
  }
  for (const auto& program : programs) program->begin(direct());
  std::set<std::int64_t> all;
  for (const auto& program : programs) {
    const auto told = program->told();
    EXPECT_EQ(told.size(), kChanges);
    EXPECT_TRUE(std::ranges::is_sorted(told));
    all.insert(told.begin(), told.end());
  }
  ASSERT_EQ(all.size(), kPrograms * kChanges);
  EXPECT_EQ(*all.begin(), before + 1);
  EXPECT_EQ(*all.rbegin(), before + static_cast<std::int64_t>(kPrograms * kChanges));
  EXPECT_EQ(take(take(m_store.read()).journal().newest()), *all.rbegin());
  for (const JournalRow& row : take(take(m_store.read()).journal().rows(JournalPart{.behind = before}))) {
    EXPECT_EQ(all.count(row.number), 1U) << "what is there was told";
  }
  expectSound();
}

}  // namespace
}  // namespace damath::db
