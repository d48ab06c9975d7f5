// SPDX-License-Identifier: GPL-3.0-or-later
// Distances that several pages share.
#pragma once

class QWidget;

namespace damath::views {

constexpr int kFieldGap = 8;  // between the fields of a line, in pixels

// A layout of the widget without margins around it; with the style's own spacing where none is given.
template <class Layout>
[[nodiscard]] Layout* flush(QWidget* body, int spacing = -1) {
  auto* layout = new Layout(body);
  layout->setContentsMargins(0, 0, 0, 0);
  if (spacing >= 0) layout->setSpacing(spacing);
  return layout;
}

}  // namespace damath::views
