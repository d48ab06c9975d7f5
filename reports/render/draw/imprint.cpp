// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/imprint.hpp"

#include <QPainter>
#include <algorithm>

#include "reports/render/draw/canvas.hpp"
#include "reports/render/draw/printable.hpp"
#include "reports/render/draw/qr_code.hpp"

namespace damath::render {

namespace {

constexpr qreal kCodeSide = 8.2;
// the height of the part of the QR code that lies below the form, in millimeters
constexpr qreal kCodeBelow = 4.5;
constexpr qreal kImprintLine = 2.9;

}  // namespace

void paintImprint(QPainter& painter, QSizeF form, const compose::Imprint& imprint, Ground ground) {
  // The width of the free zone around the code, in millimeters: almost the four modules (squares of the code)
  // that code readers ask for.
  constexpr qreal kQuiet = 1.2;
  Canvas canvas(painter);
  const QRectF line(0, form.height() + 0.3, form.width() - kCodeRoom, kImprintLine);
  const QString text = printable(imprint.line);
  const TextStyle style{.size = kLeastType};
  const QRectF code(form.width() - kCodeSide, form.height() + kCodeBelow - kCodeSide, kCodeSide, kCodeSide);
  if (ground == Ground::Picture) {
    const qreal width = std::min(widthOf(text, style.size, style.weight), line.width());
    painter.fillRect(QRectF(line.topLeft(), QSizeF(width, line.height())).adjusted(-0.8, 0, 0.8, 0),
                     Qt::white);
    if (!imprint.code.empty()) {
      painter.fillRect(code.adjusted(-kQuiet, -kQuiet, kQuiet, kQuiet), Qt::white);
    }
  }
  canvas.text(line, text, style);
  if (!imprint.code.empty()) paintQrCode(painter, code, imprint.code);
}

}  // namespace damath::render
