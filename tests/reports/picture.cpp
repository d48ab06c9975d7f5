// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reports/picture.hpp"

#include <gtest/gtest.h>

#include <QDir>
#include <QPainter>
#include <algorithm>
#include <cstdlib>

#include "reports/render/draw/form_font.hpp"

namespace damath::samples {

namespace {

constexpr int kDots = 4;  // dots per millimeter
constexpr int kNear = 1;  // dots that a letter may move
constexpr int kLikeness = 110;

// Returns the darkest or the lightest value of a dot and its neighbors.
int extremeAt(const QImage& image, int x, int y, bool darkest) {
  int extreme = darkest ? 255 : 0;
  for (int row = std::max(y - kNear, 0); row <= std::min(y + kNear, image.height() - 1); ++row) {
    for (int column = std::max(x - kNear, 0); column <= std::min(x + kNear, image.width() - 1); ++column) {
      const int grey = image.constScanLine(row)[column];
      extreme = darkest ? std::min(extreme, grey) : std::max(extreme, grey);
    }
  }
  return extreme;
}

bool isLike(int grey, const QImage& other, int x, int y) {
  return grey >= extremeAt(other, x, y, true) - kLikeness &&
         grey <= extremeAt(other, x, y, false) + kLikeness;
}

}  // namespace

render::PageSet pagesOf(const compose::Document& document, render::Paper paper, std::size_t form) {
  EXPECT_TRUE(render::loadFormFont());
  return {document, paper, form};
}

QImage pictureOf(const compose::Document& document, int page) {
  const render::PageSet pages = pagesOf(document, render::Paper::A4);
  QImage image(210 * kDots, 297 * kDots, QImage::Format_Grayscale8);
  if (pages.orientation() == render::Orientation::Landscape)
    image = QImage(297 * kDots, 210 * kDots, QImage::Format_Grayscale8);
  image.setDotsPerMeterX(kDots * 1000);
  image.setDotsPerMeterY(kDots * 1000);
  image.fill(Qt::white);
  QPainter painter(&image);
  pages.paint(painter, page);
  painter.end();
  return image;
}

qreal shareThatDiffers(const QImage& one, const QImage& other, QImage& difference) {
  difference = QImage(one.size(), QImage::Format_Grayscale8);
  difference.fill(Qt::white);
  if (one.size() != other.size()) return 1;
  int count = 0;
  for (int y = 0; y < one.height(); ++y) {
    for (int x = 0; x < one.width(); ++x) {
      const int seen = one.constScanLine(y)[x];
      const int expected = other.constScanLine(y)[x];
      if (std::abs(seen - expected) <= kLikeness) continue;
      if (isLike(seen, other, x, y) && isLike(expected, one, x, y)) continue;
      ++count;
      difference.scanLine(y)[x] = 0;
    }
  }
  return static_cast<qreal>(count) / (one.width() * one.height());
}

void expectLooksAsKept(const compose::Document& document, const QString& name, int page) {
  // The accepted share of differing dots. A short word that moves exceeds this share.
  constexpr qreal kTolerance = 0.0001;
  const QString kept = QStringLiteral(DAMATH_TEST_DATA "/papers/%1.png").arg(name);
  const QImage seen = pictureOf(document, page);
  if (qEnvironmentVariableIsSet("DAMATH_DRAW_PICTURES")) {
    EXPECT_TRUE(seen.save(kept)) << kept.toStdString();
    return;
  }
  const QImage expected = QImage(kept).convertToFormat(QImage::Format_Grayscale8);
  ASSERT_FALSE(expected.isNull()) << kept.toStdString();
  QImage difference;
  const qreal share = shareThatDiffers(seen, expected, difference);
  if (share <= kTolerance) return;
  const QDir left = QDir::temp();
  seen.save(left.filePath(name + QStringLiteral(".png")));
  difference.save(left.filePath(name + QStringLiteral("-difference.png")));
  ADD_FAILURE() << name.toStdString() << " differs in " << share
                << " of its dots; the page and what differs lie in " << left.path().toStdString();
}

}  // namespace damath::samples
