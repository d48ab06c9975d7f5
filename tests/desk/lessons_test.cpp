// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the lessons, the report that tells where a class loses points: the counted mistakes on the current
// sheets, each with its lost points.
#include "app/desk/events/lessons.hpp"
#include "app/desk/events/lesson_groups.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "app/desk/sheets/review_desk.hpp"
#include "core/exact/number_text.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/desk/desk_fixture.hpp"

namespace damath::desk {
namespace {

using sheet::FindingCode;

// Returns a sheet with four turns of an integer game. `capture` is BLUE's written capture; the correct score
// is −9 + (−1) = −10.
sheet::Sheet written(const std::string& capture) {
  return notation::parseSheetText("[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n" + capture +
                                  " || 10 + (-9) | 1 | 1\n")
      .value();
}
const char* const kRight = "-9 + (-1) | -10 | -10";

class LessonsTest : public DeskTest {
 protected:
  LessonsTest() { done(pairings().pairNextRound(m_event, m_user)); }

  void store(int board, const std::string& capture) {
    done(sheets().storeSheet(m_event, place(1, board), written(capture), m_user));
  }
  Lessons lessons(LessonScope scope = {}) {
    if (scope.events.empty()) scope.events = {m_event};
    return got(lessonsOf(*m_desk, scope));
  }
  // Returns the mistakes with this code.
  std::vector<Mistake> of(const Lessons& lessons, FindingCode code) {
    std::vector<Mistake> found;
    std::ranges::copy_if(lessons.mistakes, std::back_inserter(found),
                         [code](const Mistake& each) { return each.code == code; });
    return found;
  }
  const LessonGroup* groupOf(const std::vector<LessonGroup>& groups, FindingCode code) {
    const auto found = std::ranges::find(groups, code, &LessonGroup::code);
    return found == groups.end() ? nullptr : &*found;
  }
  contest::EntryId blueOf(int board) { return event().games[static_cast<std::size_t>(board) - 1].blue; }

  contest::EventId m_event = addEvent(4);
};

TEST_F(LessonsTest, WithoutSheetsThereIsNothing) {
  const Lessons none = lessons();
  EXPECT_EQ(none.sheets, 0);
  EXPECT_TRUE(none.mistakes.empty());
  EXPECT_TRUE(grouped(snapshot(), none, LessonsBy::Kind).empty());
}

TEST_F(LessonsTest, EachMistakeHasItsWriterItsSheetAndItsPoints) {
  store(1, "-9 + (-1) | -12 | -12");
  store(2, kRight);
  const Lessons found = lessons();
  EXPECT_EQ(found.sheets, 2);
  const auto scores = of(found, FindingCode::WrongScore);
  ASSERT_EQ(scores.size(), 1U) << "the total that follows from it is no mistake of its own";
  EXPECT_EQ(scores[0].at, SheetAt(place(1, 1)));
  EXPECT_EQ(scores[0].entry, blueOf(1));
  EXPECT_EQ(scores[0].points, exact::Number(2)) << "−10 less −12";
  const auto view = got(sheets().sheetInForce(m_event, scores[0].at));
  EXPECT_EQ(view.report.findings.at(scores[0].finding).code, FindingCode::WrongScore);
  // On both sheets, both players left out their remaining chips.
  const auto chips = of(found, FindingCode::MissingRemaining);
  ASSERT_EQ(chips.size(), 4U);
  for (const Mistake& each : chips) EXPECT_TRUE(each.points.has_value());
  const auto& missing = view.report.findings.at(chips[0].finding);
  EXPECT_EQ(chips[0].points, exact::parseNumber(*missing.counted));
}

// RED counts the squares from RED's own side in thirteen cells.
TEST_F(LessonsTest, AHabitCountsOnceForASheet) {
  std::ifstream file(DAMATH_TEST_DATA "/sheets/own_side_hides_wrong_sign.sheet");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const auto sheet = notation::parseSheetText(text).value();
  announce({ConfirmationReason::SheetTwice});
  for (const int board : {1, 2}) done(sheets().storeSheet(m_event, place(1, board), sheet, m_named));
  const Lessons found = lessons();
  EXPECT_EQ(of(found, FindingCode::HabitFrame).size(), 2U);
  const auto groups = grouped(snapshot(), found, LessonsBy::Kind);
  const LessonGroup* habit = groupOf(groups, FindingCode::HabitFrame);
  ASSERT_NE(habit, nullptr);
  EXPECT_EQ(habit->count.times, 2);
  EXPECT_EQ(habit->count.sheets, 2);
}

TEST_F(LessonsTest, AWrongOperatorLosesWhatItsScoreIsWrongBy) {
  store(1, "-9 x (-1) | 9 | 9");
  const auto found = of(lessons(), FindingCode::WrongOperator);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].points, exact::Number(-19)) << "−10 less 9: 19 points too many";
}

TEST_F(LessonsTest, ATotalIsWrongByWhatItAddsItself) {
  store(1, "-9 + (-1) | -10 | -11");
  EXPECT_EQ(of(lessons(), FindingCode::WrongTotal).at(0).points, exact::Number(1));
  // Score and total are wrong for two different reasons.
  store(2, "-9 + (-1) | -12 | -13");
  const Lessons both = lessons();
  EXPECT_EQ(of(both, FindingCode::WrongScore).at(0).points, exact::Number(2));
  ASSERT_EQ(of(both, FindingCode::WrongTotal).size(), 2U);
  EXPECT_EQ(of(both, FindingCode::WrongTotal).at(1).points, exact::Number(1));
}

TEST_F(LessonsTest, TheyAreCountedByKindPlayerSchoolSetAndRound) {
  store(1, "-9 + (-1) | -12 | -12");
  store(2, "-9 x (-1) | 9 | 9");
  const Lessons found = lessons();
  const contest::Contest contest = snapshot();
  const auto kinds = grouped(contest, found, LessonsBy::Kind);
  const LessonGroup* chips = groupOf(kinds, FindingCode::MissingRemaining);
  ASSERT_NE(chips, nullptr);
  EXPECT_EQ(chips->count.times, 4);
  EXPECT_EQ(chips->count.sheets, 2);
  EXPECT_EQ(kinds.front().code, FindingCode::MissingRemaining) << "the most frequent first";
  EXPECT_EQ(groupOf(kinds, FindingCode::WrongScore)->count.tooFew, exact::Number(2));
  EXPECT_TRUE(groupOf(kinds, FindingCode::WrongScore)->count.tooMany.isZero());
  EXPECT_EQ(groupOf(kinds, FindingCode::WrongOperator)->count.tooMany, exact::Number(19));
  for (const LessonsBy by : {LessonsBy::Player, LessonsBy::School, LessonsBy::ChipSet, LessonsBy::Round}) {
    std::size_t all = 0;
    for (const LessonGroup& group : grouped(contest, found, by)) {
      EXPECT_EQ(group.count.mistakes.size(), static_cast<std::size_t>(group.count.times));
      all += group.count.mistakes.size();
    }
    EXPECT_EQ(all, found.mistakes.size()) << toText(by);
  }
  EXPECT_EQ(grouped(contest, found, LessonsBy::ChipSet).at(0).set, "integer");
  EXPECT_EQ(contest::numberOf(grouped(contest, found, LessonsBy::Round).at(0).round), 1);
  for (const LessonsBy by : {LessonsBy::Kind, LessonsBy::Round}) EXPECT_EQ(parseLessonsBy(toText(by)), by);
  EXPECT_EQ(parseLessonsBy("team"), std::nullopt);
}

TEST_F(LessonsTest, TheScopeLeavesTheOthersOut) {
  store(1, "-9 + (-1) | -12 | -12");
  store(2, "-9 x (-1) | 9 | 9");
  const contest::Contest contest = snapshot();
  const contest::Event event = contest.events.at(0);
  const contest::PlayerId player = event.at(blueOf(1)).player;
  const Lessons ofPlayer = lessons({.player = player});
  EXPECT_EQ(ofPlayer.sheets, 1);
  ASSERT_FALSE(ofPlayer.mistakes.empty());
  for (const Mistake& each : ofPlayer.mistakes) EXPECT_EQ(each.entry, blueOf(1));
  const Lessons ofSchool = lessons({.school = contest.at(player).school});
  for (const Mistake& each : ofSchool.mistakes) {
    EXPECT_EQ(contest.at(event.at(each.entry).player).school, contest.at(player).school);
  }
  EXPECT_EQ(lessons({.round = contest::RoundNumber{1}}).mistakes.size(), lessons().mistakes.size());
  EXPECT_EQ(lessons({.round = contest::RoundNumber{2}}).sheets, 0);
}

// A value that the facilitator keeps is no mistake. A corrected value is one (T6).
TEST_F(LessonsTest, WhatIsKeptAsWrittenCountsNoMore) {
  store(1, "-9 + (-1) | -12 | -12");
  const auto rule = [this](std::optional<std::string> value) {
    done(ReviewDesk(*m_desk).rule(m_event, place(1, 1),
                                  {2, board::Side::Blue, sheet::Cell::Score, std::move(value), {}, {}, {}},
                                  m_named));
  };
  const std::size_t before = lessons().mistakes.size();
  rule("-10");
  EXPECT_EQ(lessons().mistakes.size(), before) << "set right";
  rule({});
  EXPECT_EQ(lessons().mistakes.size(), before - 1) << "kept";
  EXPECT_TRUE(of(lessons(), FindingCode::WrongScore).empty());
}

TEST_F(LessonsTest, OnlyTheVersionInForceCounts) {
  store(1, "-9 + (-1) | -12 | -12");
  store(1, kRight);
  EXPECT_TRUE(of(lessons(), FindingCode::WrongScore).empty());
}

TEST_F(LessonsTest, ItEndsWhereItIsToldTo) {
  store(1, kRight);
  store(2, kRight);
  const Lessons first = got(lessonsOf(*m_desk, {.events = {m_event}}, [](int done, int all) {
    EXPECT_EQ(all, 2);
    return done < 1;
  }));
  EXPECT_EQ(first.sheets, 1);
  EXPECT_EQ(refusalOf(lessonsOf(*m_desk, {.events = {contest::EventId{99}}})), Refusal::NoSuchEvent);
}

}  // namespace
}  // namespace damath::desk
