// The Point System of rulebook Y2c: the sum of an entry's own grand totals of every game and rematch, exact.
// Unit: points of the board, not of the tally.
#pragma once

#include <map>

#include "core/contest/contest.hpp"

namespace damath::tiebreak {

struct PointSum {
  exact::Number total;
  // Byes, walkovers and missing sheets: each counted 0. A game still open is none of them.
  int gamesWithoutFigures = 0;
};

using PointSums = std::map<contest::EntryId, PointSum>;

// A sum for every entry of the event.
[[nodiscard]] PointSums pointSums(const contest::Event& event);

}  // namespace damath::tiebreak
