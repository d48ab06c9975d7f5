#include "app/words/rank_words.hpp"

#include <gtest/gtest.h>

namespace damath::words {
namespace {

using contest::EntryId;

// Santos 1, Reyes 2, Cruz 3.
std::string nameOf(EntryId entry) {
  const char* names[] = {"", "Santos", "Reyes", "Cruz"};
  return names[contest::numberOf(entry)];
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

  // The reason of Santos.
  std::string text(contest::RankReason reason, Language language = Language::English) {
    m_table.ranks.front().reasons = {reason};
    return rankReasonText(m_table.ranks.front().reasons.front(), m_table.ranks.front(), m_table, nameOf,
                          language);
  }

  contest::Standings m_table;
};

TEST_F(RankWords, AheadByTheirGame) {
  rank({1, 2, 3});
  EXPECT_EQ(text({"Y2a", {EntryId{2}}, "1-0", 0}), "Ahead of Reyes by their games, 1–0 (Y2a)");
  EXPECT_EQ(text({"Y2a", {EntryId{2}}, "1-0", 0}, Language::Filipino),
            "Nauna kay Reyes dahil sa kanilang mga laro, 1–0 (Y2a)");
}

TEST_F(RankWords, BehindByTheirGame) {
  rank({2, 1, 3});
  EXPECT_EQ(text({"Y2a", {EntryId{2}}, "0-1", 0}), "Behind Reyes by their games, 0–1 (Y2a)");
}

TEST_F(RankWords, LevelInTheirGame) {
  rank({1, 2, 3});
  EXPECT_EQ(text({"Y2a", {EntryId{2}}, "1/2-1/2", 0}), "Level with Reyes in their games, ½–½ (Y2a)");
}

TEST_F(RankWords, ThreeAmongThemselves) {
  rank({1, 2, 3});
  EXPECT_EQ(text({"Y2a", {EntryId{2}, EntryId{3}}, "2-1-0", 0}),
            "Tied with Reyes and Cruz at 2½ points; games among them 2–1–0 (Y2a)");
}

TEST_F(RankWords, RematchDueOrNotYet) {
  rank({1, 1, 3});
  EXPECT_EQ(text({"Y2b", {EntryId{2}}, "", 0}), "Tied so far with Reyes (Y2b)");
  m_table.rematchesDue = {{EntryId{1}, EntryId{2}}};
  EXPECT_EQ(text({"Y2b", {EntryId{2}}, "", 0}), "Rematch due with Reyes (Y2b)");
  EXPECT_EQ(text({"Y2b", {EntryId{2}}, "", 0}, Language::Filipino), "May rematch pa laban kay Reyes (Y2b)");
}

TEST_F(RankWords, RematchPlayed) {
  rank({2, 1, 3});
  EXPECT_EQ(text({"Y2b", {EntryId{2}}, "0-1", 0}), "Behind Reyes by the rematch, 0–1 (Y2b)");
}

TEST_F(RankWords, PointSystemNamesTheRivalsSum) {
  rank({1, 2, 3});
  EXPECT_EQ(text({"Y2c", {EntryId{2}}, "101", 0}), "Point System 101 against 102 of Reyes (Y2c)");
  EXPECT_EQ(text({"Y2c", {EntryId{2}}, "101", 1}),
            "Point System 101 against 102 of Reyes; 1 game without figures counted 0 (Y2c)");
  m_table.ranks[1].reasons = {{"Y2c", {EntryId{1}}, "-58.09", 0}};
  EXPECT_EQ(text({"Y2c", {EntryId{2}}, "101", 0}), "Point System 101 against -58.09 of Reyes (Y2c)");
}

TEST_F(RankWords, BuchholzAndItsKinNameTheirFigures) {
  rank({1, 2, 3});
  m_table.ranks[1].reasons = {{"Y2e", {EntryId{1}}, "2.5", 0},
                              {"Y2f", {EntryId{1}}, "1.75", 0},
                              {"Y2g", {EntryId{1}}, "0", 0},
                              {"Y2h", {EntryId{1}}, "0.5", 0}};
  EXPECT_EQ(text({"Y2e", {EntryId{2}}, "3", 0}), "Buchholz 3 against 2½ of Reyes (Y2e)");
  EXPECT_EQ(text({"Y2f", {EntryId{2}}, "2.75", 0}), "Sonneborn-Berger 2.75 against 1.75 of Reyes (Y2f)");
  EXPECT_EQ(text({"Y2g", {EntryId{2}}, "1", 0}), "Games won: 1 against 0 of Reyes (Y2g)");
  EXPECT_EQ(text({"Y2h", {EntryId{2}}, "4", 0}), "Cumulative score 4 against ½ of Reyes (Y2h)");
  EXPECT_EQ(text({"Y2e", {EntryId{2}}, "3", 0}, Language::Filipino), "Buchholz 3 laban sa 2½ ni Reyes (Y2e)");
  EXPECT_EQ(text({"Y2g", {EntryId{2}}, "1", 0}, Language::Filipino),
            "Bilang ng panalo 1 laban sa 0 ni Reyes (Y2g)");
  EXPECT_EQ(text({"Y2h", {EntryId{2}}, "4", 0}, Language::Filipino),
            "Naipong puntos bawat round 4 laban sa ½ ni Reyes (Y2h)");
}

TEST_F(RankWords, SharedOrByLot) {
  rank({1, 1, 3});
  EXPECT_EQ(text({"Y2d", {EntryId{2}}, "", 0}), "Shared rank with Reyes (Y2d)");
  EXPECT_EQ(text({"Y2d", {EntryId{3}}, "", 0}), "Ahead of Cruz by lot (Y2d)");
}

TEST_F(RankWords, ALotOfTwoSaysWhoIsAhead) {
  rank({2, 1, 3});
  EXPECT_EQ(text({"Y2d", {EntryId{2}}, "2", 0}), "Behind Reyes by lot (Y2d)");
  EXPECT_EQ(text({"Y2d", {EntryId{2}}, "2", 0}, Language::Filipino), "Nahuli kay Reyes sa palabunutan (Y2d)");
}

TEST_F(RankWords, ALotOfMoreNamesThePlaceDrawn) {
  rank({2, 1, 3});
  EXPECT_EQ(text({"Y2d", {EntryId{2}, EntryId{3}}, "2", 0}), "Lot with Reyes and Cruz: place 2 of 3 (Y2d)");
  EXPECT_EQ(text({"Y2d", {EntryId{2}, EntryId{3}}, "2", 0}, Language::Filipino),
            "Palabunutan kasama sina Reyes at Cruz: ika-2 sa 3 (Y2d)");
}

TEST_F(RankWords, TheDifferenceIsNamed) {
  rank({1, 2, 3});
  m_table.pointSystem = rules::PointSystem::Difference;
  m_table.ranks[1].reasons = {{"Y2c", {EntryId{1}}, "-2", 0}};
  EXPECT_EQ(
      text({"Y2c", {EntryId{2}}, "15", 1}),
      "Point System (own minus opponents') 15 against -2 of Reyes; 1 game without figures counted 0 (Y2c)");
  EXPECT_EQ(
      text({"Y2c", {EntryId{2}}, "15", 2}, Language::Filipino),
      "Point System (sarili bawas kalaban) 15 laban sa -2 ni Reyes; 2 laro na walang iskor ang binilang na "
      "0 (Y2c)");
}

}  // namespace
}  // namespace damath::words
