// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/board/chip_figure.hpp"

#include <gtest/gtest.h>

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <string>

#include "core/rules/chip_set.hpp"

namespace damath::views {
namespace {

constexpr int kRadius = 100;

// A disc with its figure, white on black.
QImage discWith(const std::string& text) {
  QImage picture(2 * kRadius + 80, 2 * kRadius + 80, QImage::Format_RGB32);
  picture.fill(Qt::black);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF centre(picture.width() / 2.0, picture.height() / 2.0);
  paintChipFigure(painter, centre, kRadius, text, Qt::white);
  return picture;
}

// From the centre to the farthest ink.
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

// A figure of 6 mm is read from two metres: 22 pixels on a screen of 24 inches with 1,080 lines, where the
// board's squares have 100, its chips 45 from the centre to the rim and 41 to RED's inner ring.
TEST(ChipFigure, OfEverySetIsReadFromTwoMetres) {
  for (const std::string_view name : rules::builtInChipSetNames()) {
    for (const rules::Chip& chip : rules::builtInChipSet(name)->chips) {
      EXPECT_GE(chipFigureHeight(chip.text) * 100 * 0.45 * 0.92, 22) << name << " " << chip.text;
    }
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
  // Of sets that are made elsewhere.
  for (const std::string text : {"-1234567/89", "12345678", "-123√456", "√123456", "x²y²", "1"}) {
    EXPECT_LE(reachOf(discWith(text)), kRadius * 1.02) << text;
  }
}

TEST(ChipFigure, WhatIsShortIsNotParted) {
  // One line: the middle of the disc has ink, of two the gap lies there.
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
}  // namespace damath::views
