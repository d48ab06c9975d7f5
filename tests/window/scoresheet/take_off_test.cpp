// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a sheet at the wrong board: the sheet is removed, and its lines are moved to the right board.
#include <QLineEdit>

#include "app/desk/keeping/history_desk.hpp"
#include "app/window/scoresheet/dialogs/take_off_dialog.hpp"
#include "db/records/journal_action.hpp"
#include "tests/window/scoresheet/sheet_page_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;
using words::Phrase;

constexpr desk::Place kSecondBoard{contest::RoundNumber{1}, contest::BoardNumber{2}};
constexpr const char* kPlayers = "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\nD,Dan,W\n";
constexpr std::string_view kLines =
    "[Set \"integer\"]\n[Ending \"resignBlue\"]\n\n4 (6,3) | | || 6 (5,4) | |\n4 x 6 | 24 | 24 || | |\n";

class TakeOffTest : public testing::SheetPageFixture {
 protected:
  void SetUp() override {
    SheetPageFixture::SetUp();
    event = addEvent("integer", kPlayers);
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  }
  void openBoard(desk::Place place) {
    window.goTo({Location::Kind::Sheet, event, place});
    page = static_cast<SheetPage*>(window.page(Location::Kind::Sheet));
    grid = &part<SheetGrid>(Location::Kind::Sheet);
  }
  void store() {
    storeSheet(event, kLines);
    openBoard(kFirstBoard);
  }
  TakeOffDialog* dialog() {
    EXPECT_TRUE(page->offers(Command::TakeOffSheet));
    page->run(Command::TakeOffSheet);
    return qobject_cast<TakeOffDialog*>(QApplication::activeModalWidget());
  }
  static void sign(TakeOffDialog& dialog) {
    dialog.by()->setText(QStringLiteral("Gng. Reyes"));
    dialog.reason()->setText(QStringLiteral("it is of board 2"));
  }
};

TEST_F(TakeOffTest, AStoredSheetGoesToItsOwnBoardAsADraft) {
  store();
  TakeOffDialog* asked = dialog();
  ASSERT_NE(asked, nullptr);
  asked->board()->setText(QStringLiteral("9"));
  sign(*asked);
  asked->accept();
  EXPECT_EQ(asked->refusal(), translator(Phrase::NoSuchBoard).arg(1).arg(2));
  asked->board()->setText(QStringLiteral("1"));
  asked->accept();
  EXPECT_EQ(asked->refusal(), translator(Phrase::SameBoard));
  EXPECT_EQ(versions().size(), 1U);
  ASSERT_TRUE(desk::SheetDesk(session.desk()).sheetInForce(event, kFirstBoard))
      << "nothing is done by halves";
  asked->board()->setText(QStringLiteral("2"));
  asked->accept();
  EXPECT_TRUE(questions.isEmpty()) << questions.join(u'\n').toStdString();
  EXPECT_FALSE(desk::SheetDesk(session.desk()).sheetInForce(event, kFirstBoard));
  EXPECT_EQ(versions().size(), 1U) << "it stays readable";
  EXPECT_EQ(session.desk().journal()->back().action, db::JournalAction::TakeOffSheet);
  EXPECT_EQ(session.desk().journal()->back().by, "Gng. Reyes");
  EXPECT_EQ(textAt(0, 0), QString()) << "the page is blank again";
  EXPECT_FALSE(page->offers(Command::TakeOffSheet));
  openBoard(kSecondBoard);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("4 (6,3)"));
  EXPECT_EQ(textAt(1, 1), QStringLiteral("24"));
  EXPECT_FALSE(page->isSaved());
  page->run(Command::SaveSheet);
  EXPECT_TRUE(questions.isEmpty()) << "its head is that of board 2: " << questions.join(u'\n').toStdString();
  const auto stored = desk::SheetDesk(session.desk()).sheetInForce(event, kSecondBoard);
  ASSERT_TRUE(stored);
  EXPECT_EQ(stored->stored.sheet.tag("Board"), "2");
  EXPECT_EQ(stored->stored.sheet.ending(), rules::Ending::ResignBlue) << "that stood on the paper";
}

TEST_F(TakeOffTest, TheResultOfAnAcceptedSheetGoesWithItAndComesBackWithIt) {
  store();
  ASSERT_TRUE(session.changed(
      desk::SheetDesk(session.desk())
          .acceptSheet(event, kFirstBoard, publishing(QStringLiteral("A"), QStringLiteral("b")))));
  ASSERT_TRUE(session.find(event)->games.front().result);
  TakeOffDialog* asked = dialog();
  ASSERT_NE(asked, nullptr);
  asked->accept();
  EXPECT_FALSE(asked->refusal().isEmpty()) << "who and why?";
  EXPECT_TRUE(session.find(event)->games.front().result);
  sign(*asked);
  asked->accept();
  EXPECT_FALSE(session.find(event)->games.front().result);
  EXPECT_FALSE(desk::SheetDesk(session.desk()).sheetInForce(event, kFirstBoard));
  // The action has another person's name, so undo asks a question.
  session.confirmations().askBy([](const window::TwoWays&) { return true; });
  const auto undo = [this](const desk::Author& author) {
    return desk::HistoryDesk(session.desk()).undo({}, author);
  };
  ASSERT_TRUE(session.changed(
      session.withConfirmation(event, session.author(QStringLiteral("A"), QStringLiteral("b")), undo)));
  EXPECT_TRUE(session.find(event)->games.front().result);
  const auto again = desk::SheetDesk(session.desk()).sheetInForce(event, kFirstBoard);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->stored.acceptance, db::Acceptance::Accepted);
}

TEST_F(TakeOffTest, WhatIsTypedAndNotStoredMovesWithoutAName) {
  openBoard(kFirstBoard);
  enter(0, 0, QStringLiteral("4 (6,3)"));
  enter(0, 3, QStringLiteral("6 (5,4)"));
  TakeOffDialog* asked = dialog();
  ASSERT_NE(asked, nullptr);
  EXPECT_FALSE(asked->by()->isVisible());
  const auto rows = session.desk().journal()->size();
  asked->board()->setText(QStringLiteral("2"));
  asked->accept();
  EXPECT_EQ(session.desk().journal()->size(), rows) << "the contest knows nothing of it";
  EXPECT_TRUE(page->isSaved());
  EXPECT_EQ(textAt(0, 0), QString());
  EXPECT_EQ(draftFiles().size(), 1) << "of board 2 alone";
  openBoard(kSecondBoard);
  EXPECT_EQ(textAt(0, 3), QStringLiteral("6 (5,4)"));
}

TEST_F(TakeOffTest, LinesThatWaitThereAreNotWrittenOver) {
  openBoard(kSecondBoard);
  enter(0, 0, QStringLiteral("-9 (0,3)"));
  answerNext(translator.plain(Phrase::KeepAsDraft));
  store();
  TakeOffDialog* asked = dialog();
  ASSERT_NE(asked, nullptr);
  asked->board()->setText(QStringLiteral("2"));
  sign(*asked);
  asked->accept();
  EXPECT_EQ(asked->refusal(), translator(Phrase::LinesTypedThere).arg(2));
  EXPECT_TRUE(desk::SheetDesk(session.desk()).sheetInForce(event, kFirstBoard));
  openBoard(kSecondBoard);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("-9 (0,3)"));
}

}  // namespace
}  // namespace damath::window
