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
    int base = -1;  // the only vertex of the node that is not matched with a vertex of the same node
    Label label = Label::None;
    // the edge by which the search tree reached this node; the edge ends at the vertex `via.to` of this node
    Link via;
    // The nodes on the odd circle that forms this blossom, in the order of the circle. The first node holds
    // the base (the vertex that is not matched inside). Empty if this node is a single vertex.
    std::vector<int> children;
    // The edges of the circle: item i leads from child i to the next child. The 2nd, 4th … edges join matched
    // pairs.
    std::vector<Link> links;
  };

  explicit BlossomForest(int vertices);

  // Returns the partner of the vertex; −1: unmatched.
  [[nodiscard]] int mateOf(int vertex) const { return m_mate[at(vertex)]; }
  // Returns the outermost node that holds the vertex: a blossom (an odd circle of nodes), or the vertex
  // itself.
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
  // Unmatches the vertex and its partner. No effect if the vertex is unmatched.
  void unmatch(int vertex);
  // Changes the pairs within the node `index` so that `vertex` becomes its base, the only vertex that is not
  // matched inside the node.
  void rebase(int index, int vertex);
  // Follows the search tree from the vertex to the root of the tree. On this way, makes each matched edge
  // unmatched and each unmatched edge matched. Afterwards the vertex is unmatched.
  void flipFrom(int vertex);
  // Makes a blossom (an odd circle of nodes) from these outermost nodes and returns the number of the new
  // node. The blossom gets the label (outer or inner node of the search tree) and the entering edge `via` of
  // the first child.
  int join(std::vector<int> children, std::vector<Link> links);
  // Replaces an outermost blossom (an odd circle of nodes) by its nodes, which become outermost. The number
  // of the blossom may be used again.
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
