// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/board_view.hpp"

#include <gtest/gtest.h>

#include <QImage>
#include <QTest>

#include "app/window/parts/colours.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"

namespace damath::window {
namespace {

using board::Side;
using board::Square;

class BoardViewTest : public ::testing::Test {
 protected:
  BoardViewTest() : translator(words::Language::English), view(translator) {
    view.resize(600, 600);
    start = rules::startPosition(*rules::builtInChipSet("integer"), rules::manual());
    view.setPosition(start, std::nullopt);
  }

  QColor colourAt(Square square, qreal dx, qreal dy) {
    const QImage picture = view.grab().toImage();
    const QRectF field = view.rectOf(square);
    return picture.pixelColor((field.topLeft() + QPointF(field.width() * dx, field.height() * dy)).toPoint());
  }

  window::Translator translator;
  BoardView view;
  board::Position start;
};

TEST_F(BoardViewTest, BlueSitsAtTheBottom) {
  EXPECT_GT(view.rectOf(*Square::at(1, 0)).top(), view.rectOf(*Square::at(0, 7)).top());
  EXPECT_LT(view.rectOf(*Square::at(1, 0)).left(), view.rectOf(*Square::at(7, 0)).left());
}

TEST_F(BoardViewTest, ChipsArePaintedInTheirSidesColours) {
  const Colours colours = coloursOf(view.palette());
  // A point beside the text, inside the disc.
  EXPECT_EQ(colourAt(*Square::at(1, 0), 0.5, 0.22), colours.blueSide);
  EXPECT_EQ(colourAt(*Square::at(0, 7), 0.5, 0.22), colours.redSide);
}

TEST_F(BoardViewTest, VacantAndUnplayableSquaresDiffer) {
  const QColor vacant = colourAt(*Square::at(0, 3), 0.08, 0.92);
  const QImage picture = view.grab().toImage();
  const QRectF left = view.rectOf(*Square::at(0, 3));
  const QColor unplayable = picture.pixelColor(QPointF(left.right() + 8, left.bottom() - 6).toPoint());
  EXPECT_NE(vacant, unplayable);
  EXPECT_GT(vacant.lightness(), unplayable.lightness());
}

TEST_F(BoardViewTest, DamaIsCrowned) {
  const QColor ordinary = colourAt(*Square::at(1, 0), 0.53, 0.18);
  board::Position position = start;
  position.move(*Square::at(1, 0), *Square::at(1, 0), board::Rank::Dama);
  view.setPosition(position, std::nullopt);
  EXPECT_NE(colourAt(*Square::at(1, 0), 0.53, 0.18), ordinary);
  EXPECT_EQ(view.description(*Square::at(1, 0)), QStringLiteral("(1,0) +: BLUE -11, dama"));
}

TEST_F(BoardViewTest, LastTurnIsHighlighted) {
  const Square from = *Square::at(1, 2);
  const Square to = *Square::at(0, 3);
  const QColor before = colourAt(from, 0.9, 0.9);
  board::Position position = start;
  const rules::Turn turn(from, to);
  rules::play(rules::manual(), position, turn);
  view.setPosition(position, turn);
  EXPECT_NE(colourAt(from, 0.9, 0.9), before);
  EXPECT_EQ(view.description(from), QStringLiteral("(1,2) ÷: vacant"));
}

TEST_F(BoardViewTest, ArrowKeysWalkAndTell) {
  view.show();
  EXPECT_TRUE(view.accessibleDescription().startsWith(QStringLiteral("(1,0)")));
  QTest::keyClick(&view, Qt::Key_Right);
  EXPECT_TRUE(view.accessibleDescription().startsWith(QStringLiteral("(3,0)")));
  QTest::keyClick(&view, Qt::Key_Up);
  EXPECT_TRUE(view.accessibleDescription().startsWith(QStringLiteral("(2,1)")));
  QTest::keyClick(&view, Qt::Key_Down);
  QTest::keyClick(&view, Qt::Key_Down);
  EXPECT_TRUE(view.accessibleDescription().startsWith(QStringLiteral("(3,0)")));
}

TEST_F(BoardViewTest, LongChipTextsStayInTheirDiscs) {
  for (const std::string_view set : {"radical", "polynomial", "fraction"}) {
    view.setChipSet(*rules::builtInChipSet(set));
    const Colours colours = coloursOf(view.palette());
    for (const int x : {1, 3, 5, 7}) {
      // At the height of the text, the left and right edges of the disc have the color of the disc, not of
      // the text.
      EXPECT_EQ(colourAt(*Square::at(x, 0), 0.105, 0.53), colours.blueSide) << set << x;
      EXPECT_EQ(colourAt(*Square::at(x, 0), 0.955, 0.53), colours.blueSide) << set << x;
    }
  }
}

}  // namespace
}  // namespace damath::window
