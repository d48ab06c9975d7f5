// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/arrangement.hpp"

#include <algorithm>
#include <numeric>

namespace damath::sheet {

namespace {

using board::Side;

// The line and column where an entry belongs.
struct Spot {
  int line;
  Side column;
};

Spot spotOf(const PlayEntry& play, const std::vector<Displacement>& displacements) {
  Spot spot{play.line, play.owner};
  for (const Displacement& each : displacements) {
    switch (each.kind) {
      case Displacement::Kind::ColumnsExchanged:
        if (play.line >= each.line) spot.column = board::opponent(spot.column);
        break;
      case Displacement::Kind::ColumnMoved:
        if (play.line >= each.line && play.column == each.column) spot.line -= each.by;
        break;
      case Displacement::Kind::LinesExchanged:
        if (play.line == each.line) ++spot.line;
        if (play.line == each.line + 1) --spot.line;
        break;
      case Displacement::Kind::OtherColumn:
        if (play.line == each.line && play.column == each.column) spot.column = board::opponent(spot.column);
        break;
    }
  }
  return spot;
}

}  // namespace

Reading arranged(const Reading& reading, const std::vector<Displacement>& displacements, HalfOrder order) {
  const Side first = order == HalfOrder::BlueFirst ? Side::Blue : Side::Red;
  std::vector<Spot> spots;
  spots.reserve(reading.plays.size());
  for (const PlayEntry& play : reading.plays) spots.push_back(spotOf(play, displacements));
  std::vector<std::size_t> sequence(reading.plays.size());
  std::iota(sequence.begin(), sequence.end(), std::size_t{0});
  std::ranges::stable_sort(sequence, [&](std::size_t a, std::size_t b) {
    if (spots[a].line != spots[b].line) return spots[a].line < spots[b].line;
    return spots[a].column != spots[b].column && spots[a].column == first;
  });
  Reading result;
  result.plays.reserve(reading.plays.size());
  for (const std::size_t i : sequence) {
    result.plays.push_back(reading.plays[i]);
    result.plays.back().owner = spots[i].column;
  }
  const bool areRowsExchanged = std::ranges::any_of(displacements, [](const Displacement& each) {
    return each.kind == Displacement::Kind::ColumnsExchanged && each.withRows;
  });
  result.rows.reserve(reading.rows.size());
  for (const EndRow& row : reading.rows) {
    result.rows.push_back(row);
    if (areRowsExchanged) result.rows.back().owner = board::opponent(row.owner);
  }
  for (const PlayEntry& repeat : reading.repeats) result.repeats.push_back(repeat);
  for (const PlayEntry& struck : reading.struck) result.struck.push_back(struck);
  return result;
}

}  // namespace damath::sheet
