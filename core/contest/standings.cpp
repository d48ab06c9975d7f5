#include "core/contest/standings.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/contest/pairing/schedule.hpp"
#include "core/contest/tiebreak/ladder.hpp"
#include "core/contest/tiebreak/levels.hpp"
#include "core/promise.hpp"

namespace damath::contest {

namespace {

using Tallies = std::map<EntryId, RankedEntry>;

RankedEntry& rowOf(Tallies& tallies, EntryId entry) {
  const auto found = tallies.find(entry);
  DAMATH_EXPECTS(found != tallies.end());
  return found->second;
}

// A game that nobody wins is lost by both: it was to be played, and it gave nothing (E3).
void addGame(RankedEntry& row, const exact::Rational& points, rules::Result result, rules::Result ownWin) {
  row.points += points;
  ++row.played;
  if (result == ownWin) {
    ++row.wins;
  } else if (result == rules::Result::Draw) {
    ++row.draws;
  } else {
    ++row.losses;
  }
}

Tallies talliesOf(const Event& event) {
  const rules::Points& points = event.setup.ruleset.points.answer;
  Tallies tallies;
  for (const Entry& entry : event.entries) tallies[entry.id].entry = entry.id;
  for (const Game& game : event.games) {
    if (!game.result) continue;
    const rules::Result result = game.result->result;
    addGame(rowOf(tallies, game.blue), tiebreak::pointsOfBlue(result, points), result,
            rules::Result::BlueWins);
    addGame(rowOf(tallies, game.red), tiebreak::pointsOfRed(result, points), result, rules::Result::RedWins);
  }
  for (const Bye& bye : event.byes) rowOf(tallies, bye.entry).points += points.bye;
  return tallies;
}

tiebreak::Group byStartNumber(const Event& event) {
  std::vector<Entry> entries = event.entries;
  std::sort(entries.begin(), entries.end(),
            [](const Entry& a, const Entry& b) { return a.number < b.number; });
  tiebreak::Group group;
  for (const Entry& entry : entries) group.push_back(entry.id);
  return group;
}

int lastRoundWithResult(const Event& event) {
  int last = 0;
  for (const Game& game : event.games) {
    if (game.result) last = std::max(last, numberOf(game.round));
  }
  return last;
}

tiebreak::Phase phaseOf(const Event& event) {
  std::set<int> paired;
  for (const Game& game : event.games) {
    if (!game.result) return tiebreak::Phase::Running;
    paired.insert(numberOf(game.round));
  }
  const int needed = roundsOf(event);
  if (needed == 0) return tiebreak::Phase::Running;
  for (int round = 1; round <= needed; ++round) {
    if (!paired.contains(round)) return tiebreak::Phase::Running;
  }
  return tiebreak::Phase::Complete;
}

}  // namespace

Standings standings(const Event& event) {
  Tallies tallies = talliesOf(event);
  const tiebreak::PointSums sums = tiebreak::pointSums(event);
  const tiebreak::Phase phase = phaseOf(event);

  tiebreak::Figures points;
  for (const auto& [entry, row] : tallies) points[entry] = row.points;

  tiebreak::Ladder ladder(event, phase, sums, points);
  int place = 1;
  const auto ahead = [&tallies](EntryId a, EntryId b) { return tallies.at(a).points > tallies.at(b).points; };
  for (const tiebreak::Group& level : tiebreak::levelsOf(byStartNumber(event), ahead)) {
    ladder.settle(level, place);
    place += static_cast<int>(level.size());
  }

  Standings table;
  table.event = event.id;
  table.afterRound = lastRoundWithResult(event);
  table.rematchesDue = ladder.rematchesDue();
  table.provisional = phase == tiebreak::Phase::Running || !table.rematchesDue.empty();
  for (const tiebreak::Settled& settled : ladder.settled()) {
    RankedEntry row = std::move(tallies.at(settled.entry));
    row.rank = settled.rank;
    row.pointSystem = sums.at(settled.entry).total;
    row.reasons = settled.reasons;
    table.ranks.push_back(std::move(row));
  }
  return table;
}

int roundsOf(const Event& event) {
  return pairing::roundsNeeded(event);
}

}  // namespace damath::contest
