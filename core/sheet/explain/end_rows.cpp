// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/end_rows.hpp"

#include <algorithm>

#include "core/sheet/explain/cost.hpp"
#include "core/sheet/explain/match.hpp"

namespace damath::sheet {

namespace {

using board::Side;
using exact::Number;

// Returns the number of misfits between the R.C. rows and the remaining chips. First, rows with a correct or
// blank figure are paired with the chips that they name. Then rows with a wrong figure are paired; each such
// pair is a misfit. Rows and chips without a partner are misfits too, but an unpaired row and an unpaired
// chip count together as one misfit.
int misfitsOf(const Law& law, std::vector<const EndRow*> rows, std::vector<const LeftChip*> open) {
  int misfits = 0;
  for (const bool exact : {true, false}) {
    std::erase_if(rows, [&](const EndRow* row) {
      const auto found = row->cell.chip ? findNamed(open, row->cell.chip->chip) : open.end();
      if (found == open.end()) return false;
      const bool fits = isBlank(row->figure) || fitsValue(law, *row, **found);
      if (exact && !fits) return false;
      misfits += fits ? 0 : 1;
      open.erase(found);
      return true;
    });
  }
  return misfits + static_cast<int>(std::max(rows.size(), open.size()));
}

// True if the side's sum of R.C. values is written as 0. If the side also has no R.C. row, the sheet says
// that no chip is left. A sheet without a written sum says nothing about the chips left.
bool saysNoneIsLeft(const Reading& reading, Side side) {
  return std::ranges::any_of(reading.rows, [side](const EndRow& row) {
    const FigureStep* sum = lastStep(row.figure);
    return row.owner == side && row.half->kind == HalfKind::RemainingTotal && sum != nullptr &&
           sum->value.isZero();
  });
}

}  // namespace

std::vector<LeftChip> chipsLeft(const Law& law, const board::Position& position, Side side) {
  std::vector<LeftChip> left;
  for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    const auto square = position.find(side, chip);
    if (!square) continue;
    const board::Piece piece = *position.at(*square);
    left.push_back({piece, {law.scores.remainingValue(piece, *square)}, square});
  }
  return left;
}

Number valueLeft(const Law& law, const board::Position& position, Side side) {
  Number sum;
  for (const LeftChip& chip : chipsLeft(law, position, side)) sum += chip.values.front();
  return sum;
}

Number valueInOtherFrame(const Law& law, const LeftChip& chip) {
  return law.scores.remainingValue(chip.piece, chip.square->turned());
}

bool fitsValue(const Law& law, const EndRow& row, const LeftChip& chip) {
  const FigureStep* written = lastStep(row.figure);
  if (row.readsOtherFrame && chip.square && written != nullptr &&
      statesValue(law, *written, valueInOtherFrame(law, chip))) {
    return true;
  }
  return std::ranges::any_of(chip.values, [&](const Number& value) {
    return written == nullptr ? value.isZero() : statesValue(law, *written, value);
  });
}

std::vector<const LeftChip*>::iterator findNamed(std::vector<const LeftChip*>& open, const Operand& operand) {
  const auto named =
      std::ranges::find_if(open, [&](const LeftChip* chip) { return operand.names(chip->piece.chip); });
  if (named != open.end()) return named;
  return std::ranges::find_if(open, [&](const LeftChip* chip) { return operand.fits(chip->piece.chip); });
}

int remainingCost(const Law& law, const Reading& reading, const board::Position& position) {
  int misfits = 0;
  for (const Side side : board::kSides) {
    const std::vector<LeftChip> left = chipsLeft(law, position, side);
    std::vector<const LeftChip*> open;
    for (const LeftChip& chip : left) open.push_back(&chip);
    std::vector<const EndRow*> rows;
    for (const EndRow& row : reading.rows) {
      if (row.owner == side && row.half->kind == HalfKind::Remaining) rows.push_back(&row);
    }
    if (!rows.empty()) {
      misfits += misfitsOf(law, std::move(rows), std::move(open));
    } else if (!open.empty() && saysNoneIsLeft(reading, side)) {
      ++misfits;
    }
  }
  return std::min(misfits * cost::kRemaining, cost::kMostRemaining);
}

}  // namespace damath::sheet
