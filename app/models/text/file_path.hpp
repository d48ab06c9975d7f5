// SPDX-License-Identifier: GPL-3.0-or-later
// A path that a person chose, as the desk takes it.
#pragma once

#include <QFileInfo>
#include <QString>
#include <filesystem>

namespace damath::models {

[[nodiscard]] inline std::filesystem::path toPath(const QString& path) {
  return {QFileInfo(path).absoluteFilePath().toStdU16String()};
}

}  // namespace damath::models
