// SPDX-License-Identifier: GPL-3.0-or-later
// The line at the foot of the hall's display, which the contest file keeps with who set it. Empty: none.
#pragma once

#include "app/views/dialogs/form_dialog.hpp"

namespace damath::views {

class NoticeDialog : public FormDialog {
  Q_OBJECT

 public:
  NoticeDialog(models::Session& session, const models::Translator& translator, QWidget* parent);

 Q_SIGNALS:
  // It is kept now.
  void given(const QString& notice);

 private:
  bool submit() override;

  QLineEdit* m_line;
};

}  // namespace damath::views
