// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/search_graph.hpp"

#include <bit>
#include <utility>

namespace damath::sheet {

namespace {

// A search that comes to so many places may come to many more: room for most of them is taken at once. The
// system provides memory page by page as it is used, and nothing is copied.
constexpr std::size_t kManyItems = 1'000;
constexpr std::size_t kMostItems = 100'000;

template <class Item>
void append(std::vector<Item>& items, const Item& item) {
  if (items.size() == items.capacity() && items.size() >= kManyItems && items.size() < kMostItems)
    items.reserve(kMostItems);
  items.push_back(item);
}

}  // namespace

SearchGraph::SearchGraph(const SearchPlace& start, std::size_t expectedNodes)
    : m_index(std::bit_ceil(2 * expectedNodes + 2), kFree) {
  m_nodes.reserve(expectedNodes);
  m_edges.reserve(expectedNodes);
  m_nodes.push_back({start, 0, kNoEdge});
  m_index[slotOf(start)] = 0;
  m_indexed = 1;
}

std::size_t SearchGraph::digestOf(const SearchPlace& place) {
  return place.position.digest() ^ (place.next * 0x9e3779b97f4a7c15U +
                                    static_cast<std::size_t>(place.unwritten) + 64U * place.explained);
}

std::size_t SearchGraph::slotOf(const SearchPlace& place) const {
  const std::size_t mask = m_index.size() - 1;
  std::size_t slot = digestOf(place) & mask;
  while (m_index[slot] != kFree && m_nodes[m_index[slot]].place != place) slot = (slot + 1) & mask;
  return slot;
}

void SearchGraph::growIndex() {
  const std::vector<NodeId> before = std::exchange(m_index, std::vector<NodeId>(2 * m_index.size(), kFree));
  for (const NodeId node : before) {
    if (node != kFree) m_index[slotOf(m_nodes[node].place)] = node;
  }
}

EdgeId SearchGraph::addEdge(NodeId from, const ExplainedTurn& explained, EdgeId next) {
  append(m_edges, Edge{from, explained, next});
  return static_cast<EdgeId>(m_edges.size() - 1);
}

std::optional<NodeId> SearchGraph::reach(const SearchPlace& place, int cost, NodeId from,
                                         const ExplainedTurn& explained) {
  const std::size_t slot = slotOf(place);
  if (m_index[slot] == kFree) {
    const NodeId node = addLone(place, cost, from, explained);
    m_index[slot] = node;
    if (2 * ++m_indexed > m_index.size()) growIndex();
    return node;
  }
  const NodeId id = m_index[slot];
  Node& node = m_nodes[id];
  if (cost > node.cost) return std::nullopt;
  if (cost < node.cost) {
    node.cost = cost;
    node.firstWay = addEdge(from, explained, kNoEdge);
    return id;
  }
  // The way found first stays the first.
  m_hasForks = true;
  EdgeId last = node.firstWay;
  while (last != kNoEdge && m_edges[last].next != kNoEdge) last = m_edges[last].next;
  const EdgeId added = addEdge(from, explained, kNoEdge);
  if (last == kNoEdge) {
    node.firstWay = added;
  } else {
    m_edges[last].next = added;
  }
  return std::nullopt;
}

NodeId SearchGraph::addLone(const SearchPlace& place, int cost, NodeId from, const ExplainedTurn& explained) {
  append(m_nodes, Node{place, cost, addEdge(from, explained, kNoEdge)});
  return static_cast<NodeId>(m_nodes.size() - 1);
}

}  // namespace damath::sheet
