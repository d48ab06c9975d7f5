// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the line that says which schoolmates could not be kept apart (rulebook Y4).
#include <gtest/gtest.h>

#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/swiss_words.hpp"
#include "core/contest/pairing/dutch/dutch.hpp"

namespace damath::words {
namespace {

pairing::SchoolMeetings meetingsOn(const std::vector<int>& boards, int boardsInAll, int fewest) {
  pairing::SchoolMeetings meetings{{}, boardsInAll, fewest};
  for (const int board : boards) meetings.boards.push_back(contest::BoardNumber{board});
  return meetings;
}

std::string lineOf(const pairing::SchoolMeetings& meetings, Language language = Language::English) {
  return schoolMeetingsText(meetings, language);
}

TEST(SchoolMeetingsText, NamesFewBoardsAndCountsMany) {
  EXPECT_EQ(lineOf(meetingsOn({3}, 6, 1)), "schoolmates meet on board 3; fewer is not possible");
  EXPECT_EQ(lineOf(meetingsOn({3, 5}, 6, 2)), "schoolmates meet on boards 3 and 5; fewer is not possible");
  EXPECT_EQ(lineOf(meetingsOn({3, 5}, 6, 0)), "schoolmates meet on boards 3 and 5; the fewest possible is 0");
  EXPECT_EQ(lineOf(meetingsOn({1, 2, 3, 4}, 4, 4)), "boards with schoolmates: 4 of 4; fewer is not possible");
  EXPECT_EQ(lineOf(meetingsOn({1, 2, 3, 4, 5, 6, 7, 8, 9}, 40, 8)),
            "boards with schoolmates: 9 of 40; the fewest possible is 8");
}

TEST(SchoolMeetingsText, IsInFilipinoToo) {
  EXPECT_EQ(lineOf(meetingsOn({3, 5}, 6, 2), Language::Filipino),
            "magkapaaralan sa mga board 3 at 5; wala nang mas kaunti rito");
}

// The checklist of a round has the line after its head.
TEST(SchoolMeetingsText, StandsInTheChecklist) {
  dutch::Tournament tournament;
  tournament.rounds = 3;
  tournament.win = 1;
  for (const int school : {1, 1, 2, 1, 1, 3}) {
    tournament.players.emplace_back();
    tournament.players.back().number = static_cast<int>(tournament.players.size());
    tournament.players.back().school = school;
  }
  const ChecklistNames names{[](int player) { return std::to_string(player + 1); },
                             [](dutch::Score points) { return std::to_string(points); },
                             [](dutch::Colour) { return std::string("-"); },
                             [](const dutch::PlayerState&) { return std::string("-"); }};
  const auto pairing = dutch::pairRound(tournament);
  ASSERT_TRUE(pairing);
  EXPECT_EQ(checklistOf(tournament, *pairing, names, Language::English).schoolMates,
            "schoolmates meet on board 1; fewer is not possible");
  for (dutch::Player& player : tournament.players) player.school = 0;
  const auto plain = dutch::pairRound(tournament);
  ASSERT_TRUE(plain);
  EXPECT_EQ(checklistOf(tournament, *plain, names, Language::English).schoolMates, "");
}

}  // namespace
}  // namespace damath::words
