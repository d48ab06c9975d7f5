// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/displacement.hpp"

#include <algorithm>
#include <numeric>

#include "core/sheet/habits/habit.hpp"

namespace damath::sheet {

namespace {

using board::Side;

// A displacement may begin up to this number of lines before the entry where the replay fails.
constexpr int kLinesBack = 8;
// The number of lines after the failing entry (where the replay fails) in which a displacement may begin. If
// a later jump of a chain stands in the wrong place, the replay already fails at the first jump of the chain.
constexpr int kLinesOn = 6;

// The line and column of the scoresheet where an entry should stand.
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

std::vector<int> linesNear(const Reading& reading, std::initializer_list<std::size_t> entries) {
  std::vector<int> lines;
  for (const std::size_t each : entries) {
    const int middle = reading.plays[std::min(each, reading.plays.size() - 1)].line;
    const int last = std::min(middle + kLinesOn, reading.plays.back().line);
    for (int line = std::max(1, middle - kLinesBack); line <= last; ++line) {
      if (std::ranges::find(lines, line) == lines.end()) lines.push_back(line);
    }
  }
  return lines;
}

std::vector<Displacement> possibleDisplacements(const Reading& reading, const std::vector<int>& lines,
                                                bool mayBeExchanged) {
  std::vector<Displacement> all;
  for (const int line : lines) {
    bool has[2] = {false, false};
    for (const PlayEntry& play : reading.plays) {
      if (play.line == line) has[indexOf(play.column)] = true;
    }
    for (const Side column : board::kSides) {
      if (has[indexOf(column)] && !has[indexOf(board::opponent(column))])
        all.push_back({Displacement::Kind::OtherColumn, line, column, 0, false});
    }
    all.push_back({Displacement::Kind::LinesExchanged, line, Side::Blue, 0, false});
    for (const Side column : board::kSides) {
      for (const int by : {1, -1, 2, -2})
        all.push_back({Displacement::Kind::ColumnMoved, line, column, by, false});
    }
    const auto behind =
        std::ranges::count_if(reading.plays, [line](const PlayEntry& play) { return play.line >= line; });
    if (behind < kCellsOfHabit || !mayBeExchanged) continue;
    for (const bool withRows : {false, true}) {
      all.push_back({Displacement::Kind::ColumnsExchanged, line, Side::Blue, 0, withRows});
    }
  }
  return all;
}

}  // namespace damath::sheet
