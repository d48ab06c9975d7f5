// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/sheets/second_entry.hpp"

#include <algorithm>

#include "core/sheet/cells/normalized_text.hpp"
#include "core/sheet/record/filled_cell.hpp"

namespace damath::desk {

namespace {

bool isSameCell(const Difference& a, const Difference& b) {
  return a.line == b.line && a.side == b.side && a.cell == b.cell;
}

bool isRuled(const db::StoredSheet& stored, const Difference& difference) {
  return std::ranges::any_of(stored.rulings, [&](const db::StoredRuling& ruling) {
    return ruling.line == difference.line && ruling.side == difference.side && ruling.cell == difference.cell;
  });
}

// True if a second entry has this text in the cell and names the cell as filled in by the program.
bool isKeyedFilled(const db::StoredSheet& stored, const Difference& taken) {
  return std::ranges::any_of(stored.reviews, [&](const db::StoredReview& review) {
    if (!review.keyed || !sheet::isFilled(*review.keyed, taken.line, taken.side, taken.cell)) return false;
    const sheet::Half& half = review.keyed->lines[static_cast<std::size_t>(taken.line - 1)].of(taken.side);
    return (taken.cell == sheet::Cell::Score ? half.score : half.total) == taken.second;
  });
}

}  // namespace

std::vector<Difference> differences(const sheet::Sheet& first, const sheet::Sheet& second) {
  std::vector<Difference> list;
  const std::size_t lines = std::min(first.lines.size(), second.lines.size());
  for (std::size_t index = 0; index < lines; ++index) {
    for (const board::Side side : board::kSides) {
      const sheet::Half& a = first.lines[index].of(side);
      const sheet::Half& b = second.lines[index].of(side);
      const auto compare = [&](sheet::Cell cell, const std::string& one, const std::string& other) {
        if (!sheet::isSameWriting(one, other))
          list.push_back({static_cast<int>(index) + 1, side, cell, one, other});
      };
      compare(sheet::Cell::Move, a.move, b.move);
      compare(sheet::Cell::Score, a.score, b.score);
      compare(sheet::Cell::Total, a.total, b.total);
    }
  }
  if (first.lines.size() != second.lines.size()) {
    list.push_back({0, board::Side::Blue, sheet::Cell::Move, std::to_string(first.lines.size()),
                    std::to_string(second.lines.size())});
  }
  return list;
}

std::vector<Difference> openDifferences(const db::StoredSheet& stored) {
  std::vector<Difference> open;
  for (const db::StoredReview& review : stored.reviews) {
    if (!review.keyed) continue;
    const std::vector<Difference> found = differences(stored.sheet, *review.keyed);
    if (found.empty()) open.clear();
    for (const Difference& each : found) {
      const bool isKnown =
          std::ranges::any_of(open, [&](const Difference& other) { return isSameCell(each, other); });
      if (!isKnown && !isRuled(stored, each)) open.push_back(each);
    }
  }
  return open;
}

sheet::Sheet withTaken(const db::StoredSheet& stored, const std::vector<Difference>& taken) {
  sheet::Sheet sheet = stored.sheet;
  std::vector<sheet::FilledCell> filled = sheet::filledCells(sheet);
  for (const Difference& each : taken) {
    if (each.line == 0) {
      const auto keyed = std::ranges::find_if(stored.reviews.rbegin(), stored.reviews.rend(),
                                              [](const auto& review) { return review.keyed.has_value(); });
      if (keyed == stored.reviews.rend()) break;
      sheet.lines = keyed->keyed->lines;
      filled = sheet::filledCells(*keyed->keyed);
      break;
    }
    sheet::Half& half = sheet.lines[static_cast<std::size_t>(each.line - 1)].of(each.side);
    (each.cell == sheet::Cell::Move    ? half.move
     : each.cell == sheet::Cell::Score ? half.score
                                       : half.total) = each.second;
    // A typed figure is from the paper, also in a cell that the program had filled in.
    const sheet::FilledCell cell{each.line, each.side, each.cell};
    std::erase(filled, cell);
    if (isKeyedFilled(stored, each)) filled.push_back(cell);
  }
  sheet::setFilledCells(sheet, std::move(filled));
  return sheet;
}

}  // namespace damath::desk
