// SPDX-License-Identifier: GPL-3.0-or-later
// What would move if a game had another result, shown while it is typed; nothing is entered by looking. From
// here it can be entered as every result is.
#pragma once

#include "app/views/dialogs/form_dialog.hpp"
#include "app/views/dialogs/result_fields.hpp"

class QComboBox;
class QPlainTextEdit;

namespace damath::views {

class WhatIfDialog : public FormDialog {
  Q_OBJECT

 public:
  // Promise: the event has a game.
  WhatIfDialog(models::Session& session, const models::Translator& translator, const contest::Event& event,
               QWidget* parent);

  [[nodiscard]] const ResultFields& fields() const { return m_fields; }
  [[nodiscard]] desk::Place place() const;
  void choose(desk::Place place);
  // What would move, as it is shown now.
  [[nodiscard]] QString preview() const;

 protected:
  // Entering is the result dialog's, with all that it asks; whoever opened this goes on to it.
  bool submit() override { return true; }

 private:
  void showGame();
  void showMoves();

  contest::EventId m_event;
  QComboBox* m_game;
  ResultFields m_fields;
  QPlainTextEdit* m_moves;
};

}  // namespace damath::views
