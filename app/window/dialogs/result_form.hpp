// SPDX-License-Identifier: GPL-3.0-or-later
// The base of dialogs with the fields of a result. The totals are required or not by the ruleset and the
// chosen ending.
#pragma once

#include <optional>

#include "app/window/dialogs/form_dialog.hpp"
#include "app/window/dialogs/result_fields.hpp"
#include "app/window/session/session.hpp"

namespace damath::window {

class ResultForm : public FormDialog {
  Q_OBJECT

 protected:
  ResultForm(Session& session, const Translator& translator, contest::EventId event, QWidget* parent);

  void addResultFields();
  // Returns the typed result. If a total is not one number, selects it, shows the error and returns nullopt.
  // Returns nullopt also if the event no longer exists.
  [[nodiscard]] std::optional<contest::ResultInput> typedResult();
  [[nodiscard]] QWidget* fieldOf(const desk::DeskError& error) const override;

  contest::EventId m_event;
  ResultFields m_fields;

 private:
  void wantTotals();
};

}  // namespace damath::window
