// SPDX-License-Identifier: GPL-3.0-or-later
// Makes file names and paths from the user's texts.
#pragma once

#include <QFileInfo>
#include <QString>
#include <filesystem>

#include "app/window/text/qt_text.hpp"
#include "core/text/file_name.hpp"

namespace damath::window {

// Returns a file name without suffix, made from words that a user typed, at most 60 characters. Every system
// accepts the name (core/text/file_name.hpp). Returns `other` if no characters are left.
[[nodiscard]] inline QString fileNameOf(const QString& words, const QString& other) {
  return toQt(fileName({fromQt(words)}, {}, fromQt(other)));
}

// Returns a path that a user chose as an absolute path, as the desk functions expect it.
[[nodiscard]] inline std::filesystem::path toPath(const QString& path) {
  return {QFileInfo(path).absoluteFilePath().toStdU16String()};
}

}  // namespace damath::window
