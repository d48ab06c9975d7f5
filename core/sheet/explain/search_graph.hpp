// SPDX-License-Identifier: GPL-3.0-or-later
// The graph of the places that a search has reached, each with its cost and the cheapest ways to it. A place
// is identified by the position on the board and the entries still to be explained.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/board/packed_position.hpp"
#include "core/sheet/explain/explanation.hpp"

namespace damath::sheet {

// The progress of a search without the position on the board.
struct Progress {
  std::uint32_t next = 0;      // the first unexplained entry
  std::uint8_t unwritten = 0;  // the number of unwritten turns since the last entry
  std::uint8_t explained = 0;  // bit set of the sides whose next total gap an unwritten turn explains

  friend bool operator==(const Progress&, const Progress&) = default;
};

// A place of the search: its progress and the position on the board.
struct SearchPlace : Progress {
  SearchPlace(const board::Position& board, std::size_t nextEntry)
      : Progress{static_cast<std::uint32_t>(nextEntry)}, position(board) {}
  SearchPlace(const board::Position& board, const Progress& progress) : Progress(progress), position(board) {}

  // Skips so many explained entries, and resets the number of unwritten turns.
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

// The records of a graph. A search has tens of thousands of them, so they are kept small. Otherwise a long
// search spends most of its time waiting until the system provides new memory.
namespace graph {

struct Node {
  board::PackedPosition position;
  Progress progress;
  int cost;
  EdgeId firstWay;
};

struct Edge {
  NodeId from;
  EdgeId next;  // another way to the same place at the same cost; kNoEdge if there is none
  ExplainedEntries entries;
  std::uint32_t firstJump;  // the index of the turn's first jump in Records::jumps
  std::uint8_t jumps;
  board::Square start;
  board::Square end;
};

// All records of a graph. After clearing, the next search uses their memory again.
struct Records {
  std::vector<Node> nodes;
  std::vector<Edge> edges;
  std::vector<rules::Jump> jumps;
  std::vector<NodeId> index;
};

// Appends to a vector of records. A vector that is full at 1,000 or more items may grow much larger, so room
// for 100,000 items is reserved at once. The system provides memory page by page on first use, and no item is
// copied again.
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
  // Makes a graph with the start as node 0 at cost 0. Uses the memory of the given records and discards their
  // contents.
  SearchGraph(const SearchPlace& start, std::size_t expectedNodes, graph::Records&& memory);

  [[nodiscard]] SearchPlace place(NodeId node) const {
    return {m_all.nodes[node].position.position(), m_all.nodes[node].progress};
  }
  [[nodiscard]] const Progress& progress(NodeId node) const { return m_all.nodes[node].progress; }
  [[nodiscard]] int cost(NodeId node) const { return m_all.nodes[node].cost; }
  // Returns the first of the cheapest ways to a node; kNoEdge for the start.
  [[nodiscard]] EdgeId firstWay(NodeId node) const { return m_all.nodes[node].firstWay; }
  [[nodiscard]] const graph::Edge& edge(EdgeId edge) const { return m_all.edges[edge]; }
  [[nodiscard]] ExplainedTurn explained(EdgeId edge) const;
  [[nodiscard]] std::size_t size() const { return m_all.nodes.size(); }
  // True if a place was ever reached in two ways of the same cost.
  [[nodiscard]] bool hasForks() const { return m_hasForks; }

  // Records a way to a place. Returns the place's node if the place is new or the way is cheaper than all
  // ways before; nullopt otherwise.
  std::optional<NodeId> reach(const SearchPlace& place, int cost, NodeId from,
                              const ExplainedTurn& explained);
  // Adds a place that only this way reaches, as a separate node. reach() does not find this node for an equal
  // place.
  NodeId addLone(const SearchPlace& place, int cost, NodeId from, const ExplainedTurn& explained);

  // Hands the memory over to the caller. Precondition: the graph is not used afterwards.
  [[nodiscard]] graph::Records release() { return std::move(m_all); }

 private:
  static constexpr NodeId kFree = ~NodeId{0};

  [[nodiscard]] static std::size_t digestOf(const board::PackedPosition& position, const Progress& progress);
  // Returns the slot of the place's node in the index: the occupied slot, or the free slot for a new node.
  [[nodiscard]] std::size_t slotOf(const board::PackedPosition& position, const Progress& progress) const;
  NodeId add(const board::PackedPosition& position, const Progress& progress, int cost, NodeId from,
             const ExplainedTurn& explained);
  void growIndex();
  EdgeId addEdge(NodeId from, const ExplainedTurn& explained);

  // `m_all.index` is a hash table of nodes with open addressing. The number of slots is a power of two, and
  // at most half of the slots are occupied.
  graph::Records m_all;
  std::vector<NodeId> m_lone;  // nodes that are not in the index, ascending
  bool m_hasForks = false;
};

}  // namespace damath::sheet
