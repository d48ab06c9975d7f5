// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog for the notice line at the foot of the projector display. The contest file stores the line and the
// name of the person who set it. An empty line removes the notice.
#pragma once

#include "app/window/dialogs/form_dialog.hpp"

namespace damath::window {

class NoticeDialog : public FormDialog {
  Q_OBJECT

 public:
  NoticeDialog(Session& session, const Translator& translator, QWidget* parent);

 Q_SIGNALS:
  // Emitted after the notice is stored.
  void given(const QString& notice);

 private:
  bool submit() override;

  QLineEdit* m_line;
};

}  // namespace damath::window
