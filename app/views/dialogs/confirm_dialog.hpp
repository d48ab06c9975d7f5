// SPDX-License-Identifier: GPL-3.0-or-later
// Says what a command is about to do and does it once that is confirmed; for what names nobody and needs no
// reason.
#pragma once

#include <functional>

#include "app/views/dialogs/form_dialog.hpp"

namespace damath::views {

class ConfirmDialog : public FormDialog {
  Q_OBJECT

 public:
  // Whether it is done; a refusal is told through the session and keeps the dialog.
  using Make = std::function<bool()>;

  ConfirmDialog(models::Session& session, const models::Translator& translator, words::Phrase title,
                const QString& introduction, Make make, QWidget* parent);

 protected:
  bool submit() override;

 private:
  Make m_make;
};

}  // namespace damath::views
