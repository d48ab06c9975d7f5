// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that says what a command will do and runs the command after confirmation. The dialog asks for a
// name and a reason if they are needed.
#pragma once

#include <functional>
#include <optional>

#include "app/window/dialogs/form_dialog.hpp"
#include "app/window/session/session.hpp"

class QLineEdit;
class QWidget;

namespace damath::window {

class ConfirmationDialog : public FormDialog {
  Q_OBJECT

 public:
  // Makes the change that the dialog describes. Returns false if the change was refused: then the session
  // shows the error, and the dialog stays open.
  using Make = std::function<bool(const desk::Author& author)>;

  // Tells if a dialog with a field for the name also has a field for the reason. MayBeOpen: it has both
  // fields, and both may stay empty.
  enum class Why { Asked, NotAsked, MayBeOpen };
  // The texts of the dialog, and the fields that it has.
  struct Names {
    words::Phrase title;
    words::Phrase submit;
    // The label of the field for the name; nullopt if the dialog asks for neither a name nor a reason.
    std::optional<words::Phrase> by;
    Why why = Why::Asked;
    // The sentence that the dialog shows if the user gives no reason; nullopt for the usual sentence.
    std::optional<words::Phrase> reasonWanted = {};
  };

  ConfirmationDialog(Session& session, const Translator& translator, const Names& names,
                     const QString& introduction, Make make, QWidget* parent);

  // Fills in a name, the person who asked, and a reason that are already known. An empty text leaves its
  // field empty.
  void propose(const QString& by, const QString& askedBy, const QString& reason);

 private:
  bool submit() override;

  // True if every required field is filled. Otherwise shows a message about the missing field.
  [[nodiscard]] bool isSaid(const desk::Author& author);

  Make m_make;
  Why m_why;
  std::optional<words::Phrase> m_reasonWanted;
  QLineEdit* m_by = nullptr;  // the field for the person's name; null if the dialog does not ask for a name
  QLineEdit* m_reason = nullptr;
};

}  // namespace damath::window
