// SPDX-License-Identifier: GPL-3.0-or-later
// A file's name made of words that a person wrote.
#pragma once

#include <QString>

namespace damath::models {

// Without what one system or another lets into no file's name; the other where nothing is left.
[[nodiscard]] inline QString fileNameOf(const QString& words, const QString& other) {
  constexpr qsizetype kLongest = 60;
  QString name = words.simplified().left(kLongest).trimmed();
  for (QChar& letter : name) {
    if (!letter.isPrint() || QStringLiteral("/\\:*?\"<>|").contains(letter)) letter = u'-';
  }
  while (name.startsWith(u'.')) name.remove(0, 1);
  while (name.endsWith(u'.') || name.endsWith(u' ')) name.chop(1);
  return name.isEmpty() ? other : name;
}

}  // namespace damath::models
