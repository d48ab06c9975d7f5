// SPDX-License-Identifier: GPL-3.0-or-later
// The SystemRules of the round robin. The pairing itself is in core/contest/pairing/round_robin.hpp.
#include "core/contest/pairing/round_robin.hpp"

#include <algorithm>

#include "core/contest/pairing/berger.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/systems/manual_pairing.hpp"
#include "core/contest/systems/system.hpp"

namespace damath::pairing {

namespace {

int tableRounds(const contest::Event& event) {
  const int needed = roundsOfBerger(static_cast<int>(entrants(event).size()), event.setup.legs);
  return std::min(event.setup.rounds.value_or(needed), needed);
}

std::optional<RoundPairing> pairTable(const contest::Contest& contest, const contest::Event& event,
                                      contest::RoundNumber round) {
  return roundRobinRound(contest, event, round);
}

void checkTable(HandCheck& check) {
  check.addMissing(whoPlays(check.event, check.manual.round));
  check.addTable(check.event, check.manual.boards);
}

// True if only one player comes late and the table has an odd number of players. The late player then takes
// the seat that is empty.
bool hasFreeSeat(const contest::Event& event, std::size_t newcomers) {
  return entrants(event).size() % 2 == 1 && newcomers == 1;
}

}  // namespace

constinit const SystemRules kRoundRobin{.hasLegs = true,
                                        .rounds = tableRounds,
                                        .seats = entrants,
                                        .pair = pairTable,
                                        .checkByHand = checkTable,
                                        .dependence = Dependence::None,
                                        .hasRoom = hasFreeSeat,
                                        .isTable = true,
                                        .origin = originInTable};

}  // namespace damath::pairing
