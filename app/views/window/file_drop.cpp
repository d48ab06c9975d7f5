// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/window/file_drop.hpp"

#include <QFileInfo>
#include <QUrl>

namespace damath::views {

DroppedFile droppedFileOf(const QString& path) {
  const QString ending = QFileInfo(path).suffix().toLower();
  if (ending == QLatin1String("sheet")) return DroppedFile::Sheet;
  if (ending == QLatin1String("json")) return DroppedFile::Document;
  for (const char* list : {"csv", "tsv", "txt", "trf", "trfx"}) {
    if (ending == QLatin1String(list)) return DroppedFile::List;
  }
  return DroppedFile::Contest;
}

QStringList filesIn(const QMimeData& dropped) {
  QStringList files;
  for (const QUrl& url : dropped.urls()) {
    if (!url.isLocalFile()) return {};
    files << url.toLocalFile();
  }
  return files;
}

}  // namespace damath::views
