// SPDX-License-Identifier: GPL-3.0-or-later
// Labels and type that many parts share.
#pragma once

#include <QFont>
#include <QLabel>

namespace damath::views {

// Of several lines where it needs them, and of text as it is: a name may hold what looks like markup.
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

}  // namespace damath::views
