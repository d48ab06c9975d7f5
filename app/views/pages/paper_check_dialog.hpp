// SPDX-License-Identifier: GPL-3.0-or-later
// A paper that came back: whether it is what the file holds, and what was done since. Below, every paper that
// was issued, the newest first.
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
  // Answers and stays open.
  bool submit() override;

  void fillIssued();

  QListWidget* m_issued;
  QLineEdit* m_number;
  QLineEdit* m_digest;
  QPlainTextEdit* m_answer;
};

}  // namespace damath::views
