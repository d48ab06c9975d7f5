// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/systems/annulled_games.hpp"

#include <algorithm>
#include <map>

#include "core/contest/model/result_rules.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/systems/group_play.hpp"

namespace damath::contest {

namespace {

bool isAnnulling(const Event& event) {
  return event.setup.ruleset.withdrawnGames.answer() == rules::WithdrawnGames::AnnulUnderHalf;
}

// Removes what the annulled entries played in the rounds after `first`, up to and including `last`.
void annul(Event& event, const std::set<EntryId>& annulled, int first, int last) {
  if (annulled.empty()) return;
  const auto isInside = [&](RoundNumber round) { return first < numberOf(round) && numberOf(round) <= last; };
  std::erase_if(event.games, [&](const Game& game) {
    return isInside(game.round) && (annulled.contains(game.blue) || annulled.contains(game.red));
  });
  std::erase_if(event.byes, [&](const Bye& bye) {
    const bool isOfOpponent = bye.opponent && annulled.contains(*bye.opponent);
    return isInside(bye.round) && (isOfOpponent || annulled.contains(bye.entry));
  });
  std::erase_if(event.rematches, [&](const Rematch& rematch) {
    const RoundNumber after{std::max(1, rematch.afterRound)};
    return isInside(after) && (annulled.contains(rematch.blue) || annulled.contains(rematch.red));
  });
}

}  // namespace

std::set<EntryId> annulledEntries(const Event& table) {
  if (table.setup.system != System::RoundRobin || !isAnnulling(table)) return {};
  const std::vector<Entry> seated = pairing::entrants(table);
  if (seated.size() < 2) return {};
  std::map<EntryId, int> completed;
  for (const Game& game : table.games) {
    if (!game.result || isForfeit(*game.result)) continue;
    ++completed[game.blue];
    ++completed[game.red];
  }
  const int all = table.setup.legs * (static_cast<int>(seated.size()) - 1);
  const int due = std::min(all, table.setup.rounds.value_or(all));
  std::set<EntryId> annulled;
  for (const Entry& entry : seated) {
    if (entry.lastRound && 2 * completed[entry.id] < due) annulled.insert(entry.id);
  }
  return annulled;
}

Event withoutAnnulled(Event event) {
  constexpr int kEveryRound = 1'000'000;
  if (!isAnnulling(event)) return event;
  if (event.setup.system != System::Groups) {
    annul(event, annulledEntries(event), 0, kEveryRound);
    return event;
  }
  const Event whole = event;
  const int rounds = pairing::groupRounds(whole);
  const pairing::Members groups = pairing::groupsPlayed(whole);
  for (const auto& members : groups) {
    annul(event, annulledEntries(pairing::groupEvent(whole, members)), 0, rounds);
  }
  if (pairing::hasFinalBegun(whole)) {
    annul(event, annulledEntries(pairing::finalEvent(whole, groups)), rounds, kEveryRound);
  }
  return event;
}

}  // namespace damath::contest
