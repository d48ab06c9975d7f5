// SPDX-License-Identifier: GPL-3.0-or-later
// damath_match: do the levels of the engine differ? Plays one against another and counts.
//   damath_match --game damath|english|dame --levels A,B [--set NAME] [--games N] [--seed N]
// Damath is cut short after 120 plies, about what 20 minutes hold at 10 s a turn, and decided by the totals;
// a companion game after 200, and drawn.
#include <algorithm>
#include <cstdio>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bench/engine_match.hpp"
#include "core/engine/levels.hpp"
#include "core/text/number.hpp"

namespace damath::bench {
namespace {

std::span<const int> levelsOf(rules::Game game) {
  switch (game) {
    case rules::Game::Damath:
      return engine::kDamathLevels;
    case rules::Game::English:
      return engine::kEnglishLevels;
    case rules::Game::Dame:
      return engine::kDameLevels;
  }
  return {};
}

std::optional<int> pliesOf(rules::Game game, std::string_view level) {
  const auto chosen = numberIn<int>(level);
  const std::span<const int> levels = levelsOf(game);
  if (!chosen || *chosen < 1 || *chosen > static_cast<int>(levels.size())) return std::nullopt;
  return levels[static_cast<std::size_t>(*chosen - 1)];
}

struct Order {
  MatchPlan plan;
  std::string_view levels;
  std::string_view set = "integer";
};

bool take(Order& order, std::string_view name, std::string_view value) {
  if (name == "--game") {
    const auto game = rules::parseGame(value);
    if (game) order.plan.game = *game;
    return game.has_value();
  }
  if (name == "--levels") {
    order.levels = value;
    return true;
  }
  if (name == "--set") {
    order.set = value;
    return true;
  }
  const auto count = numberIn<int>(value);
  if (!count || *count < 0) return false;
  if (name == "--games") {
    order.plan.games = *count + *count % 2;
    return true;
  }
  if (name == "--seed") {
    order.plan.seed = static_cast<std::uint32_t>(*count);
    return true;
  }
  return false;
}

std::optional<Order> orderOf(std::span<char*> arguments) {
  if (arguments.size() % 2 != 0) return std::nullopt;
  Order order;
  for (std::size_t i = 0; i < arguments.size(); i += 2) {
    if (!take(order, arguments[i], arguments[i + 1])) return std::nullopt;
  }
  const std::size_t comma = order.levels.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto first = pliesOf(order.plan.game, order.levels.substr(0, comma));
  const auto second = pliesOf(order.plan.game, order.levels.substr(comma + 1));
  order.plan.set = rules::builtInChipSet(order.set);
  if (!first || !second || order.plan.set == nullptr) return std::nullopt;
  if (order.plan.game != rules::Game::Damath) order.plan.mostPlies = 200;
  order.plan.firstPlies = *first;
  order.plan.secondPlies = *second;
  return order;
}

int run(std::span<char*> arguments) {
  const auto order = orderOf(arguments);
  if (!order) {
    std::fputs("damath_match --game damath|english|dame --levels A,B [--set NAME] [--games N] [--seed N]\n",
               stderr);
    return 2;
  }
  const MatchResult result = playMatch(order->plan);
  const int games = std::max(result.games(), 1);
  const int tenths = 1000 * (2 * result.secondWins + result.draws) / (2 * games);
  const std::string_view game = toText(order->plan.game);
  const std::string set = order->plan.game == rules::Game::Damath ? " " + std::string(order->set) : "";
  std::printf("%.*s%s levels %.*s: second won %d, drew %d, lost %d of %d: %d.%d %% of the points\n",
              static_cast<int>(game.size()), game.data(), set.c_str(), static_cast<int>(order->levels.size()),
              order->levels.data(), result.secondWins, result.draws, result.firstWins, result.games(),
              tenths / 10, tenths % 10);
  std::printf("  ended by: no legal turn %d, repetition %d, inactivity %d, %d plies %d; %d turns a game\n",
              result.cornered, result.repeated, result.inactive, order->plan.mostPlies, result.capped,
              static_cast<int>(result.plies) / games);
  return 0;
}

}  // namespace
}  // namespace damath::bench

int main(int count, char** arguments) {
  return damath::bench::run(std::span(arguments, static_cast<std::size_t>(count)).subspan(1));
}
