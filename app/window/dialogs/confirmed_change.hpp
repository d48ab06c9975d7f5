// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a change that may need confirmation. If the desk requires a name, a dialog shows the confirmation
// questions and asks for a name and a reason. A question of the level ConfirmationLevel::TwoSteps must then
// be answered once more.
#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <utility>

#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/session/session.hpp"
#include "app/window/text/translator.hpp"
#include "words/phrase.hpp"

class QWidget;

namespace damath::window {

struct ConfirmedChange {
  contest::EventId event{};  // the event whose entries a question may name; {} for no event
  words::Phrase title{};
  words::Phrase submit{};
  std::function<desk::DeskResult<void>(const desk::Author& author)> make;
  // Called after the change is made and the session has read the contest again.
  std::function<void()> done;
};

inline void makeConfirmed(Session& session, const Translator& translator, ConfirmedChange change,
                          QWidget* parent) {
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
  const ConfirmationDialog::Names names{change.title, change.submit, words::Phrase::MadeBy};
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
