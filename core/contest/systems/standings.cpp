// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/systems/standings.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/annulled_games.hpp"
#include "core/contest/systems/system.hpp"
#include "core/contest/tiebreak/field.hpp"
#include "core/contest/tiebreak/tie_break_ladder.hpp"

namespace damath::contest {

namespace {

using tiebreak::Field;
using tiebreak::GameCounts;
using tiebreak::Group;
using tiebreak::Seat;

// Returns the row of an entry with its counts and points. A game that no player won counts as a loss for both
// entries: the game was due and gave no points (E3).
RankedEntry tallied(EntryId entry, const GameCounts& counts, exact::Rational points) {
  RankedEntry row;
  row.entry = entry;
  row.points = std::move(points);
  row.played = gamesIn(counts);
  row.wins = counts.wins;
  row.draws = counts.draws;
  row.losses = counts.losses + counts.lostByBoth;
  return row;
}

int lastRoundWithResult(const Event& event) {
  int last = 0;
  for (const Game& game : event.games) last = game.result ? std::max(last, numberOf(game.round)) : last;
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

std::vector<std::pair<EntryId, EntryId>> pairsOf(const Field& field,
                                                 const std::vector<std::pair<Seat, Seat>>& seats) {
  std::vector<std::pair<EntryId, EntryId>> pairs;
  pairs.reserve(seats.size());
  for (const auto& [one, other] : seats) pairs.emplace_back(field.entryAt(one), field.entryAt(other));
  return pairs;
}

// Stores the ties that the ladder could not break.
void takeTies(Standings& table, const Field& field, const tiebreak::Ladder& ladder) {
  table.rematchesDue = tiesOf(field, ladder.rematchesDue());
  table.rematchesOpen = pairsOf(field, ladder.rematchesOpen());
  table.lotsOpen = tiesOf(field, ladder.lotsOpen());
}

// The points of all entries, and their sums of the Point System (Y2c), before ranks are computed.
struct Tally {
  Field field;
  std::vector<exact::Rational> points;
  std::vector<tiebreak::PointSum> sums;
};

Tally tallyOf(const Event& event) {
  Tally tally{Field(event), {}, {}};
  tally.points.reserve(tally.field.size());
  for (const GameCounts& counts : tally.field.counts()) {
    tally.points.push_back(pointsOf(counts, event.setup.ruleset.points.answer()));
  }
  tally.sums = tiebreak::pointSums(tally.field);
  return tally;
}

RankedEntry rowOf(const Tally& tally, Seat seat, int rank, std::vector<RankReason> reasons) {
  RankedEntry row = tallied(tally.field.entryAt(seat), tally.field.counts()[seat], tally.points[seat]);
  row.rank = rank;
  row.pointSystem = tally.sums[seat].total;
  row.reasons = std::move(reasons);
  return row;
}

tiebreak::Ladder ladderOf(const Tally& tally, tiebreak::Phase phase) {
  using Places = tiebreak::Ladder::RematchPlaces;
  const bool isEvery = pairing::rulesOf(tally.field.event()).everyPlaceIsPlayedOut;
  return {tally.field, phase, tally.sums, isEvery ? Places::Every : Places::Prizes};
}

// Ranks the entries whose games do not count after all other entries. They share the rank.
void rankAnnulled(Standings& table, const Tally& tally, const Group& annulled) {
  const int place = static_cast<int>(table.ranks.size()) + 1;
  for (const Seat seat : annulled) {
    RankReason reason{RankStep::Annulled, tally.field.entriesOf(annulled), {}};
    std::erase(reason.against, tally.field.entryAt(seat));
    table.ranks.push_back(rowOf(tally, seat, place, {std::move(reason)}));
  }
}

// Ranks the entries by points (Y1) and breaks ties by the steps of Y2.
void rankByPoints(Standings& table, const Tally& tally, const Event& event, tiebreak::Phase phase) {
  tiebreak::Ladder ladder = ladderOf(tally, phase);
  const std::set<EntryId> annulled = annulledEntries(event);
  Group everybody;
  Group last;
  for (std::size_t place = 0; place < tally.points.size(); ++place) {
    const auto seat = static_cast<Seat>(place);
    (annulled.contains(tally.field.entryAt(seat)) ? last : everybody).push_back(seat);
  }
  int place = 1;
  const auto ahead = [&tally](Seat a, Seat b) { return tally.points[a] > tally.points[b]; };
  for (const Group& level : tiebreak::levelsOf(std::move(everybody), ahead)) {
    ladder.settle(level, place);
    place += static_cast<int>(level.size());
  }
  takeTies(table, tally.field, ladder);
  for (tiebreak::Settled& settled : ladder.settled()) {
    table.ranks.push_back(rowOf(tally, settled.seat, settled.rank, std::move(settled.reasons)));
  }
  rankAnnulled(table, tally, last);
}

RankStep stepOf(const pairing::Level& level, bool isDecided) {
  if (!level.hadSeat) return RankStep::NoSeat;
  if (level.thirdPlace != pairing::ThirdPlace::None) return RankStep::ThirdPlace;
  if (level.isThirdByBye) return RankStep::ThirdByBye;
  if (level.lostIn) return RankStep::KnockedOut;
  return isDecided && level.entries.size() == 1 ? RankStep::Champion : RankStep::StillIn;
}

// Returns the entry's score in the game for third place: its own point, then the opponent's point. If both
// players are absent or disqualified, both lose this game and share the place.
tiebreak::RankFigures pointsForThird(pairing::ThirdPlace own, bool isShared) {
  if (own == pairing::ThirdPlace::Open) return {};
  if (own == pairing::ThirdPlace::Won) return tiebreak::TableScore{{1, 0}};
  return isShared ? tiebreak::TableScore{{0, 0}} : tiebreak::TableScore{{0, 1}};
}

RankReason reasonOf(const pairing::Level& level, EntryId entry, const std::vector<EntryId>& forThird,
                    bool isDecided) {
  RankReason reason;
  reason.step = stepOf(level, isDecided);
  reason.against = reason.step == RankStep::ThirdPlace ? forThird : level.entries;
  std::erase(reason.against, entry);
  if (reason.step == RankStep::KnockedOut || reason.step == RankStep::ThirdByBye) {
    reason.figures = *level.lostIn;
  }
  if (reason.step == RankStep::ThirdPlace) {
    reason.figures = pointsForThird(level.thirdPlace, level.entries.size() > 1);
  }
  return reason;
}

// Returns the entries of the game for third place, the better first.
std::vector<EntryId> comparedForThird(const std::vector<pairing::Level>& levels) {
  std::vector<EntryId> entries;
  for (const pairing::Level& level : levels) {
    if (level.thirdPlace == pairing::ThirdPlace::None) continue;
    entries.insert(entries.end(), level.entries.begin(), level.entries.end());
  }
  return entries;
}

// Returns a reason (RankReason) for each rematch in `due` that the entry must still play, because its
// knock-out game was drawn.
std::vector<RankReason> rematchesOf(EntryId entry, const std::vector<std::vector<EntryId>>& due) {
  std::vector<RankReason> reasons;
  for (const std::vector<EntryId>& pair : due) {
    if (std::ranges::find(pair, entry) == pair.end()) continue;
    RankReason& reason = reasons.emplace_back(RankReason{RankStep::Rematch, pair, {}});
    std::erase(reason.against, entry);
  }
  return reasons;
}

// Ranks the entries by their progress in the bracket (Y4). Entries with equal progress share the rank. Only
// one entry may have the first place. If several entries share it after all games are decided, the steps of
// Y2 break the tie.
void rankKnockOut(Standings& table, const Tally& tally, const Event& event, tiebreak::Phase phase) {
  for (const GameId id : pairing::gamesToDecide(event)) {
    const Game& game = event.at(id);
    table.rematchesDue.push_back({game.blue, game.red});
    table.rematchesOpen.emplace_back(game.blue, game.red);
  }
  const bool isDecided = phase == tiebreak::Phase::Complete && table.rematchesDue.empty();
  tiebreak::Ladder ladder = ladderOf(tally, phase);
  const std::vector<pairing::Level> levels = pairing::rulesOf(event).levels(event);
  const std::vector<EntryId> forThird = comparedForThird(levels);
  for (const pairing::Level& level : levels) {
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
      const EntryId entry = tally.field.entryAt(row.seat);
      row.reasons.insert(row.reasons.begin(), reasonOf(level, entry, forThird, isDecided));
      std::ranges::move(rematchesOf(entry, table.rematchesDue), std::back_inserter(row.reasons));
      table.ranks.push_back(rowOf(tally, row.seat, row.rank, std::move(row.reasons)));
    }
  }
  if (isDecided) takeTies(table, tally.field, ladder);
}

// Ranks the finalists by the final, and the other entries by their places in the groups (Y4).
void rankGroups(Standings& table, const Tally& tally, const Event& event) {
  pairing::GroupRanks groups = pairing::rulesOf(event).groupRanks(event);
  for (pairing::GroupRank& row : groups.ranks) {
    table.ranks.push_back(rowOf(tally, tally.field.seatOf(row.entry), row.rank, std::move(row.reasons)));
  }
  table.rematchesDue = std::move(groups.rematchesDue);
  table.rematchesOpen = std::move(groups.rematchesOpen);
  table.lotsOpen = std::move(groups.lotsOpen);
}

// True if several entries share the first place of a knock-out.
bool lacksChampion(const Event& event, const Standings& table) {
  return table.ranks.size() > 1 && table.ranks[1].rank == 1 && pairing::endsInBracket(event);
}

}  // namespace

Standings standings(const Event& event) {
  const bool isKept = event.setup.ruleset.withdrawnGames.answer() == rules::WithdrawnGames::Keep;
  const auto reduced = isKept ? std::nullopt : std::optional(withoutAnnulled(event));
  const Event& counted = reduced ? *reduced : event;
  const Tally tally = tallyOf(counted);
  const tiebreak::Phase phase = phaseOf(event);
  Standings table;
  table.event = event.id;
  table.afterRound = lastRoundWithResult(event);
  table.pointSystem = event.setup.ruleset.pointSystem.answer();
  table.ranks.reserve(tally.points.size());
  const pairing::SystemRules& rules = pairing::rulesOf(event);
  const bool isOne = event.entries.size() < 2;
  if (!isOne && rules.levels) {
    rankKnockOut(table, tally, event, phase);
  } else if (!isOne && rules.groupRanks) {
    rankGroups(table, tally, event);
  } else {
    rankByPoints(table, tally, event, phase);
  }
  table.provisional = phase == tiebreak::Phase::Running || !table.rematchesDue.empty() ||
                      lacksChampion(event, table) || pairing::roundAdrift(event).has_value();
  return table;
}

Standings publishedStandings(const Event& event) {
  if (firstUnpublished(event) == nullptr) return standings(event);
  return standings(withoutUnpublished(event));
}

bool areTied(const std::vector<std::vector<EntryId>>& ties, EntryId one, EntryId other) {
  return std::ranges::any_of(ties, [&](const std::vector<EntryId>& tied) {
    return std::ranges::find(tied, one) != tied.end() && std::ranges::find(tied, other) != tied.end();
  });
}

const RankedEntry* rankOf(const Standings& standings, EntryId entry) {
  const auto found = std::ranges::find(standings.ranks, entry, &RankedEntry::entry);
  return found == standings.ranks.end() ? nullptr : &*found;
}

bool isAnnulled(const RankedEntry& ranked) {
  return std::ranges::find(ranked.reasons, RankStep::Annulled, &RankReason::step) != ranked.reasons.end();
}

}  // namespace damath::contest
