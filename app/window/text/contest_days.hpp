// SPDX-License-Identifier: GPL-3.0-or-later
// The days of a contest as the window enters them. A contest file may hold the days as free text.
#pragma once

#include <QDate>
#include <QString>
#include <optional>
#include <utility>

namespace damath::window {

// Returns the first and the last day of "2026-11-20" or "2026-11-20 – 2026-11-22". Year, month and day are
// separated by a hyphen, a point or a slash; two days by a dash, a hyphen, "to" or "hanggang". nullopt if the
// text has another form, or if the last day is before the first.
[[nodiscard]] std::optional<std::pair<QDate, QDate>> contestDays(const QString& text);
// Returns the days in the form of the contest file: "2026-11-20", "2026-11-20 – 2026-11-22".
[[nodiscard]] QString toText(const std::pair<QDate, QDate>& days);

}  // namespace damath::window
