// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a window or dialog as it stands: nothing painted, larger than a small notebook's screen,
// words cut off, a list without a word, a control that a screen reader cannot name.
#pragma once

#include <QString>
#include <QWidget>

namespace damath::console {

inline constexpr QSize kSmallScreen(1280, 720);

// The first thing found, with the widget and its words; empty where all is well.
[[nodiscard]] QString faultIn(QWidget& shown);
// The first part of an active dialog that takes the keys and does not show that it has them; empty where
// there is none.
[[nodiscard]] QString unseenFocusIn(QWidget& dialog);

}  // namespace damath::console
