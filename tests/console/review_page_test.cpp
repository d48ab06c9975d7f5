// SPDX-License-Identifier: GPL-3.0-or-later
// The panel's day in the window: what waits, a sheet ruled on, keyed again, looked over and signed off, and
// the log of violations; each by keys, and by the mouse where there is a button.
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include "app/desk/sheets/review_desk.hpp"
#include "app/models/sheet_draft.hpp"
#include "app/views/dialogs/confirmation_dialog.hpp"
#include "app/views/dialogs/result_dialog.hpp"
#include "app/views/parts/board_view.hpp"
#include "app/views/parts/list_table.hpp"
#include "app/views/parts/notice_bar.hpp"
#include "app/views/parts/sheet_grid.hpp"
#include "app/views/review/review_table.hpp"
#include "app/views/review/reviews_page.hpp"
#include "app/views/review/ruling_line.hpp"
#include "app/views/review/violation_dialog.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/console/console_fixture.hpp"

namespace damath::views {
namespace {

using models::ReviewLines;
using testing::kFirstBoard;
using RowKind = ReviewLines::RowKind;

// BLUE's score of line 2 is written −12 where −9 + (−1) = −10 is right.
constexpr std::string_view kWrong =
    "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n-9 + (-1) | -12 | -12 || 10 + (-9) | 1 | 1\n";

class ReviewPageTest : public testing::ConsoleTest {
 protected:
  ReviewPageTest() {
    session.askBy([this](const models::TwoWays& ways) {
      asked << ways.text;
      return isAgreeing;
    });
  }

  void SetUp() override {
    ConsoleTest::SetUp();
    event = pairedEvent("integer");
    store(kWrong);
    window.activateWindow();
  }

  void store(std::string_view text) {
    ASSERT_TRUE(session.changed(
        desk::SheetDesk(session.desk())
            .storeSheet(event, kFirstBoard, notation::parseSheetText(text).value(), session.author())));
  }
  void acceptSheet() {
    ASSERT_TRUE(session.changed(
        desk::SheetDesk(session.desk())
            .acceptSheet(event, kFirstBoard, session.author(QStringLiteral("A"), QStringLiteral("b")))));
  }
  void lookOver(const QString& by) {
    ASSERT_TRUE(
        session.changed(desk::ReviewDesk(session.desk()).review(event, kFirstBoard, {}, session.author(by))));
  }

  void openReview() {
    window.goTo({Location::Kind::Review, event, kFirstBoard});
    table = &part<ReviewTable>(Location::Kind::Review);
  }
  void openReviews() { window.goTo({Location::Kind::Reviews, event, {}}); }

  [[nodiscard]] db::StoredSheet stored() {
    return desk::SheetDesk(session.desk()).sheetInForce(event, kFirstBoard).value().stored;
  }
  [[nodiscard]] QString notice(Location::Kind kind) { return part<NoticeBar>(kind).text(); }
  [[nodiscard]] RowKind kindAt(int row) const {
    return static_cast<RowKind>(table->model()->index(row, 0).data(ReviewLines::RowKindRole).toInt());
  }
  // Where the keys go: into the dialog that is open, if there is one.
  static QWidget* focus() {
    const QWidget* modal = QApplication::activeModalWidget();
    return modal == nullptr ? QApplication::focusWidget() : modal->focusWidget();
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWidget* at = focus();
    ASSERT_NE(at, nullptr);
    QTest::keyClick(at, key, modifiers);
  }
  void type(const QString& text) {
    ASSERT_NE(focus(), nullptr);
    QTest::keyClicks(focus(), text);
  }
  // Clicks the page's own button of the command.
  void click(Location::Kind kind, Command command) {
    const auto buttons = window.page(kind)->findChildren<QPushButton*>();
    for (QPushButton* button : buttons) {
      if (button->text() != window.commands().name(command)) continue;
      EXPECT_TRUE(button->isEnabled());
      return QTest::mouseClick(button, Qt::LeftButton);
    }
    ADD_FAILURE() << "no button " << window.commands().name(command).toStdString();
  }
  [[nodiscard]] ConfirmationDialog* confirmation() {
    return qobject_cast<ConfirmationDialog*>(QApplication::activeModalWidget());
  }

  contest::EventId event{};
  ReviewTable* table = nullptr;
  bool isAgreeing = true;
  QStringList asked;
};

TEST_F(ReviewPageTest, TheQueueHasTheWorstFirstAndTheSignedLast) {
  openReviews();
  auto& list = part<ListTable>(Location::Kind::Reviews);
  ASSERT_EQ(list.model()->rowCount(), 1);
  EXPECT_TRUE(list.model()->index(0, 3).data().toString().contains(QStringLiteral("not accepted")));
  EXPECT_NE(list.model()->index(0, 4).data().toString(), QStringLiteral("0"));
  acceptSheet();
  EXPECT_EQ(list.model()->index(0, 3).data().toString(), QStringLiteral("to look over"));
  lookOver(QStringLiteral("G. Cruz"));
  EXPECT_EQ(list.model()->index(0, 3).data().toString(), QStringLiteral("to sign off"));
  EXPECT_EQ(list.model()->index(0, 6).data().toString(), QStringLiteral("G. Cruz"));
  const auto sign = [&](const desk::Author& author) {
    return desk::ReviewDesk(session.desk()).signOff(event, kFirstBoard, author);
  };
  ASSERT_TRUE(session.changed(session.withConfirmation(
      session.find(event), session.author(QStringLiteral("Gng. Reyes"), QStringLiteral("all")), sign)));
  EXPECT_EQ(list.model()->index(0, 3).data().toString(), QStringLiteral("signed off by Gng. Reyes"));
  part<QCheckBox>(Location::Kind::Reviews).click();
  EXPECT_EQ(list.model()->rowCount(), 0);
  EXPECT_EQ(list.toldWhenEmpty(), QStringLiteral("Every sheet is signed off."));
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
    auto& line = part<RulingLine>(Location::Kind::Review);
    const auto fields = line.findChildren<QLineEdit*>();
    for (QLineEdit* field : fields) {
      if (field->isVisible()) field->setText(QStringLiteral("Gng. Reyes"));
    }
    ASSERT_TRUE(line.isNamed());
    table->setFocus();
  }
};

TEST_F(NamedReviewTest, WhatIsWrittenIsKeptByItsKeyAndFromTheMenu) {
  openNamed();
  press(Qt::Key_K);
  ASSERT_EQ(stored().rulings.size(), 1U);
  EXPECT_EQ(stored().rulings.at(0).value, std::nullopt);
  table->goToCell(1, 1);
  action(Command::TakeCorrection).trigger();
  ASSERT_EQ(stored().rulings.size(), 1U) << "the later word on a cell replaces the earlier";
  EXPECT_EQ(stored().rulings.at(0).value, "-10");
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
  // Escape leaves the field and nothing else.
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

TEST_F(ReviewPageTest, SpaceShowsTheBoardBeforeTheLine) {
  openReview();
  auto& board = part<BoardView>(Location::Kind::Review);
  EXPECT_FALSE(board.isVisible());
  press(Qt::Key_Space);
  ASSERT_TRUE(board.isVisible());
  // BLUE's −9 stands on (0,3) and jumps.
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
  type(QStringLiteral("G. Cruz"));
  click(Location::Kind::Keying, Command::StoreKeying);
  ASSERT_EQ(stored().reviews.size(), 1U);
  EXPECT_EQ(stored().reviews.at(0).differences, 1);
  ASSERT_EQ(window.location().kind, Location::Kind::Review);
  table = &part<ReviewTable>(Location::Kind::Review);
  press(Qt::Key_F8);
  int row = -1;
  for (int i = 0; i < table->model()->rowCount(); ++i) {
    if (kindAt(i) == RowKind::KeyedOtherwise) row = i;
  }
  ASSERT_GE(row, 0);
  table->goToRow(row);
  EXPECT_TRUE(
      table->model()->index(row, 0).data().toString().contains(QStringLiteral("“7” was keyed again")));
}

TEST_F(NamedReviewTest, WhereTheSecondKeyingIsRightAnotherVersionIsStored) {
  sheet::Sheet second = notation::parseSheetText(kWrong).value();
  second.lines[1].of(board::Side::Red).total = "7";
  ASSERT_TRUE(
      session.changed(desk::ReviewDesk(session.desk())
                          .review(event, kFirstBoard, second, session.author(QStringLiteral("G. Cruz")))));
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
  EXPECT_TRUE(models::gamesWithDraft({}, {}).empty());
}

TEST_F(ReviewPageTest, IsLookedOverAndSignedOff) {
  acceptSheet();
  openReview();
  press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(confirmation(), nullptr);
  EXPECT_TRUE(notice(Location::Kind::Review).contains(QStringLiteral("review")))
      << notice(Location::Kind::Review).toStdString();

  click(Location::Kind::Review, Command::LookOver);
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
  press(Qt::Key_Return);
  type(QStringLiteral("held against the paper"));
  press(Qt::Key_Return);
  EXPECT_FALSE(stored().signOff) << "the second step was refused";
  ASSERT_EQ(asked.size(), 1);
  EXPECT_TRUE(asked.at(0).contains(QStringLiteral("for good")));
  isAgreeing = true;
  press(Qt::Key_Return);
  ASSERT_TRUE(stored().signOff);
  EXPECT_EQ(stored().signOff->by, "Gng. Reyes");
  EXPECT_FALSE(action(Command::TakeCorrection).isEnabled());
  EXPECT_TRUE(action(Command::SignOff).statusTip().contains(QStringLiteral("signed off")))
      << action(Command::SignOff).statusTip().toStdString();
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

TEST_F(ReviewPageTest, TheFourthViolationIsTheArbitersToDecide) {
  openReviews();
  for (int i = 1; i <= 4; ++i) {
    i == 1 ? click(Location::Kind::Reviews, Command::LogViolation) : action(Command::LogViolation).trigger();
    auto* dialog = qobject_cast<ViolationDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    if (i == 1) {
      press(Qt::Key_Return);
      EXPECT_FALSE(dialog->refusal().isEmpty()) << "a name is wanted";
    } else {
      dialog->findChildren<QLineEdit*>().back()->setFocus();
    }
    type(QStringLiteral("T. Sy"));
    press(Qt::Key_Return);
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
    EXPECT_EQ(notice(Location::Kind::Reviews).isEmpty(), i < 4) << i;
  }
  const auto lists = window.page(Location::Kind::Reviews)->findChildren<ListTable*>();
  const auto log =
      std::ranges::find_if(lists, [](const ListTable* list) { return list->model()->columnCount() == 6; });
  ASSERT_NE(log, lists.end());
  ASSERT_EQ((*log)->model()->rowCount(), 4);
  EXPECT_TRUE((*log)->model()->index(3, 4).data().toString().contains(QStringLiteral("disqualifies")));
  EXPECT_FALSE(session.find(event)->games.at(0).result) << "nothing is entered by itself";
  auto& bar = part<NoticeBar>(Location::Kind::Reviews);
  QTest::mouseClick(bar.findChildren<QPushButton*>().front(), Qt::LeftButton);
  auto* result = qobject_cast<ResultDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(result, nullptr);
  EXPECT_EQ(result->fields().ending->currentIndex(), static_cast<int>(rules::Ending::DisqualifiedBlue));
}

}  // namespace
}  // namespace damath::views
