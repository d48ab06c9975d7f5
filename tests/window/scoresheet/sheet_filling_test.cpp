// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the sheet page beside typing: values filled in on request, chosen routes, moving through findings,
// comparison of versions, and audits in the background.
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>

#include "app/window/parts/list_table.hpp"
#include "app/window/scoresheet/dialogs/compare_dialog.hpp"
#include "app/window/scoresheet/findings_panel.hpp"
#include "app/window/scoresheet/live_audit.hpp"
#include "app/window/scoresheet/route_chooser.hpp"
#include "app/window/scoresheet/turn_panel.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "tests/window/scoresheet/sheet_page_fixture.hpp"

namespace damath::window {
namespace {

using window::SheetModel;

class SheetFilling : public testing::SheetPageFixture {
 protected:
  // Only the active window receives menu shortcuts.
  void SetUp() override {
    SheetPageFixture::SetUp();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  }

  void openTwoBlank() {
    openBlank();
    enter(0, 0, QStringLiteral("-9 (0,3)"));
    enter(0, 3, QStringLiteral("-1 (1,4)"));
    enter(1, 0, QStringLiteral("-9 + (-1)"));
    enter(1, 3, QStringLiteral("10 + (-9)"));
    grid->setFocus();
  }
  [[nodiscard]] bool isFilled(int row, int column) const {
    return grid->model()->index(row, column).data(SheetModel::FilledRole).toBool();
  }
  [[nodiscard]] QImage pictureOf(int row, int column) {
    const QRect cell = grid->visualRect(grid->model()->index(row, column));
    return grid->viewport()->grab(cell).toImage();
  }
};

TEST_F(SheetFilling, FiguresAreFilledInOnRequestAndMarkedAsNotFromThePaper) {
  openTwoBlank();
  grid->goToCell(1, 0);
  QTest::qWait(kPause);
  EXPECT_EQ(textAt(1, 1), QString()) << "never unasked";
  QTest::keyClick(grid, Qt::Key_D, Qt::ControlModifier);
  EXPECT_EQ(textAt(1, 1), QStringLiteral("-10"));
  EXPECT_EQ(textAt(1, 2), QStringLiteral("-10"));
  EXPECT_EQ(textAt(1, 4), QString()) << "this turn alone";
  EXPECT_TRUE(isFilled(1, 1));
  EXPECT_TRUE(isFilled(1, 2));
  EXPECT_FALSE(isFilled(1, 0));
  EXPECT_TRUE(grid->model()
                  ->index(1, 1)
                  .data(Qt::AccessibleDescriptionRole)
                  .toString()
                  .contains(translator(words::Phrase::FilledIn)));
  // The menu command fills in a turn. A second call finds nothing to fill in.
  grid->goToCell(1, 3);
  action(Command::FillTurn).trigger();
  EXPECT_EQ(textAt(1, 4), QStringLiteral("1"));
  action(Command::FillTurn).trigger();
  // The stored sheet has a tag for the filled-in cells, and marks these cells when it is opened again.
  page->run(Command::SaveSheet);
  EXPECT_EQ(versions().back().stored.sheet.tag("Filled"),
            "2 blue.score, 2 blue.total, 2 red.score, 2 red.total");
  EXPECT_TRUE(page->isSaved());
  window.goTo({});
  window.goTo({Location::Kind::Sheet, event, testing::kFirstBoard});
  EXPECT_TRUE(isFilled(1, 2));
  EXPECT_TRUE(page->isSaved());
}

TEST_F(SheetFilling, AFilledCellLooksOtherThanAWrittenOne) {
  openTwoBlank();
  grid->goToCell(1, 0);
  action(Command::FillTurn).trigger();
  grid->goToCell(0, 0);
  QTest::qWait(kPause);
  const QImage filled = pictureOf(1, 2);
  enter(1, 2, QStringLiteral("-11"));
  enter(1, 2, QStringLiteral("-10"));
  QTest::qWait(kPause);
  EXPECT_FALSE(isFilled(1, 2)) << "what a clerk types is the paper's";
  EXPECT_NE(pictureOf(1, 2), filled);
}

TEST_F(SheetFilling, MarksGoWithTheirLineAndWithUndo) {
  openTwoBlank();
  grid->goToCell(1, 0);
  action(Command::FillTurn).trigger();
  grid->goToCell(0, 0);
  action(Command::InsertLine).trigger();
  EXPECT_TRUE(isFilled(2, 1));
  EXPECT_FALSE(isFilled(1, 1));
  action(Command::RemoveLine).trigger();
  EXPECT_TRUE(isFilled(1, 1));
  action(Command::MoveLineDown).trigger();
  EXPECT_TRUE(isFilled(0, 1));
  for (int i = 0; i < 4; ++i) page->run(Command::Undo);
  EXPECT_EQ(textAt(1, 1), QString());
  EXPECT_FALSE(isFilled(1, 1));
}

TEST_F(SheetFilling, FindingsAreWalkedBothWays) {
  openSample("rational");
  const auto& list = part<ListTable>(Location::Kind::Sheet);
  ASSERT_GT(list.model()->rowCount(), 2);
  const auto row = [&] { return list.currentIndex().row(); };
  // Mistakes that follow from a root mistake are folded into one row. Its first column, which tells the place
  // of a mistake, is empty.
  std::vector<int> roots;
  for (int i = 0; i < list.model()->rowCount(); ++i) {
    if (!list.model()->index(i, 0).data().toString().isEmpty()) roots.push_back(i);
  }
  ASSERT_GT(roots.size(), 2U);
  ASSERT_LT(roots.size(), static_cast<std::size_t>(list.model()->rowCount()));
  grid->setFocus();
  QTest::keyClick(grid, Qt::Key_F8);
  EXPECT_EQ(row(), roots[0]);
  QTest::keyClick(grid, Qt::Key_F8);
  EXPECT_EQ(row(), roots[1]);
  QTest::keyClick(grid, Qt::Key_F8, Qt::ShiftModifier);
  EXPECT_EQ(row(), roots[0]);
  QTest::keyClick(grid, Qt::Key_F8, Qt::ShiftModifier);
  EXPECT_EQ(row(), roots.back()) << "round and round";
  action(Command::PreviousFinding).trigger();
  EXPECT_EQ(row(), roots[roots.size() - 2]);
  action(Command::NextFinding).trigger();
  EXPECT_EQ(row(), roots.back());
}

// A game in which BLUE's dama can land on two squares behind the captured chip. No line tells on which square
// it landed.
class OpenRoute : public SheetFilling {
 protected:
  void openIt() {
    openBlank();
    page->importSheet(window::toQt(std::string(DAMATH_TEST_DATA "/sheets/open_route.sheet")));
    ASSERT_TRUE(refusals.isEmpty()) << refusals.join(u'\n').toStdString();
    routes = &part<RouteChooser>(Location::Kind::Sheet);
    turns = &part<TurnPanel>(Location::Kind::Sheet);
    for (int row = 0; row < grid->model()->rowCount() && !routes->isOpen(); ++row) {
      for (const int column : {0, 3}) {
        grid->goToCell(row, column);
        if (routes->isOpen()) break;
      }
    }
    ASSERT_TRUE(routes->isOpen());
    move = grid->currentIndex();
    before = move.data().toString();
  }

  RouteChooser* routes = nullptr;
  TurnPanel* turns = nullptr;
  QPersistentModelIndex move;
  QString before;
};

TEST_F(OpenRoute, IsChosenByItsNumber) {
  openIt();
  EXPECT_TRUE(routes->isVisible());
  EXPECT_FALSE(turns->isVisible());
  const auto boards = routes->findChildren<QToolButton*>();
  ASSERT_GE(boards.size(), 2);
  EXPECT_NE(boards[0]->icon().pixmap(100, 100).toImage(), boards[1]->icon().pixmap(100, 100).toImage());
  EXPECT_NE(boards[0]->accessibleName(), boards[1]->accessibleName());
  grid->setFocus();
  QTest::keyClick(grid, Qt::Key_F7);
  QTest::keyClick(window.focusWidget(), Qt::Key_2);
  const QString after = move.data().toString();
  EXPECT_TRUE(after.startsWith(before + QStringLiteral(" @("))) << after.toStdString();
  EXPECT_FALSE(routes->isOpen());
  EXPECT_TRUE(turns->isVisible());
  EXPECT_EQ(window.focusWidget(), grid) << "the hands are back where they were";
  page->run(Command::Undo);
  EXPECT_EQ(move.data().toString(), before);
}

// A digit typed in the sheet is written into the cell and does not answer the question.
TEST_F(OpenRoute, TheQuestionSaysWhichKeysItTakesWhereTheHandsAre) {
  openIt();
  grid->setFocus();
  const auto* question = routes->findChild<QLabel*>();
  ASSERT_NE(question, nullptr);
  QTest::qWait(320);
  EXPECT_TRUE(question->text().contains(QStringLiteral("F7"))) << question->text().toStdString();
  QTest::keyClick(grid, Qt::Key_F7);
  QTest::qWait(320);
  EXPECT_FALSE(question->text().contains(QStringLiteral("F7"))) << question->text().toStdString();
  QTest::keyClick(window.focusWidget(), Qt::Key_Escape);
  QTest::qWait(320);
  EXPECT_TRUE(question->text().contains(QStringLiteral("F7"))) << question->text().toStdString();
}

TEST_F(OpenRoute, IsChosenByAClickAndLeftByEscape) {
  openIt();
  grid->setFocus();
  QTest::keyClick(grid, Qt::Key_F7);
  QTest::keyClick(window.focusWidget(), Qt::Key_Escape);
  EXPECT_EQ(window.focusWidget(), grid);
  EXPECT_EQ(move.data().toString(), before);
  const auto boards = routes->findChildren<QToolButton*>();
  QTest::mouseClick(boards.front(), Qt::LeftButton);
  EXPECT_TRUE(move.data().toString().contains(QStringLiteral(" @(")));
}

TEST_F(SheetFilling, AnyTwoVersionsAreCompared) {
  openBlank();
  EXPECT_FALSE(page->offers(Command::CompareVersions));
  for (const char* move : {"1 (0,3)", "2 (0,3)", "3 (0,3)"}) {
    enter(0, 0, QString::fromLatin1(move));
    page->run(Command::SaveSheet);
  }
  enter(0, 0, QStringLiteral("4 (0,3)"));
  enter(1, 0, QStringLiteral("5 (0,3)"));
  grid->setFocus();
  QTest::keyClick(grid, Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
  auto* dialog = window.findChild<CompareDialog*>();
  ASSERT_NE(dialog, nullptr);
  const auto lists = dialog->findChildren<QComboBox*>();
  ASSERT_EQ(lists.size(), 2);
  EXPECT_EQ(lists[0]->count(), 4);
  EXPECT_EQ(dialog->sheets().differences(), 2) << "the last stored one and what is typed";
  QTest::keyClick(lists[0], Qt::Key_Home);
  QTest::keyClick(lists[1], Qt::Key_Home);
  EXPECT_EQ(dialog->sheets().differences(), 0);
  QTest::keyClick(lists[1], Qt::Key_Down);
  EXPECT_EQ(dialog->sheets().differences(), 1);
  const auto grids = dialog->findChildren<SheetGrid*>();
  ASSERT_EQ(grids.size(), 2);
  dialog->activateWindow();
  ASSERT_TRUE(QTest::qWaitFor([&] { return QApplication::activeWindow() == dialog; }, testing::kPatience));
  QTest::keyClick(dialog, Qt::Key_F8);
  EXPECT_EQ(grids[0]->currentIndex(), grids[0]->model()->index(0, 0));
  EXPECT_EQ(grids[0]->currentIndex().data().toString(), QStringLiteral("1 (0,3)"));
  EXPECT_EQ(grids[1]->currentIndex().data().toString(), QStringLiteral("2 (0,3)"));
}

TEST_F(SheetFilling, OneVersionAloneIsTold) {
  openBlank();
  enter(0, 0, QStringLiteral("1 (0,3)"));
  page->run(Command::SaveSheet);
  QSignalSpy said(page, &Page::said);
  action(Command::CompareVersions).trigger();
  ASSERT_FALSE(said.isEmpty());
  EXPECT_EQ(said.back().front().toString(), translator(words::Phrase::OneVersionOnly));
  EXPECT_EQ(window.findChild<CompareDialog*>(), nullptr);
}

TEST_F(SheetFilling, AHitWorkLimitIsToldInWords) {
  sheet::AuditReport report;
  TurnPanel panel(translator);
  const auto says = [&] {
    const auto labels = panel.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* label) {
      return label->text().contains(translator(words::Phrase::SearchLimited));
    });
  };
  panel.setReport(report);
  EXPECT_FALSE(says());
  report.limitReached = true;
  panel.setReport(report);
  EXPECT_TRUE(says());
}

TEST(LiveAudit, TellsOfTheNewestSheetAlone) {
  const window::Translator translator(words::Language::English);
  window::LiveAudit audit(translator);
  audit.setLaw(rules::manual(), *rules::builtInChipSet("integer"));
  QSignalSpy done(&audit, &window::LiveAudit::done);
  const auto first = notation::parseSheetText("[Set \"integer\"]\n-9 (0,3)\n");
  const auto second = notation::parseSheetText("[Set \"integer\"]\n99 (0,3)\n");
  ASSERT_TRUE(first && second);
  audit.ask(*first);
  audit.ask(*second);
  EXPECT_TRUE(QTest::qWaitFor([&] { return done.count() > 0; }, testing::kPatience));
  QTest::qWait(300);
  EXPECT_EQ(done.count(), 1);
  EXPECT_EQ(audit.last().sheet, *second);
  EXPECT_FALSE(audit.last().report.findings.empty());
  EXPECT_EQ(audit.last().sentences.size(), audit.last().report.findings.size());
  audit.ask(*first);
  EXPECT_TRUE(audit.settle());
  EXPECT_EQ(audit.last().sheet, *first);
  EXPECT_TRUE(audit.settle()) << "there is nothing to wait for";
  audit.ask(*second);
  audit.setLaw(rules::manual(), *rules::builtInChipSet("whole"));
  QTest::qWait(300);
  EXPECT_EQ(done.count(), 2) << "of another law nothing is told";
}

// Sixty lines without an explanation take the longest audit. The audit runs in a thread of its own.
TEST_F(SheetFilling, ASheetThatNothingExplainsIsTypedOnAndAudited) {
  openBlank();
  std::string text = "[Set \"integer\"]\n";
  for (int i = 0; i < 30; ++i) {
    text += "10 x 6 | 60 | 60 || -5 x (-7) | 35 | 35\n-7 (7,2) || 4 (0,3)\n";
  }
  const QString path = folder.filePath(QStringLiteral("nothing.sheet"));
  std::ofstream(window::fromQt(path)) << text;
  page->importSheet(path);
  grid->setFocus();
  grid->goToCell(60, 0);
  for (const QChar letter : QStringLiteral("10 x 6 = 60 = 60 = 60 = 60 = 60")) {
    QTest::keyClick(editor() == nullptr ? static_cast<QWidget*>(grid) : editor(), letter.toLatin1());
  }
  ASSERT_NE(editor(), nullptr);
  EXPECT_EQ(editor()->text(), QStringLiteral("10 x 6 = 60 = 60 = 60 = 60 = 60"));
  // Lines may follow, so what fits no board is a note and no mistake.
  const auto isJudged = [this] { return part<FindingsPanel>(Location::Kind::Sheet).hasFindings(); };
  EXPECT_TRUE(QTest::qWaitFor(isJudged, testing::kPatience));
}

}  // namespace
}  // namespace damath::window
