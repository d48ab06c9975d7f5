// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text/contest_days.hpp"

#include <QRegularExpression>

namespace damath::window {

std::optional<std::pair<QDate, QDate>> contestDays(const QString& text) {
  static const QRegularExpression kDays(
      QStringLiteral("^(\\d{4})([-./])(\\d{1,2})\\2(\\d{1,2})"
                     "(?:\\s*(?:[-–—]|to|hanggang)\\s*(\\d{4})([-./])(\\d{1,2})\\6(\\d{1,2}))?$"));
  const auto found = kDays.match(text.trimmed());
  if (!found.hasMatch()) return std::nullopt;
  const auto figure = [&found](int group) { return found.captured(group).toInt(); };
  const QDate first(figure(1), figure(3), figure(4));
  const QDate last = found.captured(5).isEmpty() ? first : QDate(figure(5), figure(7), figure(8));
  if (!first.isValid() || !last.isValid() || last < first) return std::nullopt;
  return std::pair(first, last);
}

QString toText(const std::pair<QDate, QDate>& days) {
  const QString first = days.first.toString(Qt::ISODate);
  return days.first == days.second ? first
                                   : QStringLiteral("%1 – %2").arg(first, days.second.toString(Qt::ISODate));
}

}  // namespace damath::window
