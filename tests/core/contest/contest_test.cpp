// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/contest.hpp"

#include <gtest/gtest.h>

#include "core/rules/standard_rulesets.hpp"

namespace damath::contest {
namespace {

Player player(std::string last, std::string first, std::string middle) {
  Player made;
  made.id = PlayerId{1};
  made.last = std::move(last);
  made.first = std::move(first);
  made.middle = std::move(middle);
  return made;
}

TEST(PlayerName, IsLastThenFirstAndMiddleAsWritten) {
  EXPECT_EQ(player("Ramon", "Mario", "M.").name(), "Ramon, Mario M.");
  EXPECT_EQ(player("Dela Peña", "Ma. Niña", "Ñ").name(), "Dela Peña, Ma. Niña Ñ");
}

TEST(PlayerName, LeavesNoBlankOrCommaForAnEmptyPart) {
  EXPECT_EQ(player("Ramon", "Mario", "").name(), "Ramon, Mario");
  EXPECT_EQ(player("Ramon", "", "").name(), "Ramon");
  EXPECT_EQ(player("Ramon", "", "M.").name(), "Ramon, M.");
  EXPECT_EQ(player("", "Mario", "M.").name(), "Mario M.");
}

TEST(ContestFind, FindsByIdAndEventsAlsoByTheirExactName) {
  Contest contest;
  contest.schools = {{SchoolId{4}, "Mabini", "", ""}, {SchoolId{7}, "Rizal", "", ""}};
  contest.players = {player("Ramon", "Mario", "M.")};
  contest.events.push_back({.id = EventId{3},
                            .setup = {.name = "Grade 7",
                                      .set = *rules::builtInChipSet("integer"),
                                      .ruleset = rules::manual(),
                                      .system = System::RoundRobin,
                                      .legs = 1,
                                      .rounds = std::nullopt,
                                      .lotSeed = 0},
                            .entries = {},
                            .games = {},
                            .byes = {},
                            .rematches = {}});
  ASSERT_NE(contest.find(SchoolId{7}), nullptr);
  EXPECT_EQ(contest.find(SchoolId{7})->name, "Rizal");
  EXPECT_EQ(contest.find(SchoolId{5}), nullptr);
  ASSERT_NE(contest.find(PlayerId{1}), nullptr);
  EXPECT_EQ(contest.find(PlayerId{1})->last, "Ramon");
  EXPECT_EQ(contest.find(PlayerId{2}), nullptr);
  ASSERT_NE(contest.find(EventId{3}), nullptr);
  EXPECT_EQ(contest.find(EventId{1}), nullptr);
  EXPECT_EQ(contest.findEvent("Grade 7"), contest.find(EventId{3}));
  EXPECT_EQ(contest.findEvent("grade 7"), nullptr);
}

TEST(System, IsSpelledAndReadBack) {
  for (const System system :
       {System::RoundRobin, System::Groups, System::Swiss, System::KnockOut, System::DoubleKnockOut}) {
    EXPECT_EQ(parseSystem(toText(system)), system);
  }
  EXPECT_EQ(toText(System::DoubleKnockOut), "doubleKnockOut");
  EXPECT_EQ(parseSystem("RoundRobin"), std::nullopt);
  EXPECT_EQ(parseSystem(""), std::nullopt);
}

}  // namespace
}  // namespace damath::contest
