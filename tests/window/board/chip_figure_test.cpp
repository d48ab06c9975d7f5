// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/chip_figure.hpp"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <string>

#include "core/rules/chip_set.hpp"

namespace damath::window {
namespace {

constexpr int kRadius = 100;

// Paints a chip's text in white on black.
QImage discWith(const std::string& text) {
  QImage picture(2 * kRadius + 80, 2 * kRadius + 80, QImage::Format_RGB32);
  picture.fill(Qt::black);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF centre(picture.width() / 2.0, picture.height() / 2.0);
  paintChipFigure(painter, centre, kRadius, text, Qt::white);
  return picture;
}

// Returns the distance from the center to the farthest painted pixel.
qreal reachOf(const QImage& picture) {
  qreal reach = 0;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      if (qGray(picture.pixel(x, y)) < 128) continue;
      reach = std::max(reach, std::hypot(x + 0.5 - picture.width() / 2.0, y + 0.5 - picture.height() / 2.0));
    }
  }
  return reach;
}

// A text 6 mm high can be read from two meters. On a 24-inch screen with 1,080 lines, 6 mm are 22 pixels.
// Squares have 100 pixels there, chips have 45 from the center to the rim and 41 to RED's inner ring.
TEST(ChipFigure, OfEverySetIsReadFromTwoMetres) {
  for (const std::string_view name : rules::builtInChipSetNames()) {
    for (const rules::Chip& chip : rules::builtInChipSet(name)->chips) {
      EXPECT_GE(chipFigureHeight(chip.text) * 100 * 0.45 * 0.92, 22) << name << " " << chip.text;
    }
  }
}

// The heights of docs/games.md on a board with squares of 101 pixels: the lowest and the highest text of each
// set.
struct Heights {
  std::string_view set;
  double lowest;
  double highest;
};
constexpr Heights kHeights[] = {{"counting", 34, 34},  {"whole", 34, 34},    {"fraction", 25, 25},
                                {"integer", 28, 34},   {"rational", 25, 34}, {"radical", 24, 27},
                                {"polynomial", 25, 34}};

TEST(ChipFigure, HeightsAreThoseThatAreTold) {
  constexpr double kOnBoard = 101 * 0.45 * 0.92;  // the radius of RED's chips inside their ring
  EXPECT_EQ(std::size(kHeights), rules::builtInChipSetNames().size());
  for (const Heights& told : kHeights) {
    const auto chips = rules::builtInChipSet(told.set)->chips;
    double lowest = kOnBoard;
    double highest = 0;
    for (const rules::Chip& chip : chips) {
      lowest = std::min(lowest, chipFigureHeight(chip.text) * kOnBoard);
      highest = std::max(highest, chipFigureHeight(chip.text) * kOnBoard);
    }
    EXPECT_NEAR(lowest, told.lowest, 0.5) << told.set;
    EXPECT_NEAR(highest, told.highest, 0.5) << told.set;
  }
}

TEST(ChipFigure, StaysWithinItsDisc) {
  for (const std::string_view name : rules::builtInChipSetNames()) {
    for (const rules::Chip& chip : rules::builtInChipSet(name)->chips) {
      const qreal reach = reachOf(discWith(chip.text));
      EXPECT_GT(reach, kRadius / 4.0) << chip.text;
      EXPECT_LE(reach, kRadius * 1.02) << chip.text;
    }
  }
  // Texts of imported chip sets.
  for (const std::string text : {"-1234567/89", "12345678", "-123√456", "√123456", "x²y²", "1"}) {
    EXPECT_LE(reachOf(discWith(text)), kRadius * 1.02) << text;
  }
}

TEST(ChipFigure, WhatIsShortIsNotParted) {
  // A text of one line paints the middle of the disc; two lines leave a gap there.
  const auto hasInkAtMiddle = [](const std::string& text) {
    const QImage picture = discWith(text);
    for (int x = 0; x < picture.width(); ++x) {
      if (qGray(picture.pixel(x, picture.height() / 2)) >= 128) return true;
    }
    return false;
  };
  EXPECT_TRUE(hasInkAtMiddle("-11"));
  EXPECT_TRUE(hasInkAtMiddle("10y"));
  EXPECT_FALSE(hasInkAtMiddle("-49√8"));
}

}  // namespace
}  // namespace damath::window
