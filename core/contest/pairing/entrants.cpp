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

Schools schoolsOf(const contest::Contest& contest, const contest::Event& event) {
  Schools schools;
  if (event.setup.schoolMates == contest::SchoolMates::Free) return schools;
  std::map<contest::PlayerId, contest::SchoolId> ofPlayers;
  for (const contest::Player& player : contest.players) ofPlayers[player.id] = player.school;
  for (const Entry& entry : event.entries) {
    const auto school = ofPlayers.find(entry.player);
    if (school != ofPlayers.end() && school->second != contest::SchoolId{}) {
      schools[entry.id] = school->second;
    }
  }
  return schools;
}

bool areSchoolMates(const Schools& schools, EntryId a, EntryId b) {
  const auto ofA = schools.find(a);
  const auto ofB = schools.find(b);
  return ofA != schools.end() && ofB != schools.end() && ofA->second == ofB->second;
}

std::vector<contest::BoardNumber> schoolMateBoards(const contest::Contest& contest,
                                                   const contest::Event& event,
                                                   const std::vector<contest::Game>& games) {
  const Schools schools = schoolsOf(contest, event);
  std::set<contest::SchoolId> different;
  for (const auto& [entry, school] : schools) different.insert(school);
  std::vector<contest::BoardNumber> boards;
  if (different.size() < 2) return boards;
  for (const contest::Game& game : games) {
    if (areSchoolMates(schools, game.blue, game.red)) boards.push_back(game.board);
  }
  std::ranges::sort(boards);
  return boards;
}

}  // namespace damath::pairing
