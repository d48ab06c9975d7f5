// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the question about a habit, asked once in the line of findings while a sheet is typed. Only F9 and
// Shift+F9 answer the question. The keys of ordinary typing do not.
#include <QToolButton>

#include "app/window/display/hall_window.hpp"
#include "app/window/scoresheet/findings_panel.hpp"
#include "app/window/scoresheet/question_strip.hpp"
#include "tests/support/exchanged_sheet.hpp"
#include "tests/window/scoresheet/sheet_page_fixture.hpp"

namespace damath::window {
namespace {

using testing::kLongPause;
using words::Phrase;

const QString kAsked = QStringLiteral("Read RED’s squares from RED’s side? F9 yes, Shift+F9 no");

class HabitQuestionTest : public testing::SheetPageFixture {
 protected:
  void openTyped(std::string_view text = support::kRedFromRed) {
    openBlank();
    const QString path = folder.filePath(QStringLiteral("habit.sheet"));
    std::ofstream(path.toStdString()) << text;
    page->importSheet(path);
    ASSERT_TRUE(refusals.isEmpty()) << refusals.join(u'\n').toStdString();
    pauseLong();
  }
  [[nodiscard]] QString question() {
    const auto& panel = part<FindingsPanel>(Location::Kind::Sheet);
    return panel.strip().question();
  }
  [[nodiscard]] std::string tag() const {
    return std::string(static_cast<window::SheetModel*>(grid->model())->sheet().tag(sheet::kHabitsTag));
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(editor() == nullptr ? static_cast<QWidget*>(grid) : editor(), key, modifiers);
    pauseLong();
  }
  [[nodiscard]] QAction& action(Command command) { return *window.commands().action(command); }
  // Returns the number of root mistakes: those that do not follow from another mistake.
  [[nodiscard]] int mistakes() { return part<FindingsPanel>(Location::Kind::Sheet).mistakes(); }
};

// All cells are deleted. The answer ends with the last cell, and undo brings both back.
class LapsedAnswerTest : public HabitQuestionTest,
                         public ::testing::WithParamInterface<Qt::KeyboardModifier> {};
INSTANTIATE_TEST_SUITE_P(BothAnswers, LapsedAnswerTest, ::testing::Values(Qt::NoModifier, Qt::ShiftModifier));

TEST_P(LapsedAnswerTest, AnAnswerEndsWithTheLastCell) {
  openTyped();
  press(Qt::Key_F9, GetParam());
  const std::string answered = tag();
  EXPECT_NE(answered, "");
  QAbstractItemModel& model = *grid->model();
  for (int row = 0; row < model.rowCount(); ++row) {
    for (int column = 0; column < model.columnCount(); ++column) {
      const QModelIndex cell = model.index(row, column);
      if (cell.data(Qt::EditRole).toString().isEmpty()) continue;
      EXPECT_EQ(tag(), answered) << "a cell is left";
      EXPECT_TRUE(model.setData(cell, QString(), Qt::EditRole));
    }
  }
  EXPECT_EQ(tag(), "");
  pauseLong();
  action(Command::Undo).trigger();
  pauseLong();
  EXPECT_EQ(tag(), answered);
}

TEST_F(HabitQuestionTest, F9AcceptsAndItIsAskedOnce) {
  openTyped();
  EXPECT_EQ(question(), kAsked);
  EXPECT_TRUE(action(Command::AcceptHabit).isEnabled());
  press(Qt::Key_F9);
  EXPECT_EQ(tag(), "red squares otherSide accepted");
  EXPECT_EQ(
      question(),
      QStringLiteral(
          "The answer was yes: Read RED’s squares from RED’s side? Press Shift+F9 to change it to no."));
  EXPECT_FALSE(action(Command::AcceptHabit).isEnabled());
  EXPECT_EQ(mistakes(), 1) << "the habit itself";
  action(Command::Undo).trigger();
  pauseLong();
  EXPECT_EQ(tag(), "");
  EXPECT_EQ(question(), kAsked) << "the answer is undone";
}

// On the page where the scoresheet is typed, a stored answer can be changed again and again.
TEST_F(HabitQuestionTest, AnAnswerIsChangedByTheOtherKey) {
  openTyped();
  press(Qt::Key_F9, Qt::ShiftModifier);
  EXPECT_EQ(tag(), "red squares otherSide declined");
  EXPECT_TRUE(question().startsWith(QStringLiteral("The answer was no: "))) << question().toStdString();
  EXPECT_FALSE(action(Command::DeclineHabit).isEnabled());
  press(Qt::Key_F9);
  EXPECT_EQ(tag(), "red squares otherSide accepted");
  press(Qt::Key_F9, Qt::ShiftModifier);
  EXPECT_EQ(tag(), "red squares otherSide declined");
}

// If no question is open, the key for "yes" changes the last habit that was answered "no", and the key for
// "no" changes the last one that was answered "yes".
TEST_F(HabitQuestionTest, ANoAndAYesAreBothChangeable) {
  const std::string habits = "[Habits \"red squares otherSide declined; blue signs chips accepted\"]\n";
  openTyped(habits + std::string(support::kRedFromRed));
  EXPECT_TRUE(question().contains(QStringLiteral("The answer was no: "))) << question().toStdString();
  EXPECT_TRUE(question().contains(QStringLiteral("The answer was yes: "))) << question().toStdString();
  press(Qt::Key_F9, Qt::ShiftModifier);
  EXPECT_TRUE(QString::fromStdString(tag()).contains(QStringLiteral("blue signs chips declined"))) << tag();
  EXPECT_TRUE(QString::fromStdString(tag()).contains(QStringLiteral("red squares otherSide declined")))
      << tag();
  EXPECT_FALSE(action(Command::DeclineHabit).isEnabled());
  press(Qt::Key_F9);
  press(Qt::Key_F9);
  EXPECT_TRUE(QString::fromStdString(tag()).contains(QStringLiteral("blue signs chips accepted"))) << tag();
  EXPECT_TRUE(QString::fromStdString(tag()).contains(QStringLiteral("red squares otherSide accepted")))
      << tag();
}

TEST_F(HabitQuestionTest, WhatIsAtStakeIsShownBesideTheQuestion) {
  const auto stakes = [this] {
    const auto& panel = part<FindingsPanel>(Location::Kind::Sheet);
    EXPECT_TRUE(
        QTest::qWaitFor([&panel] { return !panel.strip().stakes().isEmpty(); }, testing::kLongPause * 10));
    return panel.strip().stakes();
  };
  openTyped(support::kExchangedColumns);
  EXPECT_TRUE(
      question().startsWith(QStringLiteral("Did the players write in each other’s column from line 10 on?")))
      << question().toStdString();
  const QString yes = stakes().section(QStringLiteral(" If no: "), 0, 0);
  EXPECT_EQ(yes, QStringLiteral("If yes: 0–1 (−28 : 47).")) << stakes().toStdString();
  EXPECT_TRUE(stakes().endsWith(QStringLiteral("not known, because the game cannot be followed to its end.")))
      << stakes().toStdString();
  translator.setLanguage(words::Language::Filipino);
  enter(0, 0, QString());
  action(Command::Undo).trigger();
  pauseLong();
  EXPECT_TRUE(
      stakes().startsWith(QStringLiteral("Kung oo ang sagot: 0–1 (−28 : 47). Kung hindi ang sagot: ")))
      << stakes().toStdString();
  press(Qt::Key_F9);
  EXPECT_EQ(part<FindingsPanel>(Location::Kind::Sheet).strip().stakes(), QString());
}

TEST_F(HabitQuestionTest, AHabitThatMovesNoResultSaysSo) {
  // BLUE writes the score of each line as the total.
  sheet::Sheet sheet = support::exchangedFrom(99);
  for (sheet::Line& line : sheet.lines) {
    sheet::Half& half = line.of(board::Side::Blue);
    if (half.kind != sheet::HalfKind::Play || half.score.empty()) continue;
    const auto last = half.score.rfind(' ');
    half.total = last == std::string::npos ? half.score : half.score.substr(last + 1);
  }
  openTyped(notation::toSheetText(sheet));
  ASSERT_FALSE(question().isEmpty());
  const auto& panel = part<FindingsPanel>(Location::Kind::Sheet);
  EXPECT_TRUE(
      QTest::qWaitFor([&panel] { return !panel.strip().stakes().isEmpty(); }, testing::kLongPause * 10));
  EXPECT_EQ(panel.strip().stakes(),
            QStringLiteral("The result is the same for both answers: 0–1 (−28 : 47)."));
}

TEST_F(HabitQuestionTest, AnUnfinishedSheetHasNothingAtStakeYet) {
  const std::string whole(support::kUnsignedChips);
  openTyped(whole.substr(0, whole.find("RC ")));
  ASSERT_FALSE(question().isEmpty());
  QTest::qWait(kLongPause * 2);
  EXPECT_EQ(part<FindingsPanel>(Location::Kind::Sheet).strip().stakes(), QString());
}

TEST_F(HabitQuestionTest, ShiftF9DeclinesAndTheHabitIsNotSought) {
  openTyped();
  press(Qt::Key_F9, Qt::ShiftModifier);
  EXPECT_EQ(tag(), "red squares otherSide declined");
  EXPECT_TRUE(question().startsWith(QStringLiteral("The answer was no: "))) << question().toStdString();
}

TEST_F(HabitQuestionTest, LettersDigitsAndReturnGoOnIntoTheGrid) {
  openTyped();
  ASSERT_EQ(question(), kAsked);
  grid->goToCell(22, 3);  // RED's half of the last line, which is empty
  ASSERT_EQ(textAt(22, 3), QString());
  EXPECT_EQ(typeSlowly(QStringLiteral("2yn")), QStringLiteral("2yn"));
  EXPECT_EQ(tag(), "");
  const QString asked = question();
  EXPECT_FALSE(asked.isEmpty());
  // An answer during typing leaves the cell open with its letters.
  press(Qt::Key_F9);
  EXPECT_NE(tag(), "");
  ASSERT_NE(editor(), nullptr);
  EXPECT_EQ(editor()->text(), QStringLiteral("2yn"));
  const std::string answered = tag();
  press(Qt::Key_Return);
  EXPECT_EQ(textAt(22, 3), QStringLiteral("2yn"));
  EXPECT_EQ(tag(), answered);
}

TEST_F(HabitQuestionTest, WhoDoesNotWantTheQuestionIsNotAskedAgain) {
  openTyped();
  ASSERT_EQ(question(), kAsked);
  for (QToolButton* button : part<FindingsPanel>(Location::Kind::Sheet).findChildren<QToolButton*>()) {
    if (button->text() == translator.plain(Phrase::HabitLater)) {
      QTest::mouseClick(button, Qt::LeftButton);
    }
  }
  EXPECT_EQ(question(), QString());
  enter(22, 3, QStringLiteral("-11 (3,2)"));
  pauseLong();
  EXPECT_EQ(question(), QString());
  EXPECT_EQ(tag(), "") << "nothing was answered";
}

TEST_F(HabitQuestionTest, DoNotAskIsAStepThatUndoTakesBack) {
  openTyped();
  ASSERT_EQ(question(), kAsked);
  for (QToolButton* button : part<FindingsPanel>(Location::Kind::Sheet).findChildren<QToolButton*>()) {
    if (button->text() == translator.plain(Phrase::HabitLater)) QTest::mouseClick(button, Qt::LeftButton);
  }
  ASSERT_EQ(question(), QString());
  action(Command::Undo).trigger();
  pauseLong();
  EXPECT_EQ(question(), kAsked);
  EXPECT_NE(textAt(0, 0), QString()) << "the imported lines are still there";
  action(Command::Redo).trigger();
  pauseLong();
  EXPECT_EQ(question(), QString());
}

TEST_F(HabitQuestionTest, AFileTakesThePlaceOfNoOtherSheetUnasked) {
  openTyped();
  ASSERT_TRUE(questions.isEmpty()) << "nothing stood there";
  const QString first = textAt(0, 0);
  const QString path = folder.filePath(QStringLiteral("other.sheet"));
  std::ofstream(path.toStdString()) << support::kExchangedColumns;
  isAgreeing = false;
  page->importSheet(path);
  ASSERT_EQ(questions.size(), 1);
  EXPECT_EQ(questions.back(), translator(Phrase::ImportOverTyped));
  EXPECT_EQ(textAt(0, 0), first);
  action(Command::SaveSheet).trigger();
  pauseLong();
  page->importSheet(path);
  ASSERT_EQ(questions.size(), 2);
  EXPECT_EQ(questions.back(), translator(Phrase::ImportOverSaved).arg(1));
  isAgreeing = true;
  page->importSheet(path);
  EXPECT_NE(textAt(0, 0), first);
}

TEST_F(HabitQuestionTest, F9DoesNothingWhenNothingIsAsked) {
  openTyped();
  press(Qt::Key_F9);
  ASSERT_TRUE(question().startsWith(QStringLiteral("The answer was yes: "))) << question().toStdString();
  const std::string answered = tag();
  press(Qt::Key_F9);
  EXPECT_EQ(tag(), answered);
  EXPECT_EQ(window.findChild<HallWindow*>(), nullptr) << "the hall display has a key of its own";
}

TEST_F(HabitQuestionTest, DoNotAskIsAButton) {
  openTyped();
  for (const QToolButton* button : part<FindingsPanel>(Location::Kind::Sheet).findChildren<QToolButton*>()) {
    if (button->text() != translator.plain(Phrase::HabitLater)) continue;
    EXPECT_FALSE(button->autoRaise());
  }
}

TEST_F(HabitQuestionTest, TheChipOfARemainingRowIsMarkedNotItsFigure) {
  openTyped(support::kUnsignedChips);
  int row = 0;
  while (textAt(row, 3) != QStringLiteral("RC 3")) ASSERT_LT(++row, grid->model()->rowCount());
  ASSERT_EQ(textAt(row, 4), QStringLiteral("-3"));
  EXPECT_EQ(markAt(row, 3), window::Mark::Consequence);
  EXPECT_EQ(markAt(row, 4), window::Mark::None) << "the figure is right";
}

TEST_F(HabitQuestionTest, TheAnswerIsStoredWithTheSheetAndTold) {
  openTyped();
  press(Qt::Key_F9);
  action(Command::SaveSheet).trigger();
  pauseLong();
  ASSERT_EQ(versions().size(), 1U);
  EXPECT_EQ(versions().front().stored.sheet.tag(sheet::kHabitsTag), "red squares otherSide accepted");
  EXPECT_TRUE(question().startsWith(QStringLiteral("The answer was yes: "))) << question().toStdString();
}

TEST_F(HabitQuestionTest, TheQuestionIsInFilipinoToo) {
  openTyped();
  translator.setLanguage(words::Language::Filipino);
  enter(0, 0, QString());
  action(Command::Undo).trigger();
  pauseLong();
  EXPECT_EQ(
      question(),
      QStringLiteral("Babasahin ba ang mga puwesto ng RED mula sa panig ng RED? F9 oo, Shift+F9 hindi"));
}

}  // namespace
}  // namespace damath::window
