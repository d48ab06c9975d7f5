// SPDX-License-Identifier: GPL-3.0-or-later
// damath_hall_bench [SECONDS] [ROUNDS]: measures if a shared contest is fast enough. Starts its own server in
// a temporary folder. Makes a contest of 2,000 players with ROUNDS played rounds (default 12). Clerks'
// stations then enter results. Each measurement takes SECONDS seconds (default 8; the requirement is for one
// minute). Prints each value beside its requirement. The exit status is not 0 if a requirement is not met, or
// if the measurement fails. All stations share this computer's processors with the server.
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string_view>
#include <thread>

#include "app/desk/change/clock.hpp"
#include "app/desk/change/desk.hpp"
#include "bench/big_contest.hpp"
#include "bench/hall/stations.hpp"
#include "db/edits/round_edit.hpp"
#include "db/people.hpp"
#include "tests/postgres/hall_link.hpp"
#include "tests/postgres/hall_server.hpp"

namespace damath::bench {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kStations = 32;
constexpr std::size_t kManyStations = 50;
constexpr int kEvenly = 40;  // changes per second
constexpr std::chrono::milliseconds kEachWay{5};
constexpr const char* kContest = "contest";

const desk::SystemClock kClock;

[[noreturn]] void stop(const std::string& why) {
  std::fprintf(stderr, "hall bench: %s\n", why.c_str());
  std::exit(2);
}

bool isAllMet = true;

// Prints a measured value and its goal, for example "changes a second, 32 stations   276.4   meets 200". If
// the goal is not reached, prints "MISSES" in place of "meets".
void tell(const char* what, double value, double wanted, bool isMet) {
  std::printf("%-58s %9.1f   %s %g\n", what, value, isMet ? "meets" : "MISSES", wanted);
  std::fflush(stdout);
  isAllMet = isAllMet && isMet;
}
void atLeast(const char* what, double value, double wanted) {
  tell(what, value, wanted, value >= wanted);
}
void within(const char* what, double value, double wanted) {
  tell(what, value, wanted, value <= wanted);
}

std::string withLogin(std::string address, const std::string& login) {
  return address.replace(address.find("postgres@"), 8, login);
}

class Hall {
 public:
  explicit Hall(int rounds) : m_server({}) {
    std::string pattern = (fs::temp_directory_path() / "damath-hall-bench-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr) stop("no temporary folder");
    m_folder = pattern;
    const fs::path file = m_folder / "contest.damath";
    makeBigContest(file, {.players = kBigPlayers, .rounds = rounds});
    const fs::path document = m_folder / "contest.json";
    {
      const desk::Opening opening = desk::Desk::open(file, kClock);
      std::ofstream stream(document, std::ios::binary);
      if (!opening.desk->writeDocument([&](std::string_view piece) { return !!(stream << piece); })) {
        stop("no document");
      }
    }
    m_server.makeDatabase(kContest);
    m_place.text = m_server.address(kContest);
    if (!db::Store::createFrom(db::Place(m_place), document, {})) stop("no hall");
    m_round.event = contest::EventId{1};
    m_round.round = contest::RoundNumber{rounds + 1};
    m_round.boards = kBigPlayers / 2;
    for (const std::size_t count : {kStations, kManyStations}) {
      const int each = m_round.boards / static_cast<int>(count);
      for (std::size_t number = 0; number < count; ++number) {
        const int first = static_cast<int>(number) * each + 1;
        const std::string login = loginOf(count, number);
        if (!db::addPerson(m_place, {login, "Clerk " + login, db::Role::Clerk, {{first, first + each - 1}}},
                           "x")) {
          stop("no clerk");
        }
      }
    }
  }
  ~Hall() {
    std::error_code ignored;
    fs::remove_all(m_folder, ignored);
  }

  [[nodiscard]] testing::HallServer& server() { return m_server; }
  [[nodiscard]] std::string address() const { return m_place.text; }
  // Removes all results of the round in progress. Returns this round with the addresses of its stations.
  // `address` is the address of the server or of a link to the server.
  [[nodiscard]] HallRound round(std::size_t stations, const std::string& address) {
    openBoards();
    HallRound round = m_round;
    for (std::size_t number = 0; number < stations; ++number) {
      round.addresses.push_back(withLogin(address, loginOf(stations, number)));
    }
    return round;
  }

 private:
  static std::string loginOf(std::size_t stations, std::size_t number) {
    return "clerk" + std::to_string(stations) + "-" + std::to_string(number);
  }
  void openBoards() {
    auto store = std::move(db::Store::open(db::Place(m_place), kClock.now(), {}).store).value();
    auto edit = store.edit({kClock.now(), "bench", {}});
    if (!edit) stop(edit.error().detail);
    const contest::Event event = *(*edit->reading().contest())->find(m_round.event);
    for (const contest::Game& game : event.games) {
      if (game.round == m_round.round && game.result && !db::RoundEdit(*edit).removeResult(game.id))
        stop("not opened");
    }
    if (!edit->commit()) stop("not opened");
  }

  testing::HallServer m_server;
  fs::path m_folder;
  db::HallAddress m_place;
  HallRound m_round;
};

void opening(const Hall& hall) {
  std::vector<Milliseconds> times;
  for (int time = 0; time < 5; ++time) {
    const auto from = std::chrono::steady_clock::now();
    const desk::Opening opened = desk::Desk::open(db::Place::parse(hall.address()), kClock);
    if (!opened.desk || !opened.desk->snapshot()) stop("not opened");
    times.emplace_back(std::chrono::steady_clock::now() - from);
  }
  within("2,000 players opened, ms", percentile(times, 0.5), 2000);
}

void shown(const Told& told) {
  if (told.refused > 0) std::printf("  refused: %zu, %s\n", told.refused, told.refusal.c_str());
  std::printf("  told as done: %zu, p50 %.1f ms, p99 %.1f ms\n", told.waits.size(),
              percentile(told.waits, 0.5), percentile(told.waits, 0.99));
}

double perSecond(const Told& told) {
  shown(told);
  return static_cast<double>(told.waits.size()) / told.seconds;
}

// A station begins a change, and then its connection falls silent. All other stations must wait for the end
// of a change. Measures how long the next station waits.
void deadStation(Hall& hall) {
  testing::HallLink link(hall.server());
  const auto open = [](const std::string& address) {
    return std::move(db::Store::open(db::Place::parse(address), kClock.now(), {}).store).value();
  };
  db::Store dead = open(link.address(kContest));
  db::Store alive = open(hall.address());
  const auto held = dead.edit({kClock.now(), "dead", {}});
  link.fallSilent();
  const auto from = std::chrono::steady_clock::now();
  auto edit = alive.edit({kClock.now(), "alive", {}});
  const Milliseconds waited = std::chrono::steady_clock::now() - from;
  if (!edit) std::printf("  refused: %s\n", edit.error().detail.c_str());
  within("the next one behind a dead station, ms", edit ? waited.count() : 1e9, 5000);
  link.cut();
  link.goOn();
}

int measure(std::chrono::seconds length, int rounds) {
  Hall hall(rounds);
  opening(hall);
  atLeast("changes a second, 32 stations",
          perSecond(entersAtOnce(hall.round(kStations, hall.address()), length)), 200);
  {
    testing::HallLink link(hall.server());
    link.setDelay(kEachWay);
    atLeast("changes a second, 32 stations, round trips of 10 ms",
            perSecond(entersAtOnce(hall.round(kStations, link.address(kContest)), length)), 40);
  }
  const Told even = entersEvenly(hall.round(kManyStations, hall.address()), kEvenly, length);
  shown(even);
  within("told as done at 40 a second of 50 stations, p99 ms", percentile(even.waits, 0.99), 50);
  within("seen on every station, p99 ms", percentile(even.seen, 0.99), 1000);
  deadStation(hall);
  return isAllMet ? 0 : 1;
}

}  // namespace
}  // namespace damath::bench

int main(int count, char** words) {
  int figures[2] = {8, damath::bench::kBigRounds};
  for (int i = 1; i < count && i < 3; ++i) {
    const std::string_view word = words[i];
    std::from_chars(word.data(), word.data() + word.size(), figures[i - 1]);
  }
  return damath::bench::measure(std::chrono::seconds(figures[0]), figures[1]);
}
