// SPDX-License-Identifier: GPL-3.0-or-later
// Asks who makes a change and why, where the change asks for care, and makes it.
#pragma once

#include <functional>

#include "app/views/dialogs/form_dialog.hpp"

class QLineEdit;

namespace damath::views {

class ConfirmationDialog : public FormDialog {
  Q_OBJECT

 public:
  // Whether the change is made; a refusal is told through the session and keeps the dialog.
  using Make = std::function<bool(const desk::Author& author)>;

  // What the dialog is called, what its button does, and whose name is asked for.
  struct Names {
    words::Phrase title;
    words::Phrase submit;
    words::Phrase by;
  };

  ConfirmationDialog(models::Session& session, const models::Translator& translator, const Names& names,
                     const QString& introduction, Make make, QWidget* parent);

 protected:
  bool submit() override;

 private:
  Make m_make;
  QLineEdit* m_by;
  QLineEdit* m_reason;
};

}  // namespace damath::views
