// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/systems/next_round.hpp"

#include <algorithm>
#include <utility>

#include "core/contest/model/rounds.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/systems/system.hpp"

namespace damath::pairing {

namespace {

using contest::RoundNumber;

Obstacle tooFew(int players) {
  return {ObstacleKind::TooFewEntries, {}, {}, 2, players};
}

int playersIn(const contest::Contest& contest, const contest::Event& event, RoundNumber round) {
  if (const auto players = rulesOf(event).players) return players(contest, event, round);
  return static_cast<int>(std::ranges::count_if(
      event.entries, [round](const contest::Entry& entry) { return entry.plays(round); }));
}

std::optional<Obstacle> obstacleTo(const contest::Contest& contest, const contest::Event& event) {
  const SystemRules& rules = rulesOf(event);
  const RoundNumber round = contest::nextRoundNumber(event);
  const int seated = static_cast<int>(entrants(event).size());
  if (seated < 2) return tooFew(seated);
  if (auto open = openGames(event); !open.empty()) {
    return Obstacle{ObstacleKind::ResultsMissing, std::move(open)};
  }
  if (const contest::Round* held = contest::firstUnpublished(event)) {
    return Obstacle{ObstacleKind::RoundUnpublished, {}, {}, 0, numberOf(held->number)};
  }
  Obstacle missing{ObstacleKind::RematchMissing, {}};
  if (rules.rematchesMissing) missing = rules.rematchesMissing(contest, event);
  if (!missing.ties.empty()) return missing;
  // A corrected result can change the players of the final. A bracket without groups keeps its players.
  if (const auto adrift = rules.isBracket ? std::nullopt : roundAdrift(event)) {
    return Obstacle{ObstacleKind::RoundAdrift, {}, {}, 0, numberOf(*adrift)};
  }
  if (!missing.games.empty()) return missing;
  if (numberOf(round) > roundsOf(event)) return Obstacle{ObstacleKind::Complete, {}};
  const int players = playersIn(contest, event, round);
  // After round 1, a round without two players has byes alone (Y4).
  if (players < 2 && !contest::hasBegun(event)) return tooFew(players);
  if (rules.most && players > *rules.most) {
    return Obstacle{ObstacleKind::TooManyEntries, {}, {}, *rules.most, players};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Obstacle> obstacleToNextRound(const contest::Contest& contest, const contest::Event& event) {
  if (auto obstacle = obstacleTo(contest, event)) return obstacle;
  const auto canPair = rulesOf(event).canPair;
  if (!canPair || canPair(contest, event, contest::nextRoundNumber(event))) return std::nullopt;
  return Obstacle{ObstacleKind::NothingLeft, {}};
}

Expected<RoundPairing, Obstacle> nextRound(const contest::Contest& contest, const contest::Event& event) {
  if (auto obstacle = obstacleTo(contest, event)) return Unexpected<Obstacle>(*std::move(obstacle));
  auto pairing = rulesOf(event).pair(contest, event, contest::nextRoundNumber(event));
  if (!pairing) return Unexpected<Obstacle>(Obstacle{ObstacleKind::NothingLeft, {}});
  return *std::move(pairing);
}

}  // namespace damath::pairing
