// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a QR code, the machine-readable code on forms and login cards.
#pragma once

#include <QRectF>
#include <string>

class QPainter;

namespace damath::render {

// Paints the text as a QR code that fills the box. Preconditions: the box is a square; the caller leaves the
// free zone around it that code readers need. Paints nothing if the text is too long for a QR code.
void paintQrCode(QPainter& painter, const QRectF& box, const std::string& text);

}  // namespace damath::render
