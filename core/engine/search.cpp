#include "core/engine/search.hpp"

#include <algorithm>

#include "core/promise.hpp"
#include "core/rules/legal_turns.hpp"

namespace damath::engine {

namespace {

constexpr std::uint64_t kNodesBetweenAsking = 2048;

}  // namespace

Search::Search(const rules::Movement& movement, const std::optional<Scoring>& scoring)
    : m_movement(movement),
      m_table(scoring ? std::optional<ScoreTable>(std::in_place, *scoring->ruleset, *scoring->set)
                      : std::nullopt),
      m_judgement(movement, m_table ? &*m_table : nullptr),
      // Every capture that prolongs the search takes a chip.
      m_levels(static_cast<std::size_t>(kMostPlies + 2 * board::kChipsASide + 1)) {}

bool Search::stopped() {
  if (!m_stopped && m_limits->stop) m_stopped = m_limits->stop();
  return m_stopped;
}

Thought Search::think(const board::Position& position, const Limits& limits) {
  DAMATH_EXPECTS(limits.plies >= 1);
  m_limits = &limits;
  m_nodes = 0;
  m_stopped = false;
  Thought thought;
  const rules::TurnList turns = rules::legalTurns(m_movement, position);
  if (turns.empty()) {
    thought.value = m_judgement.atEnd(position, 0);
    return thought;
  }
  thought.best = turns.front();
  thought.line = {turns.front()};
  for (int plies = 1; plies <= std::min(limits.plies, kMostPlies) && !stopped(); ++plies) {
    const Value value = valueOf(position, plies, 0, {-kInfinite, kInfinite});
    if (m_stopped) break;
    thought.plies = plies;
    thought.value = value;
    thought.line = m_levels.front().line;
    thought.best = thought.line.front();
  }
  thought.nodes = m_nodes;
  m_limits = nullptr;
  return thought;
}

Value Search::valueOf(const board::Position& position, int plies, std::size_t level, Window window) {
  if (++m_nodes % kNodesBetweenAsking == 0 && stopped()) return 0;
  Level& here = m_levels[level];
  here.line.clear();
  rules::listLegalTurns(m_movement, position, here.turns);
  if (here.turns.empty()) return m_judgement.atEnd(position, plies);
  if (plies == 0 && !here.turns.front().isCapture()) return m_judgement.atLeaf(position);
  Value best = -kInfinite;
  for (const rules::Turn& turn : here.turns) {
    const Value gain = m_table ? m_table->turn(position, turn) : 0;
    board::Position after = position;
    rules::play(m_movement, after, turn);
    const Value value =
        gain - valueOf(after, std::max(plies - 1, 0), level + 1, {gain - window.beta, gain - window.alpha});
    if (m_stopped) return 0;
    if (value <= best) continue;
    best = value;
    const rules::TurnList& rest = m_levels[level + 1].line;
    here.line.assign(1, turn);
    here.line.insert(here.line.end(), rest.begin(), rest.end());
    window.alpha = std::max(window.alpha, best);
    if (window.alpha >= window.beta) break;
  }
  return best;
}

}  // namespace damath::engine
