// SPDX-License-Identifier: GPL-3.0-or-later
// How the engine looks ahead: deeper and deeper, each depth to its exact value (alpha-beta by principal
// variation, with a transposition table). A turn's worth is what it scores less what the position after it is
// worth to the opponent; at the last ply only captures, which are compulsory, go on. Nothing is pruned that
// could change the value.
#pragma once

#include <optional>
#include <vector>

#include "core/engine/engine.hpp"
#include "core/engine/evaluation.hpp"
#include "core/engine/position_key.hpp"
#include "core/engine/score_table.hpp"
#include "core/engine/transposition_table.hpp"
#include "core/engine/turn_order.hpp"

namespace damath::engine {

class Search {
 public:
  Search(const rules::Movement& movement, const std::optional<Scoring>& scoring);
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  [[nodiscard]] SearchResult think(const board::Position& position, const Limits& limits,
                                   std::span<const board::Position> seen);
  [[nodiscard]] Value valueOf(const board::Position& position, const rules::Turn& turn, int plies);

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
    PieceScore standing;
  };
  // What one depth of the tree needs, kept from node to node so that none asks for memory.
  struct Level {
    rules::TurnList turns;
    std::vector<Candidate> candidates;
    rules::TurnList line;  // the best play from here on
  };

  void start(const Limits& limits, std::span<const board::Position> seen);
  [[nodiscard]] Node nodeOf(const board::Position& position) const;
  [[nodiscard]] Node nodeAfter(const Node& node, const rules::Turn& turn) const;
  [[nodiscard]] Value valueOf(const Node& node, int plies, std::size_t level, Window window);
  [[nodiscard]] Value valueAfter(const Node& child, Value gain, int plies, std::size_t level, Window window);
  void remember(std::span<const board::Position> seen);
  [[nodiscard]] bool isDrawn(Key key) const;
  void rankTurns(const Node& node, std::size_t level, const Known* known);
  void keepLine(std::size_t level, const rules::Turn& turn);
  [[nodiscard]] bool stopped();

  rules::Movement m_movement;
  Chips m_chips;
  std::optional<ScoreTable> m_table;
  Evaluation m_judgement;
  TranspositionTable m_known;
  std::vector<Level> m_levels;
  TurnOrder m_order;
  std::vector<Key> m_seen;
  std::uint64_t m_seenEnds = 0;  // a bit for the last six bits of each
  const Limits* m_limits = nullptr;
  std::uint64_t m_nodes = 0;
  bool m_stopped = false;
};

}  // namespace damath::engine
