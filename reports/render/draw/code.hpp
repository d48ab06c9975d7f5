// SPDX-License-Identifier: GPL-3.0-or-later
// A QR code.
#pragma once

#include <QRectF>
#include <string>

class QPainter;

namespace damath::render {

// Fills the box, a square; the quiet ground around it is the caller's. Nothing where the text is too long for
// a code.
void paintCode(QPainter& painter, const QRectF& box, const std::string& text);

}  // namespace damath::render
