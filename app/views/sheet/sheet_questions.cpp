// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/sheet/sheet_questions.hpp"

#include <algorithm>

#include "app/models/qt_text.hpp"
#include "app/views/dialogs/confirmation_dialog.hpp"
#include "app/views/sheet/versions_dialog.hpp"

namespace damath::views {

using desk::ConfirmationLevel;
using desk::ConfirmationReason;
using words::Phrase;

bool SheetQuestions::isAgreed(const desk::Question& question) const {
  return std::ranges::equal(question.mismatches, m_subject.agreed,
                            [](const desk::Mismatch& asked, const desk::Mismatch& agreed) {
                              return asked.kind == agreed.kind && asked.onSheet == agreed.onSheet &&
                                     asked.expected == agreed.expected;
                            });
}

Phrase SheetQuestions::goOnOf(ConfirmationReason code) const {
  const bool isStored = m_subject.deed == Deed::Store;
  if (code == ConfirmationReason::SheetMisfiled)
    return isStored ? Phrase::StoreForThisBoard : Phrase::AcceptForThisBoard;
  return isStored ? Phrase::GoOnStoring : Phrase::GoOnAccepting;
}

bool SheetQuestions::answer(const desk::DeskError& error, desk::Author& author) {
  const desk::Question& question = *error.question;
  const QString text = m_session.questionText(m_session.find(m_subject.event), question);
  // A correction's name and reason are asked for where the result is told.
  bool isSaid = question.level == ConfirmationLevel::Note ||
                question.code == ConfirmationReason::ResultCorrected ||
                (question.code == ConfirmationReason::SheetMisfiled && isAgreed(question));
  if (question.code == ConfirmationReason::SheetNewer) {
    // What was looked at holds no more; there is nothing of one's own to put in its place.
    if (m_subject.content == Content::Stored) {
      m_session.refuse(text);
      return false;
    }
    if (!chooseVersion(text)) return false;
    isSaid = true;
  }
  if (question.level >= ConfirmationLevel::Confirm && (author.by.empty() || author.reason.empty())) {
    if (!askName(text, author)) return false;
    isSaid = true;
  }
  if (!isSaid && !m_session.isConfirmed(text, goOnOf(question.code))) return false;
  author.answers.push_back(models::Session::answerTo(question, text));
  return true;
}

bool SheetQuestions::chooseVersion(const QString& text) {
  std::optional<desk::SheetView> theirs;
  auto inForce = desk::SheetDesk(m_session.desk()).sheetInForce(m_subject.event, m_subject.place);
  if (inForce) theirs = *std::move(inForce);
  // What follows the first sentence stands above the two grids.
  VersionsDialog dialog(m_translator, text.section(u'\n', 0, 0), theirs, m_subject.mine, m_parent);
  const int chosen = dialog.exec();
  m_keepsTheirs = chosen == VersionsDialog::Theirs;
  return chosen == VersionsDialog::Mine;
}

bool SheetQuestions::askName(const QString& text, desk::Author& author) {
  const auto take = [this, &author](const desk::Author& named) {
    const bool isWhole = !named.by.empty() && !named.reason.empty();
    if (!isWhole) {
      desk::DeskError error;
      error.refusal = named.by.empty() ? desk::Refusal::ByRequired : desk::Refusal::ReasonRequired;
      m_session.refuse(error);
    }
    author.by = named.by;
    author.reason = named.reason;
    return isWhole;
  };
  const Phrase deed = m_subject.deed == Deed::Store ? Phrase::SaveSheet : Phrase::AcceptSheet;
  const QString why = text + QStringLiteral("\n\n") + m_translator(Phrase::WhoDoesIsKept);
  auto* dialog =
      new ConfirmationDialog(m_session, m_translator, {deed, deed, Phrase::MadeBy}, why, take, m_parent);
  return dialog->exec() == QDialog::Accepted;
}

}  // namespace damath::views
