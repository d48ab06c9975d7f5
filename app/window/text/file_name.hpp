// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a file name from words that a user typed.
#pragma once

#include <QString>

namespace damath::window {

// Returns the words without the characters that Windows, macOS or Linux forbids in file names. Returns
// `other` if no characters are left.
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

}  // namespace damath::window
