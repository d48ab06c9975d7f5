// SPDX-License-Identifier: GPL-3.0-or-later
// A habit that nobody has answered is asked about in review too. The keys need a name and a reason there.
#include "app/desk/keeping/history_desk.hpp"
#include "tests/console/review/review_fixture.hpp"
#include "tests/support/habit_sheet.hpp"

namespace damath::views {
namespace {

using testing::kLongPause;

class HabitReviewTest : public testing::ReviewFixture {};

TEST_F(HabitReviewTest, TheSameKeysAnswerUnderANameAndAReason) {
  store(support::kRedFromRed);
  openReview();
  EXPECT_TRUE(window.commands().action(Command::AcceptHabit)->isEnabled());
  table->setFocus();
  press(Qt::Key_F9);
  EXPECT_EQ(stored().version, 2) << "a name and a reason are wanted first";
  nameRuler();
  press(Qt::Key_F9);
  QTest::qWait(kLongPause);
  EXPECT_EQ(stored().version, 3);
  EXPECT_EQ(stored().sheet.tag(sheet::kHabitsTag), "red squares otherSide accepted");
  EXPECT_EQ(stored().by, "Gng. Reyes");
  EXPECT_FALSE(window.commands().action(Command::AcceptHabit)->isEnabled()) << "it is asked once";
  const auto undone = session.changed(
      desk::HistoryDesk(session.desk())
          .undo(std::nullopt, session.author(QStringLiteral("Gng. Reyes"), QStringLiteral("read again"))));
  ASSERT_TRUE(undone) << refusals.join(u'\n').toStdString();
  QTest::qWait(kLongPause);
  EXPECT_EQ(stored().version, 2);
  EXPECT_EQ(stored().sheet.tag(sheet::kHabitsTag), "");
  EXPECT_TRUE(window.commands().action(Command::AcceptHabit)->isEnabled());
}

}  // namespace
}  // namespace damath::views
