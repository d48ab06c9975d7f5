// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/rematches.hpp"

#include <iterator>

#include "core/contest/model/lookup.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/contest/systems/system.hpp"

namespace damath::contest {

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

}  // namespace damath::contest
