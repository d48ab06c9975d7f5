// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that asks for the order in which the players of an event get new start numbers.
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
