// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/game/game_setup.hpp"

#include <algorithm>

#include "app/desk/events/threads_at_hand.hpp"
#include "core/engine/engine.hpp"

namespace damath::game {

using rules::Game;

namespace {

constexpr std::size_t kUsualLevel = 1;
constexpr std::size_t kUsualDamathLevel = 5;
constexpr std::chrono::seconds kUsualTime{5};

}  // namespace

std::span<const int> levelsOf(Game game) {
  switch (game) {
    case Game::Damath:
      return engine::kDamathLevels;
    case Game::English:
      return engine::kEnglishLevels;
    case Game::Dame:
      return engine::kDameLevels;
  }
  return {};
}

std::size_t usualLevel(Game game) {
  return game == Game::Damath ? kUsualDamathLevel : kUsualLevel;
}

Strength strengthOf(int plies, std::optional<std::chrono::duration<double>> time) {
  Strength strength{plies, time};
  if (plies == engine::kMostPlies) {
    if (!strength.time) strength.time = kUsualTime;
    strength.threads = static_cast<int>(desk::threadsAtHand());
  }
  return strength;
}

Strength strengthOf(engine::Erring erring, std::uint64_t seed) {
  return {engine::kErringPlies, std::nullopt, 1, erring, seed};
}

bool Setup::hasHuman() const {
  return std::ranges::find(players, Player::Human) != players.end();
}

rules::RunningGame Setup::newGame() const {
  if (companion) return {*companion, law.start};
  return {law.ruleset, law.set, law.start};
}

std::optional<engine::Scoring> Setup::scoring() const {
  if (companion) return std::nullopt;
  return engine::Scoring{&law.ruleset, &law.set};
}

bool Setup::knowsAgreement() const {
  const rules::YesNo answer =
      companion ? companion->draws.answer().agreement : law.ruleset.drawByAgreement.answer();
  return answer == rules::YesNo::Yes;
}

Setup setupOf(Law law) {
  std::optional<rules::CompanionLaw> companion;
  if (!law.hasScores()) companion = rules::companionLaw(law.game);
  const Game game = law.game;
  return {std::move(law),
          companion,
          {Player::Human, Player::Human},
          strengthOf(levelsOf(game)[usualLevel(game)], std::nullopt)};
}

}  // namespace damath::game
