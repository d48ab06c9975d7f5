// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/rank_words.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

#include "tests/support/rank_reason.hpp"

namespace damath::words {
namespace {

using contest::EntryId;
using support::rankReason;
using support::scoreOf;
using tiebreak::RankStep;

// Returns Santos for 1, Reyes for 2, Cruz for 3, and the number of any other entry.
std::string nameOfThree(EntryId entry) {
  const char* names[] = {"", "Santos", "Reyes", "Cruz"};
  const auto number = static_cast<std::size_t>(contest::numberOf(entry));
  return number < std::size(names) ? names[number] : std::to_string(number);
}

class RankWords : public ::testing::Test {
 protected:
  void rank(std::initializer_list<int> ranks) {
    int entry = 0;
    for (const int place : ranks) {
      contest::RankedEntry ranked;
      ranked.rank = place;
      ranked.entry = EntryId{++entry};
      ranked.points = exact::Rational(5, 2);
      ranked.pointSystem = exact::Number(100 + entry);
      m_table.ranks.push_back(ranked);
    }
  }

  // Returns the text of a reason for the rank of Santos.
  std::string text(contest::RankReason reason, Language language = Language::English) {
    m_table.ranks.front().reasons = {reason};
    return rankReasonText(m_table.ranks.front().reasons.front(), m_table.ranks.front(), m_table, nameOfThree,
                          language);
  }

  contest::Standings m_table;
};

TEST_F(RankWords, AheadByTheirGame) {
  rank({1, 2, 3});
  EXPECT_EQ(text(rankReason("Y2a", {EntryId{2}}, "1-0", 0)), "Ahead of Reyes in their games, 1–0 (Y2a)");
  EXPECT_EQ(text(rankReason("Y2a", {EntryId{2}}, "1-0", 0), Language::Filipino),
            "Mas mataas kay Reyes dahil sa kanilang mga laro, 1–0 (Y2a)");
}

TEST_F(RankWords, BehindByTheirGame) {
  rank({2, 1, 3});
  EXPECT_EQ(text(rankReason("Y2a", {EntryId{2}}, "0-1", 0)), "Behind Reyes in their games, 0–1 (Y2a)");
}

TEST_F(RankWords, LevelInTheirGame) {
  rank({1, 2, 3});
  EXPECT_EQ(text(rankReason("Y2a", {EntryId{2}}, "1/2-1/2", 0)), "Tied with Reyes in their games, ½–½ (Y2a)");
}

TEST_F(RankWords, ThreeAmongThemselves) {
  rank({1, 2, 3});
  EXPECT_EQ(text(rankReason("Y2a", {EntryId{2}, EntryId{3}}, "2-1-0", 0)),
            "Games among tied players: 2 against 1 (Reyes); 0 (Cruz) (Y2a)");
}

TEST_F(RankWords, RematchDueOrNotYet) {
  rank({1, 1, 3});
  EXPECT_EQ(text(rankReason("Y2b", {EntryId{2}}, "", 0)), "Still tied with Reyes (Y2b)");
  m_table.rematchesDue = {{EntryId{1}, EntryId{2}}};
  EXPECT_EQ(text(rankReason("Y2b", {EntryId{2}}, "", 0)), "Rematch to play against Reyes (Y2b)");
  EXPECT_EQ(text(rankReason("Y2b", {EntryId{2}}, "", 0), Language::Filipino),
            "May rematch pa laban kay Reyes (Y2b)");
}

// If only some rematches of a tie are played, the text names only the remaining rematches as due.
TEST_F(RankWords, RematchesPlayedInPart) {
  rank({1, 1, 1});
  contest::RankReason reason = rankReason("Y2b", {EntryId{2}, EntryId{3}}, "", 0);
  m_table.rematchesDue = {{EntryId{1}, EntryId{2}, EntryId{3}}};
  EXPECT_EQ(text(reason), "Rematch to play against Reyes and Cruz (Y2b)");
  reason.met = {{EntryId{2}, scoreOf("1-0")}};
  EXPECT_EQ(text(reason), "Rematch to play against Cruz; already played: 1–0 against Reyes (Y2b)");
  EXPECT_EQ(text(reason, Language::Filipino),
            "May rematch pa laban kay Cruz; nalaro na: 1–0 laban kay Reyes (Y2b)");
  reason.met.push_back({EntryId{3}, scoreOf("1/2-1/2")});
  EXPECT_EQ(text(reason),
            "Rematches played: 1–0 against Reyes; ½–½ against Cruz; other players in this tie must still "
            "play (Y2b)");
  EXPECT_EQ(text(reason, Language::Filipino),
            "Nalaro na ang mga rematch: 1–0 laban kay Reyes; ½–½ laban kay Cruz; may rematch pa ang ibang "
            "magkakatabla (Y2b)");
  m_table.rematchesDue.clear();
  EXPECT_EQ(text(reason), "Still tied with Reyes and Cruz (Y2b)") << "while games are open";
}

TEST_F(RankWords, RematchPlayed) {
  rank({2, 1, 3});
  EXPECT_EQ(text(rankReason("Y2b", {EntryId{2}}, "0-1", 0)), "Lost the rematch against Reyes, 0–1 (Y2b)");
}

// The rematches decided nothing, and a later step decided the ranks. So the text must not say that a player
// is ahead in the rematches.
TEST_F(RankWords, WhatARoundOfRematchesLeftLevelIsNotAhead) {
  rank({1, 2, 3});
  const contest::RankReason ring = rankReason("Y2b", {EntryId{2}, EntryId{3}}, "1-1-1", 0);
  EXPECT_EQ(text(ring), "Tied with Reyes and Cruz in the rematches among them, 1 each (Y2b)");
  EXPECT_EQ(text(ring, Language::Filipino), "Katabla nina Reyes at Cruz sa mga rematch nila, tig-1 (Y2b)");
  EXPECT_EQ(text(rankReason("Y2b", {EntryId{2}, EntryId{3}}, "2-0.5-0.5", 0)),
            "Rematches among tied players: 2 against ½ (Reyes); ½ (Cruz) (Y2b)");
  EXPECT_EQ(text(rankReason("Y2a", {EntryId{2}, EntryId{3}}, "1-1-1", 0)),
            "Tied with Reyes and Cruz in the games among them, 1 each (Y2a)");
  EXPECT_EQ(text(rankReason("Y2b", {EntryId{2}}, "0.5-0.5", 0)), "Tied with Reyes in the rematch, ½–½ (Y2b)");
}

TEST_F(RankWords, EqualFiguresAreLevel) {
  rank({1, 2, 3});
  m_table.ranks[1].reasons = {rankReason("Y2c", {EntryId{1}}, "101", 0)};
  EXPECT_EQ(text(rankReason("Y2c", {EntryId{2}}, "101", 0)), "Point System 101, tied with Reyes (Y2c)");
  EXPECT_EQ(text(rankReason("Y2c", {EntryId{2}}, "101", 0), Language::Filipino),
            "Point System 101, katabla ni Reyes (Y2c)");
}

// A name in list order contains a comma.
TEST_F(RankWords, NamesWithCommasStandApart) {
  rank({1, 1, 1, 1});
  const auto listed = [](EntryId entry) { return "L" + std::to_string(numberOf(entry)) + ", F"; };
  m_table.ranks[0].reasons = {rankReason("Y2d", {EntryId{2}, EntryId{3}, EntryId{4}}, "", 0)};
  const auto say = [&](Language language) {
    return rankReasonText(m_table.ranks[0].reasons[0], m_table.ranks[0], m_table, listed, language);
  };
  EXPECT_EQ(say(Language::English), "Same rank as L2, F; L3, F; and L4, F (Y2d)");
  EXPECT_EQ(say(Language::Filipino), "Kapareho ng ranggo sina L2, F; L3, F; at L4, F (Y2d)");
  m_table.ranks[0].reasons = {rankReason("Y2c", {EntryId{2}, EntryId{3}}, "101", 0)};
  EXPECT_EQ(say(Language::English), "Point System 101 against 102 (L2, F); 103 (L3, F) (Y2c)");
}

TEST_F(RankWords, ALineOfAListTellsHowManyAreLevel) {
  rank({1, 1, 1, 1});
  m_table.ranks[0].reasons = {rankReason("Y2d", {EntryId{2}, EntryId{3}, EntryId{4}}, "", 0)};
  const auto say = [&](Language language) {
    return rankReasonText(m_table.ranks[0].reasons[0], m_table.ranks[0], m_table, nameOfThree, language,
                          MostNamed::One);
  };
  EXPECT_EQ(say(Language::English), "Same rank as 3 others (Y2d)");
  EXPECT_EQ(say(Language::Filipino), "Kapareho ng ranggo ang 3 iba pa (Y2d)");
}

// Players of a group are not next to each other in the ranks of the event.
TEST_F(RankWords, ARivalOfTheGroupIsFoundWhereverItStands) {
  rank({1, 2, 3, 4, 5, 6});
  m_table.ranks[5].reasons = {rankReason("Y2c", {EntryId{1}}, "7", 0)};
  EXPECT_EQ(text(rankReason("Y2c", {EntryId{6}}, "9", 0)), "Point System 9 against 7 (6) (Y2c)");
}

TEST_F(RankWords, PointSystemNamesTheRivalsSum) {
  rank({1, 2, 3});
  EXPECT_EQ(text(rankReason("Y2c", {EntryId{2}}, "101", 0)), "Point System 101 against 102 (Reyes) (Y2c)");
  EXPECT_EQ(text(rankReason("Y2c", {EntryId{2}}, "101", 1)),
            "Point System 101 (1 round without a grand total counts as 0) against 102 (Reyes) (Y2c)");
  m_table.ranks[1].reasons = {rankReason("Y2c", {EntryId{1}}, "-58.09", 0)};
  EXPECT_EQ(text(rankReason("Y2c", {EntryId{2}}, "101", 0)), "Point System 101 against -58.09 (Reyes) (Y2c)");
}

TEST_F(RankWords, BuchholzAndItsKinNameTheirFigures) {
  rank({1, 2, 3});
  m_table.ranks[1].reasons = {
      rankReason("Y2e", {EntryId{1}}, "2.5", 0), rankReason("Y2f", {EntryId{1}}, "1.75", 0),
      rankReason("Y2g", {EntryId{1}}, "0", 0), rankReason("Y2h", {EntryId{1}}, "0.5", 0)};
  EXPECT_EQ(text(rankReason("Y2e", {EntryId{2}}, "3", 0)), "Buchholz 3 against 2½ (Reyes) (Y2e)");
  EXPECT_EQ(text(rankReason("Y2f", {EntryId{2}}, "2.75", 0)),
            "Sonneborn-Berger 2.75 against 1.75 (Reyes) (Y2f)");
  EXPECT_EQ(text(rankReason("Y2g", {EntryId{2}}, "1", 0)), "Games won: 1 against 0 (Reyes) (Y2g)");
  EXPECT_EQ(text(rankReason("Y2h", {EntryId{2}}, "4", 0)), "Cumulative score 4 against ½ (Reyes) (Y2h)");
  EXPECT_EQ(text(rankReason("Y2e", {EntryId{2}}, "3", 0), Language::Filipino),
            "Buchholz 3 laban sa 2½ (Reyes) (Y2e)");
  EXPECT_EQ(text(rankReason("Y2g", {EntryId{2}}, "1", 0), Language::Filipino),
            "Bilang ng panalo 1 laban sa 0 (Reyes) (Y2g)");
  EXPECT_EQ(text(rankReason("Y2h", {EntryId{2}}, "4", 0), Language::Filipino),
            "Naipong puntos bawat round 4 laban sa ½ (Reyes) (Y2h)");
}

TEST_F(RankWords, SharedOrByLot) {
  rank({1, 1, 3});
  EXPECT_EQ(text(rankReason("Y2d", {EntryId{2}}, "", 0)), "Same rank as Reyes (Y2d)");
  m_table.ranks.clear();
  rank({1, 2, 3});
  EXPECT_EQ(text(rankReason("Y2d", {EntryId{2}}, "1", 0)), "Ahead of Reyes by drawing lots (Y2d)");
}

TEST_F(RankWords, ALotOfTwoSaysWhoIsAhead) {
  rank({2, 1, 3});
  EXPECT_EQ(text(rankReason("Y2d", {EntryId{2}}, "2", 0)), "Behind Reyes by drawing lots (Y2d)");
  EXPECT_EQ(text(rankReason("Y2d", {EntryId{2}}, "2", 0), Language::Filipino),
            "Mas mababa kay Reyes sa palabunutan (Y2d)");
}

TEST_F(RankWords, ALotOfMoreNamesThePlaceDrawn) {
  rank({2, 1, 3});
  EXPECT_EQ(text(rankReason("Y2d", {EntryId{2}, EntryId{3}}, "2", 0)),
            "Lots drawn with Reyes and Cruz: place 2 of 3 (Y2d)");
  EXPECT_EQ(text(rankReason("Y2d", {EntryId{2}, EntryId{3}}, "2", 0), Language::Filipino),
            "Palabunutan kasama sina Reyes at Cruz: ika-2 sa 3 (Y2d)");
}

TEST_F(RankWords, ManyRivalsAreTheirNumber) {
  rank({3, 1, 2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4});
  std::ranges::sort(m_table.ranks, {}, &contest::RankedEntry::rank);
  contest::RankedEntry& santos = m_table.ranks[2];
  ASSERT_EQ(santos.entry, EntryId{1});
  contest::RankReason reason = rankReason("Y2c", {}, "101", 0);
  const auto say = [&](Language language) {
    return rankReasonText(reason, santos, m_table, nameOfThree, language);
  };
  for (int rival = 2; rival <= 13; ++rival) reason.against.push_back(static_cast<EntryId>(rival));
  EXPECT_EQ(say(Language::English),
            "Point System 101 against 102 (Reyes); 103 (Cruz); 104 (4); 105 (5); 106 (6); 107 (7); 108 (8); "
            "109 (9); 110 (10); 111 (11); 112 (12); 113 (13) (Y2c)");
  reason.against.push_back(EntryId{14});
  EXPECT_EQ(say(Language::English), "Point System 101 against 114 … 102 (13 others) (Y2c)");
  EXPECT_EQ(say(Language::Filipino), "Point System 101 laban sa 114 … 102 (13 iba pa) (Y2c)");
  reason = rankReason("Y2d", reason.against, "3", 0);
  EXPECT_EQ(say(Language::English), "Lots drawn with 13 others: place 3 of 14 (Y2d)");
  EXPECT_EQ(say(Language::Filipino), "Palabunutan kasama ang 13 iba pa: ika-3 sa 14 (Y2d)");
  reason = rankReason("Y2b", reason.against, "", 0);
  EXPECT_EQ(say(Language::English), "Still tied with 13 others (Y2b)");
  EXPECT_EQ(say(Language::Filipino), "Katabla pa sa ngayon ng 13 iba pa (Y2b)");
}

TEST_F(RankWords, HowFarTheyCame) {
  rank({3, 3, 1});
  contest::RankReason reason{RankStep::KnockedOut, {EntryId{2}}, contest::RoundNumber{2}};
  EXPECT_EQ(text(reason), "Knocked out in round 2, tied with Reyes (Y4)");
  EXPECT_EQ(text(reason, Language::Filipino), "Natanggal sa round 2, katabla ni Reyes (Y4)");
  reason.against.clear();
  EXPECT_EQ(text(reason), "Knocked out in round 2 (Y4)");
  reason.step = RankStep::ThirdByBye;
  EXPECT_EQ(text(reason),
            "Third by a bye: knocked out in round 2, and no other player to meet for third place (Y4)");
  EXPECT_EQ(
      text(reason, Language::Filipino),
      "Ikatlo dahil sa bye: natanggal sa round 2, at walang ibang manlalarong makakalaban para sa ikatlong "
      "puwesto (Y4)");
  reason = {RankStep::GroupPlace, {EntryId{2}}, 4};
  EXPECT_EQ(text(reason), "Place 4 in the group, tied with Reyes (Y4)");
  EXPECT_EQ(text(reason, Language::Filipino), "Ika-4 sa grupo, katabla ni Reyes (Y4)");
}

TEST_F(RankWords, WhoIsNotOutOrNeverCame) {
  rank({1, 1, 3});
  contest::RankReason reason{RankStep::StillIn, {EntryId{2}}, {}};
  EXPECT_EQ(text(reason), "Not knocked out yet, tied with Reyes (Y4)");
  EXPECT_EQ(text(reason, Language::Filipino), "Hindi pa natatanggal, katabla ni Reyes (Y4)");
  reason.against.clear();
  reason.step = RankStep::Champion;
  EXPECT_EQ(text(reason), "The only player not knocked out (Y4)");
  EXPECT_EQ(text(reason, Language::Filipino), "Siya lamang ang hindi natanggal (Y4)");
  reason.step = RankStep::NoSeat;
  EXPECT_EQ(text(reason), "Left before the first round, or entered after it (Y4)");
  EXPECT_EQ(text(reason, Language::Filipino), "Umalis bago ang unang round, o sumali pagkatapos nito (Y4)");
  reason.step = RankStep::Annulled;
  EXPECT_EQ(text(reason), "Withdrew before half of the games: the games do not count (Y1)");
  EXPECT_EQ(text(reason, Language::Filipino),
            "Umalis bago ang kalahati ng mga laro: hindi binibilang ang mga laro (Y1)");
}

TEST_F(RankWords, TheGameForThirdPlace) {
  rank({3, 4, 1});
  contest::RankReason reason{RankStep::ThirdPlace, {EntryId{2}}, scoreOf("1-0")};
  EXPECT_EQ(text(reason), "Ahead of Reyes in the third-place game, 1–0 (Y4)");
  EXPECT_EQ(text(reason, Language::Filipino),
            "Mas mataas kay Reyes dahil sa laro para sa ikatlong puwesto, 1–0 (Y4)");
  reason.figures = scoreOf("0-1");
  EXPECT_EQ(text(reason), "Behind Reyes in the third-place game, 0–1 (Y4)");
  EXPECT_EQ(text(reason, Language::Filipino),
            "Mas mababa kay Reyes dahil sa laro para sa ikatlong puwesto, 0–1 (Y4)");
  reason.figures = scoreOf("0-0");
  EXPECT_EQ(text(reason), "Tied with Reyes: the third-place game had no winner (Y4)");
  EXPECT_EQ(text(reason, Language::Filipino),
            "Katabla ni Reyes: walang nanalo sa laro para sa ikatlong puwesto (Y4)");
  reason.figures = {};
  EXPECT_EQ(text(reason), "The third-place game against Reyes is not decided yet (Y4)");
  EXPECT_EQ(text(reason, Language::Filipino),
            "Hindi pa tapos ang laro laban kay Reyes para sa ikatlong puwesto (Y4)");
}

TEST_F(RankWords, PointsInAFinal) {
  rank({1, 1, 3});
  const contest::RankReason reason{
      RankStep::FinalPoints, {EntryId{2}}, tiebreak::OwnFigure{exact::Rational(5, 2)}};
  EXPECT_EQ(text(reason), "Points in the final: 2½, tied with Reyes (Y4)");
  EXPECT_EQ(text(reason, Language::Filipino), "Puntos sa final: 2½, katabla ni Reyes (Y4)");
}

TEST_F(RankWords, TheDifferenceIsNamed) {
  rank({1, 2, 3});
  m_table.pointSystem = rules::PointSystem::Difference;
  m_table.ranks[1].reasons = {rankReason("Y2c", {EntryId{1}}, "-2", 0)};
  EXPECT_EQ(text(rankReason("Y2c", {EntryId{2}}, "15", 1)),
            "Point System (own minus opponents’ totals) 15 (1 round without a grand total counts as 0) "
            "against -2 (Reyes) (Y2c)");
  EXPECT_EQ(text(rankReason("Y2c", {EntryId{2}}, "15", 2), Language::Filipino),
            "Point System (sariling kabuuan bawas kabuuan ng mga kalaban) 15 (2 round na walang huling "
            "kabuuan ang binilang na 0) "
            "laban sa -2 (Reyes) (Y2c)");
}

TEST_F(RankWords, TheAverageIsNamedAndWhatItLeavesOut) {
  rank({1, 2, 3});
  m_table.pointSystem = rules::PointSystem::Average;
  m_table.ranks[1].reasons = {rankReason("Y2c", {EntryId{1}}, "12.5", 0)};
  EXPECT_EQ(text(rankReason("Y2c", {EntryId{2}}, "15", 1)),
            "Point System (average of a game) 15 (without 1 round that has no grand total) "
            "against 12.5 (Reyes) (Y2c)");
  EXPECT_EQ(text(rankReason("Y2c", {EntryId{2}}, "15", 2), Language::Filipino),
            "Point System (average bawat laro) 15 (hindi kasama ang 2 round na walang huling kabuuan) "
            "laban sa 12.5 (Reyes) (Y2c)");
}

}  // namespace
}  // namespace damath::words
