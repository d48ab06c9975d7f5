// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/plants/spot.hpp"

#include <utility>
#include <vector>

#include "core/sheet/cells/figure.hpp"

namespace damath::plants {

bool isPlay(const sheet::Half& half) {
  return half.kind == sheet::HalfKind::Play;
}
bool isCapture(const sheet::Half& half) {
  return isPlay(half) && !half.score.empty();
}
bool isQuiet(const sheet::Half& half) {
  return isPlay(half) && half.score.empty();
}
Filter ofKind(sheet::HalfKind kind) {
  return [kind](const sheet::Half& half) { return half.kind == kind; };
}

std::optional<Spot> anySpot(const sheet::Sheet& sheet, Lots& lots, const Filter& filter) {
  std::vector<Spot> spots;
  for (std::size_t i = 0; i < sheet.lines.size(); ++i) {
    for (const board::Side side : board::kSides) {
      if (filter(sheet.lines[i].of(side))) spots.push_back({i, side});
    }
  }
  if (spots.empty()) return std::nullopt;
  return spots[pick(lots, spots.size())];
}

bool isFigure(const std::string& cell) {
  return std::holds_alternative<std::vector<sheet::FigureStep>>(sheet::readFigure(cell));
}

exact::Number valueOf(const std::string& cell) {
  const sheet::Figure figure = sheet::readFigure(cell);
  return std::get<std::vector<sheet::FigureStep>>(figure).back().value;
}

Plant plantAt(sheet::Sheet sheet, const Spot& spot, sheet::FindingCode code, sheet::Cell cell) {
  const int line = static_cast<int>(spot.line) + 1;
  return {"", std::move(sheet), code, line, spot.side, cell, line};
}

Plant plantUnlined(sheet::Sheet sheet, const Spot& spot, sheet::FindingCode code, sheet::Cell cell) {
  Plant plant = plantAt(std::move(sheet), spot, code, cell);
  plant.line.reset();
  return plant;
}

}  // namespace damath::plants
