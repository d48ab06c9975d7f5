// SPDX-License-Identifier: GPL-3.0-or-later
// The day of a contest as the window takes it; a file may have it in anybody's words.
#pragma once

#include <QDate>
#include <QString>
#include <optional>
#include <utility>

namespace damath::models {

// The first day and the last of "2026-11-20" and of "2026-11-20 – 2026-11-22": year, month and day parted by
// a hyphen, a point or a stroke, the two days by a dash, "to" or "hanggang". Nothing where it is neither, or
// the last is before the first.
[[nodiscard]] std::optional<std::pair<QDate, QDate>> contestDays(const QString& text);
// As a file has them: "2026-11-20", "2026-11-20 – 2026-11-22".
[[nodiscard]] QString toText(const std::pair<QDate, QDate>& days);

}  // namespace damath::models
