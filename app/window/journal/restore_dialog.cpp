// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/journal/restore_dialog.hpp"

#include <QAction>
#include <QFileInfo>
#include <QLineEdit>

#include "app/window/journal/backup_list.hpp"
#include "app/window/parts/file_choice.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/workplace.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/filled_in.hpp"

namespace damath::window {

using words::Phrase;

RestoreDialog::RestoreDialog(Session& session, const Translator& translator, QString path,
                             const QString& before, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_path(std::move(path)),
      m_copies(copiesOf(m_path)),
      m_list(new ListTable(this)),
      m_file(new QLineEdit(this)),
      m_by(new QLineEdit(this)),
      m_reason(new QLineEdit(this)) {
  setWindowTitle(m_translator.plain(Phrase::RestoreBackup));
  const QString how = filledIn(m_translator(Phrase::RestoreIntroduction), QFileInfo(m_path).fileName());
  setIntroduction(before.isEmpty() ? how : before + QStringLiteral("\n\n") + how);
  m_list->setStretching({1});
  m_list->setWrapping();
  m_list->setMinimumHeight(160);
  m_list->setPlaceholder(m_translator(Phrase::NoCopies));
  showBackups(*m_list, m_copies, m_translator);
  addWide(m_list);
  addField(Phrase::File, m_file);
  QAction* act = m_file->addAction(icon(Symbol::Open), QLineEdit::TrailingPosition);
  act->setText(m_translator.plain(Phrase::ChooseFile));
  act->setToolTip(act->text());
  on(act, &QAction::triggered, [this] { browse(); });
  // The list of backups is disabled while the user has typed a file name, because that file is restored
  // instead.
  connect(m_file, &QLineEdit::textChanged, this,
          [this](const QString& file) { m_list->setEnabled(file.trimmed().isEmpty()); });
  addField(Phrase::MadeBy, m_by);
  addField(Phrase::Reason, m_reason);
  setFirst(m_copies.empty() ? static_cast<QWidget*>(m_file) : m_list);
  setSubmitText(Phrase::RestoreThis);
  resize(640, 420);
}

void RestoreDialog::choose(const db::AutomaticBackup& copy) {
  if (!copyOf(m_copies, keyOf(copy))) return;
  m_list->setCurrentKey(keyOf(copy));
  setFirst(m_by);
}

void RestoreDialog::browse() {
  const QString copies = Workplace::copyFolder();
  const QString start = copies.isEmpty() ? QFileInfo(m_path).absolutePath() : copies;
  chooseFile({Phrase::RestoreBackup, start, Phrase::ContestFiles}, m_session, m_translator, this,
             [this](const QString& path) { m_file->setText(path); });
}

QString RestoreDialog::chosen() const {
  QString file = m_file->text().trimmed();
  if (!file.isEmpty()) return file;
  return copyOf(m_copies, m_list->currentKey()) ? m_list->currentKey().toString() : QString();
}

bool RestoreDialog::submit() {
  const QString from = chosen();
  if (from.isEmpty()) {
    showRefusal(m_translator(m_copies.empty() ? Phrase::NoCopies : Phrase::ChooseFile));
    m_file->setFocus();
    return false;
  }
  for (const auto& [field, refusal] :
       {std::pair{m_by, desk::Refusal::ByRequired}, std::pair{m_reason, desk::Refusal::ReasonRequired}}) {
    if (!field->text().trimmed().isEmpty()) continue;
    m_session.refusals().show(desk::DeskError(refusal, desk::Asked{}));
    return false;
  }
  if (m_leave && !m_leave()) return false;
  return m_session.opener().restore(m_path, toPath(from), typedAuthor());
}

}  // namespace damath::window
