// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/sheet_questions.hpp"

#include <algorithm>

#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/scoresheet/dialogs/versions_dialog.hpp"
#include "app/window/text/contest_text.hpp"

namespace damath::window {

using desk::ConfirmationLevel;
using desk::ConfirmationReason;
using words::Phrase;

bool SheetQuestions::isInForm(const desk::Question& question) const {
  // The question ResultCorrected gets no message box of its own. The form that asks for the name and the
  // reason is confirmation enough.
  if (question.level == ConfirmationLevel::Note || question.code == ConfirmationReason::ResultCorrected ||
      std::ranges::find(m_inForm, question.code) != m_inForm.end()) {
    return true;
  }
  const auto* misfiled = question.as<desk::Misfiling>();
  return misfiled != nullptr &&
         std::ranges::equal(misfiled->mismatches, m_subject.agreed,
                            [](const desk::Mismatch& asked, const desk::Mismatch& agreed) {
                              return asked.kind == agreed.kind && asked.onSheet == agreed.onSheet &&
                                     asked.expected == agreed.expected;
                            });
}

bool SheetQuestions::answer(const desk::DeskError& error, desk::Author& author) {
  const std::vector<desk::Question> asked = error.questions();
  QStringList texts;
  QStringList untold;
  bool isNameWanted = false;
  bool isMisfiled = false;
  for (const desk::Question& question : asked) {
    const QString text = m_session.confirmations().textOf(m_subject.event, question);
    texts << text;
    isNameWanted |= question.level >= ConfirmationLevel::Confirm;
    isMisfiled |=
        question.code == ConfirmationReason::SheetMisfiled || question.code == ConfirmationReason::SheetTwice;
    if (isInForm(question)) continue;
    if (question.code == ConfirmationReason::SheetNewer) {
      // The user acts on a saved version and has no unsaved text. Another program has saved a newer version,
      // so there is nothing to choose between: shows the error.
      if (m_subject.content == Content::Stored) {
        m_session.refusals().show(text);
        return false;
      }
      if (!chooseVersion(text)) return false;
    } else {
      untold << text;
    }
  }
  isNameWanted &= author.by.empty() || author.reason.empty();
  if (isNameWanted && m_askInForm) {
    for (const desk::Question& question : asked) m_inForm.push_back(question.code);
    desk::DeskError missing = error;
    missing.refusal = author.by.empty() ? desk::Refusal::ByRequired : desk::Refusal::ReasonRequired;
    m_askInForm(missing);
    return false;
  }
  const bool isStored = m_subject.intent == Intent::Store;
  const Phrase goOn = isMisfiled ? (isStored ? Phrase::StoreForThisBoard : Phrase::AcceptForThisBoard)
                                 : (isStored ? Phrase::GoOnStoring : Phrase::GoOnAccepting);
  const QString gap = QStringLiteral("\n\n");
  if (isNameWanted) {
    if (!askName((untold.isEmpty() ? texts : untold).join(gap), author)) return false;
  } else if (!untold.isEmpty() && !m_session.confirmations().isConfirmed(untold.join(gap), goOn)) {
    return false;
  }
  for (std::size_t i = 0; i < asked.size(); ++i) {
    author.answers.push_back(answerTo(asked[i], texts.at(static_cast<qsizetype>(i))));
  }
  return true;
}

bool SheetQuestions::chooseVersion(const QString& text) {
  std::optional<desk::SheetView> theirs;
  auto inForce = desk::SheetDesk(m_session.desk()).sheetInForce(m_subject.event, m_subject.meeting.at);
  if (inForce) theirs = *std::move(inForce);
  // The dialog shows only the first line of the text. The facts in the other lines are also in the headings
  // of the dialog's two grids.
  VersionsDialog dialog(m_translator, text.section(u'\n', 0, 0), theirs, m_subject.mine, m_parent);
  if (const contest::Event* event = m_session.find(m_subject.event)) {
    dialog.setPlayers(entryName(m_session.contest(), *event, m_subject.meeting.blue),
                      entryName(m_session.contest(), *event, m_subject.meeting.red));
  }
  const int chosen = dialog.exec();
  m_keepsTheirs = chosen == VersionsDialog::Theirs;
  return chosen == VersionsDialog::Mine;
}

bool SheetQuestions::askName(const QString& text, desk::Author& author) {
  const auto take = [&author](const desk::Author& named) {
    author.by = named.by;
    author.askedBy = named.askedBy;
    author.reason = named.reason;
    return true;
  };
  const Phrase what = m_subject.intent == Intent::Store ? Phrase::SaveSheet : Phrase::AcceptSheet;
  const QString why = text + QStringLiteral("\n\n") + m_translator(Phrase::WhoDoesIsKept);
  auto* dialog =
      new ConfirmationDialog(m_session, m_translator, {what, what, Phrase::MadeBy}, why, take, m_parent);
  return dialog->exec() == QDialog::Accepted;
}

}  // namespace damath::window
