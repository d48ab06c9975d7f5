// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/round_pairing.hpp"

#include <algorithm>

#include "core/contest/model/lookup.hpp"

namespace damath::pairing {

RoundPairing pairingOf(const contest::Event& event, contest::RoundNumber round) {
  RoundPairing pairing{.round = round, .boards = {}, .byes = {}};
  for (const contest::Game* game : contest::gamesOf(event, round)) {
    pairing.boards.push_back({game->blue, game->red});
  }
  for (const contest::Bye& bye : event.byes) {
    if (bye.round == round) pairing.byes.push_back(bye);
  }
  std::ranges::stable_sort(pairing.byes, {}, &contest::Bye::kind);
  return pairing;
}

}  // namespace damath::pairing
