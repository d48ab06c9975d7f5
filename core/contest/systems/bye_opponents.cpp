// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/systems/bye_opponents.hpp"

#include <algorithm>

#include "core/contest/pairing/round_robin.hpp"
#include "core/contest/systems/group_play.hpp"
#include "core/contest/systems/system.hpp"

namespace damath::pairing {

namespace {

bool asksForOpponents(const contest::Event& event) {
  const bool isAsked = event.setup.ruleset.withdrawnBye.answer() != rules::WithdrawnBye::Bye;
  return isAsked && !event.byes.empty() &&
         std::ranges::any_of(event.entries,
                             [](const contest::Entry& entry) { return entry.lastRound.has_value(); });
}

// Copies the opponents from a table, whose round 1 is the round `shift` + 1 of the event.
void takeOpponents(contest::Event& event, const contest::Event& table, int shift) {
  for (const contest::Bye& named : table.byes) {
    const auto bye = std::ranges::find_if(event.byes, [&](const contest::Bye& each) {
      return each.entry == named.entry && numberOf(each.round) == numberOf(named.round) + shift;
    });
    if (bye != event.byes.end()) bye->opponent = named.opponent;
  }
}

void nameInGroups(const contest::Contest& contest, contest::Event& event) {
  const Members groups = groupsOf(contest, event);
  for (const auto& members : groups) {
    contest::Event group = groupEvent(event, members);
    nameTableOpponents(contest, group);
    takeOpponents(event, group, 0);
  }
  if (event.setup.groupPlan.final != contest::System::RoundRobin || !hasFinalBegun(event)) return;
  contest::Event last = finalEvent(event, groups);
  nameTableOpponents(contest, last);
  takeOpponents(event, last, groupRounds(event));
}

}  // namespace

void nameByeOpponents(contest::Contest& contest) {
  for (contest::Event& event : contest.events) {
    if (!asksForOpponents(event)) continue;
    const SystemRules& rules = rulesOf(event);
    if (rules.takesGroups) nameInGroups(contest, event);
    if (rules.isTable) nameTableOpponents(contest, event);
  }
}

}  // namespace damath::pairing
