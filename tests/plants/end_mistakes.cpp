// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes in the end rows (R.C., TOTAL, GRAND) and in the result.
#include <algorithm>
#include <string>

#include "tests/plants/chip_slip.hpp"
#include "tests/plants/figure_slips.hpp"

namespace damath::plants {

namespace {

using sheet::Cell;
using sheet::FindingCode;
using sheet::Half;
using sheet::HalfKind;
using sheet::Line;
using sheet::Sheet;

const Filter kRemaining = ofKind(HalfKind::Remaining);
const Filter kRemainingTotal = ofKind(HalfKind::RemainingTotal);
const Filter kGrandTotal = ofKind(HalfKind::GrandTotal);

std::optional<Plant> missingRemaining(Sheet sheet, const rules::ChipSet& /*set*/, Lots& lots) {
  const auto spot = anySpot(sheet, lots, kRemaining);
  if (!spot) return std::nullopt;
  halfAt(sheet, *spot) = Half{};
  if (!anySpot(sheet, lots, kRemaining)) return std::nullopt;
  return plantUnlined(std::move(sheet), *spot, FindingCode::MissingRemaining, Cell::Remaining);
}

bool isLeft(const Sheet& sheet, board::Side side, const rules::Chip& chip) {
  return std::ranges::any_of(sheet.lines, [&](const Line& line) {
    const Half& half = line.of(side);
    return half.kind == HalfKind::Remaining && (half.move == chip.text || half.move == chip.text + " x 2");
  });
}

std::optional<Plant> addRow(Sheet sheet, board::Side side, const Half& row) {
  const auto place = std::ranges::find_if(
      sheet.lines, [&](const Line& line) { return line.of(side).kind == HalfKind::RemainingTotal; });
  const auto index = static_cast<std::size_t>(place - sheet.lines.begin());
  Line line;
  line.of(side) = row;
  sheet.lines.insert(place, line);
  return plantAt(std::move(sheet), {index, side}, FindingCode::ExtraRemaining, Cell::Remaining);
}

// Adds an R.C. row for a chip that was taken. The row has the figure `figure`, or the chip's own value if
// `figure` is empty.
Mistake extraRemaining(const std::string& figure) {
  return [=](Sheet sheet, const rules::ChipSet& set, Lots& lots) -> std::optional<Plant> {
    struct Gone {
      board::Side side;
      const rules::Chip* chip;
    };
    std::vector<Gone> gone;
    for (const board::Side side : board::kSides) {
      for (const rules::Chip& chip : set.chips) {
        if (!isLeft(sheet, side, chip)) gone.push_back({side, &chip});
      }
    }
    if (gone.empty()) return std::nullopt;
    const Gone& extra = gone[pick(lots, gone.size())];
    const std::string worth = figure.empty() ? extra.chip->text : figure;
    if (extra.chip->value.hasVariables() && figure.empty()) return std::nullopt;
    return addRow(std::move(sheet), extra.side, {HalfKind::Remaining, extra.chip->text, worth, {}});
  };
}

// A single wrong digit or sign in the chip of an R.C. row.
Mistake remainingChipSlip(PenSlip slip) {
  return chipSlip(kRemaining, slip, Cell::Remaining, [](Standing standing) {
    return standing == Standing::NoChip ? FindingCode::NoSuchChip : FindingCode::WrongRemaining;
  });
}

std::optional<Plant> wrongResult(Sheet sheet, const rules::ChipSet& /*set*/, Lots& /*lots*/) {
  sheet.setTag("Result", sheet.tag("Result") == "1-0" ? "0-1" : "1-0");
  return Plant{"", std::move(sheet), FindingCode::WrongResult, std::nullopt, std::nullopt, Cell::Result};
}

}  // namespace

std::vector<MistakeOf> endMistakes() {
  const FindingCode wrong = FindingCode::WrongRemaining;
  const FindingCode wrongGrand = FindingCode::WrongGrandTotal;
  const auto digit = PenSlip::Digit;
  const auto sign = PenSlip::Sign;
  return {
      {"wrongRemaining", figureMistake(kRemaining, &Half::score, wrong, Cell::Remaining)},
      {"remainingDigit", figureSlip(kRemaining, &Half::score, digit, wrong, Cell::Remaining)},
      {"remainingSign", figureSlip(kRemaining, &Half::score, sign, wrong, Cell::Remaining)},
      {"remainingChipDigit", remainingChipSlip(digit)},
      {"remainingChipSign", remainingChipSlip(sign)},
      {"missingRemainingFigure", blankMistake(kRemaining, &Half::score, Cell::Remaining)},
      {"unreadableRemaining", unreadableFigure(kRemaining, &Half::score, Cell::Remaining)},
      {"missingRemaining", missingRemaining},
      {"extraRemaining", extraRemaining("9999")},
      {"extraRemainingOfItsValue", extraRemaining("")},
      {"wrongRemainingTotal", figureMistake(kRemainingTotal, &Half::score, wrong, Cell::RemainingTotal)},
      {"remainingTotalDigit", figureSlip(kRemainingTotal, &Half::score, digit, wrong, Cell::RemainingTotal)},
      {"remainingTotalSign", figureSlip(kRemainingTotal, &Half::score, sign, wrong, Cell::RemainingTotal)},
      {"missingRemainingTotal", blankMistake(kRemainingTotal, &Half::score, Cell::RemainingTotal)},
      {"wrongGrandTotal", figureMistake(kGrandTotal, &Half::score, wrongGrand, Cell::GrandTotal)},
      {"grandTotalDigit", figureSlip(kGrandTotal, &Half::score, digit, wrongGrand, Cell::GrandTotal)},
      {"grandTotalSign", figureSlip(kGrandTotal, &Half::score, sign, wrongGrand, Cell::GrandTotal)},
      {"missingGrandTotal", blankMistake(kGrandTotal, &Half::score, Cell::GrandTotal)},
      {"wrongResult", wrongResult},
  };
}

}  // namespace damath::plants
