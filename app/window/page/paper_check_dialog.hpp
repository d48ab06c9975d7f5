// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that compares a returned printed form with the contest file and lists the changes since it was
// printed. The user chooses the form in a list of all issued forms, newest first, or types its number and
// digest.
#pragma once

#include "app/window/dialogs/form_dialog.hpp"

class QListWidget;
class QPlainTextEdit;

namespace damath::window {

class PaperCheckDialog : public FormDialog {
  Q_OBJECT

 public:
  PaperCheckDialog(Session& session, const Translator& translator, QWidget* parent);

 private:
  // Compares the printed form with the contest file and shows the answer. Always returns false, so that the
  // dialog stays open.
  bool submit() override;

  void fillIssued();

  QListWidget* m_issued;
  QLineEdit* m_number;
  QLineEdit* m_digest;
  QPlainTextEdit* m_answer;
};

}  // namespace damath::window
