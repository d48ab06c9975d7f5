// SPDX-License-Identifier: GPL-3.0-or-later
// Runs work in another thread and shows a dialog with its progress. Meanwhile the window is painted but
// accepts no other command. The dialog appears after a moment, with the work's name, its progress and a stop
// button. Three kinds of work use the dialog: work on files, work for which the session waits, and long
// changes of the contest file.
#pragma once

#include <QDialog>
#include <QTimer>
#include <functional>
#include <optional>

#include "app/window/session/file_work.hpp"
#include "app/window/session/session.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/store_words.hpp"

class QWidget;

namespace damath::window {

class WorkDialog : public QDialog {
  Q_OBJECT

 public:
  // The name of the work and the text of the stop button. If `end` is nullopt, the user cannot stop the work.
  struct Names {
    words::Phrase what{};
    std::optional<words::Phrase> end = {};
  };
  // Starts the work and shows the dialog. The dialog is hidden before the work's report (the function that
  // the work returns) runs, and is deleted afterwards. An exception of the work is shown as an error.
  static WorkDialog* run(Session& session, const Translator& translator, const Names& names,
                         FileWork::Work work, QWidget* parent);

  // Asks the work to stop; called when the user presses the stop button or Escape.
  void reject() override;

 private:
  WorkDialog(Session& session, const Translator& translator, const Names& names, QWidget* parent);
  void vanish();

  FileWork m_work;
  QTimer m_moment;
};

// Makes the session show a WorkDialog while it waits for the result of work in another thread
// (Waiting::waitBy). The dialog opens above the window's open dialog, if there is one, and has a stop button
// if the user may stop the work. Exceptions of the work are thrown to the caller that waits. The window must
// outlive the session's work.
void paintWhileWaiting(Session& session, const Translator& translator, QWidget& window);

// A long change of the contest file, which another thread makes with its own desk. The user cannot stop the
// change: it is made completely or not at all.
template <class T>
struct ChangeBeside {
  words::Phrase what{};  // the work's name, shown as progress
  // the event whose players a confirmation question names; {} if the change concerns the whole contest
  contest::EventId event{};
  std::function<desk::DeskResult<T>(desk::Desk& desk, const desk::Author& author)> make;
  // Called when the change has been made and the session has read the contest again, with the result of the
  // change. If the change failed, the error is shown and the argument is nullopt.
  std::function<void(std::optional<T> made)> done;
};

// Starts the change in another thread. If a confirmation question comes up, it appears in the window. After
// the user answers yes, the change is made once more, with this answer.
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
