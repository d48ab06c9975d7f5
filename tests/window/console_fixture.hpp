// SPDX-License-Identifier: GPL-3.0-or-later
// A fixture with a console window over a real contest file. Helpers add an event of two paired players.
#pragma once

#include <gtest/gtest.h>

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <fstream>
#include <sstream>

#include "app/window/dialogs/question.hpp"
#include "app/window/dialogs/work_dialog.hpp"
#include "app/window/frame/main_window.hpp"
#include "app/window/frame/refusal_line.hpp"
#include "app/window/products.hpp"
#include "app/window/scoresheet/live_audit.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/standard_rulesets.hpp"

// GoogleTest finds this overload by name lookup. Without this overload, each letter would print as its bytes.
inline void PrintTo(const QString& text, std::ostream* out) {
  *out << '"' << text.toStdString() << '"';
}

namespace damath::testing {

// The way in which a test performs an action in the window.
enum class By { Mouse, Keys };

inline std::string contentOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file.good()) << path;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

inline constexpr int kLongPause = 700;    // milliseconds; the check of typed text begins sooner
inline constexpr int kPatience = 20'000;  // milliseconds; the longest wait for a background thread
inline constexpr desk::Place kFirstBoard{contest::RoundNumber{1}, contest::BoardNumber{1}};

class ConsoleTest : public ::testing::Test {
 protected:
  ConsoleTest()
      : translator(words::Language::English),
        session(translator),
        window(session, translator, window::windowProducts()) {
    QObject::connect(&session.refusals(), &window::Refusals::told, &window,
                     [this](const QString& message) { refusals << message; });
    // Answers yes when the program asks to publish a round because of its result. All other questions are
    // asked as in the window.
    session.confirmations().askBy([this](const window::TwoWays& ways) {
      return isPublishing(ways) || window::goesOnAfter(ways, translator);
    });
  }

  void SetUp() override {
    ASSERT_TRUE(folder.isValid());
    // Drafts are saved here, not in the folder of the user who runs the tests.
    qputenv("XDG_STATE_HOME", folder.filePath(QStringLiteral("state")).toLocal8Bit());
    ASSERT_TRUE(
        session.opener().create(folder.filePath(QStringLiteral("test.damath")), {"Test contest", "", ""}));
    window.show();
    // Only the active window receives menu shortcuts and focus requests.
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    window.goTo({});
  }

  void TearDown() override {
    const QWidgetList dialogs = QApplication::topLevelWidgets();
    for (QWidget* widget : dialogs) {
      if (widget != &window) widget->close();
    }
    QApplication::processEvents();
  }

  // True if the question asks if a first result may publish its round.
  [[nodiscard]] bool isPublishing(const window::TwoWays& ways) {
    const desk::Question question{.code = desk::ConfirmationReason::RoundPublished,
                                  .round = contest::RoundNumber{1}};
    return ways.text.contains(session.confirmations().textOf({}, question).section(QStringLiteral(". "), 1));
  }
  // Returns an author that has already confirmed that the first result publishes the round.
  [[nodiscard]] desk::Author publishing(const QString& by = {}, const QString& reason = {}) const {
    desk::Author author = session.author(by, reason);
    author.answers.push_back(
        {db::ConfirmationLevel::Acknowledge, db::ConfirmationReason::RoundPublished, "oo"});
    return author;
  }

  // Returns the message in the line above the page, an error or a standing message; empty if there is none.
  [[nodiscard]] QString refusalAbove() const { return window.findChild<window::RefusalLine*>()->text(); }

  contest::EventId addEvent(std::string_view set, std::string_view players,
                            contest::System system = contest::System::RoundRobin) {
    const contest::EventSetup setup{
        std::string(set), *rules::builtInChipSet(set), rules::manual(), system, 1, std::nullopt, 1};
    const auto event = session.changed(desk::EventDesk(session.desk()).addEvent(setup, session.author()));
    EXPECT_TRUE(event);
    if (!players.empty()) {
      EXPECT_TRUE(
          session.changed(desk::EventDesk(session.desk()).importPlayers(*event, players, session.author())));
    }
    return *event;
  }

  // Adds an event of two players and pairs its only round.
  contest::EventId pairedEvent(std::string_view set) {
    const contest::EventId event =
        addEvent(set, "last,first,school\nRamon,Mario M.,JGMNHS\nArroyo,Gloria,ADMU\n");
    EXPECT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
    return event;
  }

  void storeSheet(contest::EventId event, const sheet::Sheet& sheet, const desk::Place& place = kFirstBoard) {
    EXPECT_TRUE(
        session.changed(desk::SheetDesk(session.desk()).storeSheet(event, place, sheet, session.author())));
  }
  void storeSheet(contest::EventId event, std::string_view text, const desk::Place& place = kFirstBoard) {
    storeSheet(event, notation::parseSheetText(text).value(), place);
  }

  static std::vector<window::Location> everyLocation(contest::EventId event) {
    using Kind = window::Location::Kind;
    return {{Kind::Today, {}, {}},
            {Kind::Players, event, {}},
            {Kind::Rounds, event, {}},
            {Kind::Sheet, event, kFirstBoard},
            {Kind::Tally, event, {}},
            {Kind::Schools, {}, {}},
            {Kind::Journal, {}, {}},
            {Kind::CheckIn, event, {}},
            {Kind::Reviews, event, {}},
            {Kind::Review, event, kFirstBoard},
            {Kind::Keying, event, kFirstBoard},
            {Kind::Settings, {}, {}},
            {Kind::Live, event, kFirstBoard},
            {Kind::Practice, {}, {}},
            {Kind::Clocks, event, {}},
            {Kind::Analysis, event, kFirstBoard},
            {Kind::Lessons, event, {}},
            {Kind::Station, {}, {}}};
  }

  // Pauses for kLongPause, and then until no audit is running: on a busy machine an audit may take longer
  // than the pause.
  void pauseLong() {
    QTest::qWait(kLongPause);
    for (window::LiveAudit* audit : window.findChildren<window::LiveAudit*>())
      EXPECT_TRUE(audit->settle(kPatience));
    QApplication::processEvents();
  }

  // Waits for background work. False if the work takes longer than kPatience.
  [[nodiscard]] bool workIsDone() {
    // Work that a dialog started begins after the dialog has closed.
    QCoreApplication::processEvents();
    return QTest::qWaitFor([this] { return window.findChildren<window::WorkDialog*>().isEmpty(); },
                           kPatience);
  }

  QAction& action(window::Command command) { return *window.commands().action(command); }

  template <class Widget>
  Widget& part(window::Location::Kind kind) {
    auto* widget = window.page(kind)->findChild<Widget*>();
    EXPECT_NE(widget, nullptr);
    return *widget;
  }

  QTemporaryDir folder;
  window::Translator translator;
  window::Session session;
  window::MainWindow window;
  QStringList refusals;
};

// A fixture with one event of two players whose round is paired. Settings of other tests are deleted.
class PairedEventTest : public ConsoleTest {
 protected:
  void SetUp() override {
    QSettings().clear();
    ConsoleTest::SetUp();
    event = pairedEvent("integer");
  }
  void TearDown() override {
    QSettings().clear();
    ConsoleTest::TearDown();
  }

  contest::EventId event{};
};

}  // namespace damath::testing
