// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/entrants.hpp"

#include "core/contest/model/rounds.hpp"

#include <algorithm>
#include <set>

namespace damath::pairing {

using contest::Entry;
using contest::EntryId;
using contest::RoundNumber;

// An entry that withdrew before round 1 keeps its seat in the table or bracket if a round was already paired
// with it. Without this seat, all later seats would change, and existing games would not match the table or
// bracket.
std::vector<Entry> entrants(const contest::Event& event) {
  std::set<EntryId> gone;
  for (const Entry& entry : event.entries) {
    if (!isStillIn(entry, RoundNumber{1})) gone.insert(entry.id);
  }
  for (const contest::Game& game : event.games) {
    if (gone.empty()) break;
    gone.erase(game.blue);
    gone.erase(game.red);
  }
  for (const contest::Bye& bye : event.byes) gone.erase(bye.entry);
  std::vector<Entry> seated;
  seated.reserve(event.entries.size());
  for (const Entry& entry : event.entries) {
    if (!gone.contains(entry.id)) seated.push_back(entry);
  }
  std::ranges::sort(seated, {}, &Entry::number);
  return seated;
}

int roundsInAll(const contest::Event& event, int (*needed)(const contest::Event& event)) {
  const int paired = contest::roundsPaired(event);
  return entrants(event).size() < 2 ? paired : std::max(needed(event), paired);
}

bool isStillIn(const Entry& entry, RoundNumber round) {
  return !entry.lastRound || numberOf(round) <= *entry.lastRound;
}

std::vector<contest::Bye> absentByes(const std::vector<Entry>& among, RoundNumber round) {
  std::vector<contest::Bye> byes;
  for (const Entry& entry : among) {
    if (isStillIn(entry, round) && !entry.plays(round)) {
      byes.push_back({round, entry.id, contest::ByeKind::Absent});
    }
  }
  return byes;
}

}  // namespace damath::pairing
