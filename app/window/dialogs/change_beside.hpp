// SPDX-License-Identifier: GPL-3.0-or-later
// A long change of the contest file, made in another thread by its own desk. The change cannot be stopped: it
// is made completely or not at all.
#pragma once

#include <functional>
#include <optional>

#include "app/window/dialogs/work_dialog.hpp"
#include "app/window/session/own_desk.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/store_words.hpp"

namespace damath::window {

template <class T>
struct ChangeBeside {
  words::Phrase what{};      // the work's name, shown as progress
  contest::EventId event{};  // the event whose entries a question names; {} for the whole contest
  std::function<desk::DeskResult<T>(desk::Desk& desk, const desk::Author& author)> make;
  // Called after the session has read the change, or with nullopt after an error, which is shown.
  std::function<void(std::optional<T> made)> done;
};

// Starts the change. Confirmation questions appear in the window; after a confirmation the change is made
// again.
template <class T>
void makeBeside(Session& session, const Translator& translator, ChangeBeside<T> change,
                const desk::Author& author, QWidget* parent) {
  const auto again = [&session, &translator, change, parent](const desk::Author& answering) {
    makeBeside(session, translator, change, answering, parent);
  };
  const auto work = [&session, &translator, change, author, again,
                     place = session.place()](const FileWork::Watch&) -> FileWork::Report {
    OwnDesk own(place, OwnDesk::Use::Change);
    if (!own.opening.desk) {
      return [&session, &translator, change, verdict = own.opening.verdict] {
        session.refusals().show(toQt(words::message(verdict, translator.language())));
        change.done(std::nullopt);
      };
    }
    auto outcome = change.make(*own.opening.desk, author);
    return [&session, change, author, again, of = place.text(), outcome = std::move(outcome),
            made = own.opening.desk->openFile().made] {
      // The user may have opened another contest meanwhile.
      if (!session.isOpen() || session.place().text() != of) return change.done(std::nullopt);
      desk::Author answering = author;
      if (!outcome && session.confirmations().goesOn(change.event, outcome.error(), {}, answering)) {
        return again(answering);
      }
      session.desk().openFile().made.insert(made.begin(), made.end());
      change.done(session.changed(outcome));
    };
  };
  session.ownChangesWhile(*WorkDialog::run(session, translator, {change.what, {}}, work, parent));
}

}  // namespace damath::window
