// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/engine_match.hpp"

#include <algorithm>
#include <random>

#include "bench/engine_process.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "core/precondition.hpp"
#include "core/rules/running_game.hpp"

namespace damath::bench {

namespace {

using board::Side;
using rules::Ending;
using rules::Game;
using rules::Result;
using rules::RunningGame;

// Dame has no draws (G8), but a game of two programs needs them.
rules::CompanionLaw lawOf(Game game) {
  rules::CompanionLaw law = rules::companionLaw(game);
  rules::CompanionDraws draws = law.draws.answer();
  draws.repetitionCount = 3;
  law.draws = {draws, law.draws.clause()};
  return law;
}

// Returns the turn as one word: a Dame turn otherwise has blanks.
std::string wordOf(Game game, const rules::Turn& turn) {
  std::string name = notation::turnName(game, turn);
  std::ranges::replace(name, ' ', '-');
  return name;
}

class Match {
 public:
  explicit Match(const MatchPlan& plan)
      : m_plan(plan), m_engines{EngineProcess(wordsOf(0)), EngineProcess(wordsOf(1))}, m_random(plan.seed) {}

  MatchResult play() {
    while (m_result.games() < m_plan.games) {
      const std::vector<rules::Turn> turns = opening();
      int halves = 0;
      for (const std::size_t blue : {std::size_t{0}, std::size_t{1}}) {
        halves += halvesOfSecond(playGame(turns, blue), blue);
      }
      m_result.pairs.push_back(halves);
    }
    return m_result;
  }

 private:
  [[nodiscard]] std::vector<std::string> wordsOf(std::size_t player) const {
    std::vector<std::string> words = m_plan.players[player].words;
    if (m_plan.game == Game::Damath) {
      words.insert(words.end(), {"--set", m_plan.set->name, "--ruleset", m_plan.ruleset.name});
    } else {
      words.insert(words.end(), {"--game", std::string(toText(m_plan.game))});
    }
    return words;
  }

  [[nodiscard]] RunningGame newGame() const {
    if (m_plan.game != Game::Damath) {
      return RunningGame(lawOf(m_plan.game), startPosition(lawOf(m_plan.game)));
    }
    return RunningGame(m_plan.ruleset, *m_plan.set, startPosition(*m_plan.set, m_plan.ruleset));
  }

  // Returns random turns after which the game continues.
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
    std::string position = "start turns";
    const auto make = [&](const rules::Turn& turn) {
      position += " " + wordOf(m_plan.game, turn);
      game.play(turn);
    };
    for (const rules::Turn& turn : turns) make(turn);
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
      make(turnOf(player, position, game));
      ++m_result.plies;
    }
    return ended(*game.outcome());
  }

  // An illegal turn of a player aborts the program.
  rules::Turn turnOf(std::size_t player, const std::string& position, const RunningGame& game) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    const EngineProcess::Answer answer = m_engines[player].think(position, m_plan.players[player].limits);
    const std::chrono::nanoseconds time = Clock::now() - begin;
    Thinking& thinking = m_result.thinking[player];
    if (game.turns().size() == 1) {
      ++thinking.forcedTurns;
      thinking.forcedTime += time;
    } else {
      ++thinking.turns;
      thinking.plies += static_cast<std::uint64_t>(answer.plies);
      thinking.nodes += answer.nodes;
      thinking.time += time;
      thinking.longest = std::max(thinking.longest, time);
    }
    const notation::GameLaw law{m_plan.ruleset, *m_plan.set, m_plan.game};
    const auto turn = notation::parseTypedTurn(answer.turn, game.position(), law);
    DAMATH_EXPECTS(turn.has_value());
    return *turn;
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

  int halvesOfSecond(Result result, std::size_t blue) {
    if (result == Result::Draw) {
      ++m_result.draws;
      return 1;
    }
    const bool second = (result == Result::BlueWins) == (blue == 1);
    ++(second ? m_result.secondWins : m_result.firstWins);
    return second ? 2 : 0;
  }

  const MatchPlan& m_plan;
  std::array<EngineProcess, 2> m_engines;
  std::mt19937 m_random;
  MatchResult m_result;
};

}  // namespace

Thinking& Thinking::operator+=(const Thinking& other) {
  turns += other.turns;
  plies += other.plies;
  nodes += other.nodes;
  time += other.time;
  longest = std::max(longest, other.longest);
  forcedTurns += other.forcedTurns;
  forcedTime += other.forcedTime;
  return *this;
}

MatchResult& MatchResult::operator+=(const MatchResult& other) {
  secondWins += other.secondWins;
  draws += other.draws;
  firstWins += other.firstWins;
  cornered += other.cornered;
  repeated += other.repeated;
  inactive += other.inactive;
  capped += other.capped;
  plies += other.plies;
  pairs.insert(pairs.end(), other.pairs.begin(), other.pairs.end());
  for (std::size_t player : {0U, 1U}) thinking[player] += other.thinking[player];
  return *this;
}

MatchResult playMatch(const MatchPlan& plan) {
  return Match(plan).play();
}

}  // namespace damath::bench
