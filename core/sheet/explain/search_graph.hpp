// SPDX-License-Identifier: GPL-3.0-or-later
// The places that a search has come to, each with its cost and the cheapest ways there. A place is found
// again by what stands on the board and what is still to be explained.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/sheet/explain/explanation.hpp"

namespace damath::sheet {

// Where the search stands: so many entries explained, this on the board.
struct SearchPlace {
  board::Position position;
  std::size_t next = 0;
  int unwritten = 0;       // turns left out since the last entry
  unsigned explained = 0;  // bit set of sides whose next gap in the totals an omitted turn explains

  friend bool operator==(const SearchPlace&, const SearchPlace&) = default;
};

using NodeId = std::uint32_t;
using EdgeId = std::uint32_t;
inline constexpr EdgeId kNoEdge = ~EdgeId{0};
inline constexpr NodeId kNoNode = ~NodeId{0};

struct Edge {
  NodeId from;
  ExplainedTurn explained;
  EdgeId next = kNoEdge;  // another way to the same place, as cheap
};

class SearchGraph {
 public:
  // Holds the start at no cost, node 0.
  SearchGraph(const SearchPlace& start, std::size_t expectedNodes);

  [[nodiscard]] const SearchPlace& place(NodeId node) const { return m_nodes[node].place; }
  [[nodiscard]] int cost(NodeId node) const { return m_nodes[node].cost; }
  // The first of the cheapest ways to a node; kNoEdge for the start.
  [[nodiscard]] EdgeId firstWay(NodeId node) const { return m_nodes[node].firstWay; }
  [[nodiscard]] const Edge& edge(EdgeId edge) const { return m_edges[edge]; }
  [[nodiscard]] std::size_t size() const { return m_nodes.size(); }
  // Whether any place was ever reached in two ways of the same cost.
  [[nodiscard]] bool hasForks() const { return m_hasForks; }

  // Notes a way to a place; the place's node where it is new or was dearer before, nothing otherwise.
  std::optional<NodeId> reach(const SearchPlace& place, int cost, NodeId from,
                              const ExplainedTurn& explained);
  // A place that belongs to this way alone, whatever else leads to its like.
  NodeId addLone(const SearchPlace& place, int cost, NodeId from, const ExplainedTurn& explained);

 private:
  struct Node {
    SearchPlace place;
    int cost;
    EdgeId firstWay;
  };
  static constexpr NodeId kFree = ~NodeId{0};

  [[nodiscard]] static std::size_t digestOf(const SearchPlace& place);
  // Where the place's node stands in the index, or should stand.
  [[nodiscard]] std::size_t slotOf(const SearchPlace& place) const;
  void growIndex();
  EdgeId addEdge(NodeId from, const ExplainedTurn& explained, EdgeId next);

  std::vector<Node> m_nodes;
  std::vector<Edge> m_edges;
  // Nodes by digest, open addressing: a power of two of slots, at most half of them taken.
  std::vector<NodeId> m_index;
  std::size_t m_indexed = 0;
  bool m_hasForks = false;
};

}  // namespace damath::sheet
