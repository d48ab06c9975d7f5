// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/pairing.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/groups.hpp"
#include "core/contest/pairing/knock_out.hpp"
#include "core/contest/pairing/round_robin.hpp"
#include "core/contest/pairing/schedule.hpp"
#include "core/contest/pairing/swiss.hpp"
#include "core/contest/progress.hpp"

namespace damath::pairing {

namespace {

using contest::RoundNumber;
using contest::System;

bool isKnockOut(System system) {
  return system == System::KnockOut || system == System::DoubleKnockOut;
}

std::optional<Obstacle> rematchesMissing(const contest::Contest& contest, const contest::Event& event) {
  Obstacle missing{ObstacleKind::RematchMissing, {}};
  const int paired = roundsPaired(event);
  if (isKnockOut(event.setup.system)) {
    missing.games = undecidedGames(event);
  } else if (event.setup.system == System::Groups && paired >= groupRounds(event)) {
    const Members groups = groupsOf(contest, event);
    if (paired == groupRounds(event)) {
      missing.ties = openTies(event, groups);
    } else if (event.setup.groupPlan.final == System::KnockOut) {
      missing.games = undecidedGames(finalEvent(event, groups));
    }
  }
  if (missing.games.empty() && missing.ties.empty()) return std::nullopt;
  return missing;
}

// Those who can be paired in the round.
int playersLeft(const contest::Contest& contest, const contest::Event& event, RoundNumber round) {
  if (isKnockOut(event.setup.system)) return static_cast<int>(bracketEntrants(event).size());
  if (event.setup.system == System::Groups && numberOf(round) > groupRounds(event)) {
    return static_cast<int>(finalEvent(event, groupsOf(contest, event)).entries.size());
  }
  return static_cast<int>(std::ranges::count_if(
      event.entries, [round](const contest::Entry& entry) { return entry.plays(round); }));
}

Obstacle tooFew(int players) {
  return {ObstacleKind::TooFewEntries, {}, {}, 2, players};
}

std::optional<Obstacle> obstacleTo(const contest::Contest& contest, const contest::Event& event) {
  const RoundNumber round{roundsPaired(event) + 1};
  const int seated = static_cast<int>(entrants(event).size());
  if (seated < 2) return tooFew(seated);
  if (auto open = openGames(event); !open.empty()) {
    return Obstacle{ObstacleKind::ResultsMissing, std::move(open)};
  }
  if (auto missing = rematchesMissing(contest, event)) return missing;
  if (numberOf(round) > roundsNeeded(event)) return Obstacle{ObstacleKind::Complete, {}};
  const int players = playersLeft(contest, event, round);
  if (players < 2) return tooFew(players);
  if (event.setup.system == System::Swiss && players > kMostSwissPlayers) {
    return Obstacle{ObstacleKind::TooManyEntries, {}, {}, kMostSwissPlayers, players};
  }
  return std::nullopt;
}

// Whether a Swiss round is sure to be found without looking for it: where everybody has half of the others
// left to meet there is always one (Dirac).
bool hasRoomForSwiss(const contest::Event& event) {
  const RoundNumber round{roundsPaired(event) + 1};
  const auto players = std::ranges::count_if(
      event.entries, [round](const contest::Entry& entry) { return entry.plays(round); });
  const auto byes = std::ranges::count(event.byes, contest::ByeKind::Allotted, &contest::Bye::kind);
  const auto seats = players + players % 2;
  const auto met = numberOf(round) - 1;
  return 2 * (players - 1 - met) >= seats && (players == seats || 2 * (players - byes) >= seats);
}

RoundPairing pairingOf(const contest::Contest& contest, const contest::Event& event, RoundNumber round) {
  switch (event.setup.system) {
    case System::RoundRobin:
      return roundRobinRound(contest, event, round);
    case System::Groups:
      return groupsRound(contest, event, round);
    case System::Swiss:
    case System::KnockOut:
    case System::DoubleKnockOut:
      break;
  }
  return knockOutRound(knockOutOf(event, schoolKinship(schoolsOf(contest, event))), event, round);
}

}  // namespace

std::optional<Obstacle> obstacleToNextRound(const contest::Contest& contest, const contest::Event& event) {
  if (auto obstacle = obstacleTo(contest, event)) return obstacle;
  if (event.setup.system != System::Swiss || hasRoomForSwiss(event)) return std::nullopt;
  auto next = nextRound(contest, event);
  return next ? std::nullopt : std::optional(std::move(next).error());
}

Expected<RoundPairing, Obstacle> nextRound(const contest::Contest& contest, const contest::Event& event) {
  if (auto obstacle = obstacleTo(contest, event)) return Unexpected<Obstacle>(*std::move(obstacle));
  const RoundNumber round{roundsPaired(event) + 1};
  if (event.setup.system != System::Swiss) return pairingOf(contest, event, round);
  auto pairing = swissRound(contest, event, round, MatchedSwiss());
  if (!pairing) return Unexpected<Obstacle>(Obstacle{ObstacleKind::NothingLeft, {}});
  return *std::move(pairing);
}

}  // namespace damath::pairing
