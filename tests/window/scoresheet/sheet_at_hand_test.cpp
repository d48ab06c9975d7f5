// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of typing a sheet at human speed: an audit begins before the next key. The board shows the
// position before the typed move. Cells that the clerk has not reached are not reported as missing. A text
// that is no move is reported, and no guess replaces that move.
#include <QPushButton>

#include "app/window/board/board_view.hpp"
#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/scoresheet/findings_panel.hpp"
#include "app/window/scoresheet/turn_panel.hpp"
#include "tests/window/scoresheet/sheet_page_fixture.hpp"

namespace damath::window {
namespace {

using window::Mark;
using words::Phrase;

class SheetAtHandTest : public testing::SheetPageFixture {
 protected:
  void pressReturn() {
    QWidget* typist = editor() == nullptr ? static_cast<QWidget*>(grid) : editor();
    QTest::keyClick(typist, Qt::Key_Return);
    QTest::qWait(kPause);
  }
  void typeLine(const char* text) {
    typeSlowly(QString::fromLatin1(text));
    pressReturn();
  }
  // Types the first move of a new sheet. The board keeps its place and its size in a window of this size.
  void expectBoardStays(std::string_view set, QSize size, const QString& move) {
    openBlank(set);
    window.resize(size);
    pauseLong();
    const auto& shown = part<BoardView>(Location::Kind::Sheet);
    const auto place = [&] { return QRect(shown.mapTo(&window, QPoint()), shown.size()); };
    const QRect before = place();
    typeSlowly(move);
    EXPECT_EQ(place(), before) << "while the first move is typed";
    pressReturn();
    pauseLong();
    EXPECT_EQ(place(), before) << "after the first move";
  }
  [[nodiscard]] QString board() { return part<TurnPanel>(Location::Kind::Sheet).caption(); }
};

TEST_F(SheetAtHandTest, TheBoardKeepsItsSizeWhenTheGameBegins) {
  expectBoardStays("integer", {1366, 768}, QStringLiteral("-9 03"));
}

TEST_F(SheetAtHandTest, TheBoardOfFractionsKeepsItsSizeWhenTheGameBegins) {
  expectBoardStays("rational", {1366, 768}, QStringLiteral("-9/10 03"));
}

TEST_F(SheetAtHandTest, TheBoardKeepsItsSizeOnASmallNotebook) {
  expectBoardStays("integer", {1280, 672}, QStringLiteral("-9 03"));
}

TEST_F(SheetAtHandTest, TheBoardStandsWhereTheNextMoveIsMade) {
  openBlank();
  typeSlowly(QStringLiteral("-9 03"));
  EXPECT_EQ(board(), translator(Phrase::StartPosition)) << "as long as it is typed";
  pressReturn();
  EXPECT_TRUE(board().contains(QStringLiteral("(0,3)"))) << board().toStdString();
  typeSlowly(QStringLiteral("-1 14"));
  EXPECT_TRUE(board().contains(QStringLiteral("(0,3)"))) << board().toStdString();
  pressReturn();
  ASSERT_EQ(grid->currentIndex(), grid->model()->index(1, 0));
  EXPECT_TRUE(board().contains(QStringLiteral("(1,4)"))) << board().toStdString();
  // The board shows a capture once the clerk leaves the move cell, while the score is being typed.
  typeSlowly(QStringLiteral("-9 + -1"));
  EXPECT_TRUE(board().contains(QStringLiteral("(1,4)"))) << board().toStdString();
  pressReturn();
  ASSERT_EQ(grid->currentIndex(), grid->model()->index(1, 1));
  EXPECT_TRUE(board().contains(QStringLiteral("(2,5)"))) << board().toStdString();
}

TEST_F(SheetAtHandTest, WhatTheHandHasNotComeToIsNotMissing) {
  openBlank();
  typeLine("-9 03");
  typeLine("-1 14");
  typeLine("-9 + -1");
  const auto& findings = part<FindingsPanel>(Location::Kind::Sheet);
  EXPECT_EQ(markAt(1, 1), Mark::None) << "it comes next";
  EXPECT_EQ(markAt(1, 2), Mark::None);
  EXPECT_FALSE(findings.hasFindings()) << findings.summary().toStdString();
  typeSlowly(QStringLiteral("-1"));
  EXPECT_EQ(markAt(1, 1), Mark::None) << "half a figure is none";
  QTest::keyClick(editor(), Qt::Key_0);
  pressReturn();
  ASSERT_EQ(grid->currentIndex(), grid->model()->index(1, 2));
  EXPECT_EQ(markAt(1, 2), Mark::None);
  // After the clerk leaves the line, its missing total is reported.
  grid->goToCell(2, 0);
  QTest::qWait(kPause);
  EXPECT_NE(markAt(1, 2), Mark::None);
  EXPECT_TRUE(findings.hasFindings());
  // The mark of the missing total is also shown when the clerk returns to its cell.
  grid->goToCell(1, 2);
  QTest::qWait(kPause);
  EXPECT_NE(markAt(1, 2), Mark::None);
}

TEST_F(SheetAtHandTest, AChainIsNotBrokenOffWhereTheHandGoesOnWithIt) {
  openBlank();
  typeLine("6 23");
  typeLine("-9 54");
  typeLine("-1 43");
  typeLine("-9 x -1");
  EXPECT_EQ(markAt(1, 3), Mark::None) << "its figures come first";
  typeLine("9");
  typeLine("9");
  ASSERT_EQ(grid->currentIndex(), grid->model()->index(2, 3)) << "the next jump's cell";
  EXPECT_EQ(markAt(1, 3), Mark::None) << "the next jump comes now";
  typeSlowly(QStringLiteral("-9"));
  EXPECT_EQ(markAt(1, 3), Mark::None);
  QTest::keyClick(editor(), Qt::Key_Escape);
  QTest::keyClick(grid, Qt::Key_Return);
  QTest::qWait(kPause);
  ASSERT_NE(grid->currentIndex(), grid->model()->index(2, 3));
  EXPECT_EQ(markAt(1, 3), Mark::Root) << "the hand went on without it";
}

TEST_F(SheetAtHandTest, WhatIsNoMoveIsToldAndNotFollowed) {
  openBlank();
  typeLine("-9 03");
  typeLine("trial");
  EXPECT_EQ(markAt(0, 3), Mark::Root);
  EXPECT_TRUE(board().contains(QStringLiteral("(0,3)"))) << board().toStdString();
  const QString reason = grid->model()->index(0, 3).data(Qt::ToolTipRole).toString();
  EXPECT_TRUE(reason.contains(QStringLiteral("“trial” cannot be read"))) << reason.toStdString();
  grid->goToCell(1, 0);
  EXPECT_TRUE(board().contains(QStringLiteral("(0,3)")))
      << "no turn was made of it: " << board().toStdString();
}

TEST_F(SheetAtHandTest, WhatIsNoMoveIsBridgedByNoGuessInTheMiddleEither) {
  openBlank();
  typeLine("-9 03");
  typeLine("trial");
  typeLine("6 23");
  EXPECT_EQ(markAt(0, 3), Mark::Root);
  const QString reason = grid->model()->index(0, 3).data(Qt::ToolTipRole).toString();
  EXPECT_TRUE(reason.contains(QStringLiteral("“trial” cannot be read"))) << reason.toStdString();
  EXPECT_FALSE(reason.contains(QStringLiteral("perhaps it should be"))) << reason.toStdString();
  EXPECT_EQ(markAt(1, 0), Mark::None) << "it is checked for itself";
  EXPECT_TRUE(board().contains(QStringLiteral("(0,3)")))
      << "as far as it was followed: " << board().toStdString();
  // Only one move of RED in line 1 fits this capture of BLUE in line 2. The audit fills in that move, and the
  // board shows the capture.
  enter(1, 0, QStringLiteral("-9 + (-1)"));
  grid->goToCell(1, 0);
  QTest::qWait(kPause);
  EXPECT_TRUE(board().contains(QStringLiteral("(2,5)"))) << board().toStdString();
}

TEST_F(SheetAtHandTest, OneKeyTooManyTakesNothingOfTheContestBack) {
  openBlank();
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  typeSlowly(QStringLiteral("-9 (0,3)"));
  pressReturn();
  ASSERT_EQ(textAt(0, 0), QStringLiteral("-9 (0,3)"));
  for (int i = 0; i < 3; ++i) QTest::keyClick(grid, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(textAt(0, 0), QString());
  EXPECT_EQ(session.find(event)->rounds.back().publication, contest::Publication::Published)
      << "what was done before the typing stands";
  QTest::keySequence(grid, QKeySequence(QKeySequence::Redo));
  EXPECT_EQ(textAt(0, 0), QStringLiteral("-9 (0,3)"));
  // On another page, Undo applies to the contest again.
  QTest::keyClick(grid, Qt::Key_Z, Qt::ControlModifier);
  window.goTo({Location::Kind::Today, {}, {}});
  action(Command::Undo).trigger();
  EXPECT_NE(session.find(event)->rounds.back().publication, contest::Publication::Published);
}

TEST_F(SheetAtHandTest, ALineThatIsTakenOutLeavesTheHandWhereTheNextBegins) {
  openBlank();
  typeLine("-9 03");
  typeLine("?");
  ASSERT_EQ(grid->currentIndex(), grid->model()->index(0, 4)) << "it may have been a capture";
  QTest::keyClick(grid, Qt::Key_Delete, Qt::ControlModifier);
  EXPECT_EQ(grid->currentIndex(), grid->model()->index(0, 3));
  typeLine("-9 03");
  EXPECT_EQ(textAt(0, 3), QStringLiteral("-9 (0,3)"));
}

TEST_F(SheetAtHandTest, FiguresOfChipsLeftAreNotMissingBeforeTheHandIsPastThem) {
  openBlank();
  typeLine("-9 03");
  grid->goToCell(1, 0);
  typeLine("R 6 -1 4");
  ASSERT_EQ(grid->currentIndex(), grid->model()->index(1, 1));
  for (int row = 1; row < 4; ++row) EXPECT_EQ(markAt(row, 1), Mark::None) << row;
  typeLine("6");
  ASSERT_EQ(grid->currentIndex(), grid->model()->index(2, 1));
  for (int row = 1; row < 4; ++row) EXPECT_EQ(markAt(row, 1), Mark::None) << row;
  pressReturn();
  ASSERT_EQ(grid->currentIndex(), grid->model()->index(3, 1));
  EXPECT_EQ(markAt(2, 1), Mark::Root) << "it was left blank";
  EXPECT_EQ(markAt(3, 1), Mark::None);
}

TEST_F(SheetAtHandTest, TheHandIsNeverLedOntoAChipThatIsWritten) {
  openBlank();
  typeLine("-9 03");
  grid->goToCell(1, 0);
  typeLine("R 6 -1");
  typeLine("6");
  typeLine("-1");
  ASSERT_EQ(grid->currentIndex(), grid->model()->index(1, 3)) << "RED's chips";
  typeLine("T");
  typeLine("5");
  EXPECT_EQ(grid->currentIndex(), grid->model()->index(3, 0)) << "below BLUE's";
  EXPECT_EQ(textAt(2, 0), QStringLiteral("RC -1"));
}

TEST_F(SheetAtHandTest, TheReviewIsReachedFromTheSheet) {
  openBlank();
  for (const Command command :
       {Command::OpenReview, Command::EnterAgain, Command::MarkChecked, Command::SignOff}) {
    EXPECT_FALSE(action(command).isEnabled()) << "nothing is stored";
  }
  enter(0, 0, QStringLiteral("-9 (0,3)"));
  page->run(Command::SaveSheet);
  action(Command::OpenReview).trigger();
  EXPECT_EQ(window.location().kind, Location::Kind::Review);
  action(Command::OpenSheet).trigger();
  ASSERT_EQ(window.location().kind, Location::Kind::Sheet);
  QTest::keyClick(grid, Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(window.location().kind, Location::Kind::Review);
  auto* dialog = qobject_cast<ConfirmationDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr) << "who looked it over?";
  dialog->reject();
  QApplication::processEvents();
  action(Command::OpenSheet).trigger();
  action(Command::EnterAgain).trigger();
  EXPECT_EQ(window.location().kind, Location::Kind::Keying);
}

TEST_F(SheetAtHandTest, WhoStaysWithWhatIsTypedStaysOnThePage) {
  openBlank();
  enter(0, 0, QStringLiteral("-9 (0,3)"));
  page->run(Command::SaveSheet);
  enter(0, 3, QStringLiteral("-1 (1,4)"));
  answerNext(QStringLiteral("Cancel"));
  action(Command::SignOff).trigger();
  EXPECT_EQ(window.location().kind, Location::Kind::Sheet);
  EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
}

}  // namespace
}  // namespace damath::window
