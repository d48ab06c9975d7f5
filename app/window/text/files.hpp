// SPDX-License-Identifier: GPL-3.0-or-later
// Makes file names and paths from the user's texts, and writes files.
#pragma once

#include <QFileInfo>
#include <QString>
#include <filesystem>
#include <optional>
#include <string_view>

#include "app/window/text/qt_text.hpp"
#include "platform/durable_file.hpp"
#include "platform/side_file.hpp"

namespace damath::window {

// Returns a file name made from words that a user typed. Characters that Windows, macOS or Linux forbids in
// file names become hyphens or are left out. Returns `other` if no characters are left.
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

// Writes a side file (platform/durable_file.hpp) durably. Returns the system's error text; nullopt on
// success.
[[nodiscard]] inline std::optional<QString> writeOwn(const QString& path, std::string_view bytes) {
  const auto fault = platform::writeSideFile(toPath(path), bytes, platform::Rights::Private);
  return fault ? std::optional(toQt(fault.message())) : std::nullopt;
}

// Writes a file durably: completely or not at all. After a failure, the old file is unchanged, except in the
// case that DurableFile::commit describes. Returns the system's error text; nullopt on success.
[[nodiscard]] inline std::optional<QString> writeWhole(const QString& path, std::string_view bytes) {
  const auto fault = platform::writeDurably(toPath(path), bytes, platform::Rights::Kept);
  return fault ? std::optional(toQt(fault.message())) : std::nullopt;
}

}  // namespace damath::window
