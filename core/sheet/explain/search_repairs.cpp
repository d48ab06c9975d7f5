// SPDX-License-Identifier: GPL-3.0-or-later
// The repairs of the search: all ways to read an entry that no legal turn explains as written.
#include <algorithm>

#include "core/rules/judged_turns.hpp"
#include "core/sheet/explain/end_rows.hpp"
#include "core/sheet/explain/search.hpp"

namespace damath::sheet {

using board::Side;
using rules::Turn;

namespace {

constexpr int kMostUnwritten = 2;  // consecutive unwritten turns

}  // namespace

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
  // All turns that the board allows are legal unless the player must capture.
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
  // All turns that the board allows are legal unless the player must capture.
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
    // The last jump of the turn stands on the line where the reply begins.
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
// chips left. The TOTAL row is not considered.
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
    // A wrong score beside a total that continues from the correct score is a slip of the score only.
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
