// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/journal/restore_dialog.hpp"

#include <QDateTime>
#include <QFileInfo>
#include <QLineEdit>
#include <QLocale>
#include <algorithm>

#include "app/models/qt_text.hpp"
#include "app/views/parts/icon.hpp"
#include "app/views/parts/list_table.hpp"
#include "app/words/texts/act_words.hpp"

namespace damath::views {

using words::Phrase;

namespace {

std::vector<db::RingCopy> copiesOf(const QString& path) {
  return db::BackupRing(QFileInfo(path).absoluteFilePath().toStdU16String()).copies();
}

QString momentText(db::Instant at) {
  const auto since = std::chrono::duration_cast<std::chrono::seconds>(at.time_since_epoch());
  return QDateTime::fromSecsSinceEpoch(since.count()).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

}  // namespace

bool RestoreDialog::hasCopies(const QString& path) {
  return !copiesOf(path).empty();
}

RestoreDialog::RestoreDialog(models::Session& session, const models::Translator& translator, QString path,
                             const QString& before, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_path(std::move(path)),
      m_copies(copiesOf(m_path)),
      m_list(new ListTable(this)),
      m_by(new QLineEdit(this)),
      m_reason(new QLineEdit(this)) {
  std::ranges::reverse(m_copies);
  setWindowTitle(m_translator.plain(Phrase::RestoreCopy));
  const QString how = m_translator(Phrase::RestoreIntroduction).arg(QFileInfo(m_path).fileName());
  setIntroduction(before.isEmpty() ? how : before + QStringLiteral("\n\n") + how);
  m_list->setAccessibleName(m_translator.plain(Phrase::Copies));
  m_list->setStretching({1});
  m_list->setWrapping();
  m_list->setMinimumHeight(160);
  std::vector<models::TableRow> rows;
  for (const db::RingCopy& copy : m_copies) {
    rows.push_back({{{.text = momentText(copy.at), .icon = icon(Symbol::Recent)},
                     {.text = models::toQt(words::copyText(copy.why, m_translator.language())),
                      .toolTip = models::toQt(copy.path.string())},
                     {.text = QLocale().formattedDataSize(static_cast<qint64>(copy.bytes)),
                      .sortKey = static_cast<qlonglong>(copy.bytes),
                      .alignment = Qt::AlignRight | Qt::AlignVCenter}},
                    static_cast<int>(rows.size())});
  }
  m_list->setTable(
      {m_translator(Phrase::CopyMade), m_translator(Phrase::CopyWhy), m_translator(Phrase::CopySize)},
      std::move(rows));
  addWide(m_list);
  addField(Phrase::MadeBy, m_by);
  addField(Phrase::Reason, m_reason);
  setFirst(m_list);
  setSubmitText(Phrase::RestoreThis);
  resize(640, 420);
}

bool RestoreDialog::submit() {
  const auto chosen = static_cast<std::size_t>(m_list->currentKey().toInt());
  if (chosen >= m_copies.size()) return false;
  for (const auto& [field, refusal] :
       {std::pair{m_by, desk::Refusal::ByRequired}, std::pair{m_reason, desk::Refusal::ReasonRequired}}) {
    if (!field->text().trimmed().isEmpty()) continue;
    m_session.refuse(desk::DeskError(refusal, desk::Asked{}));
    return false;
  }
  return m_session.restore(m_path, m_copies[chosen].path, m_session.author(m_by->text(), m_reason->text()));
}

}  // namespace damath::views
