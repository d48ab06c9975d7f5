// SPDX-License-Identifier: GPL-3.0-or-later
// A file that is written whole, or not at all: what was there stays then.
#pragma once

#include <QSaveFile>
#include <optional>
#include <string_view>

namespace damath::models {

// Why it could not be written, in the system's words; nothing where it was.
[[nodiscard]] inline std::optional<QString> writeWhole(const QString& path, std::string_view bytes) {
  QSaveFile file(path);
  const auto size = static_cast<qint64>(bytes.size());
  const bool isWritten =
      file.open(QIODevice::WriteOnly) && file.write(bytes.data(), size) == size && file.commit();
  return isWritten ? std::nullopt : std::optional(file.errorString());
}

}  // namespace damath::models
