// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of typed text on the sheet page: saved as a draft, stored, discarded, and compared with a version
// that another console stored.
#include "app/window/scoresheet/open_sheet.hpp"

#include <QLabel>

#include "app/desk/keeping/history_desk.hpp"
#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/dialogs/result_dialog.hpp"
#include "app/window/scoresheet/dialogs/accept_dialog.hpp"
#include "app/window/scoresheet/dialogs/versions_dialog.hpp"
#include "app/window/scoresheet/findings_panel.hpp"
#include "tests/window/scoresheet/open_sheet_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;
using words::Phrase;

class OpenSheetTest : public testing::OpenSheetFixture {};

// Continuous typing does not delay the draft.
TEST_F(OpenSheetTest, WhatIsTypedIsADraftWhileOneGoesOnTyping) {
  openBlank();
  grid->goToCell(0, 0);
  QString typed;
  constexpr int kLetters = 200;
  while (draftFiles().isEmpty() && typed.size() < kLetters) {
    QTest::keyClick(editor() == nullptr ? static_cast<QWidget*>(grid) : editor(), Qt::Key_9);
    QTest::qWait(kPause);
    typed += u'9';
  }
  EXPECT_LT(typed.size(), kLetters);
  EXPECT_TRUE(editor() != nullptr && editor()->text() == typed);
}

TEST_F(OpenSheetTest, TheLetterUnderTheCursorIsInTheDraftAndNotInTheContest) {
  openBlank();
  const auto rows = session.desk().journal()->size();
  grid->goToCell(0, 0);
  EXPECT_EQ(typeSlowly(QStringLiteral("9 (0,3)")), QStringLiteral("9 (0,3)"));
  EXPECT_TRUE(QTest::qWaitFor([this] { return draftText().contains(QStringLiteral("9 (0,3)")); },
                              testing::kPatience));
  EXPECT_TRUE(versions().empty());
  EXPECT_EQ(session.desk().journal()->size(), rows);
}

// Without a question, the keys Ctrl+1, Down and Return would open the next event.
TEST_F(OpenSheetTest, DownAndReturnLoseNoTyping) {
  openBlank();
  enter(0, 0, QStringLiteral("scrawl"));
  QTimer::singleShot(50, &window, [] {
    QWidget* box = QApplication::activeModalWidget();
    ASSERT_NE(box, nullptr);
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Return}) QTest::keyClick(box->focusWidget(), key);
    box->close();
  });
  leave();
  EXPECT_EQ(window.location().kind, Location::Kind::Sheet);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("scrawl"));
}

TEST_F(OpenSheetTest, LeavingAsksAndKeepsADraftThatIsToldOnComingBack) {
  openBlank();
  enter(0, 0, QStringLiteral("scrawl"));
  answerNext(plain(Phrase::KeepAsDraft));
  leave();
  EXPECT_EQ(window.location().kind, Location::Kind::Tally);
  EXPECT_TRUE(versions().empty());
  EXPECT_EQ(draftFiles().size(), 1);
  comeBack();
  EXPECT_EQ(textAt(0, 0), QStringLiteral("scrawl"));
  EXPECT_TRUE(notice().isVisible());
  EXPECT_TRUE(notice().text().contains(QTime::currentTime().toString(QStringLiteral("HH:"))))
      << notice().text().toStdString();
  EXPECT_FALSE(page->isSaved());
  press(plain(Phrase::KeepDraft));
  EXPECT_FALSE(notice().isVisible());
  EXPECT_EQ(textAt(0, 0), QStringLiteral("scrawl"));
  page->run(Command::SaveSheet);
  EXPECT_EQ(versions().size(), 1U);
  EXPECT_TRUE(draftFiles().isEmpty()) << "stored, it is no draft any more";
}

TEST_F(OpenSheetTest, InALowWindowItScrollsUnderTheNoticeAndNothingOverlaps) {
  openBlank();
  enter(0, 0, QStringLiteral("scrawl"));
  answerNext(plain(Phrase::KeepAsDraft));
  leave();
  window.resize(1000, 550);
  comeBack();
  QTest::qWait(400);
  ASSERT_TRUE(notice().isVisible());
  const auto placeOf = [this](const QWidget* part) {
    return QRect(part->mapTo(page, QPoint()), part->size());
  };
  const auto* findings = page->findChild<FindingsPanel*>();
  EXPECT_GT(placeOf(grid).top(), placeOf(&notice()).bottom());
  EXPECT_GT(placeOf(findings).top(), placeOf(grid).bottom());
  EXPECT_TRUE(page->rect().contains(placeOf(findings)));
  EXPECT_GE(findings->height(), findings->minimumSizeHint().height());
}

TEST_F(OpenSheetTest, LeavingCanStore) {
  openBlank();
  enter(0, 0, QStringLiteral("scrawl"));
  answerNext(plain(Phrase::StoreSheet));
  leave();
  EXPECT_EQ(window.location().kind, Location::Kind::Tally);
  ASSERT_EQ(versions().size(), 1U);
  EXPECT_EQ(versions().front().stored.sheet.lines.at(0).of(board::Side::Blue).move, "scrawl");
  EXPECT_TRUE(draftFiles().isEmpty());
}

TEST_F(OpenSheetTest, LeavingCanDiscardAndCanBeThoughtBetterOf) {
  openBlank();
  enter(0, 0, QStringLiteral("scrawl"));
  answerNext(QStringLiteral("Cancel"));
  leave();
  EXPECT_EQ(window.location().kind, Location::Kind::Sheet);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("scrawl"));
  EXPECT_TRUE(QTest::qWaitFor([this] { return !draftFiles().isEmpty(); }, testing::kPatience));
  answerNext(plain(Phrase::DiscardDraft));
  leave();
  EXPECT_EQ(window.location().kind, Location::Kind::Tally);
  EXPECT_TRUE(versions().empty());
  EXPECT_TRUE(draftFiles().isEmpty());
  comeBack();
  EXPECT_EQ(textAt(0, 0), QString());
  EXPECT_FALSE(notice().isVisible());
}

TEST_F(OpenSheetTest, NothingTypedIsNothingAsked) {
  openBlank();
  enter(0, 0, QStringLiteral("scrawl"));
  page->run(Command::Undo);
  EXPECT_TRUE(page->isSaved());
  leave();
  EXPECT_EQ(window.location().kind, Location::Kind::Tally);
  EXPECT_TRUE(draftFiles().isEmpty());
}

// Another program may store a sheet with empty lines. An empty line is not unsaved input.
TEST_F(OpenSheetTest, ABlankLineOfTheStoredSheetIsNothingTyped) {
  openBlank();
  leave();
  sheet::Sheet sheet;
  sheet.setTag("Set", "integer");
  sheet.lines.resize(3);
  sheet.lines[0].of(board::Side::Blue).move = "-9 (0,3)";
  sheet.lines[0].of(board::Side::Blue).kind = sheet::HalfKind::Play;
  sheet.lines[2] = sheet.lines[0];
  ASSERT_TRUE(session.changed(desk::SheetDesk(session.desk())
                                  .storeSheet(event, kFirstBoard, sheet, {"other", "Other Clerk", "", {}})));
  comeBack();
  EXPECT_EQ(textAt(2, 0), QStringLiteral("-9 (0,3)")) << "it is shown where it stands";
  EXPECT_TRUE(page->isSaved());
  leave();
  EXPECT_EQ(window.location().kind, Location::Kind::Tally);
}

TEST_F(OpenSheetTest, ADraftThatWasLeftBehindCanBeDiscarded) {
  openBlank();
  enter(0, 0, QStringLiteral("stored"));
  page->run(Command::SaveSheet);
  enter(0, 0, QStringLiteral("typed"));
  answerNext(plain(Phrase::KeepAsDraft));
  leave();
  comeBack();
  EXPECT_EQ(textAt(0, 0), QStringLiteral("typed"));
  press(plain(Phrase::DiscardDraft));
  EXPECT_EQ(textAt(0, 0), QStringLiteral("stored"));
  EXPECT_TRUE(draftFiles().isEmpty());
  EXPECT_TRUE(page->isSaved());
  page->run(Command::Undo);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("typed"));
}

TEST_F(OpenSheetTest, WithoutAStateFolderOneMessageIsSaidAndWorkGoesOn) {
  const QString file = folder.filePath(QStringLiteral("file"));
  ASSERT_TRUE(QFile(file).open(QIODevice::WriteOnly));
  qputenv("XDG_STATE_HOME", file.toLocal8Bit());
  openBlank();
  enter(0, 0, QStringLiteral("one"));
  EXPECT_TRUE(QTest::qWaitFor([this] { return notice().isVisible(); }, testing::kPatience));
  EXPECT_TRUE(notice().text().contains(window::draftFolder()));
  press(plain(Phrase::Understood));
  enter(0, 0, QStringLiteral("two"));
  QTest::qWait(1500);
  EXPECT_FALSE(notice().isVisible());
  EXPECT_TRUE(refusals.isEmpty());
  page->run(Command::SaveSheet);
  EXPECT_EQ(versions().size(), 1U);
}

TEST_F(OpenSheetTest, ASheetOfAnotherGameIsAskedAboutAndCanBeTakenBack) {
  openBlank();
  enter(0, 0, QStringLiteral("mine"));
  const QString path = folder.filePath(QStringLiteral("other.sheet"));
  std::ofstream(window::fromQt(path))
      << "[Set \"rational\"]\n[Round \"2\"]\n[Board \"3\"]\n[Blue \"Santos, Ana\"]\n\n"
         "7 (1,4) | | || | |\n";
  isAgreeing = false;
  page->importSheet(path);
  ASSERT_EQ(questions.size(), 1);
  EXPECT_TRUE(questions.front().contains(QStringLiteral("Santos, Ana"))) << questions.front().toStdString();
  EXPECT_EQ(goOns.front(), translator(Phrase::TakeOverForThisBoard));
  EXPECT_EQ(textAt(0, 0), QStringLiteral("mine"));
  isAgreeing = true;
  page->importSheet(path);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("7 (1,4)"));
  EXPECT_TRUE(versions().empty()) << "taken over is not stored";
  page->run(Command::Undo);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("mine"));
  page->run(Command::Redo);
  // Storing asks for a name and a reason. The question about the other game is not asked again.
  answerNext(plain(Phrase::SaveSheet), nameAndReason());
  page->run(Command::SaveSheet);
  EXPECT_EQ(questions.size(), 2);
  ASSERT_EQ(versions().size(), 1U);
  EXPECT_EQ(session.desk().journal()->back().reason, "typed wrongly");
}

TEST_F(OpenSheetTest, AnAcceptedSheetIsReplacedOnlyWithNameAndReason) {
  openBlank();
  enter(0, 0, QStringLiteral("-9 (0,3)"));
  page->run(Command::SaveSheet);
  ASSERT_TRUE(session.changed(desk::SheetDesk(session.desk()).acceptSheet(event, kFirstBoard, publishing())));
  enter(0, 0, QStringLiteral("second"));
  answerNext(QStringLiteral("Cancel"));
  page->run(Command::SaveSheet);
  ASSERT_EQ(told.size(), 1);
  EXPECT_EQ(versions().size(), 1U);
  EXPECT_FALSE(page->isSaved());
  answerNext(plain(Phrase::SaveSheet), nameAndReason());
  page->run(Command::SaveSheet);
  ASSERT_EQ(versions().size(), 2U);
  EXPECT_EQ(session.desk().journal()->back().by, "Ana Cruz");
  EXPECT_EQ(session.desk().journal()->back().reason, "typed wrongly");
  EXPECT_TRUE(page->isSaved());
}

TEST_F(OpenSheetTest, AnAcceptedSheetGivesWayToAnotherGamesInOneBox) {
  openBlank();
  enter(0, 0, QStringLiteral("-9 (0,3)"));
  page->run(Command::SaveSheet);
  ASSERT_TRUE(session.changed(desk::SheetDesk(session.desk()).acceptSheet(event, kFirstBoard, publishing())));
  const QString path = folder.filePath(QStringLiteral("other.sheet"));
  std::ofstream(window::fromQt(path)) << "[Set \"rational\"]\n[Blue \"Santos, Ana\"]\n\n7 (1,4) | | || | |\n";
  page->importSheet(path);
  ASSERT_EQ(questions.size(), 1);
  EXPECT_EQ(window.focusWidget(), grid) << "typing goes on";
  QString box;
  answerNext(plain(Phrase::SaveSheet), [&box](QWidget& dialog) {
    for (const QLabel* label : dialog.findChildren<QLabel*>()) box += label->text();
    nameAndReason()(dialog);
  });
  page->run(Command::SaveSheet);
  EXPECT_EQ(versions().size(), 2U);
  EXPECT_EQ(told.size(), 1);
  EXPECT_EQ(questions.size(), 1) << questions.back().toStdString();
  EXPECT_TRUE(box.contains(QStringLiteral("is already accepted"))) << box.toStdString();
}

TEST_F(OpenSheetTest, AResultThatIsNotTheSheetsIsToldAboveIt) {
  openBlank();
  enter(0, 0, QStringLiteral("-9 (0,3)"));
  page->run(Command::SaveSheet);
  EXPECT_FALSE(notice().isVisible());
  const contest::ResultInput input{rules::Ending::Time, exact::Number(200), exact::Number(1)};
  const desk::Author agreeing{
      "a",
      "A",
      "typo",
      {{db::ConfirmationLevel::TwoSteps, db::ConfirmationReason::ResultDiffers, "yes"},
       {db::ConfirmationLevel::Acknowledge, db::ConfirmationReason::RoundPublished, "yes"}}};
  ASSERT_TRUE(
      session.changed(desk::RoundDesk(session.desk()).setResult(event, kFirstBoard, input, agreeing)));
  ASSERT_TRUE(notice().isVisible());
  const auto difference = desk::SheetDesk(session.desk()).difference(event, kFirstBoard);
  ASSERT_TRUE(difference && *difference);
  const QString text = notice().text().replace(QChar(u'−'), QLatin1Char('-'));
  for (const std::string& figures : {std::string("200 : 1"), (*difference)->ofSheet.figures()}) {
    EXPECT_TRUE(text.contains(window::toQt(figures))) << text.toStdString();
  }
  press(plain(Phrase::CorrectResult));
  auto* dialog = window.findChild<ResultDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->reject();
  QApplication::processEvents();
  // Accepting the sheet settles the difference between its result and the entered result. A result that is
  // entered again differs again, and the page says so when it is opened.
  page->run(Command::AcceptSheet);
  auto* accepting = window.findChild<AcceptDialog*>();
  ASSERT_NE(accepting, nullptr);
  nameAndReason()(*accepting);
  accepting->accept();
  EXPECT_FALSE(notice().isVisible()) << notice().text().toStdString();
  const desk::Author named{"a",
                           "A",
                           "typo",
                           {{db::ConfirmationLevel::TwoSteps, db::ConfirmationReason::ResultCorrected, "yes"},
                            {db::ConfirmationLevel::TwoSteps, db::ConfirmationReason::ResultDiffers, "yes"}}};
  ASSERT_TRUE(session.changed(desk::RoundDesk(session.desk()).setResult(event, kFirstBoard, input, named)));
  leave();
  comeBack();
  EXPECT_TRUE(notice().isVisible());
}

TEST_F(OpenSheetTest, AfterAnUndoTheSheetInForceIsShown) {
  openBlank();
  enter(0, 0, QStringLiteral("first"));
  page->run(Command::SaveSheet);
  enter(0, 0, QStringLiteral("second"));
  page->run(Command::SaveSheet);
  ASSERT_TRUE(session.changed(desk::HistoryDesk(session.desk()).undo({}, session.author())));
  EXPECT_EQ(textAt(0, 0), QStringLiteral("first"));
  EXPECT_TRUE(page->isSaved());
  EXPECT_TRUE(draftFiles().isEmpty());
  leave();
  comeBack();
  EXPECT_EQ(textAt(0, 0), QStringLiteral("first"));
  QStringList labels;
  const auto all = page->findChildren<QLabel*>();
  for (const QLabel* label : all) labels << label->text();
  EXPECT_TRUE(labels.contains(translator(Phrase::VersionSaved).arg(1)));
}

TEST_F(OpenSheetTest, AnotherProgramsVersionIsShownWhereNothingIsTyped) {
  openBlank();
  storeElsewhere(QStringLiteral("theirs"));
  EXPECT_TRUE(
      QTest::qWaitFor([this] { return textAt(0, 0) == QStringLiteral("theirs"); }, testing::kPatience));
  EXPECT_TRUE(page->isSaved());
}

TEST_F(OpenSheetTest, StoringOverAnotherConsolesVersionAsksWhichHolds) {
  openBlank();
  enter(0, 0, QStringLiteral("mine"));
  storeElsewhere(QStringLiteral("theirs"));
  EXPECT_TRUE(QTest::qWaitFor([this] { return notice().isVisible(); }, testing::kPatience));
  EXPECT_TRUE(notice().text().contains(QStringLiteral("Other Clerk"))) << notice().text().toStdString();
  EXPECT_EQ(textAt(0, 0), QStringLiteral("mine"));

  answerNext(QStringLiteral("Cancel"), [](QWidget& dialog) {
    const auto grids = dialog.findChildren<SheetGrid*>();
    ASSERT_EQ(grids.size(), 2);
    EXPECT_EQ(grids.at(0)->model()->index(0, 0).data().toString(), QStringLiteral("theirs"));
    EXPECT_EQ(grids.at(1)->model()->index(0, 0).data().toString(), QStringLiteral("mine"));
    EXPECT_EQ(static_cast<VersionsDialog&>(dialog).differences(), 1);
    EXPECT_NE(grids.at(1)->model()->index(0, 0).data(window::SheetModel::MarkRole).toInt(), 0);
  });
  page->run(Command::SaveSheet);
  EXPECT_EQ(versions().size(), 1U);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("mine"));

  // A second dialog asks for a name and a reason.
  answerNext(plain(Phrase::StoreMine),
             [this](QWidget&) { answerNext(plain(Phrase::SaveSheet), nameAndReason()); });
  page->run(Command::SaveSheet);
  ASSERT_EQ(versions().size(), 2U);
  EXPECT_EQ(versions().back().stored.sheet.lines.at(0).of(board::Side::Blue).move, "mine");
  EXPECT_FALSE(notice().isVisible());
  const auto journal = session.desk().journal();
  ASSERT_EQ(journal->back().confirmations.size(), 1U);
  EXPECT_EQ(journal->back().confirmations.front().code, db::ConfirmationReason::SheetNewer);
}

// A window without typing shows the newest version. The clerk is told that the lines are other lines now.
TEST_F(OpenSheetTest, AVersionThatReplacesTheShownOneIsToldWithItsAuthor) {
  openBlank();
  storeElsewhere(QStringLiteral("-9 (0,3)"));
  ASSERT_TRUE(
      QTest::qWaitFor([this] { return textAt(0, 0) == QStringLiteral("-9 (0,3)"); }, testing::kPatience));
  ASSERT_TRUE(QTest::qWaitFor([this] { return notice().text().contains(QStringLiteral("Other Clerk")); },
                              testing::kPatience));
  EXPECT_TRUE(notice().text().contains(QStringLiteral("before, the scoresheet was blank")))
      << notice().text().toStdString();
  press(plain(Phrase::Understood));
  EXPECT_FALSE(notice().text().contains(QStringLiteral("Other Clerk")));
  storeElsewhere(QStringLiteral("6 (2,3)"));
  ASSERT_TRUE(
      QTest::qWaitFor([this] { return textAt(0, 0) == QStringLiteral("6 (2,3)"); }, testing::kPatience));
  QTest::qWait(kPause);
  EXPECT_TRUE(notice().text().contains(QStringLiteral("before, it showed version 1")))
      << notice().text().toStdString();
  // Typing shows that the clerk goes on from the new version.
  enter(1, 0, QStringLiteral("9"));
  EXPECT_FALSE(notice().text().contains(QStringLiteral("Other Clerk"))) << notice().text().toStdString();
}

TEST_F(OpenSheetTest, AnOwnChangeReplacesTheShownVersionWithoutANotice) {
  openBlank();
  enter(0, 0, QStringLiteral("-9 (0,3)"));
  action(Command::SaveSheet).trigger();
  ASSERT_EQ(versions().size(), 1U);
  action(Command::Undo).trigger();
  QTest::qWait(kPause);
  EXPECT_FALSE(notice().text().contains(QStringLiteral("version 1"))) << notice().text().toStdString();
}

TEST_F(OpenSheetTest, TheOtherConsolesVersionCanBeKept) {
  openBlank();
  enter(0, 0, QStringLiteral("mine"));
  storeElsewhere(QStringLiteral("theirs"));
  EXPECT_TRUE(QTest::qWaitFor([this] { return notice().isVisible(); }, testing::kPatience));
  answerNext(plain(Phrase::KeepTheirs));
  press(plain(Phrase::CompareVersions));
  EXPECT_EQ(versions().size(), 1U);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("theirs"));
  EXPECT_TRUE(page->isSaved());
  EXPECT_FALSE(notice().isVisible());
  EXPECT_TRUE(draftFiles().isEmpty());
  page->run(Command::Undo);
  EXPECT_EQ(textAt(0, 0), QStringLiteral("mine"));
}

TEST_F(OpenSheetTest, ADraftBegunOnAnOlderVersionIsToldAsSuch) {
  openBlank();
  enter(0, 0, QStringLiteral("mine"));
  answerNext(plain(Phrase::KeepAsDraft));
  leave();
  storeElsewhere(QStringLiteral("theirs"));
  comeBack();
  EXPECT_EQ(textAt(0, 0), QStringLiteral("mine"));
  EXPECT_TRUE(
      notice().text().contains(QStringLiteral("Somebody saved this scoresheet meanwhile: version 1.")))
      << notice().text().toStdString();
  press(plain(Phrase::KeepDraft));
  EXPECT_TRUE(notice().isVisible()) << "another version is in force";
  // A second dialog asks for a name and a reason.
  answerNext(plain(Phrase::StoreMine),
             [this](QWidget&) { answerNext(plain(Phrase::SaveSheet), nameAndReason()); });
  page->run(Command::SaveSheet);
  EXPECT_EQ(versions().size(), 2U);
}

TEST_F(OpenSheetTest, ItBeginsWithTheEndingThatIsRecorded) {
  event = pairedEvent("integer");
  ASSERT_TRUE(
      session.changed(desk::RoundDesk(session.desk())
                          .setResult(event, kFirstBoard, {rules::Ending::ResignBlue, {}, {}}, publishing())));
  comeBack();
  page = static_cast<SheetPage*>(window.page(Location::Kind::Sheet));
  grid = &part<SheetGrid>(Location::Kind::Sheet);
  EXPECT_TRUE(page->isSaved()) << "that is nothing typed";
  enter(0, 0, QStringLiteral("4 (6,3)"));
  enter(0, 3, QStringLiteral("6 (5,4)"));
  page->run(Command::AcceptSheet);
  auto* dialog = window.findChild<AcceptDialog*>();
  ASSERT_NE(dialog, nullptr);
  const auto labels = dialog->findChildren<QLabel*>();
  EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* each) {
    QString text = each->text();
    return text.remove(QChar(0x2060))
        .contains(QStringLiteral("This game already has the result 0–1 (BLUE resigned)"));
  }));
  dialog->accept();
  dialog->by()->setText(QStringLiteral("Ana"));
  dialog->reason()->setText(QStringLiteral("figures of the sheet"));
  if (dialog->isVisible()) dialog->accept();
  const contest::Game& game = session.find(event)->games.front();
  EXPECT_EQ(game.result->result, rules::Result::RedWins);
  EXPECT_EQ(game.result->ending, rules::Ending::ResignBlue);
  EXPECT_TRUE(game.result->blueGrand) << "the sheet gives the totals";
}

TEST_F(OpenSheetTest, TypingGoesOnWhereTheDraftEnds) {
  openBlank();
  enter(0, 0, QStringLiteral("4 (6,3)"));
  enter(0, 3, QStringLiteral("6 (5,4)"));
  enter(1, 0, QStringLiteral("4 x 6"));
  answerNext(plain(Phrase::KeepAsDraft));
  leave();
  comeBack();
  EXPECT_EQ(grid->currentIndex(), grid->model()->index(1, 1)) << "the score is written next";
  press(plain(Phrase::KeepDraft));
  EXPECT_EQ(typeSlowly(QStringLiteral("24")), QStringLiteral("24"));
  grid->finishTyping();
  EXPECT_EQ(textAt(0, 0), QStringLiteral("4 (6,3)"));
  EXPECT_EQ(textAt(1, 1), QStringLiteral("24"));
}

// A cell that was half typed at a crash: its column in line 2, its letters before and after the crash, and
// its text in the end.
struct HalfTypedCase {
  std::string_view name;
  int column;
  const char* half;
  const char* rest;
  const char* whole;
};

class HalfTypedAtACrash : public OpenSheetTest, public ::testing::WithParamInterface<HalfTypedCase> {};

TEST_P(HalfTypedAtACrash, IsFinished) {
  [[maybe_unused]] const auto& [name, column, half, rest, whole] = GetParam();
  openBlank();
  enter(0, 0, QStringLiteral("4 (6,3)"));
  enter(0, 3, QStringLiteral("6 (5,4)"));
  if (column == 1) enter(1, 0, QStringLiteral("4 x 6"));
  grid->goToCell(1, column);
  typeSlowly(QString::fromLatin1(half));
  ASSERT_TRUE(QTest::qWaitFor(
      [&, this] { return draftText().contains(QStringLiteral("\"text\":\"%1\"").arg(QLatin1String(half))); },
      testing::kPatience));
  // The draft on disk is what a crash would leave.
  const QByteArray left = draftText().toUtf8();
  answerNext(plain(Phrase::KeepAsDraft));
  leave();
  QFile file(QDir(draftFolder()).filePath(draftFiles().front()));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(left);
  file.close();
  comeBack();
  pauseLong();
  ASSERT_NE(editor(), nullptr) << half;
  EXPECT_EQ(editor()->text(), QString::fromLatin1(half));
  EXPECT_EQ(grid->currentIndex(), grid->model()->index(1, column));
  EXPECT_EQ(markAt(1, column), Mark::None) << "nobody has made a mistake yet";
  EXPECT_TRUE(notice().text().contains(QStringLiteral("was not finished"))) << notice().text().toStdString();
  QTest::keyClicks(editor(), QString::fromLatin1(rest));
  pauseLong();
  QTest::keyClick(editor(), Qt::Key_Return);
  pauseLong();
  EXPECT_EQ(textAt(1, column), QString::fromLatin1(whole));
  EXPECT_EQ(textAt(2, 0), column == 0 ? QStringLiteral("RC 10") : QString());
  EXPECT_EQ(textAt(0, 0), QStringLiteral("4 (6,3)"));
  answerNext(plain(Phrase::DiscardDraft));
  leave();
}

INSTANTIATE_TEST_SUITE_P(Cells, HalfTypedAtACrash,
                         ::testing::Values(HalfTypedCase{"score", 1, "2", "4", "24"},
                                           HalfTypedCase{"remaining", 0, "R 5 1", "0", "RC 5"}),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace damath::window
