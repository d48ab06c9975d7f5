// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/events/game_minutes.hpp"

#include <chrono>
#include <string>
#include <string_view>
#include <utility>

#include "core/precondition.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/text/number.hpp"

namespace damath::desk {

namespace {

constexpr std::string_view kSeparator = ", ";
constexpr std::string_view kUnit = " min";

// Returns the name without the minutes that setGameMinutes() added to it.
std::string nameWithoutMinutes(const std::string& name) {
  const std::size_t comma = name.rfind(kSeparator);
  if (comma == std::string::npos || !name.ends_with(kUnit)) return name;
  std::string_view minutes = std::string_view(name).substr(comma + kSeparator.size());
  if (minutes.size() <= kUnit.size()) return name;
  minutes.remove_suffix(kUnit.size());
  return numberIn<int>(minutes) ? name.substr(0, comma) : name;
}

}  // namespace

int gameMinutes(const rules::Ruleset& ruleset) {
  return static_cast<int>(
      std::chrono::duration_cast<std::chrono::minutes>(ruleset.clocks.answer().game).count());
}

void setGameMinutes(rules::Ruleset& ruleset, int minutes) {
  DAMATH_EXPECTS(1 <= minutes && minutes <= kMostGameMinutes);
  if (minutes == gameMinutes(ruleset)) return;
  rules::Clocks clocks = ruleset.clocks.answer();
  clocks.game = std::chrono::minutes(minutes);
  rules::change(ruleset, &rules::Ruleset::clocks, clocks);
  std::string name = nameWithoutMinutes(ruleset.name);
  const auto builtIn = rules::profile(name);
  const bool isBuiltIn = builtIn && gameMinutes(*builtIn) == minutes;
  if (!isBuiltIn) name += std::string(kSeparator) + std::to_string(minutes) + std::string(kUnit);
  ruleset.name = std::move(name);
}

}  // namespace damath::desk
