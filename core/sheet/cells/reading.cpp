// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cells/reading.hpp"

#include "core/sheet/cells/mark.hpp"

namespace damath::sheet {

namespace {

constexpr std::size_t kUsualRows = 16;

EndRow rowOf(CellMemory& cells, int line, board::Side column, const Half& half) {
  // Some players write the figure of an R.C. or total row under Total instead of Score.
  const bool isUnderTotal = isBlank(cells.figure(half.score)) && !isBlank(cells.figure(half.total));
  const std::string_view written = half.score.empty() || isUnderTotal ? half.total : half.score;
  return {line, column, &half, cells.remaining(half.move), written, cells.figure(written)};
}

// True if a line of play is an exact copy of the line before and has readable content. Unreadable lines do
// not count, because their real content may differ.
bool isRepeat(const Sheet& sheet, std::size_t index, CellMemory& cells) {
  if (index == 0 || sheet.lines[index] != sheet.lines[index - 1]) return false;
  bool any = false;
  for (const Half& half : sheet.lines[index].halves) {
    if (half.kind != HalfKind::Play && half.kind != HalfKind::Blank) return false;
    const Entry& entry = cells.entry(half.move);
    any = any || (!entry.isBlank() && !entry.isUnreadable()) ||
          (entry.isUnreadable() && !cells.jumps(half.move).empty());
  }
  return any;
}

// Adds one entry for each jump of a Move cell that holds several jumps.
void readJumps(std::vector<PlayEntry>& plays, const PlayEntry& whole, const std::vector<Entry>& jumps,
               CellMemory& cells) {
  const Figure& blank = cells.figure({});
  const SharedFigure& scores = cells.sharedFigure(whole.half->score, jumps.size());
  const SharedFigure& totals = cells.sharedFigure(whole.half->total, jumps.size());
  // An unreadable score that the jumps share is reported once, with the last jump.
  const bool isShared = scores.each.empty() && lastStep(scores.whole) != nullptr;
  for (std::size_t i = 0; i < jumps.size(); ++i) {
    const bool isLast = i + 1 == jumps.size();
    const auto ofPart = [&](const SharedFigure& figure, bool takesWhole) -> const Figure& {
      if (!figure.each.empty()) return figure.each[i];
      return takesWhole ? figure.whole : blank;
    };
    plays.push_back({.line = whole.line,
                     .column = whole.column,
                     .owner = whole.column,
                     .part = static_cast<std::uint8_t>(i),
                     .parts = static_cast<std::uint8_t>(jumps.size()),
                     .half = whole.half,
                     .entry = jumps[i],
                     .score = ofPart(scores, isLast && !isShared),
                     .total = ofPart(totals, isLast),
                     .sharedScore = isShared ? &scores.whole : nullptr});
  }
}

void readPlay(Reading& reading, std::vector<PlayEntry>& plays, const PlayEntry& play, CellMemory& cells) {
  const Half& half = *play.half;
  if (play.entry.isBlank() && isStruck(half)) {
    reading.struck.push_back(play);
  } else if ((play.entry.isBlank() || std::string_view(half.move) == "0") && saysNothing(half)) {
    return;
  } else if (const auto* jumps = play.entry.isUnreadable() ? &cells.jumps(half.move) : nullptr;
             jumps != nullptr && !jumps->empty()) {
    readJumps(plays, play, *jumps, cells);
  } else {
    plays.push_back(play);
  }
}

// True for an R.C. row that says that no chip is left: `RC none`.
bool isEmptyRow(const Half& half) {
  const bool isWritten = !half.move.empty() || !half.score.empty() || !half.total.empty();
  return half.kind == HalfKind::Remaining && isWritten && saysNothing(half);
}

}  // namespace

HalfOrder halfOrderOf(const Sheet& sheet, board::Side firstMover) {
  if (firstMover == board::Side::Blue) return HalfOrder::BlueFirst;
  const auto isPlay = [](const Half& half) {
    return half.kind == HalfKind::Play && !saysNothing(half) && !isStruck(half);
  };
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
      if (half.kind == HalfKind::Blank) continue;
      const bool isPlay = half.kind == HalfKind::Play;
      if (!isPlay && !isStruck(half)) {
        if (!isEmptyRow(half)) reading.rows.push_back(rowOf(cells, line, column, half));
        continue;
      }
      const PlayEntry play{.line = line,
                           .column = column,
                           .owner = column,
                           .half = &half,
                           .entry = cells.entry(half.move),
                           .score = cells.figure(half.score),
                           .total = cells.figure(half.total)};
      if (isPlay) {
        readPlay(reading, plays, play, cells);
      } else {
        reading.struck.push_back(play);
      }
    }
  }
  return reading;
}

}  // namespace damath::sheet
