// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/band_header.hpp"

#include <QApplication>
#include <QFontInfo>
#include <QHelpEvent>
#include <QPainter>
#include <QProxyStyle>
#include <QToolTip>
#include <algorithm>

#include "app/window/parts/colours.hpp"
#include "app/window/parts/line_breaks.hpp"

namespace damath::window {

namespace {

constexpr int kCells = 3;       // number of columns below the heading of a player
constexpr int kBesideText = 6;  // pixels at each side of the text
// The smallest type size of a heading on one line, as a part of the normal size. A longer text takes two
// lines.
constexpr qreal kLeastType = 0.9;
// The smallest type size of a heading on two lines, as a part of the normal size. A longer text is cut off,
// because smaller type would not be readable.
constexpr qreal kLeastOfTwo = 0.85;
constexpr int kAir = 10;  // pixels above and below the text of a heading, together

// A style in which headings have as small a margin as cells. Otherwise the twelve columns of a review would
// not fit beside the board.
class LittleAir : public QProxyStyle {
 public:
  using QProxyStyle::QProxyStyle;

  [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                const QWidget* widget) const override {
    return metric == PM_HeaderMargin ? 2 : QProxyStyle::pixelMetric(metric, option, widget);
  }
};

// Returns the largest font in which the heading fits into one line, or else into two lines. A heading that
// does not fit at the smallest size (kLeastOfTwo) gets this size and is cut off.
QFont fitting(QFont type, const QString& text, int width) {
  constexpr qreal kStep = 0.25;  // the step by which the type size is reduced, in points
  const qreal whole = QFontInfo(type).pointSizeF();
  const auto holds = [&](qreal size) {
    const QFontMetrics metrics(type);
    if (size >= whole * kLeastType) return metrics.horizontalAdvance(text) <= width;
    return widthInTwoLines(text, metrics) <= width;
  };
  for (qreal size = whole; !holds(size) && size - kStep >= whole * kLeastOfTwo;) {
    size -= kStep;
    type.setPointSizeF(size);
  }
  return type;
}

// Returns the text in at most two lines. Text that does not fit is cut off.
QString inTwoLines(const QString& text, const QFontMetrics& metrics, int width) {
  const QString lines = brokenAtBlanks(text, metrics, width);
  const qsizetype end = lines.indexOf(u'\n');
  if (end < 0) return metrics.elidedText(text, Qt::ElideRight, width);
  const QString first = metrics.elidedText(lines.left(end), Qt::ElideRight, width);
  return first + u'\n' + metrics.elidedText(text.mid(end + 1), Qt::ElideRight, width);
}

}  // namespace

BandHeader::BandHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
  setDefaultAlignment(Qt::AlignHCenter | Qt::AlignBottom);
  setHighlightSections(false);
  setSectionsClickable(false);
  auto* style = new LittleAir(QApplication::style()->name());
  style->setParent(this);
  setStyle(style);
}

QSize BandHeader::sizeHint() const {
  return {QHeaderView::sizeHint().width(), 2 * storey()};
}

void BandHeader::paintEvent(QPaintEvent* event) {
  QHeaderView::paintEvent(event);
  QPainter painter(viewport());
  const Colours colours = coloursOf(palette());
  QFont bold = font();
  bold.setBold(true);
  painter.setFont(bold);
  for (int band = 0; band < count() / kCells; ++band) {
    const int last = kCells * band + kCells - 1;
    const int left = sectionViewportPosition(kCells * band);
    const int right = sectionViewportPosition(last) + sectionSize(last);
    const QRect room(left, 0, right - left - 1, storey());
    painter.fillRect(room, band % 2 == 0 ? colours.blueSide : colours.redSide);
    painter.setPen(colours.sideInk);
    const int width = room.width() - 2 * kBesideText;
    painter.setFont(fitting(bold, bandText(band), width));
    const QString shown = inTwoLines(bandText(band), painter.fontMetrics(), width);
    painter.drawText(room.adjusted(kBesideText, 0, -kBesideText, 0), Qt::AlignCenter, shown);
  }
}

bool BandHeader::viewportEvent(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QHeaderView::viewportEvent(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const int section = logicalIndexAt(help->pos());
  if (section < 0 || help->pos().y() >= storey()) return QHeaderView::viewportEvent(event);
  QToolTip::showText(help->globalPos(), bandText(section / kCells), viewport());
  return true;
}

int BandHeader::storey() const {
  const int line = fontMetrics().height();
  return std::max(line + kAir, static_cast<int>(2 * kLeastOfTwo * line) + 2);
}

}  // namespace damath::window
