// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/journal/restore_dialog.hpp"

#include <QFileInfo>
#include <QLineEdit>

#include "app/views/journal/copies_table.hpp"
#include "app/views/parts/list_table.hpp"

namespace damath::views {

using words::Phrase;

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
  setWindowTitle(m_translator.plain(Phrase::RestoreCopy));
  const QString how = m_translator(Phrase::RestoreIntroduction).arg(QFileInfo(m_path).fileName());
  setIntroduction(before.isEmpty() ? how : before + QStringLiteral("\n\n") + how);
  m_list->setStretching({1});
  m_list->setWrapping();
  m_list->setMinimumHeight(160);
  showCopies(*m_list, m_copies, m_translator);
  addWide(m_list);
  addField(Phrase::MadeBy, m_by);
  addField(Phrase::Reason, m_reason);
  setFirst(m_list);
  setSubmitText(Phrase::RestoreThis);
  resize(640, 420);
}

void RestoreDialog::choose(const db::RingCopy& copy) {
  if (!copyOf(m_copies, keyOf(copy))) return;
  m_list->setCurrentKey(keyOf(copy));
  setFirst(m_by);
}

bool RestoreDialog::submit() {
  const auto chosen = copyOf(m_copies, m_list->currentKey());
  if (!chosen) return false;
  for (const auto& [field, refusal] :
       {std::pair{m_by, desk::Refusal::ByRequired}, std::pair{m_reason, desk::Refusal::ReasonRequired}}) {
    if (!field->text().trimmed().isEmpty()) continue;
    m_session.refuse(desk::DeskError(refusal, desk::Asked{}));
    return false;
  }
  if (m_leave && !m_leave()) return false;
  return m_session.restore(m_path, chosen->path, m_session.author(m_by->text(), m_reason->text()));
}

}  // namespace damath::views
