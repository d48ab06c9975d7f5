// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/search.hpp"

#include <algorithm>
#include <limits>

#include "core/promise.hpp"
#include "core/sheet/explain/equal_games.hpp"

namespace damath::sheet {

using board::Position;
using rules::Turn;

namespace {

// How many places may be looked at; beyond, the best explanation so far stands.
constexpr std::size_t kMostVisits = 60'000;
constexpr std::size_t kMostVisitsOfPlay = 1'000;

constexpr int kAnyCost = std::numeric_limits<int>::max();

}  // namespace

Search::Search(const Law& law, const Reading& reading, const TotalGaps& totalGaps, const Position& start,
               std::size_t first)
    : m_law(law),
      m_reading(reading),
      m_count(reading.plays.size()),
      m_totalGaps(totalGaps),
      m_graph({start, first, 0, 0}, m_count - first + 1),
      m_ahead(m_count) {
  schedule(0);
}

Segment Search::run() {
  return *runWithin(kAnyCost, kMostVisits);
}

std::optional<Segment> Search::runAtNoCost() {
  return runWithin(0, kMostVisits);
}

std::optional<Segment> Search::runToEnd(int mostCost, std::size_t mostVisits) {
  std::optional<Segment> found = runWithin(mostCost, mostVisits);
  return found && found->gapCount == 0 ? std::move(found) : std::nullopt;
}

std::vector<SearchPlace> Search::cheapestPlaces() const {
  std::vector<SearchPlace> places;
  for (const NodeId node : m_cheapest) {
    if (node != kNoNode) places.push_back(m_graph.place(node));
  }
  return places;
}

std::optional<Segment> Search::runWithin(int mostCost, std::size_t mostVisits) {
  if (mostCost > 0) m_ahead.fill(m_law, m_reading, m_totalGaps, m_graph.place(0).next);
  m_visits = 0;
  std::optional<Visit> end;
  std::vector<NodeId> ends;
  while (!m_queue.empty() && m_queue.top().cost <= (end ? end->cost : mostCost)) {
    const Visit visit = m_queue.top();
    m_queue.pop();
    if (visit.stage == Stage::Finished || visit.stage == Stage::GivenUp) {
      if (!end) end = visit;
      if (visit.stage == Stage::Finished && end->stage == Stage::Finished) ends.push_back(visit.node);
      if (end->stage == Stage::GivenUp) break;
      continue;
    }
    if (isStale(visit)) continue;
    if (++m_visits > mostVisits) break;
    note(visit);
    if (visit.stage == Stage::Fitting) {
      fit(visit.node);
    } else {
      repair(visit.node);
    }
  }
  if (!end && mostCost != kAnyCost) return std::nullopt;
  if (!end) {  // the work limit: the cheapest way of giving up
    if (!m_cheapestGap) giveUp(0);
    end = m_cheapestGap;
    m_limitReached = true;
  }
  DAMATH_EXPECTS(end.has_value());
  m_cost = end->cost;
  if (ends.empty()) ends.push_back(end->node);
  return segment(*end, ends);
}

void Search::note(const Visit& visit) {
  if (m_cheapest.empty()) m_cheapest.assign(m_count + 1, kNoNode);
  const bool isBetweenTurns = visit.stage == Stage::Fitting && m_graph.place(visit.node).unwritten == 0;
  if (isBetweenTurns && m_cheapest[visit.next] == kNoNode) m_cheapest[visit.next] = visit.node;
}

Search::Reach Search::reachOfPlay() {
  Reach reach;
  std::size_t visits = 0;
  while (!m_queue.empty() && ++visits <= kMostVisitsOfPlay) {
    const Visit visit = m_queue.top();
    m_queue.pop();
    if (visit.stage == Stage::Finished) return {m_count, visit.cost};
    if (visit.stage != Stage::Fitting || m_graph.cost(visit.node) > 0) continue;
    reach.next = std::max(reach.next, visit.next);
    fit(visit.node);
  }
  return reach;
}

bool Search::isStale(const Visit& visit) const {
  const SearchPlace& place = m_graph.place(visit.node);
  const int cost = m_graph.cost(visit.node) + m_ahead.at(place);
  return visit.cost > (visit.stage == Stage::Fitting ? cost : cost + m_ahead.ofRepair(place));
}

void Search::schedule(NodeId id) {
  const SearchPlace& place = m_graph.place(id);
  m_queue.push({m_graph.cost(id) + m_ahead.at(place), place.next, id, Stage::Fitting});
}

void Search::reach(const SearchPlace& place, int cost, NodeId from, const ExplainedTurn& explained) {
  if (const auto node = m_graph.reach(place, cost, from, explained)) schedule(*node);
}

void Search::take(NodeId from, const Turn& turn, const Alignment& alignment, int cost,
                  ExplainedTurn explained) {
  SearchPlace place = m_graph.place(from);
  explained.side = place.position.toMove();
  explained.turn = turn;
  cost += costOfTotalGaps(place, BoardSteps(place.position, turn), alignment.count, explained.unwrittenJump);
  explained.first = place.next;
  explained.count = alignment.count;
  explained.wording = alignment.slipless ? Wording::Right : Wording::Slipped;
  rules::play(m_law.movement, place.position, turn);
  place.next += alignment.count;
  place.unwritten = 0;
  reach(place, m_graph.cost(from) + alignment.cost + cost, from, explained);
}

void Search::fit(NodeId id) {
  const SearchPlace place = m_graph.place(id);
  const int cost = m_graph.cost(id);
  if (place.next == m_count) {
    const int end = costOfEnd(place);
    m_queue.push({cost + end, m_count, id, Stage::Finished});
    if (end > 0) m_queue.push({cost + m_ahead.ofRepair(place), place.next, id, Stage::Repairing});
    return;
  }
  m_queue.push({cost + m_ahead.at(place) + m_ahead.ofRepair(place), place.next, id, Stage::Repairing});
  if (m_reading.plays[place.next].owner != place.position.toMove()) return;
  const Beginning beginning(m_law, m_reading.plays[place.next], place.position.toMove());
  for (const Turn& turn : rules::legalTurnsInPassing(m_law.movement, place.position)) {
    if (!beginning.fits(place.position, turn)) continue;
    const auto alignment = aligned(place.position, turn, place.next);
    if (alignment && alignment->slipless) take(id, turn, *alignment, 0, ExplainedTurn{});
  }
}

void Search::giveUp(NodeId id) {
  const std::size_t next = m_graph.place(id).next;
  const Visit visit{m_graph.cost(id) + cost::kGap + costOfRest(next), next, id, Stage::GivenUp};
  if (!m_cheapestGap || visit.cost < m_cheapestGap->cost) m_cheapestGap = visit;
  m_queue.push(visit);
}

int Search::costOfRest(std::size_t next) {
  if (m_restCosts.empty()) {
    m_restCosts.assign(m_count + 1, 0);
    for (std::size_t i = m_count; i-- > 0;) {
      m_restCosts[i] = m_restCosts[i + 1] + cost::kGapEntry + placelessCost(m_law, m_reading.plays[i]) +
                       (m_totalGaps.at(i) != nullptr ? m_totalGaps.costOfOne(m_reading.plays[i].owner) : 0);
    }
  }
  return m_restCosts[next];
}

Segment Search::segment(const Visit& end, const std::vector<NodeId>& ends) const {
  Segment found;
  found.start = m_graph.place(0).position;
  found.end = m_graph.place(end.node).position;
  if (end.stage == Stage::GivenUp) {
    found.gapFrom = m_graph.place(end.node).next;
    found.gapCount = m_count - found.gapFrom;
  }
  found.explainedTurns.reserve(m_count - m_graph.place(0).next);
  for (EdgeId way = m_graph.firstWay(end.node); way != kNoEdge;) {
    const Edge& edge = m_graph.edge(way);
    found.explainedTurns.push_back(edge.explained);
    way = m_graph.firstWay(edge.from);
  }
  std::ranges::reverse(found.explainedTurns);
  const bool isForked = m_graph.hasForks() || ends.size() > 1;
  // A game that fits every entry without a slip leaves no score open.
  if (isForked && m_cost > 0 && m_count > 0 && end.stage == Stage::Finished) {
    std::vector<CheapestGame> games = equalGames(m_law, m_reading, m_graph, ends);
    found.explainedTurns = games.front().turns;
    setEnd(m_law, found);
    if (games.size() > 1) found.games = std::move(games);
  }
  found.alternatives.resize(found.explainedTurns.size());
  if (isForked) addAlternatives(found, ends);
  return found;
}

void Search::addAlternatives(Segment& found, const std::vector<NodeId>& ends) const {
  // The turns by their first entry: several may have the same, those of turns left out.
  std::vector<std::vector<std::size_t>> actsFrom(m_count + 1);
  for (std::size_t i = 0; i < found.explainedTurns.size(); ++i)
    actsFrom[found.explainedTurns[i].first].push_back(i);
  std::vector<bool> seen(m_graph.size(), false);
  std::vector<NodeId> open = ends;
  for (const NodeId id : open) seen[id] = true;
  while (!open.empty()) {
    EdgeId way = m_graph.firstWay(open.back());
    open.pop_back();
    for (; way != kNoEdge; way = m_graph.edge(way).next) {
      const Edge& edge = m_graph.edge(way);
      for (const std::size_t i : actsFrom[edge.explained.first]) {
        const ExplainedTurn& explained = found.explainedTurns[i];
        std::vector<Turn>& others = found.alternatives[i];
        if (explained.kind != edge.explained.kind || explained.turn == edge.explained.turn) continue;
        if (explained.side != edge.explained.side || explained.kind == ExplainedTurnKind::Repeated) continue;
        if (std::ranges::find(others, edge.explained.turn) == others.end())
          others.push_back(edge.explained.turn);
      }
      if (!seen[edge.from]) open.push_back(edge.from);
      seen[edge.from] = true;
    }
  }
}

}  // namespace damath::sheet
