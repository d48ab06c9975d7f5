// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/parts/colours.hpp"

#include <QtGlobal>
#include <cstddef>

namespace damath::window {

namespace {

enum class Look { Light, Dark, HighContrast };

Look lookOf(const QPalette& palette) {
  if (isHighContrast(palette)) return Look::HighContrast;
  return isDark(palette) ? Look::Dark : Look::Light;
}

}  // namespace

bool isDark(const QPalette& palette) {
  return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

bool isHighContrast(const QPalette& palette) {
  // Tests the color Base, not Window. A notice changes Window to its own background color, and its buttons
  // must still count as high contrast.
  return isDark(palette) && palette.color(QPalette::Base) == QColor(Qt::black);
}

Colours coloursOf(const QPalette& palette) {
  const auto shade = [of = lookOf(palette)](QRgb light, QRgb dark, QRgb contrast) {
    const QRgb shades[] = {light, dark, contrast};
    return QColor(shades[static_cast<std::size_t>(of)]);
  };
  return {.rootFill = shade(0xf6b8b2, 0x7a1f1f, 0x6b0000),
          .rootInk = shade(0x5c0c08, 0xffe3e0, 0xffffff),
          .consequenceFill = shade(0xfbeecb, 0x4d3d1a, 0x3d3000),
          .consequenceInk = shade(0x5a4308, 0xf6dfa8, 0xffe680),
          .noteFill = shade(0xd3e6f8, 0x1e3f5c, 0x00284d),
          .noteInk = shade(0x103a5e, 0xcfe6fa, 0xffffff),
          .good = shade(0x1e7a34, 0x6cc57c, 0x7dff8a),
          .blueSide = shade(0x1f5fa8, 0x2a66ad, 0x0040a0),
          .redSide = shade(0xb32d26, 0xad362f, 0x8b0000),
          .sideInk = shade(0xffffff, 0xffffff, 0xffffff),
          .quiet = shade(0x5b6470, 0xa6aeb9, 0xd8d8d8),
          .line = shade(0xcdd2d9, 0x454b54, 0xb8b8b8),
          .playable = shade(0xf6ecd8, 0xcfbf9f, 0xffffff),
          .other = shade(0x967553, 0x4f3d2c, 0x000000),
          .sign = shade(0x8b6c4a, 0x5e4a33, 0x000000),
          .frame = shade(0x543d28, 0x2b2016, 0xffffff),
          .lastTurn = shade(0xf3cf66, 0xe0b23c, 0xffe14d),
          .path = shade(0x146b43, 0x125c3a, 0x004020)};
}

}  // namespace damath::window
