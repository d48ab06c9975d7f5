// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the review page: the queue, rulings on a sheet, the second entry, checking and approval, each by
// keys, and by the mouse if the page has a button.
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "app/desk/sheets/review_desk.hpp"
#include "app/window/board/board_view.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/review/review_queue_page.hpp"
#include "app/window/scoresheet/sheet_draft.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/window/review/review_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;
using window::ReviewLines;
using words::Phrase;
using RowKind = ReviewLines::RowKind;

using testing::kWrong;

class ReviewPageTest : public testing::ReviewFixture {};

TEST_F(ReviewPageTest, TheQueueHasTheWorstFirstAndTheSignedLast) {
  openReviews();
  auto& list = part<ListTable>(Location::Kind::Reviews);
  ASSERT_EQ(list.model()->rowCount(), 1);
  EXPECT_TRUE(list.model()->index(0, 3).data().toString().contains(QStringLiteral("not accepted")));
  EXPECT_NE(list.model()->index(0, 4).data().toString(), QStringLiteral("0"));
  acceptSheet();
  EXPECT_EQ(list.model()->index(0, 3).data().toString(), QStringLiteral("for review"));
  lookOver(QStringLiteral("G. Cruz"));
  EXPECT_EQ(list.model()->index(0, 3).data().toString(), QStringLiteral("for approval"));
  EXPECT_EQ(list.model()->index(0, 6).data().toString(), QStringLiteral("G. Cruz"));
  const auto sign = [&](const desk::Author& author) {
    return desk::ReviewDesk(session.desk()).signOff(event, kFirstBoard, author);
  };
  ASSERT_TRUE(session.changed(session.withConfirmation(
      event, session.author(QStringLiteral("Gng. Reyes"), QStringLiteral("all")), sign)));
  EXPECT_EQ(list.model()->index(0, 3).data().toString(), QStringLiteral("approved by Gng. Reyes"));
  part<QCheckBox>(Location::Kind::Reviews).click();
  EXPECT_EQ(list.model()->rowCount(), 0);
  EXPECT_EQ(list.emptyText(), QStringLiteral("Every scoresheet is approved."));
}

TEST_F(ReviewPageTest, TheQueueIsSearchedAsOneTypesAndReturnOpens) {
  openReviews();
  auto& list = part<ListTable>(Location::Kind::Reviews);
  auto& search = part<QLineEdit>(Location::Kind::Reviews);
  search.setText(QStringLiteral("nobody"));
  EXPECT_EQ(list.model()->rowCount(), 0);
  search.setText(QStringLiteral("arroyo"));
  ASSERT_EQ(list.model()->rowCount(), 1);
  list.setFocus();
  press(Qt::Key_Return);
  EXPECT_EQ(window.location().kind, Location::Kind::Review);
  EXPECT_EQ(window.location().game, kFirstBoard);
  press(Qt::Key_Escape);
  EXPECT_EQ(window.location().kind, Location::Kind::Reviews);
  click(Location::Kind::Reviews, Command::OpenReview);
  EXPECT_EQ(window.location().kind, Location::Kind::Review);
}

TEST_F(ReviewPageTest, WhatTheBoardCouldNotFollowIsToldApart) {
  store("[Set \"integer\"]\n\n-9 (0,3) || trial\n6 (2,3) || 4 (1,4)\n");
  openReview();
  ASSERT_EQ(kindAt(0), RowKind::Extent);
  const QString extent = table->model()->index(0, 0).data().toString();
  EXPECT_TRUE(extent.endsWith(translator(Phrase::PartlyFollowed))) << extent.toStdString();
  EXPECT_TRUE(extent.startsWith(QStringLiteral("Only 1 of "))) << extent.toStdString();
  const auto isToldApart = [this](int row, int column) {
    const QModelIndex cell = table->model()->index(row, column);
    const bool isHatched = cell.data(ReviewLines::NotFollowedRole).toBool();
    const QString words = cell.data(Qt::AccessibleDescriptionRole).toString();
    EXPECT_EQ(words == translator(Phrase::NotFollowed), isHatched) << words.toStdString();
    return isHatched;
  };
  ASSERT_EQ(kindAt(1), RowKind::Line);
  EXPECT_FALSE(isToldApart(1, 6)) << "BLUE's move was made on the board";
  EXPECT_FALSE(isToldApart(1, 3)) << "on the left everything is as it was written";
  EXPECT_TRUE(isToldApart(1, 9));
  int last = table->model()->rowCount() - 1;
  while (kindAt(last) != RowKind::Line || table->model()->index(last, 0).data().toString().isEmpty()) --last;
  EXPECT_EQ(table->model()->index(last, 6).data().toString(), QStringLiteral("6 (2,3)"));
  EXPECT_TRUE(isToldApart(last, 6));
  EXPECT_TRUE(isToldApart(last, 9));
}

TEST_F(ReviewPageTest, WrittenAndRightStandSideBySideWithTheFindingBetween) {
  openReview();
  ASSERT_GE(table->model()->rowCount(), 3);
  EXPECT_EQ(table->model()->index(1, 1).data().toString(), QStringLiteral("-12"));
  EXPECT_EQ(table->model()->index(1, 7).data().toString(), QStringLiteral("-10"));
  EXPECT_TRUE(table->model()->index(1, 1).data(Qt::FontRole).value<QFont>().strikeOut());
  EXPECT_FALSE(table->model()->index(1, 4).data(Qt::FontRole).isValid()) << "RED's score is right";
  ASSERT_EQ(kindAt(2), RowKind::Finding);
  EXPECT_TRUE(table->model()->index(2, 0).data().toString().contains(QStringLiteral("(S1)")))
      << table->model()->index(2, 0).data().toString().toStdString();
  EXPECT_EQ(table->currentIndex().row(), 2) << "the first finding is gone to";
}

TEST_F(ReviewPageTest, WhatIsCrossedOutOnThePaperIsShownSo) {
  store("[Set \"integer\"]\n\n~~6 (4,3)~~ | | || | |\n-9 (0,3) | | || -1 (1,4) | |\n");
  openReview();
  int row = 0;
  while (row < table->model()->rowCount() && kindAt(row) != RowKind::Line) ++row;
  const QModelIndex struck = table->model()->index(row, 0);
  EXPECT_EQ(struck.data().toString(), QStringLiteral("6 (4,3)"));
  EXPECT_TRUE(struck.data(Qt::FontRole).value<QFont>().strikeOut());
}

TEST_F(ReviewPageTest, TheCorrectionIsTakenByItsKeyOnceNameAndReasonAreThere) {
  openReview();
  press(Qt::Key_A);
  EXPECT_TRUE(stored().rulings.empty()) << "nobody has said who";
  EXPECT_FALSE(notice(Location::Kind::Review).isEmpty());
  type(QStringLiteral("Gng. Reyes"));
  press(Qt::Key_Return);
  type(QStringLiteral("the paper says so"));
  press(Qt::Key_Return);
  ASSERT_EQ(stored().rulings.size(), 1U);
  EXPECT_EQ(stored().rulings.at(0).value, "-10");
  EXPECT_EQ(stored().rulings.at(0).by, "Gng. Reyes");
  EXPECT_EQ(stored().rulings.at(0).reason, "the paper says so");
  EXPECT_TRUE(notice(Location::Kind::Review).isEmpty());
  EXPECT_TRUE(refusals.isEmpty()) << refusals.join(u'\n').toStdString();
}

class NamedReviewTest : public ReviewPageTest {
 protected:
  void openNamed() {
    openReview();
    nameRuler();
  }
};

TEST_F(NamedReviewTest, WhatIsWrittenIsKeptByItsKeyAndFromTheMenu) {
  openNamed();
  press(Qt::Key_K);
  ASSERT_EQ(stored().rulings.size(), 1U);
  EXPECT_EQ(stored().rulings.at(0).value, std::nullopt);
  nameRuler();
  table->goToCell(1, 1);
  action(Command::TakeCorrection).trigger();
  ASSERT_EQ(stored().rulings.size(), 1U) << "the later word on a cell replaces the earlier";
  EXPECT_EQ(stored().rulings.at(0).value, "-10");
}

TEST_F(NamedReviewTest, NoRulingChangesTheResultUnasked) {
  const auto before = desk::SheetDesk(session.desk()).sheetInForce(event, kFirstBoard).value();
  const bool isBlues = before.report.result == rules::Result::BlueWins;
  store("[Set \"integer\"]\n[Result \"" + std::string(isBlues ? "0-1" : "1-0") + "\"]\n\n" +
        std::string(kWrong.substr(kWrong.find("-9 (0,3)"))));
  const contest::ResultInput entered{rules::Ending::Time, before.outcome.grands[0], before.outcome.grands[1]};
  ASSERT_TRUE(
      session.changed(desk::RoundDesk(session.desk()).setResult(event, kFirstBoard, entered, publishing())));
  const auto result = [this] { return session.find(event)->games.front().result->result; };
  const rules::Result right = result();
  openNamed();
  int row = 0;
  while (row < table->model()->rowCount() &&
         !table->model()->index(row, 0).data().toString().startsWith(QStringLiteral("Result"))) {
    ++row;
  }
  ASSERT_LT(row, table->model()->rowCount());
  table->goToRow(row);
  asked.clear();
  isAgreeing = false;
  press(Qt::Key_K);
  EXPECT_EQ(asked.size(), 1);
  EXPECT_EQ(result(), right);
  EXPECT_TRUE(stored().rulings.empty());
  isAgreeing = true;
  nameRuler();
  press(Qt::Key_K);
  EXPECT_NE(result(), right);
}

TEST_F(NamedReviewTest, AnotherValueIsTypedAndARefusedOneStaysToBePutRight) {
  openNamed();
  press(Qt::Key_C);
  auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
  ASSERT_NE(field, nullptr);
  EXPECT_EQ(field->text(), QStringLiteral("-10")) << "what the audit has is proposed";
  type(QStringLiteral("many"));
  press(Qt::Key_Return);
  EXPECT_TRUE(stored().rulings.empty());
  EXPECT_FALSE(notice(Location::Kind::Review).isEmpty());
  ASSERT_EQ(QApplication::focusWidget(), field);
  EXPECT_EQ(field->text(), QStringLiteral("many"));
  field->selectAll();
  type(QStringLiteral("-11"));
  press(Qt::Key_Return);
  ASSERT_EQ(stored().rulings.size(), 1U);
  EXPECT_EQ(stored().rulings.at(0).value, "-11");
  EXPECT_TRUE(table->hasFocus());
  // Escape closes the field, but not the page.
  press(Qt::Key_C);
  press(Qt::Key_Escape);
  EXPECT_TRUE(table->hasFocus());
  EXPECT_EQ(window.location().kind, Location::Kind::Review);
}

TEST_F(NamedReviewTest, ACellThatNobodyDisputesIsNotRuledOn) {
  openNamed();
  table->goToCell(0, 0);
  press(Qt::Key_A);
  EXPECT_FALSE(notice(Location::Kind::Review).isEmpty());
  press(Qt::Key_K);
  EXPECT_TRUE(stored().rulings.empty());
  EXPECT_TRUE(refusals.isEmpty()) << "no box: the line above the sheet says it";
}

TEST_F(ReviewPageTest, FiguresAreNobodysName) {
  openReview();
  press(Qt::Key_C);
  type(QStringLiteral("-3 + 2"));
  QTest::qWait(320);
  press(Qt::Key_Return);
  type(QStringLiteral("Gng. Reyes"));
  press(Qt::Key_Return);
  type(QStringLiteral("the ink"));
  auto& line = part<RulingLine>(Location::Kind::Review);
  EXPECT_EQ(line.by(), QStringLiteral("Gng. Reyes"));
  EXPECT_EQ(line.reason(), QStringLiteral("the ink"));
}

TEST_F(ReviewPageTest, SpaceShowsTheBoardBeforeTheLine) {
  openReview();
  auto& board = part<BoardView>(Location::Kind::Review);
  EXPECT_FALSE(board.isVisible());
  press(Qt::Key_Space);
  ASSERT_TRUE(board.isVisible());
  // BLUE's −9 is on (0,3) and jumps.
  EXPECT_TRUE(board.description(*board::Square::at(0, 3)).contains(QStringLiteral("-9")))
      << board.description(*board::Square::at(0, 3)).toStdString();
  press(Qt::Key_B);
  EXPECT_FALSE(board.isVisible());
}

TEST_F(ReviewPageTest, ASecondKeyingIsBlindAndItsDifferencesAreWalked) {
  acceptSheet();
  openReview();
  press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_EQ(window.location().kind, Location::Kind::Keying);
  auto& grid = part<SheetGrid>(Location::Kind::Keying);
  EXPECT_EQ(grid.model()->index(0, 0).data().toString(), QString()) << "the first keying is hidden";
  press(Qt::Key_Return, Qt::ControlModifier);
  EXPECT_FALSE(notice(Location::Kind::Keying).isEmpty()) << "nothing is typed";
  const QStringList cells{QStringLiteral("-9 (0,3)"),
                          {},
                          {},  // line 1
                          QStringLiteral("-1 (1,4)"),
                          {},
                          {},
                          QStringLiteral("-9 + (-1)"),
                          QStringLiteral("-12"),
                          QStringLiteral("-12"),
                          QStringLiteral("10 + (-9)"),
                          QStringLiteral("1"),
                          QStringLiteral("7")};
  for (int i = 0; i < cells.size(); ++i) {
    EXPECT_TRUE(grid.model()->setData(grid.model()->index(i / 6, i % 6), cells.at(i), Qt::EditRole));
  }
  press(Qt::Key_Return, Qt::ControlModifier);
  EXPECT_TRUE(stored().reviews.empty()) << "nobody has said who";
  EXPECT_EQ(notice(Location::Kind::Keying), translator(Phrase::SecondEntryWantsName));
  type(QStringLiteral("G. Cruz"));
  click(Location::Kind::Keying, Command::StoreSecondEntry);
  ASSERT_EQ(stored().reviews.size(), 1U);
  EXPECT_EQ(stored().reviews.at(0).differences, 1);
  ASSERT_EQ(window.location().kind, Location::Kind::Review);
  table = &part<ReviewTable>(Location::Kind::Review);
  EXPECT_EQ(kindAt(table->currentIndex().row()), RowKind::KeyedOtherwise) << "the difference is at hand";
  int row = -1;
  for (int i = 0; i < table->model()->rowCount(); ++i) {
    if (kindAt(i) == RowKind::KeyedOtherwise) row = i;
  }
  ASSERT_GE(row, 0);
  table->goToRow(row);
  EXPECT_TRUE(table->model()->index(row, 0).data().toString().contains(
      QStringLiteral("“7” was typed in the second entry")));
  EXPECT_TRUE(table->model()->index(row, 0).data().toString().startsWith(QStringLiteral("Line 2, RED")));
}

TEST_F(NamedReviewTest, AnotherNumberOfLinesIsNoCellToRuleOn) {
  sheet::Sheet second = notation::parseSheetText(kWrong).value();
  second.lines.pop_back();
  keyAgain(second);
  openNamed();
  ASSERT_EQ(kindAt(0), RowKind::KeyedOtherwise);
  for (const Qt::Key key : {Qt::Key_K, Qt::Key_C}) {
    table->goToRow(0);
    press(key);
    EXPECT_EQ(notice(Location::Kind::Review), table->model()->index(0, 0).data().toString());
  }
  EXPECT_TRUE(stored().rulings.empty());
  auto& bar = part<NoticeBar>(Location::Kind::Review);
  QTest::mouseClick(bar.findChildren<QPushButton*>().front(), Qt::LeftButton);
  EXPECT_EQ(window.location().kind, Location::Kind::Keying);
}

TEST_F(NamedReviewTest, F8PassesByNoOpenRowAfterARuling) {
  sheet::Sheet second = notation::parseSheetText(kWrong).value();
  second.lines[0].of(board::Side::Red).score = "5";
  second.lines[0].of(board::Side::Red).total = "5";
  second.lines[1].of(board::Side::Red).total = "7";
  keyAgain(second);
  openNamed();
  int row = 0;
  while (kindAt(row) != RowKind::KeyedOtherwise) ++row;
  table->goToRow(row);
  press(Qt::Key_K);
  EXPECT_EQ(kindAt(table->currentIndex().row()), RowKind::Ruling) << "in the place of what it settles";
  press(Qt::Key_F8);
  const int next = table->currentIndex().row();
  EXPECT_EQ(kindAt(next), RowKind::KeyedOtherwise);
  EXPECT_TRUE(table->model()->index(next, 0).data().toString().startsWith(QStringLiteral("Line 1, RED")))
      << table->model()->index(next, 0).data().toString().toStdString();
}

TEST_F(ReviewPageTest, ChipsLeftStandBesideThemselvesInTheOrderOfThePaper) {
  store(
      "[Set \"integer\"]\n\n-9 (0,3) || -1 (1,4)\n-9 + (-1) | -10 | -10 || 10 + (-9) | 1 | 1\n"
      "RC 2 | 2 || RC 4 | 4\nRC 6 | 6 || RC 6 | 6\nRC -1 | -1 || RC -9 | -9\n");
  openReview();
  const auto cell = [this](int row, int column) {
    return table->model()->index(row, column).data().toString();
  };
  int chips = 0;
  for (int row = 0; row < table->model()->rowCount(); ++row) {
    if (kindAt(row) != RowKind::Line || !cell(row, 0).startsWith(QStringLiteral("RC"))) continue;
    ++chips;
    EXPECT_EQ(cell(row, 6), cell(row, 0));
    EXPECT_EQ(cell(row, 9), cell(row, 3));
  }
  EXPECT_EQ(chips, 3);
}

TEST_F(ReviewPageTest, ReturnLeadsThroughTheSecondKeyingAsThroughTheFirst) {
  window.goTo({Location::Kind::Keying, event, kFirstBoard});
  const auto& grid = part<SheetGrid>(Location::Kind::Keying);
  const auto typeCell = [&](const char* text) {
    for (const char* letter = text; *letter != 0; ++letter)
      QTest::keyClick(QApplication::focusWidget(), *letter);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  };
  typeCell("-9 03");
  EXPECT_EQ(notice(Location::Kind::Keying), translator(Phrase::SecondEntryWantsName))
      << "figures are no name";
  EXPECT_EQ(QApplication::focusWidget(), &part<QLineEdit>(Location::Kind::Keying));
  typeCell("G. Cruz");
  EXPECT_EQ(notice(Location::Kind::Keying), QString());
  EXPECT_EQ(part<QLineEdit>(Location::Kind::Keying).text(), QStringLiteral("G. Cruz")) << "who keys is first";
  typeCell("-9 03");
  EXPECT_EQ(grid.currentIndex(), grid.model()->index(0, 3));
  typeCell("-1 14");
  EXPECT_EQ(grid.currentIndex(), grid.model()->index(1, 0));
  typeCell("-9+-1");
  EXPECT_EQ(grid.currentIndex(), grid.model()->index(1, 1));
  typeCell("-10");
  typeCell("-10");
  EXPECT_EQ(grid.currentIndex(), grid.model()->index(1, 3));
}

TEST_F(NamedReviewTest, WhereTheSecondKeyingIsRightAnotherVersionIsStored) {
  sheet::Sheet second = notation::parseSheetText(kWrong).value();
  second.lines[1].of(board::Side::Red).total = "7";
  keyAgain(second);
  openNamed();
  int row = -1;
  for (int i = 0; i < table->model()->rowCount(); ++i) {
    if (kindAt(i) == RowKind::KeyedOtherwise) row = i;
  }
  ASSERT_GE(row, 0);
  table->goToRow(row);
  press(Qt::Key_A);
  EXPECT_EQ(stored().version, 1) << "not before it is said";
  auto& bar = part<NoticeBar>(Location::Kind::Review);
  EXPECT_TRUE(bar.text().contains(QStringLiteral("1")));
  QTest::mouseClick(bar.findChildren<QPushButton*>().front(), Qt::LeftButton);
  EXPECT_EQ(stored().version, 2);
  EXPECT_EQ(stored().sheet.lines[1].of(board::Side::Red).total, "7");
  EXPECT_TRUE(refusals.isEmpty()) << refusals.join(u'\n').toStdString();
}

TEST_F(NamedReviewTest, WhatIsTakenOnTheRowOfAKeyingIsTheKeyingAndRulingsGoAlong) {
  sheet::Sheet second = notation::parseSheetText(kWrong).value();
  second.lines[1].of(board::Side::Blue).score = "-10";
  second.lines[1].of(board::Side::Red).total = "7";
  keyAgain(second);
  openNamed();
  int row = 0;
  while (row < table->model()->rowCount() && kindAt(row) != RowKind::KeyedOtherwise) ++row;
  ASSERT_LT(row, table->model()->rowCount());
  table->goToRow(row);
  press(Qt::Key_A);
  EXPECT_TRUE(stored().rulings.empty()) << "the audit's finding in the same cell is another row";
  auto& bar = part<NoticeBar>(Location::Kind::Review);
  QTest::mouseClick(bar.findChildren<QPushButton*>().front(), Qt::LeftButton);
  EXPECT_EQ(stored().version, 2);
  EXPECT_EQ(stored().sheet.lines[1].of(board::Side::Blue).score, "-10");
  EXPECT_EQ(desk::openDifferences(stored()).size(), 1U) << "RED's total is not decided";
}

TEST_F(ReviewPageTest, WhatIsKeyedAgainIsKeptWhenThePageIsLeft) {
  window.goTo({Location::Kind::Keying, event, kFirstBoard});
  auto& grid = part<SheetGrid>(Location::Kind::Keying);
  EXPECT_TRUE(grid.model()->setData(grid.model()->index(0, 0), QStringLiteral("-9 (0,3)"), Qt::EditRole));
  window.goTo({});
  window.goTo({Location::Kind::Keying, event, kFirstBoard});
  EXPECT_EQ(grid.model()->index(0, 0).data().toString(), QStringLiteral("-9 (0,3)"));
  auto& bar = part<NoticeBar>(Location::Kind::Keying);
  EXPECT_FALSE(bar.text().isEmpty());
  QTest::mouseClick(bar.findChildren<QPushButton*>().front(), Qt::LeftButton);
  EXPECT_EQ(grid.model()->index(0, 0).data().toString(), QString()) << "begun anew";
  EXPECT_TRUE(window::gamesWithDraft({}, {}).empty());
}

TEST_F(ReviewPageTest, IsLookedOverAndSignedOff) {
  acceptSheet();
  openReview();
  press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(confirmation(), nullptr);
  EXPECT_TRUE(notice(Location::Kind::Review).contains(QStringLiteral("It is not checked yet")))
      << notice(Location::Kind::Review).toStdString();

  click(Location::Kind::Review, Command::MarkChecked);
  ASSERT_NE(confirmation(), nullptr);
  press(Qt::Key_Return);
  EXPECT_FALSE(confirmation()->refusal().isEmpty()) << "a name is wanted";
  type(QStringLiteral("G. Cruz"));
  press(Qt::Key_Return);
  EXPECT_EQ(confirmation(), nullptr);
  EXPECT_EQ(stored().reviews.size(), 1U);

  isAgreeing = false;
  press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_NE(confirmation(), nullptr);
  type(QStringLiteral("Gng. Reyes"));
  QString told;
  for (const QLabel* label : confirmation()->findChildren<QLabel*>()) told += label->text();
  EXPECT_TRUE(told.contains(QStringLiteral("write why the scoresheet is right as it is now")))
      << told.toStdString();
  press(Qt::Key_Return);
  EXPECT_TRUE(
      confirmation()->refusal().startsWith(QStringLiteral("Write why the scoresheet is approved as it is")))
      << confirmation()->refusal().toStdString();
  type(QStringLiteral("held against the paper"));
  press(Qt::Key_Return);
  EXPECT_FALSE(stored().signOff) << "the second step was refused";
  ASSERT_EQ(asked.size(), 1);
  EXPECT_TRUE(asked.at(0).contains(QStringLiteral("After that, you cannot undo")));
  isAgreeing = true;
  press(Qt::Key_Return);
  ASSERT_TRUE(stored().signOff);
  EXPECT_EQ(stored().signOff->by, "Gng. Reyes");
  EXPECT_FALSE(window.statusBar()->findChild<QToolButton*>()->isVisible()) << "undo would undo another act";
  EXPECT_FALSE(action(Command::TakeCorrection).isEnabled());
  EXPECT_TRUE(action(Command::SignOff).statusTip().contains(QStringLiteral("is approved")))
      << action(Command::SignOff).statusTip().toStdString();
  EXPECT_FALSE(part<RulingLine>(Location::Kind::Review).isVisible()) << "nothing is ruled on any more";
  table->setFocus();
  QTest::qWait(320);
  press(Qt::Key_C);
  EXPECT_TRUE(refusalAbove().contains(QStringLiteral("is approved"))) << refusalAbove().toStdString();
  EXPECT_TRUE(notice(Location::Kind::Review).contains(QStringLiteral("save it as a new version")));
  window.goTo(locationOf(Location::Kind::Rounds, event, kFirstBoard));
  action(Command::ReopenResult).trigger();
  EXPECT_EQ(confirmation(), nullptr) << "no name is typed for nothing";
}

// After a new version is stored, the page no longer shows the notice about reopening an approved sheet.
TEST_F(ReviewPageTest, WhatIsSignedOffLeadsToANewVersion) {
  acceptSheet();
  lookOver(QStringLiteral("G. Cruz"));
  openReview();
  const desk::Author author = session.author(QStringLiteral("Gng. Reyes"), QStringLiteral("as on the paper"));
  const auto confirmed = [&](const auto& act) {
    return static_cast<bool>(session.changed(session.withConfirmation(event, author, act)));
  };
  ASSERT_TRUE(confirmed(
      [&](const auto& by) { return desk::ReviewDesk(session.desk()).signOff(event, kFirstBoard, by); }));
  part<NoticeBar>(Location::Kind::Review).findChild<QPushButton*>()->click();
  EXPECT_EQ(window.location(), locationOf(Location::Kind::Sheet, event, kFirstBoard));
  std::string right(kWrong);
  right.replace(right.find("-12"), 3, "-10");
  const sheet::Sheet again = notation::parseSheetText(right).value();
  ASSERT_TRUE(confirmed([&](const auto& by) {
    return desk::SheetDesk(session.desk()).storeSheet(event, kFirstBoard, again, by);
  }));
  openReview();
  EXPECT_EQ(notice(Location::Kind::Review), QString());
}

TEST_F(ReviewPageTest, IsAcceptedAndOpenedAgain) {
  openReview();
  press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_NE(confirmation(), nullptr);
  press(Qt::Key_Return);
  EXPECT_EQ(confirmation(), nullptr);
  EXPECT_EQ(stored().acceptance, db::Acceptance::Accepted);
  action(Command::ReopenResult).trigger();
  ASSERT_NE(confirmation(), nullptr);
  press(Qt::Key_Return);
  ASSERT_NE(confirmation(), nullptr) << "name and reason are wanted";
  type(QStringLiteral("Gng. Reyes"));
  press(Qt::Key_Return);
  type(QStringLiteral("another sheet came in"));
  press(Qt::Key_Return);
  EXPECT_EQ(stored().acceptance, db::Acceptance::Open);
}

TEST_F(ReviewPageTest, WhatIsTakenOfAKeyingStaysInSightUntilItIsStoredByItsLetter) {
  sheet::Sheet second = notation::parseSheetText(kWrong).value();
  second.lines[1].of(board::Side::Red).total = "7";
  keyAgain(second);
  openReview();
  const auto goTo = [this](RowKind kind) {
    for (int row = 0; row < table->model()->rowCount(); ++row) {
      if (kindAt(row) == kind) return table->goToRow(row);
    }
    ADD_FAILURE() << "no such row";
  };
  goTo(RowKind::KeyedOtherwise);
  press(Qt::Key_A);
  auto& bar = part<NoticeBar>(Location::Kind::Review);
  const QString waits = bar.text();
  ASSERT_TRUE(waits.contains(QStringLiteral("1")));
  // Meanwhile an action in another row shows its own message. Afterwards the first message is shown again.
  goTo(RowKind::Finding);
  press(Qt::Key_K);
  EXPECT_NE(bar.text(), waits);
  type(QStringLiteral("Gng. Reyes"));
  press(Qt::Key_Return);
  type(QStringLiteral("the paper says so"));
  press(Qt::Key_Return);
  EXPECT_EQ(stored().rulings.size(), 1U);
  EXPECT_EQ(bar.text(), waits) << "it is not stored yet";
  // No menu uses the Alt shortcut of this button.
  const QString store = bar.findChildren<QPushButton*>().front()->text();
  const QKeySequence letter = QKeySequence::mnemonic(store);
  ASSERT_FALSE(letter.isEmpty()) << store.toStdString();
  QTest::keyClick(table, static_cast<Qt::Key>(letter[0].key()), Qt::AltModifier);
  // The button is shown as pressed for a moment before it acts. Then a field asks for the reason of the new
  // version.
  ASSERT_TRUE(
      QTest::qWaitFor([] { return qobject_cast<QLineEdit*>(focus()) != nullptr; }, testing::kPatience));
  EXPECT_EQ(stored().version, 1);
  type(QStringLiteral("the paper has 7"));
  press(Qt::Key_Return);
  EXPECT_TRUE(QTest::qWaitFor([this] { return stored().version == 2; }, testing::kPatience))
      << store.toStdString();
  EXPECT_EQ(bar.text(), QString());
}

TEST_F(ReviewPageTest, FromTheQueueASheetIsKeyedAgainLookedOverAndSigned) {
  openReviews();
  ASSERT_TRUE(action(Command::EnterAgain).isEnabled());
  action(Command::EnterAgain).trigger();
  EXPECT_EQ(window.location(), (Location{Location::Kind::Keying, event, kFirstBoard}));
  openReviews();
  ASSERT_TRUE(action(Command::MarkChecked).isEnabled());
  action(Command::MarkChecked).trigger();
  EXPECT_EQ(window.location(), (Location{Location::Kind::Review, event, kFirstBoard}));
  ASSERT_NE(confirmation(), nullptr) << "who looked it over?";
  confirmation()->reject();
  QApplication::processEvents();
  openReviews();
  ASSERT_TRUE(action(Command::SignOff).isEnabled());
  action(Command::SignOff).trigger();
  EXPECT_EQ(window.location().kind, Location::Kind::Review);
  EXPECT_FALSE(notice(Location::Kind::Review).isEmpty()) << "what it wants first";
}

}  // namespace
}  // namespace damath::window
