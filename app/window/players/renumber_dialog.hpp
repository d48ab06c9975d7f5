// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that asks for the order in which the players of an event get new start numbers.
#pragma once

#include "app/window/dialogs/form_dialog.hpp"

class QComboBox;

namespace damath::window {

class RenumberDialog : public FormDialog {
  Q_OBJECT

 public:
  RenumberDialog(Session& session, const Translator& translator, contest::EventId event, QWidget* parent);

 Q_SIGNALS:
  void renumbered();

 private:
  bool submit() override;

  contest::EventId m_event;
  QComboBox* m_order;
};

}  // namespace damath::window
