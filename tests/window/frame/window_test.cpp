// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the window: the layout on each screen, the first focus, the keys, and the Back button.
#include <QLayout>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QStatusBar>
#include <QStyleOption>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

#include "app/window/frame/event_strip.hpp"
#include "app/window/frame/navigator.hpp"
#include "app/window/frame/window_state.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/players/import_dialog.hpp"
#include "app/window/rounds/quick_entry_line.hpp"
#include "app/window/rounds/unpublished_line.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "app/window/start/contest_dialog.hpp"
#include "app/window/today/event_dialog.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;
using testing::kLongPause;

class WindowTest : public testing::ConsoleTest {
 protected:
  QScrollArea& areaOf(Location::Kind kind) {
    return *qobject_cast<QScrollArea*>(window.page(kind)->parentWidget()->parentWidget());
  }
};

// 1280 × 720 at 100 %, 1920 × 1080 at 150 % and 2560 × 1440 at 200 % give the same room. The title bar takes
// 48 pixels.
TEST_F(WindowTest, IsWholeOnASmallNotebook) {
  const contest::EventId event = pairedEvent("rational");
  window.resize(1280, 672);
  for (const auto language : {words::Language::English, words::Language::Filipino}) {
    translator.setLanguage(language);
    for (const Location& location : everyLocation(event)) {
      window.goTo(location);
      QApplication::processEvents();
      EXPECT_EQ(window.size(), QSize(1280, 672)) << "page " << static_cast<int>(location.kind);
      EXPECT_LE(window.statusBar()->geometry().bottom(), 672);
      EXPECT_FALSE(areaOf(location.kind).verticalScrollBar()->isVisible())
          << "page " << static_cast<int>(location.kind) << " needs "
          << window.page(location.kind)->minimumSizeHint().height();
      EXPECT_FALSE(areaOf(location.kind).horizontalScrollBar()->isVisible())
          << "page " << static_cast<int>(location.kind) << " needs "
          << window.page(location.kind)->minimumSizeHint().width();
    }
  }
}

// Returns the widget around the button that a scroll area shows a part of, or else the page.
const QWidget& scrolledBody(const QWidget& button, const Page& page) {
  for (const QWidget* part = button.parentWidget(); part != &page; part = part->parentWidget()) {
    const auto* area = part->parentWidget() == nullptr
                           ? nullptr
                           : qobject_cast<const QScrollArea*>(part->parentWidget()->parentWidget());
    if (area != nullptr && area->widget() == part) return *part;
  }
  return page;
}

TEST_F(WindowTest, ScrollsWhereTheScreenIsSmallerAndClipsNothing) {
  const contest::EventId event = pairedEvent("rational");
  EXPECT_LE(window.minimumSizeHint().height(), 360);
  window.resize(680, 380);
  for (const Location& location : everyLocation(event)) {
    window.goTo(location);
    QApplication::processEvents();
    EXPECT_EQ(window.size(), QSize(680, 380)) << "page " << static_cast<int>(location.kind);
    const Page* page = window.page(location.kind);
    const auto widgets = page->findChildren<QPushButton*>();
    for (const QPushButton* button : widgets) {
      if (!button->isVisible()) continue;
      const QWidget& body = scrolledBody(*button, *page);
      const QRect place(button->mapTo(&body, QPoint()), button->size());
      EXPECT_TRUE(body.rect().contains(place)) << button->text().toStdString();
      EXPECT_GE(button->width(), button->minimumSizeHint().width()) << button->text().toStdString();
    }
  }
}

TEST_F(WindowTest, ATitleIsWholeAtOnceInTheOtherLanguage) {
  const contest::EventId event = pairedEvent("rational");
  window.resize(1280, 672);
  window.goTo({Location::Kind::Sheet, event, kFirstBoard});
  QApplication::processEvents();
  translator.setLanguage(words::Language::Filipino);
  QApplication::processEvents();
  const auto titles = window.page(Location::Kind::Sheet)->findChildren<QLabel*>();
  const auto title = std::ranges::find_if(
      titles, [](const QLabel* label) { return dynamic_cast<const ElidedLabel*>(label) != nullptr; });
  ASSERT_NE(title, titles.end());
  EXPECT_GE((*title)->width(), (*title)->fontMetrics().horizontalAdvance((*title)->text()))
      << (*title)->text().toStdString();
}

TEST_F(WindowTest, TheTallyCutsNeitherNamesNorReasons) {
  const contest::EventId event =
      addEvent("integer",
               "last,first,school\nOcampo-Villanueva de los Santos y Macaraeg-Dimaculangan,Miguel Antonio "
               "R.,Rizal Science High School\n"
               "Dela Cruz-Santos,Jose P.,Bonifacio Integrated School\n");
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  const contest::ResultInput level{rules::Ending::Time, exact::Number(5), exact::Number(5)};
  ASSERT_TRUE(
      session.changed(desk::RoundDesk(session.desk()).setResult(event, kFirstBoard, level, publishing())));
  window.resize(1020, 672);
  window.goTo({Location::Kind::Tally, event, {}});
  QApplication::processEvents();
  const auto& table = part<ListTable>(Location::Kind::Tally);
  int broken = 0;
  for (int row = 0; row < table.model()->rowCount(); ++row) {
    for (int column = 0; column < table.model()->columnCount(); ++column) {
      if (table.isColumnHidden(column)) continue;  // the full text is below the table
      const QModelIndex index = table.model()->index(row, column);
      const QFontMetrics metrics(index.data(Qt::FontRole).value<QFont>().resolve(table.font()));
      const QRect room(0, 0, table.columnWidth(column) - 12, 1000);
      const int needed = metrics.boundingRect(room, Qt::TextWordWrap, index.data().toString()).height();
      EXPECT_GE(table.rowHeight(row), needed) << index.data().toString().toStdString();
      broken += needed > metrics.height();
    }
  }
  EXPECT_GT(broken, 0) << "nothing was too wide for its column";
}

// The icon of a selected command is drawn on the selection color, in the color of the selected text.
TEST_F(WindowTest, TheIconOfAChosenCommandIsSeen) {
  QStyleOptionMenuItem item;
  item.palette = QApplication::palette();
  item.rect = QRect(0, 0, 240, 28);
  item.menuItemType = QStyleOptionMenuItem::Normal;
  item.icon = action(Command::Undo).icon();
  item.maxIconWidth = 20;
  item.state = QStyle::State_Enabled | QStyle::State_Selected;
  QImage image(item.rect.size(), QImage::Format_ARGB32);
  QPainter painter(&image);
  QApplication::style()->drawControl(QStyle::CE_MenuItem, &item, &painter, nullptr);
  painter.end();
  int light = 0;
  int dark = 0;
  for (int x = 0; x < 28; ++x) {
    for (int y = 0; y < image.height(); ++y) {
      light += image.pixelColor(x, y).lightness() > 220;
      dark += image.pixelColor(x, y).lightness() < 60;
    }
  }
  EXPECT_GT(light, 10);
  EXPECT_EQ(dark, 0);
}

TEST_F(WindowTest, TheKeysGoIntoThePagesList) {
  const contest::EventId event = pairedEvent("integer");
  const QString path = session.path();
  window.commands().action(Command::CloseContest)->trigger();
  ASSERT_TRUE(window.openFile(path));
  window.goTo({});
  EXPECT_EQ(window.focusWidget(), window.page(Location::Kind::Today)->findChild<ListTable*>());
  QTest::keyClick(window.focusWidget(), Qt::Key_Return);
  EXPECT_EQ(window.location().kind, Location::Kind::Rounds);
  // In an unpublished round, the line for checking the pairing has the focus. In a published round, the line
  // for results has the focus. When all results are entered, the list has the focus.
  Page* rounds = window.page(Location::Kind::Rounds);
  EXPECT_TRUE(rounds->findChild<UnpublishedLine*>()->isAncestorOf(window.focusWidget()));
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  EXPECT_TRUE(rounds->findChild<QuickEntryLine*>()->isAncestorOf(window.focusWidget()));
  const contest::ResultInput input{rules::Ending::Time, exact::Number(3), exact::Number(2)};
  ASSERT_TRUE(session.changed(
      desk::RoundDesk(session.desk()).setResult(event, testing::kFirstBoard, input, publishing())));
  window.goTo({Location::Kind::Rounds, event, {}});
  EXPECT_EQ(window.focusWidget(), rounds->findChild<ListTable*>());
  window.goTo({Location::Kind::Tally, event, {}});
  EXPECT_EQ(window.focusWidget(), window.page(Location::Kind::Tally)->findChild<ListTable*>());
}

TEST_F(WindowTest, HomeAndEndGoToTheEndsOfAList) {
  const contest::EventId event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\n");
  window.goTo({Location::Kind::Players, event, {}});
  auto& list = part<ListTable>(Location::Kind::Players);
  QTest::keyClick(&list, Qt::Key_End);
  EXPECT_EQ(list.currentKey().toInt(), 3);
  QTest::keyClick(&list, Qt::Key_Home);
  EXPECT_EQ(list.currentKey().toInt(), 1);
}

TEST_F(WindowTest, ReturnPressesAButtonThatHasTheFocus) {
  window.commands().action(Command::CloseContest)->trigger();
  const auto buttons = window.findChildren<QPushButton*>();
  const auto create = std::ranges::find_if(buttons, [](const QPushButton* button) {
    return button->isVisible() && button->text() == QStringLiteral("New contest");
  });
  ASSERT_NE(create, buttons.end());
  (*create)->setFocus();
  QTest::keyClick(*create, Qt::Key_Return);
  EXPECT_NE(QApplication::activeModalWidget(), nullptr);
}

TEST_F(WindowTest, ASheetIsLeftByButtonKeyEscapeAndTree) {
  const contest::EventId event = pairedEvent("integer");
  const Location sheet{Location::Kind::Sheet, event, kFirstBoard};
  const auto isBack = [&] { return window.location().kind == Location::Kind::Rounds; };
  window.goTo(sheet);
  ASSERT_TRUE(action(Command::Back).isEnabled());
  action(Command::Back).trigger();
  EXPECT_TRUE(isBack());
  EXPECT_FALSE(action(Command::Back).isEnabled());
  window.goTo(sheet);
  const auto buttons = window.page(Location::Kind::Sheet)->findChildren<QPushButton*>();
  const auto back = std::ranges::find_if(
      buttons, [](const QPushButton* button) { return button->text() == QStringLiteral("Back"); });
  ASSERT_NE(back, buttons.end());
  QTest::mouseClick(*back, Qt::LeftButton);
  EXPECT_TRUE(isBack());
  window.goTo(sheet);
  QTest::keyClick(&part<SheetGrid>(Location::Kind::Sheet), Qt::Key_Escape);
  EXPECT_TRUE(isBack());
  window.goTo(sheet);
  auto* tree = window.findChild<Navigator*>();
  ASSERT_NE(tree, nullptr);
  const QRect place = tree->visualItemRect(tree->currentItem());
  QTest::mouseClick(tree->viewport(), Qt::LeftButton, Qt::NoModifier, place.center());
  EXPECT_TRUE(isBack());
}

// Opening a page of the whole contest leaves the same event unfolded in the tree.
TEST_F(WindowTest, TheEventAtHandStaysOpenInTheTree) {
  std::vector<contest::EventId> events;
  for (const char* set : {"integer", "whole", "rational", "radical", "polynomial", "fraction"}) {
    events.push_back(addEvent(set, {}));
  }
  const auto& tree = *window.findChild<Navigator*>();
  const auto open = [&tree] {
    std::vector<int> rows;
    for (int i = 0; i < tree.topLevelItem(0)->childCount(); ++i) {
      if (tree.topLevelItem(0)->child(i)->isExpanded()) rows.push_back(i);
    }
    return rows;
  };
  window.goTo({Location::Kind::Players, events[1], {}});
  EXPECT_EQ(open(), std::vector{1});
  for (const Location::Kind kind :
       {Location::Kind::Schools, Location::Kind::Journal, Location::Kind::Settings, Location::Kind::Practice,
        Location::Kind::Station, Location::Kind::Today}) {
    window.goTo({kind, {}, {}});
    EXPECT_EQ(open(), std::vector{1}) << static_cast<int>(kind);
  }
  window.goTo({Location::Kind::Tally, events[3], {}});
  EXPECT_EQ(open(), std::vector{3});
}

// A contest opens on the last page, at the last board or sheet.
TEST_F(WindowTest, AContestOpensWhereOneWas) {
  const contest::EventId event = pairedEvent("integer");
  const QString path = session.path();
  for (const Location::Kind kind : {Location::Kind::Live, Location::Kind::Sheet, Location::Kind::Tally}) {
    window.goTo({kind, event, kFirstBoard});
    session.close();
    window.openFile(path);
    EXPECT_EQ(window.location().kind, kind);
    EXPECT_EQ(window.location().event, event);
  }
  window.goTo({Location::Kind::Sheet, event, {contest::RoundNumber{7}, contest::BoardNumber{9}}});
  session.close();
  window.openFile(path);
  EXPECT_EQ(window.location().kind, Location::Kind::Rounds) << "there is no such board";
}

TEST_F(WindowTest, WhatIsGoneIsLeft) {
  addEvent("integer", {});
  const auto elsewhere = session.find(addEvent("whole", {}))->id;
  window.goTo({Location::Kind::Players, elsewhere, {}});
  action(Command::Undo).trigger();
  ASSERT_EQ(session.find(elsewhere), nullptr);
  EXPECT_EQ(window.location().kind, Location::Kind::Today);
  EXPECT_TRUE(window.page(Location::Kind::Today)->isVisible());
  action(Command::AddEvent).trigger();
  EXPECT_NE(qobject_cast<EventDialog*>(QApplication::activeModalWidget()), nullptr);
}

TEST_F(WindowTest, KeysReachTheirPagesFromEveryPage) {
  const contest::EventId event = pairedEvent("integer");
  for (const Location& location : everyLocation(event)) {
    window.goTo(location);
    for (const Command command : {Command::AddEvent, Command::ImportPlayers, Command::GoToday,
                                  Command::GoPlayers, Command::GoRounds, Command::GoTally, Command::Keys}) {
      EXPECT_TRUE(action(command).isEnabled())
          << action(command).text().toStdString() << " on page " << static_cast<int>(location.kind);
    }
  }
  window.goTo({});
  action(Command::GoTally).trigger();
  EXPECT_EQ(window.location(), (Location{Location::Kind::Tally, event, {}}));
  action(Command::ImportPlayers).trigger();
  EXPECT_EQ(window.location().kind, Location::Kind::Players);
  EXPECT_NE(qobject_cast<ImportDialog*>(QApplication::activeModalWidget()), nullptr);
}

TEST_F(WindowTest, NoRoundIsOfferedAfterTheLast) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Rounds, event, {}});
  EXPECT_FALSE(action(Command::PairRound).isEnabled());
}

TEST_F(WindowTest, OurOwnChangeIsReadOnce) {
  const contest::EventId event = addEvent("integer", {});
  QTest::qWait(kLongPause);
  QSignalSpy changes(&session, &window::Session::contestChanged);
  ASSERT_TRUE(session.changed(desk::EventDesk(session.desk())
                                  .importPlayers(event, "last,first,school\nA,Ana,X\n", session.author())));
  QTest::qWait(kLongPause);
  EXPECT_EQ(changes.count(), 1);
  EXPECT_EQ(session.desk().snapshot().value(), session.sharedContest()) << "one contest for desk and window";
}

TEST_F(WindowTest, TheLastPageOfTheLastContestComesBack) {
  const contest::EventId event = pairedEvent("integer");
  const QString path = session.path();
  window.goTo({Location::Kind::Sheet, event, kFirstBoard});
  window.commands().action(Command::CloseContest)->trigger();
  ASSERT_TRUE(window.openFile(path));
  EXPECT_EQ(window.location(), (Location{Location::Kind::Sheet, event, kFirstBoard}));
}

TEST_F(WindowTest, SizeAndPartsAreKeptAndFitTheScreen) {
  window.resize(700, 500);
  keepWindowState(window);
  MainWindow next(session, translator, windowProducts());
  showAsKept(next);
  EXPECT_EQ(next.size(), QSize(700, 500));
  QSettings().remove(QStringLiteral("window"));
  MainWindow first(session, translator, windowProducts());
  showAsKept(first);
  EXPECT_LE(first.height(), first.screen()->availableGeometry().height());
  EXPECT_LE(first.width(), first.screen()->availableGeometry().width());
}

// The window was saved on a screen that is gone or was larger.
TEST_F(WindowTest, AWindowOfAScreenThatIsGoneComesBackWhole) {
  const QRect room = window.screen()->availableGeometry();
  for (const QRect& kept :
       {QRect(room.right() - 90, room.bottom() - 60, 700, 500), QRect(1900, 1100, 700, 500),
        QRect(-650, -430, 700, 500), QRect(40, 40, room.width() + 300, room.height() + 200)}) {
    window.setGeometry(kept);
    keepWindowState(window);
    MainWindow next(session, translator, windowProducts());
    showAsKept(next);
    EXPECT_TRUE(room.contains(next.frameGeometry()))
        << next.x() << ',' << next.y() << ' ' << next.width() << 'x' << next.height();
  }
  QSettings().remove(QStringLiteral("window"));
}

TEST_F(WindowTest, AFileIsProposedByTheNameOfItsContestUntilAnotherIsWritten) {
  action(Command::NewContest).trigger();
  auto* dialog = qobject_cast<ContestDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  const auto fields = dialog->findChildren<QLineEdit*>();
  QLineEdit& name = *fields.front();
  QLineEdit& path = *fields.back();
  QTest::keyClicks(&name, QStringLiteral("Palaro 9/2026: West"));
  EXPECT_EQ(QFileInfo(path.text()).fileName(), QStringLiteral("Palaro 9-2026- West.damath"));
  path.setText(folder.filePath(QStringLiteral("mine.damath")));
  QTest::keyClicks(&name, QStringLiteral("ern"));
  EXPECT_EQ(QFileInfo(path.text()).fileName(), QStringLiteral("mine.damath"));
  // Accepts the first step, then creates the contest with its events.
  dialog->accept();
  dialog->accept();
  EXPECT_EQ(session.path(), folder.filePath(QStringLiteral("mine.damath")));
}

// The error message stays above the page until the next action.
TEST_F(WindowTest, ARefusalIsALineAboveThePageUntilTheNextAct) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Journal, {}, {}});
  QWidget* hand = window.focusWidget();
  window.commands().action(Command::ReclaimEvent)->trigger();
  QTest::qWait(kLongPause);
  EXPECT_EQ(refusalAbove(), translator(words::Phrase::NothingIsLent));
  EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
  EXPECT_EQ(window.focusWidget(), hand) << "nothing has to be pressed first";
  window.goTo({Location::Kind::Players, event, {}});
  EXPECT_TRUE(refusalAbove().isEmpty());

  session.refusals().show(QStringLiteral("Not so."));
  EXPECT_FALSE(refusalAbove().isEmpty());
  addEvent("rational", {});
  QTest::qWait(kLongPause);
  EXPECT_TRUE(refusalAbove().isEmpty()) << "another act";

  session.refusals().show(QStringLiteral("Not so."));
  for (QPushButton* button : window.findChildren<QPushButton*>()) {
    if (button->isVisible() && button->text() == translator(words::Phrase::Close)) button->click();
  }
  EXPECT_TRUE(refusalAbove().isEmpty());
}

// The next task is never cut on a small screen: it is shown beside the missing results, or below them.
TEST_F(WindowTest, WhatComesNextIsNeverCut) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Rounds, event, {}});
  auto& strip = *window.findChild<EventStrip*>();
  const auto next = [&strip] {
    const QLabel* seen = nullptr;
    for (const QLabel* label : strip.findChildren<QLabel*>()) {
      const bool isNext = label->text().startsWith(QStringLiteral("next: "));
      if (isNext && label->isVisible()) seen = label;
    }
    return seen;
  };
  for (const int width : {1900, 1280, 700}) {
    strip.setFixedWidth(width);
    QTest::qWait(kLongPause);
    const QLabel* label = next();
    ASSERT_NE(label, nullptr) << width;
    const int wanted = label->fontMetrics().horizontalAdvance(label->text());
    EXPECT_TRUE(label->wordWrap() || label->width() >= wanted) << width;
    EXPECT_LE(label->geometry().bottom(), strip.height()) << width;
  }
}

// Each kind of missing work has a button. The buttons go on in the next row, so that they do not make the
// window wider than a small screen.
TEST_F(WindowTest, MissingWorkNeverWidensTheWindow) {
  const contest::EventId event = pairedEvent("integer");
  storeSheet(event,
             "[Set \"integer\"]\n\n-9 (0,3) || -1 (1,4)\n-9 + (-1) | -12 | -12 || 10 + (-9) | 1 | 1\n");
  EventStrip strip(session, translator);
  strip.setEvent(session.find(event));
  const auto buttons = strip.findChildren<QToolButton*>();
  ASSERT_GE(buttons.size(), 2);
  const int least = strip.layout()->minimumSize().width();
  EXPECT_LE(least, 1000);
  for (const int width : {1900, 1366, least}) {
    // The next step moves below the line if the line has no room, which makes the strip higher.
    for (int i = 0; i < 2; ++i) {
      strip.resize(width, strip.heightForWidth(width));
      QTest::qWait(kLongPause);
    }
    for (const QToolButton* button : buttons) {
      const QRect place(button->mapTo(&strip, QPoint()), button->size());
      EXPECT_TRUE(button->isVisible());
      EXPECT_TRUE(strip.rect().contains(place)) << width << " " << button->text().toStdString();
      EXPECT_GE(place.width(), button->sizeHint().width()) << width << " " << button->text().toStdString();
    }
  }
  const auto rowOf = [&strip](const QToolButton* button) { return button->mapTo(&strip, QPoint()).y(); };
  EXPECT_GT(rowOf(buttons.back()), rowOf(buttons.front())) << "in the next row";
}

}  // namespace
}  // namespace damath::window
