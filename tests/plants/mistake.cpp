// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/plants/mistake.hpp"

namespace damath::plants {

const std::vector<MistakeOf>& mistakes() {
  static const std::vector<MistakeOf> all = [] {
    std::vector<MistakeOf> made;
    for (const auto& part : {figureMistakes(), endMistakes(), moveMistakes(), lineMistakes()}) {
      made.insert(made.end(), part.begin(), part.end());
    }
    return made;
  }();
  return all;
}

std::optional<Plant> anyMistake(const sheet::Sheet& sheet, const rules::ChipSet& set, Lots& lots) {
  const MistakeOf& mistake = mistakes()[pick(lots, mistakes().size())];
  std::optional<Plant> plant = mistake.plantIn(sheet, set, lots);
  if (plant) plant->kind = mistake.kind;
  return plant;
}

}  // namespace damath::plants
