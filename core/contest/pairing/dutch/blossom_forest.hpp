// SPDX-License-Identifier: GPL-3.0-or-later
// The matched pairs of a graph and its blossoms. A blossom is an odd circle of nodes (vertices or smaller
// blossoms). All its vertices but one are matched inside, and any vertex can become the exception.
// HeaviestMatching chooses the edges of the pairs and circles.
#pragma once

#include <vector>

namespace damath::dutch {

struct Link {  // an edge from a vertex of one node to a vertex of another node
  int from = -1;
  int to = -1;
};

class BlossomForest {
 public:
  enum class Label : unsigned char { None, Outer, Inner };
  struct Node {
    int parent = -1;
    int base = -1;  // the vertex that is matched outside the node, or is unmatched
    Label label = Label::None;
    Link via;  // the edge by which the search reached this node, directed away from the root of the search
    // The children in the order of the circle, starting with the child that holds the base. Empty for a
    // vertex.
    std::vector<int> children;
    std::vector<Link> links;  // the edges from each child to the next; the 2nd, 4th … are matched pairs
  };

  explicit BlossomForest(int vertices);

  // Returns the partner of the vertex; −1: unmatched.
  [[nodiscard]] int mateOf(int vertex) const { return m_mate[at(vertex)]; }
  // Returns the outermost node that holds the vertex.
  [[nodiscard]] int topOf(int vertex) const { return m_top[at(vertex)]; }
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
  // Ends the pair of the vertex. The former mate is also unmatched.
  void unmatch(int vertex);
  // Changes the pairs within a node so that `vertex` becomes its base.
  void rebase(int index, int vertex);
  // Swaps matched and unmatched edges on the way from a vertex of the search tree to the tree's root. The
  // vertex is then unmatched.
  void flipFrom(int vertex);
  // Makes a blossom of outermost nodes and returns its number. The blossom takes the label and `via` of the
  // first child.
  int join(std::vector<int> children, std::vector<Link> links);
  // Dissolves an outermost blossom. Its children become outermost, and its number may be used again.
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
