// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog for the notice at the foot of the hall display. The contest file stores the notice and the name of
// the person who set it. An empty text removes the notice.
#pragma once

#include "app/window/dialogs/form_dialog.hpp"

namespace damath::window {

class NoticeDialog : public FormDialog {
  Q_OBJECT

 public:
  NoticeDialog(Session& session, const Translator& translator, QWidget* parent);

 Q_SIGNALS:
  // Emitted after the contest file has stored the notice.
  void given(const QString& notice);

 private:
  bool submit() override;

  QLineEdit* m_line;
};

}  // namespace damath::window
