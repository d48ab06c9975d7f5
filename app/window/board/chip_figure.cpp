// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board/chip_figure.hpp"

#include <QHash>
#include <QList>
#include <QPainter>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "reports/render/draw/canvas.hpp"
#include "reports/render/draw/expression.hpp"
#include "reports/render/draw/printable.hpp"

namespace damath::window {

namespace {

using render::Expression;
using render::kFractionPart;
using render::Weight;

// The largest font size of a value, in radii of the chip's disc.
constexpr qreal kGreatestSize = 1.12;
// The height at which digits are readable, in radii of the chip's disc. The search for a layout stops when a
// layout has digits of this height.
constexpr qreal kReadableHeight = 0.6;
// The lengths from kLineGap to kSignHalf are in font sizes (em).
constexpr qreal kLineGap = 0.17;
constexpr qreal kRootRise = 0.15;     // the height of a root sign's bar above the digits, in font sizes
constexpr qreal kDescent = 0.24;      // the depth of the letter y below the digits, in font sizes
constexpr qreal kSideBearing = 0.05;  // the empty space on each side of a digit, in font sizes
constexpr qreal kSignHalf = 0.05;     // half the height of a minus sign, in font sizes
constexpr qreal kNarrow = 0.9;        // the horizontal scale of narrow letters; 1 is the normal width
// the smallest horizontal scale of letters, for a value that is not readable otherwise; 1 is the normal width
constexpr qreal kNarrowest = 0.8;

constexpr QChar kMinus(0x2212);
constexpr QChar kRoot(0x221A);

struct Circle {
  QPointF centre;
  qreal radius = 0;

  [[nodiscard]] bool holds(QPointF point) const {
    return std::hypot(point.x() - centre.x(), point.y() - centre.y()) <= radius + 1e-9;
  }
};

Circle circleOver(QPointF a, QPointF b) {
  return {(a + b) / 2, std::hypot(a.x() - b.x(), a.y() - b.y()) / 2};
}

// Returns the circle through three points; nullopt if they lie on one line.
std::optional<Circle> circleThrough(QPointF a, QPointF b, QPointF c) {
  const QPointF u = b - a;
  const QPointF v = c - a;
  const qreal cross = 2 * (u.x() * v.y() - u.y() * v.x());
  if (std::abs(cross) < 1e-9) return std::nullopt;
  const qreal uu = u.x() * u.x() + u.y() * u.y();
  const qreal vv = v.x() * v.x() + v.y() * v.y();
  const QPointF way((v.y() * uu - u.y() * vv) / cross, (u.x() * vv - v.x() * uu) / cross);
  return Circle{a + way, std::hypot(way.x(), way.y())};
}

// Returns the smallest circle that contains all points. Two or three of the points determine that circle.
Circle circleAround(const QList<QPointF>& points) {
  std::optional<Circle> smallest;
  const auto consider = [&](const Circle& circle) {
    if (smallest && circle.radius >= smallest->radius) return;
    if (std::ranges::all_of(points, [&](QPointF point) { return circle.holds(point); })) smallest = circle;
  };
  for (qsizetype i = 0; i < points.size(); ++i) {
    for (qsizetype j = i + 1; j < points.size(); ++j) {
      consider(circleOver(points[i], points[j]));
      for (qsizetype k = j + 1; k < points.size(); ++k) {
        if (const auto circle = circleThrough(points[i], points[j], points[k])) consider(*circle);
      }
    }
  }
  return smallest.value_or(Circle{});
}

// A layout of a chip's value in one or two lines, measured for a disc with radius 1.
struct Setting {
  struct Line {
    QString text;
    QPointF baseline;
  };
  QList<Line> lines;
  Weight weight = Weight::Bold;
  qreal across = 1;
  qreal size = 0;
  qreal height = 0;  // the height of the digits, in radii of the disc
};

// Adds the corners of the drawn area of a text line to `corners`. The middle of the line lies at height
// `axis`. The empty space beside the first and the last character does not count.
void addCorners(QList<QPointF>& corners, const QString& line, Weight weight, qreal across, qreal axis) {
  const Expression set(line, 1, weight);
  const qreal half = set.width() * across / 2;
  qreal left = -half + kSideBearing * across;
  if (line.startsWith(kMinus)) {
    corners << QPointF(left, axis - kSignHalf) << QPointF(left, axis + kSignHalf);
    left += render::widthOf(QString(kMinus), 1, weight) * across;
  }
  const bool hasRoot = line.contains(kRoot);
  // The bar of a root sign reaches to the very end of the text line.
  const qreal right = half - (hasRoot ? 0 : kSideBearing * across);
  const qreal above = set.halfHeight() + (hasRoot ? kRootRise : 0);
  const bool beginsWithRoot = line.indexOf(kRoot) == (line.startsWith(kMinus) ? 1 : 0);
  const qreal below = set.halfHeight() + (line.endsWith(QLatin1Char('y')) ? kDescent : 0);
  const qreal belowLeft = set.halfHeight() + (line.startsWith(QLatin1Char('y')) ? kDescent : 0);
  corners << QPointF(left, axis - (beginsWithRoot ? above : set.halfHeight())) << QPointF(right, axis - above)
          << QPointF(left, axis + belowLeft) << QPointF(right, axis + below);
}

Setting settingOf(const QStringList& lines, Weight weight, qreal across) {
  const qreal capital = render::capHeight(1, weight);
  const qreal pitch = capital + kLineGap + (lines.last().contains(kRoot) ? kRootRise : 0);
  QList<QPointF> corners;
  QList<qreal> axes;
  for (const QString& line : lines) {
    axes << (lines.size() == 1 ? 0.0 : (axes.isEmpty() ? -pitch / 2 : pitch / 2));
    addCorners(corners, line, weight, across, axes.last());
  }
  const Circle circle = circleAround(corners);
  Setting setting;
  setting.weight = weight;
  setting.across = across;
  setting.size = std::min(kGreatestSize, 1 / std::max(circle.radius, 1e-6));
  for (qsizetype i = 0; i < lines.size(); ++i) {
    const qreal left = -Expression(lines[i], 1, weight).width() * across / 2;
    const QPointF baseline(left - circle.centre.x(), axes[i] + capital / 2 - circle.centre.y());
    setting.lines << Setting::Line{lines[i], baseline * setting.size};
  }
  const bool isFraction = Expression(lines.first(), 1, weight).halfHeight() > 0.6 * capital;
  setting.height = capital * setting.size * (isFraction ? kFractionPart : 1);
  return setting;
}

// Splits the value of a chip into its coefficient and the root or variable: "121√18" becomes "121" and "√18".
// Returns the whole text if it has no coefficient, or neither a root nor a variable. A single letter at the
// end is not split off.
QStringList partsOf(const QString& text) {
  const auto begins = [](QChar sign) { return sign == kRoot || sign.isLetter(); };
  const qsizetype at = std::ranges::find_if(text, begins) - text.begin();
  const bool hasCoefficient =
      std::any_of(text.begin(), text.begin() + at, [](QChar sign) { return sign.isDigit(); });
  const bool isLoneVariable = at + 1 == text.size();
  if (at == text.size() || isLoneVariable || !hasCoefficient) return {text};
  return {text.left(at), text.mid(at)};
}

// Tries layouts from the plainest to the narrowest and returns the first whose digits are readable. If none
// is readable, returns the layout with the tallest digits.
Setting bestSetting(const QString& text) {
  using Face = std::pair<Weight, qreal>;
  const QList<Face> plain = {{Weight::Bold, 1}, {Weight::Regular, 1}, {Weight::Regular, kNarrow}};
  const QList<Face> narrowest = {{Weight::Regular, kNarrowest}};
  Setting best;
  for (const QList<Face>& faces : {plain, narrowest}) {
    for (const QStringList& lines : {QStringList{text}, partsOf(text)}) {
      for (const auto& [weight, across] : faces) {
        const Setting setting = settingOf(lines, weight, across);
        if (setting.height > best.height) best = setting;
        if (best.height >= kReadableHeight) return best;
      }
    }
  }
  return best;
}

// Returns the layout of a chip's value from a cache, because every repaint needs the same few values.
const Setting& knownSetting(const std::string& text) {
  constexpr qsizetype kMostKnown = 256;
  thread_local QHash<QString, Setting> known;
  const QString set = render::printableCell(text);
  const auto found = known.constFind(set);
  if (found != known.constEnd()) return *found;
  if (known.size() >= kMostKnown) known.clear();
  return *known.insert(set, bestSetting(set));
}

}  // namespace

qreal chipFigureHeight(const std::string& text) {
  return render::loadFormFont() ? knownSetting(text).height : 0;
}

void paintChipFigure(QPainter& painter, QPointF centre, qreal radius, const std::string& text,
                     const QColor& ink) {
  if (!render::loadFormFont()) return;
  const Setting& setting = knownSetting(text);
  painter.save();
  painter.translate(centre);
  painter.scale(setting.across, 1);
  for (const Setting::Line& line : setting.lines) {
    const QPointF baseline(line.baseline.x() / setting.across * radius, line.baseline.y() * radius);
    Expression(line.text, setting.size * radius, setting.weight).paint(painter, baseline, ink);
  }
  painter.restore();
}

}  // namespace damath::window
