// SPDX-License-Identifier: GPL-3.0-or-later
// How the engine looks ahead: deeper and deeper, by principal variation search with a table of positions. A
// turn's worth is what it scores less what the position after it is worth to the opponent; at the last ply
// only captures, which are compulsory, go on. Without pruning each depth is searched to its exact value, and
// nothing is left out that could change it.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/engine/engine.hpp"
#include "core/engine/evaluation.hpp"
#include "core/engine/position_key.hpp"
#include "core/engine/score_table.hpp"
#include "core/engine/transposition_table.hpp"
#include "core/engine/turn_order.hpp"
#include "core/engine/underway.hpp"

namespace damath::engine {

// What ends a Damath game while turns are left (E4, and inactivity).
struct Endings {
  int repetitionCount;
  bool repetitionDraws;
  std::optional<int> quietTurns;
};
[[nodiscard]] Endings endingsOf(const rules::Ruleset& ruleset);

// Of several searches of one position that ended together the one that saw most: the deepest; of these the
// one whose next depth had come to the best turn. Promise: there is one.
[[nodiscard]] SearchResult& furthestOf(std::span<SearchResult> found);

class Search {
 public:
  // Without scores: a companion game. Scores and table must outlive it. Others may search by the same table;
  // those that do so at the same time share what is underway, which must outlive them too.
  Search(const rules::Movement& movement, const ScoreTable* scores, const std::optional<Endings>& endings,
         TranspositionTable& known, Underway* underway);
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  // From so many plies on.
  [[nodiscard]] SearchResult think(const board::Position& position, const Limits& limits,
                                   const std::optional<Course>& course, int firstPlies);
  [[nodiscard]] std::optional<Value> valueOf(const board::Position& position, const rules::Turn& turn,
                                             int plies, const Stop& stop);
  // Positions looked at since it counts anew, give or take a few thousand; other threads may ask.
  [[nodiscard]] std::uint64_t nodesSoFar() const { return m_told.load(std::memory_order_relaxed); }
  void countAnew() { m_told.store(0, std::memory_order_relaxed); }

 private:
  // A value within matters exactly; outside only on which side of it.
  struct Window {
    Value alpha;
    Value beta;
    [[nodiscard]] bool isOpen() const { return beta - alpha > 1; }
  };
  struct Node {
    board::Position position;
    Key key;
    PieceScore score;
    Value lead;      // of the side to move; 0 without a course
    int quietTurns;  // in a row, the game's own among them
    int undoable;    // turns of the search in a row that could be taken back by others: damas' quiet moves
  };
  // What one depth of the tree needs, kept from node to node so that none asks for memory.
  struct Level {
    rules::TurnList turns;
    std::vector<Candidate> candidates;
    rules::TurnList line;  // the best play from here on
    Key key = 0;
  };
  // A turn of the root that is better than those before it in the depth that is underway.
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
  [[nodiscard]] int timesSeen(const Node& node, std::size_t level) const;
  [[nodiscard]] bool answers(const TableEntry& known, int plies, Window window) const;
  [[nodiscard]] Key tableKeyOf(const Node& node) const;
  [[nodiscard]] int pliesLeft(std::size_t turns, int plies, std::size_t level) const;
  [[nodiscard]] int reductionOf(const Candidate& candidate, bool isCapture, std::size_t place, int plies,
                                Window window) const;
  void rankTurns(const Node& node, std::size_t level, const std::optional<TableEntry>& known);
  void keepLine(std::size_t level, const rules::Turn& turn);
  // Of the midst of a depth.
  void tellLeader(SearchResult& result) const;
  [[nodiscard]] bool isShared(int plies) const;
  [[nodiscard]] bool stopped();

  rules::Movement m_movement;
  Chips m_chips;
  const ScoreTable* m_scores;
  std::optional<Endings> m_endings;
  Evaluation m_evaluation;
  TranspositionTable& m_known;
  Underway* m_underway;
  std::vector<Level> m_levels;
  TurnOrder m_order;
  std::vector<Key> m_seen;
  std::uint64_t m_seenEnds = 0;  // a bit for the last six bits of each
  const Limits* m_limits = nullptr;
  bool m_isPruned = false;
  bool m_playsToWin = false;  // Damath with a course
  int m_rootPlies = 0;
  std::optional<rules::Turn> m_bestSoFar;  // of the root, by the depth before
  std::optional<Leader> m_leader;          // with its line
  std::optional<Leader> m_rising;          // better than that one, before it is known by how much
  std::uint64_t m_nodes = 0;
  std::atomic<std::uint64_t> m_told = 0;
  bool m_stopped = false;
};

}  // namespace damath::engine
