// SPDX-License-Identifier: GPL-3.0-or-later
// A fixture for the pages of live games: a contest of four players, two paired boards, and a time that the
// test advances.
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTimer>
#include <memory>

#include "app/window/board/play_board.hpp"
#include "app/window/dialogs/form_dialog.hpp"
#include "app/window/live/clocks_page.hpp"
#include "app/window/live/live_page.hpp"
#include "app/window/live/live_tables.hpp"
#include "app/window/live/turn_fields.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::testing {

class LiveFixture : public ConsoleTest {
 protected:
  static constexpr int kHumanPause = 320;  // milliseconds; the check of typed text begins sooner
  static constexpr desk::Place kSecondBoard{contest::RoundNumber{1}, contest::BoardNumber{2}};

  void SetUp() override {
    ConsoleTest::SetUp();
    event = addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\nD,Dan,W\n");
    EXPECT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
    session.confirmations().askBy([this](const window::TwoWays& ways) {
      if (isPublishing(ways)) return true;
      questions << ways.text;
      return answer;
    });
    const window::PageContext context{session, translator, window.commands()};
    tables = std::make_unique<window::LiveTables>(session, [this] { return now; });
    QObject::connect(tables.get(), &window::LiveTables::rang, &window, [this] { ++strokes; });
    board = std::make_unique<window::LivePage>(context, *tables);
    clocks = std::make_unique<window::ClocksPage>(context, *tables);
    for (window::Page* page :
         {static_cast<window::Page*>(board.get()), static_cast<window::Page*>(clocks.get())}) {
      QObject::connect(page, &window::Page::goTo, &window,
                       [this](const window::Location& there) { gone = there; });
      page->resize(1180, 640);
    }
  }

  // Adds an event of two players. `change` edits the ruleset of the new event. Sets `event` to the new event.
  template <class Change>
  void useEventUnder(Change&& change) {
    contest::EventSetup setup = session.find(event)->setup;
    setup.name = "Of its own";
    setup.ruleset.name = "own";
    change(setup.ruleset);
    const auto added = session.changed(desk::EventDesk(session.desk()).addEvent(setup, session.author()));
    ASSERT_TRUE(added.has_value());
    event = *added;
    ASSERT_TRUE(
        session.changed(desk::EventDesk(session.desk())
                            .importPlayers(event, "last,first,school\nE,Eva,X\nF,Fe,Y\n", session.author())));
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  }

  void open(window::Page& page, const window::Location& location) {
    page.show();
    page.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&page));
    page.look(location);
    page.setFocus();
  }
  void openBoard(desk::Place place = kFirstBoard) {
    open(*board, {window::Location::Kind::Live, event, place});
  }
  void openClocks() { open(*clocks, {window::Location::Kind::Clocks, event, {}}); }
  // Begins a live game with these turns, recorded by the program or by the arbiter.
  void begin(play::Keeping keeping, std::initializer_list<const char*> turns = {},
             desk::Place place = kFirstBoard) {
    desk::LiveDesk desk(session.desk());
    auto table = desk.begin(event, place, keeping, session.author());
    ASSERT_TRUE(table.has_value());
    for (const char* turn : turns) {
      ASSERT_TRUE(desk.turn(*table, {turn}, {}, session.author()).has_value()) << turn;
    }
  }

  static QPushButton* button(const QWidget& page, const QString& text) {
    const auto buttons = page.findChildren<QPushButton*>();
    for (QPushButton* each : buttons) {
      if (each->isVisible() && each->text().remove(u'&') == text) return each;
    }
    ADD_FAILURE() << "no button " << text.toStdString();
    return nullptr;
  }
  void press(QPushButton* pressed, By by) {
    ASSERT_NE(pressed, nullptr);
    EXPECT_TRUE(pressed->isEnabled()) << pressed->text().toStdString();
    QTest::qWait(kHumanPause);
    if (by == By::Mouse) return QTest::mouseClick(pressed, Qt::LeftButton);
    pressed->setFocus();
    QTest::keyClick(pressed, Qt::Key_Space);
  }
  void press(const QWidget& page, const QString& text, By by) { press(button(page, text), by); }

  // Opens the menu of a button and triggers an action. A timer waits for the menu, because a busy computer
  // may be slow.
  void choose(const QString& opens, const QString& text, By by) {
    auto* looks = new QTimer(&window);
    looks->setInterval(kHumanPause);
    QObject::connect(looks, &QTimer::timeout, &window, [looks, text, by] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (menu == nullptr) return;
      looks->stop();
      const auto actions = menu->actions();
      for (QAction* action : actions) {
        if (action->text().remove(u'&') != text) continue;
        EXPECT_TRUE(action->isEnabled()) << text.toStdString();
        if (by == By::Mouse) {
          return QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        }
        for (int i = 0; i < actions.size() && menu->activeAction() != action; ++i) {
          QTest::keyClick(menu, Qt::Key_Down);
        }
        EXPECT_EQ(menu->activeAction(), action);
        return QTest::keyClick(menu, Qt::Key_Return);
      }
      ADD_FAILURE() << "no choice " << text.toStdString();
      menu->close();
    });
    looks->start();
    press(*board, opens, by);
    EXPECT_FALSE(looks->isActive()) << "no menu opened";
    delete looks;
    QTest::qWait(kHumanPause);
  }
  // Enters name and reason into the open dialog. Checks first that the dialog refuses to save without them.
  void sign(By by, const char* who = "Gng. Reyes", const char* why = "pasya") {
    auto* dialog = qobject_cast<window::FormDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    const auto fields = dialog->findChildren<QLineEdit*>();
    ASSERT_GE(fields.size(), 2);
    const auto submit = [by, dialog](QLineEdit* last) {
      if (by == By::Keys) return QTest::keyPress(last, Qt::Key_Return);
      const auto buttons = dialog->findChildren<QPushButton*>();
      for (QPushButton* each : buttons) {
        if (each->isDefault()) return QTest::mouseClick(each, Qt::LeftButton);
      }
    };
    const std::size_t before = session.desk().journal().value().size();
    submit(fields[0]);
    ASSERT_EQ(QApplication::activeModalWidget(), dialog);
    EXPECT_FALSE(dialog->refusal().isEmpty()) << "who does it, and why?";
    EXPECT_EQ(session.desk().journal().value().size(), before);
    QTest::qWait(kHumanPause);
    QTest::keyClicks(fields[0], QString::fromLatin1(who));
    QTest::keyClicks(fields[1], QString::fromLatin1(why));
    QTest::qWait(kHumanPause);
    submit(fields[1]);
    EXPECT_TRUE(QTest::qWaitFor([] { return QApplication::activeModalWidget() == nullptr; }, kPatience));
  }

  // Returns the live game as the file has it now.
  desk::LiveTable kept(desk::Place place = kFirstBoard) {
    return desk::LiveDesk(session.desk()).table(event, place).value();
  }
  const desk::LiveTable& here(desk::Place place = kFirstBoard) { return *tables->at(event, place); }
  QString notice(const QWidget& page) { return page.findChild<window::NoticeBar*>()->text(); }
  // Returns the text of all visible labels of the page.
  static QString said(const QWidget& page) {
    QStringList texts;
    const auto labels = page.findChildren<QLabel*>();
    for (const QLabel* label : labels) {
      if (label->isVisible()) texts << label->text();
    }
    return texts.join(u'\n');
  }

  play::milliseconds now{1'000'000};
  int strokes = 0;
  bool answer = true;
  QStringList questions;
  std::optional<window::Location> gone;
  contest::EventId event{};
  std::unique_ptr<window::LiveTables> tables;
  std::unique_ptr<window::LivePage> board;
  std::unique_ptr<window::ClocksPage> clocks;
};

}  // namespace damath::testing
