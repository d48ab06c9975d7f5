// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/main_window.hpp"

#include <QAbstractButton>
#include <QAccessible>
#include <QEventLoop>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QTimer>
#include <map>

#include "app/window/arguments.hpp"
#include "app/window/commands/page_facts.hpp"
#include "app/window/frame/keys_dialog.hpp"
#include "app/window/frame/refusal_line.hpp"
#include "app/window/parts/colours.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/theme.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "core/every.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using words::Phrase;

class MainWindowTest : public testing::ConsoleTest {};

TEST_F(MainWindowTest, EveryFocusableWidgetHasAnAccessibleName) {
  const contest::EventId event = pairedEvent("integer");
  for (const Location& location : everyLocation(event)) {
    window.goTo(location);
    const auto widgets = window.findChildren<QWidget*>();
    for (QWidget* widget : widgets) {
      const bool ours =
          widget->isVisible() && widget->focusPolicy() != Qt::NoFocus && widget->focusProxy() == nullptr;
      // Qt's own parts (viewports, corner buttons, scroll buttons) are named through their owners.
      if (!ours || widget->objectName().startsWith(QLatin1String("qt_"))) continue;
      if (widget->inherits("QTableCornerButton") || widget->inherits("QSplitter")) continue;
      if (widget->inherits("QStackedWidget") || widget->inherits("QScrollBar")) continue;
      QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
      ASSERT_NE(interface, nullptr);
      EXPECT_FALSE(interface->text(QAccessible::Name).isEmpty())
          << widget->metaObject()->className() << " on page " << static_cast<int>(location.kind);
    }
  }
}

TEST_F(MainWindowTest, TheListOfKeysIsSearched) {
  action(Command::Keys).trigger();
  auto* dialog = qobject_cast<KeysDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  const QAbstractItemModel& rows = *dialog->findChild<ListTable*>()->model();
  const int all = rows.rowCount();
  ASSERT_GT(all, 30);
  QTest::keyClicks(dialog->focusWidget(), QStringLiteral("new contest"));
  ASSERT_EQ(rows.rowCount(), 1);
  EXPECT_EQ(rows.index(0, 0).data().toString(), window.commands().name(Command::NewContest));
  auto* letters = dialog->findChild<QLineEdit*>();
  letters->setText(QStringLiteral("ctrl+n"));
  EXPECT_GE(rows.rowCount(), 1) << "a key finds its command";
  EXPECT_LT(rows.rowCount(), all);
  letters->clear();
  EXPECT_EQ(rows.rowCount(), all);
}

// F1 explains the page before it lists the keys, also while no contest is open.
TEST_F(MainWindowTest, HelpBeginsWithThePage) {
  const auto explained = [this](Phrase text) {
    action(Command::Keys).trigger();
    QApplication::processEvents();
    auto* dialog = qobject_cast<KeysDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    const auto* explanation = dialog->findChild<QLabel*>();
    EXPECT_TRUE(explanation->text().contains(translator(text))) << explanation->text().toStdString();
    EXPECT_LT(explanation->geometry().bottom(), dialog->findChild<ListTable*>()->geometry().top());
    dialog->close();
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  };
  const contest::EventId event = pairedEvent("integer");
  for (const words::Language language : kEvery<words::Language>) {
    translator.setLanguage(language);
    for (const Location& location : everyLocation(event)) {
      window.goTo(location);
      explained(factsOf(window.location().kind).help);
    }
  }
  action(Command::CloseContest).trigger();
  QApplication::processEvents();
  EXPECT_FALSE(session.isOpen());
  explained(Phrase::StartHelp);
}

// A key may have different effects on different pages, but never two on one page.
TEST_F(MainWindowTest, ShortcutsAreUniqueOnEveryPage) {
  const contest::EventId event = pairedEvent("integer");
  for (const Location& location : everyLocation(event)) {
    window.goTo(location);
    std::map<QString, QString> used;
    const auto actions = window.findChildren<QAction*>();
    for (const QAction* action : actions) {
      if (!action->isEnabled()) continue;
      const auto keys = action->shortcuts();
      for (const QKeySequence& key : keys) {
        const QString text = key.toString();
        const auto [place, isNew] = used.emplace(text, action->text());
        EXPECT_TRUE(isNew) << text.toStdString() << ": " << action->text().toStdString() << " and "
                           << place->second.toStdString();
      }
    }
    EXPECT_GT(used.size(), 12U);
  }
}

TEST_F(MainWindowTest, MenuLettersAreUniqueInBothLanguages) {
  for (const auto language : {words::Language::English, words::Language::Filipino}) {
    translator.setLanguage(language);
    const auto menus = window.findChildren<QMenu*>();
    for (const QMenu* menu : menus) {
      std::map<QChar, QString> used;
      const auto actions = menu->actions();
      for (const QAction* action : actions) {
        const qsizetype mark = action->text().indexOf(u'&');
        if (mark < 0) continue;
        const auto [place, isNew] = used.emplace(action->text().at(mark + 1).toLower(), action->text());
        EXPECT_TRUE(isNew) << action->text().toStdString() << " and " << place->second.toStdString();
      }
    }
  }
}

// A program may be built without an optional product.
TEST_F(MainWindowTest, CommandsAndPagesOfAbsentProductsAreAbsent) {
  MainWindow bare(session, translator, {});
  for (const Command command : kEvery<Command>) {
    const CommandFacts& facts = factsOf(command);
    EXPECT_EQ(bare.commands().has(command), !facts.product);
    EXPECT_EQ(window.commands().has(command), true);
    if (facts.product) {
      EXPECT_FALSE(bare.commands().action(command)->isVisible());
    }
    if (facts.leadsTo) {
      EXPECT_EQ(facts.product, factsOf(*facts.leadsTo).product);
    }
  }
  const Location before = bare.location();
  for (const PageFacts& facts : kPages) {
    if (!facts.product) continue;
    bare.goTo({facts.kind, {}, {}});
    EXPECT_EQ(bare.location(), before);
  }
}

TEST_F(MainWindowTest, LanguageSwitchRetranslatesEverything) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Rounds, event, {}});
  QAction* pair = window.commands().action(Command::PairRound);
  EXPECT_EQ(pair->iconText(), QStringLiteral("Pair next round"));
  translator.setLanguage(words::Language::Filipino);
  EXPECT_EQ(pair->iconText(), QStringLiteral("Ipares ang susunod na round"));
  EXPECT_EQ(window.menuBar()->actions().at(1)->text(), QStringLiteral("&Baguhin"));
  const auto buttons = window.page(Location::Kind::Rounds)->findChildren<QAbstractButton*>();
  EXPECT_TRUE(std::any_of(buttons.begin(), buttons.end(), [](const QAbstractButton* button) {
    return button->text() == QStringLiteral("Ipares ang susunod na round");
  }));
  QMessageBox box(QMessageBox::Question, {}, {}, QMessageBox::Yes | QMessageBox::No | QMessageBox::Cancel);
  EXPECT_EQ(box.button(QMessageBox::Yes)->text(), QStringLiteral("&Oo"));
  EXPECT_EQ(box.button(QMessageBox::No)->text(), QStringLiteral("&Hindi"));
  EXPECT_EQ(box.button(QMessageBox::Cancel)->text(), QStringLiteral("Kanselahin"));
}

// Placeholders are not tested here: the generator of the texts compares them between the languages
// (tests/words/catalogue_test.cpp).
TEST_F(MainWindowTest, EveryPhraseSpeaksBothLanguages) {
  for (const Phrase phrase : kEvery<Phrase>) {
    EXPECT_FALSE(words::toText(phrase, words::Language::English).empty()) << static_cast<int>(phrase);
    EXPECT_FALSE(words::toText(phrase, words::Language::Filipino).empty()) << static_cast<int>(phrase);
  }
}

TEST_F(MainWindowTest, WhatAnotherProgramChangesIsShown) {
  const desk::SystemClock clock;
  desk::Opening other = desk::Desk::open(session.path().toStdString(), clock);
  ASSERT_TRUE(other.desk);
  contest::EventSetup setup = session.find(addEvent("integer", {}))->setup;
  setup.name = "Elsewhere";
  ASSERT_TRUE(desk::EventDesk(*other.desk).addEvent(setup, {"other", {}, {}}));
  EXPECT_EQ(session.contest().findEvent("Elsewhere"), nullptr);
  QEventLoop loop;
  QObject::connect(&session, &window::Session::contestChanged, &loop, &QEventLoop::quit);
  QTimer::singleShot(std::chrono::seconds(20), &loop, &QEventLoop::quit);
  loop.exec();
  EXPECT_NE(session.contest().findEvent("Elsewhere"), nullptr);
}

TEST_F(MainWindowTest, FileThatIsNoContestIsRefusedAndTheOpenOneStays) {
  const QString path = folder.filePath(QStringLiteral("letter.txt"));
  std::ofstream(window::fromQt(path)) << "Dear arbiter";
  EXPECT_FALSE(window.openFile(path));
  EXPECT_EQ(refusals.size(), 1);
  EXPECT_TRUE(session.isOpen());
  EXPECT_EQ(session.contest().head.name, "Test contest");
}

TEST_F(MainWindowTest, ContestOpensAgainWithEverythingInIt) {
  const contest::EventId event = pairedEvent("integer");
  const QString path = session.path();
  window.commands().action(Command::CloseContest)->trigger();
  EXPECT_FALSE(session.isOpen());
  ASSERT_TRUE(window.openFile(path));
  EXPECT_EQ(session.find(event)->games.size(), 1U);
}

// Escape closes the error message, stays on the page and asks no question. The Back button leaves the page at
// once.
TEST_F(MainWindowTest, EscapeTakesARefusalAwayAndNothingElse) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Rounds, event, {}});
  window.goTo(locationOf(Location::Kind::Sheet, event, testing::kFirstBoard));
  auto* line = window.findChild<RefusalLine*>();
  ASSERT_NE(line, nullptr);
  line->refuse(QStringLiteral("no such board"));
  QWidget* page = window.page(Location::Kind::Sheet);
  QTest::keyClick(page, Qt::Key_Escape);
  EXPECT_EQ(line->text(), QString());
  EXPECT_EQ(window.location().kind, Location::Kind::Sheet);
  QTest::keyClick(page, Qt::Key_Escape);
  EXPECT_EQ(window.location().kind, Location::Kind::Rounds) << "the next Esc goes back";
  window.goTo(locationOf(Location::Kind::Sheet, event, testing::kFirstBoard));
  line->refuse(QStringLiteral("no such board"));
  window.commands().action(Command::Back)->trigger();
  EXPECT_EQ(window.location().kind, Location::Kind::Rounds);
}

TEST_F(MainWindowTest, WhatIsTypedBehindAClosedMenuGoesIntoThePage) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo(locationOf(Location::Kind::Sheet, event, testing::kFirstBoard));
  auto& grid = part<SheetGrid>(Location::Kind::Sheet);
  grid.setFocus();
  ASSERT_TRUE(grid.hasFocus());
  QMenuBar* bar = window.menuBar();
  QAction* first = bar->actions().front();
  QTest::mouseClick(bar, Qt::LeftButton, Qt::NoModifier, bar->actionGeometry(first).center());
  QTest::qWait(testing::kLongPause);
  ASSERT_NE(QApplication::activePopupWidget(), nullptr);
  QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
  QTest::qWait(testing::kLongPause);
  EXPECT_EQ(QApplication::activePopupWidget(), nullptr);
  EXPECT_TRUE(grid.hasFocus());
}

TEST_F(MainWindowTest, ExceptionInASlotIsToldAndNothingFalls) {
  const auto slot = window::guarded(session, [](int) { throw std::runtime_error("broken pen"); });
  slot(1);
  ASSERT_EQ(refusals.size(), 1);
  EXPECT_EQ(refusals.front(), QStringLiteral("broken pen"));
}

TEST_F(MainWindowTest, EveryMarkIsReadableInBothThemes) {
  const auto contrast = [](const QColor& a, const QColor& b) {
    const auto light = [](const QColor& colour) {
      const auto part = [](double value) {
        return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
      };
      return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
    };
    const double high = std::max(light(a), light(b));
    const double low = std::min(light(a), light(b));
    return (high + 0.05) / (low + 0.05);
  };
  for (const Theme theme : {Theme::Dark, Theme::Light}) {
    applyTheme(theme);
    const QPalette palette = QApplication::palette();
    const Colours colours = coloursOf(palette);
    EXPECT_EQ(isDark(palette), theme == Theme::Dark);
    EXPECT_GE(contrast(colours.rootFill, colours.rootInk), 4.5);
    EXPECT_GE(contrast(colours.consequenceFill, colours.consequenceInk), 4.5);
    EXPECT_GE(contrast(colours.noteFill, colours.noteInk), 4.5);
    EXPECT_GE(contrast(colours.blueSide, colours.sideInk), 4.5);
    EXPECT_GE(contrast(colours.redSide, colours.sideInk), 4.5);
    EXPECT_GE(contrast(palette.color(QPalette::Base), palette.color(QPalette::Text)), 4.5);
    EXPECT_GE(contrast(palette.color(QPalette::Window), palette.color(QPalette::PlaceholderText)), 4.5);
  }
}

// Runs a program. Returns "" if the program ends with status 0; otherwise "failed: " and the text on stderr,
// or "does not end".
std::string faultsOf(const char* path, const QStringList& arguments) {
  QProcess program;
  program.start(QString::fromLatin1(path), arguments);
  if (!program.waitForFinished(180'000)) return "does not end";
  if (program.exitStatus() == QProcess::NormalExit && program.exitCode() == 0) return {};
  return "failed: " + program.readAllStandardError().toStdString();
}

TEST(Program, SelfTestPasses) {
  for (const char* language : {"en", "fil"}) {
    EXPECT_EQ(faultsOf(DAMATH_CONSOLE_PROGRAM,
                       {QStringLiteral("--self-test"), QStringLiteral("--lang"), QLatin1String(language)}),
              "");
  }
}

TEST(Program, WithoutADisplayItSaysHowToRunIt) {
  QProcess program;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
    environment.remove(QString::fromLatin1(name));
  }
  program.setProcessEnvironment(environment);
  program.start(QStringLiteral(DAMATH_CONSOLE_PROGRAM), QStringList());
  ASSERT_TRUE(program.waitForFinished(30'000));
  EXPECT_EQ(program.exitStatus(), QProcess::NormalExit);
  EXPECT_EQ(program.exitCode(), 2);
  EXPECT_EQ(program.readAllStandardError().count('\n'), 1);
}

TEST(Arguments, WordsOfTheCommandLine) {
  using window::parseArguments;
  using window::Task;
  EXPECT_EQ(parseArguments({"--self-test"}).task, Task::SelfTest);
  EXPECT_EQ(parseArguments({"--self-test"}).refused, "");
  EXPECT_EQ(parseArguments({"--self-test", "--lang", "fil"}).language, words::Language::Filipino);
  EXPECT_EQ(parseArguments({"--self-test", "a.damath"}).refused, "a.damath");
  const auto test = parseArguments({"--lang", "fil", "--theme", "dark", "a.damath"});
  EXPECT_EQ(test.task, Task::Run);
  EXPECT_EQ(test.file, "a.damath");
  EXPECT_EQ(test.language, words::Language::Filipino);
  EXPECT_EQ(test.theme, Theme::Dark);
  EXPECT_EQ(test.refused, "");
  EXPECT_EQ(parseArguments({"--no-such"}).refused, "--no-such");
  EXPECT_EQ(parseArguments({"a", "b"}).refused, "b");
  EXPECT_EQ(parseArguments({"--lang", "tlh"}).refused, "--lang tlh");
}

}  // namespace
}  // namespace damath::window
