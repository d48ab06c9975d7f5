// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/confirmation_dialog.hpp"

#include <QLineEdit>
#include <QPushButton>
#include <utility>

namespace damath::window {

using words::Phrase;

ConfirmationDialog::ConfirmationDialog(Session& session, const Translator& translator, const Names& names,
                                       const QString& introduction, Make make, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_make(std::move(make)),
      m_why(names.why),
      m_reasonWanted(names.reasonWanted) {
  // Removes the "…" of the command's name from the title, because "…" announces a further dialog and this is
  // that dialog.
  setWindowTitle(m_translator.plain(names.title));
  setIntroduction(introduction);
  // Removes the "…" from the text of the button, but keeps the access key.
  submitButton()->setText(m_translator(names.submit).remove(u'…'));
  if (!names.by) {
    setFirst(submitButton());
    return;
  }
  m_by = new QLineEdit(this);
  addField(*names.by, m_by);
  if (names.why == Why::NotAsked) return;
  m_reason = new QLineEdit(this);
  addField(Phrase::Reason, m_reason);
  if (names.why != Why::MayBeOpen) return;
  setWanted(m_by, false);
  showLogin(m_by);
  setWanted(m_reason, false);
}

void ConfirmationDialog::propose(const QString& by, const QString& askedBy, const QString& reason) {
  if (m_by != nullptr) m_by->setText(by);
  setAskedBy(askedBy);
  if (m_reason == nullptr) return;
  m_reason->setText(reason);
  // Moves the cursor to the start, so that the beginning of a long reason is visible.
  m_reason->setCursorPosition(0);
}

bool ConfirmationDialog::isSaid(const desk::Author& author) {
  if (m_why == Why::MayBeOpen) return true;
  const bool isNamed = !author.by.empty();
  if (isNamed && (m_reason == nullptr || !author.reason.empty())) return true;
  if (isNamed && m_reasonWanted) {
    showRefusal(m_translator(*m_reasonWanted));
    m_reason->setFocus();
    return false;
  }
  const auto missing = isNamed ? desk::Refusal::ReasonRequired : desk::Refusal::ByRequired;
  m_session.refusals().show(desk::DeskError(missing, desk::Asked{}));
  return false;
}

bool ConfirmationDialog::submit() {
  const desk::Author author = typedAuthor();
  return (m_by == nullptr || isSaid(author)) && m_make(author);
}

}  // namespace damath::window
