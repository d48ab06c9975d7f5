// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/progress.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

#include "core/contest/lookup.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/systems/next_round.hpp"
#include "core/contest/systems/system.hpp"

namespace damath::contest {

namespace {

using pairing::Obstacle;
using pairing::ObstacleKind;

Stage stageBehind(ObstacleKind obstacle, const Standings& table, bool isAdrift) {
  switch (obstacle) {
    case ObstacleKind::TooFewEntries:
    case ObstacleKind::TooManyEntries:
      return Stage::Unplayable;
    case ObstacleKind::ResultsMissing:
      return Stage::Playing;
    case ObstacleKind::RematchMissing:
      return Stage::Rematches;
    case ObstacleKind::NothingLeft:
      return Stage::ByHand;
    case ObstacleKind::Complete:
      break;
  }
  if (isAdrift) return Stage::PairAnew;
  if (!table.rematchesDue.empty()) return Stage::Rematches;
  return table.provisional ? Stage::Drawing : Stage::Played;
}

std::vector<pairing::ScheduleFault> faultsBehind(const Obstacle& obstacle) {
  if (obstacle.kind == ObstacleKind::TooFewEntries) {
    return {{pairing::ScheduleFaultKind::TooFewEntries, obstacle.bound, obstacle.given}};
  }
  if (obstacle.kind == ObstacleKind::TooManyEntries) {
    return {{pairing::ScheduleFaultKind::TooManyEntries, obstacle.bound, obstacle.given}};
  }
  return {};
}

}  // namespace

int roundsPaired(const Event& event) {
  int last = 0;
  for (const Round& round : event.rounds) last = std::max(last, numberOf(round.number));
  for (const Game& game : event.games) last = std::max(last, numberOf(game.round));
  for (const Bye& bye : event.byes) last = std::max(last, numberOf(bye.round));
  return last;
}

RoundNumber nextRoundNumber(const Event& event) {
  return RoundNumber{roundsPaired(event) + 1};
}

bool hasBegun(const Event& event) {
  return !event.rounds.empty() || !event.games.empty() || !event.byes.empty();
}

const Round* newestRound(const Event& event) {
  return event.rounds.empty() ? nullptr : &event.rounds.back();
}

const Round* heldRound(const Event& event) {
  const Round* newest = newestRound(event);
  return newest != nullptr && newest->publication == Publication::Held ? newest : nullptr;
}

int roundsOf(const Event& event) {
  const int paired = roundsPaired(event);
  return pairing::entrants(event).size() < 2 ? paired
                                             : std::max(pairing::rulesOf(event).rounds(event), paired);
}

std::vector<GameId> openGames(const Event& event) {
  std::vector<const Game*> open;
  for (const Game& game : event.games) {
    if (!game.result) open.push_back(&game);
  }
  std::ranges::stable_sort(open, {}, [](const Game* game) { return std::tuple(game->round, game->board); });
  std::vector<GameId> ids;
  for (const Game* game : open) ids.push_back(game->id);
  return ids;
}

const Game* gameUnderWay(const Event& event, EntryId entry) {
  const RoundNumber newest{roundsPaired(event)};
  for (const Game& game : event.games) {
    const bool isOf = game.blue == entry || game.red == entry;
    if (isOf && game.round == newest && !game.result) return &game;
  }
  return nullptr;
}

Event eventBefore(Event event, RoundNumber round) {
  std::set<EntryId> playing;
  for (const Game* game : gamesOf(event, round)) playing.insert({game->blue, game->red});
  for (const Bye& bye : event.byes) {
    if (bye.round == round && bye.kind == ByeKind::Allotted) playing.insert(bye.entry);
  }
  for (Entry& entry : event.entries) {
    const bool plays = playing.contains(entry.id);
    if (plays == entry.plays(round)) continue;
    std::erase(entry.absences, round);
    if (!plays) {
      entry.absences.insert(std::ranges::upper_bound(entry.absences, round), round);
    } else if (entry.lastRound) {
      entry.lastRound = std::max(*entry.lastRound, numberOf(round));
    }
  }
  std::erase_if(event.games, [&](const Game& game) { return game.round >= round; });
  std::erase_if(event.byes, [&](const Bye& bye) { return bye.round >= round; });
  std::erase_if(event.rounds, [&](const Round& each) { return each.number >= round; });
  return event;
}

std::optional<GameId> gameToDecide(const Event& event, EntryId one, EntryId other) {
  for (const GameId id : pairing::gamesToDecide(event)) {
    if (isBetween(event.at(id), one, other)) return id;
  }
  return std::nullopt;
}

bool isRematchDue(const Event& event, EntryId one, EntryId other) {
  return areTied(standings(event).rematchesDue, one, other);
}

bool isRematchOpen(const Event& event, EntryId one, EntryId other) {
  return gameToDecide(event, one, other) || lastRematchBetween(event, one, other) == nullptr;
}

std::vector<std::pair<EntryId, EntryId>> openRematches(const Event& event,
                                                       const std::vector<std::vector<EntryId>>& ties) {
  std::vector<std::pair<EntryId, EntryId>> open;
  for (const std::vector<EntryId>& tie : ties) {
    for (auto one = tie.begin(); one != tie.end(); ++one) {
      for (auto other = std::next(one); other != tie.end(); ++other) {
        if (isRematchOpen(event, *one, *other)) open.emplace_back(*one, *other);
      }
    }
  }
  return open;
}

Progress progressOf(const Contest& contest, const Event& event) {
  Progress progress;
  progress.roundsPaired = roundsPaired(event);
  if (event.entries.size() < 2) return progress;
  progress.openGames = openGames(event);
  progress.roundsOf = roundsOf(event);
  progress.table = standings(event);
  const Standings& table = progress.table;
  progress.rematchesDue = table.rematchesDue;
  progress.roundAdrift = pairing::roundAdrift(event);
  progress.faults = pairing::faultsOfPlan(event);
  if (!progress.faults.empty()) {
    progress.stage = Stage::Unplayable;
    return progress;
  }
  const std::optional<Obstacle> obstacle = pairing::obstacleToNextRound(contest, event);
  if (!obstacle) {
    progress.stage = Stage::Pairing;
    return progress;
  }
  progress.faults = faultsBehind(*obstacle);
  progress.stage = stageBehind(obstacle->kind, table, progress.roundAdrift.has_value());
  return progress;
}

}  // namespace damath::contest
