// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a path that a user chose into the absolute path that the desk functions expect.
#pragma once

#include <QFileInfo>
#include <QString>
#include <filesystem>

namespace damath::window {

[[nodiscard]] inline std::filesystem::path toPath(const QString& path) {
  return {QFileInfo(path).absoluteFilePath().toStdU16String()};
}

}  // namespace damath::window
