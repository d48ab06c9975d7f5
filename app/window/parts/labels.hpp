// SPDX-License-Identifier: GPL-3.0-or-later
// Labels and fonts that several views share.
#pragma once

#include <QFont>
#include <QLabel>

namespace damath::window {

// Returns a label that wraps lines. The label shows plain text, because a name may contain text that looks
// like markup.
[[nodiscard]] inline QLabel* wrappedLabel(QWidget* parent, const QString& text = {}) {
  auto* label = new QLabel(text, parent);
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  return label;
}

[[nodiscard]] inline QFont inBold(QFont font) {
  font.setBold(true);
  return font;
}

}  // namespace damath::window
