// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/sheet_file.hpp"

#include <QFile>

#include "app/window/text/qt_text.hpp"
#include "app/words/findings/sheet_words.hpp"
#include "core/notation/sheet/sheet_csv.hpp"
#include "core/notation/sheet/sheet_text.hpp"

namespace damath::window {

using words::Phrase;

Expected<sheet::Sheet, QString> readSheetFile(const QString& path, const Translator& translator) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    return Unexpected<QString>(translator(Phrase::CannotRead).arg(path, file.errorString()));
  }
  const std::string text = file.read(static_cast<qint64>(notation::kMostSheetBytes) + 1).toStdString();
  const bool isCsv = notation::isSheetCsvName(fromQt(path));
  auto sheet = isCsv ? notation::parseSheetCsv(text) : notation::parseSheetText(text);
  if (!sheet) {
    return Unexpected<QString>(translator(Phrase::NoSheet)
                                   .arg(path, QString::number(sheet.error().line),
                                        toQt(words::sentenceOf(sheet.error(), translator.language()))));
  }
  return *std::move(sheet);
}

}  // namespace damath::window
