// SPDX-License-Identifier: GPL-3.0-or-later
// Runs work in another thread. If the work lasts longer than a moment, shows a dialog with the work's name,
// its progress and, if the user may stop the work, a stop button. While the dialog is open, the window is
// painted but accepts no other command. Three kinds of work use the dialog: work on files, work for which the
// session waits, and long changes of the contest file.
#pragma once

#include <QDialog>
#include <QTimer>
#include <functional>
#include <optional>

#include "app/window/session/file_work.hpp"
#include "app/window/session/session.hpp"

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
  // Starts the work; the dialog appears after a moment. The dialog is hidden before the work's report (the
  // function that the work returns) runs, and is deleted afterwards. An exception of the work is shown as an
  // error.
  static WorkDialog* run(Session& session, const Translator& translator, const Names& names,
                         FileWork::Work work, QWidget* parent);

  // Asks the work to stop; called when the user presses Escape or closes the dialog.
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

}  // namespace damath::window
