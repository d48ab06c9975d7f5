// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/qr_code.hpp"

#include <qrencode.h>

#include <QPainter>
#include <QPainterPath>
#include <memory>

namespace damath::render {

namespace {

using QrCode = std::unique_ptr<QRcode, decltype(&QRcode_free)>;

// Returns the QR code as a path in a square of side 1. Black modules (the small squares of the code) beside
// each other form one box. Otherwise thin white lines could appear between them.
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

// Returns the code for the text. Keeps the last code of this thread, because the imprints on all pages of a
// document have the same code.
const QPainterPath& knownCode(const std::string& text) {
  thread_local std::string known;
  thread_local QPainterPath code;
  if (known != text) {
    code = codeOf(text);
    known = text;
  }
  return code;
}

}  // namespace

void paintQrCode(QPainter& painter, const QRectF& box, const std::string& text) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.translate(box.topLeft());
  painter.scale(box.width(), box.height());
  painter.fillPath(knownCode(text), Qt::black);
  painter.restore();
}

}  // namespace damath::render
