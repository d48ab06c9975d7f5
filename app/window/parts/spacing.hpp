// SPDX-License-Identifier: GPL-3.0-or-later
// Distances that several pages share.
#pragma once

class QWidget;

namespace damath::window {

constexpr int kFieldGap = 8;  // pixels between the fields of a line

// Returns a layout of the widget without margins. Negative spacing means the style's own spacing.
template <class Layout>
[[nodiscard]] Layout* flush(QWidget* body, int spacing = -1) {
  auto* layout = new Layout(body);
  layout->setContentsMargins(0, 0, 0, 0);
  if (spacing >= 0) layout->setSpacing(spacing);
  return layout;
}

}  // namespace damath::window
