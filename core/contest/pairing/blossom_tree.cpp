// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to blossoms while a tree grows: they are made, opened and turned around.
#include <algorithm>

#include "core/contest/pairing/blossom.hpp"
#include "core/promise.hpp"

namespace damath::pairing {

int Blossoms::newBlossom() {
  if (m_unused.empty()) {
    m_nodes.emplace_back();
    return static_cast<int>(m_nodes.size()) - 1;
  }
  const int node = m_unused.back();
  m_unused.pop_back();
  m_nodes[at(node)] = {};
  return node;
}

void Blossoms::collect(int node, std::vector<int>& vertices) const {
  if (isVertex(node)) {
    vertices.push_back(node);
    return;
  }
  for (const int child : m_nodes[at(node)].children) collect(child, vertices);
}

void Blossoms::setTop(int node, int top) {
  std::vector<int> vertices;
  collect(node, vertices);
  for (const int vertex : vertices) m_top[at(vertex)] = top;
}

int Blossoms::parentInTree(int node) const {
  const int from = m_nodes[at(node)].via.from;
  return from == -1 ? -1 : m_top[at(from)];
}

// The child of `node` that is or holds `vertex`.
int Blossoms::childHolding(int node, int vertex) const {
  int child = vertex;
  while (m_nodes[at(child)].parent != node) {
    child = m_nodes[at(child)].parent;
    DAMATH_EXPECTS(child != -1);
  }
  return child;
}

// Two outer nodes have met: the circle through the node where their paths to the root join becomes one.
void Blossoms::shrink(int from, int to) {
  std::vector<int> ofFrom;
  for (int node = m_top[at(from)]; node != -1; node = parentInTree(node)) ofFrom.push_back(node);
  std::vector<int> ofTo;
  for (int node = m_top[at(to)]; node != -1; node = parentInTree(node)) ofTo.push_back(node);
  int joint = -1;
  while (!ofFrom.empty() && !ofTo.empty() && ofFrom.back() == ofTo.back()) {
    joint = ofFrom.back();
    ofFrom.pop_back();
    ofTo.pop_back();
  }
  DAMATH_EXPECTS(joint != -1);

  const int made = newBlossom();
  Node& blossom = m_nodes[at(made)];
  blossom.children.push_back(joint);
  for (auto node = ofFrom.rbegin(); node != ofFrom.rend(); ++node) {
    blossom.links.push_back(m_nodes[at(*node)].via);
    blossom.children.push_back(*node);
  }
  blossom.links.push_back({from, to});
  for (const int node : ofTo) {
    blossom.children.push_back(node);
    const Link& via = m_nodes[at(node)].via;
    blossom.links.push_back({via.to, via.from});
  }
  blossom.base = m_nodes[at(joint)].base;
  blossom.via = m_nodes[at(joint)].via;
  blossom.label = Label::Outer;
  blossom.enteredAt = m_growth;
  m_labelled.push_back(made);

  std::vector<int> wereInner;
  for (const int child : blossom.children) {
    settle(child);
    if (m_nodes[at(child)].label == Label::Inner) collect(child, wereInner);
    m_nodes[at(child)].label = Label::None;
    m_nodes[at(child)].parent = made;
  }
  setTop(made, made);
  for (const int vertex : wereInner) scan(vertex);
}

// An inner blossom without a price gives way to its children: those on the path through it stay in the tree.
void Blossoms::expand(int node) {
  settle(node);
  const std::vector<int> children = m_nodes[at(node)].children;
  const std::vector<Link> links = m_nodes[at(node)].links;
  const Link via = m_nodes[at(node)].via;
  const int entered = childHolding(node, via.to);
  for (const int child : children) {
    m_nodes[at(child)].parent = -1;
    m_nodes[at(child)].label = Label::None;
    setTop(child, child);
  }
  m_nodes[at(node)] = {};
  m_unused.push_back(node);

  const int size = static_cast<int>(children.size());
  int place = static_cast<int>(std::ranges::find(children, entered) - children.begin());
  const int step = place % 2 == 0 ? -1 : 1;
  std::vector<bool> isOnPath(at(size), false);
  makeInner(entered, via);
  isOnPath[at(place)] = true;
  std::vector<std::pair<int, Link>> outer;
  for (bool isOuter = true; place % size != 0; isOuter = !isOuter) {
    const int next = place + step;
    Link link = links[at(step == 1 ? place % size : next)];
    if (step == -1) link = {link.to, link.from};
    const int child = children[at(next % size)];
    if (isOuter) {
      outer.emplace_back(child, link);
    } else {
      makeInner(child, link);
    }
    isOnPath[at(next % size)] = true;
    place = next;
  }
  // After all inner ones have their label, so that no edge between the two kinds is taken for one outwards.
  for (const auto& [child, link] : outer) makeOuter(child, link);
  for (int i = 0; i < size; ++i) {
    if (isOnPath[at(i)]) continue;
    std::vector<int> vertices;
    collect(children[at(i)], vertices);
    for (const int vertex : vertices) rescan(vertex);
  }
}

// Exchanges matched and unmatched edges along the path from the root to a lone node.
void Blossoms::augment(int from, int to) {
  rebase(m_top[at(to)], to);
  m_mate[at(to)] = from;
  while (true) {
    const int outer = m_top[at(from)];
    const Link via = m_nodes[at(outer)].via;
    rebase(outer, from);
    m_mate[at(from)] = to;
    if (via.from == -1) return;
    const int inner = m_top[at(via.from)];
    const Link entry = m_nodes[at(inner)].via;
    rebase(inner, entry.to);
    m_mate[at(entry.to)] = entry.from;
    from = entry.from;
    to = entry.to;
  }
}

// Turns a blossom around so that `vertex` is the one matched outwards.
void Blossoms::rebase(int node, int vertex) {
  if (isVertex(node)) return;
  const int child = childHolding(node, vertex);
  rebase(child, vertex);
  Node& blossom = m_nodes[at(node)];
  const int size = static_cast<int>(blossom.children.size());
  const int place = static_cast<int>(std::ranges::find(blossom.children, child) - blossom.children.begin());
  const auto match = [&](int first) {
    const Link link = blossom.links[at(first % size)];
    rebase(blossom.children[at(first % size)], link.from);
    rebase(blossom.children[at((first + 1) % size)], link.to);
    m_mate[at(link.from)] = link.to;
    m_mate[at(link.to)] = link.from;
  };
  if (place % 2 == 0) {
    for (int i = place - 2; i >= 0; i -= 2) match(i);
  } else {
    for (int i = place + 1; i < size; i += 2) match(i);
  }
  std::rotate(blossom.children.begin(), blossom.children.begin() + place, blossom.children.end());
  std::rotate(blossom.links.begin(), blossom.links.begin() + place, blossom.links.end());
  blossom.base = vertex;
}

}  // namespace damath::pairing
