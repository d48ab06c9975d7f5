// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the names of files tell event and round, and that no two contents of a contest get the same
// name.
#include "app/words/texts/file_name_words.hpp"

#include <gtest/gtest.h>

#include <set>

#include "core/rules/standard_rulesets.hpp"
#include "core/text/letter.hpp"

namespace damath::words {
namespace {

contest::Contest contestOf(const std::vector<std::string>& names) {
  contest::Contest contest;
  contest.head.name = "Division: Damath?";
  std::int64_t id = 0;
  for (const std::string& name : names) {
    contest.events.push_back({.id = contest::EventId{++id},
                              .setup = {.name = name,
                                        .set = *rules::builtInChipSet("integer"),
                                        .ruleset = rules::manual(),
                                        .system = contest::System::Swiss,
                                        .rounds = {}},
                              .entries = {},
                              .games = {},
                              .byes = {},
                              .rematches = {}});
  }
  return contest;
}

// Adds a published round with one game.
void addRound(contest::Event& event, int round) {
  contest::Game game;
  game.id = contest::GameId{round};
  game.round = contest::RoundNumber{round};
  game.board = contest::BoardNumber{1};
  event.games.push_back(game);
}

std::string named(const contest::Contest& contest, const FileSubject& of,
                  Language language = Language::English) {
  return fileNameOf(of, "pdf", contest, language);
}

TEST(FileNameWords, TellEventContentRoundAndBoard) {
  contest::Contest contest = contestOf({"Grade 7", "Grade 8"});
  const contest::EventId event{1};
  EXPECT_EQ(named(contest, {.event = event, .what = "Standings"}), "Grade 7 - Standings.pdf");
  addRound(contest.events[0], 1);
  addRound(contest.events[0], 2);
  EXPECT_EQ(named(contest, {.event = event, .what = "Standings"}), "Grade 7 - Standings - after round 2.pdf");
  EXPECT_EQ(named(contest, {.event = event, .what = "Pairings", .round = contest::RoundNumber{1}}),
            "Grade 7 - Pairings - round 1.pdf");
  const FileSubject sheet{.event = event,
                          .what = "Scoresheets",
                          .round = contest::RoundNumber{2},
                          .board = contest::BoardNumber{3}};
  EXPECT_EQ(named(contest, sheet), "Grade 7 - Scoresheets - round 2 board 3.pdf");
  EXPECT_EQ(named(contest, {.event = event, .what = "Scoresheets", .players = "Cruz, Ana – Lim, Ben"}),
            "Grade 7 - Scoresheets - Cruz, Ana – Lim, Ben.pdf");
  EXPECT_EQ(named(contest, {.what = "Medals"}), "Division- Damath- - Medals.pdf");
  EXPECT_EQ(named(contest, {.event = event}), "Grade 7.pdf");
  EXPECT_NE(named(contest, {.event = event, .what = "X"}, Language::Filipino),
            named(contest, {.event = event, .what = "X"}));
}

TEST(FileNameWords, EventsThatDifferOnlyInForbiddenCharactersHaveDifferentNames) {
  const std::string longName(120, 'G');
  const contest::Contest contest = contestOf({"A/B", "A:B", "a?b", "A-B", "A-B.", "A B", "CON", "con", "…",
                                              longName + "7", longName + "8", "A|B (2)", "*", "?"});
  std::set<std::string> names;
  for (const contest::Event& event : contest.events) {
    for (const char* what : {"Tally", "Standings", ""}) {
      const std::string name = named(contest, {.event = event.id, .what = what});
      EXPECT_TRUE(names.insert(withoutCase(name)).second) << name;
      EXPECT_LE(name.size(), 200U);
    }
  }
  EXPECT_EQ(names.size(), contest.events.size() * 3);
}

}  // namespace
}  // namespace damath::words
