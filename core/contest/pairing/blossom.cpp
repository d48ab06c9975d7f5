// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/blossom.hpp"

#include <algorithm>

#include "core/promise.hpp"

namespace damath::pairing {

Blossoms::Blossoms(int count)
    : m_count(count),
      m_arcs(at(count)),
      m_price(at(count), 0),
      m_mate(at(count), -1),
      m_top(at(count)),
      m_nodes(at(count)),
      m_soonest(at(count)) {
  for (int vertex = 0; vertex < count; ++vertex) {
    m_top[at(vertex)] = vertex;
    m_nodes[at(vertex)].base = vertex;
  }
}

// Doubled, so that the growth between two outer vertices, which is half their slack, is whole: all of a tree
// hangs together by edges without slack, so their prices are all odd or all even.
void Blossoms::addEdge(int a, int b, Cost cost) {
  m_arcs[at(a)].push_back({b, 2 * cost});
  m_arcs[at(b)].push_back({a, 2 * cost});
}

bool Blossoms::search() {
  clearTree();
  dissolveAll();
  repairPrices();
  matchAtOnce();
  for (int vertex = 0; vertex < m_count; ++vertex) {
    if (m_mate[at(vertex)] != -1) continue;
    if (!growFrom(vertex)) return false;
    clearTree();
  }
  return true;
}

// Hands the price of every blossom down to its vertices: no slack inside it changes, those of edges that
// leave it grow.
void Blossoms::dissolveAll() {
  std::vector<int> vertices;
  for (int node = m_count; node < static_cast<int>(m_nodes.size()); ++node) {
    if (m_nodes[at(node)].children.empty()) continue;
    vertices.clear();
    collect(node, vertices);
    for (const int vertex : vertices) m_price[at(vertex)] -= m_nodes[at(node)].price / 2;
  }
  m_nodes.resize(at(m_count));
  m_unused.clear();
  for (int vertex = 0; vertex < m_count; ++vertex) {
    m_top[at(vertex)] = vertex;
    m_nodes[at(vertex)].parent = -1;
    m_nodes[at(vertex)].base = vertex;
  }
}

// Lowers prices until no slack is negative, and parts the pairs that have slack now.
void Blossoms::repairPrices() {
  for (int vertex = 0; vertex < m_count; ++vertex) {
    for (const Arc& arc : m_arcs[at(vertex)]) {
      const Cost slack = arc.cost - m_price[at(vertex)] - m_price[at(arc.to)];
      if (slack < 0) m_price[at(vertex)] += slack;
    }
  }
  for (int vertex = 0; vertex < m_count; ++vertex) {
    const int mate = m_mate[at(vertex)];
    if (mate < vertex) continue;
    const auto& arcs = m_arcs[at(vertex)];
    const auto arc = std::ranges::find(arcs, mate, &Arc::to);
    DAMATH_EXPECTS(arc != arcs.end());
    if (arc->cost == m_price[at(vertex)] + m_price[at(mate)]) continue;
    m_mate[at(vertex)] = -1;
    m_mate[at(mate)] = -1;
  }
}

// Raises the prices of those alone as far as their edges allow, and pairs whom that brings together.
void Blossoms::matchAtOnce() {
  for (int vertex = 0; vertex < m_count; ++vertex) {
    if (m_mate[at(vertex)] != -1 || m_arcs[at(vertex)].empty()) continue;
    std::optional<Cost> least;
    int partner = -1;
    for (const Arc& arc : m_arcs[at(vertex)]) {
      const Cost slack = arc.cost - m_price[at(vertex)] - m_price[at(arc.to)];
      if (least && slack > *least) continue;
      const bool isAlone = m_mate[at(arc.to)] == -1;
      if (!least || slack < *least || partner == -1) partner = isAlone ? arc.to : -1;
      least = slack;
    }
    m_price[at(vertex)] += *least;
    if (partner == -1) continue;
    m_mate[at(vertex)] = partner;
    m_mate[at(partner)] = vertex;
  }
}

// A tree of alternating paths from a lone vertex, until it reaches another lone one.
bool Blossoms::growFrom(int root) {
  m_growth = 0;
  m_order = 0;
  makeOuter(m_top[at(root)], {});
  while (!m_meetings.empty()) {
    std::pop_heap(m_meetings.begin(), m_meetings.end());
    const Meeting meeting = m_meetings.back();
    m_meetings.pop_back();
    if (meeting.to == -1) {
      meetInner(meeting);
    } else if (meet(meeting)) {
      return true;
    }
  }
  return false;
}

// True where the tree has reached a lone vertex. What was due may have been put off since, or be void.
bool Blossoms::meet(const Meeting& meeting) {
  const int from = m_top[at(meeting.from)];
  const int to = m_top[at(meeting.to)];
  const Label label = m_nodes[at(to)].label;
  if (from == to || label == Label::Inner) return false;
  const Cost slack = slackNow(meeting.from, {meeting.to, meeting.cost});
  const Cost due = m_growth + (label == Label::Outer ? slack / 2 : slack);
  if (due > meeting.due) {
    push({due, m_order++, meeting.from, meeting.to, meeting.cost});
    return false;
  }
  m_growth = due;
  if (label == Label::Outer) {
    shrink(meeting.from, meeting.to);
    return false;
  }
  const int base = m_nodes[at(to)].base;
  const int mate = m_mate[at(base)];
  if (mate == -1) {
    augment(meeting.from, meeting.to);
    return true;
  }
  makeInner(to, {meeting.from, meeting.to});
  makeOuter(m_top[at(mate)], {base, mate});
  return false;
}

void Blossoms::meetInner(const Meeting& meeting) {
  const Node& node = m_nodes[at(meeting.from)];
  if (node.children.empty() || node.parent != -1 || node.label != Label::Inner) return;
  const Cost due = m_growth + blossomPriceNow(meeting.from) / 2;
  if (due > meeting.due) {
    push({due, m_order++, meeting.from, -1, 0});
    return;
  }
  m_growth = due;
  expand(meeting.from);
}

void Blossoms::push(const Meeting& meeting) {
  m_meetings.push_back(meeting);
  std::push_heap(m_meetings.begin(), m_meetings.end());
}

void Blossoms::pushEdge(int outer, const Arc& arc) {
  const int to = m_top[at(arc.to)];
  const Label label = m_nodes[at(to)].label;
  if (to == m_top[at(outer)] || label == Label::Inner) return;
  const Cost slack = slackNow(outer, arc);
  if (label == Label::Outer) {
    push({m_growth + slack / 2, m_order++, outer, arc.to, arc.cost});
    return;
  }
  const Cost due = m_growth + slack;
  auto& soonest = m_soonest[at(arc.to)];
  if (soonest && *soonest <= due) return;
  soonest = due;
  push({due, m_order++, outer, arc.to, arc.cost});
}

void Blossoms::makeOuter(int node, Link via) {
  Node& outer = m_nodes[at(node)];
  outer.label = Label::Outer;
  outer.via = via;
  outer.enteredAt = m_growth;
  m_labelled.push_back(node);
  std::vector<int> vertices;
  collect(node, vertices);
  for (const int vertex : vertices) scan(vertex);
}

void Blossoms::makeInner(int node, Link via) {
  Node& inner = m_nodes[at(node)];
  inner.label = Label::Inner;
  inner.via = via;
  inner.enteredAt = m_growth;
  m_labelled.push_back(node);
  if (!isVertex(node)) push({m_growth + inner.price / 2, m_order++, node, -1, 0});
}

void Blossoms::scan(int vertex) {
  for (const Arc& arc : m_arcs[at(vertex)]) pushEdge(vertex, arc);
}

// A vertex that has left the tree: the edges by which the tree may come back.
void Blossoms::rescan(int vertex) {
  m_soonest[at(vertex)].reset();
  for (const Arc& arc : m_arcs[at(vertex)]) {
    if (labelAt(arc.to) == Label::Outer) pushEdge(arc.to, {vertex, arc.cost});
  }
}

Cost Blossoms::priceNow(int vertex) const {
  const Node& node = m_nodes[at(m_top[at(vertex)])];
  const Cost grown = m_growth - node.enteredAt;
  switch (node.label) {
    case Label::Outer:
      return m_price[at(vertex)] + grown;
    case Label::Inner:
      return m_price[at(vertex)] - grown;
    case Label::None:
      break;
  }
  return m_price[at(vertex)];
}

Cost Blossoms::slackNow(int a, const Arc& arc) const {
  return arc.cost - priceNow(a) - priceNow(arc.to);
}

Cost Blossoms::blossomPriceNow(int node) const {
  const Node& blossom = m_nodes[at(node)];
  const Cost grown = 2 * (m_growth - blossom.enteredAt);
  switch (blossom.label) {
    case Label::Outer:
      return blossom.price + grown;
    case Label::Inner:
      return blossom.price - grown;
    case Label::None:
      break;
  }
  return blossom.price;
}

// Writes the growth of an outermost node since it was labelled into its prices.
void Blossoms::settle(int node) {
  std::vector<int> vertices;
  collect(node, vertices);
  for (const int vertex : vertices) {
    m_price[at(vertex)] = priceNow(vertex);
    DAMATH_EXPECTS(m_price[at(vertex)] < 4 * kCostLimit && m_price[at(vertex)] > -4 * kCostLimit);
  }
  if (!isVertex(node)) m_nodes[at(node)].price = blossomPriceNow(node);
  m_nodes[at(node)].enteredAt = m_growth;
}

void Blossoms::clearTree() {
  for (const int node : m_labelled) {
    if (at(node) >= m_nodes.size() || m_nodes[at(node)].label == Label::None) continue;
    if (m_nodes[at(node)].parent == -1 && (isVertex(node) || !m_nodes[at(node)].children.empty())) {
      settle(node);
    }
    m_nodes[at(node)].label = Label::None;
  }
  m_labelled.clear();
  m_meetings.clear();
  std::ranges::fill(m_soonest, std::nullopt);
  m_growth = 0;
}

void Blossoms::addedSlacks(int vertex, std::vector<Cost>& added) const {
  added.assign(at(m_count), 0);
  std::vector<int> around;
  for (int node = vertex; node != -1; node = m_nodes[at(node)].parent) around.push_back(node);
  Cost sum = 0;
  std::vector<int> vertices;
  for (std::size_t i = around.size() - 1; i > 0; --i) {
    const Node& blossom = m_nodes[at(around[i])];
    sum += blossom.parent == -1 ? blossomPriceNow(around[i]) : blossom.price;
    vertices.clear();
    for (const int child : blossom.children) {
      if (child != around[i - 1]) collect(child, vertices);
    }
    for (const int other : vertices) added[at(other)] = sum;
  }
}

bool Blossoms::isReachable(int vertex, int other) const {
  return m_top[at(vertex)] != m_top[at(other)] && labelAt(other) != Label::Inner;
}

}  // namespace damath::pairing
