// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog with the fields of a result. The ruleset and the ending determine whether the totals are required.
#pragma once

#include "app/window/dialogs/form_dialog.hpp"
#include "app/window/dialogs/result_fields.hpp"

namespace damath::window {

class ResultForm : public FormDialog {
  Q_OBJECT

 protected:
  ResultForm(Session& session, const Translator& translator, contest::EventId event, QWidget* parent);

  void addResultFields();
  // Returns the typed result; nullopt, after an error in the dialog, if a total is not a number.
  [[nodiscard]] std::optional<contest::ResultInput> typedResult();
  [[nodiscard]] QWidget* fieldOf(const desk::DeskError& error) const override;

  contest::EventId m_event;
  ResultFields m_fields;

 private:
  void wantTotals();
};

}  // namespace damath::window
