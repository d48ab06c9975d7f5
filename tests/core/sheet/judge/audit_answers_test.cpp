// SPDX-License-Identifier: GPL-3.0-or-later
// The audit follows the reviewer's answers about habits. It does not look for a declined habit. It applies an
// accepted habit even if the replay cannot reach the end.
#include "core/sheet/record/habit_answers.hpp"
#include "tests/core/sheet/habit_tally.hpp"
#include "tests/support/habit_sheet.hpp"

namespace damath::test {
namespace {

using plants::HabitPlant;
using plants::WornHabit;
using sheet::HabitAnswers;
using sheet::HabitDecision;
using sheet::HabitOfColumn;

HabitPlant plantOf(const std::string& kind, plants::Columns columns) {
  const WornHabit worn{plants::habitOf(kind), columns, plants::Span::Throughout};
  EXPECT_NE(worn.habit, nullptr) << kind;
  plants::Lots lots = lotsOf("integer", 5);
  std::optional<HabitPlant> plant;
  for (int draw = 0; draw < 40 && !plant; ++draw) {
    plant = plants::plantHabits({&worn, 1}, *rules::builtInChipSet("integer"), lots);
  }
  EXPECT_TRUE(plant);
  return plant.value_or(HabitPlant());
}

// Returns the habits that the audit reports, for each column.
std::vector<HabitOfColumn> reported(const sheet::AuditReport& report) {
  std::vector<HabitOfColumn> all;
  for (const sheet::Finding& finding : report.findings) {
    for (const HabitOfColumn& habit : sheet::habitsIn(finding)) all.push_back(habit);
  }
  return all;
}

void answer(sheet::Sheet& sheet, const std::vector<HabitOfColumn>& habits, HabitDecision decision) {
  auto answers = HabitAnswers::of(sheet);
  for (const HabitOfColumn& habit : habits) answers.answer(habit, decision);
  sheet.setTag(sheet::kHabitsTag, answers.text());
}

// Writes impossible moves into every second line, from the end of the first third of the sheet on.
void makeImpossible(sheet::Sheet& sheet) {
  for (std::size_t i = sheet.lines.size() / 3; i < sheet.lines.size(); ++i) {
    for (const board::Side side : board::kSides) {
      sheet::Half& half = sheet.lines[i].of(side);
      if (half.kind == sheet::HalfKind::Play && i % 2 == 0) half.move = "11 (7,7)";
    }
  }
}

struct Case {
  const char* kind;
  plants::Columns columns;
  std::vector<HabitOfColumn> habits;
};

TEST(AuditAnswers, ADeclinedHabitIsNotSought) {
  const Case cases[] = {
      {"frameHalfTurn", plants::Columns::Red, {{board::Side::Red, "squares otherSide"}}},
      {"frameChangedOver",
       plants::Columns::Both,
       {{board::Side::Blue, "squares changedOver"}, {board::Side::Red, "squares changedOver"}}},
      {"totalScoreAlone", plants::Columns::Blue, {{board::Side::Blue, "totals scoreAlone"}}},
  };
  for (const Case& each : cases) {
    HabitPlant plant = plantOf(each.kind, each.columns);
    ASSERT_EQ(reported(audited(plant.sheet)), each.habits) << each.kind;
    answer(plant.sheet, each.habits, HabitDecision::Declined);
    const auto report = audited(plant.sheet);
    for (const HabitOfColumn& habit : each.habits) {
      const auto found = reported(report);
      EXPECT_EQ(std::ranges::find(found, habit), found.end()) << each.kind;
    }
    EXPECT_FALSE(report.findings.empty()) << each.kind << ": the cells do not become right";
    answer(plant.sheet, each.habits, HabitDecision::Accepted);
    EXPECT_EQ(reported(audited(plant.sheet)), each.habits) << each.kind << ": the last answer counts";
  }
}

TEST(AuditAnswers, DecliningOneColumnLeavesTheOtherItsHabit) {
  HabitPlant plant = plantOf("frameChangedOver", plants::Columns::Both);
  answer(plant.sheet, {{board::Side::Blue, "squares changedOver"}}, HabitDecision::Declined);
  const auto found = reported(audited(plant.sheet));
  EXPECT_EQ(std::ranges::count(found, HabitOfColumn{board::Side::Blue, "squares changedOver"}), 0);
}

TEST(AuditAnswers, AnAcceptedHabitIsAppliedWherePlayCannotBeFollowed) {
  HabitPlant plant = plantOf("frameHalfTurn", plants::Columns::Red);
  const HabitOfColumn habit{board::Side::Red, "squares otherSide"};
  makeImpossible(plant.sheet);
  const auto before = audited(plant.sheet);
  ASSERT_NE(before.replay, sheet::Replay::Complete);
  EXPECT_TRUE(reported(before).empty()) << "nothing is claimed that play does not prove";
  answer(plant.sheet, {habit}, HabitDecision::Accepted);
  const auto after = audited(plant.sheet);
  EXPECT_EQ(reported(after), std::vector<HabitOfColumn>{habit});
  EXPECT_GT(after.turns.size(), before.turns.size());
}

// An answer that no cell needs must not use up the work limit of the search.
TEST(AuditAnswers, AnAcceptedHabitOfScoresThatNoCellShowsLeavesTheGameFollowed) {
  const sheet::Sheet paper = parsed(std::string(support::kRedFromRed));
  const auto before = audited(paper);
  ASSERT_EQ(before.replay, sheet::Replay::Complete);
  for (const char* what : {"signs scores", "scores swapped", "doubling never", "doubling always",
                           "scores rounding", "scores roundBeforeMultiplier", "scores polynomialFrame"}) {
    for (const board::Side column : board::kSides) {
      sheet::Sheet answered = paper;
      answer(answered, {{column, what}}, HabitDecision::Accepted);
      const auto after = audited(answered);
      EXPECT_EQ(after.replay, sheet::Replay::Complete) << what;
      EXPECT_FALSE(after.limitReached) << what;
      EXPECT_EQ(reported(after), reported(before)) << what;
    }
  }
}

TEST(AuditAnswers, AWordThatNobodyKnowsChangesNothing) {
  HabitPlant plant = plantOf("frameHalfTurn", plants::Columns::Red);
  const auto lines = linesOf(audited(plant.sheet));
  plant.sheet.setTag(sheet::kHabitsTag, "red squares sideways accepted; blue noses blown declined; what?");
  EXPECT_EQ(linesOf(audited(plant.sheet)), lines);
}

}  // namespace
}  // namespace damath::test
