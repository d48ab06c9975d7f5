// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/parts/band_header.hpp"

#include <QFontInfo>
#include <QPainter>

#include "app/views/parts/theme.hpp"

namespace damath::views {

namespace {

constexpr int kCells = 3;           // of a band
constexpr int kAir = 6;             // beside its text
constexpr qreal kLeastType = 0.75;  // of a text that is too long, before it is cut

// The type in which the text fits, not smaller than that.
QFont fitting(QFont type, const QString& text, int width) {
  constexpr qreal kStep = 0.25;  // points
  const qreal least = QFontInfo(type).pointSizeF() * kLeastType;
  for (qreal size = QFontInfo(type).pointSizeF();
       QFontMetrics(type).horizontalAdvance(text) > width && size - kStep >= least;) {
    size -= kStep;
    type.setPointSizeF(size);
  }
  return type;
}

}  // namespace

BandHeader::BandHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
  setDefaultAlignment(Qt::AlignHCenter | Qt::AlignBottom);
  setHighlightSections(false);
  setSectionsClickable(false);
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
    const int width = room.width() - 2 * kAir;
    painter.setFont(fitting(bold, bandText(band), width));
    const QString shown = painter.fontMetrics().elidedText(bandText(band), Qt::ElideRight, width);
    painter.drawText(room.adjusted(kAir, 0, -kAir, 0), Qt::AlignCenter, shown);
  }
}

}  // namespace damath::views
