// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/tiebreak/cumulative.hpp"

#include <algorithm>

namespace damath::tiebreak {

namespace {

int lastRoundOf(const Field& field) {
  int last = 0;
  for (const Decided& game : field.games()) last = std::max(last, game.round);
  for (const SatOut& bye : field.byes()) {
    if (bye.kind == contest::ByeKind::Allotted) last = std::max(last, bye.round);
  }
  return last;
}

}  // namespace

std::vector<exact::Rational> cumulative(const Field& field) {
  // The points of a round count in the running score of this round and of every later round.
  const int end = lastRoundOf(field) + 1;
  std::vector<GameCounts> running(field.size());
  for (const Decided& game : field.games()) {
    running[game.blue] += (end - game.round) * countsOf(game.result->result, board::Side::Blue);
    running[game.red] += (end - game.round) * countsOf(game.result->result, board::Side::Red);
  }
  for (const SatOut& bye : field.byes()) {
    if (bye.kind == contest::ByeKind::Allotted) running[bye.seat].byes += end - bye.round;
  }
  std::vector<exact::Rational> figures;
  figures.reserve(field.size());
  for (const GameCounts& counts : running) {
    figures.push_back(pointsOf(counts, field.ruleset().points.answer()));
  }
  return figures;
}

}  // namespace damath::tiebreak
