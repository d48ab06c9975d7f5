// SPDX-License-Identifier: GPL-3.0-or-later
// Where the window stood, how its parts were shared out and where in the contest it looked, from one start of
// the program to the next. Nothing a result depends on.
#pragma once

#include <QMainWindow>
#include <optional>

#include "app/views/pages/page.hpp"

namespace damath::views {

void keepWindowState(const QMainWindow& window);
// As it was left, as far as this screen has room; at the first start as large as is useful. A screen that is
// hardly larger than that is filled. Then the window is shown.
void showAsKept(QMainWindow& window);

void keepLocation(const QString& path, const Location& location);
// Nothing where the file was not the last one.
[[nodiscard]] std::optional<Location> keptLocation(const QString& path);

}  // namespace damath::views
