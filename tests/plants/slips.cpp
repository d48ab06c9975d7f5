// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/plants/slips.hpp"

#include <algorithm>
#include <utility>

#include "core/rules/standard_rulesets.hpp"
#include "tests/plants/mistake.hpp"
#include "tests/plants/spot.hpp"

namespace damath::plants {

namespace {

constexpr int kAttemptsASlip = 50;

// True if the two mistakes concern the same half. All mistakes in tags have the same place. A mistake with a
// whole line concerns both halves of the line.
bool touches(const Plant& first, const Plant& second, std::size_t linesBefore) {
  if (first.place != second.place) return false;
  return first.side == second.side || second.sheet.lines.size() != linesBefore;
}

exact::Number grandOf(const sheet::Sheet& sheet, board::Side side) {
  for (const sheet::Line& line : sheet.lines) {
    if (line.of(side).kind == sheet::HalfKind::GrandTotal) return valueOf(line.of(side).score);
  }
  return {};
}

}  // namespace

std::optional<PlantedSlips> plantSlips(const rules::ChipSet& set, std::size_t count, Lots& lots) {
  PlantedSlips planted;
  planted.right = sheet::written(randomGame(set, 30 + static_cast<int>(pick(lots, 40)), lots), set,
                                 rules::manual(), sheet::Routes::AsOnPaper);
  planted.sheet = planted.right;
  planted.grands = {grandOf(planted.right, board::Side::Blue), grandOf(planted.right, board::Side::Red)};
  planted.result = planted.right.tag(sheet::kResultTag);
  while (planted.plants.size() < count) {
    std::optional<Plant> plant;
    for (int attempt = 0; attempt < kAttemptsASlip && !plant; ++attempt) {
      plant = anyMistake(planted.sheet, set, lots);
      const auto touched = [&](const Plant& other) {
        return touches(other, *plant, planted.sheet.lines.size());
      };
      if (plant && std::ranges::any_of(planted.plants, touched)) plant.reset();
    }
    if (!plant) return std::nullopt;
    for (Plant& other : planted.plants) {
      other.sheet = planted.sheet;
      moveAlong(other, *plant);
    }
    planted.sheet = plant->sheet;
    planted.plants.push_back(*std::move(plant));
  }
  return planted;
}

}  // namespace damath::plants
