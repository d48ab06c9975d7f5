// SPDX-License-Identifier: GPL-3.0-or-later
// Converts between the core's UTF-8 strings and Qt's strings.
#pragma once

#include <QString>
#include <string>
#include <string_view>

#include "app/desk/roster/name_comparison.hpp"

namespace damath::window {

[[nodiscard]] inline QString toQt(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
[[nodiscard]] inline std::string fromQt(const QString& text) {
  const QByteArray bytes = text.toUtf8();
  return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}
// Returns the text in the form used for searching: lower case, without accents, each minus and dash as "-".
[[nodiscard]] inline QString withoutAccents(const QString& text) {
  return toQt(desk::withoutAccents(fromQt(text))).replace(u'−', u'-').replace(u'–', u'-');
}

}  // namespace damath::window
