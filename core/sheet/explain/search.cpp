// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/search.hpp"

#include <algorithm>
#include <limits>

#include "core/precondition.hpp"
#include "core/sheet/explain/equal_games.hpp"

namespace damath::sheet {

using board::Position;
using rules::Turn;

namespace {

// The maximum number of visits of one run. After that, the search returns its best explanation so far.
constexpr std::size_t kMostVisits = 60'000;
constexpr std::size_t kMostVisitsOfPlay = 1'000;

constexpr int kAnyCost = std::numeric_limits<int>::max();

}  // namespace

Search::Search(const Law& law, const Reading& reading, const TotalGaps& totalGaps, const Position& start,
               std::size_t first, SearchMemory& memory)
    : Search(law, reading, totalGaps, SearchPlace(start, first), memory, memory.take()) {}

Search::Search(const Law& law, const Reading& reading, const TotalGaps& totalGaps, const SearchPlace& start,
               SearchMemory& memory, SearchMemory::Store store)
    : m_law(law),
      m_reading(reading),
      m_count(reading.plays.size()),
      m_totalGaps(totalGaps),
      m_memory(memory),
      m_graph(start, m_count - start.next + 1, std::move(store.graph)),
      m_ahead(m_count),
      m_queue(std::move(store.visits)) {
  m_queue.clear();
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

void Search::push(const Visit& visit) {
  graph::append(m_queue, visit);
  std::ranges::push_heap(m_queue, Later{});
}

Visit Search::pop() {
  std::ranges::pop_heap(m_queue, Later{});
  const Visit visit = m_queue.back();
  m_queue.pop_back();
  return visit;
}

std::optional<Segment> Search::runWithin(int mostCost, std::size_t mostVisits) {
  if (mostCost > 0) m_ahead.fill(m_law, m_reading, m_totalGaps, m_graph.progress(0).next);
  m_visits = 0;
  std::optional<Visit> end;
  std::vector<NodeId> ends;
  while (!m_queue.empty() && m_queue.front().cost() <= (end ? end->cost() : mostCost)) {
    const Visit visit = pop();
    if (visit.stage() == Stage::Finished || visit.stage() == Stage::GivenUp) {
      if (!end) end = visit;
      if (visit.stage() == Stage::Finished && end->stage() == Stage::Finished) ends.push_back(visit.node());
      if (end->stage() == Stage::GivenUp) break;
      continue;
    }
    if (isStale(visit)) continue;
    if (++m_visits > mostVisits) break;
    note(visit);
    if (visit.stage() == Stage::Fitting) {
      fit(visit.node());
    } else {
      repair(visit.node());
    }
  }
  if (!end && mostCost != kAnyCost) return std::nullopt;
  if (!end) {  // the work limit is reached: the cheapest gap is the result
    if (!m_cheapestGap) giveUp(0);
    end = m_cheapestGap;
    m_limitReached = true;
  }
  DAMATH_EXPECTS(end.has_value());
  m_cost = end->cost();
  if (ends.empty()) ends.push_back(end->node());
  return segment(*end, ends);
}

void Search::note(const Visit& visit) {
  if (m_cheapest.empty()) m_cheapest.assign(m_count + 1, kNoNode);
  const bool isBetweenTurns =
      visit.stage() == Stage::Fitting && m_graph.progress(visit.node()).unwritten == 0;
  if (isBetweenTurns && m_cheapest[visit.next()] == kNoNode) m_cheapest[visit.next()] = visit.node();
}

Search::Reach Search::reachOfPlay() {
  Reach reach;
  std::size_t visits = 0;
  while (!m_queue.empty() && ++visits <= kMostVisitsOfPlay) {
    const Visit visit = pop();
    if (visit.stage() == Stage::Finished) return {m_count, visit.cost()};
    if (visit.stage() != Stage::Fitting || m_graph.cost(visit.node()) > 0) continue;
    reach.next = std::max<std::size_t>(reach.next, visit.next());
    fit(visit.node());
  }
  return reach;
}

bool Search::isStale(const Visit& visit) const {
  const Progress& place = m_graph.progress(visit.node());
  const int cost = m_graph.cost(visit.node()) + m_ahead.at(place);
  return visit.cost() > (visit.stage() == Stage::Fitting ? cost : cost + m_ahead.ofRepair(place));
}

void Search::schedule(NodeId id) {
  const Progress& place = m_graph.progress(id);
  push({m_graph.cost(id) + m_ahead.at(place), place.next, id, Stage::Fitting});
}

void Search::reach(const SearchPlace& place, int cost, NodeId from, const ExplainedTurn& explained) {
  if (const auto node = m_graph.reach(place, cost, from, explained)) schedule(*node);
}

void Search::take(const Spot& from, const Turn& turn, const Alignment& alignment, int cost,
                  ExplainedEntries explained) {
  SearchPlace place = from.place;
  explained.side = place.position.toMove();
  cost += costOfTotalGaps(place, BoardSteps(place.position, turn), alignment.count, explained.unwrittenJump);
  explained.setEntries(place.next, alignment.count);
  explained.wording = alignment.slipless ? Wording::Right : Wording::Slipped;
  rules::play(m_law.movement, place.position, turn);
  place.goBehind(alignment.count);
  reach(place, from.cost + alignment.cost + cost, from.node, {explained, turn});
}

void Search::fit(NodeId id) {
  const Spot from = spot(id);
  const SearchPlace& place = from.place;
  const int cost = from.cost;
  if (place.next == m_count) {
    const int end = costOfEnd(place);
    push({cost + end, place.next, id, Stage::Finished});
    if (end > 0) push({cost + m_ahead.ofRepair(place), place.next, id, Stage::Repairing});
    return;
  }
  push({cost + m_ahead.at(place) + m_ahead.ofRepair(place), place.next, id, Stage::Repairing});
  if (m_reading.plays[place.next].owner != place.position.toMove()) return;
  const Beginning beginning(m_law, m_reading.plays[place.next], place.position.toMove());
  for (const Turn& turn : rules::legalTurnsInPassing(m_law.movement, place.position)) {
    if (!beginning.fits(place.position, turn)) continue;
    const auto alignment = aligned(place.position, turn, place.next);
    if (alignment && alignment->slipless) take(from, turn, *alignment, 0, ExplainedEntries{});
  }
}

void Search::giveUp(NodeId id) {
  const std::uint32_t next = m_graph.progress(id).next;
  const Visit visit{m_graph.cost(id) + cost::kGap + costOfRest(next), next, id, Stage::GivenUp};
  if (!m_cheapestGap || visit.cost() < m_cheapestGap->cost()) m_cheapestGap = visit;
  push(visit);
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
  found.end = m_graph.place(end.node()).position;
  if (end.stage() == Stage::GivenUp) {
    found.gapFrom = m_graph.progress(end.node()).next;
    found.gapCount = m_count - found.gapFrom;
  }
  found.explainedTurns.reserve(m_count - m_graph.progress(0).next);
  for (EdgeId way = m_graph.firstWay(end.node()); way != kNoEdge;) {
    found.explainedTurns.push_back(m_graph.explained(way));
    way = m_graph.firstWay(m_graph.edge(way).from);
  }
  std::ranges::reverse(found.explainedTurns);
  const bool isForked = m_graph.hasForks() || ends.size() > 1;
  // A game at no cost fits every written score, so the scores leave no choice between games.
  if (isForked && m_cost > 0 && m_count > 0 && end.stage() == Stage::Finished) {
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
  // The explained turns by their first entry. Several turns have the same first entry if some of them are
  // unwritten.
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
      const ExplainedEntries& entries = m_graph.edge(way).entries;
      const Turn turn = m_graph.explained(way).turn;
      for (const std::size_t i : actsFrom[entries.first]) {
        const ExplainedTurn& explained = found.explainedTurns[i];
        std::vector<Turn>& others = found.alternatives[i];
        if (explained.kind != entries.kind || explained.turn == turn) continue;
        if (explained.side != entries.side || explained.kind == ExplainedTurnKind::Repeated) continue;
        if (std::ranges::find(others, turn) == others.end()) others.push_back(turn);
      }
      const NodeId before = m_graph.edge(way).from;
      if (!seen[before]) open.push_back(before);
      seen[before] = true;
    }
  }
}

const SearchPlace& lastPlaceBefore(const Reading& reading, const std::vector<SearchPlace>& places, int line) {
  const auto isBefore = [&](const SearchPlace& place) {
    for (std::size_t i = 0; i < place.next; ++i) {
      if (reading.plays[i].line >= line) return false;
    }
    return true;
  };
  const SearchPlace* last = &places.front();
  for (const SearchPlace& place : places) {
    if (!isBefore(place)) break;
    last = &place;
  }
  return *last;
}

}  // namespace damath::sheet
