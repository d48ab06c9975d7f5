// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/double_seats.hpp"

#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"

namespace damath::contest {

namespace {

// Returns the entry's open game in the newest round of the event; null if there is none.
const Game* openGameOf(const Event& event, PlayerId player) {
  const Entry* entry = entryOf(event, player);
  return entry == nullptr ? nullptr : gameUnderWay(event, entry->id);
}

}  // namespace

std::vector<DoubleSeat> doubleSeats(const Contest& contest, const Event& event, RoundNumber round) {
  std::vector<DoubleSeat> seats;
  for (const Game* game : gamesOf(event, round)) {
    if (game->result) continue;
    for (const EntryId entry : {game->blue, game->red}) {
      const PlayerId player = event.at(entry).player;
      for (const Event& other : contest.events) {
        if (other.id == event.id) continue;
        const Game* elsewhere = openGameOf(other, player);
        if (elsewhere == nullptr) continue;
        seats.push_back({player, game->board, other.id, elsewhere->round, elsewhere->board});
      }
    }
  }
  return seats;
}

}  // namespace damath::contest
