// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of every live game action in the window, by mouse and by keys, with pauses as a person makes them. In
// the arbiter's mode, each cell is marked right or wrong. The board keeps its size whatever message is shown.
#include <QAbstractItemView>
#include <QComboBox>
#include <QInputDialog>
#include <QPointer>

#include "app/window/dialogs/violation_dialog.hpp"
#include "app/window/parts/preferences.hpp"
#include "app/window/text/contest_text.hpp"
#include "tests/window/live/live_acts_fixture.hpp"

namespace damath::window {
namespace {

using namespace std::chrono_literals;
using play::ClockPhase;
using play::Keeping;
using play::PauseCause;
using rules::Ending;
using testing::By;
using testing::EveryWay;
using testing::kPatience;
using testing::LiveActs;

INSTANTIATE_TEST_SUITE_P(LiveActs, EveryWay, ::testing::Values(By::Mouse, By::Keys),
                         [](const auto& row) { return row.param == By::Mouse ? "Mouse" : "Keys"; });

TEST_P(EveryWay, BegunStartedPausedAndStoppedForTheWriting) {
  openBoard();
  press(*board, QStringLiteral("The players, and I type it"), GetParam());
  EXPECT_EQ(kept().record.keeping, Keeping::Arbiter);
  press(*board, QStringLiteral("Start"), GetParam());
  EXPECT_EQ(here().clock.state().phase, ClockPhase::Running);
  press(*board, QStringLiteral("Still writing"), GetParam());
  EXPECT_EQ(here().clock.state().cause, PauseCause::Writing);
  press(*board, QStringLiteral("Continue"), GetParam());
  press(*board, QStringLiteral("Pause"), GetParam());
  EXPECT_EQ(here().clock.state().cause, PauseCause::Arbiter);
  press(*board, QStringLiteral("Continue"), GetParam());
  choose(QStringLiteral("More"), QStringLiteral("Stop for a correction"), GetParam());
  EXPECT_EQ(here().clock.state().cause, PauseCause::Correction);
}

TEST_P(EveryWay, ATurnIsMadeOnTheBoard) {
  begin(Keeping::Program);
  openBoard();
  QTest::qWait(kHumanPause);
  if (GetParam() == By::Mouse) {
    // A turn by dragging.
    QTest::mousePress(&playBoard(), Qt::LeftButton, {}, pixel(1, 2));
    QTest::mouseMove(&playBoard(), (pixel(1, 2) + pixel(0, 3)) / 2);
    QTest::mouseMove(&playBoard(), pixel(0, 3));
    QTest::mouseRelease(&playBoard(), Qt::LeftButton, {}, pixel(0, 3));
    EXPECT_EQ(turns(), 1U);
    // A turn by two clicks.
    QTest::mouseClick(&playBoard(), Qt::LeftButton, {}, pixel(2, 5));
    QTest::qWait(kHumanPause);
    QTest::mouseClick(&playBoard(), Qt::LeftButton, {}, pixel(1, 4));
    EXPECT_EQ(turns(), 2U);
    return;
  }
  playBoard().setFocus();
  const auto goTo = [this](int x, int y) {
    for (int i = 0; i < 8 && playBoard().cursor().x() > x; ++i) QTest::keyClick(&playBoard(), Qt::Key_Left);
    for (int i = 0; i < 8 && playBoard().cursor().y() < y; ++i) QTest::keyClick(&playBoard(), Qt::Key_Up);
    for (int i = 0; i < 8 && playBoard().cursor().y() > y; ++i) QTest::keyClick(&playBoard(), Qt::Key_Down);
    for (int i = 0; i < 8 && playBoard().cursor().x() < x; ++i) QTest::keyClick(&playBoard(), Qt::Key_Right);
    EXPECT_EQ(playBoard().cursor(), *board::Square::at(x, y));
    QTest::keyClick(&playBoard(), Qt::Key_Return);
    QTest::qWait(kHumanPause);
  };
  goTo(1, 2);
  goTo(0, 3);
  EXPECT_EQ(turns(), 1U);
}

TEST_P(EveryWay, ATurnIsTakenBackWithNameAndReason) {
  begin(Keeping::Program, {"-9 (0,3)", "-1 (1,4)"});
  openBoard();
  press(*board, QStringLiteral("Start"), GetParam());
  press(*board, QStringLiteral("Undo the turn"), GetParam());
  EXPECT_EQ(kept().clock.state().cause, PauseCause::Correction) << "T2: a correction does not count";
  QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
  EXPECT_EQ(here().clock.state().phase, ClockPhase::Running) << "it was left";
  press(*board, QStringLiteral("Undo the turn"), GetParam());
  sign(GetParam());
  EXPECT_EQ(turns(), 1U);
  EXPECT_EQ(here().clock.state().phase, ClockPhase::Paused) << "until the chips stand again";
  EXPECT_EQ(kept().record.steps.back().by, "Gng. Reyes");
}

TEST_P(EveryWay, AnObjectionStopsTheClocksUntilTheRuling) {
  begin(Keeping::Arbiter, {"-9 (0,3)"});
  openBoard();
  press(*board, QStringLiteral("Start"), GetParam());
  QTimer::singleShot(6 * kHumanPause, &window, [this] {
    auto* asks = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(asks, nullptr);
    EXPECT_EQ(here().clock.state().cause, PauseCause::Objection) << "T6: at once";
    QTest::keyClicks(asks->findChild<QLineEdit*>(), QStringLiteral("touched the 6"));
    QTest::keyPress(asks->findChild<QLineEdit*>(), Qt::Key_Return);
  });
  choose(QStringLiteral("Objection"), QStringLiteral("RED"), GetParam());
  ASSERT_TRUE(QTest::qWaitFor([this] { return here().course.objection().has_value(); }, kPatience));
  EXPECT_EQ(here().clock.state().cause, PauseCause::Objection);
  EXPECT_TRUE(said(*board).contains(QStringLiteral("touched the 6")));
  EXPECT_FALSE(cell(0, 0).isEnabled());
  press(*board, QStringLiteral("Ruling"), GetParam());
  sign(GetParam(), "Gng. Reyes", "play on");
  EXPECT_FALSE(here().course.objection().has_value());
  EXPECT_TRUE(cell(0, 0).isEnabled());
}

TEST_P(EveryWay, ATurnAgainstARuleStandsWhereTheArbiterSaysSo) {
  begin(Keeping::Arbiter, {"-9 (0,3)", "-1 (1,4)"});
  openBoard();
  type(cell(0, 0), "6 (2,3)");
  EXPECT_TRUE(notice(*board).contains(QStringLiteral("K1"))) << notice(*board).toStdString();
  EXPECT_EQ(turns(), 2U);
  press(*board, QStringLiteral("Record anyway"), GetParam());
  sign(GetParam());
  EXPECT_EQ(turns(), 3U);
  EXPECT_TRUE(fields().isEmpty());
  EXPECT_EQ(notice(*board), QString());
}

TEST_P(EveryWay, AnEndingIsAskedAboutAndTakenBackWithNameAndReason) {
  begin(Keeping::Program, {"-9 (0,3)"});
  openBoard();
  press(*board, QStringLiteral("Start"), GetParam());
  answer = false;
  choose(QStringLiteral("End the game"), QStringLiteral("BLUE disqualified"), GetParam());
  ASSERT_EQ(questions.size(), 1);
  EXPECT_TRUE(questions.front().contains(QStringLiteral("0–1"))) << questions.front().toStdString();
  EXPECT_FALSE(here().game().outcome().has_value());
  EXPECT_EQ(here().clock.state().phase, ClockPhase::Running) << "it goes on";
  answer = true;
  choose(QStringLiteral("End the game"), QStringLiteral("RED resigned"), GetParam());
  EXPECT_EQ(here().game().outcome().value().ending, Ending::ResignRed);
  press(*board, QStringLiteral("Undo the ending"), GetParam());
  sign(GetParam());
  EXPECT_FALSE(kept().game().outcome().has_value());
}

TEST_P(EveryWay, WhoDoesNotComeLosesAfterConfirmation) {
  useEventUnder([](rules::Ruleset& ruleset) {
    rules::Clocks times = ruleset.clocks.answer();
    times.noShow = 12s;
    ruleset.clocks = {times, "T4"};
  });
  begin(Keeping::Program);
  openBoard();
  choose(QStringLiteral("More"), QStringLiteral("Wait for a player"), GetParam());
  EXPECT_EQ(here().clock.state().phase, ClockPhase::Waiting);
  EXPECT_TRUE(said(*board).contains(QStringLiteral("0:12"))) << said(*board).toStdString();
  for (int i = 1; i <= 3; ++i) {
    now += 4s;
    ASSERT_TRUE(QTest::qWaitFor([&] { return here().clock.state().waited == 4s * i; }, kPatience)) << i;
  }
  EXPECT_TRUE(notice(*board).contains(QStringLiteral("waiting time for a player is over")));
  press(*board, QStringLiteral("RED did not appear"), GetParam());
  ASSERT_EQ(questions.size(), 1);
  EXPECT_TRUE(questions.front().contains(QStringLiteral("1–0"))) << questions.front().toStdString();
  EXPECT_EQ(kept().game().outcome().value().ending, Ending::NoShowRed);
  press(*board, QStringLiteral("Accept sheet and result"), GetParam());
  ASSERT_TRUE(gone.has_value());
  EXPECT_EQ(gone->kind, Location::Kind::Sheet);
  EXPECT_EQ(session.find(event)->games.at(0).result.value().result, rules::Result::BlueWins);
}

TEST_P(EveryWay, AGameBegunByMistakeIsGivenUpAndBegunAnew) {
  begin(Keeping::Program, {"-9 (0,3)"});
  openBoard();
  choose(QStringLiteral("More"), QStringLiteral("Cancel this live game"), GetParam());
  sign(GetParam());
  EXPECT_EQ(tables->at(event, testing::kFirstBoard), nullptr);
  EXPECT_TRUE(notice(*board).contains(QStringLiteral("Who writes its scoresheet?")));
  press(*board, QStringLiteral("The program"), GetParam());
  EXPECT_EQ(turns(), 0U);
}

TEST_P(EveryWay, TheBoardIsTurnedAndItsMotionSwitchedOff) {
  begin(Keeping::Program, {"-9 (0,3)", "-1 (1,4)"});
  Preferences::setOn(QStringLiteral("motion"), true);
  openBoard();
  EXPECT_EQ(playBoard().below(), board::Side::Blue);
  choose(QStringLiteral("More"), QStringLiteral("Show chips moving"), GetParam());
  EXPECT_FALSE(playBoard().has(Aid::Motion));
  typeTurn("-9 + (-1)");
  EXPECT_FALSE(playBoard().isMoving());
  EXPECT_EQ(turns(), 3U);
  choose(QStringLiteral("More"), QStringLiteral("Show chips moving"), GetParam());
  EXPECT_TRUE(playBoard().has(Aid::Motion));
}

TEST_P(EveryWay, WhatNobodyCountedIsChargedWhereTheArbiterSaysSo) {
  begin(Keeping::Program);
  openBoard();
  press(*board, QStringLiteral("Start"), GetParam());
  now += 40s;
  ASSERT_TRUE(
      QTest::qWaitFor([this] { return here().clock.state().phase == ClockPhase::Paused; }, kPatience));
  press(*board, QStringLiteral("Count this time"), GetParam());
  sign(GetParam());
  EXPECT_EQ(here().clock.state().gameUsed, 40s);
}

TEST_P(EveryWay, AnotherTableIsGoneTo) {
  begin(Keeping::Program);
  begin(Keeping::Program, {}, kSecondBoard);
  openBoard();
  auto& chooser = *board->findChild<QComboBox*>();
  ASSERT_EQ(chooser.count(), 2);
  QTest::qWait(kHumanPause);
  if (GetParam() == By::Keys) {
    chooser.setFocus();
    QTest::keyClick(&chooser, Qt::Key_Down);
  } else {
    QTest::mouseClick(&chooser, Qt::LeftButton);
    // An earlier second click would count as a double click.
    QTest::qWait(2 * QApplication::doubleClickInterval());
    const QModelIndex second = chooser.model()->index(1, 0);
    QTest::mouseClick(chooser.view()->viewport(), Qt::LeftButton, {},
                      chooser.view()->visualRect(second).center());
  }
  ASSERT_TRUE(QTest::qWaitFor([this] { return gone.has_value(); }, kPatience));
  EXPECT_EQ(gone->game, kSecondBoard);
}

// The menu commands belong to the window, and the page in front runs them.
TEST_P(EveryWay, TheMenuAtTheBoardLogsAViolationAndTurnsTheBoard) {
  begin(Keeping::Program);
  window.goTo({Location::Kind::Live, event, testing::kFirstBoard});
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  Page& page = *window.page(Location::Kind::Live);
  const auto run = [&](Command command) {
    QTest::qWait(kHumanPause);
    if (GetParam() == By::Keys) {
      const QKeyCombination key = action(command).shortcut()[0];
      return QTest::keyPress(&window, key.key(), key.keyboardModifiers());
    }
    for (QPushButton* each : page.findChildren<QPushButton*>()) {
      if (each->menu() == nullptr) continue;
      each->menu()->popup(each->mapToGlobal(QPoint(0, each->height())));
      return QTest::mouseClick(each->menu(), Qt::LeftButton, {},
                               each->menu()->actionGeometry(&action(command)).center());
    }
  };
  auto& shown = part<PlayBoard>(Location::Kind::Live);
  run(Command::TurnBoard);
  EXPECT_EQ(shown.below(), board::Side::Red);
  run(Command::LogViolation);
  EXPECT_NE(qobject_cast<ViolationDialog*>(QApplication::activeModalWidget()), nullptr);
}

TEST_F(LiveActs, AfterAnObjectionTheSpaceBarIsTheClocksStill) {
  begin(Keeping::Arbiter, {"-9 (0,3)"});
  openBoard();
  cell(0, 0).setFocus();
  ASSERT_TRUE(
      tables->take(here().record.id, play::ObjectionStep{board::Side::Red, "touched"}, session.author()));
  EXPECT_TRUE(playBoard().hasFocus()) << "nothing can be typed, and the keys stay on the page";
  ASSERT_TRUE(tables->take(here().record.id, play::RulingStep{"play on"},
                           session.author(QStringLiteral("T. Sy"), QStringLiteral("pasya"))));
  QTest::qWait(kHumanPause);
  QTest::keyClick(&playBoard(), Qt::Key_Space);
  EXPECT_EQ(here().clock.state().phase, ClockPhase::Running);
  QTest::keyClicks(&playBoard(), QStringLiteral("-"));
  EXPECT_EQ(cell(0, 0).text(), QStringLiteral("-"));
}

TEST_F(LiveActs, WhatIsTypedAfterARefusalTakesItsPlace) {
  begin(Keeping::Arbiter, {"-9 (0,3)", "-1 (1,4)"});
  openBoard();
  type(cell(0, 0), "6 (2,3)");
  EXPECT_TRUE(notice(*board).contains(QStringLiteral("K1"))) << notice(*board).toStdString();
  EXPECT_EQ(cell(0, 0).text(), QStringLiteral("6 (2,3)")) << "it can be mended";
  QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("-9 + (-1)"));
  EXPECT_EQ(cell(0, 0).text(), QStringLiteral("-9 + (-1)"));
}

TEST_F(LiveActs, TheSpaceBarIsTheClocksWhereNothingIsTyped) {
  begin(Keeping::Arbiter);
  openBoard();
  QTest::qWait(kHumanPause);
  QTest::keyClick(&cell(0, 0), Qt::Key_Space);
  EXPECT_EQ(here().clock.state().phase, ClockPhase::Running);
  QTest::keyClicks(&cell(0, 0), QStringLiteral("-9 "));
  EXPECT_EQ(cell(0, 0).text(), QStringLiteral("-9 "));
  EXPECT_EQ(here().clock.state().phase, ClockPhase::Running);
}

TEST_F(LiveActs, EachCellIsToldRightOrWrongWhileItIsTyped) {
  using Look = TurnFields::Look;
  begin(Keeping::Arbiter, {"-9 (0,3)", "-1 (1,4)"});
  openBoard();
  const auto put = [this](std::size_t column, const char* text) {
    cell(0, column).setFocus();
    cell(0, column).selectAll();
    QTest::keyClicks(&cell(0, column), QString::fromLatin1(text));
    pauseLong();
  };
  put(0, "-9 x (-1)");
  EXPECT_EQ(fields().lookOf(0, 0), Look::Wrong);
  put(0, "-9 + (-1)");
  EXPECT_EQ(fields().lookOf(0, 0), Look::Right);
  EXPECT_TRUE(said(*board).contains(QStringLiteral("Legal so far"))) << said(*board).toStdString();
  put(1, "-8");
  EXPECT_EQ(fields().lookOf(0, 1), Look::Wrong);
  EXPECT_TRUE(said(*board).contains(QStringLiteral("S1"))) << said(*board).toStdString();
  put(1, "-10");
  EXPECT_EQ(fields().lookOf(0, 1), Look::Right);
  put(2, "10");
  EXPECT_EQ(fields().lookOf(0, 2), Look::Wrong);
  put(2, "-10");
  EXPECT_EQ(fields().lookOf(0, 2), Look::Right);
  EXPECT_TRUE(said(*board).contains(QStringLiteral("Legal and written correctly")));
  EXPECT_EQ(turns(), 2U) << "nothing is made before Return";
  QTest::keyClick(&cell(0, 2), Qt::Key_Return);
  EXPECT_EQ(turns(), 3U);
  EXPECT_EQ(kept().game().turns().back().written.at(0), (play::WrittenCells{"-9 + (-1)", "-10", "-10"}));
}

TEST_F(LiveActs, ReturnLeadsFromCellToCellAndAQuietMoveIsMadeAtOnce) {
  begin(Keeping::Arbiter);
  openBoard();
  type(cell(0, 0), "-9 (0,3)");
  EXPECT_EQ(turns(), 1U);
  type(cell(0, 0), "-1 (1,4)");
  type(cell(0, 0), "-9 + (-1)");
  EXPECT_TRUE(cell(0, 1).hasFocus());
  type(cell(0, 1), "-10");
  EXPECT_TRUE(cell(0, 2).hasFocus());
  type(cell(0, 2), "");
  EXPECT_EQ(turns(), 3U);
  EXPECT_TRUE(cell(0, 0).hasFocus());
  EXPECT_EQ(desk::sheetOf(kept()).tag("Filled"), "2 blue.total") << "what was not typed is the program's";
}

TEST_F(LiveActs, BelowTheMovesTheEndIsTypedAsThePlayersWroteIt) {
  begin(Keeping::Arbiter, {"-9 (0,3)"});
  openBoard();
  answer = true;
  choose(QStringLiteral("End the game"), QStringLiteral("time over"), By::Keys);
  ASSERT_TRUE(here().game().outcome().has_value());
  EXPECT_TRUE(said(*board).contains(QStringLiteral("R.C."))) << said(*board).toStdString();
  const int last = grid().model()->rowCount() - 2;
  EXPECT_EQ(grid().model()->index(last, 0).data().toString(), QStringLiteral("GRAND"));
  grid().setFocus();
  grid().goToCell(last, 1);
  QTest::qWait(kHumanPause);
  QTest::keyClicks(&grid(), QStringLiteral("7"));
  QTest::qWait(kHumanPause);
  auto* editor = grid().findChild<QLineEdit*>();
  ASSERT_NE(editor, nullptr);
  QTest::keyClick(editor, Qt::Key_Return);
  ASSERT_TRUE(
      QTest::qWaitFor([this] { return !kept().game().closing(board::Side::Blue).empty(); }, kPatience));
  EXPECT_EQ(kept().game().closing(board::Side::Blue).back().score, "7");
  EXPECT_TRUE(QTest::qWaitFor(
      [&] {
        return grid().model()->index(last, 1).data(window::SheetModel::MarkRole).toInt() ==
               static_cast<int>(window::Mark::Root);
      },
      kPatience))
      << "what is wrong is marked";
}

TEST_F(LiveActs, WhatIsBeingTypedBelowTheMovesStaysWhateverElseIsDone) {
  begin(Keeping::Arbiter, {"-9 (0,3)"});
  openBoard();
  answer = true;
  choose(QStringLiteral("End the game"), QStringLiteral("time over"), By::Keys);
  const int last = grid().model()->rowCount() - 2;
  grid().setFocus();
  grid().goToCell(last, 1);
  QTest::keyClicks(&grid(), QStringLiteral("7"));
  QPointer<QLineEdit> editor = grid().findChild<QLineEdit*>();
  ASSERT_NE(editor, nullptr);
  ASSERT_TRUE(tables->begin(event, kSecondBoard, Keeping::Program).has_value());
  QTest::qWait(kHumanPause);
  ASSERT_NE(editor, nullptr) << "another board's game was begun";
  EXPECT_EQ(editor->text(), QStringLiteral("7"));
  QTest::keyClick(editor, Qt::Key_Return);
  EXPECT_TRUE(
      QTest::qWaitFor([this] { return !kept().game().closing(board::Side::Blue).empty(); }, kPatience));
}

TEST_F(LiveActs, AGameThatHasItsResultIsNotBegun) {
  const contest::ResultInput won{Ending::Time, exact::Number(7), exact::Number(5)};
  EXPECT_TRUE(session.changed(
      desk::RoundDesk(session.desk()).setResult(event, testing::kFirstBoard, won, publishing())));
  openBoard();
  EXPECT_TRUE(notice(*board).contains(QStringLiteral("already has a result")))
      << notice(*board).toStdString();
  press(*board, QStringLiteral("Open scoresheet"), By::Mouse);
  EXPECT_EQ(gone.value().kind, Location::Kind::Sheet);
}

TEST_F(LiveActs, OfAGameThatIsNotBegunNoOtherIsNamed) {
  begin(Keeping::Program, {}, kSecondBoard);
  openBoard();
  auto* chooser = board->findChild<QComboBox*>();
  EXPECT_TRUE(chooser->isVisible()) << "the other can be gone to";
  EXPECT_EQ(chooser->currentIndex(), -1);
  press(*board, QStringLiteral("The program"), By::Mouse);
  EXPECT_EQ(chooser->count(), 2);
  EXPECT_TRUE(chooser->currentText().contains(QStringLiteral("board 1")));
}

TEST_F(LiveActs, TheClocksGrowWithTheWindow) {
  begin(Keeping::Program);
  openBoard();
  const auto clockHeight = [this] {
    QApplication::processEvents();
    const auto labels = board->findChildren<QLabel*>();
    for (const QLabel* label : labels) {
      if (label->text() == QStringLiteral("20:00")) return QFontMetrics(label->font()).capHeight();
    }
    return 0;
  };
  const int small = clockHeight();
  ASSERT_GT(small, 0);
  board->resize(1700, 960);
  EXPECT_GE(2 * clockHeight(), 3 * small);
  board->resize(1180, 640);
  EXPECT_EQ(clockHeight(), small);
}

TEST_F(LiveActs, TheBoardKeepsItsSizeWhateverIsTold) {
  begin(Keeping::Program, {"-9 (0,3)", "-1 (1,4)"});
  openBoard();
  QApplication::processEvents();
  const QSize before = playBoard().size();
  typeTurn("6 (2,3)");
  EXPECT_FALSE(notice(*board).isEmpty());
  QApplication::processEvents();
  EXPECT_EQ(playBoard().size(), before);
  QTest::mouseClick(&playBoard(), Qt::LeftButton, {}, pixel(3, 2));
  QApplication::processEvents();
  EXPECT_EQ(playBoard().size(), before);
}

TEST_F(LiveActs, ARematchHasItsOwnTimeAndNoResignation) {
  for (const desk::Place place : {testing::kFirstBoard, kSecondBoard}) {
    const contest::ResultInput drawn{Ending::Time, exact::Number(1), exact::Number(1)};
    EXPECT_TRUE(
        session.changed(desk::RoundDesk(session.desk()).setResult(event, place, drawn, publishing())));
  }
  for (int round = 2; round <= 3; ++round) {
    EXPECT_TRUE(session.changed(desk::PairingDesk(session.desk()).pairNextRound(event, session.author())));
    EXPECT_TRUE(session.changed(desk::PairingDesk(session.desk()).publish(event, session.author())));
    for (int at = 1; at <= 2; ++at) {
      const desk::Place place{contest::RoundNumber{round}, contest::BoardNumber{at}};
      const contest::ResultInput drawn{Ending::Time, exact::Number(1), exact::Number(1)};
      EXPECT_TRUE(
          session.changed(desk::RoundDesk(session.desk()).setResult(event, place, drawn, publishing())));
    }
  }
  window.goTo({Location::Kind::Tally, event, {}});
  ASSERT_TRUE(action(Command::KeepLive).isEnabled()) << "four with the same points play again";
  action(Command::KeepLive).trigger();
  ASSERT_EQ(window.location().kind, Location::Kind::Live);
  ASSERT_TRUE(window.location().rematch.has_value());
  EXPECT_TRUE(window.location().isRematchDue);
  open(*board, window.location());
  EXPECT_TRUE(notice(*board).contains(QStringLiteral("BLUE is")));
  const auto named = [this](bool isSwapped) {
    const desk::RematchOf due = *window.location().rematch;
    const auto name = [this](contest::EntryId entry) {
      return window::entryName(session.contest(), *session.find(event), entry);
    };
    const QString names =
        name(isSwapped ? due.other : due.one) + QStringLiteral(" – ") + name(isSwapped ? due.one : due.other);
    return said(*board).contains(names);
  };
  EXPECT_TRUE(named(false)) << said(*board).toStdString();
  press(*board, QStringLiteral("Swap the sides"), By::Mouse);
  EXPECT_TRUE(named(true)) << said(*board).toStdString();
  press(*board, QStringLiteral("Swap the sides"), By::Mouse);
  press(*board, QStringLiteral("The program"), By::Mouse);
  EXPECT_TRUE(said(*board).contains(QStringLiteral("10:00"))) << said(*board).toStdString();
  const desk::LiveTable* table = tables->at(event, *window.location().rematch);
  ASSERT_NE(table, nullptr);
  EXPECT_FALSE(table->game().allows(Ending::ResignBlue));
  choose(QStringLiteral("End the game"), QStringLiteral("time over"), By::Keys);
  press(*board, QStringLiteral("Accept sheet and result"), By::Mouse);
  EXPECT_EQ(session.find(event)->rematches.size(), 1U);
}

}  // namespace
}  // namespace damath::window
