// SPDX-License-Identifier: GPL-3.0-or-later
// A graph whose edge weights depend on the kinds of the two vertices of the edge. Vertices are numbered from
// 0. The vertex with the lower number is called the end ahead. Each end ahead may add an extra weight of its
// own. Single edges can get a penalty. Every weight is stored doubled, so that half weights are integers.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "core/contest/pairing/dutch/bit_rows.hpp"

namespace damath::dutch {

template <class Weight>
class WeightedGraph {
 public:
  // `aheadEnd` limits the extra weight of a vertex. The extra weight counts only for edges to a vertex with a
  // higher number, and only if this number is below `aheadEnd`.
  WeightedGraph(int count, int kinds, int aheadEnd)
      : m_edges(count),
        m_aheadEnd(aheadEnd),
        m_kinds(kinds),
        m_kind(static_cast<std::size_t>(count)),
        m_table(static_cast<std::size_t>(kinds) * static_cast<std::size_t>(kinds)),
        m_ahead(static_cast<std::size_t>(count)),
        m_favours(static_cast<std::size_t>(count)) {}

  [[nodiscard]] int count() const { return static_cast<int>(m_kind.size()); }
  [[nodiscard]] const BitRows& edges() const { return m_edges; }
  BitRows& edges() { return m_edges; }

  void setKind(int vertex, int kind) { m_kind[at(vertex)] = kind; }
  // Sets the weight of each edge whose vertex with the lower number has the kind `ahead`, if the other vertex
  // of the edge has the kind `behind`.
  void setWeight(int ahead, int behind, const Weight& weight) {
    m_table[at(ahead * m_kinds + behind)] = weight + weight;
  }
  [[nodiscard]] const Weight& twiceOfKinds(int ahead, int behind) const {
    return m_table[at(ahead * m_kinds + behind)];
  }
  void addAhead(int vertex, const Weight& weight) { m_ahead[at(vertex)] += weight + weight; }

  // Makes each edge whose bit is set in `edges` lighter by `penalty`. Precondition: `edges` is symmetric and
  // has count() rows.
  void penalise(BitRows edges, const Weight& penalty) {
    m_penalised = std::move(edges);
    m_penalty = penalty + penalty;
    m_hasPenalty = true;
  }
  [[nodiscard]] bool isPenalised(int a, int b) const { return m_hasPenalty && m_penalised.has(a, b); }

  // Selects the vertex that can get extra weight on some of its edges. Removes the extra weight of the vertex
  // selected before.
  void favour(int vertex) {
    m_favoured = vertex;
    m_favours.assign(m_favours.size(), Weight(0));
  }
  void favourEdge(int to, const Weight& weight) { m_favours[at(to)] = weight + weight; }
  void favourNone() { m_favoured = -1; }

  [[nodiscard]] Weight twice(int a, int b) const {
    const int ahead = a < b ? a : b;
    const int behind = a < b ? b : a;
    Weight weight = m_table[at(m_kind[at(ahead)] * m_kinds + m_kind[at(behind)])];
    if (behind < m_aheadEnd) weight += m_ahead[at(ahead)];
    if (isPenalised(a, b)) weight -= m_penalty;
    if (m_favoured == a) weight += m_favours[at(b)];
    if (m_favoured == b) weight += m_favours[at(a)];
    return weight;
  }

 private:
  static std::size_t at(int index) { return static_cast<std::size_t>(index); }

  BitRows m_edges;
  int m_aheadEnd;
  int m_kinds;
  std::vector<int> m_kind;
  std::vector<Weight> m_table;
  std::vector<Weight> m_ahead;
  bool m_hasPenalty = false;
  BitRows m_penalised;
  Weight m_penalty{};
  int m_favoured = -1;
  std::vector<Weight> m_favours;
};

}  // namespace damath::dutch
