// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/systems/system.hpp"

#include "core/contest/pairing/entrants.hpp"

namespace damath::pairing {

const SystemRules& rulesOf(contest::System system) {
  switch (system) {
    case contest::System::RoundRobin:
      return kRoundRobin;
    case contest::System::Groups:
      return kGroups;
    case contest::System::Swiss:
      return kSwiss;
    case contest::System::KnockOut:
      return kKnockOut;
    case contest::System::DoubleKnockOut:
      break;
  }
  return kDoubleKnockOut;
}

const SystemRules& rulesOf(const contest::Event& event) {
  return rulesOf(event.setup.system);
}

contest::EventSetup withoutIdle(contest::EventSetup setup) {
  const SystemRules& rules = rulesOf(setup.system);
  if (!rules.hasLegs) setup.legs = 1;
  if (!rules.takesRounds) setup.rounds.reset();
  if (!rules.takesGroups) setup.groupPlan = {};
  if (!rules.takesSwissPlan) setup.swissPlan = {};
  return setup;
}

std::vector<contest::GameId> gamesToDecide(const contest::Event& event) {
  const SystemRules& rules = rulesOf(event);
  return rules.gamesToDecide ? rules.gamesToDecide(event) : std::vector<contest::GameId>();
}

std::vector<contest::Rematch> walkoversToStore(const contest::Event& event) {
  const SystemRules& rules = rulesOf(event);
  return rules.walkovers ? rules.walkovers(event) : std::vector<contest::Rematch>();
}

bool endsInBracket(const contest::Event& event) {
  const SystemRules& rules = rulesOf(event);
  return rules.endsInBracket && rules.endsInBracket(event);
}

std::optional<contest::RoundNumber> roundAdrift(const contest::Event& event) {
  const SystemRules& rules = rulesOf(event);
  const auto round = rules.firstAdrift ? rules.firstAdrift(event) : std::nullopt;
  return round ? std::optional(contest::RoundNumber{*round}) : std::nullopt;
}

bool hasRoom(const contest::Event& event, std::size_t newcomers) {
  const SystemRules& rules = rulesOf(event);
  return rules.hasRoom && rules.hasRoom(event, newcomers);
}

}  // namespace damath::pairing

namespace damath::contest {

int roundsOf(const Event& event) {
  const pairing::SystemRules& rules = pairing::rulesOf(event);
  return pairing::roundsInAll(event, rules.rounds, rules.fewestLeft);
}

}  // namespace damath::contest
