// SPDX-License-Identifier: GPL-3.0-or-later
// Every way to read an entry that no legal turn explains as it stands.
#include <algorithm>

#include "core/rules/judged_turns.hpp"
#include "core/sheet/explain/end_rows.hpp"
#include "core/sheet/explain/search.hpp"

namespace damath::sheet {

using board::Side;
using rules::Turn;

namespace {

constexpr int kMostUnwritten = 2;  // turns in a row

}  // namespace

void Search::repair(NodeId id) {
  const SearchPlace place = m_graph.place(id);
  const rules::TurnList legal = rules::legalTurns(m_law.movement, place.position);
  if (place.next == m_count) {
    if (place.unwritten < kMostUnwritten) {
      for (const Turn& turn : legal) assumeUnwritten(id, turn);
    }
    return;
  }
  giveUp(id);
  if (legal.empty()) {
    ignoreRest(id);
    return;
  }
  skipRepeated(id);
  const bool inTurn = m_reading.plays[place.next].owner == place.position.toMove();
  if (inTurn) {
    for (const Turn& turn : legal) readWithSlips(id, turn);
    readBreaches(id, legal);
    readForbidden(id);
    readSwappedHalves(id, legal);
  } else {
    for (const Turn& turn : legal) readFrom(id, turn, Placing::OtherColumn, cost::kWrongColumn);
    readOutOfTurn(id);
  }
  if (place.unwritten < kMostUnwritten) {
    for (const Turn& turn : legal) assumeUnwritten(id, turn);
  }
}

void Search::ignoreRest(NodeId id) {
  SearchPlace place = m_graph.place(id);
  ExplainedTurn explained;
  explained.kind = ExplainedTurnKind::AfterEnd;
  explained.first = place.next;
  explained.count = m_count - place.next;
  place.next = m_count;
  reach(place, m_graph.cost(id) + cost::kAfterEnd, id, explained);
}

void Search::skipRepeated(NodeId id) {
  const std::size_t next = m_graph.place(id).next;
  for (const std::size_t count : {std::size_t{1}, std::size_t{2}}) {
    for (const std::size_t back : {std::size_t{1}, std::size_t{2}}) {
      if (back < count || next < back || next + count > m_count) continue;
      bool same = true;
      for (std::size_t i = 0; i < count; ++i)
        same = same && sayTheSame(m_reading.plays[next + i], m_reading.plays[next + i - back]);
      if (!same) continue;
      SearchPlace place = m_graph.place(id);
      ExplainedTurn explained;
      explained.kind = ExplainedTurnKind::Repeated;
      explained.first = next;
      explained.count = count;
      place.next += count;
      reach(place, m_graph.cost(id) + cost::kRepeated, id, explained);
    }
  }
}

void Search::readWithSlips(NodeId id, const Turn& turn) {
  const SearchPlace place = m_graph.place(id);
  const BoardSteps boardSteps(place.position, turn);
  if (const auto alignment = align(m_law, m_reading, boardSteps, place.next);
      alignment && !alignment->slipless) {
    take(id, turn, *alignment, 0, ExplainedTurn{});
  }
  if (boardSteps.size() < 2) return;
  for (std::size_t jump = 0; jump < boardSteps.size(); ++jump) {
    const auto alignment = align(m_law, m_reading, boardSteps, place.next, jump);
    if (!alignment) continue;
    ExplainedTurn explained;
    explained.unwrittenJump = jump;
    take(id, turn, *alignment, cost::kUnwritten, explained);
  }
}

void Search::readBreaches(NodeId id, const rules::TurnList& legal) {
  // Every turn that the board allows is legal unless a capture is due.
  if (std::ranges::none_of(legal, &Turn::isCapture)) return;
  const SearchPlace place = m_graph.place(id);
  const Beginning beginning(m_law, m_reading.plays[place.next], place.position.toMove());
  for (const rules::PlayableTurn& playable : rules::judgedTurns(m_law.ruleset, place.position)) {
    if (!playable.breach || !beginning.fits(place.position, playable.turn)) continue;
    const auto alignment = aligned(place.position, playable.turn, place.next);
    if (!alignment || !alignment->slipless) continue;
    ExplainedTurn explained;
    explained.breach = playable.breach;
    take(id, playable.turn, *alignment, cost::kBreach, explained);
  }
}

void Search::readForbidden(NodeId id) {
  const SearchPlace place = m_graph.place(id);
  const Side mover = place.position.toMove();
  const QuietEntry* quiet = m_reading.plays[place.next].entry.quiet();
  if (quiet == nullptr) return;
  const auto square = board::Square::at(quiet->destination, m_law.notationFrame, mover);
  if (!square || place.position.at(*square)) return;
  for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    const auto from = place.position.find(mover, chip);
    if (!from || !quiet->chip.names(chip)) continue;
    const Turn turn(*from, *square);
    const auto alignment = aligned(place.position, turn, place.next);
    if (!alignment || !alignment->slipless) continue;
    const std::vector<rules::PlayableTurn> playable = rules::playableTurns(m_law.ruleset, place.position);
    if (std::ranges::find(playable, turn, &rules::PlayableTurn::turn) != playable.end()) continue;
    ExplainedTurn explained;
    explained.forbidden = true;
    take(id, turn, *alignment, cost::kForbidden, explained);
  }
}

void Search::readFrom(NodeId id, const Turn& turn, Placing placing, int cost) {
  const SearchPlace place = m_graph.place(id);
  if (!Beginning(m_law, m_reading.plays[place.next], place.position.toMove()).fits(place.position, turn))
    return;
  const auto alignment = aligned(place.position, turn, place.next);
  if (!alignment || !alignment->slipless) return;
  ExplainedTurn explained;
  explained.placing = placing;
  take(id, turn, *alignment, cost, explained);
}

void Search::readOutOfTurn(NodeId id) {
  SearchPlace place = m_graph.place(id);
  place.position.setToMove(board::opponent(place.position.toMove()));
  const Beginning beginning(m_law, m_reading.plays[place.next], place.position.toMove());
  for (const Turn& turn : rules::legalTurns(m_law.movement, place.position)) {
    if (!beginning.fits(place.position, turn)) continue;
    const auto alignment = aligned(place.position, turn, place.next);
    if (!alignment || !alignment->slipless) continue;
    ExplainedTurn explained;
    explained.side = place.position.toMove();
    explained.turn = turn;
    explained.first = place.next;
    explained.count = alignment->count;
    explained.placing = Placing::OutOfTurn;
    SearchPlace after = place;
    rules::play(m_law.movement, after.position, turn);
    after.next += alignment->count;
    after.unwritten = 0;
    reach(after, m_graph.cost(id) + alignment->cost + cost::kOutOfTurn, id, explained);
  }
}

void Search::readSwappedHalves(NodeId id, const rules::TurnList& legal) {
  const SearchPlace place = m_graph.place(id);
  const Side mover = place.position.toMove();
  for (const Turn& turn : legal) {
    const BoardSteps boardSteps(place.position, turn);
    // The last jump of the one stands in the line where the other begins.
    const std::size_t last = place.next + boardSteps.size() - 1;
    if (last + 1 >= m_count || m_reading.plays[last].line != m_reading.plays[last + 1].line) continue;
    if (runLength(m_reading, place.next) < boardSteps.size()) continue;
    const std::optional<int> cost = swappedCost(boardSteps, mover, place.next, last);
    if (!cost) continue;
    SearchPlace between = place;
    rules::play(m_law.movement, between.position, turn);
    for (const Turn& reply : rules::legalTurns(m_law.movement, between.position)) {
      const BoardSteps replied(between.position, reply);
      const bool hasRoom =
          replied.size() == 1 || (last + 2 < m_count && m_reading.plays[last + 2].owner != mover &&
                                  runLength(m_reading, last + 2) + 1 >= replied.size());
      if (!hasRoom) continue;
      const std::optional<int> more = swappedCost(replied, board::opponent(mover), last + 1, last);
      if (more) takeSwapped(id, turn, reply, last, *cost + *more + cost::kWrongColumn);
    }
  }
}

std::optional<int> Search::swappedCost(const BoardSteps& boardSteps, Side mover, std::size_t first,
                                       std::size_t swappedAt) const {
  ExplainedTurn explained;
  explained.first = first;
  explained.swappedAt = swappedAt;
  int cost = 0;
  for (std::size_t i = 0; i < boardSteps.size(); ++i) {
    const auto found = match(m_law, m_reading.plays[explained.entry(i)], boardSteps[i], mover);
    if (!found || found->slip != Slip::None) return std::nullopt;
    cost += found->cost;
  }
  return cost;
}

void Search::takeSwapped(NodeId id, const Turn& turn, const Turn& reply, std::size_t swappedAt, int cost) {
  SearchPlace place = m_graph.place(id);
  const auto entriesOf = [](const Turn& made) { return std::max<std::size_t>(made.jumps().size(), 1); };
  ExplainedTurn first;
  first.side = place.position.toMove();
  first.turn = turn;
  first.first = place.next;
  first.count = entriesOf(turn);
  first.placing = Placing::HalvesSwapped;
  first.swappedAt = swappedAt;
  ExplainedTurn second = first;
  second.side = board::opponent(first.side);
  second.turn = reply;
  second.first = first.first + first.count;
  second.count = entriesOf(reply);
  rules::play(m_law.movement, place.position, turn);
  const NodeId between = m_graph.addLone(place, m_graph.cost(id) + cost, id, first);
  rules::play(m_law.movement, place.position, reply);
  place.next = second.first + second.count;
  place.unwritten = 0;
  reach(place, m_graph.cost(between), between, second);
}

bool Search::isBetweenLines(std::size_t next) const {
  return next == 0 || next == m_count || m_reading.plays[next].line != m_reading.plays[next - 1].line;
}

void Search::assumeUnwritten(NodeId id, const Turn& turn) {
  SearchPlace place = m_graph.place(id);
  ExplainedTurn explained;
  explained.kind = ExplainedTurnKind::Unwritten;
  explained.side = place.position.toMove();
  explained.turn = turn;
  explained.first = place.next;
  const bool wholeLine = place.unwritten > 0 && isBetweenLines(place.next);
  int cost = wholeLine ? cost::kUnwrittenMore : cost::kUnwritten;
  const std::optional<exact::Number> score = scoreOf(BoardSteps(place.position, turn));
  const SearchPlace before = place;
  rules::play(m_law.movement, place.position, turn);
  const bool isBorneOut = score && !score->isZero() &&
                          (m_totalGaps.isNext(explained.side, place.next, *score) ||
                           grandBearsOut(place, explained.side, *score));
  if (isBorneOut) {
    place.explained |= 1U << indexOf(explained.side);
    cost -= cost::kUnwrittenBorneOut;
  } else if (score && !totalsBearOut(before, *score)) {
    cost += cost::kUnwrittenTotal;
  }
  ++place.unwritten;
  reach(place, m_graph.cost(id) + cost, id, explained);
}

// The grand total goes on from the last total by this score and the chips left, whatever the TOTAL row says.
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
  const unsigned bit = 1U << indexOf(side);
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
      place.explained &= ~bit;
      continue;
    }
    // A score that is wrong beside a total that goes on from the right one is a slip of the score alone.
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
