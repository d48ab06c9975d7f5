// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/school_mates.hpp"

#include <set>

namespace damath::pairing {

using contest::Entry;
using contest::EntryId;

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
                                                   const contest::Event& event, const RoundPairing& pairing) {
  const Schools schools = schoolsOf(contest, event);
  std::set<contest::SchoolId> different;
  for (const auto& [entry, school] : schools) different.insert(school);
  std::vector<contest::BoardNumber> boards;
  if (different.size() < 2) return boards;
  int number = 0;
  for (const Board& board : pairing.boards) {
    ++number;
    if (areSchoolMates(schools, board.blue, board.red)) boards.push_back(contest::BoardNumber{number});
  }
  return boards;
}

}  // namespace damath::pairing
