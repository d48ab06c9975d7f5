// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/clock_tile.hpp"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QPen>

#include "words/language.hpp"

namespace damath::window {
namespace {

QImage paintedTile(const ClockTile& tile, int width) {
  QImage picture(width, static_cast<int>(width * kTileShape), QImage::Format_RGB32);
  picture.fill(Qt::white);
  QPainter painter(&picture);
  paintClockTile(painter, picture.rect(), QPen(Qt::black), tile, QPalette(), words::Language::English);
  return picture;
}

ClockTile tileOf(const QString& red, const QString& state) {
  ClockTile tile;
  tile.place = QStringLiteral("round 4 board 1");
  tile.blue = QStringLiteral("Uy, Jo");
  tile.red = red;
  tile.toMove = board::Side::Red;
  tile.faces = {};
  tile.faces.game = QStringLiteral("15:43");
  tile.faces.move = QStringLiteral("0:57");
  tile.faces.state = state;
  return tile;
}

// The two texts differ in their last letter only. If the tile cut the text, both pictures would be equal.
TEST(ClockTile, LongNamesAndStatesAreSeenToTheirLastLetter) {
  const QString name = QStringLiteral("Macapagal-Villanueva, Maria Concepcion Esperanza Dimaculang%1");
  const QString state = QStringLiteral("nakahinto: hindi nabila%1");
  for (const int width : {250, 420, 640}) {
    const QImage as = paintedTile(tileOf(name.arg(u'a'), QStringLiteral("paused")), width);
    const QImage bs = paintedTile(tileOf(name.arg(u'b'), QStringLiteral("paused")), width);
    EXPECT_NE(as, bs) << width;
    const QImage is = paintedTile(tileOf(QStringLiteral("Lapus, Jesli"), state.arg(u'i')), width);
    const QImage ms = paintedTile(tileOf(QStringLiteral("Lapus, Jesli"), state.arg(u'm')), width);
    EXPECT_NE(is, ms) << width;
  }
}

}  // namespace
}  // namespace damath::window
