// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the heaviest matching of a general graph, exactly, by Edmonds' algorithm, one tree at a time. After
// the edges of single vertices have changed, the next search starts from the previous result.
#pragma once

#include <vector>

#include "core/contest/pairing/dutch/bit_rows.hpp"
#include "core/contest/pairing/dutch/blossom_forest.hpp"
#include "core/contest/pairing/dutch/wide.hpp"

namespace damath::dutch {

// A graph whose edge weights depend on the kinds of the two ends. Vertices are numbered from 0. The end ahead
// of an edge is its end with the lower number; the end ahead may add a weight of its own. Every weight is
// stored doubled, so that half weights are integers.
template <class Weight>
class WeightedGraph {
 public:
  // The extra weight of the end ahead counts only if the other end is before `aheadEnd`.
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
  // Sets the weight of all edges between the kinds `ahead` and `behind`. The end ahead is the end with the
  // lower number.
  void setWeight(int ahead, int behind, const Weight& weight) {
    m_table[at(ahead * m_kinds + behind)] = weight + weight;
  }
  [[nodiscard]] const Weight& twiceOfKinds(int ahead, int behind) const {
    return m_table[at(ahead * m_kinds + behind)];
  }
  void addAhead(int vertex, const Weight& weight) { m_ahead[at(vertex)] += weight + weight; }

  // Selects the one vertex whose edges to certain vertices weigh more. Only one vertex at a time can be
  // selected.
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
  int m_favoured = -1;
  std::vector<Weight> m_favours;
};

// Every vertex v has a price y(v) ≥ 0, and every blossom (an odd set that acts as one vertex) has a price z ≥
// 0. The slack of an edge is y(a) + y(b) + the z of all blossoms that hold both ends − its weight (all
// doubled). Slack is never negative, and 0 on every matched edge. A blossom with z > 0 has all vertices but
// one matched inside. An unmatched vertex has the price 0. These facts prove that no matching is heavier.
template <class Weight>
class HeaviestMatching {
 public:
  explicit HeaviestMatching(WeightedGraph<Weight>& graph);

  // Call before the first search. Precondition: no edge weighs more than the prices of its ends together.
  void setPrice(int vertex, const Weight& price) { m_price[at(vertex)] = price; }
  // Matches two unmatched vertices. Precondition: their edge has no slack.
  void matchAtOnce(int a, int b) { m_forest.match(a, b); }

  void search();
  [[nodiscard]] int mateOf(int vertex) const { return m_forest.mateOf(vertex); }  // the mate; −1: none
  // Returns the price of a vertex with its share of the prices of the blossoms around it. No edge weighs more
  // than the full prices of its two ends together.
  [[nodiscard]] Weight fullPrice(int vertex) const;
  // True if an edge of the graph may belong to a heaviest matching, as far as the prices show.
  [[nodiscard]] bool isTight(int a, int b) const;

  // Removes a vertex from its blossoms and its pair, so that its edges may be changed. Call `reprice` after
  // the change.
  void release(int vertex);
  void reprice(int vertex);
  // Removes a vertex from the graph, with all its edges.
  void remove(int vertex);
  // Opens every blossom. Afterwards any unmatched edges may be removed.
  void openAll();

 private:
  using Label = BlossomForest::Label;
  // An event during the growth of a search tree: the tree reaches an edge, or the price of an inner blossom
  // (`from`) reaches 0.
  struct Meeting {
    Weight due{};
    int from = -1;
    int to = -1;
    friend bool operator<(const Meeting& a, const Meeting& b) { return b.due < a.due; }
  };

  static std::size_t at(int index) { return static_cast<std::size_t>(index); }
  void growFrom(int root);
  bool meet(const Meeting& meeting);
  void push(const Meeting& meeting);
  void makeOuter(int node, Link via);
  void makeInner(int node, Link via);
  void becomeOuter(int vertex);
  void scan(int vertex);
  void lookOut(int vertex);
  void endTree();
  void settleBlossom(int node, bool isOuter);
  void shrink(int from, int to);
  void expand(int node);
  void openAround(int vertex);

  WeightedGraph<Weight>& m_graph;
  int m_count;
  std::vector<Weight> m_price;          // the price y of each vertex; for a labelled vertex without m_growth
  std::vector<Weight> m_blossomPrices;  // the price z of each node; for a labelled node without m_growth
  BlossomForest m_forest;
  // The state of the current tree.
  Weight m_growth{};
  Weight m_bound{};  // the growth at which an outer vertex reaches the price 0
  int m_boundAt = -1;
  std::vector<Meeting> m_meetings;  // a heap, the earliest meeting first
  std::vector<Meeting> m_now;       // meetings due now
  std::vector<int> m_unscanned;
  // For each vertex, the least (price − weight) over its edges from outer vertices.
  std::vector<Weight> m_reach;
  std::vector<int> m_reachedFrom;
  std::vector<int> m_reached;
  std::vector<int> m_labelled;
};

extern template class HeaviestMatching<std::int64_t>;
extern template class HeaviestMatching<Wide128>;
extern template class HeaviestMatching<Wide<4>>;
extern template class HeaviestMatching<Wide<16>>;
extern template class HeaviestMatching<Wide<64>>;

}  // namespace damath::dutch
