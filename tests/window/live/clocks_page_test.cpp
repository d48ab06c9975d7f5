// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the clocks of several boards on one screen: one time source, start and stop by keys and by mouse,
// and the last seconds shown in words, in color and by one sound.
#include <QListWidget>

#include "app/window/live/clock_faces.hpp"
#include "tests/window/live/live_fixture.hpp"

namespace damath::window {
namespace {

using namespace std::chrono_literals;
using play::ClockPhase;
using play::Keeping;
using play::PauseCause;
using testing::By;
using testing::kPatience;
using words::Phrase;

class ClocksPageTest : public testing::LiveFixture {
 protected:
  void beginBoth() {
    begin(Keeping::Program);
    begin(Keeping::Program, {"-9 (0,3)"}, kSecondBoard);
    openClocks();
  }
  QListWidget& tiles() { return *clocks->findChild<QListWidget*>(); }
  QString tile(int row) { return tiles().item(row)->text(); }
  void key(Qt::Key key) {
    QTest::qWait(kHumanPause);
    QTest::keyClick(&tiles(), key);
  }
  bool comesTo(int row, const char* text) {
    return QTest::qWaitFor([&] { return tile(row).contains(QString::fromLatin1(text)); }, kPatience);
  }
  ClockPhase phase(desk::Place place) { return here(place).clock.state().phase; }
};

TEST_F(ClocksPageTest, EveryOpenGameHasATileWithItsClocksAndWhoIsToMove) {
  beginBoth();
  ASSERT_EQ(tiles().count(), 2);
  EXPECT_TRUE(tile(0).contains(QStringLiteral("board 1"))) << tile(0).toStdString();
  EXPECT_TRUE(tile(0).contains(QStringLiteral("20:00"))) << tile(0).toStdString();
  EXPECT_TRUE(tile(0).contains(QStringLiteral("BLUE to move"))) << tile(0).toStdString();
  EXPECT_TRUE(tile(1).contains(QStringLiteral("RED to move"))) << tile(1).toStdString();
  EXPECT_TRUE(tile(0).contains(QStringLiteral("not started"))) << tile(0).toStdString();
}

TEST_F(ClocksPageTest, TheGamesOfEveryEventAreOnOneScreenWithTheirEvent) {
  begin(Keeping::Program);
  const contest::EventId first = event;
  useEventUnder([](rules::Ruleset&) {});
  begin(Keeping::Program, {"-9 (0,3)"});
  openClocks();
  ASSERT_EQ(tiles().count(), 2);
  EXPECT_TRUE(tile(0).startsWith(QStringLiteral("integer, "))) << tile(0).toStdString();
  EXPECT_TRUE(tile(1).startsWith(QStringLiteral("Of its own, "))) << tile(1).toStdString();
  EXPECT_TRUE(said(*clocks).contains(QStringLiteral("integer · Of its own"))) << said(*clocks).toStdString();
  key(Qt::Key_A);
  EXPECT_EQ(tables->at(first, testing::kFirstBoard)->clock.state().phase, ClockPhase::Running);
  EXPECT_EQ(phase(testing::kFirstBoard), ClockPhase::Running);
  key(Qt::Key_Return);
  EXPECT_EQ(gone.value().event, first);
  key(Qt::Key_Right);
  key(Qt::Key_Return);
  EXPECT_EQ(gone.value().event, event);
}

TEST_F(ClocksPageTest, WithoutAGameItSaysWhereOneIsBegun) {
  openClocks();
  EXPECT_FALSE(tiles().isVisible());
  EXPECT_TRUE(said(*clocks).contains(QStringLiteral("Play at the board"))) << said(*clocks).toStdString();
}

TEST_F(ClocksPageTest, ByKeysTheyAreStartedStoppedAndPaused) {
  beginBoth();
  key(Qt::Key_Space);
  EXPECT_EQ(phase(testing::kFirstBoard), ClockPhase::Running);
  EXPECT_EQ(phase(kSecondBoard), ClockPhase::Ready);
  now += 3s;
  EXPECT_TRUE(comesTo(0, "19:57"));
  key(Qt::Key_W);
  EXPECT_EQ(here().clock.state().cause, PauseCause::Writing);
  key(Qt::Key_Space);
  EXPECT_EQ(phase(testing::kFirstBoard), ClockPhase::Running);
  key(Qt::Key_Right);
  key(Qt::Key_Space);
  EXPECT_EQ(phase(kSecondBoard), ClockPhase::Running);
  key(Qt::Key_A);
  EXPECT_EQ(phase(testing::kFirstBoard), ClockPhase::Paused);
  EXPECT_EQ(phase(kSecondBoard), ClockPhase::Paused);
  key(Qt::Key_A);
  EXPECT_EQ(phase(testing::kFirstBoard), ClockPhase::Running);
  EXPECT_EQ(phase(kSecondBoard), ClockPhase::Running);
  EXPECT_EQ(kept().clock.state().gameUsed, 3s) << "each act is in the file";
  key(Qt::Key_Return);
  ASSERT_TRUE(gone.has_value());
  EXPECT_EQ(gone->kind, Location::Kind::Live);
  EXPECT_EQ(gone->game, kSecondBoard);
}

TEST_F(ClocksPageTest, ByMouseTheyAreStartedStoppedAndPaused) {
  beginBoth();
  press(*clocks, QStringLiteral("Start"), By::Mouse);
  EXPECT_EQ(phase(testing::kFirstBoard), ClockPhase::Running);
  press(*clocks, QStringLiteral("Still writing"), By::Mouse);
  EXPECT_EQ(here().clock.state().cause, PauseCause::Writing);
  press(*clocks, QStringLiteral("Continue"), By::Mouse);
  press(*clocks, QStringLiteral("Pause"), By::Mouse);
  EXPECT_EQ(here().clock.state().cause, PauseCause::Arbiter);
  press(*clocks, QStringLiteral("Start all"), By::Mouse);
  EXPECT_EQ(phase(testing::kFirstBoard), ClockPhase::Running);
  EXPECT_EQ(phase(kSecondBoard), ClockPhase::Running);
  press(*clocks, QStringLiteral("Pause all"), By::Mouse);
  EXPECT_EQ(phase(kSecondBoard), ClockPhase::Paused);
  QTest::mouseClick(tiles().viewport(), Qt::LeftButton, {}, tiles().visualItemRect(tiles().item(1)).center());
  press(*clocks, QStringLiteral("Open the board"), By::Mouse);
  EXPECT_EQ(gone.value().game, kSecondBoard);
}

TEST_F(ClocksPageTest, T1TheLastTenSecondsAreToldInWordsAndSoundOnce) {
  beginBoth();
  key(Qt::Key_Space);
  for (int i = 0; i < 12; ++i) {
    now += 4s;
    const QString left = QStringLiteral("0:%1").arg(60 - 4 * (i + 1), 2, 10, QLatin1Char('0'));
    ASSERT_TRUE(QTest::qWaitFor([&] { return tile(0).contains(left); }, kPatience)) << left.toStdString();
  }
  EXPECT_EQ(strokes, 0);
  EXPECT_FALSE(tile(0).contains(QStringLiteral("last seconds")));
  now += 2s;
  EXPECT_TRUE(comesTo(0, "last seconds"));
  pauseLong();
  EXPECT_EQ(strokes, 1);
  EXPECT_FALSE(tile(1).contains(QStringLiteral("last seconds")));
  for (int i = 0; i < 3; ++i) {
    now += 4s;
    pauseLong();
  }
  EXPECT_TRUE(tile(0).contains(QStringLiteral("move time over"))) << tile(0).toStdString();
  EXPECT_EQ(strokes, 2);
}

TEST_F(ClocksPageTest, NWaitsForAPlayerAndTheEndOfThatIsTold) {
  beginBoth();
  key(Qt::Key_N);
  EXPECT_EQ(phase(testing::kFirstBoard), ClockPhase::Waiting);
  EXPECT_TRUE(tile(0).contains(QStringLiteral("10:00"))) << tile(0).toStdString();
  EXPECT_TRUE(tile(0).contains(QStringLiteral("waiting for a player"))) << tile(0).toStdString();
  key(Qt::Key_Space);
  EXPECT_EQ(phase(testing::kFirstBoard), ClockPhase::Running) << "the player has come";
}

TEST_F(ClocksPageTest, AllGoOnWhileOneBoardIsLookedAt) {
  beginBoth();
  key(Qt::Key_A);
  clocks->hide();
  openBoard(kSecondBoard);
  now += 4s;
  EXPECT_TRUE(QTest::qWaitFor([&] { return here().clock.state().gameUsed == 4s; }, kPatience));
  EXPECT_TRUE(QTest::qWaitFor([&] { return kept(kSecondBoard).clock.state().gameUsed == 4s; }, kPatience));
  openBoard();
  EXPECT_EQ(phase(kSecondBoard), ClockPhase::Running);
  EXPECT_EQ(phase(testing::kFirstBoard), ClockPhase::Running);
}

TEST_F(ClocksPageTest, AfterASleepTheyArePausedAndItIsTold) {
  beginBoth();
  key(Qt::Key_A);
  now += 1h;
  EXPECT_TRUE(comesTo(0, "time not counted"));
  EXPECT_EQ(here().clock.state().gameUsed, 0s);
  EXPECT_EQ(phase(kSecondBoard), ClockPhase::Paused);
  EXPECT_TRUE(notice(*clocks).contains(QStringLiteral("that time was not counted")))
      << notice(*clocks).toStdString();
}

TEST_F(ClocksPageTest, WhatHasAResultHasNoTile) {
  beginBoth();
  key(Qt::Key_A);
  const contest::ResultInput drawn{rules::Ending::Time, exact::Number(1), exact::Number(1)};
  const desk::Author named =
      session.author(QStringLiteral("R. Flores"), QStringLiteral("played without the clock"));
  EXPECT_TRUE(session.change(event, named, &desk::RoundDesk::setResult, event, testing::kFirstBoard, drawn));
  EXPECT_EQ(tiles().count(), 1);
  EXPECT_EQ(phase(kSecondBoard), ClockPhase::Running);
}

TEST_F(ClocksPageTest, TilesStandWithinTheWindowHoweverManyThereAre) {
  beginBoth();
  for (int width = 900; width <= 1700; width += 40) {
    clocks->resize(width, width / 2 + 60);
    QApplication::processEvents();
    const QRect room = tiles().viewport()->rect();
    for (int i = 0; i < tiles().count(); ++i) {
      EXPECT_TRUE(room.contains(tiles().visualItemRect(tiles().item(i)))) << width << " " << i;
    }
  }
}

TEST_F(ClocksPageTest, TheWindowLeadsThereAndBack) {
  begin(Keeping::Program);
  window.goTo({Location::Kind::Rounds, event, {}});
  ASSERT_TRUE(action(Command::GoClocks).isEnabled());
  action(Command::GoClocks).trigger();
  EXPECT_EQ(window.location().kind, Location::Kind::Clocks);
  addEvent("whole", "");
  EXPECT_EQ(window.location().kind, Location::Kind::Clocks) << "it stays where it is";
  action(Command::Back).trigger();
  EXPECT_EQ(window.location().kind, Location::Kind::Rounds);
}

// If a due capture waives the move clock (T3), the place of the move clock says so.
TEST_F(ClocksPageTest, AMoveWithoutAClockSaysWhy) {
  play::ClockLaw law{20min, 1min, 10s, 10min};
  law.onCapture = rules::MoveClockOnCapture::Waived;
  play::GameClock clock(law);
  clock.take({play::ClockAct::Start, {}, {}, play::CaptureDue::Yes}, 0ms);
  const ClockFaces waived = facesOf(clock, translator);
  EXPECT_EQ(waived.move, QStringLiteral("—"));
  EXPECT_TRUE(waived.waived.contains(QStringLiteral("T3"))) << waived.waived.toStdString();
  clock.take({play::ClockAct::TurnMade, {}, {}, play::CaptureDue::No}, 5s);
  const ClockFaces timed = facesOf(clock, translator);
  EXPECT_EQ(timed.move, QStringLiteral("1:00"));
  EXPECT_TRUE(timed.waived.isEmpty());
  law.move = 0ms;
  const ClockFaces untimed = facesOf(play::GameClock(law), translator);
  EXPECT_TRUE(untimed.move.isEmpty()) << "where no move is timed there is nothing to say";
}

// Turns that were timed on another clock have used game time, although this clock was never started.
TEST_F(ClocksPageTest, AGameThatHasUsedTimeIsNotCalledUnstarted) {
  play::GameClock clock({20min, 1min, 10s, 10min});
  EXPECT_EQ(facesOf(clock, translator).state, translator(Phrase::LiveStateReady));
  clock.take({play::ClockAct::TurnMade, {}, 40s, play::CaptureDue::No}, 0ms);
  EXPECT_EQ(facesOf(clock, translator).game, QStringLiteral("19:20"));
  EXPECT_EQ(facesOf(clock, translator).state, translator(Phrase::LiveStatePaused));
}

}  // namespace
}  // namespace damath::window
