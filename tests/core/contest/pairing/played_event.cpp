// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/contest/pairing/played_event.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/contest/model/rounds.hpp"
#include "core/contest/rematches.hpp"
#include "core/contest/systems/group_play.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::pairing::testing {

int draw(Lots& lots, int below) {
  return static_cast<int>(lots() % static_cast<unsigned>(below));
}

contest::EntryId Played::entry(int number) const {
  return event.entries[static_cast<std::size_t>(number - 1)].id;
}

int Played::numberOf(contest::EntryId entry) const {
  return event.find(entry)->number;
}

contest::Entry& Played::row(int number) {
  return event.entries[static_cast<std::size_t>(number - 1)];
}

Played eventOf(contest::System system, int entries, int schools) {
  Played played{.contest = {},
                .event = {.id = contest::EventId{1},
                          .setup = {.name = "event",
                                    .set = *rules::builtInChipSet("whole"),
                                    .ruleset = rules::manual(),
                                    .system = system,
                                    .legs = 1,
                                    .rounds = std::nullopt,
                                    .lotSeed = 7},
                          .entries = {},
                          .games = {},
                          .byes = {},
                          .rematches = {}}};
  if (schools > 0) played.event.setup.schoolMates = contest::SchoolMates::KeptApart;
  for (int i = 0; i < entries; ++i) {
    enter(played, 1);
    if (schools > 0) played.contest.players.back().school = contest::SchoolId{1 + i % schools};
  }
  return played;
}

void enter(Played& played, int firstRound) {
  const int number = static_cast<int>(played.event.entries.size()) + 1;
  contest::Player player;
  player.id = contest::PlayerId{1000 + number};
  played.contest.players.push_back(player);
  contest::Entry entry;
  entry.id = contest::EntryId{1 + (number * 7919) % 10007};
  entry.player = player.id;
  entry.number = number;
  entry.firstRound = firstRound;
  played.event.entries.push_back(entry);
}

void take(Played& played, const RoundPairing& pairing) {
  if (played.event.setup.system == contest::System::Groups && !contest::hasBegun(played.event)) {
    int group = 0;
    for (const auto& members : dealtGroups(played.contest, played.event)) {
      ++group;
      for (const contest::EntryId member : members) played.row(played.numberOf(member)).group = group;
    }
  }
  int board = 0;
  for (const Board& pair : pairing.boards) {
    contest::Game game;
    game.id = contest::GameId{static_cast<std::int64_t>(played.event.games.size()) + 1};
    game.round = pairing.round;
    game.board = contest::BoardNumber{++board};
    game.blue = pair.blue;
    game.red = pair.red;
    played.event.games.push_back(game);
  }
  played.event.byes.insert(played.event.byes.end(), pairing.byes.begin(), pairing.byes.end());
  played.event.rounds.push_back({pairing.round, contest::Publication::Published});
}

void cancelLastRound(Played& played) {
  const contest::RoundNumber last{roundsPaired(played.event)};
  std::erase_if(played.event.games, [last](const contest::Game& game) { return game.round == last; });
  std::erase_if(played.event.byes, [last](const contest::Bye& bye) { return bye.round == last; });
  std::erase_if(played.event.rounds, [last](const contest::Round& round) { return round.number == last; });
  if (!contest::hasBegun(played.event)) contest::forgetGroups(played.event);
}

contest::GameResult resultOf(rules::Result result) {
  contest::GameResult game;
  game.result = result;
  if (result == rules::Result::NobodyWins) game.ending = rules::Ending::NoShowBoth;
  return game;
}

void play(Played& played, const std::function<rules::Result(const contest::Game&)>& judge) {
  for (contest::Game& game : played.event.games) {
    if (!game.result) game.result = resultOf(judge(game));
  }
}

rules::Result byNumber(const Played& played, const contest::Game& game) {
  return played.numberOf(game.blue) < played.numberOf(game.red) ? rules::Result::BlueWins
                                                                : rules::Result::RedWins;
}

rules::Result byLot(Lots& lots) {
  const int kind = draw(lots, 20);
  if (kind == 0) return rules::Result::NobodyWins;
  if (kind < 4) return rules::Result::Draw;
  return kind % 2 == 0 ? rules::Result::BlueWins : rules::Result::RedWins;
}

void playRound(Played& played) {
  const auto next = nextRound(played.contest, played.event);
  ASSERT_TRUE(next);
  take(played, *next);
  play(played, [&](const contest::Game& game) { return byNumber(played, game); });
}

void playRematches(Played& played, const Obstacle& obstacle) {
  const auto add = [&played](contest::EntryId blue, contest::EntryId red) -> contest::Rematch& {
    const auto count = static_cast<std::int64_t>(played.event.rematches.size());
    return played.event.rematches.emplace_back(
        contest::Rematch{contest::GameId{100000 + count},
                         blue,
                         red,
                         resultOf(rules::Result::BlueWins),
                         {},
                         contest::afterRoundOf(played.event, blue, red)});
  };
  for (const contest::GameId id : obstacle.games) {
    const contest::Game& game = *played.event.find(id);
    add(game.blue, game.red).decides = id;
  }
  for (const auto& tied : obstacle.ties) {
    for (std::size_t i = 0; i < tied.size(); ++i) {
      for (std::size_t j = i + 1; j < tied.size(); ++j) add(tied[i], tied[j]);
    }
  }
}

std::string textOf(const Played& played, const RoundPairing& pairing) {
  std::string text;
  const auto append = [&text](const std::string& word) { text += (text.empty() ? "" : " ") + word; };
  for (const Board& board : pairing.boards) {
    append(std::to_string(played.numberOf(board.blue)) + "-" + std::to_string(played.numberOf(board.red)));
  }
  for (const contest::Bye& bye : pairing.byes) {
    append((bye.kind == contest::ByeKind::Allotted ? "bye " : "away ") +
           std::to_string(played.numberOf(bye.entry)));
  }
  return text;
}

std::string nextText(const Played& played) {
  const auto next = nextRound(played.contest, played.event);
  if (next) return textOf(played, *next);
  switch (next.error().kind) {
    case ObstacleKind::TooFewEntries:
      return "too few entries";
    case ObstacleKind::TooManyEntries:
      return "too many entries";
    case ObstacleKind::ResultsMissing:
      return "results missing";
    case ObstacleKind::RoundUnpublished:
      return "round unpublished";
    case ObstacleKind::RoundAdrift:
      return "round adrift";
    case ObstacleKind::RematchMissing:
      return "rematch missing";
    case ObstacleKind::Complete:
      return "complete";
    case ObstacleKind::NothingLeft:
      return "nothing left";
  }
  return {};
}

}  // namespace damath::pairing::testing
