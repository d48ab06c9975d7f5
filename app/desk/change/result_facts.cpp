// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/change/result_facts.hpp"

#include "core/sheet/law/spelling.hpp"

namespace damath::desk {

std::string ResultFacts::figures() const {
  const auto point = rules::parseResult(result);
  std::string score = point ? std::string(rules::scoreText(*point)) : result;
  if (blueGrand.empty() || redGrand.empty()) return score;
  return score + " (" + blueGrand + " : " + redGrand + ")";
}

ResultFacts factsOf(const contest::GameResult& result, const rules::ChipSet& set) {
  const auto figure = [&set](const std::optional<exact::Number>& grand) {
    return grand ? sheet::figureText(set, *grand) : std::string();
  };
  return {result.ending, figure(result.blueGrand), figure(result.redGrand),
          std::string(rules::toText(result.result))};
}

}  // namespace damath::desk
