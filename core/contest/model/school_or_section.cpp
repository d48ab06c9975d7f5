// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/school_or_section.hpp"

#include <algorithm>

#include "core/contest/model/lookup.hpp"
#include "core/contest/model/shown_text.hpp"

namespace damath::contest {

SchoolOrSection schoolOrSectionOf(const Contest& contest, const Player& player) {
  const bool isSection = contest.head.level == ContestLevel::School && !player.section.empty();
  return isSection ? SchoolOrSection::Section : SchoolOrSection::School;
}

SchoolOrSection schoolOrSectionIn(const Contest& contest, const Event& event) {
  if (contest.head.level != ContestLevel::School) return SchoolOrSection::School;
  const bool isAny = std::ranges::any_of(event.entries, [&](const Entry& entry) {
    const Player* player = contest.find(entry.player);
    return player != nullptr && !player->section.empty();
  });
  return isAny ? SchoolOrSection::Section : SchoolOrSection::School;
}

SchoolOrSection schoolOrSectionIn(const Contest& contest) {
  const bool isAny = std::ranges::any_of(contest.events, [&](const Event& event) {
    return schoolOrSectionIn(contest, event) == SchoolOrSection::Section;
  });
  return isAny ? SchoolOrSection::Section : SchoolOrSection::School;
}

std::string shownSchoolOrSection(const Contest& contest, const Player& player) {
  if (schoolOrSectionOf(contest, player) == SchoolOrSection::Section) return shownText(player.section);
  const School* school = contest.find(player.school);
  return school == nullptr ? std::string() : shownText(school->name);
}

std::string shownSchoolOrSection(const Contest& contest, const Event& event, EntryId entry) {
  const Player* player = playerOf(contest, event, entry);
  return player == nullptr ? std::string() : shownSchoolOrSection(contest, *player);
}

}  // namespace damath::contest
