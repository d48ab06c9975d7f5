// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the messages about a scoresheet and its versions: undone, stored, saved as a draft, and two
// versions side by side.
#include <QDialogButtonBox>
#include <QTableView>

#include "app/desk/hall/notice_desk.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/journal/changes_view.hpp"
#include "app/window/scoresheet/dialogs/accept_dialog.hpp"
#include "app/window/scoresheet/dialogs/versions_dialog.hpp"
#include "platform/user.hpp"
#include "tests/window/frame/other_console.hpp"
#include "tests/window/scoresheet/open_sheet_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;
using words::Phrase;

class TakenBackTest : public testing::OpenSheetFixture {};

TEST_F(TakenBackTest, AfterAnAcceptIsTakenBackItsLinesStayAsADraft) {
  openBlank();
  enter(0, 0, QStringLiteral("-9 (0,3)"));
  page->run(Command::AcceptSheet);
  auto* dialog = window.findChild<AcceptDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->accept();
  ASSERT_EQ(versions().size(), 1U);
  ASSERT_TRUE(session.find(event)->games.front().result);
  QApplication::processEvents();

  window.commands().action(Command::Undo)->trigger();
  EXPECT_FALSE(desk::SheetDesk(session.desk()).sheetInForce(event, kFirstBoard));
  EXPECT_FALSE(session.find(event)->games.front().result);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("-9 (0,3)")) << "nothing has to be typed twice";
  EXPECT_TRUE(grid->currentIndex().isValid()) << "typing goes on";
  EXPECT_FALSE(page->isSaved());
  EXPECT_TRUE(notice().isVisible());
  EXPECT_TRUE(notice().text().contains(QStringLiteral("Draft"))) << notice().text().toStdString();
  EXPECT_EQ(draftFiles().size(), 1);
  // The message names everything that was undone.
  const QString said = status();
  for (const char* part : {"a scoresheet was accepted", "a scoresheet was saved (version 1)",
                           "a result was entered", "stay as a draft"}) {
    EXPECT_TRUE(said.contains(QLatin1String(part))) << part << " in " << said.toStdString();
  }

  // After redo, the lines are a stored sheet again and no draft.
  answerNext(plain(Phrase::KeepAsDraft));
  window.commands().action(Command::Redo)->trigger();
  EXPECT_TRUE(desk::SheetDesk(session.desk()).sheetInForce(event, kFirstBoard));
  EXPECT_EQ(textAt(0, 0), QStringLiteral("-9 (0,3)"));
  EXPECT_TRUE(page->isSaved());
  EXPECT_FALSE(notice().isVisible());
  EXPECT_TRUE(draftFiles().isEmpty());
}

TEST_F(TakenBackTest, TheLinesStayThoughAnotherConsoleTypesOnTheSheet) {
  openBlank();
  enter(0, 0, QStringLiteral("-9 (0,3)"));
  page->run(Command::SaveSheet);
  const auto origin = desk::HistoryDesk(session.desk()).origin();
  ASSERT_TRUE(origin);
  const contest::GameId game = session.find(event)->games.front().id;
  sheet::Sheet typed = versions().back().stored.sheet;
  typed.lines[0].of(board::Side::Blue).move = "theirs";
  const testing::OtherConsole other({window::toQt(*origin), QStringLiteral("test.damath"), game},
                                    {typed, 1, QDateTime::currentDateTime()});
  window.commands().action(Command::Undo)->trigger();
  QTest::qWait(kPause);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("-9 (0,3)")) << "nothing has to be typed twice";
  EXPECT_TRUE(notice().isVisible());
  EXPECT_EQ(draftFiles().size(), 2);
  EXPECT_TRUE(status().contains(QStringLiteral("stay as a draft"))) << status().toStdString();
}

TEST_F(TakenBackTest, WhatAnotherConsoleDidIsAskedAboutBeforeItIsTakenBack) {
  openBlank();
  const auto entered = [this] { return session.find(event)->games.front().result.has_value(); };
  const auto enterBy = [this](desk::Desk& desk) {
    const contest::ResultInput input{rules::Ending::Time, exact::Number(12), exact::Number(8)};
    ASSERT_TRUE(desk::RoundDesk(desk).setResult(event, kFirstBoard, input, publishing()));
  };
  const desk::SystemClock clock;
  auto other = desk::Desk::open(window::fromQt(session.path()), clock);
  ASSERT_TRUE(other.desk);
  enterBy(*other.desk);
  ASSERT_TRUE(QTest::qWaitFor(entered, testing::kPatience));
  window.commands().action(Command::Undo)->trigger();
  auto* dialog = window.findChild<ConfirmationDialog*>();
  ASSERT_NE(dialog, nullptr) << "the same name, but not this console";
  QString shown;
  const auto labels = dialog->findChildren<QLabel*>();
  for (const QLabel* label : labels) shown += label->text();
  EXPECT_TRUE(shown.contains(translator(Phrase::UndoElsewhere))) << shown.toStdString();
  EXPECT_TRUE(entered());
  nameAndReason()(*dialog);
  dialog->accept();
  EXPECT_FALSE(entered());
  QApplication::processEvents();

  // The console undoes its own action without a question.
  enterBy(session.desk());
  window.commands().action(Command::Undo)->trigger();
  EXPECT_EQ(window.findChild<ConfirmationDialog*>(), nullptr);
  EXPECT_FALSE(entered());
}

// On the journal page, one change is undone and later changes stay.
TEST_F(TakenBackTest, AnothersChangeIsAskedAboutBeforeItIsTakenBackAlone) {
  openBlank();
  const auto entered = [this] { return session.find(event)->games.front().result.has_value(); };
  const desk::SystemClock clock;
  auto other = desk::Desk::open(window::fromQt(session.path()), clock);
  ASSERT_TRUE(other.desk);
  const contest::ResultInput input{rules::Ending::Time, exact::Number(12), exact::Number(8)};
  const desk::Author ben{"ben", "Ben", {}, publishing().answers};
  ASSERT_TRUE(desk::RoundDesk(*other.desk).setResult(event, kFirstBoard, input, ben));
  ASSERT_TRUE(QTest::qWaitFor(entered, testing::kPatience));
  ASSERT_TRUE(session.changed(desk::NoticeDesk(session.desk()).setNotice("Lunch", session.author())));
  window.goTo({Location::Kind::Journal, {}, {}});
  QTableView& list = *window.page(Location::Kind::Journal)->findChild<ChangesView*>()->list();
  list.setCurrentIndex(list.model()->index(1, 0));
  const auto asked = [this] {
    window.commands().action(Command::UndoAct)->trigger();
    return qobject_cast<ConfirmationDialog*>(QApplication::activeModalWidget());
  };
  ConfirmationDialog* dialog = asked();
  ASSERT_NE(dialog, nullptr) << "it was Ben's";
  QString shown;
  for (const QLabel* label : dialog->findChildren<QLabel*>()) shown += label->text();
  EXPECT_TRUE(shown.contains(translator(Phrase::UndoOthers).section(u'%', 0, 0))) << shown.toStdString();
  EXPECT_TRUE(shown.contains(QStringLiteral("Ben"))) << shown.toStdString();
  dialog->reject();
  EXPECT_TRUE(entered());
  dialog = asked();
  ASSERT_NE(dialog, nullptr);
  nameAndReason()(*dialog);
  dialog->accept();
  EXPECT_FALSE(entered());
  const auto notice = desk::NoticeDesk(session.desk()).notice();
  ASSERT_TRUE(notice && notice->has_value());
  EXPECT_EQ((*notice)->line, "Lunch") << "what came since stays";
}

TEST_F(TakenBackTest, TheJournalHasTheNameOfWhoUsesTheComputer) {
  const QByteArray user = qgetenv("USER");
  qunsetenv("USER");
  EXPECT_EQ(session.author().user, platform::userName());
  EXPECT_NE(session.author().user, "console");
  qputenv("USER", user);
}

TEST_F(TakenBackTest, WhatIsTakenBackOnAnotherPageIsADraftOnItsSheet) {
  openBlank();
  enter(0, 0, QStringLiteral("-9 (0,3)"));
  page->run(Command::SaveSheet);
  enter(0, 0, QStringLiteral("6 (2,3)"));
  page->run(Command::AcceptSheet);
  auto* dialog = window.findChild<AcceptDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->accept();
  ASSERT_EQ(versions().size(), 2U);
  QApplication::processEvents();
  leave();
  window.commands().action(Command::Undo)->trigger();
  EXPECT_FALSE(session.find(event)->games.front().result);
  comeBack();
  EXPECT_EQ(textAt(0, 0), QStringLiteral("6 (2,3)"));
  EXPECT_TRUE(notice().isVisible());
  press(plain(Phrase::DiscardDraft));
  EXPECT_EQ(textAt(0, 0), QStringLiteral("-9 (0,3)")) << "the version in force";
  EXPECT_TRUE(page->isSaved());
}

TEST_F(TakenBackTest, ADraftIsGoneOnWithOnceSomethingIsTyped) {
  openBlank();
  enter(0, 0, QStringLiteral("-9 (0,3)"));
  ASSERT_FALSE(page->isSaved());
  answerNext(plain(Phrase::KeepAsDraft));
  leave();
  comeBack();
  ASSERT_TRUE(notice().isVisible());
  grid->goToCell(0, 3);
  typeSlowly(QStringLiteral("-1 14"));
  EXPECT_FALSE(notice().isVisible());
  EXPECT_EQ(textAt(0, 0), QStringLiteral("-9 (0,3)"));
}

TEST_F(TakenBackTest, TheQuestionBeforeATakeBackNamesAllThatGoes) {
  openBlank();
  sheet::Sheet sheet;
  sheet.setTag("Set", "integer");
  sheet.lines.assign(1, {});
  sheet.lines[0].of(board::Side::Blue) = {sheet::HalfKind::Play, "-9 (0,3)", "", ""};
  // The acceptance is another person's action, so undo asks a question.
  ASSERT_TRUE(session.changed(
      desk::SheetDesk(session.desk())
          .storeAndAccept(event, kFirstBoard, sheet, {"other", "Other Clerk", "", publishing().answers})));
  window.commands().action(Command::Undo)->trigger();
  auto* dialog = window.findChild<ConfirmationDialog*>();
  ASSERT_NE(dialog, nullptr);
  QString shown;
  const auto labels = dialog->findChildren<QLabel*>();
  for (const QLabel* label : labels) shown += label->text();
  for (const char* part :
       {"a scoresheet was accepted", "a scoresheet was saved (version 1)", "a result was entered"}) {
    EXPECT_TRUE(shown.contains(QLatin1String(part))) << part << " in " << shown.toStdString();
  }
  EXPECT_EQ(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->text(),
            QStringLiteral("&Undo"));
  // If undo is refused or cancelled, no draft is made.
  dialog->accept();
  dialog->reject();
  EXPECT_EQ(versions().size(), 1U);
  EXPECT_TRUE(draftFiles().isEmpty());
  EXPECT_TRUE(page->isSaved());
}

TEST_F(TakenBackTest, WhatIsStoredAndWhatIsADraftIsSaidAndNothingThatHeldBefore) {
  openBlank();
  EXPECT_TRUE(says(translator(Phrase::NoSheetYet)));
  enter(0, 0, QStringLiteral("first"));
  EXPECT_TRUE(says(translator(Phrase::DraftAlone)));
  page->run(Command::SaveSheet);
  EXPECT_TRUE(says(translator(Phrase::VersionSaved).arg(1)));
  EXPECT_EQ(status(), translator(Phrase::SheetSaved).arg(1));
  enter(0, 0, QStringLiteral("second"));
  EXPECT_TRUE(says(translator(Phrase::DraftOverSaved).arg(1)));
  EXPECT_EQ(status(), QString()) << "version 1 is not what is shown";
}

// An inserted line moves the lines below it. The cells of the moved lines do not count as differences.
TEST_F(TakenBackTest, VersionsAreHeldLineBesideLine) {
  const auto versionOf = [](const std::vector<const char*>& moves) {
    sheet::Sheet sheet;
    for (const char* move : moves) {
      sheet.lines.emplace_back();
      sheet.lines.back().of(board::Side::Blue) = {sheet::HalfKind::Play, move, "1", "2"};
      sheet.lines.back().of(board::Side::Red) = {sheet::HalfKind::Play, std::string("red ") + move, "3", "4"};
    }
    return sheet;
  };
  const auto columnOf = [](const SheetGrid& shown) {
    std::vector<std::string> moves;
    for (int row = 0; row < shown.model()->rowCount(); ++row) {
      moves.push_back(shown.model()->index(row, 0).data().toString().toStdString());
    }
    return moves;
  };
  desk::SheetView theirs;
  theirs.stored.sheet = versionOf({"a", "b", "c", "e", "f"});
  VersionsDialog dialog(translator, {}, theirs, versionOf({"a", "x", "b", "c", "d", "f"}), &window);
  const auto grids = dialog.findChildren<SheetGrid*>();
  ASSERT_EQ(grids.size(), 2);
  const std::vector<std::string> left{"a", "", "b", "c", "e", "f", ""};
  const std::vector<std::string> right{"a", "x", "b", "c", "d", "f", ""};
  EXPECT_EQ(columnOf(*grids.at(0)), left);
  EXPECT_EQ(columnOf(*grids.at(1)), right);
  // Eight cells differ: the six cells of the inserted line x, and BLUE's and RED's move in the line that has
  // e on the left and d on the right.
  EXPECT_EQ(dialog.differences(), 8);
  for (const int row : {0, 2, 3, 5}) {
    for (int column = 0; column < window::SheetModel::kColumns; ++column) {
      EXPECT_EQ(grids.at(1)->model()->index(row, column).data(window::SheetModel::MarkRole).toInt(), 0)
          << row << ',' << column;
    }
  }
}

}  // namespace
}  // namespace damath::window
