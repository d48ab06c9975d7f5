// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the text that stands beside a player: the school, or the section.
#include "core/contest/model/school_or_section.hpp"

#include <gtest/gtest.h>

#include <string>

#include "core/contest/model/privacy.hpp"
#include "core/every.hpp"
#include "tests/core/contest/contest_case.hpp"

namespace damath::contest::testing {
namespace {

// Ana and Ben of Acacia, and Cai without a school. Each of the bits of `sections` gives a player a section.
Contest threePlayers(ContestLevel level, unsigned sections) {
  Contest contest = parseContestCase(
      "school Acacia North Cebu\n"
      "player Ana Acacia\n"
      "player Ben Acacia\n"
      "player Cai -\n"
      "event Whole\n"
      "Ana x . .\n"
      "Ben . x .\n"
      "Cai . . x\n");
  contest.head.level = level;
  for (unsigned i = 0; i < 3; ++i) {
    if (((sections >> i) & 1U) != 0) contest.players[i].section = "8-Narra " + std::to_string(i);
  }
  return contest;
}

TEST(SchoolOrSection, TheSectionStandsOnlyWithinOneSchoolAndOnlyIfOneIsKnown) {
  for (const ContestLevel level : kEvery<ContestLevel>) {
    for (unsigned sections = 0; sections < 8; ++sections) {
      const Contest contest = threePlayers(level, sections);
      const Event& event = contest.events.front();
      const bool isSection = level == ContestLevel::School && sections != 0;
      const SchoolOrSection heading = isSection ? SchoolOrSection::Section : SchoolOrSection::School;
      EXPECT_EQ(schoolOrSectionIn(contest, event), heading);
      EXPECT_EQ(schoolOrSectionIn(contest), heading);
      for (std::size_t i = 0; i < 3; ++i) {
        const bool isOwn = isSection && !contest.players[i].section.empty();
        const std::string expected = isOwn ? contest.players[i].section : i == 2 ? "" : "Acacia";
        EXPECT_EQ(shownSchoolOrSection(contest, contest.players[i]), expected) << sections;
        EXPECT_EQ(shownSchoolOrSection(contest, event, event.entries[i].id), expected) << sections;
      }
      EXPECT_EQ(shownSchoolOrSection(contest, event, EntryId{999}), "");
    }
  }
}

// The section of a player of another event changes neither the heading nor the texts of this event.
TEST(SchoolOrSection, EachEventHasItsOwnHeading) {
  for (unsigned sections = 0; sections < 8; ++sections) {
    Contest contest = threePlayers(ContestLevel::School, sections);
    Event other = contest.events.front();
    other.id = EventId{77};
    for (unsigned out = 0; out < 8; ++out) {
      Event shown = other;
      shown.id = EventId{78};
      std::erase_if(shown.entries,
                    [&](const Entry& entry) { return ((out >> (entry.number - 1)) & 1U) != 0; });
      contest.events = {shown, other};
      unsigned own = 0;
      for (const Entry& entry : shown.entries) {
        const Player& player = contest.at(entry.player);
        if (!player.section.empty()) ++own;
        const bool hasText = !player.section.empty() || contest.find(player.school) != nullptr;
        EXPECT_EQ(shownSchoolOrSection(contest, shown, entry.id).empty(), !hasText);
      }
      EXPECT_EQ(schoolOrSectionIn(contest, shown) == SchoolOrSection::Section, own > 0);
      EXPECT_EQ(schoolOrSectionIn(contest) == SchoolOrSection::Section, sections != 0);
    }
  }
}

TEST(SchoolOrSection, ALongSectionIsCutAsOtherTexts) {
  Contest contest = threePlayers(ContestLevel::School, 1);
  contest.players[0].section = std::string(500, 'x');
  EXPECT_LT(shownSchoolOrSection(contest, contest.players[0]).size(), 130U);
}

// The public sees a section only together with the grade, so a page without grades keeps the school.
TEST(SchoolOrSection, APageWithoutGradesKeepsTheSchool) {
  const Contest contest = threePlayers(ContestLevel::School, 7);
  const Event& event = contest.events.front();
  for (const Disclosure grade : {Disclosure::Hidden, Disclosure::Shown}) {
    const Contest shown = publicContest(contest, event, {PrivacyOption::InitialsAndSchool, grade});
    EXPECT_EQ(shownSchoolOrSection(shown, shown.players.front()),
              grade == Disclosure::Shown ? "8-Narra 0" : "Acacia");
  }
  const Privacy alone{.names = PrivacyOption::FullName, .section = Disclosure::Shown};
  const PublicEntry entry = publicEntry(contest, event, event.entries.front().id, alone);
  EXPECT_EQ(entry.section, "8-Narra 0");
  EXPECT_EQ(entry.grade, "");
}

}  // namespace
}  // namespace damath::contest::testing
