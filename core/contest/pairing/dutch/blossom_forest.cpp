// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/dutch/blossom_forest.hpp"

#include <algorithm>
#include <utility>

namespace damath::dutch {

BlossomForest::BlossomForest(int vertices)
    : m_count(vertices), m_mate(at(vertices), -1), m_top(at(vertices)), m_nodes(at(vertices)) {
  for (int vertex = 0; vertex < vertices; ++vertex) {
    m_top[at(vertex)] = vertex;
    m_nodes[at(vertex)].base = vertex;
  }
}

void BlossomForest::unmatch(int vertex) {
  if (const int mate = m_mate[at(vertex)]; mate != -1) m_mate[at(vertex)] = m_mate[at(mate)] = -1;
}

void BlossomForest::rebase(int index, int vertex) {
  if (m_nodes[at(index)].base == vertex) return;
  int child = vertex;
  while (m_nodes[at(child)].parent != index) child = m_nodes[at(child)].parent;
  rebase(child, vertex);
  Node& whole = m_nodes[at(index)];
  const std::size_t count = whole.children.size();
  const auto place =
      static_cast<std::size_t>(std::ranges::find(whole.children, child) - whole.children.begin());
  const auto matchAcross = [&](std::size_t link) {
    const Link edge = whole.links[link];
    rebase(whole.children[link], edge.from);
    rebase(whole.children[(link + 1) % count], edge.to);
    match(edge.from, edge.to);
  };
  // A blossom is an odd circle of nodes (its children). Its base is the vertex that is not matched inside the
  // blossom. Here the base moves from the first child to the child at `place`. The loop follows the circle
  // from the former partner of the child at `place` to the first child, and matches the children on this way
  // in new pairs.
  if (place % 2 == 1) {
    for (std::size_t link = place + 1; link < count; link += 2) matchAcross(link);
  } else {
    for (std::size_t link = 0; link < place; link += 2) matchAcross(link);
  }
  std::rotate(whole.children.begin(), whole.children.begin() + static_cast<std::ptrdiff_t>(place),
              whole.children.end());
  std::rotate(whole.links.begin(), whole.links.begin() + static_cast<std::ptrdiff_t>(place),
              whole.links.end());
  whole.base = vertex;
}

void BlossomForest::flipFrom(int vertex) {
  int index = m_top[at(vertex)];
  rebase(index, vertex);
  while (m_nodes[at(index)].via.from != -1) {
    const int inner = m_top[at(m_nodes[at(index)].via.from)];
    const Link via = m_nodes[at(inner)].via;
    rebase(inner, via.to);
    index = m_top[at(via.from)];
    rebase(index, via.from);
    match(via.from, via.to);
  }
  m_mate[at(vertex)] = -1;
}

int BlossomForest::join(std::vector<int> children, std::vector<Link> links) {
  int whole = static_cast<int>(m_nodes.size());
  if (m_unused.empty()) {
    m_nodes.emplace_back();
  } else {
    whole = m_unused.back();
    m_unused.pop_back();
  }
  for (const int child : children) {
    m_nodes[at(child)].parent = whole;
    eachVertex(child, [this, whole](int vertex) { m_top[at(vertex)] = whole; });
  }
  const Node& first = m_nodes[at(children.front())];
  m_nodes[at(whole)] = {.parent = -1,
                        .base = first.base,
                        .label = first.label,
                        .via = first.via,
                        .children = std::move(children),
                        .links = std::move(links)};
  for (const int child : m_nodes[at(whole)].children) m_nodes[at(child)].label = Label::None;
  return whole;
}

void BlossomForest::open(int index) {
  const std::vector<int> children = std::move(m_nodes[at(index)].children);
  m_nodes[at(index)] = {};
  m_unused.push_back(index);
  for (const int child : children) {
    m_nodes[at(child)].parent = -1;
    eachVertex(child, [this, child](int vertex) { m_top[at(vertex)] = child; });
  }
}

}  // namespace damath::dutch
