// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes whole files: files that a person chose, and the program's own files. Never waits for a
// pipe or a device.
#pragma once

#include <QByteArray>
#include <QFileInfo>
#include <QString>
#include <optional>
#include <string>
#include <string_view>

#include "app/window/text/file_names.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/window/text/translator.hpp"
#include "core/expected.hpp"
#include "platform/durable_file.hpp"
#include "platform/ordinary_file.hpp"
#include "platform/side_file.hpp"

namespace damath::window {

// Returns the first `most` bytes of a file that a person chose. Errors: the reason as a text, without the
// path.
[[nodiscard]] inline Expected<std::string, QString> readChosen(const QString& path, std::size_t most,
                                                               const Translator& translator) {
  auto bytes = platform::firstBytesOf(toPath(path), most);
  if (bytes) return *std::move(bytes);
  const bool isOther = bytes.error() == platform::ReadFault::NotOrdinary;
  if (isOther) return Unexpected<QString>(translator(words::Phrase::NoOrdinaryFile));
  const bool isMissing = !QFileInfo::exists(path);
  return Unexpected<QString>(
      translator(isMissing ? words::Phrase::FileMissing : words::Phrase::FileUnreadableNow));
}

// Returns the whole content of a side file: a file that the program itself wrote (platform/side_file.hpp).
// nullopt if the file is missing, cannot be read, is no ordinary file, or has more than `most` bytes.
[[nodiscard]] inline std::optional<QByteArray> readOwn(const QString& path, std::size_t most) {
  const auto bytes = platform::readSideFile(toPath(path), most);
  return bytes ? std::optional(QByteArray::fromStdString(*bytes)) : std::nullopt;
}

// Writes a side file durably (platform/side_file.hpp). Returns the system's error text; nullopt on success.
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
