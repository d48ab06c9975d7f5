// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/tiebreak/point_sum.hpp"

namespace damath::tiebreak {

namespace {

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

}  // namespace

std::vector<PointSum> pointSums(const Field& field) {
  const bool isDifference = field.ruleset().pointSystem.answer() == rules::PointSystem::Difference;
  std::vector<PointSum> sums(field.size());
  for (const auto* games : {&field.games(), &field.rematches(), &field.deciders()}) {
    for (const Decided& game : *games) {
      const auto& [ending, ofBlue, ofRed, result] = *game.result;
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
  return sums;
}

}  // namespace damath::tiebreak
