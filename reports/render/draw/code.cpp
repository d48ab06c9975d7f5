// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/code.hpp"

#include <qrencode.h>

#include <QPainter>
#include <memory>

namespace damath::render {

namespace {

using QrCode = std::unique_ptr<QRcode, decltype(&QRcode_free)>;

}  // namespace

// Black modules that stand beside each other are one box, so that no light seam parts them.
void paintCode(QPainter& painter, const QRectF& box, const std::string& text) {
  constexpr int kAnyVersion = 0;
  constexpr int kCaseMatters = 1;
  const QrCode code(QRcode_encodeString(text.c_str(), kAnyVersion, QR_ECLEVEL_M, QR_MODE_8, kCaseMatters),
                    QRcode_free);
  if (code == nullptr) return;
  const int count = code->width;
  const qreal module = box.width() / count;
  const auto isBlack = [&](int row, int column) { return (code->data[row * count + column] & 1U) != 0; };
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing, false);
  for (int row = 0; row < count; ++row) {
    for (int column = 0; column < count; ++column) {
      if (!isBlack(row, column)) continue;
      const int first = column;
      while (column + 1 < count && isBlack(row, column + 1)) ++column;
      painter.fillRect(QRectF(box.left() + first * module, box.top() + row * module,
                              (column + 1 - first) * module, module),
                       Qt::black);
    }
  }
  painter.restore();
}

}  // namespace damath::render
