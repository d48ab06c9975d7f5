// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/progress.hpp"

#include "core/contest/model/rounds.hpp"
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
    case ObstacleKind::RoundUnpublished:
      return Stage::Publishing;
    case ObstacleKind::RoundAdrift:
      return Stage::PairAnew;
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

Progress progressOf(const Contest& contest, const Event& event) {
  Progress progress;
  progress.roundsPaired = roundsPaired(event);
  if (event.entries.size() < 2) return progress;
  progress.openGames = openGames(event);
  progress.roundsOf = roundsOf(event);
  // Only the arbiter sees an unpublished round, so its byes do not count in the standings yet.
  progress.table = publishedStandings(event);
  const Standings& table = progress.table;
  progress.rematchesDue = table.rematchesDue;
  progress.rematchesOpen = table.rematchesOpen;
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
