// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/school_choices.hpp"

#include <algorithm>
#include <set>

#include "app/desk/roster/known_schools.hpp"
#include "app/desk/roster/name_comparison.hpp"

namespace damath::desk {

namespace {

// Finds the rows that repeat an earlier row anew. Rows can become equal when their schools change.
void findDuplicatesAgain(Roster& roster) {
  std::erase_if(roster.faults,
                [](const RowFault& fault) { return fault.reason == RowReason::DuplicateInFile; });
  addDuplicates(roster);
  std::ranges::stable_sort(roster.faults, {}, &RowFault::line);
}

}  // namespace

void fillSchools(Roster& roster, std::string_view school) {
  if (school.empty()) return;
  for (RosterRow& row : roster.rows) {
    if (!row.school.empty()) continue;
    row.school = school;
    roster.filledSchools.push_back(row.line);
  }
  std::erase_if(roster.faults, [&roster](const RowFault& fault) {
    return fault.reason == RowReason::MissingSchool &&
           std::ranges::find(roster.filledSchools, fault.line) != roster.filledSchools.end();
  });
  if (!roster.filledSchools.empty()) findDuplicatesAgain(roster);
}

void useKnownSchools(const contest::Contest& contest, Roster& roster,
                     const std::vector<std::string>& schools) {
  std::set<std::string> chosen;
  for (const std::string& school : schools) chosen.insert(folded(school));
  if (chosen.empty()) return;
  KnownSchools known(contest.schools);
  for (RosterRow& row : roster.rows) {
    if (known.find(row) != nullptr) continue;
    const contest::School* like = chosen.contains(folded(row.school)) ? known.findLike(row) : nullptr;
    if (like == nullptr) {
      known.add({{}, row.school, row.district, row.division});
      continue;
    }
    roster.knownSchools.push_back({row.line, row.school});
    row.school = like->name;
    row.district = like->district;
    row.division = like->division;
  }
  if (!roster.knownSchools.empty()) findDuplicatesAgain(roster);
}

const contest::School* schoolLike(const contest::Contest& contest, const RosterRow& row) {
  const KnownSchools known(contest.schools);
  if (known.find(row) != nullptr) return nullptr;
  const contest::School* like = known.findLike(row);
  return like == nullptr ? nullptr : contest.find(like->id);
}

std::optional<contest::School> usualSchool(const contest::Contest& contest) {
  if (contest.head.level != contest::ContestLevel::School || contest.players.empty()) return std::nullopt;
  const contest::SchoolId first = contest.players.front().school;
  const bool isOnly = std::ranges::all_of(
      contest.players, [first](const contest::Player& player) { return player.school == first; });
  const contest::School* school = isOnly ? contest.find(first) : nullptr;
  return school == nullptr ? std::nullopt : std::optional(*school);
}

}  // namespace damath::desk
