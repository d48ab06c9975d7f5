// Where the window stood, how its parts were shared out and where in the contest it looked, from one start of
// the program to the next. Nothing a result depends on.
#pragma once

#include <QMainWindow>
#include <optional>

#include "app/views/page.hpp"

namespace damath::views {

void keepWindowState(const QMainWindow& window);
// As it was left, as far as this screen has room; at the first start as large as is useful. A screen that is
// hardly larger than that is filled. Then the window is shown.
void showAsKept(QMainWindow& window);

void keepSpot(const QString& path, const Spot& spot);
// Nothing where the file was not the last one.
[[nodiscard]] std::optional<Spot> keptSpot(const QString& path);

}  // namespace damath::views
