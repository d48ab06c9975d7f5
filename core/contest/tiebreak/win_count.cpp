// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/tiebreak/win_count.hpp"

namespace damath::tiebreak {

std::vector<exact::Rational> winCount(const Field& field) {
  std::vector<exact::Rational> figures;
  figures.reserve(field.size());
  for (const GameCounts& counts : field.counts()) figures.emplace_back(counts.wins);
  return figures;
}

}  // namespace damath::tiebreak
