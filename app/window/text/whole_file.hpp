// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a file completely or not at all. After a failure, the old file is unchanged.
#pragma once

#include <QSaveFile>
#include <optional>
#include <string_view>

namespace damath::window {

// Returns the system's error text; nullopt on success.
[[nodiscard]] inline std::optional<QString> writeWhole(const QString& path, std::string_view bytes) {
  QSaveFile file(path);
  const auto size = static_cast<qint64>(bytes.size());
  const bool isWritten =
      file.open(QIODevice::WriteOnly) && file.write(bytes.data(), size) == size && file.commit();
  return isWritten ? std::nullopt : std::optional(file.errorString());
}

}  // namespace damath::window
