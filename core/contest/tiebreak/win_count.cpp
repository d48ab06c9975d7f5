// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/tiebreak/win_count.hpp"

namespace damath::tiebreak {

std::vector<exact::Rational> winCount(const Field& field) {
  std::vector<exact::Rational> figures;
  figures.reserve(field.size());
  for (const Record& record : field.records()) figures.emplace_back(record.wins);
  return figures;
}

}  // namespace damath::tiebreak
