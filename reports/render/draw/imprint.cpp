// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/imprint.hpp"

#include <qrencode.h>

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <memory>

#include "reports/render/draw/canvas.hpp"

namespace damath::render {

namespace {

constexpr qreal kCodeSide = 8.2;
constexpr qreal kCodeBelow = 4.5;  // of it below the form
constexpr qreal kImprintLine = 2.9;
constexpr qreal kImprintType = 1.9;

using QrCode = std::unique_ptr<QRcode, decltype(&QRcode_free)>;

// Of a side of 1. Black modules that stand beside each other are one box, so that no light seam parts them.
QPainterPath codeOf(const std::string& text) {
  constexpr int kAnyVersion = 0;
  constexpr int kCaseMatters = 1;
  QPainterPath boxes;
  const QrCode code(QRcode_encodeString(text.c_str(), kAnyVersion, QR_ECLEVEL_M, QR_MODE_8, kCaseMatters),
                    QRcode_free);
  if (code == nullptr) return boxes;
  const int count = code->width;
  const qreal module = 1.0 / count;
  const auto isBlack = [&](int row, int column) { return (code->data[row * count + column] & 1U) != 0; };
  for (int row = 0; row < count; ++row) {
    for (int column = 0; column < count; ++column) {
      if (!isBlack(row, column)) continue;
      const int first = column;
      while (column + 1 < count && isBlack(row, column + 1)) ++column;
      boxes.addRect(first * module, row * module, (column + 1 - first) * module, module);
    }
  }
  return boxes;
}

// All pages of a document have the same one.
const QPainterPath& knownCode(const std::string& text) {
  thread_local std::string known;
  thread_local QPainterPath code;
  if (known != text) {
    code = codeOf(text);
    known = text;
  }
  return code;
}

void paintCode(QPainter& painter, const QRectF& box, const std::string& text) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.translate(box.topLeft());
  painter.scale(box.width(), box.height());
  painter.fillPath(knownCode(text), Qt::black);
  painter.restore();
}

}  // namespace

void paintImprint(QPainter& painter, QSizeF form, const compose::Imprint& imprint, Ground ground) {
  constexpr qreal kQuiet = 1.2;  // four modules, as readers of codes want it
  Canvas canvas(painter);
  const QRectF line(0, form.height() + 0.3, form.width() - kCodeRoom, kImprintLine);
  const QString text = printable(imprint.line);
  const TextStyle style{kImprintType, 1.5, Weight::Regular, Align::Left, 1};
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
  if (!imprint.code.empty()) paintCode(painter, code, imprint.code);
}

}  // namespace damath::render
