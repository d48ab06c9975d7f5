// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/systems/bye_opponents.hpp"

#include <algorithm>

#include "core/contest/pairing/round_robin.hpp"
#include "core/contest/systems/group_play.hpp"
#include "core/contest/systems/system.hpp"

namespace damath::pairing {

namespace {

// False for an event of a damaged file, whose tables would be without end or have players that are not there.
bool isSound(const contest::Event& event) {
  constexpr int kMostRounds = 10'000;
  const auto isRound = [](contest::RoundNumber round) {
    return 1 <= numberOf(round) && numberOf(round) <= kMostRounds;
  };
  const auto isEntry = [&event](contest::EntryId entry) { return event.find(entry) != nullptr; };
  return std::ranges::all_of(event.games,
                             [&](const contest::Game& game) {
                               return isRound(game.round) && isEntry(game.blue) && isEntry(game.red);
                             }) &&
         std::ranges::all_of(
             event.byes, [&](const contest::Bye& bye) { return isRound(bye.round) && isEntry(bye.entry); }) &&
         std::ranges::all_of(event.rounds,
                             [&](const contest::Round& round) { return isRound(round.number); }) &&
         std::ranges::all_of(event.rematches, [&](const contest::Rematch& rematch) {
           return isEntry(rematch.blue) && isEntry(rematch.red);
         });
}

bool asksForOpponents(const contest::Event& event) {
  const rules::Ruleset& ruleset = event.setup.ruleset;
  // Nobody needs to have left yet: the ranks after a withdrawal are computed before it is stored.
  const bool isAsked = ruleset.withdrawnBye.answer() != rules::WithdrawnBye::Bye ||
                       ruleset.withdrawnGames.answer() != rules::WithdrawnGames::Keep;
  return isAsked && !event.byes.empty();
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
    if (!asksForOpponents(event) || !isSound(event)) continue;
    const SystemRules& rules = rulesOf(event);
    if (rules.takesGroups) nameInGroups(contest, event);
    if (rules.isTable) nameTableOpponents(contest, event);
  }
}

}  // namespace damath::pairing
