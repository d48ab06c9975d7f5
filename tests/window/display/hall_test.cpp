// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the projector's window, the round clock on that window, the line of missing results, and the
// finder.
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QTest>
#include <QToolButton>

#include "app/desk/hall/notice_desk.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/window/display/hall.hpp"
#include "app/window/display/hall_bell.hpp"
#include "app/window/display/hall_window.hpp"
#include "app/window/display/notice_dialog.hpp"
#include "app/window/frame/event_strip.hpp"
#include "app/window/frame/finder.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/workplace.hpp"
#include "tests/window/console_fixture.hpp"

namespace damath::window {
namespace {

using testing::kFirstBoard;
using words::Phrase;

class HallTest : public testing::ConsoleTest {
 protected:
  void run(Command command) {
    ASSERT_TRUE(action(command).isEnabled());
    action(command).trigger();
    QApplication::processEvents();
  }
  HallWindow* hall() { return window.findChild<HallWindow*>(); }
  EventStrip& strip() { return *window.findChild<EventStrip*>(); }
  QStringList lacks() {
    QStringList texts;
    QApplication::processEvents();
    for (const QToolButton* button : strip().findChildren<QToolButton*>()) {
      if (button->isVisible()) texts << button->text();
    }
    return texts;
  }
  void publish(contest::EventId event) {
    ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
  }
};

TEST_F(HallTest, ShowsARoundOnceItIsPublished) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Rounds, event, {}});
  run(Command::ShowHall);
  ASSERT_NE(hall(), nullptr);
  EXPECT_EQ(hall()->pages(), 0) << "what is held is nobody's business";
  publish(event);
  EXPECT_EQ(hall()->pages(), 2) << "by board and by name";
  // Qt paints letters over 64 pixels as outlines, and rounds them differently after other painting. The small
  // window avoids this.
  hall()->resize(800, 500);
  const QImage boards = hall()->grab().toImage();
  hall()->turn();
  const QImage seats = hall()->grab().toImage();
  EXPECT_NE(boards, seats);
  hall()->turn();
  EXPECT_EQ(hall()->grab().toImage(), boards);
}

// The display has no buttons until somebody moves the mouse.
TEST_F(HallTest, ABarWithItsKeysShowsWhileTheMouseMoves) {
  const contest::EventId event = pairedEvent("integer");
  publish(event);
  window.goTo({Location::Kind::Rounds, event, {}});
  run(Command::ShowHall);
  ASSERT_NE(hall(), nullptr);
  const auto buttons = hall()->findChildren<QToolButton*>();
  ASSERT_EQ(buttons.size(), 3);
  for (const QToolButton* button : buttons) EXPECT_FALSE(button->isVisible());
  const QPointF place(20, 20);
  QMouseEvent moved(QEvent::MouseMove, place, hall()->mapToGlobal(place), Qt::NoButton, Qt::NoButton,
                    Qt::NoModifier);
  QCoreApplication::sendEvent(hall(), &moved);
  QStringList texts;
  for (const QToolButton* button : buttons) {
    EXPECT_TRUE(button->isVisible());
    texts << button->text();
  }
  EXPECT_EQ(texts.join(u'|'), QStringLiteral("Next page (Space)|Full screen (F11)|Close the display (Esc)"));
  const QString before = hall()->tableOnShow().title;
  QTest::mouseClick(buttons[0], Qt::LeftButton);
  EXPECT_NE(hall()->tableOnShow().title, before);
  QTest::keyClick(hall(), Qt::Key_Space);
  EXPECT_EQ(hall()->tableOnShow().title, before) << "the key does the same";
  translator.setLanguage(words::Language::Filipino);
  EXPECT_TRUE(buttons[2]->text().startsWith(QStringLiteral("Isara")));
  translator.setLanguage(words::Language::English);
  QTest::qWait(4600);
  EXPECT_FALSE(buttons[0]->isVisible()) << "the bar hides again";
  QCoreApplication::sendEvent(hall(), &moved);
  QTest::mouseClick(buttons[2], Qt::LeftButton);
  QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_EQ(hall(), nullptr);
}

TEST_F(HallTest, ColumnsAreNamedAndLongNamesAreWhole) {
  const contest::EventId event = addEvent(
      "integer",
      "last,first,school\nMacapagal-Villanueva,Maria Concepcion Esperanza Dimaculangan,Pangasinan Regional "
      "Science and Technology Oriented High School\nUy,Jo,PSHS\n");
  ASSERT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
  publish(event);
  const contest::ResultInput input{rules::Ending::Time, exact::Number(7), exact::Number(5)};
  ASSERT_TRUE(
      session.changed(desk::RoundDesk(session.desk()).setResult(event, kFirstBoard, input, publishing())));
  window.goTo({Location::Kind::Rounds, event, {}});
  run(Command::ShowHall);
  ASSERT_EQ(hall()->pages(), 3);
  QStringList headings;
  for (int page = 0; page < hall()->pages(); ++page, hall()->turn()) {
    const HallLayout& layout = hall()->layoutOnShow();
    QFont type = hall()->font();
    type.setPixelSize(layout.type);
    const QFontMetrics metrics(type);
    int wide = 0;
    for (std::size_t column = 0; column < layout.widths.size(); ++column) {
      headings << hall()->tableOnShow().columns[column].heading;
      wide += layout.widths[column];
      for (const QStringList& row : layout.rows) {
        const QStringList lines = row[static_cast<qsizetype>(column)].split(u'\n');
        EXPECT_LE(lines.size(), 2);
        for (const QString& line : lines) {
          EXPECT_LT(metrics.horizontalAdvance(line), layout.widths[column]) << line.toStdString();
        }
      }
    }
    EXPECT_LE(wide, hall()->width());
  }
  for (const Phrase heading : {Phrase::Board, Phrase::Blue, Phrase::Red, Phrase::Player, Phrase::School,
                               Phrase::Rank, Phrase::Points}) {
    EXPECT_TRUE(headings.contains(translator(heading))) << translator(heading).toStdString();
  }
}

// Each second changes the picture, unless the last digit is cut off.
TEST_F(HallTest, TheTimeIsWholeOnEveryProjector) {
  std::chrono::milliseconds now{0};
  window::HallClock clock([&now] { return now; });
  clock.setLength(std::chrono::minutes(20));
  clock.startOrStop();
  const window::LiveTables none(session, [&now] { return now; });
  HallWindow display(clock, none, translator, nullptr);
  for (const QSize size : {QSize(1280, 720), QSize(1024, 768), QSize(800, 600), QSize(640, 480)}) {
    display.resize(size);
    now = std::chrono::seconds(61);
    const QImage before = display.grab().toImage();
    now += std::chrono::seconds(1);
    EXPECT_NE(display.grab().toImage(), before) << size.width() << " x " << size.height();
  }
}

TEST_F(HallTest, TypeGrowsWhereThereAreFewRows) {
  const contest::EventId event = pairedEvent("integer");
  publish(event);
  window.goTo({Location::Kind::Rounds, event, {}});
  run(Command::ShowHall);
  const int few = hall()->layoutOnShow().type;
  HallTable many = hall()->tableOnShow();
  many.rows.resize(20, many.rows.front());
  TextWidths least(hall()->font(), 20);
  const std::size_t rows = rowsOfPage(many, 0, hall()->size(), hall()->font(), least);
  const HallLayout page = laidOut(many, 0, rows, hall()->size(), hall()->font(), least);
  EXPECT_GT(few, 2 * 20);
  EXPECT_LT(page.type, few);
  EXPECT_LT(page.rows.size(), many.rows.size()) << "the others come on the next page";
}

TEST_F(HallTest, ItsPictureIsOfTheTheme) {
  const contest::EventId event = pairedEvent("integer");
  publish(event);
  window.goTo({Location::Kind::Rounds, event, {}});
  run(Command::ShowHall);
  const QImage bright = hall()->grab().toImage();
  QPalette dark = hall()->palette();
  dark.setColor(QPalette::Base, Qt::black);
  dark.setColor(QPalette::Text, Qt::white);
  hall()->setPalette(dark);
  EXPECT_NE(hall()->grab().toImage(), bright);
}

TEST_F(HallTest, TheNoticeIsOnEveryPage) {
  const contest::EventId event = pairedEvent("integer");
  publish(event);
  window.goTo({Location::Kind::Rounds, event, {}});
  run(Command::ShowHall);
  const QImage before = hall()->grab().toImage();
  run(Command::SetNotice);
  auto* dialog = qobject_cast<NoticeDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Lunch until 1:00"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QApplication::processEvents();
  EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
  const QImage noticed = hall()->grab().toImage();
  EXPECT_NE(noticed, before);
  // The contest file holds the notice with its author. Undo removes the notice like any other action.
  const auto kept = desk::NoticeDesk(session.desk()).notice();
  ASSERT_TRUE(kept && *kept);
  EXPECT_EQ((*kept)->line, "Lunch until 1:00");
  EXPECT_FALSE((*kept)->by.empty());
  run(Command::SetNotice);
  dialog = qobject_cast<NoticeDialog*>(QApplication::activeModalWidget());
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->findChild<QLineEdit*>()->text(), QStringLiteral("Lunch until 1:00"));
  dialog->reject();
  QApplication::processEvents();
  run(Command::Undo);
  EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
  const auto gone = desk::NoticeDesk(session.desk()).notice();
  EXPECT_TRUE(gone && !*gone);
  EXPECT_NE(hall()->grab().toImage(), noticed);
}

TEST_F(HallTest, TheClockOfTheRulesetRunsFromEveryPage) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Rounds, event, {}});
  const auto clockText = [this] {
    for (const QLabel* label : strip().findChildren<QLabel*>()) {
      if (label->isVisible() && label->text().contains(u':') && label->text().size() == 5)
        return label->text();
    }
    return QString();
  };
  EXPECT_EQ(clockText(), QString()) << "a clock that nobody uses is not shown";
  EXPECT_FALSE(action(Command::ResetClock).isEnabled());
  run(Command::StartClock);
  QTest::qWait(1300);
  EXPECT_EQ(clockText(), QStringLiteral("19:59"));
  run(Command::StartClock);
  QTest::qWait(1300);
  EXPECT_EQ(clockText(), QStringLiteral("19:59")) << "it stands";
  run(Command::ResetClock);
  EXPECT_EQ(clockText(), QString());
}

TEST_F(HallTest, TheEndOfTheClockSoundsWhereThatIsWanted) {
  constexpr std::chrono::minutes kLength{1};
  constexpr int kStrokes = 3;
  contest::RoundClock::Moment now{};
  window::HallClock clock([&now] { return now; });
  clock.setLength(kLength);
  int strokes = 0;
  const HallBell bell(clock, [&strokes] { ++strokes; });
  const auto runOut = [&] {
    clock.reset();
    clock.startOrStop();
    now += kLength;
    EXPECT_TRUE(clock.isOver());
  };
  ASSERT_FALSE(Workplace::clockSounds()) << "a hall is not startled by a setting that nobody made";
  runOut();
  QTest::qWait(testing::kLongPause);
  EXPECT_EQ(strokes, 0);
  Workplace::setClockSounds(true);
  runOut();
  EXPECT_TRUE(QTest::qWaitFor([&] { return strokes == kStrokes; }, testing::kPatience));
  // Pressing the key of the clock again does not repeat the sound.
  clock.startOrStop();
  QTest::qWait(2 * testing::kLongPause);
  EXPECT_EQ(strokes, kStrokes);
  Workplace::setClockSounds(false);
}

TEST_F(HallTest, TheStripLeadsToWhatIsMissing) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Players, event, {}});
  EXPECT_EQ(lacks(), QStringList{QStringLiteral("Round to publish: 1")}) << "nobody plays it yet";
  const auto saysPublish = [this] {
    for (const QLabel* label : strip().findChildren<QLabel*>()) {
      if (label->text().contains(QStringLiteral("check and publish round 1"))) return true;
    }
    return false;
  };
  EXPECT_TRUE(saysPublish());
  publish(event);
  EXPECT_FALSE(saysPublish());
  ASSERT_EQ(lacks(), QStringList{QStringLiteral("Results missing: 1")});
  for (QToolButton* button : strip().findChildren<QToolButton*>()) {
    if (button->isVisible()) QTest::mouseClick(button, Qt::LeftButton);
  }
  EXPECT_EQ(window.location().kind, Location::Kind::Rounds);
  const contest::ResultInput input{rules::Ending::Time, exact::Number(7), exact::Number(5)};
  ASSERT_TRUE(
      session.changed(desk::RoundDesk(session.desk()).setResult(event, kFirstBoard, input, publishing())));
  EXPECT_EQ(lacks(), QStringList{QStringLiteral("Scoresheets missing: 1")});
}

TEST_F(HallTest, BeforeTheFirstRoundTheStripSaysHowManyThereAre) {
  const contest::EventId event =
      addEvent("integer", "last,first,school\nA,Ana,X\nB,Ben,Y\nC,Cora,Z\nD,Dan,W\n");
  window.goTo({Location::Kind::Players, event, {}});
  QStringList texts;
  for (const QLabel* label : strip().findChildren<QLabel*>()) texts << label->text();
  EXPECT_TRUE(texts.contains(QStringLiteral("Rounds: 3"))) << texts.join(u'|').toStdString();
}

TEST_F(HallTest, TheStripChangesTheEventOnThePageThatIsShown) {
  const contest::EventId first = pairedEvent("integer");
  const contest::EventId second = addEvent("whole", {});
  window.goTo({Location::Kind::Players, first, {}});
  auto* box = strip().findChild<QComboBox*>();
  ASSERT_NE(box, nullptr);
  EXPECT_EQ(box->count(), 2);
  box->setFocus();
  QTest::keyClick(box, Qt::Key_Down);
  QApplication::processEvents();
  EXPECT_EQ(window.location().event, second);
  EXPECT_EQ(window.location().kind, Location::Kind::Players);
  window.goTo({});
  EXPECT_FALSE(strip().isVisible()) << "the list of events tells it";
}

class FinderTest : public HallTest {
 protected:
  // Types into the finder and presses Return.
  void find(const QString& letters) {
    run(Command::Find);
    auto* finder = qobject_cast<Finder*>(QApplication::activeModalWidget());
    ASSERT_NE(finder, nullptr);
    auto* field = finder->findChild<QLineEdit*>();
    QTest::keyClicks(field, letters);
    QTest::keyClick(field, Qt::Key_Return);
    QApplication::processEvents();
  }
};

TEST_F(FinderTest, FindsAPlayerABoardAPageAndACommand) {
  const contest::EventId event = pairedEvent("integer");
  find(QStringLiteral("arroyo admu"));
  EXPECT_EQ(window.location().kind, Location::Kind::Players);
  EXPECT_EQ(window.location().event, event);
  find(QStringLiteral("round 1 board 1"));
  EXPECT_EQ(window.location().kind, Location::Kind::Sheet);
  EXPECT_EQ(window.location().game, kFirstBoard);
  find(QStringLiteral("tally integer"));
  EXPECT_EQ(window.location().kind, Location::Kind::Tally);
  find(QStringLiteral("hall display"));
  EXPECT_NE(hall(), nullptr);
}

TEST_F(FinderTest, ACommandThatCannotBeDoneNowIsFoundAndSaysWhy) {
  pairedEvent("integer");
  window.goTo({Location::Kind::Today, {}, {}});
  ASSERT_FALSE(action(Command::KeepLive).isEnabled());
  find(QStringLiteral("play at the board"));
  EXPECT_EQ(window.location().kind, Location::Kind::Today);
  bool isTold = false;
  for (const QLabel* label : window.findChildren<QLabel*>())
    isTold = isTold || (label->isVisible() && label->text().contains(QStringLiteral("Play at the board")));
  EXPECT_TRUE(isTold);
}

TEST_F(FinderTest, SaysWhereNothingIsFoundAndEscapeLeavesIt) {
  run(Command::Find);
  auto* finder = qobject_cast<Finder*>(QApplication::activeModalWidget());
  ASSERT_NE(finder, nullptr);
  auto* field = finder->findChild<QLineEdit*>();
  QTest::keyClicks(field, QStringLiteral("qqqq"));
  EXPECT_EQ(finder->findChild<ListTable*>()->model()->rowCount(), 0);
  QTest::keyClick(field, Qt::Key_Return);
  EXPECT_EQ(QApplication::activeModalWidget(), finder) << "there is nothing to take";
  QTest::keyClick(finder, Qt::Key_Escape);
  QApplication::processEvents();
  EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
}

TEST_F(FinderTest, DownGoesToTheNextWhileTheLettersKeepTheFocus) {
  pairedEvent("integer");
  run(Command::Find);
  auto* finder = qobject_cast<Finder*>(QApplication::activeModalWidget());
  ASSERT_NE(finder, nullptr);
  auto* field = finder->findChild<QLineEdit*>();
  auto* list = finder->findChild<ListTable*>();
  QTest::keyClicks(field, QStringLiteral("o"));
  const QVariant first = list->currentKey();
  QTest::keyClick(field, Qt::Key_Down);
  EXPECT_NE(list->currentKey(), first);
  EXPECT_EQ(finder->focusWidget(), field);
}

TEST_F(HallTest, TheKeyThatShowsItClosesIt) {
  const contest::EventId event = pairedEvent("integer");
  window.goTo({Location::Kind::Rounds, event, {}});
  EXPECT_EQ(action(Command::ShowHall).shortcut(), QKeySequence(Qt::CTRL | Qt::Key_F9));
  for (const QKeyCombination key : {Qt::CTRL | Qt::Key_F9, QKeyCombination(Qt::Key_Escape)}) {
    run(Command::ShowHall);
    ASSERT_TRUE(hall() != nullptr && hall()->isVisible());
    // The key is not released: the window has closed, and no widget is left to receive the release.
    QTest::keyPress(hall(), key.key(), key.keyboardModifiers());
    QApplication::processEvents();
    EXPECT_TRUE(hall() == nullptr || !hall()->isVisible());
  }
}

}  // namespace
}  // namespace damath::window
