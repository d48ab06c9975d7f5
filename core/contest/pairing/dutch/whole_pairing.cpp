// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/dutch/whole_pairing.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>

#include "core/contest/pairing/dutch/heaviest_matching.hpp"

namespace damath::dutch {

namespace {

using Graph = WeightedGraph<std::int64_t>;
using Matching = HeaviestMatching<std::int64_t>;

// `majority` may be empty, and has no place for the bye.
bool isOfMajority(const std::vector<bool>& majority, int vertex) {
  const auto index = static_cast<std::size_t>(vertex);
  return index < majority.size() && majority[index];
}

// Matches these vertices at once, in their order, while a free vertex has a free neighbor and the edge
// between them has no slack. This makes the search that follows short.
void matchGreedily(const Graph& graph, const std::vector<int>& order, Matching& matching) {
  for (const int vertex : order) {
    if (matching.mateOf(vertex) != -1) continue;
    int mate = -1;
    graph.edges().each(vertex, [&](int other) {
      if (mate == -1 && matching.mateOf(other) == -1 && matching.isTight(vertex, other)) mate = other;
    });
    if (mate != -1) matching.matchAtOnce(vertex, mate);
  }
}

// Returns the vertices from the last to the first, those of the majority behind all others. The vertices of
// the majority can be matched with every vertex, so the others choose first.
std::vector<int> greedyOrder(int count, const std::vector<bool>& majority) {
  std::vector<int> order(static_cast<std::size_t>(count));
  std::iota(order.rbegin(), order.rend(), 0);
  std::stable_partition(order.begin(), order.end(),
                        [&](int vertex) { return !isOfMajority(majority, vertex); });
  return order;
}

bool isWhole(const Graph& graph, const Matching& matching) {
  for (int vertex = 0; vertex < graph.count(); ++vertex) {
    if (matching.mateOf(vertex) == -1) return false;
  }
  return true;
}

}  // namespace

bool canPairAll(const BitRows& mayMeet, const std::vector<int>& places, const std::vector<int>& byes) {
  const int players = static_cast<int>(places.size());
  const int count = players + (byes.empty() ? 0 : 1);
  if (count % 2 != 0) return false;
  Graph graph(count, 1, 0);
  graph.setWeight(0, 0, 1);
  for (int a = 0; a < players; ++a) {
    for (int b = a + 1; b < players; ++b) {
      if (mayMeet.has(places[static_cast<std::size_t>(a)], places[static_cast<std::size_t>(b)]))
        graph.edges().join(a, b);
    }
    if (std::ranges::find(byes, places[static_cast<std::size_t>(a)]) != byes.end())
      graph.edges().join(a, players);
  }
  Matching matching(graph);
  for (int vertex = 0; vertex < count; ++vertex) matching.setPrice(vertex, 1);
  matchGreedily(graph, greedyOrder(count, {}), matching);
  matching.search();
  return isWhole(graph, matching);
}

std::vector<bool> majorityOf(int players, const BitRows& schoolMates) {
  const int count = players + players % 2;
  std::vector<bool> isSeen(static_cast<std::size_t>(players));
  for (int first = 0; first < players; ++first) {
    if (isSeen[static_cast<std::size_t>(first)]) continue;
    std::vector<bool> isOfSchool(static_cast<std::size_t>(players));
    std::vector<int> school;
    const auto add = [&](int place) {
      if (isSeen[static_cast<std::size_t>(place)]) return;
      isSeen[static_cast<std::size_t>(place)] = true;
      isOfSchool[static_cast<std::size_t>(place)] = true;
      school.push_back(place);
    };
    add(first);
    for (std::size_t next = 0; next < school.size(); ++next) schoolMates.each(school[next], add);
    if (2 * std::ssize(school) > count) return isOfSchool;
  }
  return {};
}

std::optional<FewestMeetings> fewestMeetings(int players, const BitRows& mayMeet, const BitRows& schoolMates,
                                             const std::vector<int>& byes) {
  const bool isOdd = players % 2 == 1;
  const int count = players + (isOdd ? 1 : 0);
  // The weight of a pair of players from different schools. A pair of schoolmates weighs 1 less. The weight
  // is greater than the sum of all penalties, so the heaviest matching pairs everybody if that is possible.
  const std::int64_t most = count;
  Graph graph(count, 1, 0);
  graph.setWeight(0, 0, most);
  BitRows penalised(count);
  for (int place = 0; place < players; ++place) {
    mayMeet.each(place, [&](int other) { graph.edges().set(place, other); });
    schoolMates.each(place, [&](int other) { penalised.set(place, other); });
  }
  if (isOdd) {
    for (const int place : byes) graph.edges().join(place, players);
  }
  graph.penalise(std::move(penalised), 1);
  // If more than half of the players are of one school, only the pairs of this school with another player and
  // the pairs within the school are in a heaviest matching. These start prices leave no slack on both kinds
  // of edges, so that few vertices remain for the search.
  const std::vector<bool> majority = majorityOf(players, schoolMates);
  Matching matching(graph);
  for (int vertex = 0; vertex < count; ++vertex) {
    const int lift = majority.empty() ? 0 : isOfMajority(majority, vertex) ? -1 : 1;
    matching.setPrice(vertex, most + lift);
  }
  matchGreedily(graph, greedyOrder(count, majority), matching);
  matching.search();
  if (!isWhole(graph, matching)) return std::nullopt;
  FewestMeetings found;
  found.scans = matching.scans();
  for (int vertex = 0; vertex < count; ++vertex) {
    if (matching.mateOf(vertex) > vertex && graph.isPenalised(vertex, matching.mateOf(vertex))) ++found.count;
    found.lifts.push_back(static_cast<int>(matching.fullPrice(vertex) - most));
  }
  return found;
}

}  // namespace damath::dutch
