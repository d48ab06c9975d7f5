// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.hpp"

#include <algorithm>
#include <atomic>
#include <system_error>
#include <thread>

#include "core/engine/positions_in_search.hpp"
#include "core/engine/score_table.hpp"
#include "core/engine/search.hpp"

namespace damath::engine {

// The searches of the engine, one for each thread. They share a table of positions. The first search runs on
// the caller's thread.
struct Engine::Team {
  std::optional<ScoreTable> scores;
  TranspositionTable known;
  PositionsInSearch inSearch;
  std::vector<std::unique_ptr<Search>> searches;
  Pruning last = Pruning::None;
};

Engine::Engine(rules::Movement movement, std::optional<Scoring> scoring, int threads)
    : m_team(std::make_unique<Team>()) {
  std::optional<Endings> endings;
  if (scoring) {
    m_team->scores.emplace(*scoring->ruleset, *scoring->set);
    endings = endingsOf(*scoring->ruleset);
  }
  const ScoreTable* scores = m_team->scores ? &*m_team->scores : nullptr;
  for (int i = 0; i < std::max(threads, 1); ++i) {
    m_team->searches.push_back(std::make_unique<Search>(movement, scores, endings, m_team->known,
                                                        threads > 1 ? &m_team->inSearch : nullptr));
  }
}

Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

// With pruning, all threads search the same position. If another thread is already working on a position of
// the tree, a thread postpones this position, and finds the other thread's answer in the table later.
SearchResult Engine::think(const board::Position& position, const Limits& limits,
                           const std::optional<Course>& course) {
  const bool keeps = limits.pruning == Pruning::Likely && m_team->last == Pruning::Likely && course;
  m_team->last = limits.pruning;
  if (keeps) {
    m_team->known.age();
  } else {
    m_team->known.forget();
  }
  Search& own = *m_team->searches.front();
  if (limits.pruning == Pruning::None || m_team->searches.size() == 1) {
    return own.think(position, limits, course, 1);
  }
  m_team->inSearch.clear();
  for (const auto& one : m_team->searches) one->countAnew();
  std::atomic<bool> isOver = false;
  Limits helping = {.plies = limits.plies,
                    .stop = [&isOver] { return isOver.load(std::memory_order_relaxed); },
                    .nodes = limits.nodes,
                    .pruning = limits.pruning};
  if (limits.nodes != kNodesOfAll) helping.nodes /= m_team->searches.size();
  Limits shared = helping;
  shared.stop = limits.stop;
  if (limits.deepened) {
    shared.deepened = [this, &limits](SearchResult result) {
      for (const auto& one : std::span(m_team->searches).subspan(1)) result.nodes += one->nodesSoFar();
      limits.deepened(result);
    };
  }
  std::vector<SearchResult> found(m_team->searches.size());
  {
    std::vector<std::jthread> helpers;
    try {
      for (std::size_t i = 1; i < m_team->searches.size(); ++i) {
        helpers.emplace_back([&, i] {
          found[i] = m_team->searches[i]->think(position, helping, course, 1 + static_cast<int>(i % 2));
        });
      }
    } catch (const std::system_error&) {
      // The operating system could not start another thread. The search continues with the threads that have
      // started.
    }
    found[0] = own.think(position, shared, course, 1);
    isOver = true;
  }
  std::uint64_t nodes = 0;
  for (const SearchResult& one : found) nodes += one.nodes;
  SearchResult& furthest = furthestOf(found);
  furthest.nodes = nodes;
  return std::move(furthest);
}

std::optional<Value> Engine::valueOf(const board::Position& position, const rules::Turn& turn, int plies,
                                     const Stop& stop) {
  m_team->last = Pruning::None;
  m_team->known.forget();
  return m_team->searches.front()->valueOf(position, turn, plies, stop);
}

Course courseOf(const rules::RunningGame& game, const std::optional<Scoring>& scoring) {
  Course course{.lead = 0, .seen = game.seen(), .quietTurns = 0};
  const auto& played = game.played();
  for (auto turn = played.rbegin(); turn != played.rend() && !turn->turn.isCapture(); ++turn) {
    ++course.quietTurns;
  }
  if (const rules::CompanionDraws* draws = game.companionDraws()) {
    course.draws = *draws;
    course.kingTurns = game.kingTurns();
  }
  if (scoring) {
    const board::Side side = game.position().toMove();
    const Value ahead = hundredthsOf(game.account(side).running - game.account(opponent(side)).running);
    const bool higherWins = scoring->ruleset->scoreDirection.answer() == rules::ScoreDirection::HigherWins;
    course.lead = higherWins ? ahead : -ahead;
  }
  return course;
}

}  // namespace damath::engine
