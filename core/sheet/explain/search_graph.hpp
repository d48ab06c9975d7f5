// SPDX-License-Identifier: GPL-3.0-or-later
// The places that a search has come to, each with its cost and the cheapest ways there. A place is found
// again by what stands on the board and what is still to be explained.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/board/packed_position.hpp"
#include "core/sheet/explain/explanation.hpp"

namespace damath::sheet {

// How far the search has come, the board apart.
struct Progress {
  std::uint32_t next = 0;      // the first entry that is not explained
  std::uint8_t unwritten = 0;  // turns left out since the last entry
  std::uint8_t explained = 0;  // bit set of sides whose next gap in the totals an omitted turn explains

  friend bool operator==(const Progress&, const Progress&) = default;
};

// Where the search stands: so many entries explained, this on the board.
struct SearchPlace : Progress {
  SearchPlace(const board::Position& board, std::size_t nextEntry)
      : Progress{static_cast<std::uint32_t>(nextEntry)}, position(board) {}
  SearchPlace(const board::Position& board, const Progress& progress) : Progress(progress), position(board) {}

  // Goes on behind so many entries. No turn is left out since.
  void goBehind(std::size_t entries) {
    next += static_cast<std::uint32_t>(entries);
    unwritten = 0;
  }

  board::Position position;
};

using NodeId = std::uint32_t;
using EdgeId = std::uint32_t;
inline constexpr EdgeId kNoEdge = ~EdgeId{0};
inline constexpr NodeId kNoNode = ~NodeId{0};

// The records of a graph. A search has tens of thousands of them, so they are kept small: most of the time of
// a long search in fresh memory is the time that the system takes to provide it.
namespace graph {

struct Node {
  board::PackedPosition position;
  Progress progress;
  int cost;
  EdgeId firstWay;
};

struct Edge {
  NodeId from;
  EdgeId next;  // another way to the same place, as cheap; kNoEdge if there is none
  ExplainedEntries entries;
  std::uint32_t firstJump;  // index of the turn's first jump among all jumps
  std::uint8_t jumps;
  board::Square start;
  board::Square end;
};

// What a graph consists of. Emptied, it serves the next search.
struct Records {
  std::vector<Node> nodes;
  std::vector<Edge> edges;
  std::vector<rules::Jump> jumps;
  std::vector<NodeId> index;
};

// Appends to a vector of records. A search that comes to a thousand of them may come to many more: room for
// most of them is taken at once. The system provides memory page by page as it is used, and nothing is
// copied.
template <class Item>
void append(std::vector<Item>& items, const Item& item) {
  constexpr std::size_t kManyItems = 1'000;
  constexpr std::size_t kMostItems = 100'000;
  if (items.size() == items.capacity() && items.size() >= kManyItems && items.size() < kMostItems)
    items.reserve(kMostItems);
  items.push_back(item);
}

}  // namespace graph

class SearchGraph {
 public:
  // Holds the start at no cost, node 0. Takes over the memory of the records, not what they hold.
  SearchGraph(const SearchPlace& start, std::size_t expectedNodes, graph::Records&& memory);

  [[nodiscard]] SearchPlace place(NodeId node) const {
    return {m_all.nodes[node].position.position(), m_all.nodes[node].progress};
  }
  [[nodiscard]] const Progress& progress(NodeId node) const { return m_all.nodes[node].progress; }
  [[nodiscard]] int cost(NodeId node) const { return m_all.nodes[node].cost; }
  // The first of the cheapest ways to a node; kNoEdge for the start.
  [[nodiscard]] EdgeId firstWay(NodeId node) const { return m_all.nodes[node].firstWay; }
  [[nodiscard]] const graph::Edge& edge(EdgeId edge) const { return m_all.edges[edge]; }
  [[nodiscard]] ExplainedTurn explained(EdgeId edge) const;
  [[nodiscard]] std::size_t size() const { return m_all.nodes.size(); }
  // Whether any place was ever reached in two ways of the same cost.
  [[nodiscard]] bool hasForks() const { return m_hasForks; }

  // Notes a way to a place; the place's node where it is new or was dearer before, nothing otherwise.
  std::optional<NodeId> reach(const SearchPlace& place, int cost, NodeId from,
                              const ExplainedTurn& explained);
  // A place that belongs to this way alone, whatever else leads to its like.
  NodeId addLone(const SearchPlace& place, int cost, NodeId from, const ExplainedTurn& explained);

  // Gives the memory away. The graph is not used afterwards.
  [[nodiscard]] graph::Records release() { return std::move(m_all); }

 private:
  static constexpr NodeId kFree = ~NodeId{0};

  [[nodiscard]] static std::size_t digestOf(const board::PackedPosition& position, const Progress& progress);
  // Where the place's node stands in the index, or should stand.
  [[nodiscard]] std::size_t slotOf(const board::PackedPosition& position, const Progress& progress) const;
  NodeId add(const board::PackedPosition& position, const Progress& progress, int cost, NodeId from,
             const ExplainedTurn& explained);
  void growIndex();
  EdgeId addEdge(NodeId from, const ExplainedTurn& explained);

  // Nodes by digest in `index`, open addressing: a power of two of slots, at most half of them taken.
  graph::Records m_all;
  std::vector<NodeId> m_lone;  // not in the index, ascending
  bool m_hasForks = false;
};

}  // namespace damath::sheet
