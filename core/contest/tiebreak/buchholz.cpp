// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/tiebreak/buchholz.hpp"

namespace damath::tiebreak {

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

}  // namespace damath::tiebreak
