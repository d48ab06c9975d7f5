// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/tiebreak/tie_break_figures.hpp"

#include <algorithm>

namespace damath::tiebreak {

namespace {

// Makes sums averages: `games` has the number of games and rematches of each entry that are in its sum.
void divide(std::vector<PointSum>& sums, const std::vector<int>& games) {
  for (std::size_t seat = 0; seat < sums.size(); ++seat) {
    if (games[seat] > 1) sums[seat].total = sums[seat].total * exact::Number(exact::Rational(1, games[seat]));
  }
}

void addOwn(PointSum& sum, const std::optional<exact::Number>& own) {
  if (own) {
    sum.total += *own;
  } else {
    ++sum.gamesWithoutFigures;
  }
}

void addDifference(PointSum& sum, const std::optional<exact::Number>& own,
                   const std::optional<exact::Number>& others) {
  if (own && others) {
    sum.total += *own;
    sum.total += -*others;
  } else {
    ++sum.gamesWithoutFigures;
  }
}

int lastRoundOf(const Field& field) {
  int last = 0;
  for (const Decided& game : field.games()) last = std::max(last, game.round);
  for (const SatOut& bye : field.byes()) {
    if (bye.kind == contest::ByeKind::Allotted) last = std::max(last, bye.round);
  }
  return last;
}

}  // namespace

std::vector<PointSum> pointSums(const Field& field) {
  const bool isDifference = field.ruleset().pointSystem.answer() == rules::PointSystem::Difference;
  std::vector<PointSum> sums(field.size());
  std::vector<int> withFigures(field.size());
  for (const auto* games : {&field.games(), &field.rematches(), &field.deciders()}) {
    for (const Decided& game : *games) {
      const auto& [ending, ofBlue, ofRed, result] = *game.result;
      withFigures[game.blue] += ofBlue ? 1 : 0;
      withFigures[game.red] += ofRed ? 1 : 0;
      if (isDifference) {
        addDifference(sums[game.blue], ofBlue, ofRed);
        addDifference(sums[game.red], ofRed, ofBlue);
      } else {
        addOwn(sums[game.blue], ofBlue);
        addOwn(sums[game.red], ofRed);
      }
    }
  }
  for (const SatOut& bye : field.byes()) ++sums[bye.seat].gamesWithoutFigures;
  if (field.ruleset().pointSystem.answer() == rules::PointSystem::Average) divide(sums, withFigures);
  return sums;
}

std::vector<exact::Rational> buchholz(const Field& field, const Crosstable& games) {
  std::vector<exact::Rational> figures(field.size());
  for (std::size_t own = 0; own < figures.size(); ++own) {
    GameCounts opponents;
    for (const CrosstableCell& cell : games.of(static_cast<Seat>(own))) {
      opponents += gamesIn(cell.counts) * field.counts()[cell.opponent];
    }
    figures[own] = pointsOf(opponents, field.ruleset().points.answer());
  }
  return figures;
}

std::vector<exact::Rational> sonnebornBerger(const Field& field, const Crosstable& games) {
  const exact::Rational half(1, 2);
  std::vector<exact::Rational> figures(field.size());
  for (std::size_t own = 0; own < figures.size(); ++own) {
    GameCounts doubled;
    for (const CrosstableCell& cell : games.of(static_cast<Seat>(own))) {
      const int times = 2 * cell.counts.wins + cell.counts.draws;
      doubled += times * field.counts()[cell.opponent];
    }
    figures[own] = half * pointsOf(doubled, field.ruleset().points.answer());
  }
  return figures;
}

std::vector<exact::Rational> winCount(const Field& field) {
  std::vector<exact::Rational> figures;
  figures.reserve(field.size());
  for (const GameCounts& counts : field.counts()) figures.emplace_back(counts.wins);
  return figures;
}

std::vector<exact::Rational> cumulative(const Field& field) {
  // The running score after a round is the sum of the entry's points up to this round. Therefore the points
  // of a round count in the running score of this round and of every later round.
  const int end = lastRoundOf(field) + 1;
  std::vector<GameCounts> running(field.size());
  for (const Decided& game : field.games()) {
    running[game.blue] += (end - game.round) * countsOf(game.result->result, board::Side::Blue);
    running[game.red] += (end - game.round) * countsOf(game.result->result, board::Side::Red);
  }
  for (const SatOut& bye : field.byes()) running[bye.seat] += (end - bye.round) * bye.counts;
  std::vector<exact::Rational> figures;
  figures.reserve(field.size());
  for (const GameCounts& counts : running) {
    figures.push_back(pointsOf(counts, field.ruleset().points.answer()));
  }
  return figures;
}

}  // namespace damath::tiebreak
