// SPDX-License-Identifier: GPL-3.0-or-later
// Asks in which order the players of an event get their start numbers anew.
#pragma once

#include "app/views/dialogs/form_dialog.hpp"

class QComboBox;

namespace damath::views {

class RenumberDialog : public FormDialog {
  Q_OBJECT

 public:
  RenumberDialog(models::Session& session, const models::Translator& translator, contest::EventId event,
                 QWidget* parent);

 Q_SIGNALS:
  void renumbered();

 private:
  bool submit() override;

  contest::EventId m_event;
  QComboBox* m_order;
};

}  // namespace damath::views
