// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of habits in review: not answered yet, answered, or kept by a ruling. Each answer requires a name and
// a reason.
#include <QLabel>

#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/journal_facts.hpp"
#include "app/words/texts/journal_words.hpp"
#include "tests/support/habit_sheet.hpp"
#include "tests/window/review/ruling_keys_fixture.hpp"

namespace damath::window {
namespace {

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
  pauseLong();
  EXPECT_EQ(stored().version, 3);
  EXPECT_EQ(stored().sheet.tag(sheet::kHabitsTag), "red squares otherSide accepted");
  EXPECT_EQ(stored().by, "Gng. Reyes");
  EXPECT_FALSE(window.commands().action(Command::AcceptHabit)->isEnabled()) << "it is asked once";
  const auto undone = session.changed(
      desk::HistoryDesk(session.desk())
          .undo(std::nullopt, session.author(QStringLiteral("Gng. Reyes"), QStringLiteral("read again"))));
  ASSERT_TRUE(undone) << refusals.join(u'\n').toStdString();
  pauseLong();
  EXPECT_EQ(stored().version, 2);
  EXPECT_EQ(stored().sheet.tag(sheet::kHabitsTag), "");
  EXPECT_TRUE(window.commands().action(Command::AcceptHabit)->isEnabled());
}

TEST_F(HabitReviewTest, AnAcceptedSheetIsAskedNothing) {
  store(support::kRedFromRed);
  acceptSheet();
  openReview();
  nameRuler();
  EXPECT_FALSE(window.commands().action(Command::AcceptHabit)->isEnabled());
  press(Qt::Key_F9);
  pauseLong();
  EXPECT_EQ(stored().acceptance, db::Acceptance::Accepted) << "no new version takes its place";
}

class KeptHabitTest : public testing::RulingKeysFixture {
 protected:
  // Keeps the habit of both players to write y before x.
  void keepHabit() {
    openNamed(support::kSwappedSquares);
    ruleBy(Qt::Key_K, QStringLiteral("both agree"));
    ASSERT_EQ(stored().rulings.size(), 1U);
  }
  [[nodiscard]] QString ruled() const {
    for (int row = 0; row < table->model()->rowCount(); ++row) {
      if (kindAt(row) == window::ReviewLines::RowKind::Ruling) {
        return table->model()->index(row, 0).data().toString();
      }
    }
    return {};
  }
  [[nodiscard]] QString journalled() {
    const auto rows = session.desk().journal().value();
    const desk::JournalFacts facts(session.contest(), rows);
    return window::toQt(words::rowText(facts.of(rows.back()), translator.language()));
  }
};

TEST_F(KeptHabitTest, TheWholeHabitStandsAndTheRecordSaysHowManyCells) {
  keepHabit();
  const auto view = desk::SheetDesk(session.desk()).sheetInForce(event, at).value();
  EXPECT_TRUE(view.outcome.corrections.empty()) << "every cell of the habit stands as written";
  EXPECT_TRUE(ruled().contains(
      QStringLiteral("Line 1, BLUE, move: -1 (3,6) stays as written, with all 27 cells of the habit")))
      << ruled().toStdString();
  EXPECT_TRUE(journalled().contains(
      QStringLiteral("line 1, BLUE, move: −1 (3,6) stays as written, with all 27 cells of the habit")))
      << journalled().toStdString();
  EXPECT_FALSE(window.commands().action(Command::AcceptHabit)->isEnabled())
      << "a habit that a ruling keeps is not asked about";
  translator.setLanguage(words::Language::Filipino);
  pauseLong();
  EXPECT_TRUE(ruled().contains(QStringLiteral("pati ang lahat ng 27 kahon ng nakagawian")))
      << ruled().toStdString();
  EXPECT_TRUE(journalled().contains(QStringLiteral("pati ang lahat ng 27 kahon ng nakagawian")))
      << journalled().toStdString();
}

TEST_F(KeptHabitTest, TheCorrectionOfAKeptHabitNamesAllCellsAgain) {
  keepHabit();
  int row = 0;
  while (row < table->model()->rowCount() && kindAt(row) != window::ReviewLines::RowKind::Ruling) ++row;
  ASSERT_LT(row, table->model()->rowCount());
  table->goToRow(row);
  pressSlowly(Qt::Key_A);
  const QString bar = notice(Location::Kind::Review);
  EXPECT_TRUE(bar.contains(QStringLiteral(
      "this ends the ruling that kept this writing habit, so all 27 cells of the habit are corrected")))
      << bar.toStdString();
  press(Qt::Key_Escape);
  ruleBy(Qt::Key_A, QStringLiteral("read again"));
  ASSERT_EQ(stored().rulings.size(), 1U);
  ASSERT_TRUE(stored().rulings.front().value);
  EXPECT_TRUE(
      journalled().contains(QStringLiteral("instead of −1 (3,6); this ruling replaces the ruling that kept "
                                           "the habit, so all 27 cells of the habit are corrected")))
      << journalled().toStdString();
}

TEST_F(KeptHabitTest, TheBarNamesAllCellsBeforeTheRuling) {
  openNamed(support::kSwappedSquares);
  pressSlowly(Qt::Key_K);
  EXPECT_TRUE(notice(Location::Kind::Review)
                  .startsWith(QStringLiteral("Keep “-1 (3,6)” in line 1, BLUE, move, with all 27 cells of "
                                             "this writing habit: who decides, and why?")))
      << notice(Location::Kind::Review).toStdString();
}

class AnsweredHabitTest : public testing::RulingKeysFixture {
 protected:
  void answerNo() {
    pressSlowly(Qt::Key_F9, Qt::ShiftModifier);
    type(QStringLiteral("RED says so"));
    pressSlowly(Qt::Key_Return);
  }
};

TEST_F(AnsweredHabitTest, AnAnswerThatLeavesTheResultUnprovenIsAskedAbout) {
  openNamed(support::kRedFromRed);
  const int version = stored().version;
  isAgreeing = false;
  answerNo();
  ASSERT_EQ(asked.size(), 1);
  EXPECT_TRUE(
      asked.front().contains(QStringLiteral("After this answer, the result is no longer proven. Only")))
      << asked.front().toStdString();
  EXPECT_EQ(goOns.front(), translator(words::Phrase::GoOnAnswering));
  EXPECT_EQ(stored().version, version);
  isAgreeing = true;
  answerNo();
  EXPECT_EQ(stored().sheet.tag(sheet::kHabitsTag), "red squares otherSide declined");
}

// An answer can be changed at any later time, without undo.
TEST_F(AnsweredHabitTest, AnAnswerOfNoIsChangedByTheKeyForYes) {
  openNamed(support::kRedFromRed);
  answerNo();
  openReview();
  fields().front()->setText(QStringLiteral("Gng. Reyes"));
  table->setFocus();
  const auto labels = window.page(Location::Kind::Review)->findChildren<QLabel*>();
  EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* label) {
    return label->isVisible() &&
           label->text().contains(QStringLiteral("The answer was no: Read RED’s squares"));
  }));
  EXPECT_FALSE(window.commands().action(Command::DeclineHabit)->isEnabled());
  pressSlowly(Qt::Key_F9);
  type(QStringLiteral("RED says otherwise"));
  pressSlowly(Qt::Key_Return);
  EXPECT_EQ(stored().sheet.tag(sheet::kHabitsTag), "red squares otherSide accepted");
  EXPECT_FALSE(window.commands().action(Command::AcceptHabit)->isEnabled());
}

TEST_F(AnsweredHabitTest, TheHeadSaysThatTheResultIsNotProvenAndTheCursorStaysOnTheLine) {
  openNamed(support::kRedFromRed);
  int row = 0;
  while (headerOf(row) != QStringLiteral("4")) ASSERT_LT(++row, table->model()->rowCount());
  table->goToRow(row);
  answerNo();
  EXPECT_EQ(headerHere(), QStringLiteral("4"));
  const auto labels = window.page(Location::Kind::Review)->findChildren<QLabel*>();
  EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* label) {
    return label->text().contains(QStringLiteral("result from its numbers: ")) &&
           label->text().contains(QStringLiteral(", not proven"));
  }));
}

}  // namespace
}  // namespace damath::window
