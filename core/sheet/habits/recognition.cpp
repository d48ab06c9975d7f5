// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/habits/recognition.hpp"

#include <algorithm>
#include <array>

#include "core/board/bitboard.hpp"
#include "core/sheet/habits/chip_track.hpp"
#include "core/sheet/habits/frame_evidence.hpp"
#include "core/sheet/habits/score_evidence.hpp"
#include "core/sheet/habits/totals_evidence.hpp"

namespace damath::sheet {

namespace {

using board::Side;
using exact::Number;

// The number of negative chips that a column names in its Move cells.
struct NegativeChips {
  int signless = 0;  // negative chips that are written without their minus sign
  int signedOnes = 0;
};

NegativeChips negativeChips(const Law& law, const Reading& reading, Side owner) {
  NegativeChips chips;
  const auto look = [&](const Operand& operand) {
    if (withSign(law.set, operand)) ++chips.signless;
    if (operand.isChip() && operand.text.starts_with('-')) ++chips.signedOnes;
  };
  for (const PlayEntry& play : reading.plays) {
    if (play.owner != owner) continue;
    if (const QuietEntry* quiet = play.entry.quiet()) look(quiet->chip);
    if (const CaptureEntry* capture = play.entry.capture()) {
      look(capture->taker);
      look(capture->taken);
    }
  }
  return chips;
}

// Returns the number of the owner's captures that the chips can make only if taker and taken chip are
// exchanged, minus the number of captures that they can make only as written. A positive number shows that
// the writer of the column writes the taken chip before the taker.
int swappedEvidence(const Law& law, const Reading& reading, const board::Position& start, board::Side owner) {
  ChipTrack track(start, owner, law.movement);
  int evidence = 0;
  for (const PlayEntry& play : reading.plays) {
    if (play.owner != owner) continue;
    if (const QuietEntry* quiet = play.entry.quiet()) {
      const auto chip = namedChip(law, quiet->chip);
      const auto to = board::Square::at(quiet->destination, law.notationFrame, owner);
      if (chip && to) track.move(*chip, board::maskOf(*to));
      continue;
    }
    const CaptureEntry* capture = play.entry.capture();
    if (capture == nullptr) continue;
    const auto taker = namedChip(law, capture->taker);
    const auto taken = namedChip(law, capture->taken);
    if (!taker || !taken) continue;
    const bool asStands = track.mayTake(*taker, capture->sign);
    const bool swapped = track.mayTake(*taken, capture->sign);
    evidence += (swapped && !asStands ? 1 : 0) - (asStands && !swapped ? 1 : 0);
    track.take(swapped && !asStands ? *taken : *taker, capture->sign);
  }
  return evidence;
}

// Marks each column whose writer leaves out the minus signs of chips. If only one column is marked, the other
// column gets the mark too, provided that it names negative chips and all of them lack the sign.
void addUnsignedChips(const Law& law, const Reading& reading, Habits& habits) {
  const std::array<NegativeChips, 2> chips{negativeChips(law, reading, Side::Blue),
                                           negativeChips(law, reading, Side::Red)};
  for (const Side side : board::kSides)
    habits.of(side).areChipsUnsigned = chips[indexOf(side)].signless >= kCellsOfHabit;
  for (const Side side : board::kSides) {
    const NegativeChips& own = chips[indexOf(side)];
    const bool othersDo = chips[indexOf(board::opponent(side))].signless >= kCellsOfHabit;
    if (othersDo && own.signless > 0 && own.signedOnes == 0) habits.of(side).areChipsUnsigned = true;
  }
}

// Returns the number of R.C. (remaining chip) figures that lack the minus sign of their chip.
int unsignedRows(const Law& law, const Reading& reading, Side owner) {
  int count = 0;
  for (const EndRow& row : reading.rows) {
    const FigureStep* figure = lastStep(row.figure);
    if (row.owner != owner || row.half->kind != HalfKind::Remaining || !row.cell.chip || figure == nullptr)
      continue;
    const auto mended = withSign(law.set, row.cell.chip->chip);
    const auto& value = mended ? mended->value : row.cell.chip->chip.value;
    if (!value || value->hasVariables() || value->coefficient.sign() >= 0) continue;
    const Number single = -value->coefficient;
    if (statesValue(law, *figure, single) || statesValue(law, *figure, single * Number(2))) ++count;
  }
  return count;
}

// Adds a frame of counting squares that both columns show in at least kCellsOfHabit cells together. A single
// column may show the frame in fewer cells.
void shareFrames(const Law& law, const Reading& reading, const board::Position& start, Habits& habits) {
  const auto cells = [&](const board::SquareFrame& frame, Side side) {
    if (frame == board::SquareFrame{}) return 0;
    return evidenceOf(frame, law, reading, start, side, habits.of(side).areOperandsSwapped).habitual;
  };
  for (const Side side : board::kSides) {
    ColumnHabits& other = habits.of(board::opponent(side));
    const auto& frame = habits.of(side).frame;
    if (frame && !other.frame && cells(*frame, board::opponent(side)) > 0) other.frame = frame;
  }
  if (habits.columns[0].frame || habits.columns[1].frame) return;
  int most = kCellsOfHabit - 1;
  for (const board::SquareFrame& frame : board::kSquareFrames) {
    const int blue = cells(frame, Side::Blue);
    const int red = cells(frame, Side::Red);
    if (blue == 0 || red == 0 || blue + red <= most) continue;
    most = blue + red;
    for (ColumnHabits& column : habits.columns) column.frame = frame;
  }
}

// Adds to a column the score habits that the other column shows clearly and that this column shows in only a
// few cells.
void shareScores(const std::array<ScoreEvidence, 2>& found, Habits& habits) {
  for (const Side side : board::kSides) {
    std::vector<ScoreHabit>& scores = habits.of(board::opponent(side)).scores;
    for (const ScoreHabit& habit : found[indexOf(board::opponent(side))].possible) {
      const auto& shown = found[indexOf(side)].shown;
      if (std::ranges::find(shown, habit) != shown.end()) scores.push_back(habit);
    }
  }
}

}  // namespace

void addTotals(const Law& law, const Reading& reading, Habits& habits) {
  for (const Side side : board::kSides) {
    ColumnHabits& column = habits.of(side);
    column.totals = totalsHabit(law, reading, side, haveUnsignedScores(column));
  }
  for (const Side side : board::kSides) {
    ColumnHabits& column = habits.of(side);
    const auto& other = habits.of(board::opponent(side)).totals;
    if (!column.totals && other && mayShare(*other, law, reading, side, haveUnsignedScores(column)))
      column.totals = other;
  }
}

Habits habitsOf(const Law& law, const OtherRules& rules, const Reading& reading,
                const board::Position& start) {
  Habits habits;
  std::array<ScoreEvidence, 2> found;
  addUnsignedChips(law, reading, habits);
  for (const Side side : board::kSides) {
    ColumnHabits& column = habits.of(side);
    column.areOperandsSwapped = swappedEvidence(law, reading, start, side) >= kCellsOfHabit;
    const auto frames = frameEvidence(law, reading, start, side, column.areOperandsSwapped);
    if (!frames.empty()) column.frame = frames.front().frame;
    found[indexOf(side)] = scoreEvidence(law, rules, reading, side);
    column.scores = found[indexOf(side)].shown;
    if (!haveUnsignedScores(column) && unsignedRows(law, reading, side) >= kCellsOfHabit)
      column.scores.push_back({ScoreHabit::Kind::NoSigns, nullptr});
  }
  shareScores(found, habits);
  addTotals(law, reading, habits);
  shareFrames(law, reading, start, habits);
  return habits;
}

}  // namespace damath::sheet
