#include "core/contest/standings.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "core/contest/pairing/schedule.hpp"
#include "core/contest/tiebreak/ladder.hpp"
#include "core/contest/tiebreak/levels.hpp"

namespace damath::contest {

namespace {

using tiebreak::Field;
using tiebreak::Group;
using tiebreak::Record;
using tiebreak::Seat;

// A game that nobody wins is lost by both: it was to be played, and it gave nothing (E3).
RankedEntry tallied(EntryId entry, const Record& record, exact::Rational points) {
  RankedEntry row;
  row.entry = entry;
  row.points = std::move(points);
  row.played = gamesIn(record);
  row.wins = record.wins;
  row.draws = record.draws;
  row.losses = record.losses + record.lostByBoth;
  return row;
}

int lastRoundWithResult(const Field& field) {
  int last = 0;
  for (const tiebreak::Decided& game : field.games()) last = std::max(last, game.round);
  return last;
}

tiebreak::Phase phaseOf(const Event& event) {
  std::set<int> paired;
  for (const Round& round : event.rounds) paired.insert(numberOf(round.number));
  for (const Game& game : event.games) {
    if (!game.result) return tiebreak::Phase::Running;
    if (paired.empty() || *paired.rbegin() != numberOf(game.round)) paired.insert(numberOf(game.round));
  }
  const int needed = roundsOf(event);
  if (needed == 0) return tiebreak::Phase::Running;
  for (int round = 1; round <= needed; ++round) {
    if (!paired.contains(round)) return tiebreak::Phase::Running;
  }
  return tiebreak::Phase::Complete;
}

std::vector<std::vector<EntryId>> tiesOf(const Field& field, const std::vector<Group>& groups) {
  std::vector<std::vector<EntryId>> ties;
  for (const Group& group : groups) ties.push_back(field.entriesOf(group));
  return ties;
}

}  // namespace

Standings standings(const Event& event) {
  const Field field(event);
  std::vector<exact::Rational> points;
  Group everybody;
  for (const Record& record : field.records()) {
    everybody.push_back(static_cast<Seat>(points.size()));
    points.push_back(pointsOf(record, event.setup.ruleset.points.answer));
  }

  const tiebreak::Phase phase = phaseOf(event);
  std::vector<tiebreak::PointSum> sums = tiebreak::pointSums(field);
  tiebreak::Ladder ladder(field, phase, sums);
  int place = 1;
  const auto ahead = [&points](Seat a, Seat b) { return points[a] > points[b]; };
  for (const Group& level : tiebreak::levelsOf(std::move(everybody), ahead)) {
    ladder.settle(level, place);
    place += static_cast<int>(level.size());
  }

  Standings table;
  table.event = event.id;
  table.afterRound = lastRoundWithResult(field);
  table.rematchesDue = tiesOf(field, ladder.rematchesDue());
  table.lotsOpen = tiesOf(field, ladder.lotsOpen());
  table.pointSystem = event.setup.ruleset.pointSystem.answer;
  table.provisional = phase == tiebreak::Phase::Running || !table.rematchesDue.empty();
  table.ranks.reserve(field.size());
  for (tiebreak::Settled& settled : ladder.settled()) {
    const Seat seat = settled.seat;
    RankedEntry row = tallied(field.entryAt(seat), field.records()[seat], std::move(points[seat]));
    row.rank = settled.rank;
    row.pointSystem = std::move(sums[seat].total);
    row.reasons = std::move(settled.reasons);
    table.ranks.push_back(std::move(row));
  }
  return table;
}

int roundsOf(const Event& event) {
  return pairing::roundsNeeded(event);
}

}  // namespace damath::contest
