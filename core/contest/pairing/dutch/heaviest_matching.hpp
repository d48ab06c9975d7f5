// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the heaviest matching of a general graph, exactly, by Edmonds' algorithm, one tree at a time. After
// the edges of single vertices have changed, the next search starts from the previous result.
//
// Every vertex v has a price y(v) ≥ 0, and every blossom (an odd set that acts as one vertex) has a price z ≥
// 0. The slack of an edge is y(a) + y(b) + the z of all blossoms that hold both ends − its weight (all
// doubled). Slack is never negative, and 0 on every matched edge. A blossom with z > 0 has all vertices but
// one matched inside. An unmatched vertex has the price 0. These facts prove that no matching is heavier.
#pragma once

#include <vector>

#include "core/contest/pairing/dutch/blossom_forest.hpp"
#include "core/contest/pairing/dutch/weighted_graph.hpp"
#include "core/contest/pairing/dutch/wide.hpp"

namespace damath::dutch {

template <class Weight>
class HeaviestMatching {
 public:
  explicit HeaviestMatching(WeightedGraph<Weight>& graph);

  // Call before the first search. Precondition: no edge weighs more than the prices of its ends together.
  void setPrice(int vertex, const Weight& price) { m_price[at(vertex)] = price; }
  // Matches two unmatched vertices. Precondition: their edge has no slack.
  void matchAtOnce(int a, int b) { m_forest.match(a, b); }

  void search();
  [[nodiscard]] int mateOf(int vertex) const { return m_forest.mateOf(vertex); }  // −1: unmatched
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
  // An event during the growth of a tree: the tree reaches an edge, or the price of an inner blossom (`from`)
  // reaches 0.
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
  std::vector<Weight> m_price;          // y; without m_growth for a labelled vertex
  std::vector<Weight> m_blossomPrices;  // z by node; without m_growth for a labelled node
  BlossomForest m_forest;
  // The state of the current tree.
  Weight m_growth{};
  Weight m_bound{};  // the growth at which an outer vertex reaches the price 0
  int m_boundAt = -1;
  std::vector<Meeting> m_meetings;  // a heap
  std::vector<Meeting> m_now;       // meetings due now
  std::vector<int> m_unscanned;
  std::vector<Weight> m_reach;  // the least (price − weight) over edges from outer vertices
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
