// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/engine_match.hpp"

#include <array>
#include <random>

#include "core/engine/engine.hpp"
#include "core/promise.hpp"
#include "core/rules/profiles.hpp"
#include "core/rules/running_game.hpp"

namespace damath::bench {

namespace {

using board::Position;
using board::Side;
using rules::Ending;
using rules::Game;
using rules::Result;
using rules::RunningGame;

// Dame knows no draws (G8); two programs need one.
rules::CompanionLaw lawOf(Game game) {
  rules::CompanionLaw law = rules::companionLaw(game);
  law.draws.answer.repetitionCount = 3;
  return law;
}

class Match {
 public:
  explicit Match(const MatchPlan& plan)
      : m_plan(plan), m_engines{newEngine(), newEngine()}, m_random(plan.seed) {}

  MatchResult play() {
    while (m_result.games() < m_plan.games) {
      const std::vector<rules::Turn> turns = opening();
      for (const std::size_t blue : {std::size_t{0}, std::size_t{1}}) count(playGame(turns, blue), blue);
    }
    return m_result;
  }

 private:
  [[nodiscard]] engine::Engine newEngine() const {
    if (m_plan.game != Game::Damath) return engine::Engine(movementOf(lawOf(m_plan.game)));
    return engine::Engine(movementOf(rules::manual()), engine::Scoring{&rules::manual(), m_plan.set});
  }

  [[nodiscard]] RunningGame newGame() const {
    if (m_plan.game != Game::Damath) {
      return RunningGame(lawOf(m_plan.game), startPosition(lawOf(m_plan.game)));
    }
    return RunningGame(rules::manual(), *m_plan.set, startPosition(*m_plan.set, rules::manual()));
  }

  // By lot; the game goes on after it.
  std::vector<rules::Turn> opening() {
    while (true) {
      std::vector<rules::Turn> turns;
      RunningGame game = newGame();
      while (!game.outcome() && static_cast<int>(turns.size()) < m_plan.openingPlies) {
        turns.push_back(game.turns()[m_random() % game.turns().size()]);
        game.play(turns.back());
      }
      if (!game.outcome()) return turns;
    }
  }

  Result playGame(const std::vector<rules::Turn>& turns, std::size_t blue) {
    RunningGame game = newGame();
    std::vector<Position> seen;
    for (const rules::Turn& turn : turns) game.play(turn);
    while (!game.outcome()) {
      const bool late = static_cast<int>(game.played().size()) >= m_plan.mostPlies;
      if (late && m_plan.game != Game::Damath) {
        ++m_result.capped;
        return Result::Draw;
      }
      if (late || game.asksForRepetition()) {
        const bool ended = game.end(late ? Ending::Time : Ending::Repetition);
        DAMATH_EXPECTS(ended);
        break;
      }
      const std::size_t player = game.position().toMove() == Side::Blue ? blue : 1 - blue;
      const int plies = player == 0 ? m_plan.firstPlies : m_plan.secondPlies;
      seen.push_back(game.position());
      game.play(*m_engines[player].think(game.position(), {.plies = plies, .stop = {}}, seen).best);
      ++m_result.plies;
    }
    return ended(*game.outcome());
  }

  Result ended(const rules::Outcome& outcome) {
    switch (outcome.ending) {
      case Ending::Cornered:
        ++m_result.cornered;
        break;
      case Ending::Repetition:
        ++m_result.repeated;
        break;
      case Ending::Inactivity:
        ++m_result.inactive;
        break;
      default:
        ++m_result.capped;
        break;
    }
    return outcome.result;
  }

  void count(Result result, std::size_t blue) {
    if (result == Result::Draw) {
      ++m_result.draws;
    } else {
      ++((result == Result::BlueWins) == (blue == 1) ? m_result.secondWins : m_result.firstWins);
    }
  }

  const MatchPlan& m_plan;
  std::array<engine::Engine, 2> m_engines;
  std::mt19937 m_random;
  MatchResult m_result;
};

}  // namespace

MatchResult playMatch(const MatchPlan& plan) {
  DAMATH_EXPECTS(plan.game != Game::Damath || plan.set != nullptr);
  return Match(plan).play();
}

}  // namespace damath::bench
