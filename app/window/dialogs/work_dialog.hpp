// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog for work in another thread. The window is still painted but accepts no other command. After a
// moment, the dialog shows the work's name, its progress and a stop button.
#pragma once

#include <QDialog>
#include <QTimer>
#include <optional>

#include "app/window/session/file_work.hpp"
#include "app/window/session/session.hpp"

namespace damath::window {

class WorkDialog : public QDialog {
  Q_OBJECT

 public:
  // The work's name and the text of the stop button. With nullopt the work cannot be stopped.
  struct Names {
    words::Phrase what{};
    std::optional<words::Phrase> end = {};
  };
  // Starts the work. The dialog is hidden before the report runs and deleted after it. An exception of the
  // work is shown as an error.
  static WorkDialog* run(Session& session, const Translator& translator, const Names& names,
                         FileWork::Work work, QWidget* parent);

  // Stops the work.
  void reject() override;

 private:
  WorkDialog(Session& session, const Translator& translator, const Names& names, QWidget* parent);
  void vanish();

  FileWork m_work;
  QTimer m_moment;
};

}  // namespace damath::window
