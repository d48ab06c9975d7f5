// SPDX-License-Identifier: GPL-3.0-or-later
// The pairs of a graph with the blossoms around its vertices: odd sets, each an odd circle of nodes (vertices
// or blossoms), in which all but one vertex are paired, whichever that one is. Which edges are in pairs or
// circles is for the search to choose.
#pragma once

#include <vector>

namespace damath::dutch {

struct Link {  // an edge: from a vertex of one node to one of another
  int from = -1;
  int to = -1;
};

class BlossomForest {
 public:
  enum class Label : unsigned char { None, Outer, Inner };
  struct Node {
    int parent = -1;
    int base = -1;  // the vertex that is paired outwards, or alone
    Label label = Label::None;
    Link via;                   // by which a search came here, from its side
    std::vector<int> children;  // around the circle, the one with the base first; a vertex has none
    std::vector<Link> links;    // from each child to the next; the 2nd, 4th … are pairs
  };

  explicit BlossomForest(int vertices);

  [[nodiscard]] int mateOf(int vertex) const { return m_mate[at(vertex)]; }  // −1: alone
  [[nodiscard]] int topOf(int vertex) const { return m_top[at(vertex)]; }    // the outermost node around it
  [[nodiscard]] bool isVertex(int node) const { return node < m_count; }
  [[nodiscard]] Node& node(int index) { return m_nodes[at(index)]; }
  [[nodiscard]] const Node& node(int index) const { return m_nodes[at(index)]; }

  template <class Visit>
  void eachVertex(int index, const Visit& visit) const {
    if (isVertex(index)) {
      visit(index);
      return;
    }
    for (const int child : node(index).children) eachVertex(child, visit);
  }

  void match(int a, int b) { m_mate[at(a)] = b, m_mate[at(b)] = a; }
  // Its mate is alone then too.
  void unmatch(int vertex);
  // Turns the pairs within a node so that `vertex` is its base.
  void rebase(int index, int vertex);
  // Turns the pairs around on the way from a vertex of the tree back to its root; the vertex is alone then.
  void flipFrom(int vertex);
  // A new blossom of outermost nodes; its label and `via` are those of the first.
  int join(std::vector<int> children, std::vector<Link> links);
  // The children of an outermost blossom become outermost themselves; its number may be used again.
  void open(int index);

 private:
  static std::size_t at(int index) { return static_cast<std::size_t>(index); }

  int m_count;
  std::vector<int> m_mate;
  std::vector<int> m_top;
  std::vector<Node> m_nodes;
  std::vector<int> m_unused;
};

}  // namespace damath::dutch
