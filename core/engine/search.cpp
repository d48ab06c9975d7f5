// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/search.hpp"

#include <algorithm>

#include "core/promise.hpp"
#include "core/rules/legal_turns.hpp"

namespace damath::engine {

namespace {

constexpr std::uint64_t kNodesBetweenAsking = 2048;

// Every capture that prolongs the search takes a chip.
constexpr std::size_t kLevels = static_cast<std::size_t>(kMostPlies) + 2 * board::kChipsASide + 1;

// More turns than nearly every position offers.
constexpr std::size_t kUsualTurns = 64;

constexpr std::uint64_t endOf(Key key) {
  return std::uint64_t{1} << (key & 63U);
}

}  // namespace

Search::Search(const rules::Movement& movement, const std::optional<Scoring>& scoring)
    : m_movement(movement),
      m_chips(scoring ? Chips::Named : Chips::Alike),
      m_table(scoring ? std::optional<ScoreTable>(std::in_place, *scoring->ruleset, *scoring->set)
                      : std::nullopt),
      m_judgement(m_table ? &*m_table : nullptr),
      m_levels(kLevels),
      m_order(kLevels) {
  for (Level& level : m_levels) {
    level.turns.reserve(kUsualTurns);
    level.candidates.reserve(kUsualTurns);
    level.line.reserve(kLevels);
  }
}

bool Search::stopped() {
  if (!m_stopped) m_stopped = m_nodes >= m_limits->nodes || (m_limits->stop && m_limits->stop());
  return m_stopped;
}

SearchResult Search::think(const board::Position& position, const Limits& limits,
                           std::span<const board::Position> seen) {
  DAMATH_EXPECTS(limits.plies >= 1);
  start(limits, seen);
  SearchResult thought;
  const rules::TurnList turns = rules::legalTurns(m_movement, position);
  if (turns.empty()) {
    thought.value = m_judgement.atEnd(position, m_judgement.standingOf(position), 0);
    return thought;
  }
  thought.best = turns.front();
  thought.line = {turns.front()};
  const Node root = nodeOf(position);
  for (int plies = 1; plies <= std::min(limits.plies, kMostPlies) && !stopped(); ++plies) {
    const Value value = valueOf(root, plies, 0, {-kInfinite, kInfinite});
    if (m_stopped) break;
    thought.plies = plies;
    thought.value = value;
    thought.line = m_levels.front().line;
    thought.best = thought.line.front();
    thought.nodes = m_nodes;
    if (limits.deepened) limits.deepened(thought);
  }
  thought.nodes = m_nodes;
  m_limits = nullptr;
  return thought;
}

void Search::start(const Limits& limits, std::span<const board::Position> seen) {
  m_limits = &limits;
  m_nodes = 0;
  m_stopped = false;
  m_known.startSearch();
  m_order.startSearch();
  remember(seen);
}

Value Search::valueOf(const board::Position& position, const rules::Turn& turn, int plies) {
  DAMATH_EXPECTS(plies >= 1 && plies <= kMostPlies);
  const Limits unlimited;
  start(unlimited, {});
  const Node child = nodeAfter(nodeOf(position), turn);
  Value value = 0;
  for (int left = std::min(plies - 1, 1); left < plies; ++left) {
    value = valueOf(child, left, 0, {-kInfinite, kInfinite});
  }
  m_limits = nullptr;
  return (m_table ? m_table->turn(position, turn) : 0) - value;
}

Search::Node Search::nodeOf(const board::Position& position) const {
  return {position, keyOf(position, m_chips), m_judgement.standingOf(position)};
}

Search::Node Search::nodeAfter(const Node& node, const rules::Turn& turn) const {
  Node child = node;
  rules::play(m_movement, child.position, turn);
  const auto leaves = [&](board::Square square) {
    const board::Piece piece = *node.position.at(square);
    child.key ^= keyOf(piece, square, m_chips);
    child.standing -= m_judgement.standingOf(piece, square);
  };
  leaves(turn.start());
  for (const rules::Jump& jump : turn.jumps()) leaves(jump.taken);
  const board::Piece mover = *child.position.at(turn.end());
  child.key ^= keyOf(mover, turn.end(), m_chips) ^ kTurnKey;
  child.standing += m_judgement.standingOf(mover, turn.end());
  return child;
}

Value Search::valueOf(const Node& node, int plies, std::size_t level, Window window) {
  if (++m_nodes % kNodesBetweenAsking == 0 && stopped()) return 0;
  Level& here = m_levels[level];
  here.line.clear();
  if (level > 0 && isDrawn(node.key)) return 0;
  const Known* known = plies > 0 ? m_known.find(node.key) : nullptr;
  // With an open window the line is wanted too, so the search goes on.
  if (known != nullptr && known->plies == plies && !window.isOpen()) {
    if (known->bound != Bound::AtMost && known->value >= window.beta) return known->value;
    if (known->bound != Bound::AtLeast && known->value <= window.alpha) return known->value;
  }
  rules::listLegalTurns(m_movement, node.position, here.turns);
  if (here.turns.empty()) return m_judgement.atEnd(node.position, node.standing, plies);
  if (plies == 0 && !here.turns.front().isCapture()) return m_judgement.atLeaf(node.position, node.standing);
  rankTurns(node, level, known);

  const Value alpha = window.alpha;
  Value best = -kInfinite;
  std::uint16_t bestTurn = 0;
  for (std::size_t i = 0; i < here.candidates.size(); ++i) {
    bringBest(here.candidates, i);
    const Candidate candidate = here.candidates[i];
    const rules::Turn& turn = here.turns[candidate.turn];
    const Node child = nodeAfter(node, turn);
    const int left = std::max(plies - 1, 0);
    Value value = 0;
    bool wanted = i == 0 || !window.isOpen();
    if (!wanted) {
      value = valueAfter(child, candidate.gain, left, level, {window.alpha, window.alpha + 1});
      wanted = value > window.alpha && value < window.beta;
    }
    if (wanted && !m_stopped) value = valueAfter(child, candidate.gain, left, level, window);
    if (m_stopped) return 0;
    if (value <= best) continue;
    best = value;
    bestTurn = candidate.turn;
    if (best <= window.alpha) continue;
    if (window.isOpen()) keepLine(level, turn);
    window.alpha = best;
    if (best < window.beta) continue;
    if (!turn.isCapture()) m_order.refuted(turn, node.position.toMove(), level, plies);
    break;
  }
  if (plies > 0) {
    const Bound bound = best >= window.beta ? Bound::AtLeast : best > alpha ? Bound::Exact : Bound::AtMost;
    m_known.keep({.key = node.key,
                  .value = best,
                  .turn = bestTurn,
                  .plies = static_cast<std::int8_t>(plies),
                  .bound = bound});
  }
  return best;
}

// The mover's value of a turn that scored `gain`.
Value Search::valueAfter(const Node& child, Value gain, int plies, std::size_t level, Window window) {
  return gain - valueOf(child, plies, level + 1, {gain - window.beta, gain - window.alpha});
}

void Search::remember(std::span<const board::Position> seen) {
  m_seen.clear();
  m_seenEnds = 0;
  if (m_table) return;
  for (const board::Position& position : seen) {
    m_seen.push_back(keyOf(position, m_chips));
    m_seenEnds |= endOf(m_seen.back());
  }
}

bool Search::isDrawn(Key key) const {
  return (m_seenEnds & endOf(key)) != 0 && std::ranges::find(m_seen, key) != m_seen.end();
}

void Search::rankTurns(const Node& node, std::size_t level, const Known* known) {
  Level& here = m_levels[level];
  here.candidates.clear();
  for (std::size_t i = 0; i < here.turns.size(); ++i) {
    const rules::Turn& turn = here.turns[i];
    Candidate candidate{.turn = static_cast<std::uint16_t>(i)};
    if (turn.isCapture()) {
      candidate.gain = m_table ? m_table->turn(node.position, turn) : 0;
      candidate.rank = m_table ? candidate.gain : static_cast<Value>(turn.jumps().size());
    } else {
      candidate.rank = m_order.rankOf(turn, node.position.toMove(), level);
    }
    if (known != nullptr && known->turn == i) candidate.rank = TurnOrder::kFirst;
    here.candidates.push_back(candidate);
  }
}

void Search::keepLine(std::size_t level, const rules::Turn& turn) {
  rules::TurnList& line = m_levels[level].line;
  const rules::TurnList& rest = m_levels[level + 1].line;
  line.assign(1, turn);
  line.insert(line.end(), rest.begin(), rest.end());
}

}  // namespace damath::engine
