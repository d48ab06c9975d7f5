// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/search_graph.hpp"

#include <bit>
#include <span>
#include <utility>

namespace damath::sheet {

using board::PackedPosition;
using graph::append;
using graph::Edge;
using graph::Node;

SearchGraph::SearchGraph(const SearchPlace& start, std::size_t expectedNodes, graph::Records&& memory)
    : m_all(std::move(memory)) {
  m_all.nodes.clear();
  m_all.edges.clear();
  m_all.jumps.clear();
  m_all.nodes.reserve(expectedNodes);
  m_all.edges.reserve(expectedNodes);
  m_all.index.assign(std::bit_ceil(2 * expectedNodes + 2), kFree);
  const PackedPosition position(start.position);
  m_all.nodes.push_back({position, start, 0, kNoEdge});
  m_all.index[slotOf(position, start)] = 0;
}

std::size_t SearchGraph::digestOf(const PackedPosition& position, const Progress& progress) {
  constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15U;
  std::uint64_t hash =
      progress.next + (std::uint64_t{progress.unwritten} << 32U) + (std::uint64_t{progress.explained} << 40U);
  for (const std::uint64_t word : position.words()) {
    hash = (hash ^ word) * kOdd;
    hash ^= hash >> 32U;
  }
  return static_cast<std::size_t>(hash);
}

std::size_t SearchGraph::slotOf(const PackedPosition& position, const Progress& progress) const {
  const std::size_t mask = m_all.index.size() - 1;
  std::size_t slot = digestOf(position, progress) & mask;
  for (;; slot = (slot + 1) & mask) {
    if (m_all.index[slot] == kFree) return slot;
    const Node& node = m_all.nodes[m_all.index[slot]];
    if (node.progress == progress && node.position == position) return slot;
  }
}

void SearchGraph::growIndex() {
  m_all.index.assign(2 * m_all.index.size(), kFree);
  auto lone = m_lone.begin();
  for (NodeId id = 0; id < m_all.nodes.size(); ++id) {
    if (lone != m_lone.end() && *lone == id) {
      ++lone;
    } else {
      const Node& node = m_all.nodes[id];
      m_all.index[slotOf(node.position, node.progress)] = id;
    }
  }
}

EdgeId SearchGraph::addEdge(NodeId from, const ExplainedTurn& explained) {
  const std::span<const rules::Jump> jumps = explained.turn.jumps();
  append(m_all.edges,
         Edge{from, kNoEdge, explained, static_cast<std::uint32_t>(m_all.jumps.size()),
              static_cast<std::uint8_t>(jumps.size()), explained.turn.start(), explained.turn.end()});
  for (const rules::Jump& jump : jumps) append(m_all.jumps, jump);
  return static_cast<EdgeId>(m_all.edges.size() - 1);
}

ExplainedTurn SearchGraph::explained(EdgeId id) const {
  const Edge& edge = m_all.edges[id];
  if (edge.jumps == 0) return {edge.entries, {edge.start, edge.end}};
  return {edge.entries, {edge.start, &m_all.jumps[edge.firstJump], edge.jumps}};
}

std::optional<NodeId> SearchGraph::reach(const SearchPlace& place, int cost, NodeId from,
                                         const ExplainedTurn& explained) {
  const PackedPosition position(place.position);
  const std::size_t slot = slotOf(position, place);
  if (m_all.index[slot] == kFree) {
    const NodeId node = add(position, place, cost, from, explained);
    m_all.index[slot] = node;
    if (2 * (m_all.nodes.size() - m_lone.size()) > m_all.index.size()) growIndex();
    return node;
  }
  const NodeId id = m_all.index[slot];
  Node& node = m_all.nodes[id];
  if (cost > node.cost) return std::nullopt;
  if (cost < node.cost) {
    node.cost = cost;
    node.firstWay = addEdge(from, explained);
    return id;
  }
  // Appends a way of equal cost behind the ways that were found earlier.
  m_hasForks = true;
  EdgeId last = node.firstWay;
  while (last != kNoEdge && m_all.edges[last].next != kNoEdge) last = m_all.edges[last].next;
  const EdgeId added = addEdge(from, explained);
  if (last == kNoEdge) {
    node.firstWay = added;
  } else {
    m_all.edges[last].next = added;
  }
  return std::nullopt;
}

NodeId SearchGraph::addLone(const SearchPlace& place, int cost, NodeId from, const ExplainedTurn& explained) {
  m_lone.push_back(add(PackedPosition(place.position), place, cost, from, explained));
  return m_lone.back();
}

NodeId SearchGraph::add(const PackedPosition& position, const Progress& progress, int cost, NodeId from,
                        const ExplainedTurn& explained) {
  append(m_all.nodes, Node{position, progress, cost, addEdge(from, explained)});
  return static_cast<NodeId>(m_all.nodes.size() - 1);
}

}  // namespace damath::sheet
