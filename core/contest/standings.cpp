#include "core/contest/standings.hpp"

#include <algorithm>
#include <utility>

#include "core/contest/pairing/final_levels.hpp"
#include "core/contest/pairing/group_ranks.hpp"
#include "core/contest/progress.hpp"
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
  const bool isOpen = std::ranges::any_of(event.games, [](const Game& game) { return !game.result; });
  const int needed = roundsOf(event);
  const bool isPaired = needed > 0 && roundsPaired(event) == needed;
  return isOpen || !isPaired ? tiebreak::Phase::Running : tiebreak::Phase::Complete;
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
  tally.points.reserve(tally.field.size());
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
  reason.figures = std::to_string(numberOf(*level.lostIn));
  return reason;
}

// By how far they came (Y4); those level share the rank. The first place alone is for one: several who are
// level for it when every game is decided go down the ladder (Y2).
void rankKnockOut(Standings& table, const Tally& tally, const Event& event, tiebreak::Phase phase) {
  for (const GameId id : pairing::gamesToDecide(event)) {
    const Game* game = event.find(id);
    table.rematchesDue.push_back({game->blue, game->red});
  }
  const bool isDecided = phase == tiebreak::Phase::Complete && table.rematchesDue.empty();
  tiebreak::Ladder ladder(tally.field, phase, tally.sums);
  for (const pairing::Level& level : pairing::levelsOf(event)) {
    std::vector<tiebreak::Settled> rows;
    Group seats;
    for (const EntryId entry : level.entries) {
      seats.push_back(tally.field.seatOf(entry));
      rows.push_back({level.place, seats.back(), {}});
    }
    if (isDecided && level.place == 1) {
      ladder.settle(seats, 1);
      rows = std::move(ladder.settled());
    }
    for (tiebreak::Settled& row : rows) {
      if (level.lostIn)
        row.reasons.insert(row.reasons.begin(), reasonOf(level, tally.field.entryAt(row.seat)));
      table.ranks.push_back(rowOf(tally, row.seat, row.rank, std::move(row.reasons)));
    }
  }
  if (!isDecided) return;
  table.rematchesDue = tiesOf(tally.field, ladder.rematchesDue());
  table.lotsOpen = tiesOf(tally.field, ladder.lotsOpen());
}

// By the final, and the others by their places in their groups (Y4).
void rankGroups(Standings& table, const Tally& tally, const Event& event) {
  pairing::GroupRanks groups = pairing::groupRanks(event);
  for (pairing::GroupRank& row : groups.ranks) {
    table.ranks.push_back(rowOf(tally, tally.field.seatOf(row.entry), row.rank, std::move(row.reasons)));
  }
  table.rematchesDue = std::move(groups.rematchesDue);
  table.lotsOpen = std::move(groups.lotsOpen);
}

// Whether a knock-out has several who share the first place.
bool lacksChampion(const Event& event, const Standings& table) {
  const System last = event.setup.system == System::Groups ? event.setup.groupPlan.final : event.setup.system;
  return (last == System::KnockOut || last == System::DoubleKnockOut) && table.ranks.size() > 1 &&
         table.ranks[1].rank == 1;
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
  switch (event.entries.size() > 1 ? event.setup.system : System::RoundRobin) {
    case System::KnockOut:
    case System::DoubleKnockOut:
      rankKnockOut(table, tally, event, phase);
      break;
    case System::Groups:
      rankGroups(table, tally, event);
      break;
    case System::RoundRobin:
    case System::Swiss:
      rankByPoints(table, tally, phase);
      break;
  }
  table.provisional =
      phase == tiebreak::Phase::Running || !table.rematchesDue.empty() || lacksChampion(event, table);
  return table;
}

}  // namespace damath::contest
