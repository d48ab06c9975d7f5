// SPDX-License-Identifier: GPL-3.0-or-later
// The state before an action: a contest made by the desks, the window on the page of the action, and the
// person who acts.
#pragma once

#include <QTabBar>
#include <memory>
#include <string_view>

#include "app/desk/events/entry_desk.hpp"
#include "app/desk/rounds/pairing_desk.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/parts/list_table.hpp"
#include "tests/window/console_fixture.hpp"
#include "tests/window/uses/person.hpp"

namespace damath::testing {

inline constexpr desk::Place kOtherBoard{contest::RoundNumber{1}, contest::BoardNumber{2}};

class Stage : public ConsoleTest {
 public:
  using ConsoleTest::action;
  using ConsoleTest::addEvent;
  using ConsoleTest::folder;
  using ConsoleTest::part;
  using ConsoleTest::refusals;
  using ConsoleTest::session;
  using ConsoleTest::storeSheet;
  using ConsoleTest::translator;
  using ConsoleTest::window;
  using ConsoleTest::workIsDone;

  // Makes the person who does all following actions, by mouse or by keys. `sights` inspects each place that
  // the person sees.
  void play(By by, Sights sights) {
    m_person = std::make_unique<Person>(window, translator, by, std::move(sights));
  }
  [[nodiscard]] Person& person() { return *m_person; }

  void open(window::Location::Kind kind, const desk::Place& place = kFirstBoard) {
    window.goTo({kind, event, place});
    person().look();
  }
  void turnToEachTab(window::Location::Kind kind) {
    auto& tabs = part<QTabBar>(kind);
    for (int tab = 0; tab < tabs.count(); ++tab) person().turnTo(tabs, tab);
  }
  // Opens the sample contest. Sets `event` to the event of the sample at this place in its list, from 0.
  void openSample(std::size_t place);
  [[nodiscard]] window::ListTable& list(window::Location::Kind kind) { return part<window::ListTable>(kind); }
  [[nodiscard]] QString pathOf(const char* name) const { return folder.filePath(QLatin1String(name)); }
  void write(const QString& path, std::string_view text) const {
    std::ofstream(window::fromQt(path), std::ios::binary) << text;
  }

  // Adds an event and sets `event` to the new event. A row is a player: last name, first name, school.
  void players(std::string_view rows) {
    event = addEvent("integer", rows.empty() ? std::string() : "last,first,school\n" + std::string(rows));
  }
  void fourPlayers() { players("A,Ana,X\nB,Ben,Y\nC,Cora,Z\nD,Dan,W\n"); }
  void twoPlayers() { players("Ramon,Mario M.,JGMNHS\nArroyo,Gloria,ADMU\n"); }
  void pair() {
    EXPECT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  }
  void publish() {
    EXPECT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  }
  // A published round of two players.
  void twoMeet() {
    twoPlayers();
    pair();
    publish();
  }
  void enter(int blue, int red, const desk::Place& place = kFirstBoard) {
    const contest::ResultInput input{rules::Ending::Time, exact::Number(blue), exact::Number(red)};
    EXPECT_TRUE(
        session.changed(desk::RoundDesk(session.desk()).setResult(event, place, input, publishing())));
  }
  // Enters a rematch of two players who drew.
  void playRematch() {
    const contest::Game& game = session.find(event)->games.front();
    const contest::ResultInput input{rules::Ending::Time, exact::Number(12), exact::Number(8)};
    EXPECT_TRUE(session.changed(
        desk::RoundDesk(session.desk()).setRematch(event, game.blue, game.red, input, session.author())));
  }
  void accept() {
    EXPECT_TRUE(session.changed(
        desk::SheetDesk(session.desk())
            .acceptSheet(event, kFirstBoard,
                         publishing(QStringLiteral("A. Cruz"), QStringLiteral("as it was")))));
  }
  void lookOver() {
    EXPECT_TRUE(session.changed(
        desk::ReviewDesk(session.desk()).review(event, kFirstBoard, {}, by(QStringLiteral("G. Cruz")))));
  }
  [[nodiscard]] desk::Author by(const QString& name) const {
    return session.author(name, QStringLiteral("as it was"));
  }

  // Hands the event over to another computer. The event cannot be changed here until it is back.
  void lend();
  void bringBack();

  // Returns the window's error message. Waits for background work to produce the message.
  [[nodiscard]] QString awaitWord() {
    EXPECT_TRUE(QTest::qWaitFor([this] { return !person().told().isEmpty(); }, kPatience));
    return person().told();
  }
  // Returns the message of the dialog in front and closes the dialog.
  [[nodiscard]] QString wordOfDialog() {
    QString word = person().told();
    person().leave();
    return word;
  }

  contest::EventId event{};

 private:
  std::unique_ptr<Person> m_person;
};

}  // namespace damath::testing
