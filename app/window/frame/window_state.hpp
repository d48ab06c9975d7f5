// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the window's position, the sizes of its parts and the last location between starts. No result
// depends on them.
#pragma once

#include <QMainWindow>
#include <optional>

#include "app/window/page/page.hpp"

namespace damath::window {

void keepWindowState(const QMainWindow& window);
// Shows the window as it was left, limited to this screen. At the first start, the window has a useful size,
// or fills a screen that is hardly larger.
void showAsKept(QMainWindow& window);

void keepLocation(const QString& path, const Location& location);
// nullopt if the file was not the last open file.
[[nodiscard]] std::optional<Location> keptLocation(const QString& path);

}  // namespace damath::window
