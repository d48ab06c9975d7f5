// One figure for each entry of an event, in points of the tally: what a step of rulebook Y2 compares.
#pragma once

#include <map>

#include "core/contest/contest.hpp"
#include "core/exact/rational.hpp"

namespace damath::tiebreak {

using Figures = std::map<contest::EntryId, exact::Rational>;

// A 0 for every entry.
[[nodiscard]] inline Figures noFigures(const contest::Event& event) {
  Figures figures;
  for (const contest::Entry& entry : event.entries) figures[entry.id] = exact::Rational();
  return figures;
}

}  // namespace damath::tiebreak
