// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes in Score and Total cells: wrong value, one wrong digit, sign, doubling, rounding, left out,
// unreadable.
#include <string>

#include "core/exact/number_text.hpp"
#include "core/exact/rounding.hpp"
#include "tests/plants/figure_slips.hpp"

namespace damath::plants {

namespace {

using exact::Number;
using exact::RoundingMode;
using sheet::Cell;
using sheet::FindingCode;
using sheet::Half;
using sheet::Sheet;

constexpr std::string_view kRounds = " ≈ ";

std::optional<Plant> wrongMultiplier(Sheet sheet, const rules::ChipSet& set, Lots& lots) {
  const auto spot = anySpot(sheet, lots, [](const Half& half) {
    return isCapture(half) && isFigure(half.score) && half.score.find(" x 2 = ") != std::string::npos &&
           !valueOf(half.score).isZero();
  });
  if (!spot) return std::nullopt;
  std::string& score = halfAt(sheet, *spot).score;
  const Number half = *exact::quotient(valueOf(score), Number(2));
  score = exact::toText(half, set.figureStyle());
  return plantAt(std::move(sheet), *spot, FindingCode::WrongMultiplier, Cell::Score);
}

// True for a quotient that was rounded and not doubled.
bool isRounded(const Half& half) {
  return isCapture(half) && isFigure(half.score) && half.score.find(kRounds) != std::string::npos &&
         half.score.find('=') == std::string::npos;
}

std::optional<Plant> wrongRounding(Sheet sheet, const rules::ChipSet& /*set*/, Lots& lots) {
  const auto spot =
      anySpot(sheet, lots, [](const Half& half) { return isRounded(half) && !valueOf(half.score).isZero(); });
  if (!spot) return std::nullopt;
  std::string& score = halfAt(sheet, *spot).score;
  score = score.substr(0, score.find(kRounds));
  return plantAt(std::move(sheet), *spot, FindingCode::WrongRounding, Cell::Score);
}

// Rounds down instead of up, or up instead of down.
std::optional<Plant> roundedOtherWay(Sheet sheet, const rules::ChipSet& /*set*/, Lots& lots) {
  const auto spot = anySpot(sheet, lots, isRounded);
  if (!spot) return std::nullopt;
  std::string& score = halfAt(sheet, *spot).score;
  const std::size_t mark = score.find(kRounds);
  const Number raw = valueOf(score.substr(0, mark));
  const Number down(exact::rounded(raw, RoundingMode::Floor, 0));
  const Number wrong = down == valueOf(score) ? down + Number(1) : down;
  if (wrong.isZero()) return std::nullopt;
  score = score.substr(0, mark + kRounds.size()) + exact::toText(wrong);
  return plantAt(std::move(sheet), *spot, FindingCode::WrongRounding, Cell::Score);
}

// False if the wrong figure may come from another doubling (it differs by a factor of 2 or 4) or from
// rounding (it differs by at most 4). Such mistakes have kinds of their own.
bool isPlainlyWrong(const Number& wrong, const Number& right) {
  for (const int factor : {1, 2, 4}) {
    if (wrong * Number(factor) == right || right * Number(factor) == wrong) return false;
  }
  const Number apart = wrong - right;
  return apart * apart > Number(16);
}

Mistake scoreSlip(PenSlip slip) {
  return [=](Sheet sheet, const rules::ChipSet& set, Lots& lots) -> std::optional<Plant> {
    auto plant =
        figureSlip(isCapture, &Half::score, slip, FindingCode::WrongScore, Cell::Score)(sheet, set, lots);
    if (!plant) return std::nullopt;
    const auto scoreIn = [&](Sheet& in) {
      return valueOf(halfAt(in, {static_cast<std::size_t>(plant->place) - 1, *plant->side}).score);
    };
    return isPlainlyWrong(scoreIn(plant->sheet), scoreIn(sheet)) ? plant : std::nullopt;
  };
}

}  // namespace

std::vector<MistakeOf> figureMistakes() {
  return {
      {"wrongScore", figureMistake(isCapture, &Half::score, FindingCode::WrongScore, Cell::Score)},
      {"scoreDigit", scoreSlip(PenSlip::Digit)},
      {"scoreSign", scoreSlip(PenSlip::Sign)},
      {"missingScore", blankMistake(isCapture, &Half::score, Cell::Score)},
      {"unreadableScore", unreadableFigure(isCapture, &Half::score, Cell::Score)},
      {"wrongMultiplier", wrongMultiplier},
      {"wrongRounding", wrongRounding},
      {"roundedOtherWay", roundedOtherWay},
      {"wrongTotal", figureMistake(isCapture, &Half::total, FindingCode::WrongTotal, Cell::Total)},
      {"totalDigit",
       figureSlip(isCapture, &Half::total, PenSlip::Digit, FindingCode::WrongTotal, Cell::Total)},
      {"totalSign", figureSlip(isCapture, &Half::total, PenSlip::Sign, FindingCode::WrongTotal, Cell::Total)},
      {"missingTotal", blankMistake(isCapture, &Half::total, Cell::Total)},
      {"unreadableTotal", unreadableFigure(isCapture, &Half::total, Cell::Total)},
  };
}

}  // namespace damath::plants
