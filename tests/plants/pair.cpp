// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/plants/pair.hpp"

#include <cstdlib>
#include <utility>

#include "core/rules/standard_rulesets.hpp"
#include "tests/plants/mistake.hpp"

namespace damath::plants {

namespace {

constexpr int kNearest = 3;
constexpr int kFarthest = 6;

bool isApart(const Plant& first, const Plant& second, Apart apart) {
  if (first.place == 0 || second.place == 0) return apart == Apart::Far && first.place != second.place;
  const int lines = std::abs(first.place - second.place);
  if (apart == Apart::Far) return lines >= kFarthest;
  return lines <= kNearest && (lines > 0 || first.side != second.side);
}

}  // namespace

std::optional<PlantedPair> plantPair(const rules::ChipSet& set, Apart apart, Lots& lots) {
  const sheet::Sheet sheet = sheet::written(randomGame(set, 30 + static_cast<int>(pick(lots, 40)), lots), set,
                                            rules::manual(), sheet::Routes::AsOnPaper);
  std::optional<Plant> first;
  for (int attempt = 0; attempt < 10 && !first; ++attempt) first = anyMistake(sheet, set, lots);
  if (!first) return std::nullopt;
  for (int attempt = 0; attempt < 200; ++attempt) {
    std::optional<Plant> second = anyMistake(first->sheet, set, lots);
    if (!second || second->kind == first->kind || !isApart(*first, *second, apart)) continue;
    moveAlong(*first, *second);
    sheet::Sheet both = second->sheet;
    return PlantedPair{{std::move(*first), std::move(*second)}, std::move(both)};
  }
  return std::nullopt;
}

}  // namespace damath::plants
