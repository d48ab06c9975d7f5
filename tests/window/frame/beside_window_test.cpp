// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of long work in the background. The window answers meanwhile. Cancelled work leaves no half-made
// file. The window can be closed during the work.
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QThread>
#include <atomic>
#include <fstream>
#include <stdexcept>

#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/paper_register.hpp"
#include "app/window/page/papers_dialog.hpp"
#include "app/window/page/preview_dialog.hpp"
#include "app/window/players/import_dialog.hpp"
#include "app/window/players/players_page.hpp"
#include "core/sheet/settle/game_record.hpp"
#include "tests/plants/random_game.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using words::Phrase;

class BesideWindow : public testing::ConsoleTest {
 protected:
  // A round with a scoresheet on every board.
  void openRound(int boards) {
    std::string list = "last,first,school\n";
    for (int player = 1; player <= 2 * boards; ++player) {
      list += "Manlalaro" + std::to_string(player) + ",Ana,Paaralan\n";
    }
    event = addEvent("integer", list);
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
    plants::Lots lots(2026);
    const rules::ChipSet set = *rules::builtInChipSet("integer");
    constexpr int kTurns = 24;
    for (int board = 1; board <= boards; ++board) {
      // Each board has a game of its own: equal moves on two boards would be asked about.
      sheet::Sheet sheet = sheet::written(plants::randomGame(set, kTurns, lots), set, rules::manual(),
                                          sheet::Routes::AsOnPaper);
      sheet.setTag("Set", "integer");
      ASSERT_TRUE(desk::SheetDesk(session.desk())
                      .storeSheet(event, desk::Place{contest::RoundNumber{1}, contest::BoardNumber{board}},
                                  sheet, session.author()));
    }
    window.goTo({Location::Kind::Tally, event, {}});
  }

  PapersDialog* openPapers(Phrase paper) {
    action(Command::Papers).trigger();
    auto* dialog = qobject_cast<PapersDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return dialog;
    auto* list = dialog->findChild<QListWidget*>();
    const auto found = list->findItems(translator.plain(paper), Qt::MatchExactly);
    EXPECT_EQ(found.size(), 1);
    list->setCurrentItem(found.value(0));
    return dialog;
  }
  static QPushButton* button(const QWidget& dialog, const QString& word) {
    for (QPushButton* each : dialog.findChildren<QPushButton*>()) {
      if (each->isVisible() && each->text().contains(word)) return each;
    }
    return nullptr;
  }
  WorkDialog* underWay() { return window.findChild<WorkDialog*>(); }
  // Waits until the sheets are composed, then chooses the file for them.
  void writeSheetsTo(const QString& path) {
    auto* papers = openPapers(Phrase::PaperScoresheets);
    ASSERT_NE(papers, nullptr);
    button(*papers, QStringLiteral("PDF"))->click();
    ASSERT_TRUE(workIsDone());
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
    // The work begins after the dialog has closed.
    QApplication::sendPostedEvents(window.page(Location::Kind::Tally), QEvent::MetaCall);
  }

  contest::EventId event{};
};

TEST_F(BesideWindow, TheScoresheetsOfARoundAreMadeAndDrawn) {
  ASSERT_NO_FATAL_FAILURE(openRound(40));
  QSignalSpy said(window.page(Location::Kind::Tally), &Page::said);
  const QString path = folder.filePath(QStringLiteral("sheets.pdf"));
  ASSERT_NO_FATAL_FAILURE(writeSheetsTo(path));
  EXPECT_NE(underWay(), nullptr);
  EXPECT_EQ(said.count(), 0) << "nothing of it is done while the window waits";
  ASSERT_TRUE(workIsDone());
  ASSERT_EQ(said.count(), 1) << refusals.join(u'\n').toStdString();
  EXPECT_TRUE(said.front().front().toString().contains(path));
  EXPECT_GT(QFileInfo(path).size(), 0);
  EXPECT_EQ(desk::PaperRegister(session.desk()).issued()->size(), 1U);
}

TEST_F(BesideWindow, WhatIsEndedLeavesNoFile) {
  ASSERT_NO_FATAL_FAILURE(openRound(60));
  QSignalSpy said(window.page(Location::Kind::Tally), &Page::said);
  const QString path = folder.filePath(QStringLiteral("sheets.pdf"));
  ASSERT_NO_FATAL_FAILURE(writeSheetsTo(path));
  ASSERT_NE(underWay(), nullptr);
  QTest::keyClick(underWay(), Qt::Key_Escape);
  ASSERT_TRUE(workIsDone());
  ASSERT_EQ(said.count(), 1);
  EXPECT_TRUE(said.front().front().toString().startsWith(translator(Phrase::WorkEnded)));
  EXPECT_FALSE(QFile::exists(path));
  EXPECT_TRUE(refusals.isEmpty()) << refusals.join(u'\n').toStdString();
}

TEST_F(BesideWindow, APreviewOpensOnceItsPaperIsMade) {
  ASSERT_NO_FATAL_FAILURE(openRound(4));
  auto* papers = openPapers(Phrase::PaperScoresheets);
  ASSERT_NE(papers, nullptr);
  button(*papers, translator(Phrase::Print))->click();
  ASSERT_TRUE(workIsDone());
  EXPECT_NE(qobject_cast<PreviewDialog*>(QApplication::activeModalWidget()), nullptr);
}

TEST_F(BesideWindow, ALongListIsEntered) {
  event = addEvent("integer", {});
  window.goTo({Location::Kind::Players, event, {}});
  constexpr int kMany = 1000;
  std::string list = "last,first,school\n";
  for (int player = 1; player <= kMany; ++player) {
    list += "Manlalaro" + std::to_string(player) + ",Ana,Paaralan " + std::to_string(player % 90) + '\n';
  }
  const QString path = folder.filePath(QStringLiteral("players.csv"));
  std::ofstream(window::fromQt(path)) << list;
  static_cast<PlayersPage*>(window.page(Location::Kind::Players))->previewImport(path);
  auto* dialog = qobject_cast<ImportDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  QSignalSpy elsewhere(&session, &window::Session::changedElsewhere);
  QSignalSpy changed(&session, &window::Session::contestChanged);
  dialog->accept();
  EXPECT_EQ(session.find(event)->entries.size(), 0U) << "nothing of it is done while the window waits";
  ASSERT_TRUE(workIsDone());
  EXPECT_EQ(session.find(event)->entries.size(), std::size_t{kMany});
  QTest::qWait(testing::kLongPause);
  EXPECT_EQ(changed.count(), 1);
  EXPECT_EQ(elsewhere.count(), 0) << "it is a change of this program's";
  // Undo of this change asks no question.
  const auto offer = desk::HistoryDesk(session.desk(), desk::OwnActs::MadeHere).offer({}, session.author());
  ASSERT_TRUE(offer);
  EXPECT_FALSE(offer->question);
}

TEST_F(BesideWindow, AnEventIsHandedOver) {
  event = pairedEvent("integer");
  QSignalSpy elsewhere(&session, &window::Session::changedElsewhere);
  QSignalSpy said(window.page(Location::Kind::Journal), &Page::said);
  action(Command::SplitEvent).trigger();
  auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  const QString path = folder.filePath(QStringLiteral("hall-b.damath"));
  Q_EMIT dialog->fileSelected(path);
  dialog->close();
  ASSERT_TRUE(QTest::qWaitFor([&] { return said.count() == 1; }, testing::kPatience));
  EXPECT_TRUE(QFile::exists(path));
  QTest::qWait(testing::kLongPause);
  EXPECT_EQ(elsewhere.count(), 0);
  EXPECT_TRUE(refusals.isEmpty()) << refusals.join(u'\n').toStdString();
}

// Closing the window ends the work and waits for the end. The report of the work is not shown.
TEST_F(BesideWindow, AWindowIsClosedOverWorkThatIsUnderWay) {
  std::atomic<bool> isEnded = false;
  bool isTold = false;
  auto* before = new QWidget(&window);
  WorkDialog::run(
      session, translator, {Phrase::PaperBeingMade, Phrase::EndWork},
      [&](const window::FileWork::Watch& watch) -> window::FileWork::Report {
        while (watch(0, 0)) QThread::msleep(1);
        isEnded = true;
        return [&] { isTold = true; };
      },
      before);
  QTest::qWait(20);
  delete before;
  EXPECT_TRUE(isEnded);
  QTest::qWait(20);
  EXPECT_FALSE(isTold);
}

TEST_F(BesideWindow, WorkThatTakesLongIsToldAndAFailureEndsItsDialog) {
  std::atomic<bool> isSeen = false;
  WorkDialog::run(
      session, translator, {Phrase::PaperBeingMade, Phrase::EndWork},
      [&isSeen](const window::FileWork::Watch&) -> window::FileWork::Report {
        while (!isSeen) QThread::msleep(1);
        throw std::runtime_error("the USB drive was pulled out");
      },
      &window);
  ASSERT_TRUE(QTest::qWaitFor([this] { return underWay() != nullptr && underWay()->isVisible(); },
                              testing::kPatience));
  isSeen = true;
  ASSERT_TRUE(workIsDone());
  EXPECT_EQ(refusals, QStringList{QStringLiteral("the USB drive was pulled out")});
}

// If two dialogs close at the same time, some window managers leave no window with the focus. The program
// then activates its own window.
TEST_F(BesideWindow, AfterItsDialogsTheKeysAreTheWindowsAgain) {
  auto* below = new QDialog(&window);
  below->open();
  auto* above = new QDialog(below);
  above->open();
  ASSERT_TRUE(QTest::qWaitForWindowActive(above));
  above->hide();
  below->hide();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  QApplication::setActiveWindow(nullptr);
  EXPECT_TRUE(QTest::qWaitForWindowActive(&window, testing::kPatience));
}

}  // namespace
}  // namespace damath::window
