// SPDX-License-Identifier: GPL-3.0-or-later
// Automatic checks of a window or dialog. The checks find an unpainted window, a window larger than a small
// notebook's screen, and cut-off text. They also find an empty list without a message, and a control without
// a name for screen readers.
#pragma once

#include <QImage>
#include <QString>
#include <QWidget>

namespace damath::testing {

inline constexpr QSize kSmallScreen(1280, 720);

// Returns a description of the first problem, with the widget and its text; empty if there is no problem.
// `picture` is a picture of the widget.
[[nodiscard]] QString faultIn(QWidget& shown, const QImage& picture);
// Returns a description of the first control in an active dialog that takes the keyboard focus but does not
// show it; empty if there is none.
[[nodiscard]] QString unseenFocusIn(QWidget& dialog);

}  // namespace damath::testing
