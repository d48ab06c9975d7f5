// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/hall/stations.hpp"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>
#include <utility>

#include "app/desk/change/clock.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "core/contest/model/lookup.hpp"

namespace damath::bench {

namespace {

using Clock = std::chrono::steady_clock;

const desk::SystemClock kClock;

// The pause of damath-console between two looks for changes of other stations.
constexpr std::chrono::milliseconds kBetweenLooks{400};
constexpr int kMostTotal = 60;

// An entered result. If it is confirmed, every station must see it.
struct Entered {
  contest::BoardNumber board{};
  int count = 0;  // index of the result among the results of its board, from 0
  Clock::time_point at;
};

class Log {
 public:
  void add(const Entered& entered) {
    const std::scoped_lock lock(m_mutex);
    m_entered.push_back(entered);
  }
  std::vector<Entered> from(std::size_t first) const {
    const std::scoped_lock lock(m_mutex);
    return {m_entered.begin() + static_cast<std::ptrdiff_t>(std::min(first, m_entered.size())),
            m_entered.end()};
  }

 private:
  mutable std::mutex m_mutex;
  std::vector<Entered> m_entered;
};

// Returns BLUE's grand total of the result with this index. RED always has one point.
int totalOf(int count) {
  return 2 + count % kMostTotal;
}

class Station {
 public:
  Station(const HallRound& hall, std::size_t number)
      : m_hall(&hall), m_first(static_cast<int>(number) * perStation(hall) + 1) {
    desk::Opening opening = desk::Desk::open(db::Place::parse(hall.addresses[number]), kClock);
    if (!opening.desk) {
      std::fprintf(stderr, "station %zu: not opened\n", number);
      std::exit(1);
    }
    m_desk.emplace(std::move(*opening.desk));
    static_cast<void>(m_desk->snapshot());
  }

  // Enters the next result of the station's boards: a first result, or a correction of its own result.
  Entered enter(Told& told) {
    const int turn = m_entered++;
    const contest::BoardNumber board{m_first + turn % perStation(*m_hall)};
    const int count = turn / perStation(*m_hall);
    const auto from = Clock::now();
    const auto set = desk::RoundDesk(*m_desk).setResult(
        m_hall->event, {m_hall->round, board},
        {rules::Ending::Time, exact::Number(totalOf(count)), exact::Number(1)}, {"bench", {}, {}, {}});
    const auto till = Clock::now();
    if (set) {
      told.waits.push_back(till - from);
    } else {
      ++told.refused;
      const auto* fault = set.error().as<desk::FileFault>();
      told.refusal = fault == nullptr || !fault->error ? std::to_string(static_cast<int>(set.error().refusal))
                                                       : fault->error->detail;
    }
    return {board, count, till};
  }

  // Looks for changes of other stations, and reads the contest if there are any. The program damath-console
  // does the same work.
  void look(const Log& log, Told& told) {
    const auto changes = m_desk->changesOfOthers();
    if (!changes || *changes == m_changes) return;
    m_changes = *changes;
    const auto contest = m_desk->snapshot();
    if (!contest) return;
    const auto now = Clock::now();
    const contest::Event& event = *(*contest)->find(m_hall->event);
    for (const Entered& entered : log.from(m_known)) {
      m_waited.push_back(entered);
      ++m_known;
    }
    std::erase_if(m_waited, [&](const Entered& entered) {
      const contest::Game* game = contest::gameAt(event, m_hall->round, entered.board);
      const bool isThere = game != nullptr && game->result &&
                           *game->result->blueGrand >= exact::Number(totalOf(entered.count));
      if (isThere) told.seen.push_back(now - entered.at);
      return isThere;
    });
  }

 private:
  static int perStation(const HallRound& hall) {
    return hall.boards / static_cast<int>(hall.addresses.size());
  }

  const HallRound* m_hall;
  int m_first;
  int m_entered = 0;
  std::optional<desk::Desk> m_desk;
  std::int64_t m_changes = -1;
  std::size_t m_known = 0;
  std::vector<Entered> m_waited;
};

// Runs `work` in one thread for each station. Its arguments are the station, the station's index, and the
// Told that collects its results. All threads begin at the same moment.
template <class Work>
Told together(const HallRound& hall, const Work& work) {
  const std::size_t count = hall.addresses.size();
  std::vector<Told> parts(count);
  std::atomic<std::size_t> ready{0};
  std::vector<std::thread> threads;
  for (std::size_t number = 0; number < count; ++number) {
    threads.emplace_back([&, number] {
      Station station(hall, number);
      ++ready;
      while (ready < count) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      work(station, number, parts[number]);
    });
  }
  for (std::thread& thread : threads) thread.join();
  Told all;
  for (Told& part : parts) {
    all.waits.insert(all.waits.end(), part.waits.begin(), part.waits.end());
    all.seen.insert(all.seen.end(), part.seen.begin(), part.seen.end());
    all.refused += part.refused;
    if (!part.refusal.empty()) all.refusal = std::move(part.refusal);
    all.seconds = std::max(all.seconds, part.seconds);
  }
  return all;
}

}  // namespace

Told entersAtOnce(const HallRound& hall, std::chrono::seconds length) {
  return together(hall, [&](Station& station, std::size_t, Told& told) {
    const auto from = Clock::now();
    while (Clock::now() - from < length) static_cast<void>(station.enter(told));
    told.seconds = std::chrono::duration<double>(Clock::now() - from).count();
  });
}

Told entersEvenly(const HallRound& hall, int perSecond, std::chrono::seconds length) {
  Log log;
  const auto between = std::chrono::duration_cast<Clock::duration>(
      std::chrono::duration<double>(static_cast<double>(hall.addresses.size()) / perSecond));
  return together(hall, [&](Station& station, std::size_t number, Told& told) {
    const auto from = Clock::now();
    const auto part = static_cast<double>(number) / static_cast<double>(hall.addresses.size());
    auto next = from + std::chrono::duration_cast<Clock::duration>(between * part);
    auto look = from + std::chrono::duration_cast<Clock::duration>(kBetweenLooks * part);
    // Two more seconds, so that the stations also see the last results.
    while (Clock::now() - from < length + std::chrono::seconds(2)) {
      std::this_thread::sleep_until(std::min(next, look));
      if (Clock::now() >= next) {
        if (next - from < length) {
          const std::size_t refused = told.refused;
          const Entered entered = station.enter(told);
          if (told.refused == refused) log.add(entered);
        }
        next += between;
      }
      if (Clock::now() >= look) {
        station.look(log, told);
        look = Clock::now() + kBetweenLooks;
      }
    }
    told.seconds = std::chrono::duration<double>(length).count();
  });
}

double percentile(std::vector<Milliseconds> values, double part) {
  if (values.empty()) return 0;
  std::ranges::sort(values);
  const auto place = static_cast<std::size_t>(part * static_cast<double>(values.size()));
  return values[std::min(place, values.size() - 1)].count();
}

}  // namespace damath::bench
