// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/explain/search.hpp"

#include <algorithm>
#include <limits>

#include "core/precondition.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/sheet/explain/end_rows.hpp"
#include "core/sheet/explain/equal_games.hpp"

namespace damath::sheet {

using board::Position;
using board::Side;
using rules::Turn;

namespace {

// The maximum number of visits of one run; a place may be visited twice. At this limit, run() returns the
// best explanation that it has found.
constexpr std::size_t kMostVisits = 60'000;
constexpr std::size_t kMostVisitsOfPlay = 1'000;

constexpr int kAnyCost = std::numeric_limits<int>::max();

constexpr int kMostUnwritten = 2;  // the greatest number of consecutive unwritten turns

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
  if (!end) {  // the work limit is reached, so the cheapest explanation with a gap is the result
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
  // A game without any cost agrees with every written score, so the written scores cannot decide between
  // several such games.
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
  // For each entry, the indices of the explained turns that begin with this entry. An unwritten turn has no
  // entry of its own, so several turns may begin with the same entry.
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

// Tries all ways to explain the next entry with a mistake. After the last entry, only unwritten turns.

void Search::repair(NodeId id) {
  const Spot from = spot(id);
  const SearchPlace& place = from.place;
  const rules::TurnList legal = rules::legalTurns(m_law.movement, place.position);
  if (place.next == m_count) {
    if (place.unwritten < kMostUnwritten) {
      for (const Turn& turn : legal) assumeUnwritten(from, turn);
    }
    return;
  }
  giveUp(id);
  if (legal.empty()) {
    ignoreRest(from);
    return;
  }
  skipRepeated(from);
  const bool inTurn = m_reading.plays[place.next].owner == place.position.toMove();
  if (inTurn) {
    for (const Turn& turn : legal) readWithSlips(from, turn);
    readBreaches(from, legal);
    readForbidden(from, legal);
    readSwappedHalves(from, legal);
  } else {
    for (const Turn& turn : legal) readFrom(from, turn, Placing::OtherColumn, cost::kWrongColumn);
    readOutOfTurn(from);
  }
  if (place.unwritten < kMostUnwritten) {
    for (const Turn& turn : legal) assumeUnwritten(from, turn);
  }
}

void Search::ignoreRest(const Spot& from) {
  SearchPlace place = from.place;
  ExplainedTurn explained;
  explained.kind = ExplainedTurnKind::AfterEnd;
  explained.setEntries(place.next, m_count - place.next);
  place.next += explained.count;
  reach(place, from.cost + cost::kAfterEnd, from.node, explained);
}

void Search::skipRepeated(const Spot& from) {
  const std::size_t next = from.place.next;
  for (const std::size_t count : {std::size_t{1}, std::size_t{2}}) {
    for (const std::size_t back : {std::size_t{1}, std::size_t{2}}) {
      if (back < count || next < back || next + count > m_count) continue;
      bool same = true;
      for (std::size_t i = 0; i < count; ++i)
        same = same && sayTheSame(m_reading.plays[next + i], m_reading.plays[next + i - back]);
      if (!same) continue;
      SearchPlace place = from.place;
      ExplainedTurn explained;
      explained.kind = ExplainedTurnKind::Repeated;
      explained.setEntries(next, count);
      place.next += explained.count;
      reach(place, from.cost + cost::kRepeated, from.node, explained);
    }
  }
}

void Search::readWithSlips(const Spot& from, const Turn& turn) {
  const SearchPlace& place = from.place;
  const BoardSteps boardSteps(place.position, turn);
  if (const auto alignment = align(m_law, m_reading, boardSteps, place.next);
      alignment && !alignment->slipless) {
    take(from, turn, *alignment, 0, ExplainedEntries{});
  }
  if (boardSteps.size() < 2) return;
  for (std::size_t jump = 0; jump < boardSteps.size(); ++jump) {
    const auto alignment = align(m_law, m_reading, boardSteps, place.next, jump);
    if (!alignment) continue;
    ExplainedEntries explained;
    explained.unwrittenJump = static_cast<std::uint8_t>(jump);
    take(from, turn, *alignment, cost::kUnwritten, explained);
  }
}

void Search::readBreaches(const Spot& from, const rules::TurnList& legal) {
  // If no capture is possible, all turns that the board allows are legal, so no turn breaks a rule of
  // capture.
  if (std::ranges::none_of(legal, &Turn::isCapture)) return;
  const SearchPlace& place = from.place;
  const Beginning beginning(m_law, m_reading.plays[place.next], place.position.toMove());
  for (const rules::PlayableTurn& playable : rules::judgedTurns(m_law.ruleset, place.position)) {
    if (!playable.breach || !beginning.fits(place.position, playable.turn)) continue;
    const auto alignment = aligned(place.position, playable.turn, place.next);
    if (!alignment || !alignment->slipless) continue;
    ExplainedEntries explained;
    explained.breach = playable.breach;
    take(from, playable.turn, *alignment, cost::kBreach, explained);
  }
}

bool Search::isPlayable(const board::Position& position, const Turn& turn,
                        const rules::TurnList& legal) const {
  if (std::ranges::find(legal, turn) != legal.end()) return true;
  // If no capture is possible, `legal` already has all turns that the board allows.
  if (std::ranges::none_of(legal, &Turn::isCapture)) return false;
  const std::vector<rules::PlayableTurn> playable = rules::playableTurns(m_law.movement, position);
  return std::ranges::find(playable, turn, &rules::PlayableTurn::turn) != playable.end();
}

void Search::readForbidden(const Spot& from, const rules::TurnList& legal) {
  const SearchPlace& place = from.place;
  const Side mover = place.position.toMove();
  const QuietEntry* quiet = m_reading.plays[place.next].entry.quiet();
  if (quiet == nullptr) return;
  const auto square = board::Square::at(quiet->destination, m_law.notationFrame, mover);
  if (!square || place.position.at(*square)) return;
  for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    const auto origin = place.position.find(mover, chip);
    if (!origin || !quiet->chip.names(chip)) continue;
    const Turn turn(*origin, *square);
    const auto alignment = aligned(place.position, turn, place.next);
    if (!alignment || !alignment->slipless) continue;
    if (isPlayable(place.position, turn, legal)) continue;
    ExplainedEntries explained;
    explained.forbidden = true;
    take(from, turn, *alignment, cost::kForbidden, explained);
  }
}

void Search::readFrom(const Spot& from, const Turn& turn, Placing placing, int cost) {
  const SearchPlace& place = from.place;
  if (!Beginning(m_law, m_reading.plays[place.next], place.position.toMove()).fits(place.position, turn))
    return;
  const auto alignment = aligned(place.position, turn, place.next);
  if (!alignment || !alignment->slipless) return;
  ExplainedEntries explained;
  explained.placing = placing;
  take(from, turn, *alignment, cost, explained);
}

void Search::readOutOfTurn(const Spot& from) {
  SearchPlace place = from.place;
  place.position.setToMove(board::opponent(place.position.toMove()));
  const Beginning beginning(m_law, m_reading.plays[place.next], place.position.toMove());
  for (const Turn& turn : rules::legalTurns(m_law.movement, place.position)) {
    if (!beginning.fits(place.position, turn)) continue;
    const auto alignment = aligned(place.position, turn, place.next);
    if (!alignment || !alignment->slipless) continue;
    ExplainedTurn explained;
    explained.side = place.position.toMove();
    explained.turn = turn;
    explained.setEntries(place.next, alignment->count);
    explained.placing = Placing::OutOfTurn;
    SearchPlace after = place;
    rules::play(m_law.movement, after.position, turn);
    after.goBehind(alignment->count);
    reach(after, from.cost + alignment->cost + cost::kOutOfTurn, from.node, explained);
  }
}

void Search::readSwappedHalves(const Spot& from, const rules::TurnList& legal) {
  const SearchPlace& place = from.place;
  const Side mover = place.position.toMove();
  for (const Turn& turn : legal) {
    const BoardSteps boardSteps(place.position, turn);
    // The last entry of the turn and the first entry of the reply must stand on the same line.
    const std::size_t last = place.next + boardSteps.size() - 1;
    if (last + 1 >= m_count || m_reading.plays[last].line != m_reading.plays[last + 1].line) continue;
    if (runLength(m_reading, place.next) < boardSteps.size()) continue;
    const std::optional<int> cost = swappedCost(boardSteps, mover, place.next, Exchange::LastWithNext);
    if (!cost) continue;
    SearchPlace between = place;
    rules::play(m_law.movement, between.position, turn);
    for (const Turn& reply : rules::legalTurns(m_law.movement, between.position)) {
      const BoardSteps replied(between.position, reply);
      const bool hasRoom =
          replied.size() == 1 || (last + 2 < m_count && m_reading.plays[last + 2].owner != mover &&
                                  runLength(m_reading, last + 2) + 1 >= replied.size());
      if (!hasRoom) continue;
      const std::optional<int> more =
          swappedCost(replied, board::opponent(mover), last + 1, Exchange::FirstWithPrevious);
      if (more) takeSwapped(from, turn, reply, *cost + *more + cost::kWrongColumn);
    }
  }
}

std::optional<int> Search::swappedCost(const BoardSteps& boardSteps, Side mover, std::size_t first,
                                       Exchange exchange) const {
  ExplainedEntries explained;
  explained.setEntries(first, boardSteps.size());
  explained.exchange = exchange;
  int cost = 0;
  for (std::size_t i = 0; i < boardSteps.size(); ++i) {
    const auto found = match(m_law, m_reading.plays[explained.entry(i)], boardSteps[i], mover);
    if (!found || found->slip != Slip::None) return std::nullopt;
    cost += found->cost;
  }
  return cost;
}

void Search::takeSwapped(const Spot& from, const Turn& turn, const Turn& reply, int cost) {
  SearchPlace place = from.place;
  const auto entriesOf = [](const Turn& made) { return std::max<std::size_t>(made.jumps().size(), 1); };
  ExplainedTurn first;
  first.side = place.position.toMove();
  first.turn = turn;
  first.setEntries(place.next, entriesOf(turn));
  first.placing = Placing::HalvesSwapped;
  first.exchange = Exchange::LastWithNext;
  ExplainedTurn second = first;
  second.side = board::opponent(first.side);
  second.turn = reply;
  second.setEntries(first.first + first.count, entriesOf(reply));
  second.exchange = Exchange::FirstWithPrevious;
  rules::play(m_law.movement, place.position, turn);
  const NodeId between = m_graph.addLone(place, from.cost + cost, from.node, first);
  rules::play(m_law.movement, place.position, reply);
  place.goBehind(first.count + second.count);
  reach(place, m_graph.cost(between), between, second);
}

bool Search::isBetweenLines(std::size_t next) const {
  return next == 0 || next == m_count || m_reading.plays[next].line != m_reading.plays[next - 1].line;
}

void Search::assumeUnwritten(const Spot& from, const Turn& turn) {
  SearchPlace place = from.place;
  ExplainedTurn explained;
  explained.kind = ExplainedTurnKind::Unwritten;
  explained.side = place.position.toMove();
  explained.turn = turn;
  explained.setEntries(place.next, 0);
  const bool wholeLine = place.unwritten > 0 && isBetweenLines(place.next);
  int cost = wholeLine ? cost::kUnwrittenMore : cost::kUnwritten;
  const std::optional<exact::Number> score = scoreOf(BoardSteps(place.position, turn));
  rules::play(m_law.movement, place.position, turn);
  const bool isBorneOut = score && !score->isZero() &&
                          (m_totalGaps.isNext(explained.side, place.next, *score) ||
                           grandBearsOut(place, explained.side, *score));
  if (isBorneOut) {
    place.explained |= static_cast<std::uint8_t>(1U << indexOf(explained.side));
    cost -= cost::kUnwrittenBorneOut;
  } else if (score && !totalsBearOut(from.place, *score)) {
    cost += cost::kUnwrittenTotal;
  }
  ++place.unwritten;
  reach(place, from.cost + cost, from.node, explained);
}

// True if the side's grand total exceeds its last written total by exactly this score plus the value of the
// chips left. The TOTAL row is ignored.
bool Search::grandBearsOut(const SearchPlace& place, Side side, const exact::Number& score) const {
  const exact::Number* beyond = m_totalGaps.atEnd(side) == nullptr ? nullptr : m_totalGaps.beyondLast(side);
  if (beyond == nullptr || m_totalGaps.hasTotalFrom(side, place.next)) return false;
  return *beyond == score + valueLeft(m_law, place.position, side);
}

std::optional<exact::Number> Search::scoreOf(const BoardSteps& boardSteps) const {
  exact::Number score;
  for (const BoardStep& boardStep : boardSteps) {
    if (!boardStep.taken) continue;
    const rules::JumpScore& jump = m_law.scoreOf(boardStep.mover, *boardStep.taken, boardStep.landing);
    if (isAsked(m_law, jump)) return std::nullopt;
    score += jump.value;
  }
  return score;
}

bool Search::totalsBearOut(const SearchPlace& place, const exact::Number& score) {
  const Side mover = place.position.toMove();
  if (m_totalsAround.empty()) m_totalsAround.resize(2 * (m_count + 1));
  std::optional<TotalsAround>& around = m_totalsAround[2 * place.next + indexOf(mover)];
  if (!around) around = totalsAround(mover, place.next);
  return around->next == nullptr || mayAddUpTo(m_law, *around->next, around->stated + score);
}

Search::TotalsAround Search::totalsAround(Side side, std::size_t next) const {
  TotalsAround around;
  for (std::size_t i = next; i-- > 0;) {
    const FigureStep* total = lastStep(m_reading.plays[i].total);
    if (m_reading.plays[i].owner != side || total == nullptr) continue;
    around.stated = total->value;
    break;
  }
  for (std::size_t i = next; i < m_count && around.next == nullptr; ++i) {
    if (m_reading.plays[i].owner != side) continue;
    if (const FigureStep* stated = statedScore(m_reading.plays[i])) around.stated += stated->value;
    around.next = lastStep(m_reading.plays[i].total);
  }
  return around;
}

int Search::costOfTotalGaps(SearchPlace& place, const BoardSteps& boardSteps, std::size_t count,
                            std::optional<std::size_t> unwritten) const {
  const std::size_t first = place.next;
  const Side side = m_reading.plays[first].owner;
  const auto bit = static_cast<std::uint8_t>(1U << indexOf(side));
  const auto valueOf = [&](const BoardStep& boardStep) {
    return boardStep.taken ? m_law.scoreOf(boardStep.mover, *boardStep.taken, boardStep.landing).value
                           : exact::Number(0);
  };
  if (unwritten && m_totalGaps.isNext(side, first + *unwritten, valueOf(boardSteps[*unwritten]))) {
    place.explained |= bit;
  }
  int cost = 0;
  std::size_t boardStep = 0;
  for (std::size_t entry = first; entry < first + count; ++entry, ++boardStep) {
    if (unwritten == boardStep) ++boardStep;
    const exact::Number* totalGap = m_totalGaps.at(entry);
    if (totalGap == nullptr) continue;
    if ((place.explained & bit) != 0) {
      place.explained ^= bit;
      continue;
    }
    // A total that continues from the correct score costs nothing: only the score beside it is wrong.
    const FigureStep* stated = statedScore(m_reading.plays[entry]);
    const bool ownScore = stated != nullptr && boardStep < boardSteps.size() &&
                          stated->value + *totalGap == valueOf(boardSteps[boardStep]);
    if (!ownScore) cost += m_totalGaps.costOfOne(side);
  }
  return cost;
}

int Search::costOfEnd(const SearchPlace& place) const {
  int cost = remainingCost(m_law, m_reading, place.position);
  for (const Side side : board::kSides) {
    const bool explained =
        (place.explained & (1U << indexOf(side))) != 0 || grandBearsOut(place, side, exact::Number(0));
    if (m_totalGaps.atEnd(side) != nullptr && !explained) cost += m_totalGaps.costOfOne(side);
  }
  return cost;
}

}  // namespace damath::sheet
