// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/confirmed_change.hpp"

#include <QString>
#include <QStringList>
#include <utility>

#include "app/window/dialogs/confirmation_dialog.hpp"

namespace damath::window {

using words::Phrase;

void makeConfirmed(Session& session, const Translator& translator, ConfirmedChange change, QWidget* parent) {
  auto first = session.withConfirmation(change.event, session.author(), change.make);
  const bool asksWho =
      !first && first.error().refusal == desk::Refusal::ByRequired && first.error().question() != nullptr;
  if (!asksWho) {
    if (session.changed(first)) change.done();
    return;
  }
  QStringList questions;
  for (const desk::Question& question : first.error().questions()) {
    questions << session.confirmations().textOf(change.event, question);
  }
  const ConfirmationDialog::Names names{change.title, change.submit, Phrase::MadeBy};
  const auto make = [&session, change = std::move(change)](const desk::Author& author) {
    const bool isMade = session.changed(session.withConfirmation(change.event, author, change.make));
    if (isMade) change.done();
    return isMade;
  };
  auto* dialog = new ConfirmationDialog(session, translator, names, questions.join(QStringLiteral("\n\n")),
                                        make, parent);
  dialog->open();
}

}  // namespace damath::window
