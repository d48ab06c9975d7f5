// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the interactive board: every action by mouse and by keys, marked squares, refusals and their
// reasons, the rotated board, and the animation of a jump with its arithmetic.
#include "app/window/board/play_board.hpp"
#include "core/board/position_builder.hpp"

#include <gtest/gtest.h>

#include <QAccessible>
#include <QImage>
#include <QSignalSpy>
#include <QTest>

#include "app/window/parts/colours.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/board/position.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "tests/window/board/square_at.hpp"

namespace damath::window {
namespace {

using board::Piece;
using board::Rank;
using board::Side;
using board::Square;
using rules::Turn;

constexpr int kWait = 20'000;  // milliseconds

struct Placed {
  int x;
  int y;
  Side side;
  Rank rank = Rank::Ordinary;
};

class PlayBoardTest : public ::testing::Test {
 protected:
  PlayBoardTest()
      : translator(words::Language::English),
        law(game::damathLaw(rules::manual(), *rules::builtInChipSet("integer"))),
        board(translator) {
    board.resize(640, 640);
    board.setAid(Aid::Motion, false);
    board.setLaw(law);
    board.show(law.start, std::nullopt, PlayBoard::Hands::On);
    board.QWidget::show();
    board.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&board));
    board.setFocus();
    QObject::connect(&board, &PlayBoard::turnMade, &board,
                     [this](const Turn& turn) { made.push_back(turn); });
    QObject::connect(&board, &PlayBoard::refused, &board, [this](const QString& why) { reasons << why; });
  }

  void place(std::initializer_list<Placed> pieces, Side toMove = Side::Blue) {
    board::PositionBuilder builder(toMove);
    for (const Placed& placed : pieces) {
      const auto chip = builder.freeChip(placed.side, 0);
      EXPECT_TRUE(builder.put(at(placed.x, placed.y), Piece{placed.side, *chip, placed.rank}).empty());
    }
    position = *builder.build();
    board.show(position, std::nullopt, PlayBoard::Hands::On);
  }

  [[nodiscard]] QPoint spot(Square square) const { return board.rectOf(square).center().toPoint(); }
  void click(Square square) { QTest::mouseClick(&board, Qt::LeftButton, {}, spot(square)); }
  void drag(Square from, Square to) {
    QTest::mousePress(&board, Qt::LeftButton, {}, spot(from));
    QTest::mouseMove(&board, (spot(from) + spot(to)) / 2);
    QTest::mouseMove(&board, spot(to));
    QTest::mouseRelease(&board, Qt::LeftButton, {}, spot(to));
  }
  // Moves the cursor to the square with the arrow keys and selects the square.
  void key(Square square) {
    const auto cursor = [this] { return board.accessibleDescription(); };
    const QString name = window::toQt(notation::squareName(law.game, square));
    const auto column = [this](Square of) { return board.rectOf(of).center().x(); };
    for (int step = 0; step < 16 && !cursor().startsWith(name); ++step) {
      Square now = at(1, 0);
      for (int number = 0; number < board::kSquares; ++number) {
        if (cursor().startsWith(window::toQt(notation::squareName(law.game, Square(number))) + u' ') ||
            cursor().startsWith(window::toQt(notation::squareName(law.game, Square(number))) + u':')) {
          now = Square(number);
        }
      }
      const QPointF way = board.rectOf(square).center() - board.rectOf(now).center();
      if (std::abs(way.y()) > 1) {
        QTest::keyClick(&board, way.y() < 0 ? Qt::Key_Up : Qt::Key_Down);
        if (cursor().startsWith(window::toQt(notation::squareName(law.game, now)))) {
          QTest::keyClick(&board, way.x() < 0 ? Qt::Key_Left : Qt::Key_Right);
        }
      } else {
        QTest::keyClick(&board, column(square) < column(now) ? Qt::Key_Left : Qt::Key_Right);
      }
    }
    EXPECT_TRUE(cursor().startsWith(name)) << cursor().toStdString();
    QTest::keyClick(&board, Qt::Key_Return);
  }

  window::Translator translator;
  game::Law law;
  PlayBoard board;
  board::Position position;
  std::vector<Turn> made;
  QStringList reasons;
};

TEST_F(PlayBoardTest, ATurnIsMadeByTwoClicksByDragAndByKeys) {
  const Turn turn(at(1, 2), at(0, 3));
  click(at(1, 2));
  click(at(0, 3));
  board.show(law.start, std::nullopt, PlayBoard::Hands::On);
  drag(at(1, 2), at(0, 3));
  board.show(law.start, std::nullopt, PlayBoard::Hands::On);
  key(at(1, 2));
  key(at(0, 3));
  EXPECT_EQ(made, (std::vector<Turn>{turn, turn, turn}));
  EXPECT_TRUE(reasons.isEmpty()) << reasons.join(u'\n').toStdString();
}

TEST_F(PlayBoardTest, NobodyPlaysWhileTheOtherSideThinks) {
  board.setHands(PlayBoard::Hands::Off);
  click(at(1, 2));
  drag(at(1, 2), at(0, 3));
  key(at(1, 2));
  EXPECT_EQ(board.making(), nullptr);
  EXPECT_TRUE(made.empty());
  board.setHands(PlayBoard::Hands::On);
  drag(at(1, 2), at(0, 3));
  EXPECT_EQ(made.size(), 1U);
}

TEST_F(PlayBoardTest, AChipIsPutDownAgainByAClickAndByEscape) {
  click(at(1, 2));
  EXPECT_TRUE(board.description(at(1, 2)).endsWith(QStringLiteral("chosen")));
  click(at(1, 2));
  EXPECT_TRUE(board.making()->route().empty());
  key(at(3, 2));
  EXPECT_EQ(board.making()->route().size(), 1U);
  QTest::keyClick(&board, Qt::Key_Escape);
  EXPECT_TRUE(board.making()->route().empty());
  // A second Escape is accepted too. Otherwise a parent widget could leave the page.
  QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
  QApplication::sendEvent(&board, &escape);
  EXPECT_TRUE(escape.isAccepted());
  // A drag that ends on no target leaves the chip selected.
  drag(at(1, 2), at(1, 2));
  EXPECT_EQ(board.making()->route().size(), 1U);
}

TEST_F(PlayBoardTest, LegalTurnsAreMarkedInWordsToo) {
  EXPECT_TRUE(board.description(at(1, 2)).endsWith(QStringLiteral("can move")));
  EXPECT_FALSE(board.description(at(1, 0)).contains(QStringLiteral("move")));
  click(at(1, 2));
  EXPECT_TRUE(board.description(at(0, 3)).endsWith(QStringLiteral("can go here")));
  EXPECT_TRUE(board.description(at(2, 3)).endsWith(QStringLiteral("can go here")));
  board.setAid(Aid::Starts, false);
  EXPECT_EQ(board.description(at(0, 3)), QStringLiteral("(0,3) ×: vacant"));
  drag(at(1, 2), at(0, 3));
  EXPECT_EQ(made.size(), 1U) << "the law holds without the help";
}

TEST_F(PlayBoardTest, WhatIsNoTurnIsRefusedWithItsClause) {
  click(at(1, 2));
  click(at(3, 4));
  key(at(0, 5));
  drag(at(1, 0), at(0, 3));
  ASSERT_EQ(reasons.size(), 3) << reasons.join(u'\n').toStdString();
  EXPECT_EQ(reasons[0],
            QStringLiteral("Not possible: there is nothing to take on the way to (3,4) (K2). Try again."));
  EXPECT_EQ(reasons[1], QStringLiteral("Not possible: the step to (0,5) is not diagonal (M2). Try again."));
  EXPECT_EQ(reasons[2], QStringLiteral("The chip on (1,0) has nowhere to go."));
  EXPECT_TRUE(made.empty());
}

TEST_F(PlayBoardTest, ACaptureThatIsDueIsMarkedAndNothingElseIsLet) {
  place({{1, 2, Side::Blue}, {7, 2, Side::Blue}, {2, 3, Side::Red}, {2, 5, Side::Red}, {6, 3, Side::Red}});
  EXPECT_TRUE(board.description(at(1, 2)).endsWith(QStringLiteral("must capture: 2")));
  click(at(7, 2));
  ASSERT_EQ(reasons.size(), 1);
  EXPECT_TRUE(reasons[0].contains(QStringLiteral("more can be taken, so the most must be taken (K5)")))
      << reasons[0].toStdString();
}

TEST_F(PlayBoardTest, AChainIsMadeJumpByJumpEachWay) {
  const auto chain = [this] { place({{1, 2, Side::Blue}, {2, 3, Side::Red}, {4, 5, Side::Red}}); };
  chain();
  click(at(1, 2));
  click(at(3, 4));
  EXPECT_TRUE(made.empty());
  EXPECT_EQ(board.making()->route().size(), 2U);
  QTest::keyClick(&board, Qt::Key_Escape);
  EXPECT_EQ(board.making()->route().size(), 1U);
  click(at(3, 4));
  click(at(5, 6));
  chain();
  drag(at(1, 2), at(3, 4));
  EXPECT_EQ(made.size(), 1U);
  drag(at(3, 4), at(5, 6));
  chain();
  key(at(1, 2));
  key(at(3, 4));
  key(at(5, 6));
  ASSERT_EQ(made.size(), 3U);
  EXPECT_EQ(made[0].jumps().size(), 2U);
  EXPECT_EQ(made[0], made[1]);
  EXPECT_EQ(made[0], made[2]);
}

TEST_F(PlayBoardTest, TheScoreOfEachLandingStandsBesideItAndCanBeHidden) {
  place({{1, 0, Side::Blue, Rank::Dama}, {3, 2, Side::Red}});
  click(at(1, 0));
  const rules::ChipSet& set = law.set;
  // The two chips are the first of the set, −9, and the taker is a dama.
  ASSERT_EQ(set.chips[0].text, "-9");
  EXPECT_TRUE(board.description(at(4, 3)).contains(QStringLiteral("can go here: ")));
  QStringList told;
  for (const Square square : {at(4, 3), at(5, 4), at(6, 5), at(7, 6)}) {
    told << board.description(square).section(QStringLiteral("here: "), 1);
  }
  // The score depends on the operator of the landing square (B3). It is doubled, because the taker is a dama.
  QStringList right;
  for (const Square square : {at(4, 3), at(5, 4), at(6, 5), at(7, 6)}) {
    switch (square.sign()) {
      case board::Operator::Plus:
        right << QStringLiteral("−36");
        break;
      case board::Operator::Minus:
        right << QStringLiteral("0");
        break;
      case board::Operator::Times:
        right << QStringLiteral("162");
        break;
      case board::Operator::Divide:
        right << QStringLiteral("2");
        break;
    }
  }
  EXPECT_EQ(told, right);
  board.setAid(Aid::Scores, false);
  EXPECT_TRUE(board.description(at(4, 3)).endsWith(QStringLiteral("can go here")));
}

TEST_F(PlayBoardTest, AChainThatMayStopEndsByAClickOrByReturn) {
  law = game::lawOfCompanion(rules::Game::Dame);
  board.setLaw(law);
  const auto chain = [this] { place({{1, 2, Side::Blue}, {2, 3, Side::Red}, {4, 5, Side::Red}}); };
  chain();
  click(at(1, 2));
  click(at(3, 4));
  EXPECT_TRUE(made.empty());
  click(at(3, 4));
  chain();
  key(at(1, 2));
  key(at(3, 4));
  QTest::keyClick(&board, Qt::Key_Return);
  ASSERT_EQ(made.size(), 2U);
  EXPECT_EQ(made[0].jumps().size(), 1U);
  EXPECT_EQ(made[0], made[1]);
}

TEST_F(PlayBoardTest, ABoardTurnedIsPlayedAsItIsSeen) {
  board.setBelow(Side::Red);
  EXPECT_LT(board.rectOf(at(1, 0)).top(), board.rectOf(at(0, 7)).top());
  EXPECT_GT(board.rectOf(at(1, 0)).left(), board.rectOf(at(7, 0)).left());
  key(at(1, 2));
  key(at(0, 3));
  board.show(law.start, std::nullopt, PlayBoard::Hands::On);
  drag(at(1, 2), at(0, 3));
  EXPECT_EQ(made.size(), 2U);
}

TEST_F(PlayBoardTest, ACompanionBoardLiesAsItsPlayersKnowIt) {
  law = game::lawOfCompanion(rules::Game::Dame);
  board.setLaw(law);
  board.show(law.start, std::nullopt, PlayBoard::Hands::On);
  // a1 is square (7,0), in the lower left corner.
  EXPECT_LT(board.rectOf(at(7, 0)).left(), board.rectOf(at(1, 0)).left());
  EXPECT_TRUE(board.description(at(7, 0)).startsWith(QStringLiteral("a1: WHITE")) ||
              board.description(at(7, 0)).startsWith(QStringLiteral("a1: white")))
      << board.description(at(7, 0)).toStdString();
  key(at(3, 2));
  key(at(4, 3));
  ASSERT_EQ(made.size(), 1U);
  EXPECT_EQ(notation::turnName(rules::Game::Dame, made[0]), "e3 d4");
}

TEST_F(PlayBoardTest, AJumpIsSeenWithItsArithmeticAndMayBeCutShort) {
  place({{1, 2, Side::Blue}, {2, 3, Side::Red}, {4, 5, Side::Red}});
  board.setAid(Aid::Motion, true);
  const rules::Jump jumps[] = {{at(2, 3), at(3, 4)}, {at(4, 5), at(5, 6)}};
  const Turn turn(at(1, 2), jumps, 2);
  QSignalSpy settled(&board, &PlayBoard::settled);
  board.showTurn(position, turn, PlayBoard::Hands::On);
  EXPECT_TRUE(board.isMoving());
  // The operator of (3,4) is minus: one −9 captures the other −9.
  ASSERT_EQ(at(3, 4).sign(), board::Operator::Minus);
  EXPECT_EQ(board.working(), QStringLiteral("−9 − (−9) = 0"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return settled.count() == 1; }, kWait));
  EXPECT_FALSE(board.isMoving());
  board.showTurn(position, turn, PlayBoard::Hands::On);
  EXPECT_TRUE(board.isMoving());
  QTest::mousePress(&board, Qt::LeftButton, {}, spot(at(7, 6)));
  EXPECT_FALSE(board.isMoving()) << "who goes on waits for nothing";
  board.setAid(Aid::Motion, false);
  board.showTurn(position, turn, PlayBoard::Hands::On);
  EXPECT_FALSE(board.isMoving());
}

TEST_F(PlayBoardTest, TheOptionsOfAChipLieOverTheBoard) {
  place({{1, 2, Side::Blue}, {2, 3, Side::Red}, {6, 3, Side::Red}});
  board.setAid(Aid::Layers, true);
  QTest::mouseClick(&board, Qt::LeftButton, {}, spot(at(1, 2)));
  QTest::keyClick(&board, Qt::Key_Escape);
  EXPECT_TRUE(board.description(at(3, 4)).endsWith(QStringLiteral("option 1")))
      << board.description(at(3, 4)).toStdString();
  EXPECT_TRUE(board.description(at(2, 3)).endsWith(QStringLiteral("can be captured")));
  // A chip of the other side shows its options as if its side were to move.
  click(at(2, 3));
  EXPECT_TRUE(board.description(at(0, 1)).endsWith(QStringLiteral("option 1")))
      << board.description(at(0, 1)).toStdString();
  EXPECT_TRUE(board.description(at(1, 2)).endsWith(QStringLiteral("can be captured")));
}

// The cells are ordered as on the screen, row by row from the upper left.
TEST_F(PlayBoardTest, AssistiveToolsSeeSixtyFourCellsAndPressThem) {
  QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&board);
  ASSERT_NE(table, nullptr);
  EXPECT_EQ(table->role(), QAccessible::Table);
  ASSERT_EQ(table->childCount(), 64);
  const auto name = [&](int column, int row) {
    return table->tableInterface()->cellAt(row, column)->text(QAccessible::Name);
  };
  EXPECT_EQ(name(0, 0), board.description(at(0, 7)));
  EXPECT_EQ(name(1, 0), QStringLiteral("not played on"));
  EXPECT_EQ(name(1, 7), board.description(at(1, 0)));
  EXPECT_TRUE(name(1, 5).endsWith(QStringLiteral("can move")));
  for (int i = 0; i < table->childCount(); ++i) {
    EXPECT_EQ(table->indexOfChild(table->child(i)), i);
    EXPECT_EQ(table->child(i)->parent(), table);
  }
  const auto press = [&](int column, int row) {
    auto* action = table->tableInterface()->cellAt(row, column)->actionInterface();
    ASSERT_NE(action, nullptr);
    action->doAction(QAccessibleActionInterface::pressAction());
  };
  EXPECT_EQ(table->tableInterface()->cellAt(0, 1)->actionInterface(), nullptr);
  press(1, 5);
  EXPECT_EQ(table->focusChild(), table->tableInterface()->cellAt(5, 1));
  press(0, 4);
  EXPECT_EQ(made, std::vector<Turn>{Turn(at(1, 2), at(0, 3))});
  board.setBelow(Side::Red);
  EXPECT_EQ(name(0, 0), board.description(at(7, 0)));
}

TEST_F(PlayBoardTest, AnAdvisedTurnIsMarkedUntilOneBegins) {
  board.advise(Turn(at(1, 2), at(0, 3)));
  EXPECT_TRUE(board.description(at(0, 3)).endsWith(QStringLiteral("advised")));
  EXPECT_EQ(board.grab().toImage().pixelColor(spot(at(0, 3))), coloursOf(board.palette()).sign)
      << "a mark hides no operator";
  click(at(3, 2));
  EXPECT_FALSE(board.description(at(0, 3)).contains(QStringLiteral("advised")));
}

}  // namespace
}  // namespace damath::window
