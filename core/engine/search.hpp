// SPDX-License-Identifier: GPL-3.0-or-later
// The search of the engine: iterative deepening with principal variation search and a transposition table.
// The value of a turn is its score minus the opponent's value of the position after it. Beyond the last ply,
// the search follows only captures, because captures are compulsory. Without pruning, each depth is searched
// to its exact value, and no turn that could change the value is skipped.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/engine/engine.hpp"
#include "core/engine/evaluation.hpp"
#include "core/engine/position_key.hpp"
#include "core/engine/positions_in_search.hpp"
#include "core/engine/score_table.hpp"
#include "core/engine/transposition_table.hpp"
#include "core/engine/turn_order.hpp"

namespace damath::engine {

// The conditions under which a Damath game ends although the side to move has legal turns: repetition (E4)
// and too many quiet turns.
struct Endings {
  int repetitionCount;
  bool repetitionDraws;
  std::optional<int> quietTurns;
};
[[nodiscard]] Endings endingsOf(const rules::Ruleset& ruleset);

// Returns the best of several search results of one position: the result with the greatest depth. Among
// results of equal depth, it is the result with the greatest `further` value. Precondition: `found` is not
// empty.
[[nodiscard]] SearchResult& furthestOf(std::span<SearchResult> found);

class Search {
 public:
  // If `scores` is null, the object searches a companion game. Preconditions: `scores`, `known` and
  // `inSearch` outlive this object. Several searches may use one `known` table. Searches that run at the same
  // time share `inSearch`.
  Search(const rules::Movement& movement, const ScoreTable* scores, const std::optional<Endings>& endings,
         TranspositionTable& known, PositionsInSearch* inSearch);
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  // Searches to depth `firstPlies`, then to one ply more each time, until a limit is reached.
  [[nodiscard]] SearchResult think(const board::Position& position, const Limits& limits,
                                   const std::optional<Course>& course, int firstPlies);
  [[nodiscard]] std::optional<Value> valueOf(const board::Position& position, const rules::Turn& turn,
                                             int plies, const Stop& stop);
  // Returns the number of positions that the present search has examined, accurate to a few thousand. 0 after
  // countAnew until the search begins. Other threads may call this function.
  [[nodiscard]] std::uint64_t nodesSoFar() const { return m_told.load(std::memory_order_relaxed); }
  void countAnew() { m_told.store(0, std::memory_order_relaxed); }

 private:
  // The range of values between alpha and beta. If the value of a position is in the range, the search needs
  // the exact value. If it is outside, the search needs only to know on which side of the range it lies.
  struct Window {
    Value alpha;
    Value beta;
    [[nodiscard]] bool isOpen() const { return beta - alpha > 1; }
  };
  struct Node {
    board::Position position;
    Key key;
    PieceScore score;
    Value lead;      // the lead of the side to move; 0 without a course
    int quietTurns;  // consecutive turns without a capture, including turns of the game before the search
    int kingTurns;   // such turns that were all by damas
    // The number of consecutive quiet moves of damas that led to this position in the search. Later turns can
    // reverse such moves.
    int undoable;
  };
  // The memory for one depth of the search tree. All positions of this depth reuse it, so that the search
  // allocates no memory for each position.
  struct Level {
    rules::TurnList turns;
    std::vector<Candidate> candidates;
    rules::TurnList line;  // the best play of both sides from the position of this depth on
    Key key = 0;
  };
  // A turn of the searched position (the root) that is better than all earlier turns in the current depth.
  struct Leader {
    rules::Turn turn;
    Value atLeast;
  };

  void start(const Limits& limits, const std::optional<Course>& course);
  [[nodiscard]] bool goOn(const Node& root, int plies, SearchResult& result);
  void tell(Value value, SearchResult& result) const;
  [[nodiscard]] Node nodeOf(const board::Position& position, const std::optional<Course>& course) const;
  [[nodiscard]] Node nodeAfter(const Node& node, const rules::Turn& turn, Value gain) const;
  [[nodiscard]] Value valueOf(const Node& node, int plies, std::size_t level, Window window);
  [[nodiscard]] Value bestOf(const Node& node, int plies, std::size_t level, Window window,
                             std::uint16_t& best);
  [[nodiscard]] Value valueAfter(const Node& child, Value gain, int plies, std::size_t level, Window window);
  [[nodiscard]] std::optional<Value> endWithTurnsLeft(const Node& node, std::size_t level) const;
  [[nodiscard]] Value atEnd(const Node& node, int plies) const;
  [[nodiscard]] bool isDrawnByRule(const Node& node) const;
  [[nodiscard]] int timesSeen(const Node& node, std::size_t level) const;
  [[nodiscard]] bool answers(const TableEntry& known, int plies, Window window) const;
  [[nodiscard]] Key tableKeyOf(const Node& node) const;
  [[nodiscard]] int pliesLeft(std::size_t turns, int plies, std::size_t level) const;
  [[nodiscard]] int reductionOf(const Candidate& candidate, bool isCapture, std::size_t place, int plies,
                                Window window) const;
  void rankTurns(const Node& node, std::size_t level, const std::optional<TableEntry>& known);
  void keepLine(std::size_t level, const rules::Turn& turn);
  // Stores the best turn of a depth in the result. The search was stopped before it completed this depth.
  void tellLeader(SearchResult& result) const;
  [[nodiscard]] bool isShared(int plies) const;
  [[nodiscard]] bool stopped();

  rules::Movement m_movement;
  Chips m_chips;
  const ScoreTable* m_scores;
  std::optional<Endings> m_endings;
  std::optional<rules::CompanionDraws> m_draws;  // those of the course; nullopt without one and in Damath
  Evaluation m_evaluation;
  TranspositionTable& m_known;
  PositionsInSearch* m_inSearch;
  std::vector<Level> m_levels;
  TurnOrder m_order;
  std::vector<Key> m_seen;
  std::uint64_t m_seenEnds = 0;  // bit n is set if the last six bits of a key in m_seen are n
  const Limits* m_limits = nullptr;
  bool m_isPruned = false;
  bool m_playsToWin = false;  // true for Damath with a course
  int m_rootPlies = 0;
  // The best turn of the searched position in the previous, completed depth.
  std::optional<rules::Turn> m_bestSoFar;
  // The best turn so far in the present depth; m_levels.front() holds its line of play.
  std::optional<Leader> m_leader;
  // A turn that is better than m_leader; the search still computes its exact value.
  std::optional<Leader> m_rising;
  std::uint64_t m_nodes = 0;
  std::atomic<std::uint64_t> m_told = 0;
  bool m_stopped = false;
};

}  // namespace damath::engine
