// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/rematches.hpp"

#include <algorithm>

#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/group_play.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/contest/systems/system.hpp"

namespace damath::contest {

std::optional<GameId> gameToDecide(const Event& event, EntryId one, EntryId other) {
  for (const GameId id : pairing::gamesToDecide(event)) {
    if (isBetween(event.at(id), one, other)) return id;
  }
  return std::nullopt;
}

bool isRematchOpen(const Event& event, EntryId one, EntryId other) {
  if (gameToDecide(event, one, other)) return true;
  const Standings table = publishedStandings(event);
  return std::ranges::any_of(table.rematchesOpen, [&](const auto& pair) {
    return pair == std::pair(one, other) || pair == std::pair(other, one);
  });
}

int afterRoundOf(const Event& event, EntryId one, EntryId other) {
  if (event.setup.system == System::Groups && pairing::hasFinalBegun(event) &&
      !gameToDecide(event, one, other) && pairing::isGroupTieOpen(event, one, other)) {
    return pairing::groupRounds(event);
  }
  return roundsPaired(event);
}

bool restsOn(const Event& event, const Rematch& rematch, RoundNumber round) {
  if (rematch.decides) {
    const Game* game = event.find(*rematch.decides);
    return game != nullptr && game->round >= round;
  }
  if (rematch.afterRound < numberOf(round)) return false;
  if (event.setup.system != System::Groups || numberOf(round) <= pairing::groupRounds(event)) return true;
  const Event last = pairing::finalEvent(event, pairing::groupsPlayed(event));
  return last.findRematch(rematch.id) != nullptr;
}

}  // namespace damath::contest
