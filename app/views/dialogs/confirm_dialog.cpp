// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/dialogs/confirm_dialog.hpp"

#include <QPushButton>
#include <utility>

namespace damath::views {

ConfirmDialog::ConfirmDialog(models::Session& session, const models::Translator& translator,
                             words::Phrase title, const QString& introduction, Make make, QWidget* parent)
    : FormDialog(session, translator, parent), m_make(std::move(make)) {
  setWindowTitle(m_translator.plain(title));
  setIntroduction(introduction);
  // The command's letter, without its promise of a dialog.
  submitButton()->setText(m_translator(title).remove(u'…'));
  setFirst(submitButton());
}

bool ConfirmDialog::submit() {
  return m_make();
}

}  // namespace damath::views
