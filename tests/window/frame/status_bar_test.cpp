// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the window's frame: the status bar shows the last action and no outdated message; the toolbar
// shows words.
#include <QHelpEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QToolTip>

#include "app/desk/keeping/history_desk.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/players/absence_dialog.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "app/window/scoresheet/sheet_page.hpp"
#include "app/window/start/contest_dialog.hpp"
#include "app/window/today/event_dialog.hpp"
#include "app/words/texts/journal_words.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;
using testing::kLongPause;

class StatusBarTest : public testing::ConsoleTest {
 protected:
  QString said() {
    const auto labels = window.statusBar()->findChildren<QLabel*>();
    for (const QLabel* label : labels) {
      if (dynamic_cast<const ElidedLabel*>(label) != nullptr) return label->text();
    }
    ADD_FAILURE() << "no place for what was done";
    return {};
  }
  void run(Command command) {
    ASSERT_TRUE(window.commands().action(command)->isEnabled());
    window.commands().action(command)->trigger();
    QApplication::processEvents();
  }
  // Returns the tool tip that the button of the command in the toolbar shows now.
  [[nodiscard]] QString toolTipOf(Command command) {
    const auto* bar = window.findChild<QToolBar*>();
    QWidget* button = bar->widgetForAction(window.commands().action(command));
    const QPoint center = button->rect().center();
    QHelpEvent asked(QEvent::ToolTip, center, button->mapToGlobal(center));
    QApplication::sendEvent(button, &asked);
    const QString shown = QToolTip::text();
    EXPECT_EQ(shown, button->toolTip());
    QToolTip::hideText();
    return shown;
  }
  template <class Dialog>
  Dialog* opened(Command command) {
    run(command);
    return qobject_cast<Dialog*>(QApplication::activeModalWidget());
  }
};

TEST_F(StatusBarTest, WhatAnotherProgramChangesIsToldInPlaceOfWhatWasDone) {
  const contest::EventId event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\n");
  window.goTo({Location::Kind::Rounds, event, {}});
  run(Command::PairRound);
  EXPECT_EQ(said(), QStringLiteral("Round 1 is paired; boards: 1"));
  QTest::qWait(kLongPause);
  EXPECT_EQ(said(), QStringLiteral("Round 1 is paired; boards: 1")) << "our own change is nobody else's";
  const desk::SystemClock clock;
  auto other = desk::Desk::open(window::fromQt(session.path()), clock);
  ASSERT_TRUE(other.desk);
  desk::Author author{
      "other", "", "", {{db::ConfirmationLevel::Acknowledge, db::ConfirmationReason::RoundUnpaired, "yes"}}};
  ASSERT_TRUE(desk::PairingDesk(*other.desk).unpair(event, author));
  QTest::qWait(kLongPause);
  ASSERT_TRUE(session.find(event)->rounds.empty());
  EXPECT_EQ(said(), QStringLiteral("Another program changed the contest"));
}

TEST_F(StatusBarTest, AnActOfOnesOwnHasItsWayBackBesideIt) {
  auto* link = window.statusBar()->findChild<QToolButton*>();
  ASSERT_NE(link, nullptr);
  EXPECT_FALSE(link->isVisible()) << "nothing is done yet";
  const contest::EventId event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\n");
  window.goTo({Location::Kind::Rounds, event, {}});
  EXPECT_FALSE(link->isVisible()) << "nothing is told";
  run(Command::PairRound);
  EXPECT_TRUE(link->isVisible());
  EXPECT_EQ(link->text(), translator.plain(words::Phrase::Undo));
  EXPECT_NE(link->focusPolicy() & Qt::TabFocus, 0) << "Tab reaches it";
  link->setFocus();
  QTest::keyClick(link, Qt::Key_Space);
  EXPECT_TRUE(session.find(event)->rounds.empty());
  EXPECT_FALSE(link->isVisible()) << "what comes before is another act";
  run(Command::PairRound);
  QTest::mouseClick(link, Qt::LeftButton);
  EXPECT_TRUE(session.find(event)->rounds.empty());
  run(Command::Redo);
  EXPECT_FALSE(session.find(event)->rounds.empty());
  EXPECT_TRUE(link->isVisible()) << "what is redone can be undone again";
  window.goTo({});
  EXPECT_FALSE(link->isVisible());
}

TEST_F(StatusBarTest, OnThePagesOfTheProgramNothingOfTheContestIsTakenBack) {
  const contest::EventId event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\n");
  window.goTo({Location::Kind::Rounds, event, {}});
  run(Command::PairRound);
  window.goTo({Location::Kind::Settings, {}, {}});
  EXPECT_FALSE(window.commands().action(Command::Undo)->isEnabled());
  window.goTo({Location::Kind::Rounds, event, {}});
  EXPECT_TRUE(window.commands().action(Command::Undo)->isEnabled());
}

TEST_F(StatusBarTest, EveryActSaysWhatItDid) {
  auto* made = opened<EventDialog>(Command::AddEvent);
  ASSERT_NE(made, nullptr);
  made->findChild<QLineEdit*>()->setText(QStringLiteral("Grade 7"));
  made->accept();
  EXPECT_EQ(said(), QStringLiteral("Event added: Grade 7"));
  const contest::EventId event = session.contest().events.front().id;
  ASSERT_TRUE(session.changed(
      desk::EventDesk(session.desk())
          .importPlayers(event, "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\n", session.author())));
  EXPECT_EQ(said(), QString()) << "who changes something says what";
  part<ListTable>(Location::Kind::Players).setCurrentKey(2);
  auto* absent = opened<AbsenceDialog>(Command::MarkAbsent);
  ASSERT_NE(absent, nullptr);
  absent->accept();
  EXPECT_EQ(said(), QStringLiteral("B, Ben is absent in round 1"));
  run(Command::Undo);
  EXPECT_TRUE(said().startsWith(QStringLiteral("Undone: an absence was entered"))) << said().toStdString();
  run(Command::Redo);
  EXPECT_TRUE(said().startsWith(QStringLiteral("Redone: "))) << said().toStdString();
  auto* fresh = opened<ContestDialog>(Command::NewContest);
  ASSERT_NE(fresh, nullptr);
  const auto fields = fresh->findChildren<QLineEdit*>();
  fields.front()->setText(QStringLiteral("Regional 2027"));
  fields.back()->setText(folder.filePath(QStringLiteral("regional.damath")));
  fresh->accept();
  fresh->accept();
  EXPECT_EQ(said(), QStringLiteral("New contest: Regional 2027"));
}

TEST_F(StatusBarTest, WhatWasDoneOnASheetIsNotSaidOfTheNext) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Sheet, event, kFirstBoard});
  auto& grid = part<SheetGrid>(Location::Kind::Sheet);
  ASSERT_TRUE(grid.model()->setData(grid.model()->index(0, 0), QStringLiteral("-9 (0,3)"), Qt::EditRole));
  run(Command::SaveSheet);
  EXPECT_FALSE(said().isEmpty());
  window.goTo({Location::Kind::Rounds, event, {}});
  QTest::qWait(kLongPause);
  EXPECT_EQ(said(), QString());
}

TEST_F(StatusBarTest, ALongWordTakesASecondLine) {
  window.resize(1280, 720);
  auto* page = window.page(Location::Kind::Today);
  const auto* told = [this]() -> ElidedLabel* {
    for (auto* label : window.statusBar()->findChildren<QLabel*>()) {
      if (auto* line = dynamic_cast<ElidedLabel*>(label)) return line;
    }
    return nullptr;
  }();
  ASSERT_NE(told, nullptr);
  Q_EMIT page->said(QStringLiteral("Round 1 published"));
  QApplication::processEvents();
  const int one = told->height();
  const int bar = window.statusBar()->height();
  Q_EMIT page->said(QStringLiteral(
      "Board 12: Dela Cruz, Maria Concepcion S. – Villanueva, Juan Miguel T.: 1–0 (75 : −72) · "
      "Dela Cruz, Maria Concepcion S.: 3 points, rank 1 (was 4) · Villanueva, Juan Miguel T.: 2 "
      "points, rank 5 (was 2)"));
  QApplication::processEvents();
  EXPECT_GE(told->height(), 2 * told->fontMetrics().lineSpacing());
  EXPECT_GT(told->height(), one);
  EXPECT_TRUE(
      QTest::qWaitFor([&] { return window.statusBar()->height() >= told->height(); }, testing::kPatience));
  EXPECT_GE(2 * told->width(), told->fontMetrics().horizontalAdvance(told->text())) << "all of it is read";
  Q_EMIT page->said({});
  EXPECT_TRUE(QTest::qWaitFor([&] { return window.statusBar()->height() == bar; }, testing::kPatience))
      << "the page has its room again";
}

TEST_F(StatusBarTest, NothingStaysInTheOtherLanguage) {
  const contest::EventId event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\n");
  window.goTo({Location::Kind::Rounds, event, {}});
  run(Command::PairRound);
  ASSERT_FALSE(said().isEmpty());
  translator.setLanguage(words::Language::Filipino);
  EXPECT_EQ(said(), QString());
}

TEST_F(StatusBarTest, ASheetThatWasReadIsNotToldOnceItIsTakenBackOrGivenUp) {
  const contest::EventId event = pairedEvent("rational");
  const QString path = folder.filePath(QStringLiteral("one.sheet"));
  std::ofstream(window::fromQt(path)) << "[Set \"rational\"]\n\n1 | 10 (4,3) |\n";
  const auto import = [&] {
    window.goTo({Location::Kind::Sheet, event, kFirstBoard});
    session.confirmations().askBy([](const window::TwoWays&) { return true; });
    static_cast<SheetPage*>(window.page(Location::Kind::Sheet))->importSheet(path);
    EXPECT_TRUE(said().startsWith(QStringLiteral("Imported from one.sheet"))) << said().toStdString();
  };
  import();
  run(Command::Undo);
  EXPECT_EQ(said(), QString());
  import();
  QTimer::singleShot(kLongPause, [] {
    const auto buttons = QApplication::activeModalWidget()->findChildren<QPushButton*>();
    const auto discard = std::ranges::find_if(buttons, [](const QPushButton* button) {
      return button->text().remove(u'&') == QStringLiteral("Discard");
    });
    if (discard != buttons.end()) (*discard)->click();
  });
  window.goTo({Location::Kind::Tally, event, {}});
  EXPECT_EQ(window.location().kind, Location::Kind::Tally);
  EXPECT_EQ(said(), QString());
}

// A tool tip that only repeats the label of its button helps nobody.
TEST_F(StatusBarTest, ToolTipsOfTheToolBarSayWhatTheirCommandsDo) {
  for (const auto language : {words::Language::English, words::Language::Filipino}) {
    translator.setLanguage(language);
    for (const auto& [group, commands] : toolBarGroups()) {
      for (const Command command : commands) {
        const QString label = window.commands().name(command);
        const QString shown = toolTipOf(command).section(u'\n', 1, 1);
        EXPECT_GT(shown.size(), label.size()) << label.toStdString() << ": " << shown.toStdString();
        EXPECT_TRUE(shown.endsWith(u'.')) << shown.toStdString();
      }
    }
  }
}

// The Edit menu stays closed in this test: the tool tip alone asks for the step.
TEST_F(StatusBarTest, TheToolTipOfUndoNamesTheStepOfThisMoment) {
  const contest::EventId event = pairedEvent("integer");
  const QString key = window.commands().action(Command::Undo)->shortcut().toString(QKeySequence::NativeText);
  const auto expectNamed = [&](const QString& act) {
    EXPECT_FALSE(act.isEmpty());
    const QString start = translator.plain(words::Phrase::UndoNamed).arg(act.left(20));
    const QString shown = toolTipOf(Command::Undo);
    EXPECT_TRUE(shown.startsWith(start)) << shown.toStdString() << " is not about " << start.toStdString();
    EXPECT_TRUE(shown.endsWith(QStringLiteral("(%1)").arg(key))) << shown.toStdString();
  };
  const auto newest = [this] {
    const auto offer = desk::HistoryDesk(session.desk(), desk::OwnActs::MadeHere).offer({}, session.author());
    return offer ? toQt(words::rowText(offer->rows.front(), translator.language())) : QString();
  };
  for (const auto language : {words::Language::English, words::Language::Filipino}) {
    translator.setLanguage(language);
    window.goTo({Location::Kind::Rounds, event, {}});
    QApplication::processEvents();
    const QString before = newest();
    expectNamed(before);
    const contest::EventSetup setup{"of this language",
                                    *rules::builtInChipSet("integer"),
                                    rules::manual(),
                                    contest::System::RoundRobin,
                                    1,
                                    std::nullopt,
                                    1};
    ASSERT_TRUE(session.changed(desk::EventDesk(session.desk()).addEvent(setup, session.author())));
    QApplication::processEvents();
    EXPECT_NE(newest(), before);
    expectNamed(newest());
    run(Command::Undo);
    QApplication::processEvents();
    EXPECT_EQ(newest(), before);
    expectNamed(before);
  }
}

TEST_F(StatusBarTest, TheToolbarSpeaksInBothLanguages) {
  const auto* bar = window.findChild<QToolBar*>();
  ASSERT_NE(bar, nullptr);
  for (const auto language : {words::Language::English, words::Language::Filipino}) {
    translator.setLanguage(language);
    window.resize(1280, 672);
    QApplication::processEvents();
    EXPECT_EQ(bar->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    for (QAction* action : bar->actions()) {
      if (action->isSeparator()) continue;
      const auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(action));
      ASSERT_NE(button, nullptr);
      EXPECT_TRUE(button->isVisible()) << action->iconText().toStdString();
      EXPECT_FALSE(button->text().isEmpty());
      EXPECT_GE(button->width(), button->sizeHint().width()) << button->text().toStdString();
      EXPECT_FALSE(button->toolTip().isEmpty());
    }
    // In a narrow window, icons replace the words, and every button stays visible.
    window.resize(640, 480);
    QApplication::processEvents();
    EXPECT_EQ(bar->toolButtonStyle(), Qt::ToolButtonIconOnly);
    for (QAction* action : bar->actions()) {
      if (action->isSeparator()) continue;
      EXPECT_TRUE(bar->widgetForAction(action)->isVisible()) << action->iconText().toStdString();
      EXPECT_FALSE(action->icon().isNull()) << action->iconText().toStdString();
    }
  }
}

}  // namespace
}  // namespace damath::window
