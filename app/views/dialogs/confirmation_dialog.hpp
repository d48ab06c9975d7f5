// SPDX-License-Identifier: GPL-3.0-or-later
// Says what a command is about to do, asks who does it and why where that is to be known, and does it once it
// is confirmed.
#pragma once

#include <functional>
#include <optional>

#include "app/views/dialogs/form_dialog.hpp"

class QLineEdit;

namespace damath::views {

class ConfirmationDialog : public FormDialog {
  Q_OBJECT

 public:
  // Whether the change is made; a refusal is shown through the session and keeps the dialog.
  using Make = std::function<bool(const desk::Author& author)>;

  // What the dialog is called, what its button does, and whose name is asked for; where nobody's is, no
  // reason is asked either. What is asked for has to be said, but where it may be left open.
  enum class Why { Asked, NotAsked, MayBeOpen };
  struct Names {
    words::Phrase title;
    words::Phrase submit;
    std::optional<words::Phrase> by;
    Why why = Why::Asked;
  };

  ConfirmationDialog(models::Session& session, const models::Translator& translator, const Names& names,
                     const QString& introduction, Make make, QWidget* parent);

  // Who and why as they were said already; what nobody said stays empty.
  void propose(const QString& by, const QString& reason);

 private:
  bool submit() override;

  // Whether all that has to be said is there; where not, what is missing is shown.
  [[nodiscard]] bool isSaid(const desk::Author& author);

  Make m_make;
  Why m_why;
  QLineEdit* m_by = nullptr;  // null where it is not asked, as the reason
  QLineEdit* m_reason = nullptr;
};

}  // namespace damath::views
