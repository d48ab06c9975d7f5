// SPDX-License-Identifier: GPL-3.0-or-later
// The seam between the core's UTF-8 and Qt's strings.
#pragma once

#include <QString>
#include <string>
#include <string_view>

#include "app/desk/roster/person_text.hpp"

namespace damath::models {

[[nodiscard]] inline QString toQt(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
[[nodiscard]] inline std::string fromQt(const QString& text) {
  const QByteArray bytes = text.toUtf8();
  return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}
// As it is searched for: in small letters, without accents, with the minus of the keys for each dash.
[[nodiscard]] inline QString withoutAccents(const QString& text) {
  return toQt(desk::withoutAccents(fromQt(text))).replace(u'−', u'-').replace(u'–', u'-');
}

}  // namespace damath::models
