// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/cli/play_setup.hpp"

#include <algorithm>
#include <random>
#include <span>

#include "app/play/cli/search_limits.hpp"
#include "core/engine/engine.hpp"
#include "core/text/parts.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using board::Side;
using game::Player;
using rules::Game;
using words::Phrase;

namespace {

constexpr std::string_view kEnglishNames[] = {"easy", "medium", "hard"};

struct Seat {
  std::string_view option;
  const std::string* given;
  // The side that the option (such as --blue or --dark) sets; nullopt if the game has no side of this name.
  std::optional<Side> side;
};

std::array<Seat, 5> seatsOf(const PlayOptions& options, Game game) {
  const bool english = game == Game::English;
  const bool dame = game == Game::Dame;
  const auto in = [](bool known, Side side) { return known ? std::optional(side) : std::nullopt; };
  return {{{"--blue", &options.blue, Side::Blue},
           {"--red", &options.red, Side::Red},
           {"--dark", &options.dark, in(english, Side::Blue)},
           {"--black", &options.black, in(english || dame, english ? Side::Blue : Side::Red)},
           {"--white", &options.white, in(english || dame, english ? Side::Red : Side::Blue)}}};
}

InputResult<std::array<Player, 2>> playersOf(const PlayOptions& options, Game game,
                                             words::Language language) {
  std::array<Player, 2> players = {Player::Human, Player::Human};
  std::array<std::string_view, 2> named;
  for (const auto& [option, given, side] : seatsOf(options, game)) {
    if (given->empty()) continue;
    if (!side) return unusable(Phrase::ColourNotHere, language, {option, rules::toText(game)});
    std::string_view& before = named[indexOf(*side)];
    if (!before.empty()) return unusable(Phrase::PlayerTwice, language, {before, option});
    before = option;
    if (*given != "human" && *given != "engine") {
      return unusable(Phrase::PlayerWrong, language, {option, *given});
    }
    players[indexOf(*side)] = *given == "engine" ? Player::Engine : Player::Human;
  }
  return players;
}

// Returns the seed for the deliberate mistakes of a weak level; a random seed if no seed is given.
InputResult<std::uint64_t> seedOf(const PlayOptions& options, words::Language language) {
  if (options.seed.empty()) return std::random_device()();
  const auto seed = numberIn<std::uint64_t>(options.seed);
  if (!seed) return unusable(Phrase::SeedWrong, language, {options.seed});
  return *seed;
}

// Returns the level if it is a weak level that makes deliberate mistakes; nullopt for a level without them.
std::optional<engine::Erring> erringOf(const PlayOptions& options) {
  const auto erring = engine::parseErring(options.level);
  return erring == engine::Erring::Never ? std::nullopt : erring;
}

InputResult<int> pliesOf(const PlayOptions& options, Game game, words::Language language) {
  const std::span<const int> levels = game::levelsOf(game);
  if (options.level.empty()) {
    if (!options.seconds.empty()) return engine::kMostPlies;
    return levels[game::usualLevel(game)];
  }
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const bool named = game == Game::English && options.level == kEnglishNames[i];
    if (named || options.level == std::to_string(i + 1)) return levels[i];
  }
  std::string known = "1–" + std::to_string(levels.size());
  if (game == Game::English) known += ", easy, medium, hard";
  for (const engine::Erring erring : game::kErringLevels) known += ", " + std::string(toText(erring));
  return unusable(Phrase::LevelWrong, language, {options.level, known});
}

InputResult<std::optional<std::chrono::duration<double>>> timeOf(const PlayOptions& options,
                                                                 words::Language language) {
  using Time = std::optional<std::chrono::duration<double>>;
  if (options.seconds.empty()) return Time();
  const Time time = thinkingTime(options.seconds);
  if (!time) {
    return unusable(Phrase::PlaySecondsWrong, language, {options.seconds, std::to_string(kMostSeconds)});
  }
  return time;
}

// Returns the draw rules that `list` names, or the draw rules of `law` if the list is empty.
InputResult<rules::CompanionDraws> drawsOf(const std::string& list, const rules::CompanionLaw& law,
                                           words::Language language) {
  if (list.empty()) return law.draws.answer();
  if (list == "all") return rules::allDraws();
  rules::CompanionDraws draws;
  if (list == "none") return draws;
  for (std::string_view rest = list; !rest.empty();) {
    const std::string_view name = takePart(rest, ',');
    if (!rules::add(draws, name)) return unusable(Phrase::DrawsWrong, language, {name});
  }
  return draws;
}

}  // namespace

InputResult<PlaySetup> readPlaySetup(const PlayOptions& options, words::Language language) {
  DAMATH_TRY(law, readLaw(options.law, language));
  DAMATH_TRY(players, playersOf(options, law->game, language));
  const auto erring = erringOf(options);
  DAMATH_TRY(seed, seedOf(options, language));
  DAMATH_TRY(plies, erring ? InputResult<int>(engine::kErringPlies) : pliesOf(options, law->game, language));
  DAMATH_TRY(time, timeOf(options, language));
  if (!erring && !options.seed.empty()) return unusable(Phrase::SeedOfErring, language);
  if (erring && *time) return unusable(Phrase::ErringHasNoSeconds, language, {options.level});
  if (std::ranges::find(*players, Player::Engine) == players->end()) {
    for (const auto& [option, given] :
         {std::pair("--level", &options.level), std::pair("--seconds", &options.seconds),
          std::pair("--seed", &options.seed)}) {
      if (!given->empty()) return unusable(Phrase::NobodyThinks, language, {option});
    }
  }
  PlaySetup setup{{game::setupOf(*std::move(law))}, options.record};
  setup.players = *players;
  setup.strength = erring ? game::strengthOf(*erring, *seed) : game::strengthOf(*plies, *time);
  if (setup.law.hasScores()) {
    if (!options.draws.empty()) return unusable(Phrase::DrawsOfDamath, language);
    return setup;
  }
  DAMATH_TRY(draws, drawsOf(options.draws, *setup.companion, language));
  setup.companion->draws = {*draws, setup.companion->draws.clause()};
  return setup;
}

}  // namespace damath::cli
