// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the page of one live game: turns typed as on the scoresheet, the automatic sheet, the clocks by
// the space bar, and every change saved in the file at once.
#include "app/window/live/live_page.hpp"

#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include "app/window/board/play_board.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/words/texts/turn_words.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "tests/window/console_fixture.hpp"
#include "words/phrase.hpp"

namespace damath::window {
namespace {

using namespace std::chrono_literals;

class LivePageTest : public testing::ConsoleTest {
 protected:
  void openPage() {
    event = pairedEvent("integer");
    window.goTo({Location::Kind::Live, event, testing::kFirstBoard});
  }
  void press(const QString& text) {
    for (QPushButton* button : window.page(Location::Kind::Live)->findChildren<QPushButton*>()) {
      if (button->isVisible() && button->text() == text) {
        EXPECT_TRUE(button->isEnabled()) << text.toStdString();
        return button->click();
      }
    }
    ADD_FAILURE() << "no button " << text.toStdString();
  }
  QLineEdit& typed() { return part<QLineEdit>(Location::Kind::Live); }
  void type(const char* turn) {
    typed().setFocus();
    QTest::keyClicks(&typed(), QString::fromLatin1(turn));
    QTest::keyClick(&typed(), Qt::Key_Return);
  }
  QString notice() { return part<NoticeBar>(Location::Kind::Live).text(); }
  QString cell(int row, int column) {
    const QAbstractItemModel* model = part<QTableView>(Location::Kind::Live).model();
    return model->index(row, column).data().toString();
  }
  // Returns the live game as the file has it now.
  desk::LiveTable kept() { return desk::LiveDesk(session.desk()).table(event, testing::kFirstBoard).value(); }

  contest::EventId event{};
};

TEST_F(LivePageTest, TurnsAreTypedAndTheSheetWritesItself) {
  openPage();
  EXPECT_TRUE(notice().contains(QStringLiteral("Who writes its scoresheet?")));
  EXPECT_FALSE(typed().isEnabled());
  press(QStringLiteral("The program"));
  type("-9 (0,3)");
  type("-1 (1,4)");
  type("6 (2,3)");
  EXPECT_TRUE(notice().contains(QStringLiteral("K1"))) << notice().toStdString();
  EXPECT_TRUE(notice().front().isUpper()) << "a sentence: " << notice().toStdString();
  EXPECT_EQ(typed().text(), QStringLiteral("6 (2,3)")) << "what is refused can be mended";
  typed().clear();
  type("-9 + (-1)");
  EXPECT_EQ(cell(1, 0), QStringLiteral("-9 + (-1)"));
  EXPECT_EQ(cell(1, 2), QStringLiteral("-10"));
  EXPECT_EQ(kept().game().turns().size(), 3U);
  EXPECT_TRUE(part<BoardView>(Location::Kind::Live)
                  .description(*board::Square::at(2, 5))
                  .contains(QStringLiteral("BLUE")));
}

TEST_F(LivePageTest, TheShortFormOfTheSheetIsReadHereToo) {
  openPage();
  press(QStringLiteral("The program"));
  type("-9 03");
  pauseLong();
  EXPECT_EQ(notice(), QString()) << notice().toStdString();
  EXPECT_EQ(cell(0, 0), QStringLiteral("-9 (0,3)"));
  type("-1 14");
  EXPECT_EQ(cell(0, 3), QStringLiteral("-1 (1,4)"));
  EXPECT_EQ(kept().game().turns().size(), 2U);
}

TEST_F(LivePageTest, ATypedTurnThatBreaksTheRulesIsToldAsOneThatIsMadeByHand) {
  openPage();
  press(QStringLiteral("The program"));
  type("-9 (4,3)");
  const QString told = notice();
  EXPECT_FALSE(told.contains(QStringLiteral("No legal turn fits"))) << told.toStdString();
  const auto table = kept();
  const notation::GameLaw law{table.game().setup().ruleset, table.game().setup().set};
  const std::vector<board::Square> route{*board::Square::at(1, 2), *board::Square::at(4, 3)};
  const auto byHand = notation::turnAlong(route, table.game().position(), law);
  ASSERT_FALSE(byHand);
  const std::string sentence =
      words::sentenceOf(byHand.error(), rules::Game::Damath, words::Language::English);
  EXPECT_TRUE(told.contains(window::toQt(words::asSentence(sentence)))) << told.toStdString() << '\n'
                                                                        << sentence;
}

TEST_F(LivePageTest, TheExampleIsOfTheGamesOwnChips) {
  event = pairedEvent("whole");
  window.goTo({Location::Kind::Live, event, testing::kFirstBoard});
  const QString example = typed().placeholderText();
  EXPECT_FALSE(example.contains(u'-')) << example.toStdString();
  EXPECT_TRUE(example.contains(QStringLiteral(","))) << example.toStdString();
  press(QStringLiteral("The program"));
  const QString move = example.section(u' ', 0, 1);  // "9 (0,3) or 9 03"
  type(move.toUtf8().constData());
  EXPECT_EQ(kept().game().turns().size(), 1U) << "the example is a legal move: " << move.toStdString();
}

TEST_F(LivePageTest, WhoTypesBeforeTheGameIsBegunIsToldWhatIsAskedFirst) {
  openPage();
  QStringList refused;
  QObject::connect(&session.refusals(), &window::Refusals::told, &window,
                   [&refused](const QString& message) { refused << message; });
  QTest::qWait(320);
  ASSERT_NE(QApplication::focusWidget(), nullptr);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_9);
  EXPECT_EQ(refused.join(u'|'), translator(words::Phrase::LiveAnswerFirst));
  press(QStringLiteral("The program"));
  type("-9 (0,3)");
  EXPECT_EQ(kept().game().turns().size(), 1U);
}

TEST_F(LivePageTest, TurnsAreMadeOnTheBoardAndWhatIsNotLegalIsTold) {
  openPage();
  press(QStringLiteral("The program"));
  auto& board = part<PlayBoard>(Location::Kind::Live);
  EXPECT_FALSE(board.has(Aid::Scores)) << "in an official contest nobody is told what a landing brings";
  board.setAid(Aid::Motion, false);
  const auto click = [&board](int x, int y) {
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.rectOf(*board::Square::at(x, y)).center().toPoint());
  };
  click(1, 2);
  click(0, 3);
  EXPECT_EQ(cell(0, 0), QStringLiteral("-9 (0,3)"));
  click(2, 5);
  click(1, 4);
  EXPECT_EQ(kept().game().turns().size(), 2U);
  click(3, 2);
  EXPECT_TRUE(notice().contains(QStringLiteral("K1"))) << notice().toStdString();
  EXPECT_EQ(kept().game().turns().size(), 2U);
  click(0, 3);
  click(2, 5);
  EXPECT_EQ(cell(1, 0), QStringLiteral("-9 + (-1)"));
  EXPECT_EQ(cell(1, 2), QStringLiteral("-10"));
}

TEST_F(LivePageTest, ARefusalIsToldUntilTheChipGoesAnotherWay) {
  openPage();
  press(QStringLiteral("The program"));
  auto& board = part<PlayBoard>(Location::Kind::Live);
  board.setAid(Aid::Motion, false);
  const auto click = [&board](int x, int y) {
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.rectOf(*board::Square::at(x, y)).center().toPoint());
  };
  for (const auto& [x, y] : {std::pair(1, 2), {0, 3}, {2, 5}, {1, 4}, {3, 2}}) click(x, y);
  const QString why = notice();
  EXPECT_TRUE(why.contains(QStringLiteral("K1"))) << why.toStdString();
  click(4, 3);
  EXPECT_EQ(notice(), why) << "the chip was to go there";
  click(0, 3);
  EXPECT_EQ(notice(), QString()) << "the chip that must take is taken up";
}

TEST_F(LivePageTest, TheFiguresOfBothSidesAreSeenOfRootsToo) {
  event = pairedEvent("radical");
  desk::LiveDesk live(session.desk());
  auto table = live.begin(event, testing::kFirstBoard, play::Keeping::Program, session.author()).value();
  ASSERT_TRUE(live.take(table, play::EndStep{rules::Ending::Time}, 0ms, session.author()));
  window.resize(1280, 720);
  window.goTo({Location::Kind::Live, event, testing::kFirstBoard});
  auto& lines = part<QTableView>(Location::Kind::Live);
  QApplication::processEvents();
  EXPECT_TRUE(
      QTest::qWaitFor([&] { return lines.horizontalHeader()->length() <= lines.viewport()->width(); }, 2000))
      << lines.horizontalHeader()->length() << " of " << lines.viewport()->width();
  EXPECT_GE(part<PlayBoard>(Location::Kind::Live).width(), 440);
}

TEST_F(LivePageTest, TheSpaceBarStartsAndPausesTheClocks) {
  openPage();
  press(QStringLiteral("The program"));
  typed().setFocus();
  QTest::keyClick(&typed(), Qt::Key_Space);
  EXPECT_EQ(typed().text(), QString());
  EXPECT_EQ(kept().clock.state().cause, play::PauseCause::Gap) << "it ran when it was kept";
  QTest::keyClicks(&typed(), QStringLiteral("-9 "));
  EXPECT_EQ(typed().text(), QStringLiteral("-9 ")) << "in a turn it is a blank";
  typed().clear();
  QTest::keyClick(&typed(), Qt::Key_Space);
  EXPECT_EQ(kept().clock.state().cause, play::PauseCause::Arbiter);
  auto& board = part<PlayBoard>(Location::Kind::Live);
  board.setFocus();
  QTest::keyClick(&board, Qt::Key_Space);
  EXPECT_EQ(kept().clock.state().cause, play::PauseCause::Gap) << "on the board as well";
}

TEST_F(LivePageTest, WhatIsTypedWithTheBoardAtHandIsATurn) {
  openPage();
  press(QStringLiteral("The program"));
  auto& board = part<PlayBoard>(Location::Kind::Live);
  board.setFocus();
  QTest::keyClick(&board, Qt::Key_Minus);
  EXPECT_EQ(typed().text(), QStringLiteral("-"));
  QTest::keyClicks(&typed(), QStringLiteral("9 (0,3)"));
  QTest::keyClick(&typed(), Qt::Key_Return);
  EXPECT_EQ(cell(0, 0), QStringLiteral("-9 (0,3)"));
  board.setFocus();
  QTest::keyClick(&board, Qt::Key_Right, Qt::NoModifier);
  QTest::keyClick(&board, Qt::Key_1, Qt::ControlModifier);
  EXPECT_EQ(typed().text(), QString()) << "keys of the board and of the window stay theirs";
}

TEST_F(LivePageTest, AfterAButtonTheNextKeysAreATurn) {
  openPage();
  press(QStringLiteral("The program"));
  typed().setFocus();
  for (QPushButton* each : window.page(Location::Kind::Live)->findChildren<QPushButton*>()) {
    if (each->text() != QStringLiteral("Start")) continue;
    QTest::mouseClick(each, Qt::LeftButton);
    EXPECT_TRUE(typed().hasFocus()) << "the mouse takes no keys away";
    each->setFocus();  // gives the button the focus, as the Tab key does
    QTest::keyClick(each, Qt::Key_Minus);
  }
  EXPECT_TRUE(typed().hasFocus());
  QTest::keyClicks(&typed(), QStringLiteral("9 (0,3)"));
  QTest::keyClick(&typed(), Qt::Key_Return);
  EXPECT_EQ(cell(0, 0), QStringLiteral("-9 (0,3)"));
}

TEST_F(LivePageTest, OpenedAgainItStandsWhereItStood) {
  openPage();
  press(QStringLiteral("The program"));
  type("-9 (0,3)");
  const QString path = session.path();
  session.close();
  ASSERT_TRUE(session.opener().open(path));
  window.goTo({Location::Kind::Live, event, testing::kFirstBoard});
  EXPECT_EQ(cell(0, 0), QStringLiteral("-9 (0,3)"));
  type("-1 (1,4)");
  EXPECT_EQ(kept().game().turns().size(), 2U);
}

TEST_F(LivePageTest, AcceptedItIsTheGamesSheetAndResult) {
  openPage();
  press(QStringLiteral("The program"));
  type("-9 (0,3)");
  ASSERT_TRUE(desk::LiveDesk(session.desk()).tables(event).has_value());
  auto table = kept();
  ASSERT_TRUE(
      desk::LiveDesk(session.desk()).take(table, play::EndStep{rules::Ending::Time}, 0ms, session.author()));
  window.goTo({Location::Kind::Rounds, event, testing::kFirstBoard});
  window.goTo({Location::Kind::Live, event, testing::kFirstBoard});
  press(QStringLiteral("Accept sheet and result"));
  EXPECT_TRUE(session.find(event)->games.at(0).result.has_value());
  EXPECT_TRUE(refusals.isEmpty()) << refusals.join(QLatin1Char(' ')).toStdString();
}

}  // namespace
}  // namespace damath::window
