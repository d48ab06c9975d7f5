// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/journal/backup_list.hpp"

#include <QFileInfo>
#include <QLocale>
#include <algorithm>
#include <cstdint>

#include "app/window/parts/icon.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/act_words.hpp"
#include "app/words/texts/moment_words.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

std::vector<db::AutomaticBackup> copiesOf(const QString& path) {
  auto copies = db::wholeOf(db::BackupRing(QFileInfo(path).absoluteFilePath().toStdU16String()).copies());
  std::ranges::reverse(copies);
  return copies;
}

QVariant keyOf(const db::AutomaticBackup& copy) {
  return QString::fromStdU16String(copy.path.u16string());
}

std::optional<db::AutomaticBackup> copyOf(const std::vector<db::AutomaticBackup>& copies,
                                          const QVariant& key) {
  const auto found = std::ranges::find(copies, key, keyOf);
  return found == copies.end() ? std::nullopt : std::optional(*found);
}

void showBackups(ListTable& list, const std::vector<db::AutomaticBackup>& copies,
                 const Translator& translator) {
  list.setAccessibleName(translator.plain(Phrase::Copies));
  // A mebibyte, in bytes. A smaller size is shown in whole kibibytes.
  constexpr std::uintmax_t kMebibyte = 1U << 20U;
  std::vector<TableRow> rows;
  for (const db::AutomaticBackup& copy : copies) {
    rows.push_back({{{.text = toQt(words::localMoment(copy.at)), .icon = icon(Symbol::Recent)},
                     {.text = toQt(words::copyText(copy.reason, translator.language())),
                      .toolTip = toQt(copy.path.string())},
                     {.text = QLocale().formattedDataSize(static_cast<qint64>(copy.bytes),
                                                          copy.bytes < kMebibyte ? 0 : 1),
                      .sortKey = static_cast<qlonglong>(copy.bytes),
                      .alignment = Qt::AlignRight | Qt::AlignVCenter}},
                    keyOf(copy)});
  }
  list.setTable(
      {translator(Phrase::BackupWritten), translator(Phrase::BackupWhy), translator(Phrase::BackupSize)},
      std::move(rows));
}

}  // namespace damath::window
