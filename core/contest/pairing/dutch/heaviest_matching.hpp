// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the heaviest matching of a general graph, exactly, by Edmonds' algorithm, one tree at a time. After
// the edges of single vertices have changed, the next search starts from the previous result.
#pragma once

#include <cstdint>
#include <vector>

#include "core/contest/pairing/dutch/blossom_forest.hpp"
#include "core/contest/pairing/dutch/weighted_graph.hpp"
#include "core/contest/pairing/dutch/wide.hpp"

namespace damath::dutch {

// Every vertex v has a price y(v) ≥ 0, and every blossom (an odd set that acts as one vertex) has a price z ≥
// 0. The slack of an edge is y(a) + y(b) + the z of all blossoms that hold both ends − the weight of the
// edge. Prices and weights are stored doubled. Slack is never negative, and 0 on every matched edge. A
// blossom with z > 0 has all vertices but one matched inside. An unmatched vertex has the price 0. These
// facts prove that no matching is heavier.
template <class Weight>
class HeaviestMatching {
 public:
  explicit HeaviestMatching(WeightedGraph<Weight>& graph);

  // Sets the start price of a vertex. Preconditions: search() was not called yet; the caller sets all prices
  // so that no edge weighs more than the prices of its two vertices together.
  void setPrice(int vertex, const Weight& price) { m_price[at(vertex)] = price; }
  // Matches two unmatched vertices. Precondition: the weight of their edge equals the sum of the prices of
  // the two vertices.
  void matchAtOnce(int a, int b) { m_forest.match(a, b); }

  void search();
  // Returns how many times the searches read all edges of a vertex: a measure of their work.
  [[nodiscard]] std::int64_t scans() const { return m_scans; }
  // Returns the vertex that is matched with this vertex; −1 if the vertex is unmatched.
  [[nodiscard]] int mateOf(int vertex) const { return m_forest.mateOf(vertex); }
  // Returns the price of a vertex plus half the price of each blossom around it. No edge weighs more than the
  // full prices of its two vertices together.
  [[nodiscard]] Weight fullPrice(int vertex) const;
  // True if the edge between these two vertices may belong to a heaviest matching, as far as the prices show.
  [[nodiscard]] bool isTight(int a, int b) const;

  // Removes a vertex from its blossoms and its pair, so that the weights of its edges may be changed. Call
  // `reprice` for the vertex after the change.
  void release(int vertex);
  void reprice(int vertex);
  // Removes a vertex from the graph, with all its edges. Precondition: the vertex was released.
  void remove(int vertex);
  // Replaces every blossom (an odd circle that acts as one node) by its vertices. Afterwards unmatched edges
  // may be removed from the graph.
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
  // The price of each vertex. For a vertex in the search tree, the price must still be corrected by m_growth.
  std::vector<Weight> m_price;
  // The price of each blossom. For a blossom in the search tree, the price must still be corrected by
  // m_growth.
  std::vector<Weight> m_blossomPrices;
  BlossomForest m_forest;
  std::int64_t m_scans = 0;
  // The members from here on describe the search tree that is growing now.
  Weight m_growth{};
  Weight m_bound{};  // the value of m_growth at which the first price of an outer vertex becomes 0
  int m_boundAt = -1;
  std::vector<Meeting> m_meetings;  // a heap of the events of the tree, the earliest event first
  std::vector<Meeting> m_now;       // the events that are due at the present value of m_growth
  std::vector<int> m_unscanned;
  // For each vertex, the least value of (price − weight) over the edges that lead to it from outer vertices
  // of the search tree.
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
