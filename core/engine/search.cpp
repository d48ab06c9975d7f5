// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/search.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/engine/positions_in_search.hpp"
#include "core/precondition.hpp"
#include "core/rules/legal_turns.hpp"

namespace damath::engine {

namespace {

constexpr std::uint64_t kNodesBetweenAsking = 2048;

// The greatest possible depth of the search tree. Captures prolong the search beyond its planned depth, but
// each capture removes a chip. Forced turns (a side has only one legal turn) prolong it to at most twice the
// planned depth.
constexpr std::size_t kLevels = static_cast<std::size_t>(2 * kMostPlies) + 2 * board::kChipsASide + 1;

constexpr int kPliesToShare = 3;

// The number of turns for which memory is reserved. Nearly every position has fewer turns.
constexpr std::size_t kUsualTurns = 64;

constexpr std::uint64_t endOf(Key key) {
  return std::uint64_t{1} << (key & 63U);
}

}  // namespace

Endings endingsOf(const rules::Ruleset& ruleset) {
  return {.repetitionCount = ruleset.repetitionCount.answer(),
          .repetitionDraws = ruleset.repetitionEnds.answer() == rules::RepetitionEnds::Draw,
          .quietTurns = ruleset.inactivityPlies.answer()};
}

Search::Search(const rules::Movement& movement, const ScoreTable* scores,
               const std::optional<Endings>& endings, TranspositionTable& known, PositionsInSearch* inSearch)
    : m_movement(movement),
      m_chips(scores != nullptr ? Chips::Named : Chips::Alike),
      m_scores(scores),
      m_endings(endings),
      m_evaluation(scores),
      m_known(known),
      m_inSearch(inSearch),
      m_levels(kLevels),
      m_order(kLevels) {
  for (Level& level : m_levels) {
    level.turns.reserve(kUsualTurns);
    level.candidates.reserve(kUsualTurns);
    level.line.reserve(kLevels);
  }
}

bool Search::stopped() {
  m_told.store(m_nodes, std::memory_order_relaxed);
  if (!m_stopped) m_stopped = m_nodes >= m_limits->nodes || (m_limits->stop && m_limits->stop());
  return m_stopped;
}

SearchResult& furthestOf(std::span<SearchResult> found) {
  DAMATH_EXPECTS(!found.empty());
  const auto known = [](const SearchResult& one) {
    return std::pair(one.plies, one.further.value_or(-kInfinite));
  };
  return *std::ranges::max_element(found, {}, known);
}

SearchResult Search::think(const board::Position& position, const Limits& limits,
                           const std::optional<Course>& course, int firstPlies) {
  DAMATH_EXPECTS(limits.plies >= 1);
  start(limits, course);
  SearchResult result;
  const rules::TurnList turns = rules::legalTurns(m_movement, position);
  const Node root = nodeOf(position, course);
  if (turns.empty()) {
    tell(atEnd(root, 0), result);
    return result;
  }
  result.best = turns.front();
  result.line = {turns.front()};
  // With pruning, a position with only one legal turn needs no deep search.
  const bool isForced = m_isPruned && turns.size() == 1;
  const int last = isForced ? 1 : std::min(limits.plies, kMostPlies);
  for (int plies = std::min(firstPlies, last); plies <= last && goOn(root, plies, result); ++plies) {
    if (limits.deepened) limits.deepened(result);
  }
  result.nodes = m_nodes;
  m_limits = nullptr;
  return result;
}

void Search::start(const Limits& limits, const std::optional<Course>& course) {
  m_limits = &limits;
  m_isPruned = limits.pruning == Pruning::Likely;
  m_playsToWin = m_scores != nullptr && course;
  m_bestSoFar.reset();
  m_nodes = 0;
  countAnew();
  m_stopped = false;
  m_order.startSearch();
  m_seen.clear();
  m_seenEnds = 0;
  m_draws = course ? course->draws : std::nullopt;
  if (!course) return;
  for (const board::Position& position : course->seen) {
    m_seen.push_back(keyOf(position, m_chips));
    m_seenEnds |= endOf(m_seen.back());
  }
}

// Searches the root to the depth `plies`. Returns false if the search was stopped. With pruning, the best
// turn of an unfinished depth is still useful, because the search of that depth began with the best turn of
// the previous depth.
bool Search::goOn(const Node& root, int plies, SearchResult& result) {
  if (stopped()) return false;
  m_rootPlies = plies;
  m_leader.reset();
  m_rising.reset();
  const Value value = valueOf(root, plies, 0, {-kInfinite, kInfinite});
  if (m_stopped) {
    if (m_isPruned && m_leader) tellLeader(result);
    return false;
  }
  const rules::TurnList& line = m_levels.front().line;
  result.plies = plies;
  result.line = line;
  result.best = line.front();
  result.nodes = m_nodes;
  m_bestSoFar = result.best;
  tell(value, result);
  return true;
}

void Search::tellLeader(SearchResult& result) const {
  const Leader& leader = m_rising ? *m_rising : *m_leader;
  result.best = leader.turn;
  result.line = m_rising ? rules::TurnList{leader.turn} : m_levels.front().line;
  result.further = leader.atLeast;
}

// Stores the value in the result. Sets `fate` if the value is a certain win or loss. In Damath with a course,
// the bonus kSure of this win or loss is removed from the value.
void Search::tell(Value value, SearchResult& result) const {
  result.value = value;
  result.fate.reset();
  const bool isCompanion = m_scores == nullptr;
  if (!m_playsToWin && !isCompanion) return;
  if (std::abs(value) < (isCompanion ? kWin : kSure / 2)) return;
  result.fate = value > 0 ? Fate::Won : Fate::Lost;
  if (m_playsToWin) result.value -= value > 0 ? kSure : -kSure;
}

std::optional<Value> Search::valueOf(const board::Position& position, const rules::Turn& turn, int plies,
                                     const Stop& stop) {
  DAMATH_EXPECTS(plies >= 1 && plies <= kMostPlies);
  const Limits limits{.stop = stop};
  start(limits, std::nullopt);
  const Value gain = m_scores != nullptr ? m_scores->turn(position, turn) : 0;
  Node child = nodeAfter(nodeOf(position, std::nullopt), turn, gain);
  child.undoable = 0;  // the search begins with this node, so no turn of the search led to it
  Value value = 0;
  for (int left = std::min(plies - 1, 1); left < plies; ++left) {
    value = valueOf(child, left, 0, {-kInfinite, kInfinite});
    if (m_stopped) break;
  }
  m_limits = nullptr;
  return m_stopped ? std::nullopt : std::optional(gain - value);
}

Search::Node Search::nodeOf(const board::Position& position, const std::optional<Course>& course) const {
  return {.position = position,
          .key = keyOf(position, m_chips),
          .score = m_evaluation.scoreOf(position),
          .lead = course && m_playsToWin ? course->lead : 0,
          .quietTurns = course ? course->quietTurns : 0,
          .kingTurns = course ? course->kingTurns : 0,
          .undoable = 0};
}

Search::Node Search::nodeAfter(const Node& node, const rules::Turn& turn, Value gain) const {
  Node child = node;
  rules::play(m_movement, child.position, turn);
  const auto leaves = [&](board::Square square) {
    const board::Piece piece = node.position.pieceOn(square);
    child.key ^= keyOf(piece, square, m_chips);
    child.score -= m_evaluation.scoreOf(piece, square);
    return piece.rank;
  };
  const bool isUndoable = leaves(turn.start()) == board::Rank::Dama && !turn.isCapture();
  for (const rules::Jump& jump : turn.jumps()) leaves(jump.taken);
  const board::Piece mover = child.position.pieceOn(turn.end());
  child.key ^= keyOf(mover, turn.end(), m_chips) ^ kTurnKey;
  child.score += m_evaluation.scoreOf(mover, turn.end());
  child.lead = m_playsToWin ? -(node.lead + gain) : 0;
  child.quietTurns = turn.isCapture() ? 0 : node.quietTurns + 1;
  child.kingTurns = isUndoable ? node.kingTurns + 1 : 0;
  child.undoable = isUndoable ? node.undoable + 1 : 0;
  return child;
}

// Returns the key under which a position is stored in the table. The key includes the lead and the number of
// quiet turns or of turns by damas if the value of the position depends on them.
Key Search::tableKeyOf(const Node& node) const {
  if (m_draws) {
    // No line of the search is longer than twice the planned depth.
    const auto limit = rules::kingTurnsOfBoth(*m_draws);
    const bool isNear = limit && node.kingTurns + 2 * m_rootPlies >= *limit;
    return isNear ? node.key ^ keyOfNumber(1, node.kingTurns) : node.key;
  }
  if (!m_playsToWin) return node.key;
  Key key = node.key ^ keyOfNumber(0, node.lead);
  if (m_endings->quietTurns) key ^= keyOfNumber(1, node.quietTurns);
  return key;
}

// True if the table entry gives the value that the search needs for this position. With pruning, an entry
// from a deeper search also gives the value.
bool Search::answers(const TableEntry& known, int plies, Window window) const {
  // If the exact value is needed (open window), the search continues, because the table entry has no line of
  // play.
  if (window.isOpen() || known.plies < plies || (known.plies > plies && !m_isPruned)) return false;
  return (known.bound != Bound::AtMost && known.value >= window.beta) ||
         (known.bound != Bound::AtLeast && known.value <= window.alpha);
}

Value Search::valueOf(const Node& node, int plies, std::size_t level, Window window) {
  if (++m_nodes % kNodesBetweenAsking == 0 && stopped()) return 0;
  Level& here = m_levels[level];
  here.line.clear();
  here.key = node.key;
  if (level > 0) {
    if (const auto end = endWithTurnsLeft(node, level)) return *end;
  }
  if (plies == 0 && !rules::mustTake(m_movement, node.position)) {
    if (!m_evaluation.canMove(node.position)) return atEnd(node, plies);
    return m_evaluation.atLeaf(node.position, node.score);
  }
  const Key key = plies > 0 ? tableKeyOf(node) : 0;
  const std::optional<TableEntry> known = plies > 0 ? m_known.find(key) : std::nullopt;
  if (known && answers(*known, plies, window)) return known->value;
  rules::listLegalTurns(m_movement, node.position, here.turns);
  if (here.turns.empty()) return atEnd(node, plies);
  rankTurns(node, level, known);

  std::uint16_t turn = 0;
  const Value best = bestOf(node, plies, level, window, turn);
  if (m_stopped || plies == 0) return m_stopped ? 0 : best;
  const Bound bound = best >= window.beta   ? Bound::AtLeast
                      : best > window.alpha ? Bound::Exact
                                            : Bound::AtMost;
  m_known.keep(key, {.value = best, .turn = turn, .plies = static_cast<std::int8_t>(plies), .bound = bound});
  return best;
}

Value Search::bestOf(const Node& node, int plies, std::size_t level, Window window, std::uint16_t& bestTurn) {
  Level& here = m_levels[level];
  const int left = pliesLeft(here.turns.size(), plies, level);
  Value best = -kInfinite;
  for (std::size_t i = 0; i < here.candidates.size();) {
    bringBest(here.candidates, i);
    const Candidate candidate = here.candidates[i];
    const rules::Turn& turn = here.turns[candidate.turn];
    const Node child = nodeAfter(node, turn, candidate.gain);
    const Key work = i > 0 && isShared(left) ? tableKeyOf(child) : 0;
    if (work != 0 && candidate.rank != TurnOrder::kPutOff && m_inSearch->holds(work)) {
      here.candidates[i].rank = TurnOrder::kPutOff;
      continue;
    }
    const Window closed{window.alpha, window.alpha + 1};
    // True if the search first tests whether the turn is better than the best turn so far, and only then by
    // how much.
    const bool asksWhether = i > 0 && window.isOpen();
    const int less = reductionOf(candidate, turn.isCapture(), i, plies, window);
    Value value = window.alpha + 1;
    if (work != 0) m_inSearch->begin(work);
    if (less > 0) value = valueAfter(child, candidate.gain, left - less, level, closed);
    if (asksWhether && value > window.alpha && !m_stopped) {
      value = valueAfter(child, candidate.gain, left, level, closed);
    }
    if (level == 0 && asksWhether && value > window.alpha && !m_stopped) m_rising = {turn, value};
    if (value > window.alpha && !(asksWhether && value >= window.beta) && !m_stopped) {
      value = valueAfter(child, candidate.gain, left, level, window);
    }
    if (m_stopped) return 0;
    if (work != 0) m_inSearch->end(work);
    ++i;
    if (level == 0) m_rising.reset();
    if (value <= best) continue;
    best = value;
    bestTurn = candidate.turn;
    if (best <= window.alpha) continue;
    if (level == 0) m_leader = {turn, best};
    if (window.isOpen()) keepLine(level, turn);
    window.alpha = best;
    if (best < window.beta) continue;
    if (!turn.isCapture()) m_order.refuted(turn, node.position.toMove(), level, plies);
    break;
  }
  return best;
}

// True if other threads are told of a search with so many plies left. False without pruning and if the engine
// has only one thread.
bool Search::isShared(int plies) const {
  return m_isPruned && m_inSearch != nullptr && plies >= kPliesToShare;
}

// Returns the plies left after a turn. With pruning, a forced turn (the only legal turn) costs no ply, up to
// twice the depth of the search.
int Search::pliesLeft(std::size_t turns, int plies, std::size_t level) const {
  const bool isFree = m_isPruned && turns == 1 && plies > 0 && static_cast<int>(level) < 2 * m_rootPlies &&
                      static_cast<int>(level) + plies < 2 * kMostPlies;
  return isFree ? plies : std::max(plies - 1, 0);
}

// Returns the number of plies by which the search of a turn is shortened. Only quiet turns late in the order
// are shortened. If such a turn proves better than expected, it is searched again.
int Search::reductionOf(const Candidate& candidate, bool isCapture, std::size_t place, int plies,
                        Window window) const {
  if (!m_isPruned || isCapture || plies < 3 || place < 3 || TurnOrder::isProven(candidate.rank)) return 0;
  const int less = 1 + (plies >= 6 && place >= 6 ? 1 : 0) + (plies >= 9 && place >= 10 ? 1 : 0);
  return window.isOpen() ? less - 1 : less;
}

// Returns the value of a turn for the side that makes it: `gain`, the score of the turn, minus the opponent's
// value of the position after it.
Value Search::valueAfter(const Node& child, Value gain, int plies, std::size_t level, Window window) {
  return gain - valueOf(child, plies, level + 1, {gain - window.beta, gain - window.alpha});
}

// Returns the value of a side without a legal turn, which ends the game (E1). In Damath with a course, a
// higher total wins (E2): the value counts first the win, then the margin.
Value Search::atEnd(const Node& node, int plies) const {
  const Value remaining = m_evaluation.atEnd(node.position, node.score, plies);
  if (!m_playsToWin) return remaining;
  const Value total = node.lead + remaining;
  return remaining + (total > 0 ? kSure : total < 0 ? -kSure : 0);
}

int Search::timesSeen(const Node& node, std::size_t level) const {
  int times = 0;
  if ((m_seenEnds & endOf(node.key)) != 0) times = static_cast<int>(std::ranges::count(m_seen, node.key));
  if (!m_isPruned) return times;
  // A return to an earlier position takes at least four turns, two of each side.
  const std::size_t farthest = level - static_cast<std::size_t>(node.undoable);
  for (std::size_t before = level; before >= farthest + 4; before -= 2) {
    // Skips the first position of the search, because m_seen already contains this position.
    if (before > 4 && m_levels[before - 4].key == node.key) ++times;
  }
  return times;
}

// True if a condition of the course draws the companion game here (G8). A side without a legal turn loses
// (G7).
bool Search::isDrawnByRule(const Node& node) const {
  if (!m_draws) return false;
  const auto limit = rules::kingTurnsOfBoth(*m_draws);
  const bool isLimit = limit && node.kingTurns >= *limit;
  const bool isFew = std::popcount(board::kAllSquares & ~node.position.vacant()) == 2;
  if (!isLimit && !isFew) return false;
  const bool canTake = rules::mustTake(m_movement, node.position);
  if (!canTake && !m_evaluation.canMove(node.position)) return false;
  return isLimit || rules::drawsLoneKings(*m_draws, node.position, canTake);
}

// Returns the value if the position ends the game or counts as ended; otherwise nullopt. A side that is
// behind gains nothing by a return to an earlier position: until the arbiter confirms the repetition, the
// opponent may return as well (E4).
std::optional<Value> Search::endWithTurnsLeft(const Node& node, std::size_t level) const {
  const int times = timesSeen(node, level);
  if (m_scores == nullptr) return times > 0 || isDrawnByRule(node) ? std::optional<Value>(0) : std::nullopt;
  if (!m_playsToWin) return std::nullopt;
  if (times > 0) {
    if (m_endings->repetitionDraws) return -node.lead;
    const Value value = atEnd(node, 0);
    if (times + 1 >= m_endings->repetitionCount || value + node.lead >= 0) return value;
  }
  if (m_endings->quietTurns && node.quietTurns >= *m_endings->quietTurns) return atEnd(node, 0);
  return std::nullopt;
}

void Search::rankTurns(const Node& node, std::size_t level, const std::optional<TableEntry>& known) {
  Level& here = m_levels[level];
  here.candidates.clear();
  for (std::size_t i = 0; i < here.turns.size(); ++i) {
    const rules::Turn& turn = here.turns[i];
    Candidate candidate{.turn = static_cast<std::uint16_t>(i)};
    if (turn.isCapture()) {
      candidate.gain = m_scores != nullptr ? m_scores->turn(node.position, turn) : 0;
      candidate.rank = m_scores != nullptr ? candidate.gain : static_cast<Value>(turn.jumps().size());
    } else {
      candidate.rank = m_order.rankOf(turn, node.position.toMove(), level);
    }
    if (known && known->turn == i) candidate.rank = TurnOrder::kFirst;
    if (level == 0 && m_bestSoFar && turn == *m_bestSoFar) candidate.rank = TurnOrder::kFirst + 1;
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
