// SPDX-License-Identifier: GPL-3.0-or-later
// Makes file names and paths from the user's texts.
#pragma once

#include <QFileInfo>
#include <QString>
#include <filesystem>

namespace damath::window {

// Returns a file name made from words that a user typed, at most 60 characters. Characters that Windows,
// macOS or Linux forbids in file names become hyphens or are left out. Returns `other` if no characters are
// left.
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

// Returns a path that a user chose as an absolute path, as the desk functions expect it.
[[nodiscard]] inline std::filesystem::path toPath(const QString& path) {
  return {QFileInfo(path).absoluteFilePath().toStdU16String()};
}

}  // namespace damath::window
