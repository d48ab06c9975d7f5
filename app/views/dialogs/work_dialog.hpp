// SPDX-License-Identifier: GPL-3.0-or-later
// Work in a thread of its own that somebody waits for: the window is painted and answers meanwhile, and takes
// no other act. It says what is done, how far it is, and can be ended, where it takes more than a moment.
#pragma once

#include <QDialog>
#include <QTimer>
#include <optional>

#include "app/models/contest/file_work.hpp"
#include "app/models/contest/session.hpp"

namespace damath::views {

class WorkDialog : public QDialog {
  Q_OBJECT

 public:
  // What is done, and the word that ends it; without one it cannot be ended.
  struct Names {
    words::Phrase what{};
    std::optional<words::Phrase> end = {};
  };
  // Begins the work. The dialog is hidden before the report is made, and deleted after it;
  // what the work throws is refused.
  static WorkDialog* run(models::Session& session, const models::Translator& translator, const Names& names,
                         models::FileWork::Work work, QWidget* parent);

  // Ends the work.
  void reject() override;

 private:
  WorkDialog(models::Session& session, const models::Translator& translator, const Names& names,
             QWidget* parent);
  void vanish();

  models::FileWork m_work;
  QTimer m_moment;
};

}  // namespace damath::views
