// SPDX-License-Identifier: GPL-3.0-or-later
// The line at the foot of the hall's display. Empty: none.
#pragma once

#include "app/views/dialogs/form_dialog.hpp"

namespace damath::views {

class NoticeDialog : public FormDialog {
  Q_OBJECT

 public:
  NoticeDialog(models::Session& session, const models::Translator& translator, const QString& notice,
               QWidget* parent);

 Q_SIGNALS:
  void given(const QString& notice);

 protected:
  bool submit() override;

 private:
  QLineEdit* m_line;
};

}  // namespace damath::views
