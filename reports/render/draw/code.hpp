// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a QR code.
#pragma once

#include <QRectF>
#include <string>

class QPainter;

namespace damath::render {

// Fills the box, a square. The caller leaves the quiet zone around the box. Paints nothing if the text is too
// long for a code.
void paintCode(QPainter& painter, const QRectF& box, const std::string& text);

}  // namespace damath::render
