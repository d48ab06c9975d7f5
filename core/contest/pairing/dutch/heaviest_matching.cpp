// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/dutch/heaviest_matching.hpp"

#include <algorithm>
#include <utility>

namespace damath::dutch {

template <class Weight>
HeaviestMatching<Weight>::HeaviestMatching(WeightedGraph<Weight>& graph)
    : m_graph(graph),
      m_count(graph.count()),
      m_price(at(m_count)),
      m_blossomPrices(at(m_count)),
      m_forest(m_count),
      m_reach(at(m_count)),
      m_reachedFrom(at(m_count), -1) {}

template <class Weight>
void HeaviestMatching<Weight>::search() {
  for (int vertex = 0; vertex < m_count; ++vertex) {
    if (m_forest.mateOf(vertex) == -1 && m_forest.node(m_forest.topOf(vertex)).base == vertex &&
        m_price[at(vertex)] > Weight(0)) {
      growFrom(m_forest.topOf(vertex));
    }
  }
}

template <class Weight>
Weight HeaviestMatching<Weight>::fullPrice(int vertex) const {
  Weight price = m_price[at(vertex)];
  for (int node = m_forest.node(vertex).parent; node != -1; node = m_forest.node(node).parent)
    price += halfOf(m_blossomPrices[at(node)]);
  return price;
}

template <class Weight>
bool HeaviestMatching<Weight>::isTight(int a, int b) const {
  // If both vertices are in one blossom, the exact test would add the price of the blossom to the prices of
  // the vertices. This quick test returns true instead. A later search finds the exact answer.
  if (m_forest.topOf(a) == m_forest.topOf(b)) return true;
  return m_price[at(a)] + m_price[at(b)] == m_graph.twice(a, b);
}

template <class Weight>
void HeaviestMatching<Weight>::growFrom(int root) {
  m_growth = Weight(0);
  m_boundAt = -1;
  makeOuter(root, {});
  while (true) {
    if (!m_now.empty()) {
      const Meeting meeting = m_now.back();
      m_now.pop_back();
      if (meet(meeting)) break;
    } else if (!m_unscanned.empty()) {
      const int vertex = m_unscanned.back();
      m_unscanned.pop_back();
      scan(vertex);
    } else if (m_meetings.empty() || m_bound < m_meetings.front().due) {
      m_growth = m_bound;
      m_forest.flipFrom(m_boundAt);
      break;
    } else {
      std::pop_heap(m_meetings.begin(), m_meetings.end());
      const Meeting meeting = std::move(m_meetings.back());
      m_meetings.pop_back();
      m_growth = meeting.due;
      if (meet(meeting)) break;
    }
  }
  endTree();
}

// Handles one event during the growth of the search tree: an edge that the tree reaches, or a blossom that
// must be opened. Returns true if the tree has found its result and stops growing.
template <class Weight>
bool HeaviestMatching<Weight>::meet(const Meeting& meeting) {
  if (meeting.to == -1) {
    const BlossomForest::Node& node = m_forest.node(meeting.from);
    const bool isDue = node.label == Label::Inner && node.parent == -1 && !node.children.empty() &&
                       m_blossomPrices[at(meeting.from)] == m_growth + m_growth;
    if (isDue) expand(meeting.from);
    return false;
  }
  const int to = m_forest.topOf(meeting.to);
  const Label label = m_forest.node(to).label;
  if (label == Label::Inner || to == m_forest.topOf(meeting.from)) return false;
  // A Meeting is an event that was computed earlier. If one of its two vertices has been in the search tree
  // since then, the price of the vertex has changed. The event is then outdated and is ignored. A newer event
  // replaces it.
  Weight slack = m_price[at(meeting.from)] - m_growth + m_price[at(meeting.to)];
  if (label == Label::Outer) slack -= m_growth;
  if (slack != m_graph.twice(meeting.from, meeting.to)) return false;
  if (label == Label::Outer) {
    shrink(meeting.from, meeting.to);
    return false;
  }
  if (m_forest.mateOf(m_forest.node(to).base) != -1) {
    makeInner(to, {meeting.from, meeting.to});
    return false;
  }
  m_forest.rebase(to, meeting.to);
  m_forest.flipFrom(meeting.from);
  matchAtOnce(meeting.from, meeting.to);
  return true;
}

template <class Weight>
void HeaviestMatching<Weight>::push(const Meeting& meeting) {
  if (meeting.due <= m_growth) {
    m_now.push_back(meeting);
  } else if (meeting.due <= m_bound) {
    m_meetings.push_back(meeting);
    std::push_heap(m_meetings.begin(), m_meetings.end());
  }
}

template <class Weight>
void HeaviestMatching<Weight>::makeOuter(int node, Link via) {
  m_forest.node(node).label = Label::Outer;
  m_forest.node(node).via = via;
  m_blossomPrices[at(node)] -= m_growth + m_growth;
  m_labelled.push_back(node);
  m_forest.eachVertex(node, [this](int vertex) {
    m_price[at(vertex)] += m_growth;
    becomeOuter(vertex);
  });
}

// Makes the vertex an outer vertex of the search tree and adds it to the vertices whose edges the search must
// still examine. Precondition: the price of the vertex is already stored as the price of an outer vertex.
template <class Weight>
void HeaviestMatching<Weight>::becomeOuter(int vertex) {
  if (m_boundAt == -1 || m_price[at(vertex)] < m_bound) {
    m_bound = m_price[at(vertex)];
    m_boundAt = vertex;
  }
  m_unscanned.push_back(vertex);
}

template <class Weight>
void HeaviestMatching<Weight>::makeInner(int node, Link via) {
  m_forest.node(node).label = Label::Inner;
  m_forest.node(node).via = via;
  m_labelled.push_back(node);
  m_forest.eachVertex(node, [this](int vertex) { m_price[at(vertex)] -= m_growth; });
  m_blossomPrices[at(node)] += m_growth + m_growth;
  if (!m_forest.isVertex(node)) push({halfOf(m_blossomPrices[at(node)]), node, -1});
  const int base = m_forest.node(node).base;
  const int mate = m_forest.mateOf(base);
  makeOuter(m_forest.topOf(mate), {base, mate});
}

template <class Weight>
void HeaviestMatching<Weight>::scan(int vertex) {
  ++m_scans;
  const Weight own = m_price[at(vertex)];
  const int top = m_forest.topOf(vertex);
  m_graph.edges().each(vertex, [&](int to) {
    const int node = m_forest.topOf(to);
    if (node == top) return;
    const Weight reach = own - m_graph.twice(vertex, to);
    const Label label = m_forest.node(node).label;
    if (label == Label::Outer) {
      const Weight sum = reach + m_price[at(to)];
      if (sum <= m_bound + m_bound) push({halfOf(sum), vertex, to});
      return;
    }
    if (m_reachedFrom[at(to)] != -1 && m_reach[at(to)] <= reach) return;
    if (m_reachedFrom[at(to)] == -1) m_reached.push_back(to);
    m_reachedFrom[at(to)] = vertex;
    m_reach[at(to)] = reach;
    if (label == Label::None) push({reach + m_price[at(to)], vertex, to});
  });
}

// Adds the event (Meeting) at which the search tree can reach this vertex again. Precondition: the vertex has
// left the tree.
template <class Weight>
void HeaviestMatching<Weight>::lookOut(int vertex) {
  if (m_reachedFrom[at(vertex)] == -1) return;
  push({m_reach[at(vertex)] + m_price[at(vertex)], m_reachedFrom[at(vertex)], vertex});
}

template <class Weight>
void HeaviestMatching<Weight>::endTree() {
  for (const int node : m_labelled) {
    BlossomForest::Node& labelled = m_forest.node(node);
    if (labelled.parent != -1 || labelled.label == Label::None) continue;
    const bool isOuter = labelled.label == Label::Outer;
    labelled.label = Label::None;
    labelled.via = {};
    m_forest.eachVertex(node, [this, isOuter](int vertex) {
      if (isOuter) {
        m_price[at(vertex)] -= m_growth;
      } else {
        m_price[at(vertex)] += m_growth;
      }
    });
    settleBlossom(node, isOuter);
  }
  for (std::size_t i = 0; i < m_labelled.size(); ++i) {
    const int node = m_labelled[i];
    if (m_forest.node(node).children.empty() || m_forest.node(node).parent != -1) continue;
    if (m_blossomPrices[at(node)] != Weight(0)) continue;
    const std::vector<int> children = m_forest.node(node).children;
    m_forest.open(node);
    m_labelled.insert(m_labelled.end(), children.begin(), children.end());
  }
  m_labelled.clear();
  for (const int vertex : m_reached) m_reachedFrom[at(vertex)] = -1;
  m_reached.clear();
  m_meetings.clear();
  m_now.clear();
  m_unscanned.clear();
}

// Corrects the stored price of a blossom that leaves the search tree or is no longer outermost. The blossom
// price of a single vertex is always 0.
template <class Weight>
void HeaviestMatching<Weight>::settleBlossom(int node, bool isOuter) {
  if (m_forest.isVertex(node)) {
    m_blossomPrices[at(node)] = Weight(0);
  } else if (isOuter) {
    m_blossomPrices[at(node)] += m_growth + m_growth;
  } else {
    m_blossomPrices[at(node)] -= m_growth + m_growth;
  }
}

// Makes a blossom (an odd circle that acts as one node) when two outer nodes of the search tree meet. The
// circle goes from both nodes up to their common ancestor in the tree.
template <class Weight>
void HeaviestMatching<Weight>::shrink(int from, int to) {
  const auto wayOf = [this](int vertex) {
    std::vector<int> way;
    for (int node = m_forest.topOf(vertex);; node = m_forest.topOf(m_forest.node(node).via.from)) {
      way.push_back(node);
      if (m_forest.node(node).via.from == -1) return way;
    }
  };
  std::vector<int> ofFrom = wayOf(from);
  std::vector<int> ofTo = wayOf(to);
  int joint = -1;
  while (!ofFrom.empty() && !ofTo.empty() && ofFrom.back() == ofTo.back()) {
    joint = ofFrom.back();
    ofFrom.pop_back();
    ofTo.pop_back();
  }
  std::vector<int> children = {joint};
  std::vector<Link> links;
  for (auto node = ofFrom.rbegin(); node != ofFrom.rend(); ++node) {
    links.push_back(m_forest.node(*node).via);
    children.push_back(*node);
  }
  links.push_back({from, to});
  for (const int node : ofTo) {
    children.push_back(node);
    const Link via = m_forest.node(node).via;
    links.push_back({via.to, via.from});
  }
  for (const int child : children) {
    const bool wasInner = m_forest.node(child).label == Label::Inner;
    settleBlossom(child, !wasInner);
    if (!wasInner) continue;
    m_forest.eachVertex(child, [this](int vertex) {
      m_price[at(vertex)] += m_growth + m_growth;
      becomeOuter(vertex);
    });
  }
  const int whole = m_forest.join(std::move(children), std::move(links));
  if (at(whole) >= m_blossomPrices.size()) m_blossomPrices.resize(at(whole) + 1);
  m_blossomPrices[at(whole)] = Weight(0) - (m_growth + m_growth);
  m_labelled.push_back(whole);
}

// Replaces an inner blossom with price 0 by its nodes. The nodes on the way through the blossom stay in the
// search tree. The other nodes of the blossom leave the tree.
template <class Weight>
void HeaviestMatching<Weight>::expand(int node) {
  const std::vector<int> children = m_forest.node(node).children;
  const std::vector<Link> links = m_forest.node(node).links;
  const Link via = m_forest.node(node).via;
  m_forest.open(node);
  const std::size_t count = children.size();
  std::size_t entry = 0;
  while (children[entry] != m_forest.topOf(via.to)) ++entry;
  // The way leads around the circle from the node where the tree enters the blossom to the node with the
  // base. Of the two directions, the way takes the direction with an even number of links.
  std::vector<std::size_t> way = {entry};
  const bool goesOn = entry % 2 == 1;
  while (way.back() != 0) way.push_back((way.back() + (goesOn ? 1 : count - 1)) % count);
  std::vector<bool> isOnWay(count, false);
  Link into = via;
  for (std::size_t step = 0; step < way.size(); ++step) {
    const int child = children[way[step]];
    isOnWay[way[step]] = true;
    m_forest.node(child).via = into;
    m_labelled.push_back(child);
    if (step % 2 == 0) {
      m_forest.node(child).label = Label::Inner;
      m_blossomPrices[at(child)] += m_growth + m_growth;
      if (!m_forest.isVertex(child)) push({halfOf(m_blossomPrices[at(child)]), child, -1});
    } else {
      m_forest.node(child).label = Label::Outer;
      m_blossomPrices[at(child)] -= m_growth + m_growth;
      m_forest.eachVertex(child, [this](int vertex) {
        m_price[at(vertex)] += m_growth + m_growth;
        becomeOuter(vertex);
      });
    }
    if (step + 1 < way.size()) {
      const Link link = goesOn ? links[way[step]] : links[way[step + 1]];
      into = goesOn ? link : Link{link.to, link.from};
    }
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (isOnWay[i]) continue;
    m_forest.eachVertex(children[i], [this](int vertex) {
      m_price[at(vertex)] += m_growth;
      lookOut(vertex);
    });
  }
}

template <class Weight>
void HeaviestMatching<Weight>::release(int vertex) {
  openAround(vertex);
  m_forest.unmatch(vertex);
}

template <class Weight>
void HeaviestMatching<Weight>::reprice(int vertex) {
  Weight price(0);
  m_graph.edges().each(vertex, [&](int to) {
    const Weight needed = m_graph.twice(vertex, to) - m_price[at(to)];
    if (price < needed) price = needed;
  });
  m_price[at(vertex)] = price;
}

template <class Weight>
void HeaviestMatching<Weight>::remove(int vertex) {
  std::vector<int> others;
  m_graph.edges().each(vertex, [&](int to) { others.push_back(to); });
  for (const int to : others) m_graph.edges().part(vertex, to);
  m_price[at(vertex)] = Weight(0);
}

template <class Weight>
void HeaviestMatching<Weight>::openAll() {
  for (int vertex = 0; vertex < m_count; ++vertex) openAround(vertex);
}

// Replaces every blossom around the vertex by its nodes, and adds half the price of the blossom to the price
// of each vertex in it. If the price was above 0, the matched edge that leaves the blossom then has slack
// (the prices of its ends exceed its weight), so this pair is removed.
template <class Weight>
void HeaviestMatching<Weight>::openAround(int vertex) {
  while (m_forest.topOf(vertex) != vertex) {
    const int node = m_forest.topOf(vertex);
    const Weight price = m_blossomPrices[at(node)];
    if (price != Weight(0)) {
      m_forest.eachVertex(node, [&](int inside) { m_price[at(inside)] += halfOf(price); });
      m_forest.unmatch(m_forest.node(node).base);
    }
    m_forest.open(node);
  }
}

template class HeaviestMatching<std::int64_t>;
template class HeaviestMatching<Wide128>;
template class HeaviestMatching<Wide<4>>;
template class HeaviestMatching<Wide<16>>;
template class HeaviestMatching<Wide<64>>;

}  // namespace damath::dutch
