// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that shows how the ranks would change if a game had another result. The user types that result.
// The dialog saves nothing; its button opens the normal result dialog with this result.
#pragma once

#include "app/window/dialogs/form_dialog.hpp"
#include "app/window/dialogs/result_fields.hpp"

class QComboBox;
class QPlainTextEdit;

namespace damath::window {

class WhatIfDialog : public FormDialog {
  Q_OBJECT

 public:
  // Precondition: the event has at least one game.
  WhatIfDialog(Session& session, const Translator& translator, const contest::Event& event, QWidget* parent);

  [[nodiscard]] const ResultFields& fields() const { return m_fields; }
  [[nodiscard]] desk::Place place() const;
  void choose(desk::Place place);
  // Returns the shown text about the changed ranks.
  [[nodiscard]] QString preview() const;

 protected:
  // Closes the dialog and stores nothing. The caller then opens the result dialog, which asks the necessary
  // questions.
  bool submit() override { return true; }

 private:
  void showGame();
  void showMoves();

  contest::EventId m_event;
  QComboBox* m_game;
  ResultFields m_fields;
  QPlainTextEdit* m_moves;
};

}  // namespace damath::window
