// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/plants/figure_slips.hpp"

#include "core/exact/number_text.hpp"

namespace damath::plants {

namespace {

using sheet::Cell;
using sheet::FindingCode;
using sheet::Half;
using sheet::Sheet;

// Returns the position where the last step of a working begins.
std::size_t lastStepOf(const std::string& text) {
  std::size_t from = 0;
  for (const std::string_view mark : {"= ", "≈ "}) {
    const std::size_t found = text.rfind(mark);
    if (found != std::string::npos) from = std::max(from, found + mark.size());
  }
  return from;
}

}  // namespace

Mistake figureMistake(const Filter& filter, std::string Half::*member, FindingCode code, Cell cell) {
  return [=](Sheet sheet, const rules::ChipSet& set, Lots& lots) -> std::optional<Plant> {
    const auto spot = anySpot(sheet, lots, filter);
    if (!spot) return std::nullopt;
    std::string& text = halfAt(sheet, *spot).*member;
    if (!isFigure(text)) return std::nullopt;
    const exact::Number wrong = valueOf(text) + exact::Number(31 + 7 * static_cast<int>(pick(lots, 9)));
    text = exact::toText(wrong, set.figureStyle());
    return plantAt(std::move(sheet), *spot, code, cell);
  };
}

Mistake figureSlip(const Filter& filter, std::string Half::*member, PenSlip slip, FindingCode code,
                   Cell cell) {
  return [=](Sheet sheet, const rules::ChipSet& /*set*/, Lots& lots) -> std::optional<Plant> {
    const auto spot = anySpot(sheet, lots, filter);
    if (!spot) return std::nullopt;
    std::string& text = halfAt(sheet, *spot).*member;
    if (!isFigure(text)) return std::nullopt;
    const auto slipped = slipOf(slip, text, lots, lastStepOf(text));
    if (!slipped || valueOf(*slipped) == valueOf(text)) return std::nullopt;
    text = *slipped;
    return plantAt(std::move(sheet), *spot, code, cell);
  };
}

Mistake blankMistake(const Filter& filter, std::string Half::*member, Cell cell) {
  return [=](Sheet sheet, const rules::ChipSet& /*set*/, Lots& lots) -> std::optional<Plant> {
    const auto spot = anySpot(sheet, lots, [&](const Half& half) {
      return filter(half) && isFigure(half.*member) && !valueOf(half.*member).isZero();
    });
    if (!spot) return std::nullopt;
    (halfAt(sheet, *spot).*member).clear();
    return plantAt(std::move(sheet), *spot, FindingCode::MissingFigure, cell);
  };
}

Mistake unreadableFigure(const Filter& filter, std::string Half::*member, Cell cell) {
  return [=](Sheet sheet, const rules::ChipSet& /*set*/, Lots& lots) -> std::optional<Plant> {
    const auto spot = anySpot(sheet, lots, filter);
    if (!spot) return std::nullopt;
    std::string& text = halfAt(sheet, *spot).*member;
    text = pick(lots, 2) == 0 ? "?" : text + "?";
    return plantAt(std::move(sheet), *spot, FindingCode::UnreadableEntry, cell);
  };
}

}  // namespace damath::plants
