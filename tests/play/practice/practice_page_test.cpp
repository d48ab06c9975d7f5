// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the practice page: new games of every kind, the engine's answer, undo and redo of turns, advice,
// draws, and a position set up by hand. A game is saved and opened, and the page keeps its state when the
// window opens again.
#include "app/play/practice/practice_page.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTableWidget>
#include <bit>

#include "app/play/analysis/course_plot.hpp"
#include "app/play/practice/analysis_dialog.hpp"
#include "app/play/practice/game_sheet.hpp"
#include "app/play/practice/kept_game.hpp"
#include "app/play/practice/new_game_dialog.hpp"
#include "app/play/practice/set_up_dialog.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "core/engine/engine.hpp"
#include "tests/play/practice/practice_fixture.hpp"
#include "tests/window/board/square_at.hpp"

namespace damath::window {
namespace {

using board::Side;
using board::Square;
using game::Player;
using rules::Game;
using rules::Turn;
using testing::PracticePageTest;

TEST_F(PracticePageTest, NoContestIsNeeded) {
  session.close();
  QTest::keyClick(&window, Qt::Key_9, Qt::ControlModifier);
  EXPECT_EQ(window.location().kind, Location::Kind::Practice);
  EXPECT_TRUE(page().isVisible());
  play(Turn(at(1, 2), at(0, 3)));
  EXPECT_GE(turns(), 1U);
  EXPECT_TRUE(refusals.isEmpty());
}

TEST_F(PracticePageTest, TheEngineAnswersAndTheSheetIsWrittenBeside) {
  EXPECT_TRUE(told().contains(QStringLiteral("BLUE to move")));
  play(Turn(at(1, 2), at(0, 3)));
  EXPECT_TRUE(waitForTurns(2));
  const auto& sheet = part<GameSheet>(Location::Kind::Practice);
  ASSERT_EQ(sheet.rowCount(), 1);
  EXPECT_EQ(sheet.item(0, 0)->text(), QStringLiteral("−9 (0,3)"));
  EXPECT_FALSE(sheet.item(0, 3)->text().isEmpty());
  EXPECT_TRUE(told().contains(QStringLiteral("BLUE to move")));
}

TEST_F(PracticePageTest, TurnsAreTakenBackAndPlayedAgainByKeys) {
  play(Turn(at(1, 2), at(0, 3)));
  EXPECT_TRUE(waitForTurns(2));
  const Turn answer = game().played()[1].turn;
  QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(turns(), 0U) << "back to where a player is to move";
  EXPECT_FALSE(action(Command::Undo).isEnabled());
  action(Command::Redo).trigger();
  EXPECT_TRUE(waitForTurns(2));
  EXPECT_EQ(game().played()[1].turn, answer);
  action(Command::Undo).trigger();
  play(Turn(at(3, 2), at(2, 3)));
  EXPECT_TRUE(waitForTurns(2));
  EXPECT_EQ(game().played()[0].turn, Turn(at(3, 2), at(2, 3)));
  EXPECT_FALSE(action(Command::Redo).isEnabled());
}

TEST_F(PracticePageTest, WhatCannotBePlayedIsToldWithItsClause) {
  click(at(1, 2));
  click(at(3, 4));
  EXPECT_TRUE(told().contains(QStringLiteral("K2"))) << told().toStdString();
  EXPECT_EQ(turns(), 0U);
}

TEST_F(PracticePageTest, EveryGameIsPlayedByTwo) {
  for (const Game each : rules::kGames) {
    start(each, Player::Human, Player::Human);
    EXPECT_EQ(page().practice().setup().law.game, each);
    for (int i = 0; i < 12 && !game().outcome(); ++i) play(Turn(game().turns().front()));
    EXPECT_EQ(turns(), 12U) << rules::toText(each);
    EXPECT_FALSE(page().practice().isEngineThinking());
  }
}

TEST_F(PracticePageTest, EveryGameIsPlayedAgainstTheEngineOnEitherSide) {
  for (const Game each : rules::kGames) {
    start(each, Player::Engine, Player::Human);
    EXPECT_TRUE(waitForTurns(1)) << rules::toText(each);
    EXPECT_EQ(board().below(), Side::Red) << "who plays sits below";
    play(Turn(game().turns().front()));
    EXPECT_TRUE(waitForTurns(3)) << rules::toText(each);
  }
}

TEST_F(PracticePageTest, EveryChipSetAndRulesetIsOffered) {
  action(Command::NewGame).trigger();
  auto& dialog = opened<NewGameDialog>();
  const auto boxes = dialog.findChildren<QComboBox*>();
  EXPECT_EQ(boxes[1]->count(), 7);
  EXPECT_EQ(boxes[2]->count(), static_cast<int>(rules::profileNames().size()));
  boxes[1]->setCurrentIndex(boxes[1]->findData(QStringLiteral("polynomial")));
  boxes[2]->setCurrentIndex(boxes[2]->findData(QStringLiteral("classic-dama-first")));
  QTest::keyClick(boxes[2], Qt::Key_Return);
  EXPECT_EQ(page().practice().setup().law.set.name, "polynomial");
  EXPECT_EQ(page().practice().setup().law.ruleset.name, "classic-dama-first");
  EXPECT_TRUE(told().contains(QStringLiteral("Damath · Polynomial · "))) << told().toStdString();
  EXPECT_FALSE(told().contains(QStringLiteral("classic-dama-first"))) << "no name of a file";
}

// Pupils practice for their contest, whose rules may stand in its file alone.
TEST_F(PracticePageTest, TheRulesetOfTheContestIsChosen) {
  rules::Ruleset ruleset = rules::manual();
  ruleset.name = "division-2026";
  ruleset.capturePriority = {rules::CapturePriority::Dama, "K6"};
  const contest::EventSetup setup{
      "Whole", *rules::builtInChipSet("whole"), ruleset, contest::System::RoundRobin, 1, std::nullopt, 1};
  ASSERT_TRUE(session.changed(desk::EventDesk(session.desk()).addEvent(setup, session.author())));
  action(Command::NewGame).trigger();
  auto& dialog = opened<NewGameDialog>();
  auto* rulesets = dialog.findChildren<QComboBox*>().at(2);
  EXPECT_EQ(rulesets->currentData().toString(), QStringLiteral("division-2026"));
  EXPECT_EQ(rulesets->count(), static_cast<int>(rules::profileNames().size()) + 1);
  QTest::keyClick(rulesets, Qt::Key_Return);
  EXPECT_EQ(page().practice().setup().law.ruleset.name, "division-2026");
  EXPECT_EQ(page().practice().setup().law.ruleset.capturePriority.answer(), rules::CapturePriority::Dama);
}

TEST_F(PracticePageTest, MovesOfPolynomialsAreReadWhole) {
  window.resize(1280, 720);
  action(Command::NewGame).trigger();
  auto& dialog = opened<NewGameDialog>();
  auto* sets = dialog.findChildren<QComboBox*>().at(1);
  sets->setCurrentIndex(sets->findData(QStringLiteral("polynomial")));
  dialog.findChildren<QComboBox*>().at(4)->setCurrentIndex(0);  // two human players
  dialog.accept();
  int captures = 0;
  for (int i = 0; i < 40 && captures < 8 && !game().outcome(); ++i) {
    const Turn turn = game().turns().front();
    if (turn.isCapture()) ++captures;
    play(turn);
  }
  ASSERT_GE(captures, 3);
  const auto& sheet = part<GameSheet>(Location::Kind::Practice);
  const QFontMetrics type(sheet.font());
  for (int row = 0; row < sheet.rowCount(); ++row) {
    for (int column = 0; column < sheet.columnCount(); ++column) {
      const QRect cell(0, 0, sheet.columnWidth(column), sheet.rowHeight(row));
      const QString text = sheet.item(row, column)->text();
      const QRect taken = type.boundingRect(cell, Qt::TextWordWrap, text);
      EXPECT_LE(taken.height(), cell.height()) << text.toStdString();
      EXPECT_LE(taken.width(), cell.width()) << text.toStdString();
    }
  }
}

TEST_F(PracticePageTest, AdviceComesWithItsWorkingAndIsMarked) {
  start(Game::Damath, Player::Human, Player::Human);
  const QString before = told();
  QTest::keyClick(&window, Qt::Key_H, Qt::ControlModifier);
  EXPECT_TRUE(
      QTest::qWaitFor([&] { return told().contains(QStringLiteral("Best play")); }, testing::kPatience));
  EXPECT_TRUE(told().contains(QStringLiteral("Advice: ")));
  int marked = 0;
  for (int number = 0; number < board::kSquares; ++number) {
    if (board().description(Square(number)).contains(QStringLiteral("advised"))) ++marked;
  }
  EXPECT_GE(marked, 1);
  EXPECT_EQ(turns(), 0U) << "nothing is played by asking";
  press(window.commands().name(Command::EngineTurn));
  EXPECT_TRUE(waitForTurns(1));
}

TEST_F(PracticePageTest, ADrawIsOfferedWhereTheLawKnowsOne) {
  start(Game::Dame, Player::Human, Player::Human);
  EXPECT_FALSE(action(Command::OfferDraw).isEnabled());
  start(Game::English, Player::Human, Player::Human);
  action(Command::OfferDraw).trigger();
  EXPECT_TRUE(told().contains(QStringLiteral("offers a draw")));
  press(QStringLiteral("Decline"));
  EXPECT_FALSE(game().outcome().has_value());
  press(window.commands().name(Command::OfferDraw));
  press(QStringLiteral("Accept"));
  ASSERT_TRUE(game().outcome().has_value());
  EXPECT_EQ(game().outcome()->result, rules::Result::Draw);
  EXPECT_TRUE(told().contains(QStringLiteral("G8"))) << told().toStdString();
}

TEST_F(PracticePageTest, TheEngineAnswersAnOffer) {
  start(Game::English, Player::Human, Player::Engine);
  action(Command::OfferDraw).trigger();
  EXPECT_TRUE(QTest::qWaitFor([&] { return game().outcome() || told().contains(QStringLiteral("declines")); },
                              testing::kPatience));
}

TEST_F(PracticePageTest, ResigningEndsTheGameUntilItIsTakenBack) {
  play(Turn(at(1, 2), at(0, 3)));
  EXPECT_TRUE(waitForTurns(2));
  press(window.commands().name(Command::Resign));
  ASSERT_TRUE(game().outcome().has_value());
  EXPECT_TRUE(told().contains(QStringLiteral("RED wins (E3)."))) << told().toStdString();
  EXPECT_FALSE(action(Command::AskHint).isEnabled());
  EXPECT_EQ(page().whyNot(Command::AskHint), QStringLiteral("The game is over."));
  action(Command::Undo).trigger();
  EXPECT_FALSE(game().outcome().has_value());
  EXPECT_EQ(turns(), 2U) << "no turn was undone with it";
}

TEST_F(PracticePageTest, APositionIsSetUpByMouseAndByKeys) {
  start(Game::Damath, Player::Human, Player::Human);
  SetUpDialog& dialog = openedEmptyBoard();
  auto& chooser = *dialog.findChild<SquareChooser*>();
  chooser.setFocus();
  for (const words::Phrase next : {words::Phrase::EmptyBoard, words::Phrase::StartPosition}) {
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
    const auto* button = qobject_cast<QPushButton*>(dialog.focusWidget());
    ASSERT_NE(button, nullptr) << "Tab goes down the dialog as it is seen";
    EXPECT_EQ(button->text(), translator(next));
  }
  QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
  EXPECT_EQ(dialog.focusWidget(), dialog.findChildren<QComboBox*>()[0]);
  QTest::mouseClick(&chooser, Qt::LeftButton, {}, chooser.rectOf(at(1, 2)).center().toPoint());
  EXPECT_TRUE(chooser.description(at(1, 2)).contains(QStringLiteral("BLUE -9")));
  dialog.accept();
  EXPECT_EQ(dialog.refusal(), QStringLiteral("Each side needs a chip."));
  dialog.findChildren<QComboBox*>()[0]->setCurrentIndex(1);
  chooser.setFocus();
  QTest::keyClick(&chooser, Qt::Key_Up);
  QTest::keyClick(&chooser, Qt::Key_Return);
  dialog.accept();
  const board::Position& position = game().position();
  EXPECT_EQ(std::popcount(position.of(Side::Blue)), 1);
  EXPECT_EQ(std::popcount(position.of(Side::Red)), 1);
  EXPECT_EQ(page().practice().setup().law.start, position);
}

TEST_F(PracticePageTest, ChipsAreSetUpOneAfterTheOtherAndMovedByTwoClicks) {
  start(Game::Damath, Player::Human, Player::Human);
  SetUpDialog& dialog = openedEmptyBoard();
  auto& chooser = *dialog.findChild<SquareChooser*>();
  const auto click = [&](Square square) {
    QTest::mouseClick(&chooser, Qt::LeftButton, {}, chooser.rectOf(square).center().toPoint());
  };
  const auto holds = [&](Square square, const char* text) {
    return chooser.description(square).contains(QLatin1String(text));
  };
  for (const Square square : {at(1, 2), at(3, 2), at(5, 2)}) click(square);
  EXPECT_TRUE(holds(at(1, 2), "BLUE -9"));
  EXPECT_TRUE(holds(at(3, 2), "BLUE 6"));
  EXPECT_TRUE(holds(at(5, 2), "BLUE -1"));
  dialog.findChildren<QComboBox*>()[0]->setCurrentIndex(1);
  dialog.findChild<QCheckBox*>()->setChecked(true);
  click(at(6, 5));
  EXPECT_TRUE(holds(at(6, 5), "dama")) << chooser.description(at(6, 5)).toStdString();
  click(at(3, 2));
  click(at(4, 3));
  EXPECT_TRUE(holds(at(4, 3), "BLUE 6")) << chooser.description(at(4, 3)).toStdString();
  EXPECT_FALSE(holds(at(4, 3), "dama"));
  EXPECT_TRUE(holds(at(3, 2), "vacant"));
  click(at(3, 2));
  EXPECT_TRUE(holds(at(3, 2), "BLUE 4")) << "the next that does not stand";
}

TEST_F(PracticePageTest, AGameIsSavedAndOpenedAgain) {
  for (const Game each : rules::kGames) {
    start(each, Player::Human, Player::Human);
    for (int i = 0; i < 6; ++i) play(Turn(game().turns().back()));
    const board::Position position = game().position();
    const QString path = folder.filePath(QStringLiteral("game%1.txt").arg(static_cast<int>(each)));
    page().save(path);
    start(each, Player::Human, Player::Human);
    EXPECT_EQ(turns(), 0U);
    page().open(path);
    EXPECT_EQ(turns(), 6U) << rules::toText(each) << '\n' << told().toStdString();
    EXPECT_EQ(game().position(), position);
    EXPECT_FALSE(page().practice().isEngineThinking());
  }
  QFile broken(folder.filePath(QStringLiteral("broken.txt")));
  ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
  broken.write("e3 e4\n");
  broken.close();
  page().open(broken.fileName());
  EXPECT_TRUE(told().contains(QStringLiteral("cannot be opened as a game"))) << told().toStdString();
  EXPECT_EQ(turns(), 6U) << "what was on the board stays";
}

TEST_F(PracticePageTest, WhoGoesOnWithAnOpenedGameIsAsked) {
  start(Game::Damath, Player::Human, Player::Human);
  for (int i = 0; i < 3; ++i) play(Turn(game().turns().back()));
  const QString path = folder.filePath(QStringLiteral("kept.sheet"));
  page().save(path);
  start(Game::Damath, Player::Human, Player::Engine);
  const auto strength = page().practice().setup().strength;
  page().open(path);
  EXPECT_TRUE(told().contains(QStringLiteral("beginner: many mistakes"))) << told().toStdString();
  QTest::qWait(testing::kLongPause);
  press(QStringLiteral("RED: the engine"));
  EXPECT_TRUE(waitForTurns(4)) << "it is RED's turn";
  EXPECT_EQ(board().below(), Side::Blue);
  page().open(path);
  QTest::qWait(testing::kLongPause);
  press(QStringLiteral("BLUE: the engine"));
  EXPECT_EQ(board().below(), Side::Red) << "who plays against it sits below";
  EXPECT_EQ(page().practice().setup().strength.erring, strength.erring);
  play(Turn(game().turns().back()));
  EXPECT_TRUE(waitForTurns(5));
  page().open(path);
  QTest::qWait(testing::kLongPause);
  press(QStringLiteral("Two players"));
  play(Turn(game().turns().back()));
  EXPECT_EQ(turns(), 4U);
  EXPECT_TRUE(page().practice().isHandToMove());
  // A turn that is made on the board answers the question "Who continues this game".
  page().open(path);
  play(Turn(game().turns().back()));
  EXPECT_FALSE(told().contains(QStringLiteral("Who continues this game")));
}

TEST_F(PracticePageTest, TheGameGoesOnWhereItStoodWhenTheWindowOpensAgain) {
  play(Turn(at(1, 2), at(0, 3)));
  EXPECT_TRUE(waitForTurns(2));
  press(window.commands().name(Command::TurnBoard));
  EXPECT_EQ(board().below(), Side::Red);
  MainWindow again(session, translator, windowProducts());
  again.show();
  again.goTo({Location::Kind::Practice, {}, {}});
  const auto& other = static_cast<const PracticePage&>(*again.page(Location::Kind::Practice));
  EXPECT_EQ(other.practice().game().position(), game().position());
  EXPECT_EQ(other.practice().setup().players, page().practice().setup().players);
  EXPECT_EQ(again.page(Location::Kind::Practice)->findChild<PlayBoard*>()->below(), Side::Red);
}

TEST_F(PracticePageTest, TheWeakestLevelsErrAndStayChosen) {
  start(Game::Damath, Player::Human, Player::Engine);
  EXPECT_EQ(page().practice().setup().strength.erring, engine::Erring::Beginner);
  play(Turn(at(1, 2), at(0, 3)));
  EXPECT_TRUE(waitForTurns(2));
  action(Command::NewGame).trigger();
  auto* level = opened<NewGameDialog>().findChildren<QComboBox*>()[5];
  EXPECT_EQ(level->currentIndex(), 0) << "filled in as the last game was";
  EXPECT_TRUE(level->itemText(1).startsWith(QStringLiteral("pupil")));
  level->setFocus();
  QTest::keyClick(level, Qt::Key_Down);
  QTest::keyClick(level, Qt::Key_Return);
  EXPECT_EQ(page().practice().setup().strength.erring, engine::Erring::Pupil);
  MainWindow again(session, translator, windowProducts());
  again.show();
  again.goTo({Location::Kind::Practice, {}, {}});
  const auto& other = static_cast<const PracticePage&>(*again.page(Location::Kind::Practice));
  EXPECT_EQ(other.practice().setup().strength.erring, engine::Erring::Pupil);
  EXPECT_EQ(other.practice().setup().strength.seed, page().practice().setup().strength.seed);
}

TEST_F(PracticePageTest, WhatHelpsIsSwitchedOffAndStaysSo) {
  for (QCheckBox* box : page().findChildren<QCheckBox*>()) {
    const bool was = box->isChecked();
    QTest::keyClick(box, Qt::Key_Space);
    EXPECT_NE(box->isChecked(), was) << box->text().toStdString();
  }
  EXPECT_FALSE(board().has(Aid::Starts));
  EXPECT_TRUE(board().has(Aid::Layers));
  MainWindow again(session, translator, windowProducts());
  auto* other = again.page(Location::Kind::Practice)->findChild<PlayBoard*>();
  EXPECT_FALSE(other->has(Aid::Starts));
  EXPECT_TRUE(other->has(Aid::Layers));
}

TEST_F(PracticePageTest, AGameIsLookedThroughWithTheEngineByMouseAndByKeys) {
  start(Game::Damath, Player::Human, Player::Human);
  EXPECT_FALSE(action(Command::AnalyseGame).isEnabled());
  for (int i = 0; i < 4; ++i) play(Turn(game().turns().front()));
  action(Command::AnalyseGame).trigger();
  auto& dialog = opened<AnalysisDialog>();
  EXPECT_TRUE(QTest::qWaitFor([&] { return dialog.isDone(); }, testing::kPatience));
  auto& table = *dialog.findChild<QTableWidget*>();
  auto& plot = *dialog.findChild<CoursePlot*>();
  const auto& shown = *dialog.findChild<BoardView*>();
  ASSERT_EQ(table.rowCount(), 4);
  EXPECT_EQ(plot.chosen(), 0);
  QTest::keyClick(&plot, Qt::Key_Right);
  EXPECT_EQ(plot.chosen(), 1);
  EXPECT_EQ(table.currentRow(), 0);
  const Square first = game().played()[0].turn.end();
  EXPECT_EQ(shown.description(first).contains(QStringLiteral("BLUE")), true);
  const QPoint end = plot.placeOf(4, CoursePlot::Line::Blue).toPoint();
  QTest::mouseClick(&plot, Qt::LeftButton, {}, end);
  EXPECT_EQ(plot.chosen(), 4);
  EXPECT_EQ(table.currentRow(), 3);
  table.setFocus();
  QTest::keyClick(&table, Qt::Key_Up);
  EXPECT_EQ(plot.chosen(), 3);
  // The best turn gives nothing away. No turn gives away less than 0.00.
  for (int row = 0; row < table.rowCount(); ++row) {
    const QString given = table.item(row, 3)->text();
    EXPECT_FALSE(given.startsWith(u'-')) << given.toStdString();
    EXPECT_EQ(given == QStringLiteral("0.00"), table.item(row, 4)->text().isEmpty()) << given.toStdString();
  }
}

TEST_F(PracticePageTest, AGameInAFileIsLookedThroughFromAnyPage) {
  const auto write = [this](const char* name, const char* text) {
    QFile file(folder.filePath(QString::fromLatin1(name)));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(text) > 0);
    return file.fileName();
  };
  const auto choose = [this](const QString& path) {
    action(Command::AnalyseFile).trigger();
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(dialog, nullptr);
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
    QApplication::processEvents();
  };
  window.goTo({});
  choose(write("a.pdn", "1. 11-15 22-17 2. 15-19 24x15 *\n"));
  auto* looked = window.findChild<AnalysisDialog*>();
  ASSERT_NE(looked, nullptr);
  EXPECT_TRUE(QTest::qWaitFor([&] { return looked->isDone(); }, testing::kPatience));
  EXPECT_EQ(looked->findChild<QTableWidget*>()->rowCount(), 4);
  auto* plot = looked->findChild<CoursePlot*>();
  EXPECT_TRUE(plot->isVisible());
  plot->choose(2);
  EXPECT_TRUE(plot->accessibleDescription().contains(QStringLiteral("in pieces")));
  QTest::keyClick(looked, Qt::Key_Escape);
  QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_TRUE(refusals.isEmpty());
  choose(write("b.pdn", "1. 11-22 *\n"));
  EXPECT_EQ(window.findChild<AnalysisDialog*>(), nullptr);
  ASSERT_EQ(refusals.size(), 1);
  EXPECT_TRUE(refusals.front().contains(QStringLiteral("b.pdn"))) << refusals.front().toStdString();
}

TEST_F(PracticePageTest, ALookThroughAGameIsLeftAtOnce) {
  start(Game::Damath, Player::Human, Player::Human);
  for (int i = 0; i < 8; ++i) play(Turn(game().turns().front()));
  action(Command::AnalyseGame).trigger();
  auto& dialog = opened<AnalysisDialog>();
  EXPECT_FALSE(dialog.isDone());
  QTest::keyClick(&dialog, Qt::Key_Escape);
  QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_EQ(page().findChild<AnalysisDialog*>(), nullptr);
}

TEST_F(PracticePageTest, AThirdOccurrenceIsAskedAboutOnce) {
  start(Game::Damath, Player::Human, Player::Human);
  SetUpDialog& dialog = openedEmptyBoard();
  auto& chooser = *dialog.findChild<SquareChooser*>();
  const auto boxes = dialog.findChildren<QComboBox*>();
  const auto put = [&](Square square) {
    QTest::mouseClick(&chooser, Qt::LeftButton, {}, chooser.rectOf(square).center().toPoint());
  };
  dialog.findChild<QCheckBox*>()->setChecked(true);
  put(at(1, 0));
  boxes[0]->setCurrentIndex(1);
  put(at(7, 4));
  dialog.accept();
  for (int round = 0; round < 2; ++round) {
    play(Turn(at(1, 0), at(0, 1)));
    play(Turn(at(7, 4), at(6, 3)));
    play(Turn(at(0, 1), at(1, 0)));
    play(Turn(at(6, 3), at(7, 4)));
  }
  EXPECT_EQ(turns(), 8U);
  EXPECT_TRUE(told().contains(QStringLiteral("3 times"))) << told().toStdString();
  press(QStringLiteral("Continue"));
  EXPECT_FALSE(game().outcome().has_value());
  play(Turn(at(1, 0), at(0, 1)));
  EXPECT_TRUE(told().contains(QStringLiteral("3 times")));
  press(QStringLiteral("End the game"));
  ASSERT_TRUE(game().outcome().has_value());
  EXPECT_EQ(game().outcome()->ending, rules::Ending::Repetition);
}

}  // namespace
}  // namespace damath::window
