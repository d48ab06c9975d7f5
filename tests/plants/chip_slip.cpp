// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/plants/chip_slip.hpp"

#include <utility>

namespace damath::plants {

Mistake chipSlip(Filter filter, PenSlip slip, sheet::Cell cell,
                 std::function<sheet::FindingCode(Standing)> codeOf) {
  return [filter = std::move(filter), slip, cell, codeOf = std::move(codeOf)](
             sheet::Sheet sheet, const rules::ChipSet& set, Lots& lots) -> std::optional<Plant> {
    const auto spot = anySpot(sheet, lots, filter);
    if (!spot) return std::nullopt;
    std::string& move = halfAt(sheet, *spot).move;
    const std::string chip = move.substr(0, move.find(' '));
    const auto slipped = slipOf(slip, chip, lots);
    if (!slipped || sameChip(set, *slipped, chip)) return std::nullopt;
    const Standing standing = standingOf(sheet, *spot, set, spot->side, *slipped);
    move = *slipped + move.substr(chip.size());
    return plantAt(std::move(sheet), *spot, codeOf(standing), cell);
  };
}

}  // namespace damath::plants
