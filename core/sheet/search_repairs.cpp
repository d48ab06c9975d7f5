// Every way to read an entry that no legal turn explains as it stands.
#include <algorithm>

#include "core/exact/rounding.hpp"
#include "core/rules/judged_turns.hpp"
#include "core/sheet/search.hpp"

namespace damath::sheet {

using board::Position;
using board::Side;
using rules::Turn;

namespace {

constexpr int kMostUnwritten = 2;  // turns in a row

// Whether a total on paper may be this sum that goes on from an earlier total on paper. Where the total alone
// is rounded the earlier one says its exact sum only within one unit of the rounding.
bool mayAddUpTo(const Law& law, const FigureStep& total, const exact::Number& sum) {
  if (statesValue(law, total, sum)) return true;
  const auto rounding = law.scores.rounding();
  if (!rounding || law.ruleset.roundEntries.answer == rules::RoundEntries::EachEntry) return false;
  return exact::rounded(total.value - sum, exact::RoundingMode::Truncate, rounding->decimals).isZero();
}

}  // namespace

void Search::repair(NodeId id) {
  const SearchPlace place = m_nodes[id].place;
  giveUp(id);
  const rules::TurnList legal = rules::legalTurns(m_law.movement, place.position);
  if (legal.empty()) {
    ignoreRest(id);
    return;
  }
  skipRepeated(id);
  const bool inTurn = m_reading.plays[place.next].column == place.position.toMove();
  if (inTurn) {
    for (const Turn& turn : legal) readWithSlips(id, turn);
    readBreaches(id);
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
  SearchPlace place = m_nodes[id].place;
  Act act;
  act.kind = ActKind::AfterEnd;
  act.first = place.next;
  act.count = m_count - place.next;
  place.next = m_count;
  reach(place, m_nodes[id].cost + cost::kAfterEnd, {id, act});
}

bool Search::sameWords(std::size_t a, std::size_t b) const {
  const PlayEntry& left = m_reading.plays[a];
  const PlayEntry& right = m_reading.plays[b];
  return left.column == right.column && left.half->move == right.half->move &&
         left.half->score == right.half->score && !left.half->move.empty();
}

void Search::skipRepeated(NodeId id) {
  const std::size_t next = m_nodes[id].place.next;
  for (const std::size_t count : {std::size_t{1}, std::size_t{2}}) {
    for (const std::size_t back : {std::size_t{1}, std::size_t{2}}) {
      if (back < count || next < back || next + count > m_count) continue;
      bool same = true;
      for (std::size_t i = 0; i < count; ++i) same = same && sameWords(next + i, next + i - back);
      if (!same) continue;
      SearchPlace place = m_nodes[id].place;
      Act act;
      act.kind = ActKind::Repeated;
      act.first = next;
      act.count = count;
      place.next += count;
      reach(place, m_nodes[id].cost + cost::kRepeated, {id, act});
    }
  }
}

void Search::readWithSlips(NodeId id, const Turn& turn) {
  const SearchPlace place = m_nodes[id].place;
  const Side mover = place.position.toMove();
  const std::vector<Happening> happenings = happeningsOf(place.position, turn);
  if (const auto alignment = align(happenings, mover, place.next); alignment && !alignment->slipless) {
    take(id, turn, *alignment, 0, Act{});
  }
  if (happenings.size() < 2) return;
  for (std::size_t jump = 0; jump < happenings.size(); ++jump) {
    const auto alignment = align(happenings, mover, place.next, jump);
    if (!alignment || !alignment->slipless) continue;
    Act act;
    act.unwrittenJump = jump;
    take(id, turn, *alignment, cost::kUnwritten, act);
  }
}

void Search::readBreaches(NodeId id) {
  const SearchPlace place = m_nodes[id].place;
  for (const rules::PlayableTurn& playable : rules::judgedTurns(m_law.ruleset, place.position)) {
    if (!playable.breach) continue;
    const auto alignment =
        align(happeningsOf(place.position, playable.turn), place.position.toMove(), place.next);
    if (!alignment || !alignment->slipless) continue;
    Act act;
    act.breach = playable.breach;
    take(id, playable.turn, *alignment, cost::kBreach, act);
  }
}

void Search::readForbidden(NodeId id) {
  const SearchPlace place = m_nodes[id].place;
  const Side mover = place.position.toMove();
  const QuietEntry* quiet = m_reading.plays[place.next].entry.quiet();
  if (quiet == nullptr) return;
  const auto square = board::Square::at(quiet->destination, m_law.notationFrame, mover);
  if (!square || place.position.at(*square)) return;
  for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
    const auto from = place.position.find(mover, chip);
    if (!from || !quiet->chip.names(chip)) continue;
    const Turn turn(*from, *square);
    const std::vector<rules::PlayableTurn> playable = rules::playableTurns(m_law.ruleset, place.position);
    if (std::ranges::find(playable, turn, &rules::PlayableTurn::turn) != playable.end()) continue;
    const auto alignment = align(happeningsOf(place.position, turn), mover, place.next);
    if (!alignment || !alignment->slipless) continue;
    Act act;
    act.forbidden = true;
    take(id, turn, *alignment, cost::kForbidden, act);
  }
}

void Search::readFrom(NodeId id, const Turn& turn, Placing placing, int cost) {
  const SearchPlace place = m_nodes[id].place;
  const auto alignment = align(happeningsOf(place.position, turn), place.position.toMove(), place.next);
  if (!alignment || !alignment->slipless) return;
  Act act;
  act.placing = placing;
  take(id, turn, *alignment, cost, act);
}

void Search::readOutOfTurn(NodeId id) {
  SearchPlace place = m_nodes[id].place;
  place.position.setToMove(board::opponent(place.position.toMove()));
  for (const Turn& turn : rules::legalTurns(m_law.movement, place.position)) {
    const auto alignment = align(happeningsOf(place.position, turn), place.position.toMove(), place.next);
    if (!alignment || !alignment->slipless) continue;
    Act act;
    act.side = place.position.toMove();
    act.turn = turn;
    act.first = place.next;
    act.count = alignment->count;
    act.placing = Placing::OutOfTurn;
    SearchPlace after = place;
    rules::play(m_law.movement, after.position, turn);
    after.next += alignment->count;
    after.unwritten = 0;
    reach(after, m_nodes[id].cost + alignment->cost + cost::kOutOfTurn, {id, act});
  }
}

void Search::readSwappedHalves(NodeId id, const rules::TurnList& legal) {
  const SearchPlace place = m_nodes[id].place;
  const std::size_t next = place.next;
  if (next + 1 >= m_count || m_reading.plays[next].line != m_reading.plays[next + 1].line) return;
  const Side mover = place.position.toMove();
  for (const Turn& turn : legal) {
    const auto happenings = happeningsOf(place.position, turn);
    if (happenings.size() != 1) continue;
    const auto first = match(m_law, m_reading.plays[next + 1], happenings[0], mover);
    if (!first || first->slip != Slip::None) continue;
    SearchPlace between = place;
    rules::play(m_law.movement, between.position, turn);
    for (const Turn& reply : rules::legalTurns(m_law.movement, between.position)) {
      const auto replied = happeningsOf(between.position, reply);
      if (replied.size() != 1) continue;
      const auto second = match(m_law, m_reading.plays[next], replied[0], board::opponent(mover));
      if (!second || second->slip != Slip::None) continue;
      takeSwapped(id, turn, reply, first->cost + second->cost + cost::kWrongColumn);
    }
  }
}

void Search::takeSwapped(NodeId id, const Turn& turn, const Turn& reply, int cost) {
  SearchPlace place = m_nodes[id].place;
  Act first;
  first.side = place.position.toMove();
  first.turn = turn;
  first.first = place.next + 1;
  first.count = 1;
  first.placing = Placing::HalvesSwapped;
  Act second = first;
  second.side = board::opponent(first.side);
  second.turn = reply;
  second.first = place.next;
  rules::play(m_law.movement, place.position, turn);
  m_nodes.push_back({place, m_nodes[id].cost + cost, {{id, first}}});
  const NodeId between = m_nodes.size() - 1;
  rules::play(m_law.movement, place.position, reply);
  place.next += 2;
  place.unwritten = 0;
  reach(place, m_nodes[between].cost, {between, second});
}

bool Search::isBetweenLines(std::size_t next) const {
  return next == 0 || next == m_count || m_reading.plays[next].line != m_reading.plays[next - 1].line;
}

void Search::assumeUnwritten(NodeId id, const Turn& turn) {
  SearchPlace place = m_nodes[id].place;
  Act act;
  act.kind = ActKind::Unwritten;
  act.side = place.position.toMove();
  act.turn = turn;
  act.first = place.next;
  const bool wholeLine = place.unwritten > 0 && isBetweenLines(place.next);
  int cost = wholeLine ? cost::kUnwrittenMore : cost::kUnwritten;
  if (!totalsBearOut(place, turn)) cost += cost::kUnwrittenTotal;
  rules::play(m_law.movement, place.position, turn);
  ++place.unwritten;
  reach(place, m_nodes[id].cost + cost, {id, act});
}

bool Search::totalsBearOut(const SearchPlace& place, const Turn& turn) const {
  const Side mover = place.position.toMove();
  exact::Number score;
  for (const Happening& happening : happeningsOf(place.position, turn)) {
    if (!happening.taken) continue;
    const rules::JumpScore jump = m_law.scores.scoreOf(happening.mover, *happening.taken, happening.landing);
    if (isAsked(m_law, jump)) return true;
    score += jump.value;
  }
  exact::Number before;
  for (std::size_t i = place.next; i-- > 0;) {
    const FigureStep* total = lastStep(m_reading.plays[i].total);
    if (m_reading.plays[i].column != mover || total == nullptr) continue;
    before = total->value;
    break;
  }
  exact::Number between;
  for (std::size_t i = place.next; i < m_count; ++i) {
    if (m_reading.plays[i].column != mover) continue;
    if (const FigureStep* stated = statedScore(m_reading.plays[i])) between += stated->value;
    const FigureStep* total = lastStep(m_reading.plays[i].total);
    if (total != nullptr) return mayAddUpTo(m_law, *total, before + score + between);
  }
  return true;
}

}  // namespace damath::sheet
