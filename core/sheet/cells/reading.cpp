// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cells/reading.hpp"

namespace damath::sheet {

namespace {

constexpr std::size_t kUsualRows = 16;

EndRow rowOf(CellMemory& cells, int line, board::Side column, const Half& half) {
  // Some write the figure under Total rather than under Score.
  const std::string_view written = half.score.empty() ? half.total : half.score;
  return {line, column, &half, cells.remaining(half.move), written, cells.figure(written)};
}

// A line of play that is the one before it, letter by letter, and says something: nobody can tell of two
// smudges that they are the same.
bool isRepeat(const Sheet& sheet, std::size_t index, CellMemory& cells) {
  if (index == 0 || sheet.lines[index] != sheet.lines[index - 1]) return false;
  bool any = false;
  for (const Half& half : sheet.lines[index].halves) {
    if (half.kind != HalfKind::Play && half.kind != HalfKind::Blank) return false;
    const Entry& entry = cells.entry(half.move);
    any = any || (!entry.isBlank() && !entry.isUnreadable());
  }
  return any;
}

}  // namespace

HalfOrder halfOrderOf(const Sheet& sheet, board::Side firstMover) {
  if (firstMover == board::Side::Blue) return HalfOrder::BlueFirst;
  const auto isPlay = [](const Half& half) { return half.kind == HalfKind::Play; };
  for (const Line& line : sheet.lines) {
    if (isPlay(line.of(board::Side::Blue))) return HalfOrder::RedFirst;
    if (isPlay(line.of(board::Side::Red))) return HalfOrder::BlueFirst;
  }
  return HalfOrder::BlueFirst;
}

Reading read(const Sheet& sheet, CellMemory& cells, HalfOrder order) {
  const board::Side first = order == HalfOrder::BlueFirst ? board::Side::Blue : board::Side::Red;
  Reading reading;
  reading.plays.reserve(2 * sheet.lines.size());
  reading.rows.reserve(kUsualRows);
  for (std::size_t i = 0; i < sheet.lines.size(); ++i) {
    const int line = static_cast<int>(i) + 1;
    auto& plays = isRepeat(sheet, i, cells) ? reading.repeats : reading.plays;
    for (const board::Side column : {first, board::opponent(first)}) {
      const Half& half = sheet.lines[i].of(column);
      switch (half.kind) {
        case HalfKind::Blank:
          break;
        case HalfKind::Play:
          plays.push_back({line, column, &half, cells.entry(half.move), cells.figure(half.score),
                           cells.figure(half.total)});
          break;
        case HalfKind::Remaining:
        case HalfKind::RemainingTotal:
        case HalfKind::GrandTotal:
          reading.rows.push_back(rowOf(cells, line, column, half));
          break;
      }
    }
  }
  return reading;
}

}  // namespace damath::sheet
