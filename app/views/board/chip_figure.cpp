// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/board/chip_figure.hpp"

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

namespace damath::views {

namespace {

using render::Expression;
using render::kFractionPart;
using render::Weight;

// In parts of the disc's radius:
constexpr qreal kGreatestSize = 1.12;   // of an em, however short the figure is
constexpr qreal kReadableHeight = 0.6;  // of figures: plain setting is kept where it is as high as this
// In parts of an em:
constexpr qreal kLineGap = 0.17;
constexpr qreal kRootRise = 0.15;     // of the root's bar above a figure
constexpr qreal kDescent = 0.24;      // of a y
constexpr qreal kSideBearing = 0.05;  // of a figure
constexpr qreal kSignHalf = 0.05;     // of the height of a minus
constexpr qreal kNarrow = 0.9;        // as the family's own narrow face
constexpr qreal kNarrowest = 0.8;     // of what no plainer setting makes readable

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

// Nothing where they lie on one line.
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

// The smallest that holds them all: it is drawn by two or by three of them.
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

// A way to set a figure; measures are those of a disc with a radius of 1.
struct Setting {
  struct Line {
    QString text;
    QPointF baseline;
  };
  QList<Line> lines;
  Weight weight = Weight::Bold;
  qreal across = 1;
  qreal size = 0;
  qreal height = 0;  // of its figures
};

// Where the ink of a line ends, its middle at that height; without what hangs over.
void addCorners(QList<QPointF>& corners, const QString& line, Weight weight, qreal across, qreal axis) {
  const Expression set(line, 1, weight);
  const qreal half = set.width() * across / 2;
  qreal left = -half + kSideBearing * across;
  if (line.startsWith(kMinus)) {
    corners << QPointF(left, axis - kSignHalf) << QPointF(left, axis + kSignHalf);
    left += render::widthOf(QString(kMinus), 1, weight) * across;
  }
  const bool hasRoot = line.contains(kRoot);
  const qreal right = half - (hasRoot ? 0 : kSideBearing * across);  // its bar ends with the line
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

// "−121", "√18"; whole where nothing stands before a root or a variable.
QStringList partsOf(const QString& text) {
  const auto begins = [](QChar sign) { return sign == kRoot || sign.isLetter(); };
  const qsizetype at = std::ranges::find_if(text, begins) - text.begin();
  const bool hasCoefficient =
      std::any_of(text.begin(), text.begin() + at, [](QChar sign) { return sign.isDigit(); });
  const bool isLoneVariable = at + 1 == text.size();
  if (at == text.size() || isLoneVariable || !hasCoefficient) return {text};
  return {text.left(at), text.mid(at)};
}

// The plainest that is readable, else the highest.
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

// A board has the same few chips at every painting.
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

}  // namespace damath::views
