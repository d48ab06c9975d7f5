// SPDX-License-Identifier: GPL-3.0-or-later
// The search behind cheapestPairs: a minimum-cost perfect matching of a sparse graph with its prices.
//
// Every vertex v has a price y(v), every blossom (an odd set that acts as one vertex) a price z ≥ 0. The
// slack of an edge is cost − y(a) − y(b) + the z of all blossoms that hold both ends. It is never negative,
// it is 0 on every matched edge, and a blossom with z > 0 is always full: these three prove that no perfect
// matching is cheaper.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/contest/pairing/matching.hpp"

namespace damath::pairing {

class Blossoms {
 public:
  explicit Blossoms(int count);

  // Takes an edge in; a price that it forbids is lowered by `search`. Promise: it is not in the graph yet.
  void addEdge(int a, int b, Cost cost);
  // Pairs as many as the edges allow. False where somebody stays alone: then `isReachable` tells which edges
  // would help.
  [[nodiscard]] bool search();

  [[nodiscard]] int partnerOf(int vertex) const { return m_mate[at(vertex)]; }
  // What the blossoms around both `vertex` and each other vertex add to the slack of their edge; doubled, as
  // halves are whole here.
  void addedSlacks(int vertex, std::vector<Cost>& added) const;
  // The slack of an edge with that cost, in or out of the graph, without what blossoms add; doubled.
  [[nodiscard]] Cost bareSlack(int a, int b, Cost cost) const { return 2 * cost - priceNow(a) - priceNow(b); }
  // After a search that failed: whether `vertex` can be the lone one, and whether an edge from such a one to
  // `other` would help.
  [[nodiscard]] bool canBeAlone(int vertex) const { return labelAt(vertex) == Label::Outer; }
  [[nodiscard]] bool isReachable(int vertex, int other) const;

 private:
  enum class Label : unsigned char { None, Outer, Inner };
  struct Arc {
    int to;
    Cost cost;  // doubled
  };
  // From a vertex of one node to a vertex of another.
  struct Link {
    int from = -1;
    int to = -1;
  };
  // Something that the tree meets when its growth reaches `due`: an edge, or an inner blossom with price 0.
  struct Meeting {
    Cost due;
    unsigned order;
    int from;  // a vertex; a blossom where `to` is −1
    int to;
    Cost cost;                                                   // of the edge
    friend bool operator<(const Meeting& a, const Meeting& b) {  // the top of a heap is its greatest
      return a.due != b.due ? a.due > b.due : a.order > b.order;
    }
  };
  // A vertex, or a blossom made of nodes.
  struct Node {
    int parent = -1;
    int base = -1;  // the vertex that is matched outwards
    Label label = Label::None;
    Link via;        // the edge by which the tree came here: from the tree's side
    Cost price = 0;  // z; doubled
    Cost enteredAt = 0;
    std::vector<int> children;  // around the odd circle, the one with the base first
    std::vector<Link> links;    // from each child to the next
  };

  static std::size_t at(int index) { return static_cast<std::size_t>(index); }
  [[nodiscard]] bool isVertex(int node) const { return node < m_count; }
  [[nodiscard]] Label labelAt(int vertex) const { return m_nodes[at(m_top[at(vertex)])].label; }
  [[nodiscard]] Cost priceNow(int vertex) const;
  [[nodiscard]] Cost slackNow(int a, const Arc& arc) const;
  [[nodiscard]] Cost blossomPriceNow(int node) const;
  [[nodiscard]] int parentInTree(int node) const;
  [[nodiscard]] int childHolding(int node, int vertex) const;

  void dissolveAll();
  void repairPrices();
  void matchAtOnce();
  bool growFrom(int root);
  bool meet(const Meeting& meeting);
  void meetInner(const Meeting& meeting);
  void push(const Meeting& meeting);
  void pushEdge(int outer, const Arc& arc);
  void makeOuter(int node, Link via);
  void makeInner(int node, Link via);
  void scan(int vertex);
  void rescan(int vertex);
  void settle(int node);
  void clearTree();
  void shrink(int from, int to);
  void expand(int node);
  void augment(int from, int to);
  void rebase(int node, int vertex);
  void setTop(int node, int top);
  int newBlossom();
  void collect(int node, std::vector<int>& vertices) const;

  int m_count;
  std::vector<std::vector<Arc>> m_arcs;
  std::vector<Cost> m_price;  // y; doubled
  std::vector<int> m_mate;
  std::vector<int> m_top;  // the outermost node around each vertex
  std::vector<Node> m_nodes;
  std::vector<int> m_unused;
  std::vector<Meeting> m_meetings;             // a heap
  std::vector<std::optional<Cost>> m_soonest;  // the first edge that reaches a vertex outside the tree
  std::vector<int> m_labelled;
  unsigned m_order = 0;
  Cost m_growth = 0;
};

}  // namespace damath::pairing
