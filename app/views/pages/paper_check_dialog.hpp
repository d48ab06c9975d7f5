// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that compares a returned printed form with the contest file and lists the changes since it was
// printed. A list shows every issued form, newest first.
#pragma once

#include "app/views/dialogs/form_dialog.hpp"

class QListWidget;
class QPlainTextEdit;

namespace damath::views {

class PaperCheckDialog : public FormDialog {
  Q_OBJECT

 public:
  PaperCheckDialog(models::Session& session, const models::Translator& translator, QWidget* parent);

 private:
  // Shows the answer. Returns false, so that the dialog stays open.
  bool submit() override;

  void fillIssued();

  QListWidget* m_issued;
  QLineEdit* m_number;
  QLineEdit* m_digest;
  QPlainTextEdit* m_answer;
};

}  // namespace damath::views
