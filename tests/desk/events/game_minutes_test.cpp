// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the game time of an event.
#include "app/desk/events/game_minutes.hpp"

#include <gtest/gtest.h>

#include <string>

#include "core/rules/standard_rulesets.hpp"

namespace damath::desk {
namespace {

TEST(GameMinutes, ARulesetWithOtherMinutesHasANameOfItsOwn) {
  for (const char* name : {"manual", "depEd"}) {
    const rules::Ruleset original = *rules::profile(name);
    const int usual = gameMinutes(original);
    for (int minutes = 1; minutes <= kMostGameMinutes; ++minutes) {
      rules::Ruleset ruleset = original;
      setGameMinutes(ruleset, minutes);
      EXPECT_EQ(gameMinutes(ruleset), minutes);
      EXPECT_EQ(ruleset.name, minutes == usual ? name : name + (", " + std::to_string(minutes) + " min"));
      EXPECT_EQ(ruleset == original, minutes == usual);
      // A second change replaces the minutes in the name.
      setGameMinutes(ruleset, minutes == 7 ? 8 : 7);
      EXPECT_EQ(ruleset.name, name + std::string(minutes == 7 ? ", 8 min" : ", 7 min"));
      setGameMinutes(ruleset, usual);
      EXPECT_EQ(ruleset, original) << "with its own minutes it is the built-in ruleset again";
    }
  }
}

TEST(GameMinutes, TheOtherClocksAndTheNamesOfUsersStay) {
  rules::Ruleset ruleset = rules::manual();
  const rules::Clocks before = ruleset.clocks.answer();
  for (const std::string name : {"house", "Rizal, 2026", "a, x min", ", min", " min", "Finals min"}) {
    ruleset.name = name;
    setGameMinutes(ruleset, 11);
    EXPECT_EQ(ruleset.name, name + ", 11 min");
    setGameMinutes(ruleset, 12);
    EXPECT_EQ(ruleset.name, name + ", 12 min");
  }
  rules::Clocks after = ruleset.clocks.answer();
  after.game = before.game;
  EXPECT_EQ(after, before);
}

}  // namespace
}  // namespace damath::desk
