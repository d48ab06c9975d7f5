// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/game/opponent.hpp"

#include <algorithm>

#include "app/play/game/game_text.hpp"
#include "core/engine/engine.hpp"

namespace damath::game {

using board::Side;

Opponent::Opponent(const Setup& setup)
    : m_setup(setup), m_engine(setup.law.movement, setup.scoring(), setup.strength.threads) {}

engine::SearchResult Opponent::think(const rules::RunningGame& game, const Stop& stop) {
  const Strength& strength = m_setup.strength;
  if (strength.erring == engine::Erring::Never) return think(game, strength, stop);
  return erringTurn(m_engine, m_setup.law.movement, game.position(), strength.erring, strength.seed,
                    engine::courseOf(game, m_setup.scoring()), stop);
}

engine::SearchResult Opponent::advise(const rules::RunningGame& game, const Stop& stop) {
  Strength strength = m_setup.strength;
  const rules::Game played = m_setup.law.game;
  strength.plies = std::max(strength.plies, levelsOf(played)[usualLevel(played)]);
  return think(game, strength, stop);
}

engine::SearchResult Opponent::think(const rules::RunningGame& game, const Strength& strength,
                                     const Stop& stop) {
  engine::Limits limits{.plies = strength.plies, .stop = stop};
  if (strength.time) {
    limits.pruning = engine::Pruning::Likely;
    const auto end = std::chrono::steady_clock::now() + *strength.time;
    limits.stop = [end, stop] { return std::chrono::steady_clock::now() >= end || (stop && stop()); };
  }
  return m_engine.think(game.position(), limits, engine::courseOf(game, m_setup.scoring()));
}

bool Opponent::acceptsDraw(const rules::RunningGame& game, const Stop& stop) {
  if (m_setup.companion) return think(game, stop).value >= 0;
  const rules::Result now = rules::resultOf(m_setup.law.ruleset, rules::Ending::Time,
                                            game.account(Side::Blue).grand, game.account(Side::Red).grand);
  const bool offererIsBlue = game.position().toMove() == Side::Blue;
  return now != (offererIsBlue ? rules::Result::RedWins : rules::Result::BlueWins);
}

bool enginesRepeat(const Setup& setup, const rules::RunningGame& game) {
  constexpr int kEnough = 3;
  return !setup.hasHuman() && setup.companion && game.occurrences() >= kEnough;
}

}  // namespace damath::game
