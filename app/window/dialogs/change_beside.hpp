// SPDX-License-Identifier: GPL-3.0-or-later
// A long change of the contest file, which another thread makes with its own desk. The user cannot stop the
// change: it is made completely or not at all.
#pragma once

#include <QWidget>
#include <functional>
#include <optional>
#include <utility>

#include "app/window/dialogs/work_dialog.hpp"
#include "app/window/session/own_desk.hpp"
#include "app/window/session/session.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/store_words.hpp"
#include "words/phrase.hpp"

namespace damath::window {

template <class T>
struct ChangeBeside {
  words::Phrase what{};  // the name of the change, shown while it runs
  // the event whose players a confirmation question names; {} if the change concerns the whole contest
  contest::EventId event{};
  std::function<desk::DeskResult<T>(desk::Desk& desk, const desk::Author& author)> make;
  // Called when the change has been made and the session has read the contest again, with the result of the
  // change. If the change failed, the error is shown and the argument is nullopt. The argument is nullopt too
  // if another contest is open by then.
  std::function<void(std::optional<T> made)> done;
};

// Starts the change in another thread. If the desk asks a confirmation question, the question appears in the
// window and nothing is changed yet. After the user answers yes, the change starts again with this answer.
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
      // The user may have opened another contest while the change was being made. Then `done` gets nullopt.
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
