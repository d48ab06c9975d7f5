// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the position of the window, the sizes of its parts and the last location for the next start of the
// program. No result of a contest depends on them.
#pragma once

#include <QMainWindow>
#include <optional>

#include "app/window/page/page.hpp"

namespace damath::window {

void keepWindowState(const QMainWindow& window);
// Shows the window with its position and size from the last start, limited to this screen. At the first
// start, the window has a useful size. If the screen is too small for that size, the window fills the screen.
void showAsKept(QMainWindow& window);

void keepLocation(const QString& path, const Location& location);
// Returns the last location in the contest file at `path`; nullopt if another file was open last.
[[nodiscard]] std::optional<Location> keptLocation(const QString& path);

}  // namespace damath::window
