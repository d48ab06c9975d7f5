// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/paper_order.hpp"

#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"

namespace damath::papers {

bool isOfRematch(const db::PaperOf& of) {
  return numberOf(of.blue) != 0;
}

void takeRound(EventOrder& order) {
  contest::RoundNumber& round = order.of.round;
  if (numberOf(round) == 0) round = contest::RoundNumber{contest::roundsPaired(order.subject.event)};
}

std::vector<contest::Game> gamesOf(const EventOrder& order) {
  std::vector<contest::Game> games;
  for (const contest::Game* game : contest::gamesOf(order.subject.event, order.of.round)) {
    const bool isBoard = numberOf(order.of.board) == 0 || game->board == order.of.board;
    if (isBoard) games.push_back(*game);
  }
  return games;
}

}  // namespace damath::papers
