// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/roster/known_schools.hpp"

#include <string_view>

#include "app/desk/roster/name_comparison.hpp"

namespace damath::desk {

KnownSchools::KnownSchools(const std::vector<contest::School>& schools) {
  for (const contest::School& school : schools) add(school);
}

const contest::School* KnownSchools::find(const RosterRow& row) const {
  const auto namesakes = m_byName.find(folded(row.school));
  if (namesakes == m_byName.end()) return nullptr;
  const std::string district = folded(row.district);
  const std::string division = folded(row.division);
  for (const Known& known : namesakes->second) {
    const bool fits =
        (district.empty() || district == known.district) && (division.empty() || division == known.division);
    if (fits) return &known.school;
  }
  return nullptr;
}

const contest::School* KnownSchools::findLike(const RosterRow& row) const {
  const std::string likeness = schoolLikeness(row.school);
  const auto like = m_byLikeness.find(likeness);
  if (likeness.empty() || like == m_byLikeness.end()) return nullptr;
  const contest::School& school = like->second;
  const auto differs = [](std::string_view a, std::string_view b) {
    return !a.empty() && !b.empty() && folded(a) != folded(b);
  };
  // Schools in different districts or divisions are different schools, even if their names are similar.
  const bool isOther = differs(row.district, school.district) || differs(row.division, school.division);
  return isOther ? nullptr : &school;
}

void KnownSchools::add(const contest::School& school) {
  m_byName[folded(school.name)].push_back({school, folded(school.district), folded(school.division)});
  m_byLikeness.emplace(schoolLikeness(school.name), school);
}

}  // namespace damath::desk
