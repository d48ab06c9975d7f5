// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/clashes.hpp"

#include <gtest/gtest.h>

#include "tests/core/contest/contest_case.hpp"

namespace damath::contest::testing {
namespace {

// Ana enters four events, Ben two, Carla one. Dina enters one event twice.
Contest fourEvents() {
  return parseContestCase(
      "player Dina -\n"
      "player Ana -\n"
      "player Ben -\n"
      "player Carla -\n"
      "event Whole\n"
      "Ana x .\n"
      "Ben . x\n"
      "event Fraction\n"
      "Ana   x .\n"
      "Carla . x\n"
      "event Integer\n"
      "Ben x .\n"
      "Ana . x\n"
      "event Rational\n"
      "Dina x . .\n"
      "Ana  . x .\n"
      "Dina . . x\n");
}

// Returns one clash per line: the player, the kind of clash and the events, for example "Ana overLimit Whole
// Fraction".
std::string clashesText(const Contest& contest, const std::vector<Clash>& clashes) {
  const char* kinds[] = {" several", " overLimit", " twiceInOne"};
  std::string text;
  for (const Clash& clash : clashes) {
    text += nameOf(contest, clash.player) + kinds[static_cast<int>(clash.kind)];
    for (const EventId event : clash.events) text += " " + contest.find(event)->setup.name;
    text += "\n";
  }
  return text;
}

TEST(Clashes, NameWhoIsEnteredMoreThanOnce) {
  const Contest contest = fourEvents();
  EXPECT_EQ(clashesText(contest, clashes(contest)),
            "Dina twiceInOne Rational\n"
            "Ana overLimit Whole Fraction Integer Rational\n"
            "Ben several Whole Integer\n");
}

TEST(Clashes, GoByTheLimitGiven) {
  const Contest contest = fourEvents();
  EXPECT_EQ(clashesText(contest, clashes(contest, 4)),
            "Dina twiceInOne Rational\n"
            "Ana several Whole Fraction Integer Rational\n"
            "Ben several Whole Integer\n");
  EXPECT_EQ(clashesText(contest, clashes(contest, 1)),
            "Dina twiceInOne Rational\n"
            "Ana overLimit Whole Fraction Integer Rational\n"
            "Ben overLimit Whole Integer\n");
}

TEST(Clashes, PassOverWhoWithdrewBeforeTheFirstRound) {
  Contest contest = fourEvents();
  contest.events[0].entries[1].lastRound = 0;
  contest.events[3].entries[0].lastRound = 0;
  EXPECT_EQ(clashesText(contest, clashes(contest)), "Ana overLimit Whole Fraction Integer Rational\n");
  contest.events[0].entries[0].lastRound = 1;
  EXPECT_EQ(clashesText(contest, clashes(contest)), "Ana overLimit Whole Fraction Integer Rational\n")
      << "who withdrew later had been in";
}

TEST(Clashes, AreNoneWhereEverybodyIsEnteredOnce) {
  EXPECT_TRUE(
      clashes(parseContestCase("player Ana -\nplayer Ben -\nevent Whole\nAna x .\nBen . x\n")).empty());
}

}  // namespace
}  // namespace damath::contest::testing
