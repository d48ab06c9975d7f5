// SPDX-License-Identifier: GPL-3.0-or-later
// The graph of the places that a search has reached, each with its cost and the cheapest ways (turns) that
// lead to it. A place is a position on the board together with the entries that are still to be explained.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/board/packed_position.hpp"
#include "core/sheet/explain/explanation.hpp"

namespace damath::sheet {

// The progress of a search through the entries of a sheet. Together with a position on the board, it makes a
// place of the search.
struct Progress {
  std::uint32_t next = 0;      // the first unexplained entry
  std::uint8_t unwritten = 0;  // the number of unwritten turns since the last entry
  // a bit for each side: set if an unwritten turn explains the side's next total gap (a total that does not
  // follow from earlier figures)
  std::uint8_t explained = 0;

  friend bool operator==(const Progress&, const Progress&) = default;
};

// A place of the search: the position on the board and the progress through the entries.
struct SearchPlace : Progress {
  SearchPlace(const board::Position& board, std::size_t nextEntry)
      : Progress{static_cast<std::uint32_t>(nextEntry)}, position(board) {}
  SearchPlace(const board::Position& board, const Progress& progress) : Progress(progress), position(board) {}

  // Moves the place forward by this number of entries, which are now explained, and sets the number of
  // unwritten turns to 0.
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

// The records of a search graph. A search has tens of thousands of records, so each record is small. With
// larger records, a long search would spend most of its time waiting until the system provides new memory.
namespace graph {

struct Node {
  board::PackedPosition position;
  Progress progress;
  int cost;
  EdgeId firstWay;
};

struct Edge {
  NodeId from;
  EdgeId next;  // another way to the same place of the search at the same cost; kNoEdge if there is none
  ExplainedEntries entries;
  std::uint32_t firstJump;  // the index of the turn's first jump in Records::jumps
  std::uint8_t jumps;
  board::Square start;
  board::Square end;
};

// All records of a search graph. The next search clears them and uses their memory again.
struct Records {
  std::vector<Node> nodes;
  std::vector<Edge> edges;
  std::vector<rules::Jump> jumps;
  std::vector<NodeId> index;
};

// Appends an item to a vector of records. A vector that is full at 1,000 or more items may grow much larger,
// so room for 100,000 items is reserved at once, and no item is copied again. This wastes no memory, because
// the system provides memory page by page when it is first used.
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
  // Makes a graph whose node 0 is the start, with cost 0. Uses the memory of the given records and discards
  // their contents.
  SearchGraph(const SearchPlace& start, std::size_t expectedNodes, graph::Records&& memory);

  [[nodiscard]] SearchPlace place(NodeId node) const {
    return {m_all.nodes[node].position.position(), m_all.nodes[node].progress};
  }
  [[nodiscard]] const Progress& progress(NodeId node) const { return m_all.nodes[node].progress; }
  [[nodiscard]] int cost(NodeId node) const { return m_all.nodes[node].cost; }
  // Returns the way to the node that was found first among the cheapest ways; kNoEdge for the start.
  [[nodiscard]] EdgeId firstWay(NodeId node) const { return m_all.nodes[node].firstWay; }
  [[nodiscard]] const graph::Edge& edge(EdgeId edge) const { return m_all.edges[edge]; }
  [[nodiscard]] ExplainedTurn explained(EdgeId edge) const;
  [[nodiscard]] std::size_t size() const { return m_all.nodes.size(); }
  // True if the search has reached some place in two ways of the same cost.
  [[nodiscard]] bool hasForks() const { return m_hasForks; }

  // Records a way that leads to a place. Returns the place's node if the place is new or this way is cheaper
  // than all earlier ways; nullopt otherwise.
  std::optional<NodeId> reach(const SearchPlace& place, int cost, NodeId from,
                              const ExplainedTurn& explained);
  // Adds a separate node for the place, with this way as the only way to it. reach() never returns this node,
  // even for an equal place.
  NodeId addLone(const SearchPlace& place, int cost, NodeId from, const ExplainedTurn& explained);

  // Hands the memory over to the caller. Precondition: the graph is not used afterwards.
  [[nodiscard]] graph::Records release() { return std::move(m_all); }

 private:
  static constexpr NodeId kFree = ~NodeId{0};

  [[nodiscard]] static std::size_t digestOf(const board::PackedPosition& position, const Progress& progress);
  // Returns the slot of a place in the hash table of nodes: the slot with the place's node, or a free slot if
  // the place has no node yet.
  [[nodiscard]] std::size_t slotOf(const board::PackedPosition& position, const Progress& progress) const;
  NodeId add(const board::PackedPosition& position, const Progress& progress, int cost, NodeId from,
             const ExplainedTurn& explained);
  void growIndex();
  EdgeId addEdge(NodeId from, const ExplainedTurn& explained);

  // All records. `m_all.index` is a hash table of nodes with open addressing. Its number of slots is a power
  // of two, and at most half of the slots are occupied.
  graph::Records m_all;
  std::vector<NodeId> m_lone;  // nodes that are not in the index, ascending
  bool m_hasForks = false;
};

}  // namespace damath::sheet
