// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/consequences.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "core/precondition.hpp"

namespace damath::contest {

namespace {

using Tie = std::vector<EntryId>;

bool areAlike(const Game& a, const Game& b) {
  return std::tie(a.round, a.blue, a.red, a.result) == std::tie(b.round, b.blue, b.red, b.result);
}

using ByeKey = std::tuple<RoundNumber, EntryId, ByeKind>;

std::set<ByeKey> byesOf(const Event& event) {
  std::set<ByeKey> byes;
  for (const Bye& bye : event.byes) byes.emplace(bye.round, bye.entry, bye.kind);
  return byes;
}

std::optional<RoundNumber> firstChangedRound(const Event& before, const Event& after) {
  std::optional<RoundNumber> first;
  const auto note = [&first](RoundNumber round) { first = std::min(first.value_or(round), round); };
  std::unordered_map<GameId, const Game*> old;
  for (const Game& game : before.games) old[game.id] = &game;
  for (const Game& game : after.games) {
    const auto was = old.find(game.id);
    if (was == old.end()) {
      note(game.round);
      continue;
    }
    if (!areAlike(*was->second, game)) note(std::min(was->second->round, game.round));
    old.erase(was);
  }
  for (const auto& [id, game] : old) note(game->round);
  const std::set<ByeKey> ofBefore = byesOf(before);
  const std::set<ByeKey> ofAfter = byesOf(after);
  std::vector<ByeKey> others;
  std::set_symmetric_difference(ofBefore.begin(), ofBefore.end(), ofAfter.begin(), ofAfter.end(),
                                std::back_inserter(others));
  for (const ByeKey& bye : others) note(std::get<RoundNumber>(bye));
  return first;
}

std::vector<Round> pairedAfter(const Event& event, RoundNumber changed) {
  std::map<RoundNumber, Publication> paired;
  for (const Game& game : event.games) paired.emplace(game.round, Publication::Published);
  for (const Round& round : event.rounds) paired[round.number] = round.publication;
  std::vector<Round> later;
  for (const auto& [number, publication] : paired) {
    if (number > changed) later.push_back({number, publication});
  }
  return later;
}

std::vector<Tie> tiesOnlyIn(const std::vector<Tie>& ties, const std::vector<Tie>& others) {
  std::vector<Tie> only;
  for (const Tie& tie : ties) {
    if (std::find(others.begin(), others.end(), tie) == others.end()) only.push_back(tie);
  }
  return only;
}

// Returns the ties whose ranks a lot decided. The entries of each tie are sorted by id.
std::set<Tie> rankedByLot(const Standings& table) {
  std::set<Tie> ties;
  for (const RankedEntry& row : table.ranks) {
    if (row.reasons.empty()) continue;
    const RankReason& last = row.reasons.back();
    if (last.step != RankStep::Lot || !last.hasFigures()) continue;
    Tie tie = last.against;
    tie.push_back(row.entry);
    std::sort(tie.begin(), tie.end());
    ties.insert(std::move(tie));
  }
  return ties;
}

std::vector<Lot> lotsUndone(const Event& before, const Standings& then, const Standings& now) {
  const std::set<Tie> ranked = rankedByLot(then);
  const std::set<Tie> still = rankedByLot(now);
  std::vector<Lot> undone;
  for (const Lot& lot : before.lots) {
    Tie tie = lot.order;
    std::sort(tie.begin(), tie.end());
    if (ranked.contains(tie) && !still.contains(tie)) undone.push_back(lot);
  }
  return undone;
}

}  // namespace

Consequences consequences(const Event& before, const Event& after) {
  DAMATH_EXPECTS(before.id == after.id && before.entries.size() == after.entries.size());
  const Standings then = standings(before);
  const Standings now = standings(after);
  Consequences found;
  std::unordered_map<EntryId, const RankedEntry*> old;
  for (const RankedEntry& row : then.ranks) old[row.entry] = &row;
  for (const RankedEntry& row : now.ranks) {
    const auto was = old.find(row.entry);
    DAMATH_EXPECTS(was != old.end());
    if (was->second->rank == row.rank && was->second->points == row.points) continue;
    found.moves.push_back({row.entry, was->second->rank, row.rank, was->second->points, row.points});
  }
  found.firstChanged = firstChangedRound(before, after);
  if (found.firstChanged) found.pairedSince = pairedAfter(after, *found.firstChanged);
  found.rematchesAdded = tiesOnlyIn(now.rematchesDue, then.rematchesDue);
  found.rematchesDropped = tiesOnlyIn(then.rematchesDue, now.rematchesDue);
  found.lotsUndone = lotsUndone(before, then, now);
  return found;
}

}  // namespace damath::contest
