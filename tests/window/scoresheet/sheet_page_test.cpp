// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/sheet_page.hpp"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>
#include <set>

#include "app/desk/keeping/history_desk.hpp"
#include "app/window/board/board_view.hpp"
#include "app/window/parts/colours.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/theme.hpp"
#include "app/window/scoresheet/dialogs/accept_dialog.hpp"
#include "app/window/scoresheet/finding_place.hpp"
#include "app/window/scoresheet/findings_panel.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "app/window/scoresheet/sheet_model.hpp"
#include "app/window/scoresheet/totals_table.hpp"
#include "app/window/scoresheet/turn_panel.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/words/texts/coverage_words.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/window/parts/contrast.hpp"
#include "tests/window/scoresheet/sheet_page_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;
using window::Mark;
using window::SheetModel;

class SheetPageTest : public testing::SheetPageFixture {
 protected:
  // Types a game that can be followed to its end. BLUE's score in line 2 is −12; the correct value is −9 +
  // (−1) = −10.
  void typeWrongScore() {
    openBlank();
    enter(0, 0, QStringLiteral("-9 (0,3)"));
    enter(0, 3, QStringLiteral("-1 (1,4)"));
    enter(1, 0, QStringLiteral("-9 + (-1)"));
    enter(1, 1, QStringLiteral("-12"));
    enter(1, 2, QStringLiteral("-12"));
    enter(1, 3, QStringLiteral("10 + (-9)"));
    enter(1, 4, QStringLiteral("1"));
    enter(1, 5, QStringLiteral("1"));
  }
};

// Each audit finding that names a cell must mark exactly that cell.
void expectMarks(SheetGrid& grid, const sheet::AuditReport& report, const window::Translator& translator,
                 const sheet::Sheet& sheet) {
  SheetModel plain(translator);
  plain.setSheet(sheet);
  std::set<std::pair<int, int>> expected;
  for (const sheet::Finding& finding : report.findings) {
    if (const auto cell = window::markedCell(finding, plain)) expected.insert({cell->row, cell->column});
  }
  ASSERT_FALSE(expected.empty());
  for (int row = 0; row < grid.model()->rowCount(); ++row) {
    for (int column = 0; column < SheetModel::kColumns; ++column) {
      const QModelIndex index = grid.model()->index(row, column);
      const bool marked = index.data(SheetModel::MarkRole).toInt() != static_cast<int>(Mark::None);
      EXPECT_EQ(marked, expected.contains({row, column})) << row << ',' << column;
      EXPECT_EQ(marked, !index.data(Qt::ToolTipRole).toString().isEmpty()) << row << ',' << column;
    }
  }
}

TEST_F(SheetPageTest, MarksTheCellsOfEverySample) {
  for (const std::string set : {"integer", "rational", "polynomial"}) {
    openSample(set);
    const auto sheet = notation::parseSheetText(
        testing::contentOf(std::string(DAMATH_TEST_DATA "/manual/") + set + ".sheet"));
    ASSERT_TRUE(sheet);
    const auto report = sheet::audit(*sheet, *rules::builtInChipSet(set), rules::manual());
    SCOPED_TRACE(set);
    expectMarks(*grid, report, translator, *sheet);
    answerNext(translator.plain(words::Phrase::DiscardDraft));
    window.goTo({Location::Kind::Today, {}, {}});
  }
}

TEST_F(SheetPageTest, RationalSlipIsARootAndItsTotalAConsequence) {
  openSample("rational");
  // Line 4: -3/10 × -7/10 is 21/100, but 21/10 is written.
  EXPECT_EQ(markAt(3, 1), Mark::Root);
  EXPECT_EQ(markAt(0, 0), Mark::None);
  EXPECT_EQ(markAt(1, 1), Mark::None);
}

TEST_F(SheetPageTest, ChoosingAFindingLeadsToItsCell) {
  openSample("rational");
  auto& findings = part<FindingsPanel>(Location::Kind::Sheet);
  const auto& list = part<ListTable>(Location::Kind::Sheet);
  ASSERT_GT(list.model()->rowCount(), 0);
  Q_EMIT findings.chosen(0);
  EXPECT_NE(markAt(grid->currentIndex().row(), grid->currentIndex().column()), Mark::None);
}

TEST_F(SheetPageTest, TypingIsAuditedWhileTyping) {
  event = pairedEvent("integer");
  window.goTo({Location::Kind::Sheet, event, kFirstBoard});
  grid = &part<SheetGrid>(Location::Kind::Sheet);
  auto& findings = part<FindingsPanel>(Location::Kind::Sheet);
  grid->goToCell(0, 0);
  const QModelIndex cell = grid->currentIndex();
  grid->edit(cell);
  auto* editor = grid->viewport()->findChild<QLineEdit*>();
  ASSERT_NE(editor, nullptr);
  // A single key event brings the whole text, as from an input method.
  QTest::sendKeyEvent(QTest::Click, editor, Qt::Key_unknown, QStringLiteral("99 (0,3)"), Qt::NoModifier);
  EXPECT_TRUE(QTest::qWaitFor([this] { return markAt(0, 0) == Mark::Root; }, testing::kPatience));
  EXPECT_EQ(cell.data().toString(), QString());
  EXPECT_FALSE(findings.summary().isEmpty());
}

// A person types more slowly than the delay of the audit. Each pause audits the text so far.
TEST_F(SheetPageTest, SlowTypingKeepsEveryLetter) {
  event = pairedEvent("integer");
  window.goTo({Location::Kind::Sheet, event, kFirstBoard});
  grid = &part<SheetGrid>(Location::Kind::Sheet);
  grid->goToCell(0, 0);
  const QString typed = typeSlowly(QStringLiteral("9 (0,3)"));
  EXPECT_EQ(typed, QStringLiteral("9 (0,3)"));
  QTest::keyClick(editor(), Qt::Key_Tab);
  EXPECT_EQ(grid->model()->index(0, 0).data().toString(), QStringLiteral("9 (0,3)"));
  EXPECT_EQ(grid->currentIndex().column(), 1);
}

TEST_F(SheetPageTest, SlowTypingIntoAFilledCellReplacesIt) {
  openSample("rational");
  grid->goToCell(3, 1);
  const QString before = grid->currentIndex().data().toString();
  const QString typed = typeSlowly(QStringLiteral("21/100"));
  EXPECT_EQ(typed, QStringLiteral("21/100"));
  // The audit uses the typed text while the cell still holds its old text.
  EXPECT_EQ(grid->currentIndex().data().toString(), before);
  EXPECT_TRUE(QTest::qWaitFor([this] { return markAt(3, 1) == Mark::None; }, testing::kPatience));
  EXPECT_EQ(editor()->text(), QStringLiteral("21/100"));
  QTest::keyClick(editor(), Qt::Key_Tab);
  EXPECT_EQ(grid->model()->index(3, 1).data().toString(), QStringLiteral("21/100"));
}

TEST_F(SheetPageTest, AChangeOfTheContestLeavesTheCellUnderEditAlone) {
  openSample("rational");
  grid->goToCell(3, 1);
  EXPECT_EQ(typeSlowly(QStringLiteral("21")), QStringLiteral("21"));
  addEvent("integer", "");
  translator.setLanguage(words::Language::Filipino);
  QTest::qWait(kPause);
  ASSERT_NE(editor(), nullptr);
  EXPECT_EQ(editor()->text(), QStringLiteral("21"));
}

TEST_F(SheetPageTest, BoardFollowsTheCursor) {
  openSample("integer");
  const auto& turns = part<TurnPanel>(Location::Kind::Sheet);
  grid->goToCell(0, 0);
  const QString first = turns.caption();
  EXPECT_TRUE(first.contains(QStringLiteral("(1,2) → (0,3)"))) << first.toStdString();
  grid->goToCell(1, 0);
  EXPECT_TRUE(turns.caption().contains(QStringLiteral("(0,3) → (2,5)"))) << turns.caption().toStdString();
}

TEST_F(SheetPageTest, AcceptingSetsTheCorrectedResultAndStoresNothingBefore) {
  typeWrongScore();
  const auto rowsBefore = session.desk().journal()->size();
  ASSERT_TRUE(page->offers(Command::AcceptSheet));
  page->run(Command::AcceptSheet);
  auto* dialog = window.findChild<AcceptDialog*>();
  ASSERT_NE(dialog, nullptr);
  EXPECT_TRUE(versions().empty());
  dialog->reject();
  EXPECT_TRUE(versions().empty());
  EXPECT_FALSE(page->isSaved());
  EXPECT_EQ(session.desk().journal()->size(), rowsBefore);

  QApplication::processEvents();
  page->run(Command::AcceptSheet);
  dialog = window.findChild<AcceptDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->accept();
  ASSERT_TRUE(refusals.isEmpty()) << refusals.join(u'\n').toStdString();
  const contest::Game& game = session.find(event)->games.front();
  ASSERT_TRUE(game.result);
  EXPECT_EQ(exact::toText(*game.result->blueGrand), "-7");
  EXPECT_EQ(exact::toText(*game.result->redGrand), "-4");
  EXPECT_EQ(game.result->result, rules::Result::RedWins);
  ASSERT_EQ(versions().size(), 1U);
  EXPECT_EQ(versions().front().stored.acceptance, db::Acceptance::Accepted);
  EXPECT_TRUE(page->isSaved());
  // Storing and accepting are one action: one undo reverts both.
  ASSERT_TRUE(session.changed(desk::HistoryDesk(session.desk()).undo({}, session.author())));
  EXPECT_FALSE(session.find(event)->games.front().result);
  EXPECT_FALSE(desk::SheetDesk(session.desk()).sheetInForce(event, kFirstBoard));
}

TEST_F(SheetPageTest, AcceptingAnotherResultAsksForNameAndReasonInItsOwnFields) {
  typeWrongScore();
  const contest::ResultInput input{rules::Ending::Time, exact::Number(9), exact::Number(1)};
  ASSERT_TRUE(
      session.changed(desk::RoundDesk(session.desk()).setResult(event, kFirstBoard, input, publishing())));
  page->run(Command::AcceptSheet);
  auto* dialog = window.findChild<AcceptDialog*>();
  ASSERT_NE(dialog, nullptr);
  dialog->accept();
  EXPECT_EQ(QApplication::activeModalWidget(), dialog) << "no box before it";
  EXPECT_TRUE(dialog->refusal().contains(QStringLiteral("9 : 1"))) << dialog->refusal().toStdString();
  EXPECT_EQ(dialog->focusWidget(), dialog->by());
  dialog->by()->setText(QStringLiteral("Ana"));
  dialog->accept();
  EXPECT_EQ(dialog->focusWidget(), dialog->reason());
  dialog->reason()->setText(QStringLiteral("typed wrongly"));
  dialog->accept();
  EXPECT_TRUE(questions.isEmpty()) << questions.join(u'\n').toStdString();
  ASSERT_EQ(versions().size(), 1U);
  EXPECT_EQ(versions().front().stored.acceptance, db::Acceptance::Accepted);
  EXPECT_EQ(session.desk().journal()->back().by, "Ana");
}

// The end of a sheet is not reported as missing before the clerk reaches it.
TEST_F(SheetPageTest, WhatIsStillBeingTypedHasNoMistakesAtItsEnd) {
  openBlank();
  const auto& findings = part<FindingsPanel>(Location::Kind::Sheet);
  EXPECT_EQ(typeSlowly(QStringLiteral("-9 (0,3)")), QStringLiteral("-9 (0,3)"));
  QTest::qWait(kPause);
  EXPECT_EQ(findings.summary(), translator(words::Phrase::RightSoFar));
  EXPECT_FALSE(findings.hasFindings());
  grid->finishTyping();
  enter(0, 1, QStringLiteral("7"));
  QTest::qWait(kPause);
  EXPECT_EQ(findings.mistakes(), 1) << "what is wrong in a line is told at once";
  EXPECT_TRUE(findings.summary().startsWith(QStringLiteral("Mistakes so far: 1")))
      << findings.summary().toStdString() << ": the mistakes at the end are not counted yet";
  enter(0, 1, QString());
  enter(1, 0, QStringLiteral("RC -11"));
  QTest::qWait(kPause);
  EXPECT_EQ(findings.mistakes(), 0) << "the end is still typed";
  enter(1, 0, QString());
  page->run(Command::SaveSheet);
  QTest::qWait(kPause);
  EXPECT_EQ(findings.mistakes(), 2) << "a stored sheet is looked at whole";
  EXPECT_TRUE(findings.summary().startsWith(QStringLiteral("Mistakes: 2")))
      << findings.summary().toStdString();
}

TEST_F(SheetPageTest, CtrlTabLeadsOutOfTheCellsAndTabThroughThem) {
  openBlank();
  enter(0, 0, QStringLiteral("-9 (0,3)"));
  QTest::keyClick(grid, Qt::Key_Tab);
  QTest::qWait(kPause);
  EXPECT_EQ(window.focusWidget(), grid);
  EXPECT_EQ(grid->currentIndex().column(), 1);
  EXPECT_EQ(typeSlowly(QStringLiteral("12")), QStringLiteral("12"));
  QTest::keyClick(editor(), Qt::Key_Tab, Qt::ControlModifier);
  QTest::qWait(kPause);
  EXPECT_EQ(textAt(0, 1), QStringLiteral("12")) << "what was typed stays";
  EXPECT_NE(window.focusWidget(), grid);
  EXPECT_FALSE(grid->isAncestorOf(window.focusWidget()));
  // Tab leads on to the step buttons of the board.
  const auto isStep = [this] { return qobject_cast<QToolButton*>(window.focusWidget()) != nullptr; };
  for (int i = 0; i < 6 && !isStep(); ++i) QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
  EXPECT_TRUE(isStep());
  grid->setFocus();
  QTest::keyClick(grid, Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_NE(window.focusWidget(), grid);
}

// Checks the headings in both languages, in the narrowest window.
TEST_F(SheetPageTest, HeadingsAreNeverCut) {
  openBlank();
  window.resize(640, 480);
  for (const auto language : {words::Language::Filipino, words::Language::English}) {
    translator.setLanguage(language);
    QApplication::processEvents();
    const auto& header = *grid->horizontalHeader();
    for (int column = 0; column < SheetModel::kColumns; ++column) {
      const QString heading = grid->model()->headerData(column, Qt::Horizontal).toString();
      EXPECT_GE(header.sectionSize(column), header.fontMetrics().horizontalAdvance(heading))
          << heading.toStdString();
    }
    EXPECT_LE(header.length(), grid->viewport()->width());
    EXPECT_GE(part<BoardView>(Location::Kind::Sheet).height(), 200);
  }
}

TEST_F(SheetPageTest, TheCellUnderEditIsFramedInBothThemes) {
  openBlank();
  for (const Theme theme : {Theme::Light, Theme::Dark}) {
    applyTheme(theme);
    QApplication::processEvents();
    grid->goToCell(0, 1);
    grid->edit(grid->currentIndex());
    ASSERT_NE(editor(), nullptr);
    const QImage image = editor()->grab().toImage();
    const Colours colours = coloursOf(window.palette());
    const std::vector<QColor> around{window.palette().color(QPalette::Base), colours.rootFill,
                                     colours.consequenceFill, colours.noteFill};
    for (const QPoint point :
         {QPoint(image.width() / 2, 0), QPoint(image.width() / 2, image.height() - 1),
          QPoint(0, image.height() / 2), QPoint(image.width() - 1, image.height() / 2)}) {
      for (const QColor& fill : around) {
        EXPECT_GE(testing::contrast(image.pixelColor(point), fill), 3.0)
            << static_cast<int>(theme) << ": " << point.x() << ',' << point.y() << " on "
            << fill.name().toStdString();
      }
    }
    QTest::keyClick(editor(), Qt::Key_Escape);
  }
  applyTheme(Theme::Light);
}

TEST_F(SheetPageTest, AnEmptySheetIsNeitherRightNorUnplaceable) {
  openBlank();
  const auto shownTexts = [this] {
    QStringList texts;
    const auto labels = page->findChildren<QLabel*>();
    for (const QLabel* label : labels) {
      if (label->isVisible()) texts << label->text();
    }
    return texts;
  };
  EXPECT_FALSE(shownTexts().contains(
      QString::fromStdString(words::followedText(sheet::AuditReport(), translator.language()))));
  // A total that is not written has no tick, even before the sheet is accepted.
  page->run(Command::SaveSheet);
  enter(0, 0, QStringLiteral("-9 (0,3)"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return shownTexts().contains(QStringLiteral("1 of 1 turns followed.")); },
                              testing::kPatience));
  const auto& totals = part<TotalsTable>(Location::Kind::Sheet);
  const auto labels = totals.findChildren<QLabel*>();
  int notWritten = 0;
  for (const QLabel* label : labels) {
    if (!label->isVisible() || !label->text().endsWith(QStringLiteral("—"))) continue;
    ++notWritten;
    const QRect at = label->geometry();
    for (const QLabel* sign : labels) {
      const bool isBeside = sign->geometry().center().y() == at.center().y() && sign->toolTip().size() > 0 &&
                            at.left() - sign->geometry().right() < 40 && sign->geometry().right() < at.left();
      EXPECT_FALSE(isBeside && sign->toolTip() == translator(words::Phrase::Right))
          << label->text().toStdString();
    }
  }
  EXPECT_GE(notWritten, 1);
}

TEST_F(SheetPageTest, AnEmptySheetSaysHowToWrite) {
  openBlank();
  auto& findings = part<FindingsPanel>(Location::Kind::Sheet);
  EXPECT_EQ(findings.summary(), translator(words::Phrase::NothingWritten));
  EXPECT_FALSE(findings.hasFindings());
  EXPECT_FALSE(page->offers(Command::NextFinding));
  QString shown;
  const auto labels = findings.findChildren<QLabel*>();
  for (const QLabel* label : labels) {
    if (label->isVisible()) shown += label->text();
  }
  for (const char* word : {"9 (0,3)", "10 x 6", "[8]", "RC", "TOTAL", "GRAND"}) {
    EXPECT_TRUE(shown.contains(QLatin1String(word))) << word;
  }
  enter(0, 0, QStringLiteral("99 (0,3)"));
  EXPECT_TRUE(QTest::qWaitFor([this] { return markAt(0, 0) == Mark::Root; }, testing::kPatience));
  EXPECT_TRUE(findings.hasFindings());
}

TEST_F(SheetPageTest, NoNameOfTheFileFormsIsShown) {
  openBlank();
  for (const auto language : {words::Language::English, words::Language::Filipino}) {
    translator.setLanguage(language);
    window.goTo({Location::Kind::Today, {}, {}});
    QStringList shown;
    for (const auto kind : {Location::Kind::Today, Location::Kind::Rounds}) {
      if (kind == Location::Kind::Rounds) window.goTo({kind, event, kFirstBoard});
      const auto labels = window.page(kind)->findChildren<QLabel*>();
      for (const QLabel* label : labels) shown << label->text();
      const auto* list = window.page(kind)->findChild<ListTable*>();
      for (int row = 0; row < list->model()->rowCount(); ++row) {
        for (int column = 0; column < list->model()->columnCount(); ++column) {
          shown << list->model()->index(row, column).data().toString();
        }
      }
    }
    EXPECT_TRUE(shown.filter(QStringLiteral("manual")).filter(QStringLiteral("· manual")).isEmpty());
    EXPECT_FALSE(shown.contains(QStringLiteral("manual")));
    EXPECT_TRUE(shown.contains(window::rulesetText("manual", language)));
  }
}

TEST_F(SheetPageTest, FileThatIsNoSheetIsRefusedAndNothingIsLost) {
  openSample("integer");
  const QString path = folder.filePath(QStringLiteral("broken.sheet"));
  std::ofstream(window::fromQt(path)) << "[Set \"integer\"]\n[Ending \"never\"]\n";
  page->importSheet(path);
  ASSERT_EQ(refusals.size(), 1);
  EXPECT_TRUE(refusals.front().contains(QStringLiteral("never")));
  EXPECT_EQ(grid->model()->index(0, 0).data().toString(), QStringLiteral("-9 (0,3)"));
}

TEST_F(SheetPageTest, FindingsOfASheetWithoutNamesNameThePlayersOfTheBoard) {
  openBlank();
  const QString path = folder.filePath(QStringLiteral("nameless.sheet"));
  std::ofstream(window::fromQt(path)) << "[Set \"integer\"]\n\n-9 (0,3) | | || -1 (1,4) | |\n"
                                         "-9+-1 | -12 | -12 || 10+-9 | 1 | 1\n";
  page->importSheet(path);
  ASSERT_TRUE(refusals.isEmpty()) << refusals.join(u'\n').toStdString();
  const contest::Event& shown = *session.find(event);
  const std::string blue = contest::shownName(session.contest(), shown, shown.games.front().blue);
  ASSERT_FALSE(blue.empty());
  const auto& list = part<ListTable>(Location::Kind::Sheet);
  const QString sentence = list.model()->index(0, 1).data().toString();
  EXPECT_TRUE(sentence.startsWith(QStringLiteral("Line 2, BLUE (") + window::toQt(blue)))
      << sentence.toStdString();
}

TEST_F(SheetPageTest, LanguageSwitchRetellsTheFindings) {
  openSample("rational");
  const auto& list = part<ListTable>(Location::Kind::Sheet);
  const QString english = list.model()->index(0, 1).data().toString();
  translator.setLanguage(words::Language::Filipino);
  const QString filipino = list.model()->index(0, 1).data().toString();
  EXPECT_NE(english, filipino);
  EXPECT_FALSE(filipino.isEmpty());
}

TEST_F(SheetPageTest, BehindAFindingThatIsMendedReturnLeadsBackToWhereOneWrote) {
  openBlank();
  for (const auto& [row, column, text] :
       {std::tuple{0, 0, "4 (6,3)"}, std::tuple{0, 3, "6 (5,4)"}, std::tuple{1, 0, "4 x 6"},
        std::tuple{1, 1, "25"}, std::tuple{1, 2, "24"}, std::tuple{1, 3, "10 / 4"}}) {
    enter(row, column, QString::fromLatin1(text));
  }
  QTest::qWait(kPause);
  grid->goToCell(1, 4);
  action(Command::NextFinding).trigger();
  ASSERT_EQ(grid->currentIndex(), grid->model()->index(1, 1));
  EXPECT_EQ(typeSlowly(QStringLiteral("24")), QStringLiteral("24"));
  QTest::keyClick(editor(), Qt::Key_Return);
  EXPECT_EQ(grid->currentIndex(), grid->model()->index(1, 4)) << "nothing that stands is written over";
  EXPECT_EQ(textAt(1, 1), QStringLiteral("24"));
  // After the user moves to another cell, Return goes on from that cell.
  grid->goToCell(1, 1);
  QTest::keyClick(grid, Qt::Key_Return);
  EXPECT_EQ(grid->currentIndex(), grid->model()->index(1, 2));
}

TEST_F(SheetPageTest, OneCellHasTheCursorsFrameAfterUndoAndRedo) {
  openBlank();
  enter(0, 0, QStringLiteral("-9 (0,3)"));
  enter(0, 3, QStringLiteral("-1 (1,4)"));
  enter(1, 0, QStringLiteral("-9 + (-1)"));
  grid->setFocus();
  const auto selected = [this] { return grid->selectionModel()->selectedIndexes(); };
  // Undo and redo move the cursor while the Ctrl key is still pressed.
  for (const Qt::Key key : {Qt::Key_Z, Qt::Key_Z, Qt::Key_Y, Qt::Key_Z, Qt::Key_Y, Qt::Key_Y}) {
    QTest::keyClick(grid, key, Qt::ControlModifier);
    pauseLong();
    EXPECT_EQ(selected(), QModelIndexList{grid->currentIndex()});
  }
  QTest::keyClick(grid, Qt::Key_F8, Qt::ControlModifier);
  EXPECT_EQ(selected(), QModelIndexList{grid->currentIndex()});
}

}  // namespace
}  // namespace damath::window
