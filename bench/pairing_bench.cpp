// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the ninth round of a Swiss event, from the event to the boards. The same system paired the eight
// rounds before. Their results are random, with three draws in ten games. Also measures the first round of an
// event in which schoolmates are kept apart and six of ten players are of one school.
#include <benchmark/benchmark.h>

#include <map>
#include <random>

#include "core/contest/pairing/swiss.hpp"
#include "core/contest/systems/next_round.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::bench {
namespace {

constexpr int kRounds = 8;

contest::GameResult drawResult(std::mt19937& random) {
  contest::GameResult result;
  const auto kind = random() % 20;
  if (kind < 6) return result;  // a draw
  result.result = kind % 2 == 0 ? rules::Result::BlueWins : rules::Result::RedWins;
  return result;
}

contest::Event emptyEvent(int players) {
  contest::Event event{.id = contest::EventId{1},
                       .setup = {.name = "swiss",
                                 .set = *rules::builtInChipSet("whole"),
                                 .ruleset = rules::manual(),
                                 .system = contest::System::Swiss,
                                 .legs = 1,
                                 .rounds = kRounds + 1,
                                 .lotSeed = 2026},
                       .entries = {},
                       .games = {},
                       .byes = {},
                       .rematches = {}};
  for (int number = 1; number <= players; ++number) {
    contest::Entry entry;
    entry.id = contest::EntryId{number};
    entry.number = number;
    event.entries.push_back(entry);
  }
  return event;
}

contest::Event playedEvent(int players) {
  std::mt19937 random(9);
  contest::Event event = emptyEvent(players);
  for (int round = 1; round <= kRounds; ++round) {
    const auto pairing = pairing::nextRound({}, event);
    if (!pairing) break;
    for (const pairing::Board& board : pairing->boards) {
      contest::Game game;
      game.id = contest::GameId{static_cast<std::int64_t>(event.games.size()) + 1};
      game.round = contest::RoundNumber{round};
      game.blue = board.blue;
      game.red = board.red;
      game.result = drawResult(random);
      event.games.push_back(game);
    }
    event.byes.insert(event.byes.end(), pairing->byes.begin(), pairing->byes.end());
  }
  return event;
}

const contest::Event& eventOf(int players) {
  static std::map<int, contest::Event> events;
  const auto known = events.find(players);
  return known != events.end() ? known->second : events.emplace(players, playedEvent(players)).first->second;
}

void ninthSwissRound(benchmark::State& state) {
  const contest::Event& event = eventOf(static_cast<int>(state.range(0)));
  for (auto _ : state) {
    const auto pairing = pairing::nextRound({}, event);
    if (!pairing) state.SkipWithError("there is no ninth round");
  }
}
BENCHMARK(ninthSwissRound)->Arg(50)->Arg(200)->Arg(500)->Arg(1000)->Arg(2000)->Unit(benchmark::kMillisecond);

void firstRoundOfALargeSchool(benchmark::State& state) {
  contest::Contest contest;
  contest::Event event = emptyEvent(static_cast<int>(state.range(0)));
  event.setup.schoolMates = contest::SchoolMates::KeptApart;
  for (contest::Entry& entry : event.entries) {
    contest::Player player;
    player.id = contest::PlayerId{entry.number};
    player.school = contest::SchoolId{entry.number % 5 < 3 ? 1 : 1 + entry.number};
    entry.player = player.id;
    contest.players.push_back(player);
  }
  for (auto _ : state) {
    const auto pairing = pairing::nextRound(contest, event);
    if (!pairing) state.SkipWithError("there is no first round");
  }
}
BENCHMARK(firstRoundOfALargeSchool)->Arg(200)->Arg(1000)->Arg(2000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace damath::bench
