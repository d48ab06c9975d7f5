// SPDX-License-Identifier: GPL-3.0-or-later
// damath_match finds the better of two engines. Both are processes of `damath engine`; docs/engine.md has the
// protocol.
//   damath_match --levels A,B                                 levels of this build
//   damath_match --time MS | --nodes N | --depth N            the same limit for both
//                --first-nodes N --second-nodes N             or one for each, of any of the three kinds
//                --first PROGRAM --second PROGRAM             default: the damath beside this program
//                --first-threads N --second-threads N
//   and: --game damath|english|dame, --set NAME,NAME | all, --ruleset NAME,NAME, --seed N
//        --games N                    games of each set under each ruleset; an odd number becomes even
// Damath is stopped after 120 plies, about the number of turns of 10 s in 20 minutes, and decided by the
// totals. A companion game is stopped after 200 plies, as a draw.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bench/engine_match.hpp"
#include "core/engine/engine.hpp"
#include "core/text/number.hpp"

namespace damath::bench {
namespace {

constexpr const char* kUsage =
    "damath_match --levels A,B | --time MS | --nodes N | --depth N [--first PROGRAM] [--second PROGRAM]\n"
    "  [--first-time MS | --first-nodes N | --first-depth N] [--second-time MS | …]\n"
    "  [--first-threads N] [--second-threads N] [--game damath|english|dame] [--set NAME,NAME | all]\n"
    "  [--ruleset NAME,NAME] [--games N] [--seed N]\n";

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

std::vector<std::string> partsOf(std::string_view list) {
  std::vector<std::string> parts;
  while (!list.empty()) {
    const std::size_t comma = list.find(',');
    parts.emplace_back(list.substr(0, comma));
    list = comma == std::string_view::npos ? std::string_view() : list.substr(comma + 1);
  }
  return parts;
}

struct Order {
  MatchPlan plan;
  std::array<std::string, 2> programs;
  std::array<std::string, 2> threads;
  std::string levels;
  std::vector<std::string> sets = {"integer"};
  std::vector<std::string> rulesets = {"manual"};
};

// Sets the limit of both players, or of the player that the option names: "--nodes", "--second-time".
bool takeLimit(MatchPlan& plan, std::string_view name, int count) {
  constexpr std::string_view kOfOne[] = {"--first-", "--second-"};
  std::string_view kind = name.substr(2);
  std::optional<std::size_t> one;
  for (const std::size_t i : {0U, 1U}) {
    if (!name.starts_with(kOfOne[i])) continue;
    kind = name.substr(kOfOne[i].size());
    one = i;
  }
  if ((kind != "time" && kind != "nodes" && kind != "depth") || count < 1) return false;
  for (const std::size_t i : {0U, 1U}) {
    if (!one || *one == i) plan.players[i].limits = std::string(kind) + " " + std::to_string(count);
  }
  return true;
}

bool take(Order& order, std::string_view name, std::string_view value) {
  if (name == "--game") {
    const auto game = rules::parseGame(value);
    if (game) order.plan.game = *game;
    return game.has_value();
  }
  if (name == "--first" || name == "--second") {
    order.programs[name == "--second" ? 1 : 0] = value;
    return true;
  }
  if (name == "--levels") {
    order.levels = value;
    return true;
  }
  if (name == "--set") {
    order.sets = partsOf(value);
    if (value == "all") {
      const auto every = rules::builtInChipSetNames();
      order.sets.assign(every.begin(), every.end());
    }
    return std::ranges::all_of(order.sets,
                               [](const std::string& set) { return rules::builtInChipSet(set) != nullptr; });
  }
  if (name == "--ruleset") {
    order.rulesets = partsOf(value);
    return std::ranges::all_of(
        order.rulesets, [](const std::string& ruleset) { return rules::profile(ruleset).has_value(); });
  }
  const auto count = numberIn<int>(value);
  if (!count || *count < 0) return false;
  if (name == "--games") {
    order.plan.games = *count + *count % 2;
  } else if (name == "--seed") {
    order.plan.seed = static_cast<std::uint32_t>(*count);
  } else if (name == "--first-threads" || name == "--second-threads") {
    order.threads[name == "--second-threads" ? 1 : 0] = value;
  } else {
    return takeLimit(order.plan, name, *count);
  }
  return true;
}

std::optional<Order> orderOf(const std::filesystem::path& self, std::span<char*> arguments) {
  if (arguments.size() % 2 != 0) return std::nullopt;
  Order order;
  order.programs.fill((self.parent_path() / "damath").string());
  for (std::size_t i = 0; i < arguments.size(); i += 2) {
    if (!std::string_view(arguments[i]).starts_with("--")) return std::nullopt;
    if (!take(order, arguments[i], arguments[i + 1])) return std::nullopt;
  }
  if (!order.levels.empty()) {
    const std::vector<std::string> levels = partsOf(order.levels);
    if (levels.size() != 2) return std::nullopt;
    for (const std::size_t i : {0U, 1U}) {
      const auto plies = pliesOf(order.plan.game, levels[i]);
      if (!plies) return std::nullopt;
      order.plan.players[i].limits =
          *plies == engine::kMostPlies ? "time 5000" : "depth " + std::to_string(*plies);
    }
  }
  for (const std::size_t i : {0U, 1U}) {
    MatchPlayer& player = order.plan.players[i];
    if (player.limits.empty()) return std::nullopt;
    player.words = {order.programs[i], "engine"};
    if (!order.threads[i].empty()) player.words.insert(player.words.end(), {"--threads", order.threads[i]});
  }
  if (order.plan.game != rules::Game::Damath) {
    order.plan.mostPlies = 200;
    order.sets = {"integer"};
    order.rulesets = {"manual"};
  }
  return order;
}

// Returns half the width of the 95 % confidence interval of the score, in tenths of a percent. The two games
// of an opening are one sample, because they depend on each other. Returns 1000 for fewer than two openings.
int marginOf(const std::vector<int>& pairs) {
  const auto count = static_cast<double>(pairs.size());
  if (pairs.size() < 2) return 1000;
  double sum = 0;
  double squares = 0;
  for (const int halves : pairs) {
    const double share = halves / 4.0;
    sum += share;
    squares += share * share;
  }
  const double variance = std::max(0.0, (squares - sum * sum / count) / (count - 1)) / count;
  // Computes the square root without <cmath>. Tenths are precise enough.
  int margin = 0;
  while (margin < 1000 && margin * margin < variance * 1.96 * 1.96 * 1e6) ++margin;
  return margin;
}

void print(const std::string& name, const MatchResult& result, int mostPlies) {
  const int games = std::max(result.games(), 1);
  const int tenths = 1000 * (2 * result.secondWins + result.draws) / (2 * games);
  const int margin = marginOf(result.pairs);
  std::printf("%s: second won %d, drew %d, lost %d of %d: %d.%d %% of the points (95 of 100: ± %d.%d)\n",
              name.c_str(), result.secondWins, result.draws, result.firstWins, result.games(), tenths / 10,
              tenths % 10, margin / 10, margin % 10);
  std::printf("  ended by: no legal turn %d, repetition %d, inactivity %d, %d plies %d; %d turns a game\n",
              result.cornered, result.repeated, result.inactive, mostPlies, result.capped,
              static_cast<int>(result.plies) / games);
  // If an opening decides the game for one side, each player wins one of the two games of this opening.
  std::printf(
      "  both games of an opening won: by the second %d times, by the first %d times, of %d openings\n",
      static_cast<int>(std::ranges::count(result.pairs, 4)),
      static_cast<int>(std::ranges::count(result.pairs, 0)), static_cast<int>(result.pairs.size()));
}

void print(std::string_view name, const Thinking& thinking) {
  const auto turns = static_cast<double>(std::max<std::uint64_t>(thinking.turns, 1));
  const auto forced = static_cast<double>(std::max<std::uint64_t>(thinking.forcedTurns, 1));
  const auto milliseconds = [](std::chrono::nanoseconds time) {
    return static_cast<double>(time.count()) / 1e6;
  };
  std::printf(
      "  %.*s: turns with a choice %llu, %.1f ms each, at most %.0f; depth %.1f, positions %.0f; "
      "without a choice %llu, %.1f ms each\n",
      static_cast<int>(name.size()), name.data(), static_cast<unsigned long long>(thinking.turns),
      milliseconds(thinking.time) / turns, milliseconds(thinking.longest),
      static_cast<double>(thinking.plies) / turns, static_cast<double>(thinking.nodes) / turns,
      static_cast<unsigned long long>(thinking.forcedTurns), milliseconds(thinking.forcedTime) / forced);
}

int run(const std::filesystem::path& self, std::span<char*> arguments) {
  auto order = orderOf(self, arguments);
  if (!order) {
    std::fputs(kUsage, stderr);
    return 2;
  }
  MatchPlan& plan = order->plan;
  const std::string limits = plan.players[0].limits + " v. " + plan.players[1].limits;
  MatchResult all;
  for (const std::string& ruleset : order->rulesets) {
    for (const std::string& set : order->sets) {
      plan.ruleset = *rules::profile(ruleset);
      plan.set = rules::builtInChipSet(set);
      const MatchResult result = playMatch(plan);
      const bool isDamath = plan.game == rules::Game::Damath;
      const std::string law = isDamath ? " " + set + " " + ruleset : "";
      print(std::string(toText(plan.game)) + law + ", " + limits, result, plan.mostPlies);
      std::fflush(stdout);
      all += result;
    }
  }
  if (order->sets.size() * order->rulesets.size() > 1) print("all", all, plan.mostPlies);
  print("first", all.thinking[0]);
  print("second", all.thinking[1]);
  return 0;
}

}  // namespace
}  // namespace damath::bench

int main(int count, char** arguments) {
  const std::span<char*> words(arguments, static_cast<std::size_t>(count));
  return damath::bench::run(words[0], words.subspan(1));
}
