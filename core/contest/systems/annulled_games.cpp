// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/systems/annulled_games.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "core/contest/model/result_rules.hpp"
#include "core/contest/pairing/berger.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/systems/group_play.hpp"

namespace damath::contest {

namespace {

bool isAnnulling(const Event& event) {
  return event.setup.ruleset.withdrawnGames.answer() == rules::WithdrawnGames::AnnulUnderHalf;
}

}  // namespace

std::set<EntryId> annulledEntries(const Event& table) {
  if (table.setup.system != System::RoundRobin || !isAnnulling(table)) return {};
  const std::vector<Entry> seated = pairing::entrants(table);
  if (seated.size() < 2) return {};
  std::map<EntryId, int> completed;
  for (const Game& game : table.games) {
    if (!game.result || isForfeit(*game.result)) continue;
    ++completed[game.blue];
    ++completed[game.red];
  }
  const int size = static_cast<int>(seated.size());
  const int wholeTable = pairing::roundsOfBerger(size, table.setup.legs);
  const int rounds = std::min(wholeTable, table.setup.rounds.value_or(wholeTable));
  const int due = std::min(rounds, table.setup.legs * (size - 1));
  std::set<EntryId> annulled;
  for (const Entry& entry : seated) {
    // An entry that withdraws after the table, as during the final of groups, did not leave the table.
    const bool leftEarly = entry.lastRound && *entry.lastRound < rounds;
    if (leftEarly && 2 * completed[entry.id] < due) annulled.insert(entry.id);
  }
  return annulled;
}

AnnulledGames::AnnulledGames(const Event& event) {
  constexpr int kEveryRound = 1'000'000;
  if (!isAnnulling(event)) return;
  if (event.setup.system != System::Groups) {
    add(annulledEntries(event), 0, kEveryRound);
    return;
  }
  const int rounds = pairing::groupRounds(event);
  const pairing::Members groups = pairing::groupsPlayed(event);
  for (const auto& members : groups) {
    add(annulledEntries(pairing::groupEvent(event, members)), 0, rounds);
  }
  if (pairing::hasFinalBegun(event)) {
    add(annulledEntries(pairing::finalEvent(event, groups)), rounds, kEveryRound);
  }
}

void AnnulledGames::add(std::set<EntryId> entries, int first, int last) {
  if (!entries.empty()) m_tables.push_back({std::move(entries), first, last});
}

bool AnnulledGames::isAnnulled(EntryId entry, int round) const {
  return std::ranges::any_of(m_tables, [&](const Table& table) {
    return table.first < round && round <= table.last && table.entries.contains(entry);
  });
}

bool AnnulledGames::has(const Game& game) const {
  const int round = numberOf(game.round);
  return isAnnulled(game.blue, round) || isAnnulled(game.red, round);
}

bool AnnulledGames::has(const Bye& bye) const {
  const int round = numberOf(bye.round);
  return isAnnulled(bye.entry, round) || (bye.opponent && isAnnulled(*bye.opponent, round));
}

bool AnnulledGames::has(const Rematch& rematch) const {
  const int round = std::max(1, rematch.afterRound);
  return isAnnulled(rematch.blue, round) || isAnnulled(rematch.red, round);
}

int gamesAnnulledBy(const Event& event, EntryId entry, int lastRound) {
  Event after = event;
  for (Entry& each : after.entries) {
    if (each.id == entry) each.lastRound = lastRound;
  }
  const AnnulledGames before(event);
  const AnnulledGames now(after);
  return static_cast<int>(std::ranges::count_if(event.games, [&](const Game& game) {
    return numberOf(game.round) <= lastRound && now.has(game) && !before.has(game);
  }));
}

Event withoutAnnulled(Event event) {
  const AnnulledGames annulled(event);
  if (annulled.isEmpty()) return event;
  const auto isAnnulled = [&annulled](const auto& each) { return annulled.has(each); };
  std::erase_if(event.games, isAnnulled);
  std::erase_if(event.byes, isAnnulled);
  std::erase_if(event.rematches, isAnnulled);
  return event;
}

exact::Rational countedPointsOfBye(const Event& event, const AnnulledGames& annulled, const Bye& bye) {
  return annulled.has(bye) ? exact::Rational(0) : pointsOfBye(event, bye);
}

}  // namespace damath::contest
