// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the names of files tell event and round, and that no two contents of a contest get the same
// name.
#include "app/words/texts/file_name_words.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
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

TEST(FileNameWords, OfSeveralContentsTellTheEventsAndRoundsOfAll) {
  contest::Contest contest = contestOf({"Grade 7", "Grade 8"});
  for (contest::Event& event : contest.events) {
    addRound(event, 1);
    addRound(event, 2);
  }
  const auto of = [](std::int64_t event, const char* what, int round) {
    return FileSubject{.event = contest::EventId{event}, .what = what, .round = contest::RoundNumber{round}};
  };
  const auto bundle = [&](const std::vector<FileSubject>& all) {
    return fileNameOf(all, "pdf", contest, Language::English);
  };
  EXPECT_EQ(bundle({of(1, "Pairings", 2)}), "Grade 7 - Pairings - round 2.pdf");
  EXPECT_EQ(bundle({of(1, "Pairings", 2), of(1, "Scoresheets", 2)}),
            "Grade 7 - Pairings, Scoresheets - round 2.pdf");
  EXPECT_EQ(bundle({of(1, "Pairings", 1), of(1, "Pairings", 2)}),
            "Grade 7 - Pairings - round 1, round 2.pdf");
  EXPECT_EQ(bundle({of(1, "Pairings", 1), of(1, "Standings", 0)}),
            "Grade 7 - Pairings, Standings - round 1, after round 2.pdf");
  EXPECT_EQ(bundle({of(1, "Pairings", 2), of(2, "Pairings", 2)}),
            "Grade 7, Grade 8 - Pairings - round 2.pdf");
  EXPECT_EQ(bundle({of(0, "Medals", 0), of(2, "Pairings", 2)}),
            "Division- Damath-, Grade 8 - Medals, Pairings - round 2.pdf");
}

// In each order of the documents, no part of the name stands there twice.
TEST(FileNameWords, OfSeveralContentsRepeatNothing) {
  contest::Contest contest = contestOf({"Grade 7"});
  for (int round = 1; round <= 4; ++round) addRound(contest.events.front(), round);
  std::vector<FileSubject> all;
  for (const auto& [what, round] : {std::pair{"Pairings for the wall, by board", 4},
                                    std::pair{"Pairings for the wall, by name", 4}, std::pair{"Tally", 0}}) {
    all.push_back({.event = contest::EventId{1}, .what = what, .round = contest::RoundNumber{round}});
  }
  const auto byWhat = [](const FileSubject& a, const FileSubject& b) { return a.what < b.what; };
  std::ranges::sort(all, byWhat);
  do {
    const std::string name = fileNameOf(all, "pdf", contest, Language::English);
    for (const std::string part : {"Pairings for the wall", "round 4", "Tally", "by board", "by name"}) {
      const std::size_t at = name.find(part);
      ASSERT_NE(at, std::string::npos) << name;
      EXPECT_EQ(name.find(part, at + 1), std::string::npos) << name;
    }
  } while (std::next_permutation(all.begin(), all.end(), byWhat));
}

TEST(FileNameWords, OfSeveralContentsAreValidOnEachSystem) {
  const std::string longName(150, 'G');
  contest::Contest contest = contestOf({"CON", "Niñas <7>?", longName, "x. . .", "LPT1.txt"});
  for (contest::Event& event : contest.events) addRound(event, 1);
  const char* const kContents[] = {"Pairings", "Standings", "Scoresheets / blank", "Talaan: ñ", "a\\b|c*."};
  std::uint32_t state = 61;
  const auto draw = [&](std::uint32_t count) {
    state = state * 1664525U + 1013904223U;
    return (state >> 16U) % count;
  };
  for (int i = 0; i < 2000; ++i) {
    std::vector<FileSubject> all;
    for (std::uint32_t count = 1 + draw(5); count > 0; --count) {
      all.push_back({.event = contest::EventId{draw(6)},
                     .what = kContents[draw(5)],
                     .round = contest::RoundNumber{static_cast<int>(draw(3))}});
    }
    const std::string name = fileNameOf(all, "pdf", contest, Language::Filipino);
    EXPECT_EQ(name.find_first_of("<>:\"/\\|?*"), std::string::npos) << name;
    EXPECT_TRUE(name.ends_with(".pdf")) << name;
    EXPECT_LE(name.size(), 200U) << name;
    EXPECT_LE(std::ranges::count_if(name, beginsLetter), 120) << name;
    EXPECT_FALSE(name.starts_with("CON.") || name.starts_with("CON ") || name.starts_with("LPT1.")) << name;
  }
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
