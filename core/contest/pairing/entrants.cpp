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
  const bool isByGroup = contest::areGroupsRecorded(event);
  std::vector<Entry> seated;
  seated.reserve(event.entries.size());
  for (const Entry& entry : event.entries) {
    if (isByGroup ? entry.group.has_value() : !gone.contains(entry.id)) seated.push_back(entry);
  }
  std::ranges::sort(seated, {}, &Entry::number);
  return seated;
}

int roundsInAll(const contest::Event& event, int (*needed)(const contest::Event& event), int fewestLeft) {
  const int paired = contest::roundsPaired(event);
  const std::vector<Entry> seated = entrants(event);
  if (seated.size() < 2) return paired;
  const auto left = std::ranges::count_if(
      seated, [paired](const Entry& entry) { return isStillIn(entry, RoundNumber{paired + 1}); });
  if (paired > 0 && left < fewestLeft) return paired;
  return std::max(needed(event), paired);
}

std::optional<RoundPairing> roundOfByes(const contest::Event& event, RoundNumber round) {
  const std::vector<Entry> seated = entrants(event);
  RoundPairing pairing{.round = round, .boards = {}, .byes = {}};
  for (const Entry& entry : seated) {
    if (entry.plays(round)) pairing.byes.push_back({round, entry.id, contest::ByeKind::Allotted});
  }
  if (pairing.byes.size() > 1) return std::nullopt;
  for (const contest::Bye& bye : absentByes(seated, round)) pairing.byes.push_back(bye);
  return pairing;
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
