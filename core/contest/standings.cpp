#include "core/contest/standings.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "core/contest/pairing/final_levels.hpp"
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

// Everything about the entries but their ranks.
struct Tally {
  Field field;
  std::vector<exact::Rational> points;
  std::vector<tiebreak::PointSum> sums;
};

Tally tallyOf(const Event& event) {
  Tally tally{Field(event), {}, {}};
  for (const Record& record : tally.field.records()) {
    tally.points.push_back(pointsOf(record, event.setup.ruleset.points.answer));
  }
  tally.sums = tiebreak::pointSums(tally.field);
  return tally;
}

RankedEntry rowOf(const Tally& tally, Seat seat, int rank, std::vector<RankReason> reasons) {
  RankedEntry row = tallied(tally.field.entryAt(seat), tally.field.records()[seat], tally.points[seat]);
  row.rank = rank;
  row.pointSystem = tally.sums[seat].total;
  row.reasons = std::move(reasons);
  return row;
}

// By points, and ties down the ladder (Y1, Y2).
void rankByPoints(Standings& table, const Tally& tally, tiebreak::Phase phase) {
  tiebreak::Ladder ladder(tally.field, phase, tally.sums);
  Group everybody;
  for (std::size_t seat = 0; seat < tally.points.size(); ++seat) everybody.push_back(static_cast<Seat>(seat));
  int place = 1;
  const auto ahead = [&tally](Seat a, Seat b) { return tally.points[a] > tally.points[b]; };
  for (const Group& level : tiebreak::levelsOf(std::move(everybody), ahead)) {
    ladder.settle(level, place);
    place += static_cast<int>(level.size());
  }
  table.rematchesDue = tiesOf(tally.field, ladder.rematchesDue());
  table.lotsOpen = tiesOf(tally.field, ladder.lotsOpen());
  for (tiebreak::Settled& settled : ladder.settled()) {
    table.ranks.push_back(rowOf(tally, settled.seat, settled.rank, std::move(settled.reasons)));
  }
}

RankReason reasonOf(const pairing::Level& level, EntryId entry) {
  RankReason reason;
  reason.clause = "Y4";
  reason.against = level.entries;
  std::erase(reason.against, entry);
  reason.lostIn = level.lostIn;
  reason.groupPlace = level.groupPlace;
  if (level.lostIn) reason.figures = std::to_string(numberOf(*level.lostIn));
  if (level.groupPlace) reason.figures = std::to_string(*level.groupPlace);
  return reason;
}

// By how far they came (Y4); those level share the rank.
void rankByLevels(Standings& table, const Tally& tally, const Event& event) {
  for (const pairing::Level& level : pairing::levelsOf(event)) {
    for (const EntryId entry : level.entries) {
      std::vector<RankReason> reasons;
      if (level.lostIn || level.groupPlace) reasons.push_back(reasonOf(level, entry));
      table.ranks.push_back(rowOf(tally, tally.field.seatOf(entry), level.place, std::move(reasons)));
    }
  }
  table.rematchesDue = pairing::rematchesDue(event);
}

bool goesByLevels(System system) {
  return system == System::KnockOut || system == System::DoubleKnockOut || system == System::Groups;
}

}  // namespace

Standings standings(const Event& event) {
  const Tally tally = tallyOf(event);
  const tiebreak::Phase phase = phaseOf(event);
  Standings table;
  table.event = event.id;
  table.afterRound = lastRoundWithResult(tally.field);
  table.pointSystem = event.setup.ruleset.pointSystem.answer;
  table.ranks.reserve(tally.points.size());
  if (goesByLevels(event.setup.system) && event.entries.size() > 1) {
    rankByLevels(table, tally, event);
  } else {
    rankByPoints(table, tally, phase);
  }
  table.provisional = phase == tiebreak::Phase::Running || !table.rematchesDue.empty();
  return table;
}

int roundsOf(const Event& event) {
  return pairing::roundsNeeded(event);
}

}  // namespace damath::contest
