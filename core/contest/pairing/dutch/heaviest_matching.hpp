// SPDX-License-Identifier: GPL-3.0-or-later
// The heaviest matching of a general graph, exact and with its prices: Edmonds' algorithm, one tree at a
// time. It can be asked again after the edges of single vertices have changed, and starts from what it had.
//
// Every vertex v has a price y(v) ≥ 0, every blossom (an odd set that acts as one vertex) a price z ≥ 0. The
// slack of an edge is y(a) + y(b) + the z of all blossoms that hold both ends − its weight (all doubled). It
// is never negative, it is 0 on every matched edge, a blossom with z > 0 is full, and whoever is alone has
// the price 0: these prove that no matching is heavier.
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

  // Before the first search; promise: no edge outweighs the prices of its ends.
  void setPrice(int vertex, const Weight& price) { m_price[at(vertex)] = price; }
  // Matches two who are alone; promise: their edge has no slack.
  void matchAtOnce(int a, int b) { m_forest.match(a, b); }

  void search();
  [[nodiscard]] int mateOf(int vertex) const { return m_forest.mateOf(vertex); }  // −1: alone
  // The price of a vertex with its share of those of the blossoms around it: no edge outweighs those of its
  // ends.
  [[nodiscard]] Weight fullPrice(int vertex) const;
  // Whether an edge of the graph may be part of a heaviest matching, as far as the prices tell.
  [[nodiscard]] bool isTight(int a, int b) const;

  // Takes a vertex out of its blossoms and its pair, so that its edges may be changed; `reprice` it then.
  void release(int vertex);
  void reprice(int vertex);
  // Out of the graph with all its edges.
  void remove(int vertex);
  // Opens every blossom, so that edges may be taken away anywhere; those must not be matched ones.
  void openAll();

 private:
  using Label = BlossomForest::Label;
  // What the growth meets: an edge, or an inner blossom (`from`) whose price is 0.
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
  std::vector<Weight> m_price;          // y; of a labelled vertex less what the growth adds
  std::vector<Weight> m_blossomPrices;  // z by node; of a labelled node less what the growth adds
  BlossomForest m_forest;
  // of the tree
  Weight m_growth{};
  Weight m_bound{};  // where an outer vertex reaches the price 0
  int m_boundAt = -1;
  std::vector<Meeting> m_meetings;  // a heap
  std::vector<Meeting> m_now;       // those due at once
  std::vector<int> m_unscanned;
  std::vector<Weight> m_reach;  // least price less weight from an outer vertex
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
